/** A game in a language, as its part of the address has it: `en/claim`. */
export type Volume = string;

/** What the device has of a volume. */
export interface VolumeState {
  readonly volume: Volume;
  /** How large all of it is, in bytes. */
  readonly bytes: number;
  /** Undefined where the reader has not asked for it, or nothing has come of that yet. */
  readonly kept: KeptState | undefined;
  /** It is being fetched now. */
  readonly working: boolean;
  /** Why the last try ended early. */
  readonly problem: Problem | undefined;
}

/** How far the keeping of a volume has come, counted by what the device really has. */
export interface KeptState {
  /** When the reader asked for it, in milliseconds since 1970. */
  readonly since: number;
  readonly files: number;
  readonly missing: number;
  /** The bytes of all its files, and of those that are there. */
  readonly bytes: number;
  readonly there: number;
}

/**
 * Why files are missing: the device has no room left, the site could no longer be reached, or these
 * alone do not come as they should be.
 */
export type Problem = 'full' | 'broken' | 'faulty';

/** What a page asks the worker for. */
export type WorkerRequest =
  /** What is kept: the answer is a list of all volumes. */
  | { readonly do: 'tell' }
  | { readonly do: 'keep' | 'remove'; readonly volume: Volume }
  /**
   * To stop all it is fetching, and to remember nothing any more: what it keeps is about to be
   * removed.
   */
  | { readonly do: 'stop' }
  /** To remember what this page has loaded before there was a worker. */
  | { readonly do: 'visited'; readonly addresses: readonly string[] }
  /** To take over from the worker of the version before. */
  | { readonly do: 'take-over' };

/** What the worker tells every page. */
export type WorkerNews =
  /** Whenever they change. */
  | { readonly volumes: readonly VolumeState[] }
  /** The files of a new version could not be fetched. */
  | { readonly failed: Problem }
  /** It has stopped. */
  | { readonly stopped: true };

/** The caches of the site below an address, whoever of its libraries named them. */
export const cachesOf = async (site: string): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.endsWith(site));

/** Asks the worker, as soon as there is one. */
export const ask = async (asked: WorkerRequest): Promise<void> =>
  (await navigator.serviceWorker.ready).active!.postMessage(asked);

/** The name of a cache of the site below an address: others may share its host. */
export const cacheName = (site: string, part: string): string => `crownbook-${part}-${site}`;

/**
 * Whether any volume is kept. Only then does a new version wait for the reader: elsewhere pages
 * come from the network anyway. Found by looking: the new version can only take over while nobody
 * asks the old one anything.
 */
export const keepsAny = async (site: string): Promise<boolean> =>
  (await (await caches.open(cacheName(site, 'lists'))).keys()).length > 0;
