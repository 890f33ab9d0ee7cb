declare global {
  /** An event of a worker, as Workbox knows it: it waits for some work before it is over. */
  interface ExtendableEvent extends Event {
    readonly waitUntil: (work: Promise<unknown>) => void;
  }
}
export type WaitingEvent = ExtendableEvent;

/** A page that is open. */
interface OpenPage {
  readonly postMessage: (message: unknown) => void;
}

/**
 * What a worker has that no page has. The compiler knows either pages or workers, and most of the
 * site are pages.
 */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: { includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: WaitingEvent) => void,
  ) => void) &
    ((type: 'message', listener: (event: WaitingEvent & MessageEvent<unknown>) => void) => void);
}

/** The worker itself. */
export const scope = self as unknown as WorkerScope;
