import type { Volume } from '../browser/offline.ts';
import { addressOf, cacheName } from './addresses.ts';
import { hashOf } from './content.ts';

/**
 * A file of a volume: its path below the site, what its content comes to, and its size in bytes.
 */
export type ListedFile = readonly [path: string, hash: string, bytes: number];

/** All files of a volume, as the build has written them down. */
interface List {
  readonly files: readonly ListedFile[];
}

/** The list by which a volume is kept. */
export interface KeptList extends List {
  readonly volume: Volume;
  /** What the list itself comes to: another one is another version. */
  readonly version: string;
  /** When the reader asked for the volume. */
  readonly since: number;
  /** Scripts and styles of the version before, for tabs that still show it. */
  readonly before: readonly ListedFile[];
}

/** The volumes of the site, with their lists as of this build. */
export type Volumes = Readonly<
  Record<Volume, { readonly version: string; readonly bytes: number }>
>;

const openLists = (): Promise<Cache> => caches.open(cacheName('lists'));

const keyOf = ({ volume, version }: Pick<KeptList, 'volume' | 'version'>): string =>
  addressOf(`${volume}/?list=${version}`);

/**
 * Every list there is: one of each kept volume, and a second one while a new version is on its way.
 */
export async function storedLists(): Promise<readonly KeptList[]> {
  const store = await openLists();
  return Promise.all(
    (await store.keys()).map(async (key) => (await (await store.match(key))!.json()) as KeptList),
  );
}

export const storeList = async (list: KeptList): Promise<void> =>
  (await openLists()).put(keyOf(list), Response.json(list));

export async function dropList(list: KeptList): Promise<void> {
  await (await openLists()).delete(keyOf(list));
}

/**
 * The list that counts of each volume: the one of this build, or else the one that was there first.
 */
export function listsInForce(stored: readonly KeptList[], volumes: Volumes): readonly KeptList[] {
  const chosen = new Map<Volume, KeptList>();
  for (const list of stored) {
    if (!chosen.has(list.volume) || volumes[list.volume]?.version === list.version)
      chosen.set(list.volume, list);
  }
  return [...chosen.values()];
}

/** The list of a volume as the site has it now. */
export async function fetchList(volume: Volume): Promise<Pick<KeptList, 'version' | 'files'>> {
  const response = await fetch(addressOf(`${volume}/files.json`), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${volume}: ${response.status}`);
  const content = await response.arrayBuffer();
  const { files } = JSON.parse(new TextDecoder().decode(content)) as List;
  return { version: await hashOf(content), files };
}
