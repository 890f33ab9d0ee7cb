import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encodeLink } from '../../../../src/engine/permalink.ts';
import { decodeLink } from '../../../../src/engine/read-link.ts';
import { standing } from '../../../../src/engine/play.ts';
import { game } from '../../../../src/games/claim/game.ts';
import { beginSheet, newSheet, ownSheet } from '../../../../src/islands/score/begin.ts';
import { claimFacts } from '../../../../src/islands/claim/score/facts.ts';
import {
  asksLastWinner,
  clearedSheet,
  emptySheet,
  EXAMPLE,
  isBlank,
  isWhole,
  positionOf,
  sheetOf,
  withCardTurned,
  withLastWinner,
  type ClaimSheet,
} from '../../../../src/islands/claim/score/sheet.ts';
import { openScorer, withReadings, type Scorer } from '../../../../src/islands/score/scorer.ts';
import { anyPiles } from '../../../support/claim-sheets.ts';
import { pretendStorage } from '../../../support/device.ts';
import { gameMessages, translatorOf } from '../../../support/messages.ts';
import { serveSite } from '../../../support/player.ts';
import {
  CARDS,
  factionOf,
  FACTIONS,
  valueOf,
  type CardId,
  type FactionId,
} from '../../../../src/games/claim/cards.ts';

const GAME = 'claim';
const KEY = 'score.claim';
const { html: say, list } = translatorOf('en', await gameMessages('en', GAME));
/** Noor’s number and Mila’s. */
const counts = (noor: number, mila: number): string =>
  list([
    say('event.count', { seat: 'Noor', count: noor }),
    say('event.count', { seat: 'Mila', count: mila }),
  ]);
let scorer: Scorer;

beforeAll(async () => {
  serveSite();
  scorer = await openScorer(GAME, 'en', claimFacts);
});
afterAll(() => void vi.unstubAllGlobals());

const tally = (sheet: ClaimSheet) => {
  const result = scorer.score(sheet);
  if (!result.ok) throw new Error(result.refused.sentence);
  return result.tally;
};
const totals = (sheet: ClaimSheet) => tally(sheet).seats.map(({ seat, total }) => [seat, total]);
const refusal = (sheet: ClaimSheet) => {
  const result = scorer.score(sheet);
  return result.ok ? undefined : result.refused;
};
/** Whose vote each faction gives, or nobody’s, and by which rule. */
const votes = (sheet: ClaimSheet) =>
  Object.fromEntries(
    FACTIONS.map((faction) => {
      const line = tally(sheet)
        .lines.filter(({ part }) => part === faction)
        .at(-1)!;
      return [
        faction,
        `${line.seat ?? 'nobody'} by ${line.cites.map(({ id }) => id.slice('cl.'.length)).join(', ')}`,
      ];
    }),
  );
const questions = (sheet: ClaimSheet) => scorer.questions(sheet).map(({ ruling }) => ruling);
const fragment = async (position: unknown, rulings?: Record<string, string>) =>
  `#${await encodeLink({ game: GAME, position, ...(rulings && { rulings }) })}`;

const TWO = emptySheet(['noor', 'mila']);

/** Two piles, card by card. */
const piles = (noor: readonly CardId[], mila: readonly CardId[]): ClaimSheet => {
  const first = noor.reduce((sheet, card) => withCardTurned(sheet, 'noor', card), TWO);
  return mila.reduce((sheet, card) => withCardTurned(sheet, 'mila', card), first);
};

type Held = Partial<Record<FactionId, readonly [count: number, highest: number]>>;

/**
 * Piles with so many cards of each faction, and so high: Noor’s and Mila’s rest comes from the
 * cards below.
 */
function laid(noor: Held, mila: Held): ClaimSheet {
  const [mine, theirs]: [CardId[], CardId[]] = [[], []];
  for (const faction of FACTIONS) {
    const all = CARDS.filter((card) => factionOf(card) === faction);
    const sides = [
      { held: noor[faction], pile: mine },
      { held: mila[faction], pile: theirs },
    ];
    for (const { held, pile } of sides)
      if (held) pile.push(all.find((card) => valueOf(card) === held[1] && !mine.includes(card))!);
    for (const { held, pile } of sides) {
      const rest = all.filter(
        (card) =>
          !mine.includes(card) && !theirs.includes(card) && valueOf(card) <= (held?.[1] ?? 0),
      );
      if (held) pile.push(...rest.slice(0, held[0] - 1));
    }
  }
  return piles(mine, theirs);
}

