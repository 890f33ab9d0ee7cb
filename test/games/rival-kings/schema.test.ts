import { describe, expect, it } from 'vitest';
import type { Parsed } from '../../../src/engine/types.ts';
import { format } from '../../../src/games/rival-kings/schema.ts';
import type { Action } from '../../../src/games/rival-kings/types/action.ts';
import type { Position } from '../../../src/games/rival-kings/types/position.ts';
import { anyPosition } from '../../support/any-position.ts';
import { universe } from '../../support/rival-kings-laws.ts';
import { table } from '../../support/rival-kings.ts';
import { seated, three } from '../../support/tables.ts';
import fc from '../../support/seed.ts';

const noor = { seat: 'noor' };

/** One player with this beside the seat. */
const player = (more: object) => ({ players: [{ ...noor, ...more }] });

/** No player, with this beside. */
const empty = (more: object) => ({ players: [], ...more });

describe('a position from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['nothing', null, '', /^expected an object$/],
    ['a number', 5, '', /^expected an object$/],
    ['a text', 'queen', '', /^expected an object$/],
    ['an object without players', {}, 'players', /^this field is missing$/],
    ['players that are no list', { players: {} }, 'players', /^expected a list$/],
    ['a player that is no object', { players: ['noor'] }, 'players.0', /^expected an object$/],
    ['a player without a seat', { players: [{}] }, 'players.0.seat', /^this field is missing$/],
    ['an unknown seat', { players: [noor, { seat: 'bob' }] }, 'players.1.seat', /^expected one of noor, mila, juri, ines$/],
    ['an unknown character in hand', player({ hand: ['queen', 'king'] }), 'players.0.hand.1', /^expected a character, such as lord-protector$/],
    ['an unknown character played', player({ played: 'king' }), 'players.0.played', /^expected a character, such as lord-protector$/],
    ['coins in words', player({ coins: 'five' }), 'players.0.coins', /^expected a number$/],
    ['markers without a number', player({ markers: null }), 'players.0.markers', /^expected a number$/],
    ['coins that are not a number', player({ coins: NaN }), 'players.0.coins', /^expected a number$/],
    ['a building among the subjects', player({ subjects: ['farm'] }), 'players.0.subjects.0', /^expected a subject, such as gardener$/],
    ['a subject among the buildings', player({ buildings: ['farmer'] }), 'players.0.buildings.0', /^expected a building, such as garden$/],
    ['a crest on no action', player({ crests: [{ action: 'dance', by: 'mila' }] }), 'players.0.crests.0.action', /^expected one of settle, pass, money, recruit, buy$/],
    ['a crest by nobody', player({ crests: [{ action: 'buy' }] }), 'players.0.crests.0.by', /^this field is missing$/],
    ['a building whose ability was used', player({ spent: 'farm' }), 'players.0.spent', /^expected a subject, such as gardener$/],
    ['a field that players do not have', player({ hat: 'red' }), 'players.0.hat', /^no such field$/],
    ['a field that positions do not have', empty({ colour: 'red' }), 'colour', /^no such field$/],
    ['a box that is neither open nor closed', empty({ box: 1 }), 'box', /^expected true or false$/],
    ['round nought', empty({ round: 0 }), 'round', /^expected a number of at least 1$/],
    ['half a round', empty({ round: 1.5 }), 'round', /^expected a whole number$/],
    ['a third cycle', empty({ cycle: 3 }), 'cycle', /^expected one of 1, 2$/],
    ['the turn of nobody', empty({ turn: null }), 'turn', /^expected one of noor, mila, juri, ines$/],
    ['a third building pile', empty({ piles: { 'building-3': {} } }), 'piles.building-3', /^no such field$/],
    ['an unknown card on a pile', empty({ piles: { 'subject-1': { cards: ['king'] } } }), 'piles.subject-1.cards.0', /^expected a card, such as gardener$/],
    ['the size of a pile in words', empty({ piles: { 'subject-1': { size: 'big' } } }), 'piles.subject-1.size', /^expected a number$/],
    ['a field that piles do not have', empty({ piles: { 'subject-1': { top: 'farm' } } }), 'piles.subject-1.top', /^no such field$/],
    ['a supply in words', empty({ supplyCoins: 'all' }), 'supplyCoins', /^expected a number$/],
    ['a leftover that is no character', empty({ leftovers: ['farm'] }), 'leftovers.0', /^expected a character, such as/],
    ['a neutral subject', empty({ neutral: 'sailor' }), 'neutral', /^expected a character, such as/],
    ['a used building', empty({ usedCharacters: ['farm'] }), 'usedCharacters.0', /^expected a character, such as/],
    ['the number of an unknown card', empty({ numbers: { king: 1 } }), 'numbers.king', /^no such field$/],
    ['a number in words', empty({ numbers: { farm: 'one' } }), 'numbers.farm', /^expected a number$/],
    ['an unknown colour', empty({ colours: { farm: 'pink' } }), 'colours.farm', /^expected one of yellow, red, blue, green$/],
    ['the symbol of an unknown rank', empty({ symbols: { G: 'queen' } }), 'symbols.G', /^no such field$/],
    ['the symbol on an unknown card', empty({ symbols: { A: 'king' } }), 'symbols.A', /^expected a character, such as lord-protector$/],
    ['an unknown ruling', empty({ rulings: { 'steal-twice': 'yes' } }), 'rulings.steal-twice', /^no such field$/],
    ['an unknown option of a ruling', empty({ rulings: { 'winner-tie': 'youngest' } }), 'rulings.winner-tie', /^expected one of shared-victory, fewer-markers, more-coins$/],
    ['a series without a goal', empty({ series: {} }), 'series.goal', /^this field is missing$/],
    ['a series with an empty goal', empty({ series: { goal: {} } }), 'series.goal', /^expected an object with one field, games or points$/],
    ['a series with two goals', empty({ series: { goal: { games: 1, points: 2 } } }), 'series.goal', /^expected an object with one field, games or points$/],
    ['a game of somebody unknown', empty({ series: { goal: { games: 1 }, played: [{ bob: 3 }] } }), 'series.played.0.bob', /^no such field$/],
    ['a total in words', empty({ series: { goal: { games: 1 }, played: [{ noor: '3' }] } }), 'series.played.0.noor', /^expected a number$/],
  ])('%s', ([, input, at, problem]) => {
    const parsed = format.position(input);
    expect(parsed).toEqual({ ok: false, at, problem: expect.stringMatching(problem) });
  });
});

