import { kept } from './kept.ts';

const wish = kept('keep-awake', (text) => text);

/** Whether this browser can keep the screen on. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Whether the reader wants the screen to stay on: yes, until told otherwise on this device. */
export const wantsAwake = (): boolean => wish.get().value !== 'no';

/** Remembers on this device whether the screen stays on; without storage as long as the page. */
export const keepWish = (awake: boolean): void => void wish.put(awake ? undefined : 'no');

/** Keeps the screen on while the page is in view. Returns what ends that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const isWanted = (): boolean => !over && document.visibilityState === 'visible';

  async function ask(): Promise<void> {
    if (!isWanted()) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isWanted()) await lock.release();
    } catch {
      // The device saves power; it is asked again when the page comes back into view.
    }
  }

  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
