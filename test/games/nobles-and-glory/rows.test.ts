import { describe, expect, it } from 'vitest';
import {
  judgeMove,
  judgeSwap,
  notOwnSubject,
  notSubject,
  rowCandidates,
} from '../../../src/games/nobles-and-glory/rows.ts';
import { number, phaseOf, royal } from '../../support/nobles-and-glory.ts';

const RULE = 'ng.turn.population.rearrange';
const [noor] = phaseOf('population', 'KC 2S 3S, QD 4D', 'QH 2H').players;

const move = (card: string, to: string, loose: readonly string[] = []) =>
  judgeMove(
    noor,
    { type: 'move', seat: 'noor', card: number(card), royal: royal(to) },
    RULE,
    loose.map(number),
  );
const swap = (card: string, other: string) =>
  judgeSwap(noor, { type: 'swap', seat: 'noor', card: number(card), other: number(other) }, RULE);

it('a card that is no Subject is told apart from an Army Card of one’s own (ng.army.use)', () => {
  const armed = { ...noor, armies: [number('9S')] };
  expect(notOwnSubject(armed, number('9S'))).toEqual({
    because: 'ng.army.use',
    reason: 'only-for-battle',
    particulars: { card: 'spade-9' },
  });
  expect(notOwnSubject(armed, number('8S'))).toEqual(notSubject(armed, number('8S')));
  expect(notSubject(armed, number('9S'))).toMatchObject({ because: 'ng.term.subject' });
});

describe('Subjects between the rows (ng.turn.population.rearrange)', () => {
  it('go to another row of one’s own', () => {
    expect(move('2S', 'QD')).toBeUndefined();
    expect(move('2S', 'KC')).toEqual({
      because: RULE,
      reason: 'same-row',
      particulars: { card: 'spade-2' },
    });
    expect(move('2S', 'JS')).toEqual({
      because: 'ng.term.subject',
      reason: 'no-such-royal',
      particulars: { card: 'spade-jack' },
    });
  });

  it('are one’s own or, after a lost Royal Card, those without a row (ng.court.discard-rearrange)', () => {
    const stranger = {
      because: 'ng.term.subject',
      reason: 'not-subject',
      particulars: { seat: 'noor', card: 'spade-9' },
    };
    expect(move('9S', 'QD')).toEqual(stranger);
    expect(move('9S', 'QD', ['8S'])).toEqual(stranger);
    expect(move('9S', 'QD', ['8S', '9S'])).toBeUndefined();
  });

  it('change places where they are in two rows', () => {
    expect(swap('2S', '4D')).toBeUndefined();
    expect(swap('2S', '3S')).toEqual({
      because: RULE,
      reason: 'same-row',
      particulars: { card: 'spade-2' },
    });
    expect(swap('2S', '9S')).toMatchObject({
      reason: 'not-subject',
      particulars: { card: 'spade-9' },
    });
  });

  it('can be thought of as going to any row, and each as changing places with any', () => {
    const candidates = rowCandidates(noor, 'noor', [number('9S')]);
    const moves = ['spade-2', 'spade-3', 'diamond-4', 'spade-9'].flatMap((card) =>
      ['club-king', 'diamond-queen'].map((to) => ({ type: 'move', seat: 'noor', card, royal: to })),
    );
    expect(candidates.filter(({ type }) => type === 'move')).toEqual(moves);
    expect(candidates).toContainEqual({
      type: 'swap',
      seat: 'noor',
      card: 'spade-2',
      other: 'diamond-4',
    });
    expect(rowCandidates(noor, 'noor').filter(({ type }) => type === 'move')).toEqual(
      moves.slice(0, 6),
    );
  });
});
