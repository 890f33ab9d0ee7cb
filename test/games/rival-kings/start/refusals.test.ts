import { describe, expect, it } from 'vitest';
import { offered } from '../../../../src/engine/play.ts';
import type { Seat } from '../../../../src/engine/types.ts';
import { game } from '../../../../src/games/rival-kings/game.ts';
import { RIVAL_KINGS_REASONS as REASONS } from '../../../support/reasons.ts';
import { format } from '../../../../src/games/rival-kings/schema.ts';
import { anyPosition } from '../../../support/any-position.ts';
import { BOX, inventory } from '../../../support/rival-kings-laws.ts';
import { seated, three } from '../../../support/tables.ts';
import { BUILDINGS } from '../../../../src/games/rival-kings/cards.ts';
import type { CharacterId } from '../../../../src/games/rival-kings/characters.ts';
import type { Crest, State } from '../../../../src/games/rival-kings/types/state.ts';
import type { Position, PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import fc from '../../../support/seed.ts';

const refused = (position: Position) => {
  const started = game.start(position);
  return started.ok ? 'accepted' : started.refusal;
};

const sixteen = [...BUILDINGS];
const eight = sixteen.slice(0, 8);

describe('an impossible table is refused', () => {
  // prettier-ignore
  it.for<[sentence: string, position: Position, because: string, reason: string, particulars: object | undefined]>([
    ['one player', { players: seated(1) }, 'rk.components.inventory', 'too-few-players', { count: 1 }],
    ['five players', { players: [...seated(4), { seat: 'noor' }] }, 'rk.components.inventory', 'too-many-players', { count: 5 }],
    ['two players at one seat', { players: [...seated(2), { seat: 'mila' }] }, 'rk.components.inventory', 'seat-twice', { seat: 'mila' }],
    ['a character in two hands', { players: three({ hand: ['queen'] }, { played: 'queen' }) }, 'rk.components.inventory', 'character-twice', { character: 'queen' }],
    ['a character in hand and left over', { players: three({ hand: ['duke'] }), leftovers: ['duke'] }, 'rk.components.inventory', 'character-twice', { character: 'duke' }],
    ['thirteen characters', { players: seated(4), leftovers: ['queen'] }, 'rk.components.inventory', 'too-many-characters', { count: 12 }],
    ['four leftovers with three players', { players: three(), leftovers: ['queen', 'duke', 'count', 'knight'] }, 'rk.components.inventory', 'too-many-characters', { count: 12 }],
    ['four cards in hand', { players: three({ hand: ['queen', 'duke', 'count', 'knight'] }) }, 'rk.setup.deal-characters', 'hand-too-big', { seat: 'noor', count: 4, most: 3 }],
    ['three cards in hand and one played', { players: three({ hand: ['queen', 'duke', 'count'], played: 'knight' }) }, 'rk.setup.deal-characters', 'hand-too-big', { seat: 'noor', count: 3, most: 2 }],
    ['three cards in hand in the second cycle', { players: three({ hand: ['queen', 'duke', 'count'] }), cycle: 2 }, 'rk.setup.deal-characters', 'hand-too-big', { seat: 'noor', count: 3, most: 2 }],
    ['used characters in the first cycle', { players: three(), usedCharacters: ['queen'] }, 'rk.round.two-of-three', 'too-many-used', { count: 1, most: 0 }],
    ['four used characters of three players', { players: three(), cycle: 2, usedCharacters: ['queen', 'duke', 'count', 'knight'] }, 'rk.round.two-of-three', 'too-many-used', { count: 4, most: 3 }],
    ['a neutral card with three players', { players: three(), neutral: 'queen' }, 'rk.two.reveal-neutral', 'neutral-needs-two', { character: 'queen' }],
    ['negative coins', { players: three({ coins: -1 }) }, 'rk.components.inventory', 'count-impossible', { what: 'coins', count: -1 }],
    ['half a coin', { players: three({ coins: 2.5 }) }, 'rk.components.inventory', 'count-impossible', { what: 'coins', count: 2.5 }],
    ['half a coin at a pile', { players: three(), piles: { 'building-1': { coins: 0.5 } } }, 'rk.components.inventory', 'count-impossible', { what: 'coins', count: 0.5 }],
    ['a negative supply of coins', { players: three(), supplyCoins: -2 }, 'rk.components.inventory', 'count-impossible', { what: 'coins', count: -2 }],
    ['negative markers', { players: three({ markers: -1 }) }, 'rk.components.inventory', 'count-impossible', { what: 'markers', count: -1 }],
    ['half a marker', { players: three({ markers: 0.5 }) }, 'rk.components.inventory', 'count-impossible', { what: 'markers', count: 0.5 }],
    ['a negative supply of markers', { players: three(), supplyMarkers: -1 }, 'rk.components.inventory', 'count-impossible', { what: 'markers', count: -1 }],
    ['49 coins in purses and at piles', { players: three({ coins: 31 }) }, 'rk.components.coin-backs', 'too-many-coins', { count: 49, most: 48 }],
    ['49 coins with the supply', { players: three(), supplyCoins: 26 }, 'rk.components.coin-backs', 'too-many-coins', { count: 49, most: 48 }],
    ['31 markers', { players: three({ markers: 29 }) }, 'rk.components.inventory', 'too-many-markers', { count: 31, most: 30 }],
    ['18 coins in all', { players: three({ coins: 0 }), supplyCoins: 0 }, 'rk.components.coin-backs', 'too-few-coins', { count: 18, least: 39 }],
    ['one coin fewer than the set-up of four needs', { players: seated(4), supplyCoins: 11 }, 'rk.components.coin-backs', 'too-few-coins', { count: 39, least: 40 }],
    ['two markers in all', { players: seated(2), supplyMarkers: 0 }, 'rk.components.inventory', 'too-few-markers', { count: 2, least: 30 }],
    ['29 markers in all', { players: three(), supplyMarkers: 26 }, 'rk.components.inventory', 'too-few-markers', { count: 29, least: 30 }],
    ['31 markers with the supply', { players: three(), supplyMarkers: 28 }, 'rk.components.inventory', 'too-many-markers', { count: 31, most: 30 }],
    ['a third copy', { players: three({ buildings: ['farm', 'farm'] }), piles: { 'building-1': { cards: ['farm'] } } }, 'rk.components.copies', 'too-many-copies', { card: 'farm', most: 2 }],
    ['17 buildings in play', { players: three({ buildings: eight }, { buildings: sixteen.slice(8) }), piles: { 'building-1': { cards: ['farm'] } } }, 'rk.setup.money-from-rest', 'too-many-in-play', { kind: 'building', count: 17, most: 16 }],
    ['17 subjects in play by the size of a pile', { players: three({ subjects: ['sailor'] }), piles: { 'subject-1': { size: 8 }, 'subject-2': { size: 8 } } }, 'rk.setup.money-from-rest', 'too-many-in-play', { kind: 'subject', count: 17, most: 16 }],
    ['nine cards in a pile', { players: three(), piles: { 'building-1': { cards: [...eight, 'farm'] } } }, 'rk.setup.building-piles', 'pile-too-big', { pile: 'building-1', size: 9, most: 8 }],
    ['a pile of nine', { players: three(), piles: { 'subject-2': { size: 9 } } }, 'rk.setup.subject-piles', 'pile-too-big', { pile: 'subject-2', size: 9, most: 8 }],
    ['a pile smaller than the cards on it', { players: three(), piles: { 'subject-1': { cards: ['sailor', 'miner'], size: 1 } } }, 'rk.setup.subject-piles', 'pile-too-small', { pile: 'subject-1', count: 2, size: 1 }],
    ['half a pile', { players: three(), piles: { 'building-2': { size: 1.5 } } }, 'rk.setup.building-piles', 'pile-too-small', { pile: 'building-2', count: 0, size: 1.5 }],
    ['eight buildings in a subject pile', { players: three(), piles: { 'subject-1': { cards: eight } } }, 'rk.setup.subject-piles', 'other-kind-below', { pile: 'subject-1', kind: 'subject', card: eight[1] }],
    ['a subject at the bottom of a building pile', { players: three(), piles: { 'building-2': { cards: ['sailor', 'farm', 'sailor'] } } }, 'rk.setup.building-piles', 'other-kind-below', { pile: 'building-2', kind: 'building', card: 'sailor' }],
    ['an ability used before the reveal', { players: three({ subjects: ['jailer'], spent: 'jailer', played: 'queen' }, { played: 'duke' }, { played: 'knight' }) }, 'rk.subject.any-time', 'spent-before-reveal', { seat: 'noor', subject: 'jailer' }],
    ['a Watchman used before everybody has chosen', { players: three({ subjects: ['watchman'], spent: 'watchman' }) }, 'rk.subject.start-of-cycle', 'spent-before-reveal', { seat: 'noor', subject: 'watchman' }],
    ['a Jailer used before the own turn', { players: three({ subjects: ['jailer'], spent: 'jailer', played: 'duke' }, { played: 'queen' }, { played: 'knight' }), turn: 'mila' }, 'rk.subject.any-time', 'only-on-own-turn', { seat: 'noor', subject: 'jailer' }],
    ['an ability used after the end', { players: three({ subjects: ['jailer'], spent: 'jailer' }), over: true }, 'rk.end.finish-cycle', 'over-in-mid-cycle', undefined],
    ['a number that no purse could ever pay', { players: three(), numbers: { farm: 49 } }, 'rk.components.number', 'number-impossible', { card: 'farm', number: 49 }],
    ['an ability used without a subject', { players: three({ spent: 'sailor' }) }, 'rk.setup.no-subject-yet', 'no-subject', { seat: 'noor' }],
    ['a negative number on a card', { players: three(), numbers: { farm: -1 } }, 'rk.components.number', 'number-impossible', { card: 'farm', number: -1 }],
    ['half a point on a card', { players: three(), numbers: { farm: 1.5 } }, 'rk.components.number', 'number-impossible', { card: 'farm', number: 1.5 }],
    ['the symbol of one rank on another', { players: three(), symbols: { A: 'duke' } }, 'rk.turn.tie.symbol', 'symbol-wrong-rank', { character: 'duke', rank: 'A' }],
    ['a series of no games', { players: three(), series: { goal: { games: 0 } } }, 'rk.option.series-goal', 'series-goal', { count: 0 }],
    ['a series to half a point', { players: three(), series: { goal: { points: 0.5 } } }, 'rk.option.series-goal', 'series-goal', { count: 0.5 }],
    ['a turn before everybody has a character', { players: three({ played: 'queen' }, { played: 'duke' }), turn: 'noor' }, 'rk.play.reveal', 'turn-without-characters', { seat: 'juri' }],
    ['a series that is already over', { players: three(), series: { goal: { games: 1 }, played: [{ noor: 5, mila: 3, juri: 1 }] } }, 'rk.option.series-goal', 'game-over', undefined],
    ['a series whose points are already reached', { players: three(), series: { goal: { points: 9 }, played: [{ noor: 5 }, { noor: 4 }] } }, 'rk.option.series-goal', 'game-over', undefined],
    ['a series with points of somebody who does not play', { players: three(), series: { goal: { games: 2 }, played: [{ ines: 5 }] } }, 'rk.option.series', 'no-such-seat', { seat: 'ines' }],
    ['a turn after the end', { players: seated(2, { played: 'queen' }, { played: 'duke' }), turn: 'noor', over: true }, 'rk.end.finish-cycle', 'over-in-mid-cycle', undefined],
    ['a character laid after the end', { players: three({ played: 'queen' }), over: true }, 'rk.end.finish-cycle', 'over-in-mid-cycle', undefined],
    ['an end with cards in every pile', { players: three(), over: true, piles: { 'building-1': { size: 1 }, 'building-2': { size: 1 }, 'subject-1': { size: 1 }, 'subject-2': { cards: ['farmer'] } } }, 'rk.end.trigger', 'ended-too-early', undefined],
    ['the turn of somebody who does not play', { players: three({ played: 'queen' }, { played: 'duke' }, { played: 'knight' }), turn: 'ines' }, 'rk.turn.rank-order', 'no-such-seat', { seat: 'ines' }],
  ])('%s', ([, position, because, reason, particulars]) => {
    expect(refused(position)).toEqual({ because, reason, particulars });
  });

  // prettier-ignore
  it.for<[sentence: string, played: readonly CharacterId[], crests: readonly Crest[], because: string, reason: string, particulars: object]>([
    ['of a rank that does not rob this one', ['queen', 'duke', 'trader-1'], [{ action: 'money', by: 'noor' }], 'rk.conflict.lines', 'not-on-line', { seat: 'noor', other: 'juri', rank: 'A', target: 'F', robs: 'D' }],
    ['on a rank that nobody robs', ['queen', 'knight', 'duke'], [{ action: 'settle', by: 'noor' }], 'rk.conflict.immune', 'immune', { seat: 'noor', other: 'juri', rank: 'B' }],
    ['of a Trader', ['trader-1', 'duke', 'trader-2'], [{ action: 'money', by: 'noor' }], 'rk.conflict.lines', 'robs-nobody', { seat: 'noor', other: 'juri' }],
    ['of an equal rank in conflict', ['courtier', 'priest', 'trader-1'], [{ action: 'money', by: 'noor' }], 'rk.conflict.equal.no-theft', 'equal-may-not-rob', { seat: 'noor', other: 'juri' }],
    ['on an action already covered', ['courtier', 'countess', 'trader-1'], [{ action: 'money', by: 'noor' }, { action: 'money', by: 'mila' }], 'rk.steal.covered-lost', 'already-covered', { seat: 'mila', other: 'juri', action: 'money' }],
  ])('a crest %s', ([, [noor, mila, juri], crests, because, reason, particulars]) => {
    const players = three({ played: noor! }, { played: mila! }, { played: juri!, crests });
    expect(refused({ players, turn: 'juri' })).toEqual({ because, reason, particulars });
  });

  it('a crest of somebody whose turn has not come', () => {
    const players = three(
      { played: 'courtier' },
      { played: 'countess' },
      { played: 'trader-1', crests: [{ action: 'money', by: 'mila' }] },
    );
    expect(refused({ players, turn: 'noor' })).toEqual({
      because: 'rk.steal.on-thiefs-turn',
      reason: 'not-your-turn',
      particulars: { seat: 'mila', other: 'noor' },
    });
    expect(refused({ players, turn: 'mila' })).toBe('accepted');
  });

  it('two crests on one action, unless a reading allows it', () => {
    const crests: Crest[] = [
      { action: 'money', by: 'noor' },
      { action: 'money', by: 'mila' },
    ];
    const players = three(
      { played: 'courtier' },
      { played: 'countess' },
      { played: 'trader-1', crests },
    );
    expect(
      refused({
        players,
        turn: 'juri',
        rulings: { 'steal-covered-again': 'same-action-possible' },
      }),
    ).toBe('accepted');
  });

  it('but not a series with games still to play', () => {
    expect(
      refused({
        players: three(),
        series: { goal: { games: 2 }, played: [{ noor: 5, mila: 3, juri: 1 }] },
      }),
    ).toBe('accepted');
    expect(
      refused({
        players: three(),
        series: { goal: { points: 10 }, played: [{ noor: 5 }, { noor: 4 }] },
      }),
    ).toBe('accepted');
  });

  it('a cycle that begins although a pile is empty', () => {
    expect(refused({ players: three(), piles: { 'building-1': { cards: [], size: 0 } } })).toEqual({
      because: 'rk.end.finish-cycle',
      reason: 'ended-before-cycle',
    });
  });
});

describe('the same tables a little otherwise can be', () => {
  const open = [{ played: 'queen' }, { played: 'duke' }, { played: 'knight' }] as const;
  it.for<[sentence: string, position: Position]>([
    ['as few coins as the print allows', { players: seated(4), supplyCoins: 12 }],
    ['all coins and all markers', { players: three(), supplyCoins: 25, supplyMarkers: 27 }],
    [
      'a building on top of a subject pile',
      { players: three(), piles: { 'subject-1': { cards: ['farm', 'sailor'] } } },
    ],
    [
      'an ability used in the own turn',
      {
        players: three({ ...open[0], subjects: ['jailer'], spent: 'jailer' }, ...open.slice(1)),
        turn: 'noor',
      },
    ],
    [
      'a Watchman used before the own turn',
      {
        players: three(open[0], open[1], { ...open[2], subjects: ['watchman'], spent: 'watchman' }),
        turn: 'noor',
      },
    ],
    ['a number that takes all coins', { players: three(), numbers: { farm: 48 } }],
  ])('%s', ([, position]) => {
    expect(game.start(position).ok).toBe(true);
  });
});

describe('everything in the box', () => {
  it.for<Partial<Position>>([
    { turn: 'noor' },
    { over: true },
    { piles: {} },
    { leftovers: ['queen'] },
    { neutral: 'queen', players: seated(2) },
    { usedCharacters: ['queen'] },
    { supplyCoins: 3 },
    { supplyMarkers: 3 },
    { players: three({ coins: 5 }) },
    { players: three({ hand: [] }) },
  ])('is refused where something is laid out: %j', (laid) => {
    expect(refused({ players: three(), box: true, ...laid })).toEqual({
      because: 'rk.setup.building-piles',
      reason: 'box-not-empty',
    });
  });
});

describe('crests that cannot lie there are refused', () => {
  /** Ines’s Trader and others with these crests, on the turn of the Trader. */
  const crested = (
    crests: PositionPlayer['crests'],
    more: Partial<Record<Seat, PositionPlayer['crests']>> = {},
    turn?: Seat,
  ) =>
    refused({
      ...(turn && { turn }),
      players: seated(
        4,
        { played: 'queen' },
        { played: 'bursar' },
        { played: 'knight' },
        { played: 'trader-1' },
      ).map((player) => ({
        ...player,
        ...(player.seat === 'ines' ? { crests: crests! } : {}),
        ...(more[player.seat] ? { crests: more[player.seat]! } : {}),
      })),
    });

  it('on an action that is not on the card', () => {
    const particulars = { seat: 'mila', action: 'settle', other: 'noor' };
    expect(crested([], { mila: [{ action: 'settle', by: 'noor' }] }, 'ines')).toEqual({
      because: 'rk.steal.crest',
      reason: 'crest-not-on-card',
      particulars,
    });
  });

  it('before the turns have begun', () => {
    const particulars = { seat: 'ines', action: 'money', other: 'noor' };
    expect(crested([{ action: 'money', by: 'noor' }])).toEqual({
      because: 'rk.steal.crest',
      reason: 'crest-not-on-card',
      particulars,
    });
  });

  it('by the owner of the card, or by somebody who does not play', () => {
    const particulars = { seat: 'ines', action: 'money', other: 'ines' };
    expect(crested([{ action: 'money', by: 'ines' }], {}, 'ines')).toEqual({
      because: 'rk.steal.crest',
      reason: 'crest-own',
      particulars,
    });
    const players = three(
      { played: 'queen' },
      { played: 'duke' },
      { played: 'trader-1', crests: [{ action: 'money', by: 'ines' }] },
    );
    expect(refused({ players, turn: 'juri' })).toMatchObject({
      because: 'rk.steal.crest',
      reason: 'crest-own',
    });
  });

  it('twice by one thief on one card', () => {
    const twice = [
      { action: 'money', by: 'noor' },
      { action: 'buy', by: 'noor' },
    ] as const;
    const particulars = { seat: 'ines', action: 'buy', other: 'noor' };
    expect(crested(twice, {}, 'ines')).toEqual({
      because: 'rk.steal.right',
      reason: 'crest-twice',
      particulars,
    });
  });

  it('three by one thief', () => {
    const one = [{ action: 'money', by: 'noor' }] as const;
    expect(crested(one, { mila: one, juri: one }, 'ines')).toEqual({
      because: 'rk.setup.crests',
      reason: 'too-many-crests',
      particulars: { other: 'noor', count: 2 },
    });
  });
});

describe('whatever position somebody writes down', () => {
  it('is laid out with everything in its place, or refused by a known rule with the particulars of the reason', () => {
    const check = (position: Position) => {
      expect(format.position(position).ok).toBe(true);
      const started = game.start(position);
      if (started.ok) return checkTable(position, started.state);
      const { because, reason, particulars = {} } = started.refusal;
      expect(Object.keys(format.rules)).toContain(because);
      expect(Object.keys(particulars).sort()).toEqual([...REASONS[reason]].sort());
    };
    fc.assert(fc.property(anyPosition, check), { numRuns: 3000 });
  });

  function checkTable({ cycle = 1 }: Position, state: State): void {
    const { coins, markers, ...rest } = inventory(state);
    const { coins: mostCoins, markers: mostMarkers, ...box } = BOX;
    expect(rest).toEqual(box);
    expect(coins).toBeLessThanOrEqual(mostCoins);
    expect(markers).toBeLessThanOrEqual(mostMarkers);
    expect(offered(game, state).length > 0).toBe(state.stage.type !== 'over');
    if (state.stage.type === 'box') return;
    for (const { hand, played } of state.players)
      expect(hand.length + (played ? 1 : 0)).toBe(4 - cycle);
  }
});
