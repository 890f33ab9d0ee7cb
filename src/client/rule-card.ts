import { loadStyles } from '../browser/load-styles.ts';
import styles from '../styles/rule-card.css?url';
import { followBack } from './back.ts';
import { word } from '../browser/page-words.ts';

/** A rule as `rules.json` holds it, by id. */
interface RuleText {
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

let rules: Promise<Readonly<Record<string, RuleText>>> | undefined;

async function load(address: string): Promise<Readonly<Record<string, RuleText>>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Readonly<Record<string, RuleText>>;
}

/** Shows the rule at an address in a small card over the page. Tapping outside or Esc closes it; without the text the link is followed. */
export async function openRuleCard(href: string): Promise<void> {
  const { pathname, hash } = new URL(href);
  const [, , game] = pathname.split('/');
  rules ??= load(`/${document.documentElement.lang}/${game}/rules.json`);
  const found = rules.then(
    (all) => all[hash.slice(1)],
    () => (rules = undefined),
  );
  const [rule] = await Promise.all([found, loadStyles(styles)]);
  if (!rule) return location.assign(href);
  show(rule, href);
}

function show(rule: RuleText, href: string): void {
  document.querySelector<HTMLDialogElement>('dialog.rule-card')?.close();
  const card = document.createElement('dialog');
  card.className = 'rule-card';
  card.setAttribute('aria-labelledby', 'rule-card-title');
  const title = element('h2', '', element('b', rule.number), ` ${rule.title}`);
  title.id = 'rule-card-title';
  const text = element('p', '', rule.text);
  text.className = 'text';
  const link = element('a', '', word('rule.open')) as HTMLAnchorElement;
  link.className = 'button';
  link.href = href;
  const close = element('button', '', '×');
  close.className = 'button bare close';
  close.setAttribute('aria-label', word('rule.close'));
  close.addEventListener('click', () => card.close());
  link.addEventListener('click', () => {
    followBack(link);
    card.close();
  });
  card.append(title, text, link, close);
  card.addEventListener('click', (event) => event.target === card && card.close());
  card.addEventListener('close', () => card.remove());
  document.body.append(card);
  card.showModal();
}

function element(name: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
