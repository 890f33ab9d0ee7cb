// Brings scenarios and tools to life when they come near the screen.
import { buttonOf } from '../browser/button.ts';
import { canReach, openPage, sayBroken } from '../browser/go.ts';
import { inTime } from '../browser/in-time.ts';
import { word } from '../browser/page-words.ts';
import { ReaderError } from '../browser/reader-error.ts';
import { letStepsBeFound } from './find-steps.ts';

// What styles hide until a player is there (class `js`) is not hidden in vain. The early script of
// every page (`site/head.ts`) takes the class away where scripts fail and this does not stand
// there.
document.documentElement.dataset.alive = '';
document.documentElement.classList.add('js');

/** How far beyond the screen. */
const AHEAD = '200px';

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void mountNear(target as HTMLElement);
  },
  { rootMargin: AHEAD },
);

/** Places whose players are there or waited for, and players on their way. */
const woken = new Set<HTMLElement>();
const coming = new Map<HTMLElement, Promise<void>>();

/**
 * Puts the player in place; where it cannot be had in time the steps stand there in words, until it
 * comes after all, or the place comes near again.
 */
async function mountNear(place: HTMLElement): Promise<void> {
  if (woken.has(place)) return;
  woken.add(place);
  try {
    await inTime(bring(place));
  } catch (error) {
    woken.delete(place);
    if (!('failed' in place.dataset))
      tellFailed(place, error instanceof ReaderError ? error.message : undefined);
  }
}

/**
 * Mounts what stands at a place, unless it is on its way already: scripts that do not come can only
 * be waited for.
 */
function bring(place: HTMLElement): Promise<void> {
  const player = coming.get(place) ?? mount(place).then(() => isThere(place));
  coming.set(place, player);
  return player.finally(() => coming.delete(place));
}

function isThere(place: HTMLElement): void {
  woken.add(place);
  near.unobserve(place);
  delete place.dataset.failed;
}

/** Says that a player cannot be had, and lets the reader try again. */
function tellFailed(
  place: HTMLElement,
  sentence = place.dataset.sorry ?? word('player.load-failed'),
): void {
  place.dataset.failed = '';
  // Where no player comes there is no dock either: all steps stand one below the other.
  place.querySelector('.dock')?.replaceWith(place.querySelector('.transcript')!);
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.setAttribute('role', 'status');
  const told = document.createElement('p');
  told.textContent = sentence;
  const again = buttonOf(
    document.querySelector('#sorry button')!.textContent,
    () => void tryAgain(place, again),
  );
  notice.append(told, again);
  const loading = place.querySelector('.loading');
  if (loading) loading.replaceWith(notice);
  else (place.querySelector('.console, .task-console') ?? place).prepend(notice);
}

/**
 * Mounts once more. Browsers may remember that a script was not there: if it is that, loading the
 * whole page again is what helps.
 */
async function tryAgain(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  await mountNear(place);
  if ('failed' in place.dataset && (await canReach(location.href))) location.reload();
  button.disabled = false;
}

/** Mounts what stands at a place: a tool by its name, or a scenario. */
async function mount(place: HTMLElement): Promise<void> {
  switch (place.dataset.tool) {
    case 'position':
      return (await import('../islands/player/mount-position.tsx')).mountPosition(place);
    case 'score':
      return (await import('../islands/score/mount-score.tsx')).mountScore(place);
    case 'task':
      return (await import('../islands/learn/mount-task.tsx')).mountTask(place);
    case 'table':
      return (await import('../islands/table/mount-table.tsx')).mountTable(place);
    default:
      return (await import('../islands/player/mount-scenario.tsx')).mountScenario(place);
  }
}

/** Screens on which a scenario in the flow of a page is a still; `styles/scene.css` draws it. */
const small = matchMedia('(max-width: 59.99rem)');

const isStill = (place: HTMLElement): boolean =>
  small.matches && place.parentElement!.matches('.scene');

/** Players come to life by coming near, but for those of stills. */
function watch(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-scenario], [data-tool]')) {
    if (isStill(place)) near.unobserve(place);
    else near.observe(place);
  }
}

/** Opens a scenario over the page, and its player in it, with the focus on the next step. */
async function play(place: HTMLElement): Promise<void> {
  const { openScene } = await import('../islands/player/scene.ts');
  await openScene(place);
  await mountNear(place);
  place.querySelector<HTMLElement>('.controls .main')?.focus();
}

/** A link into a scenario wakes its player; the form is the one of `engine/permalink.ts`. */
async function wake(): Promise<void> {
  if (!location.hash.startsWith('#play=')) return;
  const { wakePlayer } = await import('../islands/player/wake.ts');
  const place = await wakePlayer();
  if (place && isStill(place)) await play(place);
}

watch();
for (const place of document.querySelectorAll<HTMLElement>('[data-scenario]'))
  letStepsBeFound(place);
small.addEventListener('change', watch);
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.scene-play') : null;
  if (
    !link ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  event.preventDefault();
  // Where the scene cannot be opened here, it has a page of its own.
  play(link.parentElement!.querySelector<HTMLElement>('[data-scenario]')!).catch(() =>
    openPage(link.href),
  );
});
const wakeOrSay = (): void => void wake().catch(sayBroken);
wakeOrSay();
addEventListener('hashchange', wakeOrSay);
