import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShare, sendLink } from '../../../src/islands/share/send.ts';

const refuses = (name: string) => () => Promise.reject(new DOMException('no', name));

/** A browser with or without a share sheet and a clipboard, and what was handed to them. */
function browser(parts: { share?: () => Promise<void>; write?: () => Promise<void> }) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(parts.share);
  const writeText = vi.fn<(text: string) => Promise<void>>(parts.write);
  vi.stubGlobal('navigator', {
    ...(parts.share && { share }),
    ...(parts.write && { clipboard: { writeText } }),
  });
  return { share, writeText };
}
const works = (): Promise<void> => Promise.resolve();

afterEach(() => vi.unstubAllGlobals());

describe('a link', () => {
  it('goes to the share sheet where there is one, with its title, and not to the clipboard too', async () => {
    const { share, writeText } = browser({ share: works, write: works });
    expect(canShare()).toBe(true);
    expect(await sendLink('A table', 'https://x/#play')).toBe('shared');
    expect(share.mock.calls).toEqual([[{ title: 'A table', url: 'https://x/#play' }]]);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('is not copied where the reader closes the share sheet', async () => {
    const { writeText } = browser({ share: refuses('AbortError'), write: works });
    expect(await sendLink('A table', 'https://x/')).toBe('withdrawn');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('is copied where the share sheet fails or is not there', async () => {
    const failing = browser({ share: refuses('NotAllowedError'), write: works });
    expect(await sendLink('A table', 'https://x/')).toBe('copied');
    expect(failing.writeText.mock.calls).toEqual([['https://x/']]);
    const without = browser({ write: works });
    expect(canShare()).toBe(false);
    expect(await sendLink('A table', 'https://y/')).toBe('copied');
    expect(without.writeText.mock.calls).toEqual([['https://y/']]);
  });

  it('fails without an exception where nothing of this works', async () => {
    browser({ share: refuses('DataError'), write: refuses('NotAllowedError') });
    expect(await sendLink('A table', 'https://x/')).toBe('failed');
    browser({});
    expect(await sendLink('A table', 'https://x/')).toBe('failed');
  });
});