/** The worked tables of the rules. */
const V1 = laid(
  { goblin: [4, 8], knight: [3, 9], zombie: [5, 8], dwarf: [4, 9], doppelganger: [2, 7] },
  { goblin: [3, 9], knight: [3, 8], zombie: [5, 9], dwarf: [4, 8], doppelganger: [3, 9] },
);
const V2 = laid(
  { goblin: [5, 9], zombie: [6, 7], dwarf: [2, 7], doppelganger: [1, 3] },
  { goblin: [4, 8], zombie: [4, 9], dwarf: [4, 9], doppelganger: [3, 9] },
);
const V3 = laid(
  { goblin: [2, 0], knight: [4, 9], zombie: [6, 9], dwarf: [2, 5], doppelganger: [2, 7] },
  { goblin: [2, 0], knight: [3, 8], zombie: [4, 8], dwarf: [4, 9], doppelganger: [3, 9] },
);

describe('the votes', () => {
  it('go by majority, and on equal numbers to the highest card: all zombies in the starting hands', () => {
    expect(V1.players.map(({ score }) => score.length)).toEqual([18, 18]);
    expect(votes(V1)).toEqual({
      goblin: 'noor by score.majority, goal.vote-by-majority',
      knight: 'noor by score.tie-highest-card',
      zombie: 'mila by score.tie-highest-card',
      dwarf: 'noor by score.tie-highest-card',
      doppelganger: 'mila by score.majority, goal.vote-by-majority',
    });
    expect(totals(V1)).toEqual([
      ['noor', 3],
      ['mila', 2],
    ]);
    expect(tally(V1).winners).toEqual(['noor']);
    expect(tally(V1).result.sentence).toBe(
      say('event.gameWon', { seat: 'Noor', votes: 3, others: 2 }),
    );
    expect(tally(V1).result.cites.map(({ id }) => id)).toEqual(['cl.goal.three-votes']);
  });

  it('come with the count of every faction and its rules', () => {
    const { lines } = tally(V1);
    expect(lines).toHaveLength(2 * FACTIONS.length);
    expect(lines[0]).toMatchObject({
      part: 'goblin',
      points: 0,
      sentence: say('event.factionCounted', { faction_plural: 'Goblins', counts: counts(4, 3) }),
    });
    expect(lines[1]).toMatchObject({
      part: 'goblin',
      seat: 'noor',
      points: 1,
      sentence: say('event.voteGiven.majority', { seat: 'Noor', faction_plural: 'Goblins' }),
    });
    expect(
      lines
        .filter(({ part }) => part === 'zombie')
        .flatMap(({ cites }) => cites.map(({ id }) => id)),
    ).toEqual([
      'cl.score.count-cards',
      'cl.score.phase1-zombies-count',
      'cl.score.tie-highest-card',
    ]);
    for (const { cites } of lines) expect(cites.length).toBeGreaterThan(0);
  });

  it('of a faction without cards are nobody’s, and two to two is a draw', () => {
    expect(V2.players.map(({ score }) => score.length)).toEqual([14, 15]);
    expect(votes(V2)).toMatchObject({
      goblin: /^noor/,
      zombie: /^noor/,
      dwarf: /^mila/,
      doppelganger: /^mila/,
      knight: /^nobody/,
    });
    expect(tally(V2).winners).toEqual([]);
    expect(tally(V2).result.sentence).toBe(say('event.gameDrawn', { counts: counts(2, 2) }));
  });

  it('are nobody’s where only zeros of the goblins lie there, two against two', () => {
    expect(isWhole(V3)).toBe(true);
    expect(votes(V3).goblin).toBe('nobody by score.majority, score.tie-highest-card');
    expect(tally(V3).lines[1]!.sentence).toBe(
      say('event.voteLapsed.dead-heat', { faction_plural: 'Goblins' }),
    );
  });

  it('of the example are three to two, as the five factions show', () => {
    expect(totals(EXAMPLE)).toEqual(totals(V1));
    expect(votes(EXAMPLE)).toEqual(votes(V1));
  });
});

describe('what is entered', () => {
  it('goes into a pile and out of it again, in the order of the deck', () => {
    const sheet = piles(['dwarf-3', 'goblin-0-4', 'goblin-0-1'], ['zombie-9']);
    expect(sheet.players).toEqual([
      { seat: 'noor', score: ['goblin-0-1', 'goblin-0-4', 'dwarf-3'] },
      { seat: 'mila', score: ['zombie-9'] },
    ]);
    const less = withCardTurned(sheet, 'noor', 'goblin-0-4');
    expect(less.players[0]!.score).toEqual(['goblin-0-1', 'dwarf-3']);
    expect(isBlank(clearedSheet(sheet))).toBe(true);
  });

  it('is refused in both piles, in a sentence with its rule', () => {
    const twice = piles(['goblin-7'], ['goblin-7']);
    expect(refusal(twice)).toMatchObject({
      sentence: say('refused.card-twice', { card: 'Goblin\u00A07' }),
    });
    expect(refusal(twice)!.because.id).toBe('cl.setup.shuffle');
    expect(refusal(withCardTurned(twice, 'noor', 'goblin-7'))).toBeUndefined();
  });

  it('is refused where more cards than those of phase 2 lie there, zombies left out', () => {
    const others = CARDS.filter((card) => factionOf(card) !== 'zombie');
    const zombies = CARDS.filter((card) => factionOf(card) === 'zombie');
    expect(refusal(piles(others.slice(0, 26), zombies))).toBeUndefined();
    expect(refusal(piles(others.slice(0, 27), zombies))!.because.id).toBe(
      'cl.phase2.winner-takes-both',
    );
  });

  it('is for two only', () => {
    expect(refusal(emptySheet(['noor']))!.because.id).toBe('cl.goal.succession');
    expect(refusal(emptySheet(['noor', 'mila', 'juri']))!.because.id).toBe('cl.goal.succession');
    expect(scorer.players).toEqual({ min: 2, max: 2 });
  });
});

