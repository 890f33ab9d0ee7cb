import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { encodeLink, isLink, type Link } from '../../src/engine/permalink.ts';
import { decodeLink } from '../../src/engine/read-link.ts';
import { seeded } from '../../src/engine/random.ts';
import { SEATS } from '../../src/engine/types.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import { moves } from '../games/playthrough.ts';
import { dealtRivalKings } from '../support/dealt.ts';
import { rivalKingsLaws } from '../support/rival-kings-laws.ts';
import fc from '../support/seed.ts';

const LINK: Link = {
  game: 'rival-kings',
  scenario: 'trader-robbed-by-c-and-e',
  step: { name: 'courtier-steals', shown: 1 },
  seenFrom: 'ines',
};
const FRAGMENT = await encodeLink(LINK);

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A fragment that holds this text, packed as links are. */
const packed = (text: string | Uint8Array): string =>
  `play=1.${base64(deflateRawSync(text, { level: 9 }))}`;

const broken = (problem: string) => ({ ok: false, at: 'fragment', problem });

const anyLink: fc.Arbitrary<Link> = fc.record(
  {
    game: fc.string({ unit: 'binary' }),
    scenario: fc.string({ unit: 'binary' }),
    step: fc.record({ name: fc.string(), shown: fc.nat() }),
    position: fc.jsonValue({ maxDepth: 3 }),
    seed: fc.integer(),
    rulings: fc.dictionary(fc.string(), fc.string()),
    moves: fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 5 }),
    seenFrom: fc.constantFrom(...SEATS),
  },
  { requiredKeys: ['game'] },
);

describe('a link', () => {
  it('opens as what it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(anyLink, async (link) => {
        expect(await decodeLink(await encodeLink(link))).toEqual({
          ok: true,
          value: JSON.parse(JSON.stringify(link)),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('opens with and without the sign before the fragment', async () => {
    expect(await decodeLink(FRAGMENT)).toEqual({ ok: true, value: LINK });
    expect(await decodeLink(`#${FRAGMENT}`)).toEqual({ ok: true, value: LINK });
  });

  it('has only letters that a URL keeps as they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyLink, async (link) => {
        expect(await encodeLink(link)).toMatch(/^play=1\.[A-Za-z0-9_-]+$/);
      }),
    );
  });

  it('is told from the anchors of a page', () => {
    expect(['#play=1.abc', 'play=', FRAGMENT].map(isLink)).toEqual([true, true, true]);
    expect(['', '#', '#player', '#rk.steal.right', 'display=1.abc'].map(isLink)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.for<[sentence: string, made: string, link: Link]>([
    [
      'short',
      'play=1.q1ZKT8xNVbJSKsosS8zRzc7MSy9W0lEqTk1NUbIyMq4FAA',
      { game: 'rival-kings', seed: 23 },
    ],
    [
      'long',
      'play=1.XVA7bsMwDL0LZ2loiy4-QC9RZJBtJmAsUQZFJQgM3z2UjXyQlXz_BU4hIXQgdAnRT8SnAg4K4gjdr4M5F1LKDN0Ccww3lALd_2KAoMbinMXg28cIMOQqSthuQyY27I-J1f6MgzYilEDRKIfVPTUSxfChwYqlxUhBps3x-w1_rkLveJUwovgvu_WV4rhVMCtiNp-DA61i-fesqwOpcYcskK_sw9D6-TLR3MLUop6O3noX6iM2QsoX3FvrbW5bIY_bRq8Jmo1txn-S0yPiegc',
      {
        game: 'rival-kings',
        seed: 5,
        position: {
          players: [
            { seat: 'noor', played: 'courtier', coins: 3, subjects: ['sailor'] },
            { seat: 'mila', played: 'countess', markers: 2 },
            { seat: 'juri', played: 'trader-1', buildings: ['inn'] },
          ],
          turn: 'noor',
        },
        rulings: { 'own-action-skip': 'must-if-possible' },
        moves: [{ type: 'end', seat: 'noor' }],
        seenFrom: 'juri',
      },
    ],
  ])('that was made before, by another packer, still opens: %s', async ([, made, link]) => {
    expect(await decodeLink(made)).toEqual({ ok: true, value: link });
  });

  it('may be of any length and hold any letters', async () => {
    const random = seeded(1);
    const letters = [...'abcäöü€😀漢字'];
    for (let length = 550; length < 700; length += 1) {
      const name = Array.from({ length }, () => letters[random.below(letters.length)]).join('');
      expect(await decodeLink(await encodeLink({ game: name }))).toEqual({
        ok: true,
        value: { game: name },
      });
    }
  });

  it('can hold the position and all moves of a whole game', async () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const seats = SEATS.slice(0, 2 + (seed % 3));
      const actions = [...moves(game, rivalKingsLaws, { seats, seed, rulings: {} })].map(
        ({ action }) => action,
      );
      const link = {
        game: 'rival-kings',
        position: dealtRivalKings(seats, seeded(seed)),
        seed,
        moves: actions,
      };
      expect(await decodeLink(await encodeLink(link))).toEqual({
        ok: true,
        value: JSON.parse(JSON.stringify(link)),
      });
    }
  });
});

