import { describe, expect, it } from 'vitest';
import { advance, offered, standing } from '../../../../src/engine/play.ts';
import { seeded } from '../../../../src/engine/random.ts';
import { game } from '../../../../src/games/claim/game.ts';
import {
  act,
  card,
  cards,
  impossible,
  led,
  over,
  playerAt,
  reading,
  story,
  table,
} from '../../../support/claim.ts';
import { claimLaws, inventory } from '../../../support/claim-laws.ts';
import { dealtClaim } from '../../../support/dealt.ts';
import { moves } from '../../playthrough.ts';
import { CARDS, factionOf, type CardId } from '../../../../src/games/claim/cards.ts';
import type { Phase, State } from '../../../../src/games/claim/types/state.ts';
import type { Position } from '../../../../src/games/claim/types/position.ts';
import fc from '../../../support/seed.ts';

const isZombie = (lying: CardId): boolean => factionOf(lying) === 'zombie';

const PLAYERS = [{ seat: 'noor' }, { seat: 'mila' }] as const;

/**
 * Hands, recruits, contested card, draw pile, what has been played and where it lies: as many cards
 * as the trick demands.
 */
function expectFit(state: State): void {
  const played = state.trick - 1;
  expect(inventory(state)).toEqual(claimLaws.box);
  for (const { seat, hand, recruits } of state.players) {
    expect(hand).toHaveLength(13 - played - (state.led !== null && seat === state.leader ? 1 : 0));
    expect(recruits.won.length + recruits.blind.length).toBe(state.phase === 1 ? played : 0);
  }
  const scored = state.players.flatMap(({ score }) => score);
  if (state.phase === 1) {
    expect([state.contested !== null, state.drawPile.length]).toEqual([true, 25 - 2 * played]);
    expect(scored.length + state.discard.length).toBe(2 * played);
    expect(state.players[0].recruits.won).toHaveLength(state.players[1].recruits.blind.length);
  } else {
    const fromPhase1 = scored.length - 2 * played;
    expect(fromPhase1).toBeGreaterThanOrEqual(0);
    expect(state.discard).toHaveLength(26 - fromPhase1);
  }
  if (state.rulings['zombie-of-loser'] === 'every-played-zombie')
    expect(state.discard.filter(isZombie)).toEqual([]);
}

