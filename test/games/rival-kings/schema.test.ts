import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Parsed } from '../../../src/engine/types.ts';
import { format } from '../../../src/games/rival-kings/schema.ts';
import type { Action } from '../../../src/games/rival-kings/types/action.ts';
import type { Position } from '../../../src/games/rival-kings/types/position.ts';
import { anyPosition } from '../../support/any-position.ts';
import { universe } from '../../support/rival-kings-laws.ts';
import { table } from '../../support/rival-kings.ts';
import { seated, three } from '../../support/tables.ts';

const noor = { seat: 'noor' };

/** One player with this beside the seat. */
const player = (more: object) => ({ players: [{ ...noor, ...more }] });

/** No player, with this beside. */
const empty = (more: object) => ({ players: [], ...more });

describe('a position from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['nothing', null, '', /Expected Object but received null/],
    ['a number', 5, '', /Expected Object but received 5/],
    ['a text', 'queen', '', /Expected Object but received "queen"/],
    ['an object without players', {}, 'players', /Expected "players" but received undefined/],
    ['players that are no list', { players: {} }, 'players', /Expected Array but received Object/],
    ['a player that is no object', { players: ['noor'] }, 'players.0', /Expected Object but received "noor"/],
    ['a player without a seat', { players: [{}] }, 'players.0.seat', /Expected "seat"/],
    ['an unknown seat', { players: [noor, { seat: 'bob' }] }, 'players.1.seat', /Expected \("noor" .* but received "bob"/],
    ['an unknown character in hand', player({ hand: ['queen', 'king'] }), 'players.0.hand.1', /received "king"/],
    ['an unknown character played', player({ played: 'king' }), 'players.0.played', /received "king"/],
    ['coins in words', player({ coins: 'five' }), 'players.0.coins', /Expected number but received "five"/],
    ['markers without a number', player({ markers: null }), 'players.0.markers', /Expected number but received null/],
    ['coins that are not a number', player({ coins: NaN }), 'players.0.coins', /received NaN/],
    ['a building among the subjects', player({ subjects: ['farm'] }), 'players.0.subjects.0', /received "farm"/],
    ['a subject among the buildings', player({ buildings: ['farmer'] }), 'players.0.buildings.0', /received "farmer"/],
    ['a crest on no action', player({ crests: [{ action: 'dance', by: 'mila' }] }), 'players.0.crests.0.action', /received "dance"/],
    ['a crest by nobody', player({ crests: [{ action: 'buy' }] }), 'players.0.crests.0.by', /Expected "by"/],
    ['a building whose ability was used', player({ spent: 'farm' }), 'players.0.spent', /received "farm"/],
    ['a field that players do not have', player({ hat: 'red' }), 'players.0.hat', /Expected never but received "hat"/],
    ['a field that positions do not have', empty({ colour: 'red' }), 'colour', /Expected never but received "colour"/],
    ['a box that is neither open nor closed', empty({ box: 1 }), 'box', /Expected boolean/],
    ['round nought', empty({ round: 0 }), 'round', /Expected >=1/],
    ['half a round', empty({ round: 1.5 }), 'round', /Invalid integer/],
    ['a third cycle', empty({ cycle: 3 }), 'cycle', /Expected \(1 \| 2\) but received 3/],
    ['the turn of nobody', empty({ turn: null }), 'turn', /received null/],
    ['a third building pile', empty({ piles: { 'building-3': {} } }), 'piles.building-3', /Expected never/],
    ['an unknown card on a pile', empty({ piles: { 'subject-1': { cards: ['king'] } } }), 'piles.subject-1.cards.0', /received "king"/],
    ['the size of a pile in words', empty({ piles: { 'subject-1': { size: 'big' } } }), 'piles.subject-1.size', /Expected number/],
    ['a field that piles do not have', empty({ piles: { 'subject-1': { top: 'farm' } } }), 'piles.subject-1.top', /Expected never/],
    ['a supply in words', empty({ supplyCoins: 'all' }), 'supplyCoins', /Expected number/],
    ['a leftover that is no character', empty({ leftovers: ['farm'] }), 'leftovers.0', /received "farm"/],
    ['a neutral subject', empty({ neutral: 'sailor' }), 'neutral', /received "sailor"/],
    ['a used building', empty({ usedCharacters: ['farm'] }), 'usedCharacters.0', /received "farm"/],
    ['the number of an unknown card', empty({ numbers: { king: 1 } }), 'numbers.king', /Expected never/],
    ['a number in words', empty({ numbers: { farm: 'one' } }), 'numbers.farm', /Expected number/],
    ['an unknown colour', empty({ colours: { farm: 'pink' } }), 'colours.farm', /received "pink"/],
    ['the symbol of an unknown rank', empty({ symbols: { G: 'queen' } }), 'symbols.G', /Expected never/],
    ['the symbol on an unknown card', empty({ symbols: { A: 'king' } }), 'symbols.A', /received "king"/],
    ['an unknown ruling', empty({ rulings: { 'steal-twice': 'yes' } }), 'rulings.steal-twice', /Expected never/],
    ['an unknown option of a ruling', empty({ rulings: { 'winner-tie': 'youngest' } }), 'rulings.winner-tie', /"shared-victory" .* received "youngest"/],
    ['a series without a goal', empty({ series: {} }), 'series.goal', /Expected "goal"/],
    ['a series with an empty goal', empty({ series: { goal: {} } }), 'series.goal', /games\|points/],
    ['a series with two goals', empty({ series: { goal: { games: 1, points: 2 } } }), 'series.goal', /games\|points/],
    ['a game of somebody unknown', empty({ series: { goal: { games: 1 }, played: [{ bob: 3 }] } }), 'series.played.0.bob', /received "bob"/],
    ['a total in words', empty({ series: { goal: { games: 1 }, played: [{ noor: '3' }] } }), 'series.played.0.noor', /Expected number/],
  ])('%s', ([, input, at, problem]) => {
    const parsed = format.position(input);
    expect(parsed).toEqual({ ok: false, at, problem: expect.stringMatching(problem) });
  });
});

