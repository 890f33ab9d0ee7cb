import { describe, expect, it } from 'vitest';
import { decodeLink } from '../../src/engine/read-link.ts';
import { OLD_LINKS } from '../support/old-links.ts';

describe('a link from the past', () => {
  it.for(Object.entries(OLD_LINKS))('holds what it held: %s', async ([, { fragment, holds }]) => {
    expect(await decodeLink(fragment)).toEqual({ ok: true, value: holds });
  });
});
