import { word } from '../browser/page-words.ts';

/** How long a copied rule stays marked, in milliseconds. */
const SHOWN = 3000;

/** Shows below a rule what could not be copied, selected for the reader to copy it. */
export function showToCopy(rule: HTMLElement, text: string): void {
  document.querySelector('.to-copy')?.remove();
  const box = document.createElement('div');
  box.className = 'notice to-copy';
  box.setAttribute('role', 'status');
  box.innerHTML = '<p></p><p class="small"></p>';
  const [sentence, shown] = [...box.children] as [HTMLElement, HTMLElement];
  rule.after(box);
  // Said only where the region was there before its words.
  setTimeout(() => {
    sentence.textContent = word('share.not-copied');
    shown.textContent = text;
    getSelection()?.selectAllChildren(shown);
  });
}

/** Marks a rule as copied for a while, and says so. */
export function markCopied(rule: HTMLElement, button: HTMLButtonElement): void {
  document.querySelector('.to-copy')?.remove();
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