describe('a short position', () => {
  it('without anything is the first trick of a dealt game', () => {
    const state = table({ players: PLAYERS });
    expectFit(state);
    expect([state.phase, state.trick, state.leader, state.youngest, state.lastWinner]).toEqual([
      1,
      1,
      'noor',
      'noor',
      null,
    ]);
  });

  it('says by its longest hand which trick it is, the led card counted with the hand', () => {
    expect(
      table({
        players: [
          { seat: 'noor', hand: cards('G9 G8') },
          { seat: 'mila', hand: cards('K2') },
        ],
      }).trick,
    ).toBe(12);
    const state = led('G9', 'K2 Z1 X3');
    expect([state.trick, playerAt(state, 'noor').hand.length]).toEqual([11, 2]);
    const own = table({
      players: [{ seat: 'noor', hand: cards('G8') }, { seat: 'mila' }],
      led: card('G9'),
    });
    expect([own.trick, playerAt(own, 'mila').hand.length]).toEqual([12, 2]);
    for (const each of [state, own]) expectFit(each);
  });

  it('keeps what it names where it names it', () => {
    const state = table({
      players: [
        {
          seat: 'noor',
          hand: cards('G9'),
          recruits: { won: cards('K2'), blind: cards('K3') },
          score: cards('Z4'),
        },
        {
          seat: 'mila',
          hand: cards('G8'),
          recruits: { won: cards('K4'), blind: cards('K5') },
          score: cards('Z5 Z6'),
        },
      ],
      leader: 'mila',
      contested: card('X9'),
      drawPile: cards('X8'),
    });
    expectFit(state);
    expect(
      state.players.map(({ hand, recruits, score }) => [
        hand,
        recruits.won[0],
        recruits.blind[0],
        score,
      ]),
    ).toEqual([
      [cards('G9'), 'knight-2', 'knight-3', cards('Z4')],
      [cards('G8'), 'knight-4', 'knight-5', cards('Z5 Z6')],
    ]);
    expect([state.contested, state.drawPile, state.leader, state.lastWinner]).toEqual([
      'doppelganger-9',
      cards('X8'),
      'mila',
      'mila',
    ]);
    expect(playerAt(state, 'mila').recruits.won).toHaveLength(11);
  });

  it('of phase 2 puts the zombies that nobody holds into the leader’s score pile', () => {
    const state = led('G9', 'K2 Z1', { phase: 2 }, {}, { score: cards('Z2') });
    expectFit(state);
    expect(playerAt(state, 'mila').score).toEqual(cards('Z2'));
    expect(playerAt(state, 'noor').score).toEqual(expect.arrayContaining(cards('Z3 Z9')));
  });

  it('under only-winning-zombie puts the zombies that nobody holds into the discard, once it says what was scored', () => {
    const lost = reading('zombie-of-loser', 'only-winning-zombie');
    const said = led('G9', 'K2 Z1', { phase: 2, ...lost }, {}, { score: cards('Z2') });
    expectFit(said);
    expect([playerAt(said, 'mila').score, playerAt(said, 'noor').score.filter(isZombie)]).toEqual([
      cards('Z2'),
      [],
    ]);
    expect(said.discard).toEqual(expect.arrayContaining(cards('Z3 Z9')));
    const byDiscard = led('G9', 'K2 Z1', { phase: 2, ...lost, discard: cards('Z9') });
    expectFit(byDiscard);
    expect([
      playerAt(byDiscard, 'noor').score.filter(isZombie),
      byDiscard.discard.filter(isZombie)[0],
    ]).toEqual([[], 'zombie-9']);
    const unsaid = led('G9', 'K2 Z1', { phase: 2, ...lost });
    expect({ ...unsaid, rulings: {} }).toEqual({
      ...led('G9', 'K2 Z1', { phase: 2 }),
      rulings: {},
    });
  });

  it('of phase 1 fills up the discard that it names', () => {
    const state = led('G9', 'K2 Z1 X3', {
      discard: cards('D8 X8'),
      ...reading('zombie-of-loser', 'only-winning-zombie'),
    });
    expectFit(state);
    expect(state.discard.slice(0, 2)).toEqual(cards('D8 X8'));
    const lost = led('G9', 'K2 Z1 X3', {
      discard: cards('Z8 Z9'),
      ...reading('zombie-of-loser', 'only-winning-zombie'),
    });
    expectFit(lost);
    expect(lost.discard.filter(isZombie)).toEqual(cards('Z8 Z9'));
  });

  it('of the first trick of phase 2 finds the leader by the reading', () => {
    const leader = (rest: Omit<Position, 'players'>) => {
      const state = table({ players: PLAYERS, phase: 2, ...rest });
      expectFit(state);
      return [state.leader, state.lastWinner, state.youngest];
    };
    expect(leader({})).toEqual(['noor', 'noor', 'noor']);
    expect(leader({ lastWinner: 'mila' })).toEqual(['mila', 'mila', 'noor']);
    const loser = reading('phase2-first-leader', 'last-phase-1-loser');
    expect(leader({ ...loser, lastWinner: 'mila' })).toEqual(['noor', 'mila', 'noor']);
    expect(leader({ ...loser, leader: 'mila' })).toEqual(['mila', 'noor', 'noor']);
    const youngest = reading('phase2-first-leader', 'youngest-player');
    expect(leader({ ...youngest, lastWinner: 'mila' })).toEqual(['noor', 'mila', 'noor']);
    expect(leader({ ...youngest, leader: 'mila' })).toEqual(['mila', 'mila', 'mila']);
    expect(leader({ ...youngest, youngest: 'mila', lastWinner: 'noor' })).toEqual([
      'mila',
      'noor',
      'mila',
    ]);
  });

  it('that is over is counted as it lies', () => {
    const state = over('G1', 'K2', { lastWinner: 'mila' });
    expect(inventory(state)).toEqual(claimLaws.box);
    expect([state.stage, state.lastWinner, state.discard.length, state.votes.length]).toEqual([
      'over',
      'mila',
      50,
      5,
    ]);
  });
});

/** Any distinct cards, laid out in any of the places a position has. */
const anyPosition: fc.Arbitrary<Position> = fc
  .record({
    deck: fc.shuffledSubarray([...CARDS], { minLength: 52, maxLength: 52 }),
    phase: fc.constantFrom<Phase>(1, 2),
    hands: fc.tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 13 })),
    recruits: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 }),
    zombies: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
    leader: fc.constantFrom('noor' as const, 'mila' as const),
    hasLed: fc.boolean(),
    pile: fc.integer({ min: 0, max: 3 }),
    out: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    losers: fc.boolean(),
  })
  .map(({ deck, phase, hands, recruits, zombies, leader, hasLed, pile, out, losers }) => {
    const take = (count: number): CardId[] => deck.splice(0, count);
    const zombie = (count: number): CardId[] =>
      deck.filter((each) => factionOf(each) === 'zombie').slice(0, count);
    const player = (seat: 'noor' | 'mila', place: 0 | 1) => {
      const score = zombie(zombies[place]);
      deck = deck.filter((each) => !score.includes(each));
      const hand = take(hands[place]);
      const own = { won: take(recruits[2 * place]!), blind: take(recruits[2 * place + 1]!) };
      return { seat, hand, score, ...(phase === 1 && { recruits: own }) };
    };
    const players = [player('noor', 0), player('mila', 1)];
    const [first] = take(1);
    return {
      players,
      phase,
      leader,
      ...(hasLed && first && { led: first }),
      ...(phase === 1 && { drawPile: take(pile) }),
      ...(out !== undefined && { discard: take(out) }),
      ...(losers && reading('zombie-of-loser', 'only-winning-zombie')),
    };
  });

