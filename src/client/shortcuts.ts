import { loadWords } from '../browser/load.ts';
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
  document.querySelector<HTMLDialogElement>('dialog.rule-card')?.close();
  const card = document.createElement('dialog');
  card.className = 'rule-card';
  card.setAttribute('aria-label', words['shortcuts.title']!);
  const rows = SHORTCUTS.map(([key, name]) => `<li class="row"><kbd>${key}</kbd> ${words[`shortcuts.${name}`]!}</li>`).join('');
  card.innerHTML = `<h2>${words['shortcuts.title']!}</h2><ul class="text ui">${rows}</ul>`;
  const close = document.createElement('button');
  close.className = 'button';
  close.textContent = word('rule.close');
  close.addEventListener('click', () => card.close());
  card.append(close);
  card.addEventListener('click', (event) => event.target === card && card.close());
  card.addEventListener('close', () => card.remove());
  // Pressed again, the list stays: a second one would come when this one may be put away already. Keys may still reach one that is closed.
  card.addEventListener('keydown', (event) => event.key === '?' && card.open && event.stopPropagation());
  document.body.append(card);
  card.showModal();
}
