import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { standing } from '../../../../src/engine/play.ts';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import {
  columnOf,
  COLUMNS,
  INFLUENCE,
  KNIGHTS,
  SUBJECTS,
} from '../../../../src/games/king-of-the-valley/tiles.ts';
import { beginSheet, ownSheet } from '../../../../src/islands/score/begin.ts';
import { tableSheet } from '../../../../src/islands/score/from-table.ts';
import { encodeLink } from '../../../../src/engine/permalink.ts';
import { decodeLink } from '../../../../src/engine/read-link.ts';
import { valleyFacts } from '../../../../src/islands/king-of-the-valley/score/facts.ts';
import {
  clearedSheet,
  countIn,
  emptySheet,
  EXAMPLE,
  isBlank,
  ownerAt,
  positionOf,
  seatedSheet,
  sheetOf,
  withSubjects,
  withTokens,
  type ValleySheet,
} from '../../../../src/islands/king-of-the-valley/score/sheet.ts';
import { triedOut } from '../../../../src/islands/king-of-the-valley/score/what-if.ts';
import { openScorer, type Scorer } from '../../../../src/islands/score/scorer.ts';
import { pretendStorage } from '../../../support/device.ts';
import { serveSite } from '../../../support/player.ts';
import { replayed, scenarioNamed } from '../../../support/telling.ts';
import { anyCastles } from '../../../support/valley-sheets.ts';

const GAME = 'king-of-the-valley';
const SHEETS = 2000;
let scorer: Scorer;

beforeAll(async () => {
  serveSite();
  scorer = await openScorer(GAME, 'en', valleyFacts);
});
afterAll(() => void vi.unstubAllGlobals());

const tally = (sheet: ValleySheet) => {
  const result = scorer.score(sheet);
  if (!result.ok) throw new Error(result.refused.sentence);
  return result.tally;
};
const totals = (sheet: ValleySheet) =>
  Object.fromEntries(tally(sheet).seats.map(({ seat, total }) => [seat, total]));
const refused = (sheet: ValleySheet): string => {
  const result = scorer.score(sheet);
  return result.ok ? 'accepted' : result.refused.because.id;
};
const fragment = async (position: unknown) => `#${await encodeLink({ game: GAME, position })}`;

const TWO = emptySheet(['noor', 'mila']);
const noors = (sheet: ValleySheet): number => totals(sheet).noor!;

describe('the example', () => {
  it('is what the castles hold at the end of its scenario, and comes to what its outcome says', () => {
    const { steps } = replayed(scenarioNamed('counting-a-castle', GAME));
    const last = steps.at(-1)!.states.at(-1)!;
    expect(sheetOf(game.view(last as never), EXAMPLE)).toEqual(EXAMPLE);
    expect(totals(EXAMPLE)).toEqual({ noor: 43, mila: 53 });
  });

  it('is scored line by line, each with its rule', () => {
    const [mila] = tally(EXAMPLE).seats;
    expect(mila!.lines.map(({ part, points, cites }) => [part, points, cites[0]!.id])).toEqual([
      ['influence', 32, 'kv.score.influence'],
      ['kingdoms', 5, 'kv.score.kingdom-tokens'],
      ['orders', 3, 'kv.score.order-three'],
      ['couples', 6, 'kv.score.couples'],
      ['gold', 7, 'kv.score.gold'],
    ]);
    expect(tally(EXAMPLE).winners).toEqual(['mila']);
    expect(tally(EXAMPLE).result.cites.map(({ id }) => id)).toEqual(['kv.goal.highest-reputation']);
  });
});

