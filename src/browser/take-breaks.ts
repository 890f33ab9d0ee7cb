/** Milliseconds of work after which the page may do something else: keys come first. */
const AT_ONCE = 10;

/** Lets the browser do what waits, and goes on soon; where it can say so, before later work. */
function rest(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume));
}

/** For long work in pieces: awaited between two of them, it rests where the last rest is long ago. */
export function takeBreaks(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_ONCE) return;
    await rest();
    since = performance.now();
  };
}

/**
 * What comes of work that yields often, done with rests in between. Undefined where it is no longer
 * wanted; it is asked after each rest.
 */
export async function inPieces<Found>(
  work: Iterator<unknown, Found>,
  isWanted: () => boolean = () => true,
): Promise<Found | undefined> {
  const breaks = takeBreaks();
  while (isWanted()) {
    const { done, value } = work.next();
    if (done) return value;
    await breaks();
  }
  return undefined;
}