describe('an action from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: RegExp]>([
    ['nothing', null, '', /Expected Object but received null/],
    ['an object without a type', {}, 'type', /received undefined/],
    ['an unknown type', { type: 'fly', ...noor }, 'type', /received "fly"/],
    ['an action of nobody', { type: 'end' }, 'seat', /Expected "seat"/],
    ['an action of somebody unknown', { type: 'end', seat: 'bob' }, 'seat', /received "bob"/],
    ['a field too many', { type: 'end', ...noor, now: true }, 'now', /Expected never but received "now"/],
    ['an unknown character', { type: 'choose', ...noor, character: 'king' }, 'character', /received "king"/],
    ['a theft without a victim', { type: 'steal', ...noor, action: 'buy' }, 'from', /Expected "from"/],
    ['a theft of an unknown action', { type: 'steal', ...noor, from: 'mila', action: 'fly' }, 'action', /received "fly"/],
    ['a pass to nobody', { type: 'pass', ...noor }, 'to', /Expected "to"/],
    ['money of an unknown pile', { type: 'money', ...noor, pile: 'building-3' }, 'pile', /received "building-3"/],
    ['a Blacksmith who settles', { type: 'settle', ...noor, using: 'blacksmith' }, 'using', /Expected "sailor"/],
    ['a Miner used with a purchase', { type: 'buy', ...noor, pile: 'building-1', using: 'miner' }, 'using', /received "miner"/],
    ['an unknown ability', { type: 'ability', ...noor, subject: 'king' }, 'subject', /received "king"/],
    ['an ability of no subject', { type: 'ability', ...noor }, 'subject', /received undefined/],
    ['a Jailer with a pile', { type: 'ability', ...noor, subject: 'jailer', pile: 'building-1' }, 'pile', /Expected never/],
    ['a Gardener without a partner', { type: 'ability', ...noor, subject: 'gardener' }, 'swapWith', /Expected "swapWith"/],
    ['a Bishop who gives a building', { type: 'ability', ...noor, subject: 'bishop', from: 'mila', give: 'farm', take: 'sailor' }, 'give', /received "farm"/],
    ['a Court Lady who takes a subject', { type: 'ability', ...noor, subject: 'court-lady', from: 'mila', give: 'farm', take: 'sailor' }, 'take', /received "sailor"/],
    ['a Farmer without an action', { type: 'ability', ...noor, subject: 'farmer' }, 'action', /Expected "action"/],
    ['a Herbalist for nobody', { type: 'ability', ...noor, subject: 'herbalist' }, 'to', /Expected "to"/],
    ['a Troubadour with an unknown copy', { type: 'ability', ...noor, subject: 'troubadour', give: 'farm', pile: 'building-1', giveCopy: 'newer' }, 'giveCopy', /Expected "older"/],
    ['a card taken from an unknown depth', { type: 'take', ...noor, card: 'farm', copy: 'older' }, 'copy', /Expected "deeper"/],
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
    const state = table({ players: three({ subjects: ['bishop', 'sailor'], buildings: ['farm'] }) });
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
    expect(format.position({ players: seated(2) })).toEqual({ ok: true, value: { players: seated(2) } });
  });
});

describe('anything at all from outside', () => {
  it('is read or refused, and never breaks the reader', () => {
    const never = (parse: (input: unknown) => Parsed<unknown>) =>
      fc.assert(
        fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
          const parsed = parse(input);
          if (!parsed.ok) expect([typeof parsed.at, parsed.problem.length > 0]).toEqual(['string', true]);
        }),
        { numRuns: 500 },
      );
    expect(() => never(format.position)).not.toThrow();
    expect(() => never(format.action)).not.toThrow();
  });
});
