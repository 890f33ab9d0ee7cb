// Brings scenarios and tools to life when they come near the screen.
import { word } from '../browser/page-words.ts';

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
    if ('failed' in place.dataset) return;
    place.dataset.failed = '';
    const notice = document.createElement('p');
    notice.className = 'notice';
    notice.setAttribute('role', 'status');
    notice.textContent = word('player.load-failed');
    (place.querySelector('.console') ?? place).prepend(notice);
  }
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
  if (location.hash.startsWith('#play=')) void import('../islands/player/wake.ts').then(({ wakePlayer }) => wakePlayer());
}

for (const place of document.querySelectorAll('[data-scenario], [data-tool]')) near.observe(place);
wake();
addEventListener('hashchange', wake);
