import { loadWords } from '../browser/load.ts';
import { ask, type VolumeState, type WorkerNews } from '../browser/offline.ts';
import { say, type Words } from '../i18n/words.ts';

/**
 * Brings the page's places for keeping a game to life. They stay hidden where the browser has no
 * worker.
 */
export function enableKeeping(): void {
  void begin().catch(() => document.documentElement.setAttribute('data-keeps', 'nothing'));
}

async function begin(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-keep]')];
  const words = await loadWords('offline');
  // As in `worker.ts`, which every page carries, but at once: `ready` alone would wait for ever
  // where workers are forbidden.
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`);
  for (const place of places) {
    const volume = place.dataset.keep!;
    place.querySelector<HTMLElement>('[data-do="keep"]')!.addEventListener('click', () => {
      // Asks the browser not to clear this to make room, if it can be asked; it may ask the reader,
      // or say no.
      if ('storage' in navigator) void navigator.storage.persist();
      void ask({ do: 'keep', volume });
    });
    place
      .querySelector<HTMLElement>('[data-do="remove"]')!
      .addEventListener('click', () => void ask({ do: 'remove', volume }));
  }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const told = data as WorkerNews;
    if (!('volumes' in told)) return;
    for (const place of places) {
      const state = told.volumes.find(({ volume }) => volume === place.dataset.keep);
      if (state) show(place, state, words);
    }
  });
  const look = (): void => void ask({ do: 'tell' });
  // Somebody may have cleared the storage while this page was not looked at.
  document.addEventListener('visibilitychange', look);
  look();
}

/** Shows the state of a volume at its place. */
function show(
  place: HTMLElement,
  { bytes, kept, working, problem }: VolumeState,
  words: Words,
): void {
  const status = place.querySelector<HTMLElement>('.state')!;
  const progress = place.querySelector('progress')!;
  const [keep, remove] = place.querySelectorAll<HTMLButtonElement>('button') as unknown as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const isWhole = kept?.missing === 0;
  const said = sayState({ bytes, kept, working, problem }, words);
  // Said again only where it is news.
  if (status.textContent !== said) status.textContent = said;
  progress.hidden = !working;
  progress.max = kept?.bytes ?? bytes;
  progress.value = kept?.there ?? 0;
  keep.textContent =
    kept || problem ? words['offline.go-on']! : say(words, 'offline.keep', { size: sizeOf(bytes) });
  remove.textContent = words['offline.remove']!;
  const hadFocus = place.contains(document.activeElement);
  keep.hidden = working || isWhole;
  remove.hidden = !kept && !working;
  place.dataset.state = working
    ? 'working'
    : isWhole
      ? 'whole'
      : kept || problem
        ? 'incomplete'
        : 'none';
  place.hidden = false;
  // A button that has done its work hands the keyboard on to the one that stands there now.
  if (hadFocus && document.activeElement === document.body) (keep.hidden ? remove : keep).focus();
}

/** The state of a volume in words; nothing where it is not kept. */
function sayState(
  { kept, working, problem }: Pick<VolumeState, 'bytes' | 'kept' | 'working' | 'problem'>,
  words: Words,
): string {
  if (working) return words['offline.working']!;
  if (kept?.missing === 0) {
    const since = new Intl.DateTimeFormat(document.documentElement.lang, {
      dateStyle: 'long',
    }).format(kept.since);
    return say(words, 'offline.whole', { since, size: sizeOf(kept.bytes) });
  }
  const why = problem && words[`offline.${problem}`]!;
  const missing =
    kept && say(words, 'offline.missing', { missing: kept.missing, files: kept.files });
  return [missing, why].filter(Boolean).join(' ');
}

const sizeOf = (bytes: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);
