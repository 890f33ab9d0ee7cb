import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encodeLink } from '../../../src/engine/permalink.ts';
import { decodeLink } from '../../../src/engine/read-link.ts';
import { keepSheet } from '../../../src/islands/score/kept-sheet.ts';
import { beginSheet, newSheet, ownSheet } from '../../../src/islands/score/begin.ts';
import { BUILDINGS, SUBJECTS } from '../../../src/games/rival-kings/cards.ts';
import { rivalKingsFacts } from '../../../src/islands/rival-kings/score/facts.ts';
import {
  EXAMPLE,
  emptySheet,
  isBlank,
  sheetOf,
  withCard,
  withNumber,
  withoutCard,
  withTokens,
  type RivalKingsSheet,
} from '../../../src/islands/rival-kings/score/sheet.ts';
import { openScorer, type Scorer } from '../../../src/islands/score/scorer.ts';
import { fillStorage, pretendStorage } from '../../support/device.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';
import { serveSite } from '../../support/player.ts';
import { anySheet } from '../../support/score-sheets.ts';
import { replayed, rivalKings, scenarioNamed } from '../../support/telling.ts';
import type { View } from '../../../src/games/rival-kings/types/view.ts';

const GAME = 'rival-kings';
const KEY = 'score.rival-kings';
const { html: say, list } = translatorOf('en', await gameMessages('en', GAME));
/** Noor’s points and Mila’s, those of whoever has more first. */
const pointsEach = (noor: number, mila: number): string => {
  const each = [
    say('event.total', { seat: 'Noor', points: noor }),
    say('event.total', { seat: 'Mila', points: mila }),
  ];
  return list(mila > noor ? each.toReversed() : each);
};
let scorer: Scorer;

beforeAll(async () => {
  serveSite();
  scorer = await openScorer(GAME, 'en', rivalKingsFacts);
});
afterAll(() => void vi.unstubAllGlobals());

const tally = (sheet: RivalKingsSheet) => {
  const result = scorer.score(sheet);
  if (!result.ok) throw new Error(result.refused.sentence);
  return result.tally;
};
const totals = (sheet: RivalKingsSheet) =>
  Object.fromEntries(tally(sheet).seats.map(({ seat, total }) => [seat, total]));
const refused = (sheet: RivalKingsSheet): string => {
  const result = scorer.score(sheet);
  return result.ok ? 'accepted' : result.refused.because.id;
};
const fragment = async (position: unknown, rulings?: Record<string, string>) =>
  `#${await encodeLink({ game: GAME, position, ...(rulings && { rulings }) })}`;

const TWO = emptySheet(['noor', 'mila']);

describe('the printed example', () => {
  it('is what lies on the table at the end of its scenario', () => {
    const { steps } = replayed(scenarioNamed('markus-scores'));
    const view = rivalKings.view(steps.at(-1)!.states.at(-1)!) as View;
    const sorted = (sheet: RivalKingsSheet) =>
      sheet.players.map(({ subjects, buildings, ...tokens }) => ({
        ...tokens,
        subjects: [...subjects].sort(),
        buildings: [...buildings].sort(),
      }));
    expect(sorted(sheetOf(view, EXAMPLE))).toEqual(sorted(EXAMPLE));
  });

  it('scores 11, line by line with its rules', () => {
    const [noor, mila] = tally(EXAMPLE).seats;
    expect([noor!.seat, noor!.total, mila!.total]).toEqual(['noor', 11, 8]);
    expect(noor!.lines.map(({ part, points }) => [part, points])).toEqual([
      ['perfect', 7],
      ['perfect', 4],
      ['colour', 3],
      ['single', 1],
      ['single', 1],
      ['coins', 1],
      ['markers', -6],
    ]);
    expect(noor!.lines.map(({ cites }) => cites[0]!.id)).toEqual(
      noor!.lines.map(({ part }) => `rk.score.${part}`),
    );
    expect(noor!.lines[0]!.sentence).toBe(
      say('event.lineScored.perfect', {
        seat: 'Noor',
        points: 7,
        cards: 'Garden and Gardener',
        total: 7,
      }),
    );
    expect(tally(EXAMPLE).result.sentence).toBe(
      say('event.gameWon', { winners: 'Noor', winners_count: 1, totals: pointsEach(11, 8) }),
    );
    expect(tally(EXAMPLE).result.cites[0]!.id).toBe('rk.score.winner');
  });
});

