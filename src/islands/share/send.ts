import { createSignal } from 'solid-js';

const [failed, setFailed] = createSignal(0);

/**
 * How often a link could not be copied since one was: what shows it then lets it be copied by hand.
 */
export const failures = failed;

/**
 * What became of a link: handed to another program, put on the clipboard, withdrawn by the reader,
 * or nothing of these was possible.
 */
export type Sent = 'shared' | 'copied' | 'withdrawn' | 'failed';

/** Whether this device has a share sheet of its own. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Hands on a link through the share sheet of the device, and where there is none puts it on the
 * clipboard. Never rejects.
 */
export async function sendLink(title: string, url: string): Promise<Sent> {
  if (canShare()) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'withdrawn';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    setFailed(0);
    return 'copied';
  } catch {
    setFailed(failed() + 1);
    return 'failed';
  }
}
