import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import { payingColumns } from '../../../../src/games/king-of-the-valley/taxes.ts';
import type { Position } from '../../../../src/games/king-of-the-valley/types/position.ts';
import {
  act,
  castleOf,
  cited,
  citesOf,
  exchange,
  hill,
  jester,
  lastTiles,
  leg,
  playerAt,
  recruit,
  refusal,
  row,
  table,
  two,
  valley,
} from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

const FARMER = { farmer: { up: { farmer: 1 } } };
const DISCARDED = ['kv.specialist.discard-after-use', 'kv.specialist.not-a-subject'];

/** Noor has a wizard or a collector in hand. */
const withWizard = (
  castle: object = { knight: { up: { 'knight-1': 1 }, down: { 'knight-2': 1 } } },
) => act(row('Z C D Q', { castle }, { hill: hill('L1 P') }), leg('b1')).state;

describe('wizards', () => {
  it('exchange twice, and the second may pass on what the first has brought', () => {
    const position = { castle: { farmer: { up: { farmer: 1 } } } };
    const before = row('Z Z C Q', position, { hill: hill('L1 D L2 C') });
    const { state, facts } = act(
      before,
      leg('d1', 'b1', 'c1'),
      exchange('farmer', 'farmer', 'L1'),
      exchange('duke', 'duke', 'L2'),
    );
    expect(castleOf(state)).toEqual({ countess: { up: { countess: 1 } } });
    expect(state.hill.left.slice(0, 2)).toEqual(['farmer', 'duke']);
    expect(state.discard).toEqual({ wizard: 2 });
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining([
        'kv.wizard.twice',
        'kv.wizard.free',
        'kv.summon.specialists-same-way',
      ]),
    );
  });

  it('bring a jester, who is placed before the second one is used', () => {
    const before = row(
      'Z Z C Q',
      { castle: { farmer: { up: { farmer: 1 } } } },
      { hill: hill('L1 J L2 C') },
    );
    const swapped = act(before, leg('d1', 'b1', 'c1'), exchange('farmer', 'farmer', 'L1')).state;
    expect(game.pending(swapped)).toMatchObject({ name: 'jester' });
    const placed = act(swapped, jester('queen')).state;
    expect(game.pending(placed)).toMatchObject({ name: 'exchange' });
    const { state } = act(placed, exchange('queen', 'jester', 'L2'));
    expect(castleOf(state)).toEqual({ countess: { up: { countess: 1 } } });
  });

  it('take what is given out of its column, so that it is neither given again nor taxed', () => {
    const before = row(
      'Z Z C Q',
      { castle: { farmer: { up: { farmer: 1 }, down: { farmer: 2 } } } },
      { hill: hill('L1 D L2 C') },
    );
    const { state } = act(before, leg('d1', 'b1', 'c1'), exchange('farmer', 'farmer', 'L1'));
    expect(castleOf(state)).toEqual({ farmer: { down: { farmer: 2 } }, duke: { up: { duke: 1 } } });
    const given = game
      .options(state, 'noor')
      .flatMap((action) => (action.type === 'exchange' ? [action.give] : []));
    expect(new Set(given)).toEqual(new Set(['duke']));

    const three = row(
      'Z D C Q',
      { castle: { farmer: { up: { farmer: 3 } } } },
      { hill: hill('L1 D') },
    );
    const after = act(three, leg('b1'), exchange('farmer', 'farmer', 'L1')).state;
    expect([2, 3].map((demand) => payingColumns(playerAt(after), demand))).toEqual([
      ['farmer'],
      [],
    ]);
  });

  it('need a subject on the hill, in whichever column', () => {
    const castle = { farmer: { up: { farmer: 1 } } };
    const wizardBehind = (drawn: string) =>
      game.options(
        row('Z D C Q', { castle }, { startingPlayer: 'mila', turn: 'noor', ...lastTiles(drawn) }),
        'noor',
      );
    for (const drawn of ['L1 P L2 D R1 P', 'L1 P R1 P R2 D'])
      expect(wizardBehind(drawn)).toContainEqual(leg('b1'));
    expect(wizardBehind('L1 P R1 P')).not.toContainEqual(leg('b1'));
  });

  it('may be used with a subject recruited in the same turn', () => {
    const before = row('Z D C Q', { gold: 2 }, { hill: hill('L1 K1 L2 D') });
    const { state } = act(before, recruit('L1'), leg('b1'), exchange('knight', 'knight-1', 'L1'));
    expect(castleOf(state)).toEqual({ duke: { up: { duke: 1 } } });
  });
});

