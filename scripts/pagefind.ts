import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RANKING, type Pagefind, type PagefindScript } from '../src/islands/search/full-text.ts';

/** Reads a file of an index by its path below the index. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Indexes that are open, by the address under which Pagefind asks for them. */
const open = new Map<string, ReadFile>();

/** Has Pagefind, which fetches its files, read them from where they lie. */
function serveFiles(): void {
  if (open.size > 0) return;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const address = typeof input === 'string' ? input : undefined;
    const base = [...open.keys()].find((one) => address?.startsWith(one));
    if (!address || !base) return fetch(input, init);
    return new Response(await open.get(base)!(address.slice(base.length).replace(/\?.*/, '')));
  };
}

/** Pagefind's own script, outside a browser, over one index, or several of one language. */
export async function openPagefind(indexes: readonly ReadFile[]): Promise<Pagefind> {
  serveFiles();
  const [own, ...others] = indexes.map((read) => {
    const base = `http://index-${open.size}.test/`;
    open.set(base, read);
    return { base, read };
  });
  const { createInstance } = await importScript(await own!.read('pagefind.js'));
  const pagefind = createInstance({ basePath: own!.base, noWorker: true, ranking: RANKING });
  for (const { base } of others) await pagefind.mergeIndex(base, { ranking: RANKING });
  return pagefind;
}

/** Pagefind's script keeps the rules for the endings of one language: each index has it anew. */
async function importScript(script: Uint8Array): Promise<PagefindScript> {
  const folder = await mkdtemp(join(tmpdir(), 'pagefind-'));
  try {
    const file = join(folder, 'pagefind.mjs');
    await writeFile(file, script);
    return (await import(pathToFileURL(file).href)) as PagefindScript;
  } finally {
    await rm(folder, { recursive: true });
  }
}