describe('a sheet', () => {
  it('adds up as the rules count, whatever lies in the castles', () => {
    for (let seed = 0; seed < SHEETS; seed += 1) {
      const sheet = anyCastles(seed);
      const started = game.start(positionOf(sheet));
      if (!started.ok) {
        expect(started.refusal.because, `seed ${seed}`).toBe('kv.setup.general-stock');
        continue;
      }
      const { scores } = standing(game, started.state);
      const counted = totals(sheet);
      const asCounted = sheet.players.map((player) => {
        const influence = SUBJECTS.reduce((sum, tile) => {
          const column = columnOf(tile);
          return column ? sum + INFLUENCE[column] * countIn(player, { column, tile }) : sum;
        }, 0);
        return [player.seat, counted[player.seat], scorer.points(sheet, player.seat), influence];
      });
      expect(asCounted, `seed ${seed}`).toEqual(
        scores.map(({ seat, total, influence }) => [seat, total, total, influence]),
      );
    }
  });

  it('is the same again after its table has been read', async () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const sheet = anyCastles(seed);
      const read = await scorer.read(sheet, sheet.rulings);
      if (read.ok) expect(read.sheet, `seed ${seed}`).toEqual(sheet);
      else expect(read.refused?.because.id, `seed ${seed}`).toBe('kv.setup.general-stock');
    }
  });

  it('turns face up what somebody has used: it counts just as much', async () => {
    const used = {
      players: [
        {
          seat: 'noor',
          king: 'a1',
          castle: { knight: { up: { 'knight-1': 1 }, down: { 'knight-1': 2 } } },
        },
        { seat: 'mila', king: 'e5' },
      ],
    };
    const read = await scorer.read(used);
    expect(read.ok && ownerAt(read.sheet as ValleySheet, 'noor')).toEqual({
      seat: 'noor',
      castle: { knight: { up: { 'knight-1': 3 } } },
      gold: 2,
      kingdoms: 0,
    });
    expect(read.ok && noors(read.sheet as ValleySheet)).toBe(6 + 3 + 2);
  });

  it('counts a jester as nothing, and as somebody under the readings that say so', () => {
    const farmer = withSubjects(TWO, 'noor', { column: 'farmer', tile: 'farmer' }, 1);
    const sheet = withSubjects(farmer, 'noor', { column: 'farmers-wife', tile: 'jester' }, 1);
    expect(noors(sheet)).toBe(1);
    expect(noors({ ...sheet, rulings: { 'couples-jester': 'jester-couples-by-column' } })).toBe(3);
    expect(scorer.questions(sheet).map(({ ruling }) => ruling)).toEqual(['couples-jester']);
    expect(scorer.questions(EXAMPLE)).toEqual([]);
  });

  it('says what one more would bring, and nothing where there is none', () => {
    const three = withSubjects(TWO, 'noor', { column: 'knight', tile: 'knight-2' }, 3);
    const brings = (sheet: ValleySheet, tile: 'queen' | 'knight-2') =>
      scorer.points(withSubjects(sheet, 'noor', { column: columnOf(tile)!, tile }, 1), 'noor');
    expect(noors(three)).toBe(9);
    expect(brings(three, 'knight-2')).toBe(8 + 5);
    expect(
      brings(withSubjects(TWO, 'mila', { column: 'queen', tile: 'queen' }, 3), 'queen'),
    ).toBeUndefined();
  });

  it('says what one more would change, line by line with its rule, as the rules count it', () => {
    const wife = withSubjects(EXAMPLE, 'noor', { column: 'farmers-wife', tile: 'farmers-wife' }, 1);
    const tried = triedOut('noor', scorer.score(EXAMPLE), scorer.score(wife));
    expect(tried.ok && [tried.before, tried.after]).toEqual([43, 46]);
    expect(
      tried.ok && tried.changes.map(({ line, more }) => [line.part, more, line.cites[0]!.id]),
    ).toEqual([
      ['influence', 1, 'kv.score.influence'],
      ['couples', 2, 'kv.score.couples'],
    ]);
    for (let seed = 0; seed < 30; seed += 1) {
      const sheet = anyCastles(seed);
      const now = scorer.score(sheet);
      for (const tile of SUBJECTS.filter(columnOf)) {
        const then = withSubjects(sheet, 'mila', { column: columnOf(tile)!, tile }, 1);
        const each = triedOut('mila', now, scorer.score(then));
        expect(each.ok, `seed ${seed}, ${tile}`).toBe(
          now.ok && scorer.points(then, 'mila') !== undefined,
        );
        if (!each.ok) continue;
        expect(each.after, `seed ${seed}, ${tile}`).toBe(scorer.points(then, 'mila'));
        expect(
          each.before + each.changes.reduce((sum, { more }) => sum + more, 0),
          `seed ${seed}, ${tile}`,
        ).toBe(each.after);
      }
    }
  });

  it('cannot be tried out where a rule refuses it', () => {
    const queens = withSubjects(TWO, 'mila', { column: 'queen', tile: 'queen' }, 3);
    const tried = triedOut(
      'noor',
      scorer.score(queens),
      scorer.score(withSubjects(queens, 'noor', { column: 'queen', tile: 'queen' }, 1)),
    );
    expect(!tried.ok && tried.refused.because.id).toBe('kv.setup.three-piles');
  });

  it('is refused with the rule where the box holds less', () => {
    for (const column of COLUMNS) {
      const tile = SUBJECTS.find((each) => columnOf(each) === column)!;
      expect(refused(withSubjects(TWO, 'noor', { column, tile }, 25)), column).toMatch(
        /^kv\.(setup\.three-piles|subject\.orders)$/,
      );
    }
    expect(refused(withSubjects(TWO, 'mila', { column: 'knight', tile: KNIGHTS[0]! }, 6))).toBe(
      'kv.subject.orders',
    );
    expect(refused(withTokens(TWO, 'noor', { kingdoms: 7 }))).toBe('kv.setup.general-stock');
    expect(refused(withTokens(TWO, 'noor', { gold: 1000 }))).toBe('kv.setup.general-stock');
    expect(refused(seatedSheet(TWO, ['noor']))).toBe('kv.players.two-to-four');
  });

  it('is blank as long as nobody has anything, and again when it is cleared; who stays keeps everything', () => {
    expect(isBlank(TWO)).toBe(true);
    expect(isBlank(EXAMPLE)).toBe(false);
    expect(clearedSheet(EXAMPLE)).toEqual(TWO);
    expect(
      seatedSheet(EXAMPLE, ['mila', 'juri']).players.map(({ seat, gold }) => [seat, gold]),
    ).toEqual([
      ['mila', 7],
      ['juri', 0],
    ]);
    const one = withSubjects(TWO, 'noor', { column: 'duke', tile: 'duke' }, 1);
    expect(withSubjects(one, 'noor', { column: 'duke', tile: 'duke' }, -1)).toEqual(TWO);
  });

  it('names the winner by influence where the reputation is level, and everybody where that is level, too', () => {
    const level = withTokens(
      withSubjects(TWO, 'noor', { column: 'queen', tile: 'queen' }, 1),
      'mila',
      { gold: 5 },
    );
    expect(tally(level)).toMatchObject({
      winners: ['noor'],
      result: { cites: [{ id: 'kv.score.tie-influence' }, { id: 'kv.goal.highest-reputation' }] },
    });
    expect(
      tally(withTokens(withTokens(TWO, 'noor', { gold: 3 }), 'mila', { gold: 3 })).winners,
    ).toEqual(['noor', 'mila']);
  });
});

