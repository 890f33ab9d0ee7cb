import type { Volume, VolumeState, KeptState, Problem } from '../browser/offline.ts';
import { VOLUMES } from './built.ts';
import { CODE } from './addresses.ts';
import { dropAllBut, fetchAll, Incomplete, missingOf, problemOf, storedFile } from './files.ts';
import {
  dropList,
  fetchList,
  type KeptList,
  type ListedFile,
  listsInForce,
  storedLists,
  storeList,
} from './lists.ts';

/** A volume being fetched. */
interface Job {
  readonly stop: AbortController;
  readonly done: Promise<void>;
}

const jobs = new Map<Volume, Job>();
const problems = new Map<Volume, Problem>();

let onChange: () => void = () => undefined;

/** Calls whenever anything about the volumes has changed. */
export const whenVolumesChange = (listen: () => void): void => void (onChange = listen);

const inForce = async (): Promise<readonly KeptList[]> =>
  listsInForce(await storedLists(), VOLUMES);

/**
 * Which kept file answers for which path; made when it is first asked for, and again after every
 * change.
 */
let answers: Promise<ReadonlyMap<string, ListedFile>> | undefined;

async function findAnswers(): Promise<ReadonlyMap<string, ListedFile>> {
  const lists = await inForce();
  const files = [...lists.flatMap(({ before }) => before), ...lists.flatMap((list) => list.files)];
  return new Map(files.map((file) => [file[0], file]));
}

function changed(): void {
  answers = undefined;
  onChange();
}

/** The kept file at a path; undefined where no kept volume has one there, or it is missing. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  const file = (await (answers ??= findAnswers())).get(path);
  return file && storedFile(file);
}

/** The state of every volume, by what is really there. */
export async function statesOfVolumes(): Promise<readonly VolumeState[]> {
  const lists = await inForce();
  return Promise.all(
    Object.entries(VOLUMES).map(async ([volume, { bytes }]) => {
      const list = lists.find((one) => one.volume === volume);
      return {
        volume,
        bytes,
        kept: list && (await stateOf(list)),
        working: jobs.has(volume),
        problem: problems.get(volume),
      };
    }),
  );
}

async function stateOf({ since, files }: KeptList): Promise<KeptState> {
  const missing = await missingOf(files);
  const bytes = sizeOf(files);
  return {
    since,
    files: files.length,
    missing: missing.length,
    bytes,
    there: bytes - sizeOf(missing),
  };
}

const sizeOf = (files: readonly ListedFile[]): number =>
  files.reduce((sum, [, , bytes]) => sum + bytes, 0);

/** Keeps a volume, or goes on with it. */
export const keep = (volume: Volume): Promise<void> => (jobs.get(volume) ?? start(volume)).done;

function start(volume: Volume): Job {
  const stop = new AbortController();
  const done = fetchVolume(volume, stop.signal).finally(() => {
    jobs.delete(volume);
    changed();
  });
  const job = { stop, done };
  jobs.set(volume, job);
  problems.delete(volume);
  changed();
  return job;
}

/** Fetches what is missing of a volume, by the list that the site has now. */
async function fetchVolume(volume: Volume, stopped: AbortSignal): Promise<void> {
  try {
    const list = await takeList(volume);
    if (stopped.aborted) return await dropList(list);
    const problem = await fetchAll(await missingOf(list.files), stopped, changed);
    if (problem) problems.set(volume, problem);
  } catch (error) {
    problems.set(volume, problemOf(error));
  }
}

/** Stores the list that the site has now in place of the one there was. */
async function takeList(volume: Volume): Promise<KeptList> {
  const old = (await inForce()).find((list) => list.volume === volume);
  const list = follow(old, volume, await fetchList(volume));
  if (old?.version === list.version) return old;
  await storeList(list);
  if (old) await dropList(old);
  return list;
}

/** A list that comes after another one: what the reader asked for once stays asked for. */
function follow(
  old: KeptList | undefined,
  volume: Volume,
  now: Pick<KeptList, 'version' | 'files'>,
): KeptList {
  const paths = new Set(now.files.map(([path]) => path));
  const before = old?.files.filter(([path]) => path.startsWith(CODE) && !paths.has(path)) ?? [];
  return { ...now, volume, since: old?.since ?? Date.now(), before };
}

/** Goes on with what is not whole, once in the life of this worker. */
export async function resumeKeeping(): Promise<void> {
  if (hasResumed || !navigator.onLine) return;
  hasResumed = true;
  for (const { volume, files } of await inForce())
    if ((await missingOf(files)).length > 0) await keep(volume);
}
let hasResumed = false;

/** Forgets a volume; files that another one shares stay. */
export async function remove(volume: Volume): Promise<void> {
  const job = jobs.get(volume);
  job?.stop.abort();
  await job?.done;
  problems.delete(volume);
  for (const list of await storedLists()) if (list.volume === volume) await dropList(list);
  await dropUnlisted();
  changed();
}

/** Breaks off everything that is being fetched. */
export async function stopAll(): Promise<void> {
  for (const { stop } of jobs.values()) stop.abort();
  await Promise.all(Array.from(jobs.values(), ({ done }) => done));
  answers = undefined;
}

async function dropUnlisted(): Promise<void> {
  await dropAllBut((await storedLists()).flatMap(({ files, before }) => [...files, ...before]));
}

/**
 * While the version before still answers: fetches what has changed of every volume that is whole.
 * Fails where that cannot be done; the next try goes on.
 */
export async function fetchChanges(): Promise<void> {
  const stored = await storedLists();
  for (const [volume, { version }] of Object.entries(VOLUMES)) {
    const [old] = stored.filter((list) => list.volume === volume && list.version !== version);
    if (!old) continue;
    const known = stored.find((list) => list.volume === volume && list.version === version);
    const list = known ?? follow(old, volume, await fetchList(volume));
    if (list.version !== version) throw new Error(`${volume}: the site has moved on`);
    if (!known) await storeList(list);
    if ((await missingOf(old.files)).length > 0) continue;
    const problem = await fetchAll(await missingOf(list.files), new AbortController().signal);
    if (problem) throw new Incomplete(volume, problem);
  }
}

/** When this version begins to answer: what only earlier ones needed goes. */
export async function dropFormer(): Promise<void> {
  const kept = (await inForce()).filter(({ volume }) => volume in VOLUMES);
  const versions = new Set(kept.map(({ volume, version }) => `${volume} ${version}`));
  for (const list of await storedLists())
    if (!versions.has(`${list.volume} ${list.version}`)) await dropList(list);
  await dropUnlisted();
  changed();
}
