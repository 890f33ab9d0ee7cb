import { describe, expect, it } from 'vitest';
import { checkRecovery, isRecovering } from '../../../src/games/nobles-and-glory/recovery.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import { court, phaseOf, royal } from '../../support/nobles-and-glory.ts';

const [noor] = phaseOf('action', 'KC 2S (4S), QD (3H 5D)', 'QH 3S').players;

it('goes on as long as a Recovery Card lies beneath a Royal Card (ng.action.duel.recovering)', () => {
  const [seated] = phaseOf('action', 'KC 2S (4S), QD', 'QH 3S').players;
  expect(seated.court.map(isRecovering)).toEqual([true, false]);
});

describe('Recovery Cards beneath a Royal Card (ng.action.duel.recovery)', () => {
  const most = (count: number, reading: 'discarded-not-recovery' | 'becomes-recovery') => {
    const [king] = noor.court;
    const recovery = (['spade-4', 'heart-3', 'club-6', 'diamond-5'] as const).slice(0, count);
    return checkRecovery(
      { ...noor, court: [{ ...king!, recovery }] },
      { 'duel-training-recovery': reading },
    );
  };

  it('are as many as a Duel leaves there', () => {
    expect(most(2, 'discarded-not-recovery')).toBeUndefined();
    expect(most(3, 'discarded-not-recovery')).toEqual(
      refuse('ng.action.duel.recovery', 'too-many-recovery', {
        royal: royal('KC'),
        count: 3,
        most: 2,
      }),
    );
  });

  it('are one more with a Training Card by the other reading (duel-training-recovery)', () => {
    expect(most(3, 'becomes-recovery')).toBeUndefined();
    expect(most(4, 'becomes-recovery')).toMatchObject({
      reason: 'too-many-recovery',
      particulars: { count: 4, most: 3 },
    });
  });

  it('are three only with a Club, which can be the Training Card (ng.preparation.training)', () => {
    const beneath = (written: string) => {
      const rulings = { 'duel-training-recovery': 'becomes-recovery' } as const;
      return checkRecovery({ ...noor, court: court(`KC 2S (${written})`) }, rulings);
    };
    expect(beneath('4S 3H 5D')).toEqual(
      refuse('ng.preparation.training', 'no-training', { royal: royal('KC'), count: 3 }),
    );
    expect(beneath('4S 3H')).toBeUndefined();
    expect(beneath('6C 3H 5D')).toBeUndefined();
  });
});