describe('a fragment that is no good link is refused', () => {
  it.for<[sentence: string, fragment: string, problem: string]>([
    ['an anchor', '#rk.steal.right', 'unknown-version'],
    ['nothing', '', 'unknown-version'],
    ['a link without anything', 'play=', 'unknown-version'],
    ['a later format', FRAGMENT.replace('play=1.', 'play=2.'), 'unknown-version'],
    ['an earlier format', FRAGMENT.replace('play=1.', 'play=.'), 'unknown-version'],
    ['an empty link', 'play=1.', 'broken'],
    ['a link without a dot', 'play=1', 'broken'],
    ['letters that no link has', 'play=1.ä§$%', 'broken'],
    [
      'bytes that do not unfold',
      `play=1.${base64(new Uint8Array([255, 255, 255, 255]))}`,
      'broken',
    ],
    ['a text that is no JSON', packed('{"game":'), 'broken'],
    ['an empty text', packed(''), 'broken'],
    ['bytes that are no text', packed(new Uint8Array([34, 0xff, 0xfe, 34])), 'broken'],
    ['a text cut in the middle of a letter', packed(new Uint8Array([34, 0xc3])), 'broken'],
    ['a number', packed('5'), 'foreign'],
    ['a list', packed('[{"game":"rival-kings"}]'), 'foreign'],
    ['null', packed('null'), 'foreign'],
    ['an object of somebody else', packed('{"name":"rival-kings"}'), 'foreign'],
    ['a game that is no name', packed('{"game":5}'), 'foreign'],
    ['a scenario that is no name', packed('{"game":"g","scenario":5}'), 'foreign'],
    ['a step that is no object', packed('{"game":"g","step":"first"}'), 'foreign'],
    ['a step without a name', packed('{"game":"g","step":{"shown":1}}'), 'foreign'],
    ['a step shown by half', packed('{"game":"g","step":{"name":"a","shown":0.5}}'), 'foreign'],
    ['half a seed', packed('{"game":"g","seed":0.5}'), 'foreign'],
    ['readings that are a list', packed('{"game":"g","rulings":["two"]}'), 'foreign'],
    ['a reading that is a number', packed('{"game":"g","rulings":{"most":2}}'), 'foreign'],
    ['moves that are no list', packed('{"game":"g","moves":{}}'), 'foreign'],
    ['a point of view that is no name', packed('{"game":"g","seenFrom":1}'), 'foreign'],
  ])('%s', async ([, fragment, problem]) => {
    expect(await decodeLink(fragment)).toEqual(broken(problem));
  });

  it('a link longer than any that is made', async () => {
    expect(await decodeLink(`play=1.${'A'.repeat(7998)}`)).toEqual(broken('broken'));
    expect(await decodeLink(`play=1.${'A'.repeat(7999)}`)).toEqual(broken('too-long'));
    expect(await decodeLink(`play=1.${'A'.repeat(10_000_000)}`)).toEqual(broken('too-long'));
  });

  it('a link cut off anywhere', async () => {
    for (let end = 'play=1.'.length; end < FRAGMENT.length; end += 1)
      expect(await decodeLink(FRAGMENT.slice(0, end))).toEqual(broken('broken'));
  });

  it('a link with anything after its end', async () => {
    const bytes = Buffer.from(FRAGMENT.slice('play=1.'.length), 'base64url');
    for (const more of [new Uint8Array(1), new Uint8Array([7, 7, 7]), bytes])
      expect(await decodeLink(`play=1.${base64(Buffer.concat([bytes, more]))}`)).toEqual(
        broken('broken'),
      );
  });

  it('a small link that would unfold to a huge text, without unfolding it', async () => {
    const bomb = packed(`{"game":"${'a'.repeat(5_000_000)}"}`);
    expect(bomb.length).toBeLessThan(8000);
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read');
    expect(await decodeLink(bomb)).toEqual(broken('broken'));
    const pieces = await Promise.all(
      read.mock.results.map(({ value }) => value as Promise<ReadableStreamReadResult<unknown>>),
    );
    read.mockRestore();
    const unfolded = pieces.flatMap(({ value }) =>
      typeof value === 'string' ? [value.length] : [],
    );
    expect(unfolded.length).toBeGreaterThan(0);
    expect(unfolded.reduce((sum, length) => sum + length, 0)).toBeLessThan(400_000);
  });

  it('a text of more than 200,000 characters', async () => {
    const text = (length: number): string =>
      packed(JSON.stringify({ game: 'ä'.repeat(length - '{"game":""}'.length) }));
    expect(await decodeLink(text(200_000))).toMatchObject({ ok: true });
    expect(await decodeLink(text(200_001))).toEqual(broken('broken'));
  });
});

describe('whatever stands in a fragment', () => {
  const check = async (fragment: string) => {
    const link = await decodeLink(fragment);
    if (link.ok) expect(typeof link.value.game).toBe('string');
    else expect(['too-long', 'unknown-version', 'broken', 'foreign']).toContain(link.problem);
  };

  it('with a bit flipped, nothing is thrown', async () => {
    const bytes = Buffer.from(FRAGMENT.slice('play=1.'.length), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Uint8Array.from(bytes, (byte, place) =>
        place === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte,
      );
      await check(`play=1.${base64(flipped)}`);
    }
  });

  it('with letters changed, nothing is thrown', async () => {
    const letters = fc.constantFrom(
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=%',
    );
    const changed = async (link: Link, place: number, letter: string) => {
      const fragment = await encodeLink(link);
      await check(fragment.slice(0, place) + letter + fragment.slice(place + 1));
    };
    await fc.assert(fc.asyncProperty(anyLink, fc.nat(200), letters, changed), { numRuns: 1000 });
  });

  it('of whatever letters or bytes, nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), (text) => check(`play=1.${text}`)),
    );
    await fc.assert(fc.asyncProperty(fc.string(), check));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (bytes) =>
        check(`play=1.${base64(bytes)}`),
      ),
      { numRuns: 1000 },
    );
    await fc.assert(
      fc.asyncProperty(fc.json(), (text) => check(packed(text))),
      { numRuns: 500 },
    );
  });
});
