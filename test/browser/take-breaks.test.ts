import { expect, it, vi } from 'vitest';
import { takeBreaks } from '../../src/browser/take-breaks.ts';

it('Long work stops for what waits, short work does not', async () => {
  vi.useFakeTimers();
  try {
    const waiting = vi.fn();
    const breaks = takeBreaks();
    setTimeout(waiting);
    await breaks();
    expect(waiting).not.toHaveBeenCalled();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 50);
    const rested = breaks();
    await vi.advanceTimersByTimeAsync(1);
    await rested;
    expect(waiting).toHaveBeenCalledOnce();
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});