describe('an open ruling', () => {
  it('is asked about where another reading gives other votes or another winner', () => {
    expect(questions(V2)).toEqual(['empty-faction-vote']);
    expect(scorer.questions(V2)[0]!.options.map(({ sentence }) => sentence)).toEqual([
      say('event.gameDrawn', { counts: counts(2, 2) }),
      say('event.gameWon', { seat: 'Noor', votes: 3, others: 2 }),
    ]);
    expect(questions(V3)).toEqual(['dead-heat-vote']);
  });

  it('gives the vote to whoever won the last trick, by that reading', () => {
    const read = withReadings(V2, { 'empty-faction-vote': 'last-trick-winner' }) as ClaimSheet;
    expect(tally(read).winners).toEqual(['noor']);
    expect(tally(withLastWinner(read, 'mila')).winners).toEqual(['mila']);
    expect([V1, V2, V3, TWO].map(asksLastWinner)).toEqual([false, true, true, false]);
  });

  it('decides about a player with fewer than three votes', () => {
    const held = { zombie: [6, 7], dwarf: [6, 9], knight: [3, 5] } as const;
    const sheet = laid(held, { zombie: [4, 9], dwarf: [3, 8], knight: [5, 9] });
    expect([isWhole(sheet), questions(sheet)]).toEqual([
      true,
      ['empty-faction-vote', 'nobody-has-three'],
    ]);
    expect(tally(sheet).result.sentence).toBe(
      say('event.gameWon', { seat: 'Noor', votes: 2, others: 1 }),
    );
    expect(
      tally(withReadings(sheet, { 'nobody-has-three': 'draw-unless-three' }) as ClaimSheet).winners,
    ).toEqual([]);
  });

  it('is not asked about where nothing depends on it, nor while cards are still to be entered', () => {
    expect(questions(V1)).toEqual([]);
    expect(questions(TWO)).toEqual([]);
    const few = piles(['goblin-9'], ['knight-9']);
    expect(questions(few)).toEqual([]);
    expect(
      totals(withReadings(few, { 'empty-faction-vote': 'last-trick-winner' }) as ClaimSheet),
    ).toEqual([
      ['noor', 1],
      ['mila', 1],
    ]);
  });
});

describe('500 sheets', () => {
  it('come to what the engine says, and depend on no ruling that the sheet does not ask about', () => {
    const others = Object.entries(game.rulings).filter(([id]) => !claimFacts.rulings.includes(id));
    for (let seed = 0; seed < 500; seed += 1) {
      const sheet = anyPiles(seed);
      const started = game.start(positionOf(sheet));
      if (!started.ok) throw new Error(JSON.stringify(started.refusal));
      const outcome = standing(game, started.state);
      const usual = tally(sheet);
      expect(usual.winners, `sheet ${seed}`).toEqual(outcome.winners);
      for (const { seat, total } of outcome.scores)
        expect(usual.seats.find((one) => one.seat === seat)!.total).toBe(total);
      // As texts they are compared much faster than as objects.
      const text = JSON.stringify(usual);
      for (const [id, { options }] of others) {
        for (const option of options.slice(1)) {
          const read = tally(withReadings(sheet, { [id]: option }) as ClaimSheet);
          expect(JSON.stringify(read), `sheet ${seed}, ${id}: ${option}`).toBe(text);
        }
      }
    }
  });
});