describe('a wizard', () => {
  const line = (first: string, second = 'C', third = 'D'): NonNullable<Position['valley']> =>
    valley(`
      . . . . .
      . . . . .
      . . . . .
      . . . . .
      C ${first} ${second} ${third} Q`);

  it('swaps a farmer for a duke, for nothing (Z1)', () => {
    const position: Position = {
      players: two({ king: 'a1', gold: 0, castle: { farmer: { up: { farmer: 1 } } } }),
      valley: line('Z'),
      hill: hill('L5 D'),
    };
    const { state: after } = act(table(position), leg('b1'), {
      type: 'exchange',
      seat: 'noor',
      column: 'farmer',
      give: 'farmer',
      place: 'L5',
    });
    expect(after.hill.left[4]).toBe('farmer');
    expect(playerAt(after).gold).toBe(0);
    expect(castleOf(after)).toEqual({ duke: { up: { duke: 1 } } });
    expect(after.discard).toEqual({ wizard: 1 });
    const spent = table({
      ...position,
      players: two({ king: 'a1', gold: 0, castle: { farmer: { down: { farmer: 1 } } } }),
    });
    expect(refusal(spent, leg('b1')).because).toBe('kv.wizard.requirement');
  });
});

describe('what happens cites', () => {
  it('an exchange for a subject, or for a jester who is placed next', () => {
    const exchanged = (drawn: string) =>
      act(row('Z D C Q', { castle: FARMER }, { hill: hill(drawn) }), leg('b1'), {
        type: 'exchange',
        seat: 'noor',
        column: 'farmer',
        give: 'farmer',
        place: 'L1',
      }).facts;
    expect(citesOf(exchanged('L1 D'), 'subjectsExchanged')).toEqual([
      'kv.wizard.swap',
      'kv.wizard.free',
      'kv.castle.place-in-column',
    ]);
    expect(citesOf(exchanged('L1 J'), 'subjectsExchanged')).toEqual([
      'kv.wizard.swap',
      'kv.wizard.free',
      'kv.jester.place-immediately',
    ]);
    expect(citesOf(exchanged('L1 D'), 'specialistDiscarded')).toEqual(DISCARDED);
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['a wizard that nobody has', () => refusal(row('C D Q W'), exchange('knight', 'knight-1', 'L1')), 'kv.wizard.swap', 'no-wizard', { seat: 'noor' }],
    ['exchanging what is not there', () => refusal(withWizard(), exchange('knight', 'knight-3', 'L2')), 'kv.wizard.swap', 'not-in-column', { column: 'knight', tile: 'knight-3' }],
    ['exchanging what lies face down', () => refusal(withWizard(), exchange('knight', 'knight-2', 'L2')), 'kv.wizard.requirement', 'face-down', { column: 'knight', tile: 'knight-2' }],
    ['exchanging for a specialist', () => refusal(withWizard(), exchange('knight', 'knight-1', 'L1')), 'kv.wizard.subjects-only', 'specialist-not-swapped', { place: 'L1', tile: 'priest' }],
    ['exchanging with an empty place', () => refusal(act(table({ players: two({ king: 'a1', castle: { duke: { up: { duke: 1 } } }, gold: 0 }), startingPlayer: 'mila', turn: 'noor', valley: { b1: 'wizard' }, ...lastTiles('L1 F') }), leg('b1')).state, exchange('duke', 'duke', 'R1')), 'kv.wizard.swap', 'place-empty', { place: 'R1' }],
  ]);
});
