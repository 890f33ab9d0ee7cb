/** How long the page waits while nothing comes, in milliseconds, before it says so. */
export const PATIENCE = 10_000;

/** Milliseconds between two looks at what is awaited. */
const LOOK = 500;

/** When data last came, whatever was asked for: a line that still brings something is only slow. */
let lastNews = 0;

/** Says that data has come. */
export const noteNews = (): void => {
  lastNews = performance.now();
};

/** What is awaited, or a rejection once nothing at all has come for too long; then `giveUp`. */
export function inTime<Value>(awaited: Promise<Value>, giveUp?: () => void): Promise<Value> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      if (performance.now() - Math.max(began, lastNews) < PATIENCE) return;
      clearInterval(look);
      reject(new Error('nothing comes'));
      giveUp?.();
    }, LOOK);
    awaited.then(resolve, reject).finally(() => clearInterval(look));
  });
}
