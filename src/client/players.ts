// Brings scenarios and tools to life when they come near the screen.
import { canReach, sayBroken } from '../browser/go.ts';
import { word } from '../browser/page-words.ts';

// What styles hide until a player is there (class `js`) is not hidden in vain. The early script of every page (`site/head.ts`) takes the class away
// where scripts fail and this does not stand there.
document.documentElement.dataset.alive = '';
document.documentElement.classList.add('js');

/** How far beyond the screen. */
const AHEAD = '200px';

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void enliven(target as HTMLElement);
  },
  { rootMargin: AHEAD },
);

/** Places whose players are there or on their way. */
const woken = new Set<HTMLElement>();

/** Puts the player in place; where it cannot be had the steps stand there in words, until the place comes near again. */
async function enliven(place: HTMLElement): Promise<void> {
  if (woken.has(place)) return;
  woken.add(place);
  try {
    await mount(place);
    near.unobserve(place);
    delete place.dataset.failed;
  } catch {
    woken.delete(place);
    if (!('failed' in place.dataset)) tellFailed(place);
  }
}

/** Says that a player cannot be had, and lets the reader try again. */
function tellFailed(place: HTMLElement): void {
  place.dataset.failed = '';
  // Where no player comes there is no dock either: all steps stand one below the other.
  place.querySelector('.dock')?.replaceWith(place.querySelector('.transcript')!);
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.setAttribute('role', 'status');
  notice.innerHTML = '<p></p><button class="button" type="button"></button>';
  const again = notice.querySelector('button')!;
  notice.querySelector('p')!.textContent = place.dataset.sorry ?? word('player.load-failed');
  again.textContent = document.querySelector('#sorry button')!.textContent;
  again.addEventListener('click', () => void tryAgain(place, again));
  const loading = place.querySelector('.loading');
  if (loading) loading.replaceWith(notice);
  else (place.querySelector('.console') ?? place).prepend(notice);
}

/** Mounts once more. Browsers may remember that a script was not there: if it is that, loading the whole page again is what helps. */
async function tryAgain(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  await enliven(place);
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

/** A link into a scenario wakes its player; the form is the one of `engine/permalink.ts`. */
function wake(): void {
  if (location.hash.startsWith('#play=')) void import('../islands/player/wake.ts').then(({ wakePlayer }) => wakePlayer()).catch(sayBroken);
}

for (const place of document.querySelectorAll('[data-scenario], [data-tool]')) near.observe(place);
wake();
addEventListener('hashchange', wake);