describe('an action from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['nothing', null, '', /^expected an object$/],
    ['an object without a type', {}, 'type', /^this field is missing$/],
    ['an unknown type', { type: 'fly', ...noor }, 'type', /^expected one of set-up, reveal, .*, ability$/],
    ['an action of nobody', { type: 'end' }, 'seat', /^this field is missing$/],
    ['an action of somebody unknown', { type: 'end', seat: 'bob' }, 'seat', /^expected one of noor, mila, juri, ines$/],
    ['a field too many', { type: 'end', ...noor, now: true }, 'now', /^no such field$/],
    ['an unknown character', { type: 'choose', ...noor, character: 'king' }, 'character', /^expected a character, such as lord-protector$/],
    ['a theft without a victim', { type: 'steal', ...noor, action: 'buy' }, 'from', /^this field is missing$/],
    ['a theft of an unknown action', { type: 'steal', ...noor, from: 'mila', action: 'fly' }, 'action', /^expected one of settle, pass, money, recruit, buy$/],
    ['a pass to nobody', { type: 'pass', ...noor }, 'to', /^this field is missing$/],
    ['money of an unknown pile', { type: 'money', ...noor, pile: 'building-3' }, 'pile', /^expected one of building-1, building-2, subject-1, subject-2$/],
    ['a Blacksmith who settles', { type: 'settle', ...noor, using: 'blacksmith' }, 'using', /^expected sailor$/],
    ['a Miner used with a purchase', { type: 'buy', ...noor, pile: 'building-1', using: 'miner' }, 'using', /^expected one of sailor, blacksmith$/],
    ['an unknown ability', { type: 'ability', ...noor, subject: 'king' }, 'subject', /^expected one of watchman, jailer, .*, farmer$/],
    ['an ability of no subject', { type: 'ability', ...noor }, 'subject', /^this field is missing$/],
    ['a Jailer with a pile', { type: 'ability', ...noor, subject: 'jailer', pile: 'building-1' }, 'pile', /^no such field$/],
    ['a Gardener without a partner', { type: 'ability', ...noor, subject: 'gardener' }, 'swapWith', /^this field is missing$/],
    ['a Bishop who gives a building', { type: 'ability', ...noor, subject: 'bishop', from: 'mila', give: 'farm', take: 'sailor' }, 'give', /^expected a subject, such as gardener$/],
    ['a Court Lady who takes a subject', { type: 'ability', ...noor, subject: 'court-lady', from: 'mila', give: 'farm', take: 'sailor' }, 'take', /^expected a building, such as garden$/],
    ['a Farmer without an action', { type: 'ability', ...noor, subject: 'farmer' }, 'action', /^this field is missing$/],
    ['a Herbalist for nobody', { type: 'ability', ...noor, subject: 'herbalist' }, 'to', /^this field is missing$/],
    ['a Troubadour with an unknown copy', { type: 'ability', ...noor, subject: 'troubadour', give: 'farm', pile: 'building-1', giveCopy: 'newer' }, 'giveCopy', /^expected older$/],
    ['a card taken from an unknown depth', { type: 'take', ...noor, card: 'farm', copy: 'older' }, 'copy', /^expected deeper$/],
  ])('%s', ([, input, at, problem]) => {
    expect(format.action(input)).toEqual({ ok: false, at, problem: expect.stringMatching(problem) });
  });
});

describe('what the game itself writes down is read back unchanged', () => {
  const asText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('positions of every kind', () => {
    fc.assert(
      fc.property(anyPosition, (position: Position) => {
        expect(format.position(asText(position))).toEqual({ ok: true, value: position });
      }),
      { numRuns: 500 },
    );
  });

  it('actions of every kind', () => {
    const state = table({
      players: three({ subjects: ['bishop', 'sailor'], buildings: ['farm'] }),
    });
    const kinds = new Set<string>();
    for (const action of universe(state)) {
      kinds.add(action.type);
      expect(format.action(asText(action))).toEqual({ ok: true, value: action });
    }
    const all: Action['type'][] = [
      'ability',
      'buy',
      'choose',
      'end',
      'hold-back',
      'money',
      'pass',
      'recruit',
      'reveal',
      'set-up',
      'settle',
      'steal',
      'take',
      'waive',
    ];
    expect([...kinds].sort()).toEqual(all);
  });

  it('the smallest position', () => {
    expect(format.position({ players: seated(2) })).toEqual({
      ok: true,
      value: { players: seated(2) },
    });
  });
});

describe('anything at all from outside', () => {
  it('is read or refused, and never breaks the reader', () => {
    const never = (parse: (input: unknown) => Parsed<unknown>) =>
      fc.assert(
        fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
          const parsed = parse(input);
          if (!parsed.ok)
            expect([typeof parsed.at, parsed.problem.length > 0]).toEqual(['string', true]);
        }),
        { numRuns: 500 },
      );
    expect(() => never(format.position)).not.toThrow();
    expect(() => never(format.action)).not.toThrow();
  });
});
