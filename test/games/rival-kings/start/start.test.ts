import { describe, expect, it } from 'vitest';
import { freshGame, play, standing } from '../../../../src/engine/play.ts';
import { seeded } from '../../../../src/engine/random.ts';
import { SEATS } from '../../../../src/engine/types.ts';
import { game } from '../../../../src/games/rival-kings/game.ts';
import { dealtRivalKings } from '../../../support/dealt.ts';
import { offers, table, type Acted } from '../../../support/rival-kings.ts';
import { BOX, inventory } from '../../../support/rival-kings-laws.ts';
import { seated, three } from '../../../support/tables.ts';
import { BUILDINGS, SUBJECTS } from '../../../../src/games/rival-kings/cards.ts';
import { CHARACTERS } from '../../../../src/games/rival-kings/characters.ts';
import { PILES, type State } from '../../../../src/games/rival-kings/types/state.ts';

const sizes = (state: State): number[] => PILES.map((pile) => state.piles[pile].cards.length);

describe('a short position gets legal defaults', () => {
  it.for([2, 3, 4])(
    'with the names of %i seats alone it is the first choice of the game',
    (count) => {
      const state = table({ players: seated(count) });
      expect(state.stage).toEqual({ type: 'choose' });
      expect([state.round, state.cycle, state.ending]).toEqual([1, 1, false]);
      for (const player of state.players) {
        expect(player).toMatchObject({
          coins: 5,
          markers: 1,
          subjects: [],
          buildings: [],
          crests: [],
          played: null,
        });
        expect(player).toMatchObject({
          equal: false,
          spent: null,
          restsThisRound: false,
          carriedOut: [],
          turnTaken: false,
        });
        expect(player.hand).toHaveLength(3);
      }
      expect(sizes(state)).toEqual([8, 8, 8, 8]);
      expect(PILES.map((pile) => state.piles[pile].coins)).toEqual([2, 2, 2, 2]);
      expect(state.supply).toEqual({ coins: 48 - 8 - 5 * count, markers: 30 - count });
      expect(state.leftovers).toHaveLength(12 - 3 * count);
      expect(inventory(state)).toEqual(BOX);
    },
  );

  it('hands and leftovers are filled up with characters that nobody names', () => {
    const state = table({
      players: three({ hand: ['queen'] }, { played: 'knight' }, {}),
      leftovers: ['duke'],
    });
    expect(state.players.map(({ hand, played }) => [hand.length, played])).toEqual([
      [3, null],
      [2, 'knight'],
      [3, null],
    ]);
    expect(state.players[0]!.hand[0]).toBe('queen');
    expect(state.leftovers[0]).toBe('duke');
    expect(inventory(state)).toEqual(BOX);
  });

  it('in the second cycle everybody has one card less, and what was played before lies used', () => {
    const state = table({
      players: seated(2, { played: 'queen' }),
      cycle: 2,
      usedCharacters: ['bursar'],
    });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([1, 2]);
    expect(state.usedCharacters).toHaveLength(3);
    expect(state.usedCharacters[0]).toBe('bursar');
    expect(state.leftovers).toHaveLength(5);
    expect(inventory(state)).toEqual(BOX);
  });

  it('cards named on a pile lie on top, and cards in rows are missing from the piles', () => {
    const state = table({
      players: three({ buildings: ['farm', 'farm'] }, { subjects: ['sailor'] }),
      piles: { 'building-2': { cards: ['inn', 'mine'] } },
    });
    expect(state.piles['building-2'].cards.slice(0, 2)).toEqual(['inn', 'mine']);
    expect(sizes(state)).toEqual([7, 7, 8, 7]);
    expect(PILES.flatMap((pile) => state.piles[pile].cards)).not.toContain('farm');
    expect(inventory(state)).toEqual(BOX);
  });

  it('a pile has the size that is said', () => {
    const state = table({
      players: three(),
      piles: { 'subject-1': { cards: ['sailor'], size: 3 }, 'building-1': { size: 1 } },
    });
    expect(sizes(state)).toEqual([1, 8, 3, 8]);
    expect(inventory(state)).toEqual(BOX);
  });

  it('what is not in purses, at piles and in front of players is the supply, unless it is said', () => {
    const players = three({ coins: 9, markers: 4 }, { coins: 0, markers: 0 });
    expect(table({ players, piles: { 'building-1': { coins: 0 } } }).supply).toEqual({
      coins: 48 - 9 - 0 - 5 - 6,
      markers: 30 - 4 - 0 - 1,
    });
    const [noor, mila] = players;
    const rich = { seat: 'juri', coins: 28, markers: 24 } as const;
    expect(
      table({ players: [noor!, mila!, rich], supplyCoins: 3, supplyMarkers: 2 }).supply,
    ).toEqual({ coins: 3, markers: 2 });
  });

  it('the neutral card lies on top of the pile before the reveal, and open in a turn', () => {
    const players = seated(2, { played: 'queen' }, { played: 'knight' });
    const before = table({ players, neutral: 'duke' });
    expect([before.leftovers[0], before.leftovers.length, before.neutral]).toEqual([
      'duke',
      6,
      null,
    ]);
    const open = table({ players, neutral: 'duke', turn: 'noor' });
    expect([open.leftovers.length, open.neutral]).toEqual([5, 'duke']);
    expect(table({ players, turn: 'noor' }).neutral).not.toBeNull();
  });

  it('every ruling that is not named has its default', () => {
    const { rulings } = table({ players: three(), rulings: { 'steal-optional': 'must-cover' } });
    expect(rulings).toMatchObject({
      'steal-optional': 'must-cover',
      'winner-tie': 'shared-victory',
      'ability-frequency': 'once-per-cycle',
    });
    expect(Object.keys(rulings)).toHaveLength(26);
  });
});

