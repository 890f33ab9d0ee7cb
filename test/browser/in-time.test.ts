import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime, noteNews, PATIENCE } from '../../src/browser/in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

describe('waiting', () => {
  it('ends with what comes, or with why it does not', async () => {
    await expect(inTime(Promise.resolve(7))).resolves.toBe(7);
    await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up once nothing has come for too long', async () => {
    const giveUp = vi.fn();
    const waiting = inTime(never, giveUp);
    const ended = expect(waiting).rejects.toThrow('nothing comes');
    await vi.advanceTimersByTimeAsync(PATIENCE - 1000);
    expect(giveUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(giveUp).toHaveBeenCalledOnce();
    await ended;
  });

  it('goes on as long as anything comes', async () => {
    const giveUp = vi.fn();
    const ended = expect(inTime(never, giveUp)).rejects.toThrow('nothing comes');
    for (let times = 0; times < 5; times += 1) {
      await vi.advanceTimersByTimeAsync(PATIENCE - 1000);
      noteNews();
    }
    expect(giveUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(PATIENCE + 1000);
    expect(giveUp).toHaveBeenCalledOnce();
    await ended;
  });
});
