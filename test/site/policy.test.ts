import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HEADERS } from '../../src/site/policy.ts';
import { ROOT } from '../support/sources.ts';

/** The examples of docs/hosting.md, by the host that they are for. */
async function examples(): Promise<ReadonlyMap<string, string>> {
  const page = await readFile(join(ROOT, 'docs/hosting.md'), 'utf8');
  const sections = page
    .split(/^## /m)
    .map((section) => [section.split('\n')[0]!, section.replace(/\s+/g, ' ')] as const);
  return new Map(
    sections.filter(
      ([, section]) => section.includes('X-Content-Type') || section.includes('ContentTypeOptions'),
    ),
  );
}

describe('the page on hosting', async () => {
  const hosts = await examples();

  it('has an example for each host that reads no file of headers', () => {
    expect([...hosts.keys()]).toEqual([
      'What a host should send',
      'nginx',
      'Apache',
      'Caddy',
      'S3 and CloudFront',
    ]);
  });

  it.each(['nginx', 'Apache', 'Caddy', 'S3 and CloudFront'])(
    'sends the headers of the site from %s',
    (host) => {
      const example = hosts.get(host)!;
      for (const [name, value] of Object.entries(HEADERS)) {
        // CloudFront has a switch for this one.
        if (host === 'S3 and CloudFront' && name === 'X-Content-Type-Options') continue;
        expect(example).toContain(value);
        if (!(host === 'S3 and CloudFront' && name === 'Referrer-Policy'))
          expect(example).toContain(name);
      }
      expect(example).toContain("frame-ancestors 'none'");
      expect(example).toContain('public, max-age=31536000, immutable');
      expect(example).toContain('no-cache');
      // The policy of each page allows more scripts than this one names: it must not speak of them.
      expect(example).not.toMatch(/(script|style|default)-src/);
    },
  );
});