describe('a position with a turn', () => {
  const played = three({ played: 'courtier' }, { played: 'countess' }, { played: 'trader-1' });

  it('has its conflicts behind it: markers stay as they are said, thefts stand open', () => {
    const state = table({ players: played, turn: 'noor' });
    expect(state.players.map(({ markers }) => markers)).toEqual([1, 1, 1]);
    expect(state.thefts).toEqual([
      { thief: 'noor', victim: 'juri' },
      { thief: 'mila', victim: 'juri' },
    ]);
  });

  it('leaves no theft to those who have had their turn, nor where the crest lies already', () => {
    expect(table({ players: played, turn: 'mila' }).thefts).toEqual([
      { thief: 'mila', victim: 'juri' },
    ]);
    expect(table({ players: played, turn: 'juri' }).thefts).toEqual([]);
    const robbed = three(
      { played: 'courtier' },
      { played: 'countess' },
      { played: 'trader-1', crests: [{ action: 'money', by: 'noor' }] },
    );
    expect(table({ players: robbed, turn: 'noor' }).thefts).toEqual([
      { thief: 'mila', victim: 'juri' },
    ]);
    const twice = three(
      { played: 'courtier' },
      { played: 'trader-1', crests: [{ action: 'money', by: 'noor' }] },
      { played: 'trader-2' },
    );
    expect(table({ players: twice, turn: 'noor' }).thefts).toEqual([
      { thief: 'noor', victim: 'juri' },
    ]);
  });

  it('begins with nothing done in the turn', () => {
    const { stage, players } = table({ players: played, turn: 'mila' });
    expect(stage).toMatchObject({
      type: 'turn',
      seat: 'mila',
      pending: [],
      last: null,
      search: null,
      recruited: false,
    });
    expect(players.map(({ turnTaken, carriedOut }) => [turnTaken, carriedOut.length])).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ]);
  });

  it('may have both crests of a thief on the cards of two victims', () => {
    const crests = [{ action: 'money', by: 'noor' }] as const;
    const state = table({
      players: three(
        { played: 'queen' },
        { played: 'knight', crests },
        { played: 'bursar', crests },
      ),
      turn: 'juri',
    });
    expect(state.players.map((player) => player.crests)).toEqual([[], crests, crests]);
  });

  it('keeps equal ranks to one action and from robbing', () => {
    const state = table({
      players: three({ played: 'courtier' }, { played: 'priest' }, { played: 'trader-1' }),
      turn: 'noor',
    });
    expect(state.players.map(({ equal }) => equal)).toEqual([true, true, false]);
    expect(offers(state, 'noor').some(({ type }) => type === 'steal')).toBe(false);
  });

  it('is in its last cycle where a pile is empty', () => {
    expect(
      table({ players: played, turn: 'noor', piles: { 'building-1': { cards: [], size: 0 } } })
        .ending,
    ).toBe(true);
    expect(table({ players: played, turn: 'noor' }).ending).toBe(false);
  });
});

