import { loadWords } from '../browser/load.ts';
import { layCard } from './card.ts';
import { word } from '../browser/page-words.ts';

const SHORTCUTS = [
  ['/', 'search'],
  ['→', 'step'],
  ['←', 'back'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

/** Lists the keyboard shortcuts. */
export async function openShortcuts(): Promise<void> {
  const words = await loadWords('shortcuts');
  const rows = SHORTCUTS.map(([key, name]) => {
    const [row, pressed] = [document.createElement('li'), document.createElement('kbd')];
    row.className = 'row';
    pressed.textContent = key;
    row.append(pressed, ` ${words[`shortcuts.${name}`]!}`);
    return row;
  });
  const [heading, list] = [document.createElement('h2'), document.createElement('ul')];
  heading.textContent = words['shortcuts.title']!;
  list.className = 'text ui';
  list.append(...rows);
  const close = document.createElement('button');
  close.className = 'button';
  close.textContent = word('rule.close');
  close.addEventListener('click', () => card.close());
  const card = layCard({ heading }, heading, list, close);
  // Pressed again, the list stays: a second one would come when this one may be put away already.
  // Keys may still reach one that is closed.
  card.addEventListener(
    'keydown',
    (event) => event.key === '?' && card.open && event.stopPropagation(),
  );
}
