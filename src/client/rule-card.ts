import { openPage } from '../browser/go.ts';
import { loadJson } from '../browser/load.ts';
import { BASE, namedIn } from '../i18n/base.ts';
import type { Locale } from '../i18n/locales.ts';
import { scriptLinks } from '../i18n/script-links.ts';
import { loadStyles } from '../browser/load-styles.ts';
import styles from '../styles/rule-card.css?url';
import { followBack } from './back.ts';
import { layCard } from './card.ts';
import { word } from '../browser/page-words.ts';

/**
 * A rule as `rules.json` holds it by id, a term as `terms.json` does, or the question and the
 * answer of a ruling as `ruled.json` does.
 */
interface CardWords {
  /** Of a rule. */
  readonly number?: string;
  readonly title: string;
  readonly text: string;
  /** Of a term: the rule that says so, where there is one. */
  readonly rule?: {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    readonly chapter: string;
  };
}

/** Where the words of a card come from, and the word for the way to the page that has them. */
interface Source {
  readonly file: string;
  readonly open: string;
}

const RULES: Source = { file: 'rules', open: 'rule.open' };

/** By the part of the game that an address leads to; everything else is a rule. */
const SOURCES: Readonly<Record<string, Source>> = {
  glossary: { file: 'terms', open: 'rule.open-term' },
  rulings: { file: 'ruled', open: 'rule.open-rulings' },
};

const files = new Map<string, Promise<Readonly<Record<string, CardWords>>>>();

/**
 * Shows the rule, the term or the ruling at an address in a small card over the page. Tapping
 * outside or Esc closes it; without the text the link is followed, if that can be.
 */
export async function openRuleCard(href: string): Promise<void> {
  const { pathname, hash } = new URL(href);
  const [locale, game, part, page] = namedIn(pathname);
  const source = SOURCES[part!] ?? RULES;
  const address = `${BASE}${document.documentElement.lang}/${game}/${source.file}.json`;
  const file = files.get(address) ?? loadJson<Readonly<Record<string, CardWords>>>(address);
  files.set(address, file);
  const found = file.then(
    // An open ruling has a page of its own.
    (all) => all[hash.slice(1) || page!],
    () => void files.delete(address),
  );
  const [card] = await Promise.all([found, loadStyles(styles)]);
  if (!card) return openPage(href);
  const link = linkTo(href, 'button', word(source.open));
  link.addEventListener('click', () => followBack(link));
  const { rule } = card;
  // It opens in place of the term.
  const chip =
    rule &&
    linkTo(
      scriptLinks.rule(locale as Locale, game!, rule.chapter, rule.id),
      'chip',
      numberOf(rule.number),
      element('span', '', rule.title),
    );
  show(card, link, chip && element('p', 'row', chip));
}

/** `chip`: the rule behind a term. */
function show({ number, title, text }: CardWords, link: HTMLElement, chip?: HTMLElement): void {
  const heading = element('h2', '', ...(number ? [numberOf(number)] : []), ` ${title}`);
  const close = element('button', 'button bare close', '×');
  close.setAttribute('aria-label', word('rule.close'));
  close.addEventListener('click', () => card.close());
  const card = layCard(
    { heading },
    heading,
    element('p', 'text', text),
    ...(chip ? [chip] : []),
    link,
    close,
  );
}

/** The number of a rule, which no translator takes for a word. */
function numberOf(number: string): HTMLElement {
  const made = element('b', '', number);
  made.translate = false;
  return made;
}

function linkTo(href: string, className: string, ...content: (string | Node)[]): HTMLAnchorElement {
  const link = element('a', className, ...content) as HTMLAnchorElement;
  link.href = href;
  return link;
}

function element(name: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}
