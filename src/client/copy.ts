/**
 * Copies "Rival Kings 3.2 – title – address", and says so. Where that cannot be, it is shown to be
 * copied by hand.
 */
async function copyRule(button: HTMLButtonElement): Promise<void> {
  const rule = button.closest<HTMLElement>('.rule')!;
  const game = document.querySelector('.brand')?.textContent.trim() ?? '';
  const [number, title] = [...rule.querySelector('h3')!.children].map((part) =>
    part.textContent.trim(),
  );
  const address = new URL(`#${rule.id}`, location.href).href;
  const text = `${game} ${number} – ${title} – ${address}`;
  const isCopied = await copy(text);
  try {
    const { markCopied, showToCopy } = await import('./copied.ts');
    if (isCopied) markCopied(rule, button);
    else showToCopy(rule, text);
  } catch {
    location.hash = rule.id;
  }
}

/** Puts text on the clipboard; false where that cannot be, as without a secure connection. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shows the copy buttons, which need script, and lets them work. */
export function enableCopy(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = false;
    button.addEventListener('click', () => void copyRule(button));
  }
}
