/** Copies "Rival Kings 3.2 – title – address", and says so. Where that cannot be, the address bar has the rule. */
async function copyRule(button: HTMLButtonElement): Promise<void> {
  const rule = button.closest<HTMLElement>('.rule')!;
  const game = document.querySelector('.brand')?.textContent.trim() ?? '';
  const [number, title] = [...rule.querySelector('h3')!.children].map((part) => part.textContent.trim());
  const address = new URL(`#${rule.id}`, location.href).href;
  try {
    await navigator.clipboard.writeText(`${game} ${number} – ${title} – ${address}`);
    (await import('./copied.ts')).markCopied(rule, button);
  } catch {
    location.hash = rule.id;
  }
}

/** Shows the copy buttons, which need script, and lets them work. */
export function enableCopy(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = false;
    button.addEventListener('click', () => void copyRule(button));
  }
}
