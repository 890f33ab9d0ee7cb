import { vi } from 'vitest';

/** A device that keeps things, in place of a browser's storage. */
export function pretendStorage(
  kept: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string> {
  const things = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, text: string) => void things.set(key, text),
    removeItem: (key: string) => void things.delete(key),
  });
  return things;
}

/** A device that keeps nothing at all. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

/** A full device: it keeps these things, and what takes no more room than they do. */
export function fillStorage(kept: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const things = new Map(Object.entries(kept));
  const size = (all: ReadonlyMap<string, string>): number => [...all].flat().join('').length;
  const room = size(things);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => things.get(key) ?? null,
    setItem(key: string, text: string) {
      if (size(new Map([...things, [key, text]])) > room)
        throw new DOMException('full', 'QuotaExceededError');
      things.set(key, text);
    },
    removeItem: (key: string) => void things.delete(key),
  });
  return things;
}
