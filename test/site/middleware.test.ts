import { describe, expect, it, vi } from 'vitest';
import { onRequest } from '../../src/middleware.ts';

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }));

const PAGE = [
  '<a href="/en/rival-kings/rules/">Rules</a>',
  '<a class="chip" href="/en/rival-kings/rules/theft/#rk.steal.crest">7.5</a>',
  '<a href="/en/rival-kings/rules/" hreflang="en">English</a>',
  '<a href="/de/rival-kings/rules/" hreflang="de">Deutsch</a>',
  '<link rel="canonical" href="https://example.org/en/rival-kings/" />',
].join('\n');

/** A page as it leaves the site, by the address it was built for. */
async function sent(params: object): Promise<Response> {
  const next = (): Promise<Response> =>
    Promise.resolve(
      new Response(PAGE, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
  return (await onRequest({ params } as Parameters<typeof onRequest>[0], next)) as Response;
}
const hrefs = async (params: object): Promise<string[]> =>
  [...(await (await sent(params)).text()).matchAll(/href="([^"]+)"/g)].map(([, to]) => to!);

describe('a page of a game that is not told in the reader’s language', () => {
  it('leads on in the reader’s part of the site, but for links that change the language and addresses for machines', async () => {
    expect(await hrefs({ locale: 'nl', game: 'rival-kings' })).toEqual([
      '/nl/rival-kings/rules/',
      '/nl/rival-kings/rules/theft/#rk.steal.crest',
      '/en/rival-kings/rules/',
      '/de/rival-kings/rules/',
      'https://example.org/en/rival-kings/',
    ]);
  });

  it('keeps its status and its type', async () => {
    const response = await sent({ locale: 'nl', game: 'rival-kings' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('any other page', () => {
  it.for([
    { locale: 'nl', game: 'claim' },
    { locale: 'en', game: 'rival-kings' },
    { locale: 'nl' },
    { locale: 'fr', game: 'rival-kings' },
    { locale: 'nl', game: 'chess' },
    {},
  ])('is left as it is: %j', async (params) => {
    expect(await (await sent(params)).text()).toBe(PAGE);
  });
});
