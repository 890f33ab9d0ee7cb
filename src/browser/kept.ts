/** Something that is kept on this device under a key. */
export interface Kept<Value> {
  /**
   * What is kept, undefined where nothing is. `damaged`: what is there makes no sense; it stays
   * until it is set aside.
   */
  readonly get: () => { readonly value: Value | undefined; readonly damaged: boolean };
  /**
   * Keeps a text in place of what was there; without a text forgets it. What makes no sense is set
   * aside first. False where the device keeps nothing more: then what was there is there still.
   */
  readonly put: (text: string | undefined) => boolean;
  /**
   * Moves what is there to `<key>.damaged-1`, `-2` …, where nothing overwrites it. False where
   * there is no room: then it stays.
   */
  readonly setAside: () => boolean;
}

/**
 * What this device keeps under a key. `read` turns the text into a value, or into undefined where
 * it makes no sense; it may throw. `session`: kept only as long as the tab.
 */
export function kept<Value>(
  key: string,
  read: (text: string) => Value | undefined,
  { session = false } = {},
): Kept<Value> {
  // Asking for the storage throws where there is none.
  const storage = (): Storage => (session ? sessionStorage : localStorage);
  const textAt = (at: string): string | null => {
    try {
      return storage().getItem(at);
    } catch {
      return null;
    }
  };
  function get(): ReturnType<Kept<Value>['get']> {
    const text = textAt(key);
    if (text === null) return { value: undefined, damaged: false };
    try {
      const value = read(text);
      return { value, damaged: value === undefined };
    } catch {
      return { value: undefined, damaged: true };
    }
  }
  function setAside(): boolean {
    const text = textAt(key);
    if (text === null) return true;
    let place = 1;
    while (textAt(`${key}.damaged-${place}`) !== null) place += 1;
    try {
      storage().setItem(`${key}.damaged-${place}`, text);
      storage().removeItem(key);
      return true;
    } catch {
      return false;
    }
  }
  return {
    get,
    setAside,
    put(text) {
      if (get().damaged && !setAside()) return false;
      try {
        if (text === undefined) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Whether this device keeps anything. */
export const canKeep = (): boolean => {
  const probe = kept('probe', () => true);
  return probe.put('') && probe.put(undefined);
};
