import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import { turned } from './nobles-and-glory-actions.ts';
import { card, cards } from './nobles-and-glory.ts';

// Actions of Noor in the fourth step of the Migration Phase.

export const divine = (written: string): Action => ({
  type: 'divine',
  seat: 'noor',
  card: card(written),
});

export const fervour = (written: string, beside: string | null): Action => ({
  type: 'fervour',
  seat: 'noor',
  card: card(written),
  royal: beside === null ? null : card(beside),
});

export const endow: Action = { type: 'endow', seat: 'noor' };

/** A Prestigious Royal Court of each suit, with Subjects of two suits. */
export const COURTS = {
  abundance: 'KS 2S 3C, QS, JS',
  divine: 'KH 2H 3C, QH, JH',
  fervour: 'KC 2C 3S, QC, JC',
  endow: 'KD 2D 3C, QD, JD',
} as const;

/** The Refugee that finds nothing of its suit with each of these, and lies on the Discard Pile. */
const REFUGEES = { abundance: 'JD', divine: 'JD', fervour: 'JD', endow: 'JH' } as const;

/** What is at a table where Noor draws. */
interface Drawing {
  readonly drawPile?: string;
  readonly hand?: string;
  readonly peasants?: string;
  /** Mila’s. */
  readonly their?: string;
  readonly theirHand?: string;
  /** In place of the one above. */
  readonly court?: string;
}

/** Noor’s fourth step with such a Royal Court, as far as the first decision in it. */
export const drawingWith = (effect: keyof typeof COURTS, lying: Drawing = {}) =>
  turned(
    lying.court ?? COURTS[effect],
    effect === 'fervour' ? 'QH 4C' : 'QC 4C',
    `${REFUGEES[effect]} ${lying.drawPile ?? '5D 6D 7D 8D'}`,
    {
      noor: { hand: cards(lying.hand ?? ''), peasants: cards(lying.peasants ?? '') },
      mila: { hand: cards(lying.theirHand ?? ''), peasants: cards(lying.their ?? '') },
    },
  );
