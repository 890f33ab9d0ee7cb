/** Whether something that loads is there; says so where it is not. */
export type IsLoaded = (loading: Promise<unknown>) => Promise<boolean>;

/**
 * Waits for what a player loads. Once more in vain, it may be a script: browsers ask for it again
 * only with the page.
 */
export function createLoading(say: {
  readonly failed: () => void;
  readonly broken: () => void;
}): IsLoaded {
  let failures = 0;
  return async (loading) => {
    try {
      await loading;
      return true;
    } catch {
      say.failed();
      failures += 1;
      if (failures > 1) say.broken();
      return false;
    }
  };
}
