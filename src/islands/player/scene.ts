import { isLaidOver, layOver, liftOff } from '../../browser/address.ts';
import styles from '../../styles/scene-open.css?url';
import { loadStyles } from '../../browser/load-styles.ts';
import { pageOf } from '../../browser/page.ts';
import { loadFit } from '../registry.ts';

/**
 * Opens a scenario that stands in a page as a still: a dialog over the page, with the whole screen for it. Its ribbon, Esc and the browser's way
 * back close it; the page then stands where it stood, and the still shows the step that was left.
 */
export async function openScene(place: HTMLElement): Promise<void> {
  const still = place.parentElement!;
  const fit = await loadFit(pageOf(document).game);
  await Promise.all([styles, ...(fit ? [fit] : [])].map(loadStyles));
  const dialog = document.createElement('dialog');
  dialog.className = 'scene-open';
  dialog.setAttribute('aria-label', place.querySelector('h2, h3')!.textContent.trim());
  const page = layOver();
  still.style.blockSize = `${still.offsetHeight}px`;
  place.classList.add('alone');
  dialog.append(place);
  document.body.append(dialog);
  dialog.showModal();

  const followHistory = (): void => {
    if (isLaidOver()) return;
    dialog.close();
    // A rule was opened in this page: it is what the reader wants to see now.
    if (location.href !== page) document.querySelector(':target')?.scrollIntoView();
  };
  addEventListener('popstate', followHistory);
  dialog.addEventListener('click', ({ target }) => (target as Element).closest('.way-back') && dialog.close());
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', followHistory);
    place.classList.remove('alone');
    still.prepend(place);
    still.style.removeProperty('block-size');
    dialog.remove();
    still.querySelector<HTMLElement>('.scene-play')!.focus({ preventScroll: true });
    liftOff();
  });
}
