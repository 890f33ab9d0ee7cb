import { word } from '../browser/page-words.ts';

/** How long a copied rule stays marked, in milliseconds. */
const SHOWN = 3000;

/** Copies "Rival Kings 3.2 – title – address", marks the rule and says so. */
async function copyRule(button: HTMLButtonElement): Promise<void> {
  const rule = button.closest<HTMLElement>('.rule')!;
  const game = document.querySelector('.brand')?.textContent.trim() ?? '';
  const [number, title] = [...rule.querySelector('h3')!.children].map((part) => part.textContent.trim());
  const address = new URL(`#${rule.id}`, location.href).href;
  try {
    await navigator.clipboard.writeText(`${game} ${number} – ${title} – ${address}`);
  } catch {
    location.hash = rule.id;
    return;
  }
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

/** Shows the copy buttons, which need script, and lets them work. */
export function enableCopy(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = false;
    button.addEventListener('click', () => void copyRule(button));
  }
}
