import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import {
  abstains,
  declarePolity,
  leads,
  plays,
  polityTable,
} from '../../../support/nobles-and-glory-polities.ts';
import { prepared, reveal } from '../../../support/nobles-and-glory-preparations.ts';
import { act } from '../../../support/nobles-and-glory.ts';

describe('a Polity, moment by moment (ng.action.polity.prize)', () => {
  it('waits for the card led, for the one against it, for Manipulation, and for who takes the prize', () => {
    const table = prepared(polityTable({ mila: 'KD 4S 2C' }), 'mila', '3D');
    const actions = [
      declarePolity,
      leads('5H'),
      abstains('mila'),
      leads('6C', 'mila'),
      plays('7S', 'noor'),
      reveal,
    ];
    expect(
      actions.map((_, place) => {
        const { name, seats } = pending(act(table, actions.slice(0, place + 1)).state)!;
        return [name, ...seats];
      }),
    ).toEqual([
      ['polity-lead', 'noor'],
      ['polity-follow', 'mila'],
      ['polity-lead', 'mila'],
      ['polity-follow', 'noor'],
      ['manipulation', 'mila'],
      ['polity-prize', 'mila'],
    ]);
  });
});
