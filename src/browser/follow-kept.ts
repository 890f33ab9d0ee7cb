/**
 * Calls back whenever what is kept under a key may have become another: another tab kept something,
 * or the page comes back into view or out of the browser's store of pages, where it heard of
 * nothing.
 */
export function followKept(key: string, listen: () => void): void {
  addEventListener(
    'storage',
    ({ key: changed }) => (changed === null || changed === key) && listen(),
  );
  addEventListener('pageshow', ({ persisted }) => persisted && listen());
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listen());
}