describe('what is entered', () => {
  it('comes onto the sheet and off it again', () => {
    const full = withTokens(
      withCard(withCard(withCard(TWO, 'mila', 'farm'), 'mila', 'farm'), 'mila', 'farmer'),
      'mila',
      { coins: 3 },
    );
    expect(full.players[1]).toEqual({
      seat: 'mila',
      subjects: ['farmer'],
      buildings: ['farm', 'farm'],
      coins: 3,
      markers: 0,
    });
    expect(full.players[0]).toEqual(TWO.players[0]);
    const less = withoutCard(
      withoutCard(withoutCard(full, 'mila', 'farm'), 'mila', 'farm'),
      'mila',
      'farmer',
    );
    expect(isBlank(withTokens(less, 'mila', { coins: 0 }))).toBe(true);
  });

  it('counts the reader’s own number of a card for everybody', () => {
    const sheet = withCard(withCard(TWO, 'noor', 'bishop'), 'noor', 'tavern');
    expect(totals(sheet)).toEqual({ noor: 4, mila: 0 });
    const own = withNumber(sheet, 'tavern', 2);
    expect(totals(own)).toEqual({ noor: 3, mila: 0 });
    expect(withNumber(own, 'tavern', undefined)).toEqual(sheet);
  });

  it('is refused by the rule it breaks', () => {
    expect(
      refused(withCard(withCard(withCard(TWO, 'noor', 'farm'), 'mila', 'farm'), 'noor', 'farm')),
    ).toBe('rk.components.copies');
    expect(refused(withTokens(TWO, 'noor', { coins: 49 }))).toBe('rk.components.coin-backs');
    expect(refused(withTokens(TWO, 'noor', { coins: -1 }))).toBe('rk.components.inventory');
    expect(refused(withTokens(TWO, 'noor', { markers: 31 }))).toBe('rk.components.inventory');
    expect(refused(withNumber(TWO, 'farm', 1.5))).toBe('rk.components.number');
    expect(refused(emptySheet(['noor']))).toBe('rk.components.inventory');
  });
});

describe('an open ruling', () => {
  const questions = (sheet: RivalKingsSheet) => scorer.questions(sheet).map(({ ruling }) => ruling);

  it('is asked about where another reading gives other points or another winner', () => {
    const tied = withTokens(withTokens(TWO, 'noor', { coins: 9, markers: 1 }), 'mila', {
      coins: 3,
    });
    expect(questions(tied)).toEqual(['winner-tie']);
    expect(scorer.questions(tied)[0]).toMatchObject({
      chosen: 'shared-victory',
      options: [{}, {}, {}],
    });
    const ones = withNumber(withCard(withCard(TWO, 'noor', 'mine'), 'noor', 'vintner'), 'mine', 1);
    expect(questions(ones)).toEqual(['colour-pair-optional']);
    const cards = ['farm', 'farmer', 'mine'] as const;
    const invented = withNumber(
      withNumber(
        cards.reduce((sheet, card) => withCard(sheet, 'noor', card), TWO),
        'farm',
        1,
      ),
      'mine',
      4,
    );
    expect(questions(invented)).toEqual(['perfect-first-or-best']);
  });

  it('is not asked about where nothing depends on it', () => {
    expect(questions(EXAMPLE)).toEqual([]);
    expect(questions(TWO)).toEqual([]);
  });
});

describe('a series', () => {
  const series = { goal: { games: 2 }, played: [{ noor: 3, mila: 20 }] } as const;

  it('counts the game on the sheet in, and names its winner when it is over', () => {
    const standing = tally({ ...EXAMPLE, series }).series!;
    expect(standing).toMatchObject({
      totals: { noor: 14, mila: 28 },
      games: 2,
      over: true,
      leaders: ['mila'],
    });
    expect(standing.sentence).toBe(
      say('event.seriesScored', {
        games: 2,
        leaders: 'Mila',
        leaders_count: 1,
        over: 'true',
        totals: pointsEach(14, 28),
      }),
    );
    expect(standing.cites?.map(({ id }) => id)).toEqual([
      'rk.option.series',
      'rk.option.series-goal',
    ]);
  });

  it('is refused without a goal that can be reached, and after it is over', () => {
    expect(refused({ ...TWO, series: { goal: { games: 0 } } })).toBe('rk.option.series-goal');
    expect(refused({ ...TWO, series: { goal: { games: 1 }, played: [{ noor: 1 }] } })).toBe(
      'rk.option.series-goal',
    );
    expect(refused({ ...TWO, series: { goal: { games: 3 }, played: [{ ines: 1 }] } })).toBe(
      'rk.option.series',
    );
  });
});

