import { isOver, openScene as openOver } from '../../browser/over-page.ts';
import styles from '../../styles/scene-open.css?url';
import { loadStyles } from '../../browser/load-styles.ts';
import { pageOf } from '../../browser/page.ts';
import { loadFit } from '../registry.ts';
import { listenForPulls } from './swipes.ts';

/**
 * Opens a scenario that stands in a page as a still: a dialog over the page, with the whole screen
 * for it. Its ribbon, Esc, the browser's way back and a swipe down close it; the page then stands
 * where it stood, and the step that was left lies in the place of the still.
 */
export async function openScene(place: HTMLElement): Promise<void> {
  const scene = place.parentElement!;
  const fit = await loadFit(pageOf(document).game);
  await Promise.all([styles, ...fit].map(loadStyles));
  const dialog = document.createElement('dialog');
  dialog.className = 'scene-open';
  dialog.setAttribute('aria-label', place.querySelector('h2, h3')!.textContent.trim());
  if (!scene.querySelector('.still')) scene.append(stillOf(place));
  place.classList.add('alone');
  dialog.append(place);
  document.body.append(dialog);
  const page = openOver(dialog);

  dialog.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('.way-back') && dialog.close(),
  );
  listenForPulls(dialog, () => dialog.close());
  dialog.addEventListener('close', () => {
    place.classList.remove('alone');
    scene.prepend(place);
    dialog.remove();
    scene.querySelector<HTMLElement>('.scene-play')!.focus({ preventScroll: true });
    // A rule was opened in this page: it is what the reader wants to see now.
    if (!isOver() && location.href !== page) document.querySelector(':target')?.scrollIntoView();
  });
}

/** What a scenario looks like before it is first played: it goes on giving the page its height. */
function stillOf(place: HTMLElement): Element {
  const still = document.createElement('div');
  still.className = 'player still';
  const player = place.querySelector('.player')!;
  still.toggleAttribute('data-ready', player.hasAttribute('data-ready'));
  still.append(...player.cloneNode(true).childNodes);
  still.querySelector('.steps-to-find')?.remove();
  for (const named of still.querySelectorAll('[id]')) named.removeAttribute('id');
  return still;
}
