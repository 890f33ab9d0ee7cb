import { openPage } from '../browser/go.ts';
import { loadJson } from '../browser/load.ts';
import { BASE, namedIn } from '../i18n/base.ts';
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
  readonly rule?: { readonly number: string; readonly title: string; readonly href: string };
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
  const [, game, part, page] = namedIn(pathname);
  const source = SOURCES[part!] ?? RULES;
  const address = `${BASE}${document.documentElement.lang}/${game}/${source.file}.json`;
  const file = files.get(address) ?? loadJson<Readonly<Record<string, CardWords>>>(address);
  files.set(address, file);
  const found = file.then(
    // An open ruling has a page of its own.
    (all) => all[hash.slice(1) || page!],
    () => void files.delete(address),
  );
  const [told] = await Promise.all([found, loadStyles(styles)]);
  if (!told) return openPage(href);
  show(told, source.open, href);
}

function show({ number, title, text, rule }: CardWords, open: string, href: string): void {
  const heading = element('h2', '', ...(number ? [numberOf(number)] : []), ` ${title}`);
  const link = element('a', 'button', word(open)) as HTMLAnchorElement;
  link.href = href;
  const close = element('button', 'button bare close', '×');
  close.setAttribute('aria-label', word('rule.close'));
  close.addEventListener('click', () => card.close());
  link.addEventListener('click', () => followBack(link));
  const card = layCard(
    { heading },
    heading,
    element('p', 'text', text),
    ...(rule ? [chipOf(rule)] : []),
    link,
    close,
  );
}

/** The rule behind a term: it opens in place of it. */
function chipOf({ number, title, href }: NonNullable<CardWords['rule']>): HTMLElement {
  const chip = element(
    'a',
    'chip',
    numberOf(number),
    element('span', '', title),
  ) as HTMLAnchorElement;
  chip.href = href;
  return element('p', 'row', chip);
}

/** The number of a rule, which no translator takes for a word. */
function numberOf(number: string): HTMLElement {
  const made = element('b', '', number);
  made.translate = false;
  return made;
}

function element(name: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}
