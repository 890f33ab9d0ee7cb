import { describe, expect, it } from 'vitest';
import type { Phase } from '../../../../src/games/nobles-and-glory/types/state.ts';
import type { Treaty } from '../../../../src/games/nobles-and-glory/types/treaty.ts';
import { card, impossible, phasePosition, table } from '../../../support/nobles-and-glory.ts';

type Kind = Treaty['kind'];

/** The seventh turn of the game, Noor’s, with a Treaty on one of the kingdoms. */
const position = (
  on: 'noor' | 'mila',
  phase: Phase,
  treaty: { kind?: Kind; laid?: number },
  written = '7S',
) =>
  phasePosition(
    phase,
    'KC 2S',
    'QH 3S',
    { [on]: { treaty: { card: card(written), ...treaty } } },
    { number: 7 },
  );

describe('a Treaty that is laid down (ng.action.treaty.expiry)', () => {
  it.for<readonly [on: 'noor' | 'mila', Phase, Kind | undefined, laid: number]>([
    ['noor', 'peasant', undefined, 6],
    ['noor', 'migration', 'treaty', 6],
    ['mila', 'population', 'treaty', 7],
    ['noor', 'action', 'feast', 5],
    ['noor', 'population', 'feast', 7],
    ['mila', 'action', 'feast', 6],
  ])(
    'on %s’s kingdom in the %s phase is of kind %s and as late as can be',
    ([on, phase, kind, laid]) => {
      const { players: seated } = table(position(on, phase, kind ? { kind } : {}));
      expect(seated.find(({ seat }) => seat === on)!.treaty).toEqual({
        card: card('7S'),
        kind: kind ?? 'treaty',
        laid,
      });
    },
  );

  it('may lie there from the turn before where Feast has laid it', () => {
    const { players: seated } = table(position('noor', 'population', { kind: 'feast', laid: 5 }));
    expect(seated[0].treaty).toMatchObject({ laid: 5 });
  });

  it.for<readonly [on: 'noor' | 'mila', Phase, Kind, laid: number]>([
    ['noor', 'action', 'treaty', 7],
    ['noor', 'action', 'treaty', 5],
    ['mila', 'action', 'treaty', 7],
    ['mila', 'population', 'treaty', 5],
    ['noor', 'action', 'feast', 7],
    ['mila', 'action', 'feast', 4],
    ['mila', 'action', 'feast', 8],
  ])('cannot lie on %s’s kingdom in the %s phase as a %s of turn %i', ([on, phase, kind, laid]) => {
    expect(impossible(position(on, phase, { kind, laid }))).toEqual({
      because: 'ng.action.treaty.expiry',
      reason: 'treaty-not-now',
      particulars: { seat: on, card: card('7S'), count: laid },
    });
  });

  it('is the Preparation Card itself where Feast has laid it, a Spade (ng.preparation.feast)', () => {
    const of = (written: string, kind: Kind) => position('noor', 'action', { kind }, written);
    for (const written of ['7H', '7C', '7D']) {
      expect(impossible(of(written, 'feast'))).toEqual({
        because: 'ng.preparation.feast',
        reason: 'no-feast',
        particulars: { seat: 'noor', card: card(written) },
      });
      expect(table(of(written, 'treaty')).players[0].treaty).toMatchObject({ card: card(written) });
    }
  });

  it('cannot be laid in a first turn, which has no Action Phase (ng.setup.first-turn-skip)', () => {
    const early = { ...position('noor', 'peasant', { laid: 2 }), number: 3 };
    expect(impossible(early)).toMatchObject({ reason: 'treaty-not-now' });
  });

  it('cannot be laid by Feast in the turn after those, where no Treaty is there to be broken (ng.action.treaty.break)', () => {
    const { players: seated } = position('noor', 'action', { kind: 'feast', laid: 3 });
    expect(impossible({ players: seated, number: 5, phase: 'action' })).toMatchObject({
      because: 'ng.action.treaty.expiry',
      reason: 'treaty-not-now',
    });
    const { players: others } = position('mila', 'action', { kind: 'feast', laid: 4 });
    expect(table({ players: others, number: 5, phase: 'action' }).players[1].treaty).toMatchObject({
      laid: 4,
    });
  });

  it('is a Number Card that lies nowhere else (ng.card.number, ng.deck)', () => {
    const of = (written: string) => position('noor', 'peasant', {}, written);
    expect(impossible(of('KD'))).toMatchObject({ because: 'ng.card.number', reason: 'not-number' });
    expect(impossible(of('3S'))).toMatchObject({ because: 'ng.deck', reason: 'card-twice' });
  });
});
