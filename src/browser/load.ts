import { BASE } from '../i18n/base.ts';
import type { Words } from '../i18n/words.ts';
import { inTime, noteNews } from './in-time.ts';

/** What is on its way already, by address. */
const expected = new Map<string, Promise<unknown>>();

/**
 * Has JSON come that a script, itself on its way, will ask for: the two then come together. `init`
 * says how, where it matters.
 */
export function expectJson(address: string, init?: RequestInit): void {
  const coming = fetchJson(address, init);
  expected.set(address, coming);
  coming.catch(() => expected.delete(address));
}

/** Fetches JSON from this site, or takes what is expected of it. Rejects where it cannot be had. */
export function loadJson<Data>(address: string): Promise<Data> {
  const coming = expected.get(address) ?? fetchJson(address);
  expected.delete(address);
  return coming as Promise<Data>;
}

/** Fetches JSON; where nothing comes any more, that is a failure like any other. */
function fetchJson<Data>(address: string, init?: RequestInit): Promise<Data> {
  const over = new AbortController();
  return inTime(readJson<Data>(address, { ...init, signal: over.signal }), () => over.abort());
}

async function readJson<Data>(address: string, init: RequestInit): Promise<Data> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, on) {
      noteNews();
      on.enqueue(part);
    },
  });
  return (await new Response(response.body!.pipeThrough(counted)).json()) as Data;
}

/** Parts of the site that take their interface strings along. */
export type WordsPart =
  | 'player'
  | 'trying'
  | 'linked'
  | 'table'
  | 'score'
  | 'house'
  | 'learn'
  | 'shortcuts'
  | 'names'
  | 'offline';

/** The interface strings of a part in the page's language. */
export const loadWords = (part: WordsPart): Promise<Words> =>
  loadJson(`${BASE}${document.documentElement.lang}/words/${part}.json`);

/** The parts that draw the table of a game. */
export type TablePart = Extract<WordsPart, 'player' | 'table' | 'score' | 'learn'>;

/**
 * The strings of a part in the page's language: those of the interface, and those of the page's
 * game.
 */
export async function loadTableWords(part: TablePart): Promise<Words> {
  const { lang, dataset } = document.documentElement;
  const [common, own] = await Promise.all([
    loadWords(part),
    loadJson<Words>(`${BASE}${lang}/${dataset.game}/words/${part}.json`),
  ]);
  return { ...common, ...own };
}