describe('a sheet that is opened', () => {
  const begin = (hash: string) => beginSheet(hash, GAME, rivalKingsFacts, scorer);

  it('from a link is the one that was handed on', async () => {
    pretendStorage();
    for (let seed = 0; seed < 200; seed += 1) {
      const sheet = {
        ...anySheet(seed),
        ...(seed % 5 === 0 && { series: { goal: { points: 999 }, played: [{ noor: seed }] } }),
      };
      const link = await decodeLink(await fragment(sheet));
      expect(link.ok && link.value.position).toEqual(JSON.parse(JSON.stringify(sheet)));
      expect(await begin(await fragment(sheet))).toEqual({ sheet, from: 'link' });
    }
  });

  it('from the link of a table is what lies there, as if the game ended now', async () => {
    pretendStorage();
    const players = [
      { seat: 'noor', played: 'queen', subjects: ['sailor'], coins: 7 },
      { seat: 'juri' },
    ];
    const { sheet, from } = await begin(
      await fragment({ players }, { 'winner-tie': 'more-coins' }),
    );
    expect(from).toBe('link');
    expect(sheet).toEqual({
      over: true,
      players: [
        { seat: 'noor', subjects: ['sailor'], buildings: [], coins: 7, markers: 1 },
        { seat: 'juri', subjects: [], buildings: [], coins: 5, markers: 1 },
      ],
      rulings: { 'winner-tie': 'more-coins' },
    });
  });

  it('from a link does not touch the one kept on the device, nor its readings', async () => {
    const kept = JSON.stringify({ version: 1, position: EXAMPLE });
    const things = pretendStorage({
      [KEY]: kept,
      [`house-rules.${GAME}`]: '{"winner-tie":"more-coins"}',
    });
    const linked = await begin(await fragment(TWO));
    expect(linked).toEqual({ sheet: TWO, from: 'link' });
    expect(things.get(KEY)).toBe(kept);
    expect((await ownSheet(GAME, rivalKingsFacts, scorer)).sheet).toEqual(EXAMPLE);
  });

  it.for<[why: string, position: unknown, trouble: object]>([
    [
      'three copies',
      withCard(withCard(withCard(TWO, 'noor', 'farm'), 'mila', 'farm'), 'noor', 'farm'),
      { refused: { because: { id: 'rk.components.copies' } } },
    ],
    ['no position', 7, { key: 'player.link-foreign' }],
    [
      'more games than a series has',
      { ...TWO, series: { goal: { games: 9000 }, played: Array(101).fill({ noor: 1 }) } },
      { key: 'player.link-foreign' },
    ],
    [
      'an unknown card',
      { players: [{ seat: 'noor', subjects: ['dragon'] }, { seat: 'mila' }] },
      { key: 'player.link-foreign' },
    ],
  ])('from a link with %s is the own one, and says why', async ([, position, trouble]) => {
    pretendStorage({ [KEY]: JSON.stringify({ version: 1, position: EXAMPLE }) });
    expect(await begin(await fragment(position))).toMatchObject({
      sheet: EXAMPLE,
      from: 'own',
      trouble,
    });
  });

  it('from a link with all cards in one hand is added up in one go, under every reading', async () => {
    pretendStorage();
    const sheet: RivalKingsSheet = {
      ...TWO,
      players: [
        { seat: 'noor', subjects: SUBJECTS, buildings: BUILDINGS, coins: 0, markers: 0 },
        TWO.players[1]!,
      ],
      colours: { garden: 'red' },
      rulings: { 'perfect-first-or-best': 'best-total' },
    };
    const begun = await begin(await fragment(sheet));
    expect(begun).toMatchObject({ sheet, from: 'link' });
    let looks = 0;
    const colours = new Proxy(sheet.colours!, {
      get(known, card) {
        looks += 1;
        return Reflect.get(known, card) as unknown;
      },
    });
    const counted: RivalKingsSheet = { ...sheet, colours };
    scorer.questions(counted);
    expect(looks).toBeGreaterThan(0);
    // There are 2¹⁶ ways to form perfect pairs or not.
    expect(looks).toBeLessThan(2 ** 16);
  });

  it('from a damaged link is the own one, and says why', async () => {
    pretendStorage();
    expect(await begin('#play=1.%%%')).toMatchObject({
      from: 'own',
      trouble: { key: 'player.link-broken' },
    });
    expect(await begin('#play=9.abc')).toMatchObject({
      from: 'own',
      trouble: { key: 'player.link-unknown-version' },
    });
    expect(await begin(`#${await encodeLink({ game: 'chess', position: {} })}`)).toMatchObject({
      trouble: { key: 'player.link-foreign' },
    });
  });

  it.for<[why: string, text: string]>([
    ['torn', '{"version":1,"posi'],
    ['of a later version', '{"version":9,"position":{}}'],
    ['of another shape', '{"version":1,"position":{"players":"all"}}'],
    ['impossible', JSON.stringify({ version: 1, position: { ...TWO, players: [] } })],
  ])('that is %s is set aside, and an empty one lies there', async ([, text]) => {
    const things = pretendStorage({ [KEY]: text });
    expect(await begin('')).toEqual({ sheet: TWO, from: 'own', trouble: { key: 'score.damaged' } });
    expect(Object.fromEntries(things)).toEqual({ [`${KEY}.damaged-1`]: text });
  });

  it('that is impossible stays on a full device, and that is said', async () => {
    const text = JSON.stringify({ version: 1, position: { ...TWO, players: [] } });
    const things = fillStorage({ [KEY]: text });
    expect(await begin('')).toEqual({
      sheet: TWO,
      from: 'own',
      trouble: { key: 'score.damaged-stays' },
    });
    expect(keepSheet(GAME, undefined)).toBe(false);
    expect(Object.fromEntries(things)).toEqual({ [KEY]: text });
  });

  it('for the first time is read by the house rules that exist', () => {
    const rules = {
      'winner-tie': 'more-coins',
      'colour-pair-optional': 'never',
      'old-ruling': 'x',
    };
    pretendStorage({ [`house-rules.${GAME}`]: JSON.stringify(rules) });
    expect(newSheet(GAME, rivalKingsFacts, scorer)).toEqual({
      ...TWO,
      rulings: { 'winner-tie': 'more-coins' },
    });
  });
});
