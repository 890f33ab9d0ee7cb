import { describe, expect, it } from 'vitest';
import { checkRecoveryNow } from '../../../../src/games/nobles-and-glory/start/recovery.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import type { Phase } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { DEFAULTS, card, court, phaseOf } from '../../../support/nobles-and-glory.ts';

const [noor] = phaseOf('action', 'KC 2S', 'QH 3S').players;

/** Which Royal Card of Noor’s is refused in a turn of this seat, if one is. */
function refused(
  written: string,
  seat: 'noor' | 'mila',
  number: number,
  phase: Phase,
  training: Readings['duel-training-recovery'] = 'discarded-not-recovery',
) {
  const refusal = checkRecoveryNow(
    { ...noor, court: court(written) },
    { type: 'turn', seat, number, phase },
    { ...DEFAULTS, 'duel-training-recovery': training },
  );
  if (refusal)
    expect(refusal).toMatchObject({
      because: 'ng.action.duel.recovery-removal',
      reason: 'recovery-not-now',
    });
  return refusal?.particulars?.royal;
}

describe('Recovery Cards of a position (ng.action.duel.recovery-removal)', () => {
  it.each<[seat: 'noor' | 'mila', Phase, beneath: string, most: string]>([
    ['noor', 'peasant', '(9D 8D)', 'two, of a Duel in Mila’s turn'],
    ['noor', 'population', '(9D 8D)', 'two, of a Duel in this turn'],
    ['mila', 'peasant', '(9D)', 'one, as Noor has had a Migration Phase'],
    ['mila', 'action', '(9D 8D)', 'two, of a Duel in this phase'],
    ['mila', 'migration', '(9D 8D)', 'two, of a Duel in this turn'],
  ])('in %s’s turn, in the %s phase, are %s: %s', (seat, phase, beneath) => {
    expect(refused(`KC 2S ${beneath}`, seat, 9, phase)).toBeUndefined();
  });

  it('are fewer after a Migration Phase of their owner, before Mila’s Action Phase', () => {
    expect(refused('KC 2S (9D 8D)', 'mila', 9, 'peasant')).toBe(card('KC'));
    expect(refused('KC 2S (9D 8D 7C)', 'mila', 9, 'peasant', 'becomes-recovery')).toBe(card('KC'));
    expect(refused('KC 2S (9D 8D)', 'mila', 9, 'peasant', 'becomes-recovery')).toBeUndefined();
  });

  it('are from one Duel in a turn (ng.action.once-each)', () => {
    expect(refused('KC 2S (9D 8D), QD (7D 6D)', 'noor', 9, 'peasant')).toBe(card('QD'));
    expect(refused('KC 2S (9D 8D), QD (7D)', 'noor', 9, 'peasant')).toBeUndefined();
    expect(refused('KC 2S (9D 8D), QD (7D 6D)', 'noor', 9, 'population')).toBeUndefined();
    expect(refused('KC 2S (9D 8D), QD (7D 6D)', 'mila', 9, 'population')).toBe(card('QD'));
    expect(refused('KC 2S (9D), QD (7D), JH (6D)', 'mila', 9, 'peasant')).toBe(card('JH'));
  });

  it('are none before the first Action Phase (ng.setup.first-turn-skip)', () => {
    expect(refused('KC 2S (9D)', 'noor', 1, 'population')).toBe(card('KC'));
    expect(refused('KC 2S (9D)', 'mila', 2, 'migration')).toBe(card('KC'));
    expect(refused('KC 2S (9D)', 'noor', 3, 'peasant')).toBe(card('KC'));
    expect(refused('KC 2S (9D)', 'noor', 3, 'population')).toBeUndefined();
    expect(refused('KC 2S, QD', 'noor', 1, 'population')).toBeUndefined();
  });
});
