import { word } from '../browser/page-words.ts';

/** How long a copied rule stays marked, in milliseconds. */
const SHOWN = 3000;

/** Shows below a rule what could not be copied, selected for the reader to copy it. */
export function showToCopy(rule: HTMLElement, text: string): void {
  document.querySelector('.to-copy')?.remove();
  const box = document.createElement('div');
  box.className = 'notice to-copy';
  box.setAttribute('role', 'status');
  const [sentence, shown] = [document.createElement('p'), document.createElement('p')];
  shown.className = 'small';
  box.append(sentence, shown);
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
  const before = [...button.childNodes];
  rule.classList.add('copied');
  const sign = button.querySelector('svg')!.cloneNode(true) as Element;
  sign.querySelector('use')!.setAttribute('href', '#i-check');
  const marked = document.createElement('span');
  marked.className = 'ui';
  marked.ariaHidden = 'true';
  marked.textContent = word('rule.copied');
  button.replaceChildren(sign, marked);
  const status = document.createElement('span');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  rule.append(status);
  // Said only where the region was there before its words.
  setTimeout(() => (status.textContent = word('rule.copied')));
  setTimeout(() => {
    rule.classList.remove('copied');
    button.replaceChildren(...before);
    status.remove();
  }, SHOWN);
}
