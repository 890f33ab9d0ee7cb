import { inTime } from '../browser/in-time.ts';
import { forgetAll, onDevice, type OnDevice } from '../browser/on-device.ts';
import type { WorkerRequest, WorkerNews } from '../browser/offline.ts';
import { say } from '../i18n/words.ts';

/** Where the site is, as the worker knows it. */
const SITE = new URL(import.meta.env.BASE_URL, location.origin).href;

/** After these there may be more to tell, or less. */
const NEWS = ['pageshow', 'storage', 'focus'];

/** Says what the site keeps on this device now, and lets the reader remove all of it. */
export function enableRemoving(): void {
  const place = document.querySelector<HTMLElement>('.on-device')!;
  const words = JSON.parse(document.querySelector('#device-words')!.textContent) as Readonly<
    Record<string, string>
  >;
  const [offer, sure] = ['[data-offer]', '[data-sure]'].map((part) =>
    place.querySelector<HTMLElement>(part)!,
  ) as [HTMLElement, HTMLElement];
  const buttonFor = (what: string): HTMLElement =>
    place.querySelector<HTMLElement>(`[data-do="${what}"]`)!;

  function tell(said: string, lines: readonly string[]): void {
    place.querySelector('[data-said]')!.textContent = words[said]!;
    const items = lines.map((line) =>
      Object.assign(document.createElement('li'), { textContent: line }),
    );
    place.querySelector('ul')!.replaceChildren(...items);
    place.hidden = false;
  }
  const look = (): void => void show();
  async function show(): Promise<void> {
    const lines = linesOf(await onDevice(SITE), words);
    // What has been asked meanwhile is asked about what stands there.
    if (!sure.hidden) return;
    offer.hidden = lines.length === 0;
    tell(lines.length > 0 ? 'device.now' : 'device.nothing', lines);
  }
  async function remove(): Promise<void> {
    for (const news of NEWS) removeEventListener(news, look);
    const lines = linesOf(await onDevice(SITE), words);
    sure.hidden = true;
    await stopWorker();
    await forgetAll(SITE).catch(() => undefined);
    const left = linesOf(await onDevice(SITE), words);
    offer.hidden = left.length === 0;
    if (left.length > 0) tell('device.left', left);
    else tell('device.removed', lines);
    // The button that was pressed has gone.
    place.querySelector<HTMLElement>('[data-said]')!.focus();
  }
  async function ask(): Promise<void> {
    await show();
    if (offer.hidden) return;
    offer.hidden = true;
    sure.hidden = false;
    buttonFor('keep').focus();
  }
  buttonFor('remove').addEventListener('click', () => void ask());
  buttonFor('keep').addEventListener('click', () => {
    sure.hidden = true;
    offer.hidden = false;
    buttonFor('remove').focus();
  });
  buttonFor('remove-now').addEventListener('click', () => void remove());
  for (const news of NEWS) addEventListener(news, look);
  look();
}

/** What is kept, line by line; of things that several games have, with the games. */
function linesOf(
  { things, volumes, pages }: OnDevice,
  words: Readonly<Record<string, string>>,
): readonly string[] {
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' });
  const withAll = (what: string, which: readonly string[]): string =>
    say(words, 'device.of', { what, which: list.format(which) });
  const lines = [...new Set(things.map(({ kind }) => kind))].map((kind) => {
    const games = things.flatMap((thing) =>
      thing.kind === kind && thing.game ? [words[`title.${thing.game}`]!] : [],
    );
    return games.length > 0 ? withAll(words[`device.${kind}`]!, games) : words[`device.${kind}`]!;
  });
  if (volumes.length > 0)
    lines.push(
      withAll(
        words['device.volumes']!,
        volumes.map((volume) => words[`volume.${volume}`] ?? volume),
      ),
    );
  if (pages > 0)
    lines.push(say(words, 'device.of', { what: words['device.pages']!, which: pages }));
  return lines;
}

/** Stops the worker, so that it brings nothing back before the next page is opened. */
async function stopWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(SITE);
  if (!registration?.active) return;
  const stopped = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }) => 'stopped' in (data as WorkerNews) && resolve(),
    );
  });
  registration.active.postMessage({ do: 'stop' } satisfies WorkerRequest);
  await inTime(stopped).catch(() => undefined);
}