describe('a series', () => {
  const series = { goal: { wins: 2 }, played: [{ noor: 1, mila: 0 }, {}] } as const;

  it('counts games won, and a draw for nobody', () => {
    expect(tally({ ...V1, series }).series).toEqual({
      totals: { noor: 2, mila: 0 },
      games: 3,
      over: true,
      leaders: ['noor'],
    });
    expect(tally({ ...V2, series }).series).toEqual({
      totals: { noor: 1, mila: 0 },
      games: 3,
      over: false,
      leaders: ['noor'],
    });
  });

  it('is handed on and kept with the sheet', async () => {
    const sheet = { ...V1, series };
    pretendStorage({ [KEY]: JSON.stringify({ version: 1, position: sheet }) });
    expect(await ownSheet(GAME, claimFacts, scorer)).toEqual({ sheet, from: 'own' });
    expect(await beginSheet(await fragment(sheet), GAME, claimFacts, scorer)).toEqual({
      sheet,
      from: 'link',
    });
  });

  it.for<[why: string, series: unknown]>([
    ['no goal', {}],
    ['a goal of none', { goal: { wins: 0 } }],
    ['half a game as its goal', { goal: { wins: 1.5 } }],
    ['points as its goal', { goal: { points: 50 } }],
    ['strangers in it', { goal: { wins: 2 }, played: [{ bob: 1 }] }],
    ['two wins in a game', { goal: { wins: 2 }, played: [{ noor: 2 }] }],
    ['no list of games', { goal: { wins: 2 }, played: 'many' }],
    ['nothing in it', null],
  ])('with %s is not accepted from outside', async ([, odd]) => {
    expect(await scorer.read({ ...V1, series: odd })).toEqual({ ok: false });
  });
});

describe('a sheet that is opened', () => {
  const begin = (hash: string) => beginSheet(hash, GAME, claimFacts, scorer);

  it('from a link is the one that was handed on', async () => {
    pretendStorage();
    for (let seed = 0; seed < 100; seed += 1) {
      const sheet = anyPiles(seed);
      const link = await decodeLink(await fragment(sheet));
      expect(link.ok && link.value.position).toEqual(sheet);
      expect(await begin(await fragment(sheet))).toEqual({ sheet, from: 'link' });
    }
  });

  it('may have nothing on it yet, whoever sits there', async () => {
    const blank = {
      ...emptySheet(['juri', 'mila']),
      lastWinner: 'mila',
      series: { goal: { wins: 3 }, played: [{ juri: 1 }] },
    } as const;
    expect(tally(blank)).toMatchObject({ winners: [], seats: [{ total: 0 }, { total: 0 }] });
    pretendStorage({ [KEY]: JSON.stringify({ version: 1, position: blank }) });
    expect(await ownSheet(GAME, claimFacts, scorer)).toEqual({ sheet: blank, from: 'own' });
    expect(await begin(await fragment(blank))).toEqual({ sheet: blank, from: 'link' });
    expect(await scorer.read({ ...blank, phase: 2 })).toMatchObject({ ok: false });
  });

  it('from a table of any kind holds its score piles', async () => {
    pretendStorage();
    const zombies = CARDS.filter((card) => factionOf(card) === 'zombie');
    const [mine, theirs] = [zombies.slice(0, 4), zombies.slice(4)];
    const players = [
      { seat: 'noor', score: mine },
      { seat: 'mila', score: theirs.toReversed() },
    ];
    const { sheet } = await begin(
      await fragment(
        { phase: 2, leader: 'mila', players },
        { 'dead-heat-vote': 'last-trick-winner' },
      ),
    );
    expect(sheet).toEqual({
      over: true,
      players: [
        { seat: 'noor', score: mine },
        { seat: 'mila', score: theirs },
      ],
      lastWinner: 'mila',
      rulings: { 'dead-heat-vote': 'last-trick-winner' },
    });
  });

  it('from a link with a card in both piles is the own one, and says why', async () => {
    pretendStorage({ [KEY]: JSON.stringify({ version: 1, position: EXAMPLE }) });
    const twice = piles(['dwarf-9'], ['dwarf-9']);
    expect(await begin(await fragment(twice))).toMatchObject({
      sheet: EXAMPLE,
      from: 'own',
      trouble: { refused: { because: { id: 'cl.setup.shuffle' } } },
    });
    expect(
      await begin(await fragment({ players: [{ seat: 'noor', score: ['dragon-1'] }] })),
    ).toMatchObject({
      trouble: { key: 'player.link-foreign' },
    });
  });

  it('for the first time is read by the house rules, and begins empty whatever they say', () => {
    pretendStorage({
      [`house-rules.${GAME}`]: '{"empty-faction-vote":"last-trick-winner","old":"x"}',
    });
    const fresh = newSheet(GAME, claimFacts, scorer) as ClaimSheet;
    expect(fresh).toEqual({ ...TWO, rulings: { 'empty-faction-vote': 'last-trick-winner' } });
    expect(totals(fresh)).toEqual([
      ['noor', 0],
      ['mila', 0],
    ]);
  });

  it('is the sheet of a view', () => {
    const started = game.start(positionOf(V1));
    expect(started.ok && sheetOf(game.view(started.state), V1)).toEqual(V1);
  });
});