describe('everything in the box', () => {
  it('waits to be laid out', () => {
    const state = table({ players: three(), box: true });
    expect(state.stage).toEqual({ type: 'box' });
    expect(inventory(state)).toEqual(BOX);
    expect(state.supply).toEqual({ coins: 48, markers: 30 });
  });
});

describe('a deal', () => {
  it.for([2, 3, 4])('for %i seats is a possible table with all in it', (count) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const dealt = dealtRivalKings(SEATS.slice(0, count), seeded(seed));
      const state = table(dealt);
      expect(inventory(state)).toEqual(BOX);
      expect(state.stage).toEqual({ type: 'choose' });
      expect(state.players.map(({ seat }) => seat)).toEqual(SEATS.slice(0, count));
      expect([...state.players.flatMap(({ hand }) => hand), ...state.leftovers].sort()).toEqual(
        [...CHARACTERS].sort(),
      );
    }
  });

  it('depends on the seed alone', () => {
    expect(dealtRivalKings(SEATS, seeded(7))).toEqual(dealtRivalKings(SEATS, seeded(7)));
    expect(dealtRivalKings(SEATS, seeded(7))).not.toEqual(dealtRivalKings(SEATS, seeded(8)));
  });

  it('of the box, played as an action, lays out the same table as a deal of the same seed', () => {
    const { state } = play(
      game,
      table({ players: three(), box: true }),
      { type: 'set-up', seat: 'mila' },
      seeded(5),
    ) as Acted;
    expect(state).toEqual(freshGame(game, SEATS.slice(0, 3), seeded(5)));
    expect(state).toEqual(table(dealtRivalKings(SEATS.slice(0, 3), seeded(5))));
  });

  it('is not possible for one seat or five', () => {
    expect(() => dealtRivalKings(['noor'], seeded(1))).toThrow('too-few-players');
    expect(() => dealtRivalKings([...SEATS, 'noor'], seeded(1))).toThrow('too-many-players');
  });
});

describe('a game that is over', () => {
  const players = seated(
    2,
    { coins: 20, markers: 0, subjects: [...SUBJECTS] },
    { coins: 28, markers: 0, buildings: [...BUILDINGS] },
  );
  const state = table({
    over: true,
    players,
    series: { goal: { games: 2 }, played: [{ noor: 3 }] },
  });

  it('is scored, and holds as much as a game can hold', () => {
    expect(state.stage).toEqual({ type: 'over' });
    expect(state.scores.map(({ seat, total }) => [seat, total])).toEqual([
      ['noor', 22],
      ['mila', 25],
    ]);
    expect(state.winners).toEqual(['mila']);
    expect(sizes(state)).toEqual([0, 0, 0, 0]);
    expect(state.supply.coins).toBe(0);
    expect(inventory(state)).toEqual(BOX);
  });

  it('adds itself to its series, once', () => {
    expect(state.series!.played).toEqual([{ noor: 3 }, { noor: 22, mila: 25 }]);
    expect(game.outcome(state)!.series).toEqual({
      totals: { noor: 25, mila: 25 },
      games: 2,
      over: true,
      leaders: ['noor', 'mila'],
    });
  });

  it('stands as it has come out', () => {
    const { facts, ...now } = standing(game, state);
    expect(now).toEqual(game.outcome(state));
    expect(facts.map(({ event }) => event.type).slice(-2)).toEqual(['gameWon', 'seriesScored']);
  });

  it('may have cards and coins left in its piles', () => {
    const piles = { 'subject-1': { cards: ['farmer'], coins: 3 } } as const;
    expect(table({ over: true, players: seated(2), piles }).piles['subject-1']).toEqual({
      cards: ['farmer'],
      coins: 3,
    });
  });
});
