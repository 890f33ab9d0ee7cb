/** Something that is kept on this device under a key. */
export interface Kept<Value> {
  /** What is kept, undefined where nothing is. `damaged`: what is there makes no sense; it stays until it is set aside. */
  readonly get: () => { readonly value: Value | undefined; readonly damaged: boolean };
  /** Keeps a text in place of what was there; without a text forgets it. False where the device keeps nothing. */
  readonly put: (text: string | undefined) => boolean;
  /** Moves what makes no sense to `<key>.damaged-1`, `-2` …, where nothing overwrites it. */
  readonly setAside: () => void;
}

/**
 * What this device keeps under a key. `read` turns the text into a value, or into undefined where it makes no sense; it may throw.
 * `session`: kept only as long as the tab.
 */
export function kept<Value>(key: string, read: (text: string) => Value | undefined, { session = false } = {}): Kept<Value> {
  // Asking for the storage throws where there is none.
  const storage = (): Storage => (session ? sessionStorage : localStorage);
  const textAt = (at: string): string | null => {
    try {
      return storage().getItem(at);
    } catch {
      return null;
    }
  };
  return {
    get() {
      const text = textAt(key);
      if (text === null) return { value: undefined, damaged: false };
      try {
        const value = read(text);
        return { value, damaged: value === undefined };
      } catch {
        return { value: undefined, damaged: true };
      }
    },
    put(text) {
      try {
        if (text === undefined) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    setAside() {
      const text = textAt(key);
      if (text === null) return;
      let place = 1;
      while (textAt(`${key}.damaged-${place}`) !== null) place += 1;
      try {
        storage().setItem(`${key}.damaged-${place}`, text);
        storage().removeItem(key);
      } catch {
        // It stays where it is.
      }
    },
  };
}

/** Whether this device keeps anything. */
export const canKeep = (): boolean => {
  const probe = kept('probe', () => true);
  return probe.put('') && probe.put(undefined);
};
