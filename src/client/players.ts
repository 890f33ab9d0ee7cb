// Brings scenarios to life when they come near the screen, and the table of a link at once.
import { word } from './words.ts';

/** How far beyond the screen. */
const AHEAD = '200px';

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void enliven(target as HTMLElement);
  },
  { rootMargin: AHEAD },
);

/** Puts the player in place; where it cannot be had the steps stand there in words. */
async function enliven(place: HTMLElement): Promise<void> {
  near.unobserve(place);
  try {
    if (place.dataset.scenario) await (await import('../islands/player/mount-scenario.tsx')).mountScenario(place);
    else await (await import('../islands/player/mount-position.tsx')).mountPosition(place);
  } catch {
    place.dataset.failed = '';
    const notice = document.createElement('p');
    notice.className = 'notice';
    notice.setAttribute('role', 'status');
    notice.textContent = word('player.load-failed');
    (place.querySelector('.console') ?? place).prepend(notice);
  }
}

/** A link into a scenario wakes its player; the form is the one of `engine/permalink.ts`. */
function wake(): void {
  if (location.hash.startsWith('#play=')) void import('../islands/player/wake.ts').then(({ wakePlayer }) => wakePlayer());
}

for (const place of document.querySelectorAll('[data-scenario], [data-table]')) near.observe(place);
wake();
addEventListener('hashchange', wake);