describe('any position', () => {
  it('becomes a table that fits its trick and can be played to the end, or is refused', () => {
    let laid = 0;
    fc.assert(
      fc.property(anyPosition, fc.integer(), (position, seed) => {
        const started = game.start(position);
        if (!started.ok) return;
        laid += 1;
        expectFit(started.state);
        const random = seeded(seed);
        let { state } = started;
        for (
          let options = offered(game, state);
          options.length > 0;
          options = offered(game, state)
        ) {
          state = advance(game, state, options[random.below(options.length)]!, random);
        }
        expect([state.stage, inventory(state)]).toEqual(['over', claimLaws.box]);
      }),
      { numRuns: 600 },
    );
    expect(laid).toBeGreaterThan(50);
  });
});

/** A table as it is, every card named where it lies. */
function written({
  phase,
  leader,
  lastWinner,
  youngest,
  led,
  contested,
  drawPile,
  discard,
  players,
  rulings,
}: State): Position {
  return {
    players,
    phase,
    leader,
    youngest,
    rulings,
    discard,
    ...(lastWinner && { lastWinner }),
    ...(led && { led }),
    ...(contested && { contested }),
    ...(phase === 1 && { drawPile }),
  };
}

/**
 * A state without what a table does not tell: the order in which cards that lie open came to their
 * piles, and which trick was won last.
 */
const unordered = (state: State): object => ({
  ...state,
  wonTrick: null,
  discard: state.discard.toSorted(),
  players: state.players.map((player) => ({ ...player, score: player.score.toSorted() })),
});

describe.each(['every-played-zombie', 'only-winning-zombie'] as const)(
  'a table of a running game under %s',
  (option) => {
    const tables = Array.from({ length: 12 }, (_, seed) =>
      [
        ...moves(game, claimLaws, {
          seats: ['noor', 'mila'],
          seed,
          ...reading('zombie-of-loser', option),
        }),
      ].flatMap(({ before }) => (before.stage === 'play' ? [before] : [])),
    ).flat();

    it('is the same table once it has been written down, and scores the same', () => {
      expect(tables.some(({ discard }) => discard.some(isZombie))).toBe(
        option === 'only-winning-zombie',
      );
      for (const state of tables) {
        const again = table(written(state));
        expect(unordered(again)).toEqual(unordered(state));
        expect(standing(game, again).scores).toEqual(standing(game, state).scores);
      }
    });

    it('needs no word of the discard where all other cards are named', () => {
      for (const state of tables) {
        const { discard: _, ...short } = written(state);
        expect(unordered(table(short))).toEqual(unordered(state));
      }
    });
  },
);

describe('a fresh deal', () => {
  it('is what dealing from the box gives', () => {
    const dealt = table(dealtClaim(['noor', 'mila'], seeded(7)));
    const box = table({ box: true, players: PLAYERS });
    const played = offered(game, box);
    expect(played).toEqual([
      { type: 'deal', seat: 'noor' },
      { type: 'deal', seat: 'mila' },
    ]);
    const { facts } = act(box, played[0]!);
    expect(story(facts)).toEqual([
      'pileLaid',
      'handDealt',
      'handDealt',
      'trickBegun',
      'contestedRevealed',
    ]);
    expect(advance(game, box, played[0]!, seeded(7))).toEqual(dealt);
    expectFit(dealt);
  });

  it('keeps its readings, and is for two different seats', () => {
    const { rulings } = reading('two-dwarves', 'each-own');
    expect(table(dealtClaim(['mila', 'ines'], seeded(7), rulings)).rulings['two-dwarves']).toBe(
      'each-own',
    );
    expect(() => dealtClaim(['noor'], seeded(7))).toThrow('not-two-players');
    expect(impossible({ players: [{ seat: 'noor' }] }).reason).toBe('not-two-players');
  });
});
