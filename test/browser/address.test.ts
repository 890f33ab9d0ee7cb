import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followAddress, type FollowedAddress } from '../../src/browser/address.ts';

const PAGE = 'https://crownbook.example/en/claim/table/';

/**
 * A browser as far as addresses go: a reader can follow links, and what is put shows in the
 * address.
 */
let browser: EventTarget;
let followed: string[];
let isCurrent: () => boolean;
let address: FollowedAddress;

/** Follows a link; the browser tells of it a moment later. */
function click(hash: string): void {
  location.href = PAGE + hash;
  arrive(hash);
}
const arrive = (hash: string): boolean =>
  browser.dispatchEvent(Object.assign(new Event('hashchange'), { newURL: PAGE + hash }));

beforeEach(() => {
  browser = new EventTarget();
  followed = [];
  vi.stubGlobal('location', { href: `${PAGE}#first` });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, href: string) => (location.href = href),
  });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  address = followAddress(({ hash }, current) => {
    followed.push(hash);
    isCurrent = current;
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** An address whose making can be waited for. */
function making(): {
  readonly made: Promise<string>;
  readonly finish: (hash: string) => Promise<void>;
} {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    made: promise,
    finish: async (hash) => {
      resolve(PAGE + hash);
      await promise;
    },
  };
}

describe('an address that is followed', () => {
  it('is followed from where the reader begins, and wherever it leads', () => {
    expect(followed).toEqual([]);
    address.begin();
    click('#second');
    expect(followed).toEqual(['#first', '#second']);
  });

  it('says whether it still is the address', () => {
    click('#second');
    const second = isCurrent;
    expect(second()).toBe(true);
    click('#third');
    expect([second(), isCurrent()]).toEqual([false, true]);
  });

  it('is not followed from where the page itself has put it', async () => {
    await address.put(`${PAGE}#own`);
    const later: string[] = [];
    followAddress(({ hash }) => void later.push(hash)).begin();
    expect(later).toEqual([]);
  });

  it('is put without being followed', async () => {
    await address.put(`${PAGE}#put`);
    expect(location.href).toBe(`${PAGE}#put`);
    expect(followed).toEqual([]);
  });

  it('is put once, the one asked for last, whichever is made first', async () => {
    const [slow, fast] = [making(), making()];
    const puts = [address.put(slow.made), address.put(fast.made)];
    await fast.finish('#fast');
    await slow.finish('#slow');
    await Promise.all(puts);
    expect(location.href).toBe(`${PAGE}#fast`);
  });

  it('is not put over one that was followed meanwhile', async () => {
    const slow = making();
    const put = address.put(slow.made);
    click('#second');
    await slow.finish('#slow');
    await put;
    expect(location.href).toBe(`${PAGE}#second`);
  });

  it('comes back where another was put between a click and the news of it', async () => {
    location.href = `${PAGE}#second`;
    await address.put(`${PAGE}#put`);
    arrive('#second');
    expect(location.href).toBe(`${PAGE}#second`);
    expect(followed).toEqual(['#second']);
    expect(isCurrent()).toBe(true);
  });
});
