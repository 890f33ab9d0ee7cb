import { word } from './words.ts';

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
export function openShortcuts(): void {
  document.querySelector<HTMLDialogElement>('dialog.rule-card')?.close();
  const card = document.createElement('dialog');
  card.className = 'rule-card';
  card.setAttribute('aria-label', word('shortcuts.title'));
  const rows = SHORTCUTS.map(([key, name]) => `<li class="row"><kbd>${key}</kbd> ${word(`shortcuts.${name}`)}</li>`).join('');
  card.innerHTML = `<h2>${word('shortcuts.title')}</h2><ul class="text ui">${rows}</ul>`;
  const close = document.createElement('button');
  close.className = 'button';
  close.textContent = word('rule.close');
  close.addEventListener('click', () => card.close());
  card.append(close);
  card.addEventListener('click', (event) => event.target === card && card.close());
  card.addEventListener('close', () => card.remove());
  document.body.append(card);
  card.showModal();
}
