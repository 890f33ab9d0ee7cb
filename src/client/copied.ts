import { word } from '../browser/page-words.ts';

/** How long a copied rule stays marked, in milliseconds. */
const SHOWN = 3000;

/** Marks a rule as copied for a while, and says so. */
export function markCopied(rule: HTMLElement, button: HTMLButtonElement): void {
  if (rule.classList.contains('copied')) return;
  const before = button.innerHTML;
  rule.classList.add('copied');
  button.innerHTML = `<svg class="icon" aria-hidden="true"><use href="#i-check"/></svg><span class="ui" aria-hidden="true">${word('rule.copied')}</span>`;
  const status = document.createElement('span');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  rule.append(status);
  // Said only where the region was there before its words.
  setTimeout(() => (status.textContent = word('rule.copied')));
  setTimeout(() => {
    rule.classList.remove('copied');
    button.innerHTML = before;
    status.remove();
  }, SHOWN);
}
