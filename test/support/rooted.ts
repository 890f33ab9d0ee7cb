import { createRoot } from 'solid-js';
import { onTestFinished } from 'vitest';

/** Something of Solid's in a root of its own, which is disposed of when the test is over. */
export const rooted = <T>(create: () => T): T =>
  createRoot((dispose) => {
    onTestFinished(dispose);
    return create();
  });
