import { openOver } from '../browser/over-page.ts';

/**
 * Lays a small card over the page, in place of one that lies there: a modal dialog. Its buttons,
 * Esc, the browser’s way back and a tap beside it put it away.
 */
export function layCard(
  name: { readonly label: string } | { readonly heading: HTMLElement },
  ...content: readonly Node[]
): HTMLDialogElement {
  document.querySelector<HTMLDialogElement>('dialog.rule-card')?.close();
  const card = document.createElement('dialog');
  card.className = 'rule-card';
  if ('label' in name) card.setAttribute('aria-label', name.label);
  else {
    name.heading.id = 'rule-card-title';
    card.setAttribute('aria-labelledby', name.heading.id);
  }
  card.append(...content);
  card.addEventListener('click', (event) => event.target === card && card.close());
  card.addEventListener('close', () => card.remove());
  document.body.append(card);
  openOver(card);
  return card;
}
