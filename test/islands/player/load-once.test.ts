import { expect, it, vi } from 'vitest';
import { loadOnce } from '../../../src/islands/player/load-once.ts';

it('loads once for all who ask', async () => {
  const load = vi.fn(() => Promise.resolve('words'));
  const part = loadOnce(load);
  expect(await Promise.all([part(), part()])).toEqual(['words', 'words']);
  expect(await part()).toBe('words');
  expect(load).toHaveBeenCalledOnce();
});

it('loads anew where that has failed', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  const part = loadOnce(load.mockResolvedValue('words'));
  await expect(part()).rejects.toThrow('away');
  expect(await part()).toBe('words');
});
