/** Milliseconds for which a page that has loaded keeps the connection to itself. */
const LATE = 1500;

/**
 * Lets the worker come once the page has all it wants. Without one the site is the same, as long as
 * there is a connection.
 */
export function followWorker(): void {
  // The site while it is edited has none.
  if (import.meta.env.PROD)
    addEventListener('load', () => setTimeout(() => void follow().catch(() => undefined), LATE));
}

/**
 * Registers the worker, which looks for a newer one each time. Where there is news, more of this
 * loads.
 */
async function follow(): Promise<void> {
  const registration = await navigator.serviceWorker.register(
    `${import.meta.env.BASE_URL}worker.js`,
  );
  const tell = (): void => {
    const coming = registration.installing;
    void import('./worker-news.ts').then(({ tellNews }) => tellNews(registration, coming));
  };
  registration.onupdatefound = tell;
  if (registration.waiting || !navigator.serviceWorker.controller) tell();
}