describe('a series', () => {
  const series = { goal: { points: 100 }, played: [{ noor: 60, mila: 40 }] } as const;

  it('adds up what each game has brought, until somebody has enough or all games are played', () => {
    expect(tally({ ...EXAMPLE, series }).series).toEqual({
      totals: { noor: 103, mila: 93 },
      games: 2,
      over: true,
      leaders: ['noor'],
    });
    const three = { ...series, goal: { games: 3 } };
    expect(tally({ ...EXAMPLE, series: three }).series).toMatchObject({ games: 2, over: false });
    expect(tally({ ...EXAMPLE, series: { ...three, goal: { games: 2 } } }).series).toMatchObject({
      games: 2,
      over: true,
    });
  });

  it.for<[why: string, series: unknown]>([
    ['a goal that the game has none of', { goal: { wins: 2 } }],
    ['two goals', { goal: { games: 2, points: 100 } }],
    ['a goal of nothing', { goal: { games: 0 } }],
    ['a goal in words', { goal: { points: 'many' } }],
    ['points that cannot be', { goal: { games: 3 }, played: [{ noor: -1 }] }],
    ['no list of games', { goal: { games: 3 }, played: 4 }],
    ['a stranger', { goal: { games: 3 }, played: [{ zoe: 4 }] }],
    [
      'more games than are shown',
      { goal: { games: 3 }, played: Array.from({ length: 101 }, () => ({ noor: 1 })) },
    ],
    ['no series', 'three'],
  ])('from outside is refused where it makes no sense: %s', async ([, odd]) => {
    expect(await scorer.read({ ...EXAMPLE, series: odd })).toEqual({ ok: false });
  });
});

describe('what is kept and linked', () => {
  it('opens as it was, with its series', async () => {
    pretendStorage();
    const sheet = { ...EXAMPLE, series: { goal: { games: 3 }, played: [{ noor: 40, mila: 39 }] } };
    const hash = await fragment(sheet);
    expect(await beginSheet(hash, GAME, valleyFacts, scorer)).toEqual({ sheet, from: 'link' });
    const link = await decodeLink(hash);
    expect(link.ok && link.value.position).toEqual(sheet);
  });

  it('comes from the table where the table tool of this tab has opened it, and from a link where another address has', async () => {
    pretendStorage();
    vi.stubGlobal('sessionStorage', localStorage);
    const [hash, other] = [await fragment(TWO), await fragment(EXAMPLE)];
    tableSheet.put(hash);
    expect(await beginSheet(hash, GAME, valleyFacts, scorer)).toMatchObject({ from: 'table' });
    expect(await beginSheet(other, GAME, valleyFacts, scorer)).toMatchObject({ from: 'link' });
    tableSheet.put(undefined);
    expect(await beginSheet(hash, GAME, valleyFacts, scorer)).toMatchObject({ from: 'link' });
  });

  it('says what is wrong with a table that cannot be, and shows the own sheet', async () => {
    pretendStorage();
    const hash = await fragment({
      ...TWO,
      players: [{ seat: 'noor', castle: { queen: { up: { queen: 4 } } } }, { seat: 'mila' }],
    });
    const begun = await beginSheet(hash, GAME, valleyFacts, scorer);
    expect(begun).toMatchObject({
      from: 'own',
      trouble: { refused: { because: { id: 'kv.setup.three-piles' } } },
    });
    expect(begun.sheet).toEqual((await ownSheet(GAME, valleyFacts, scorer)).sheet);
  });
});
