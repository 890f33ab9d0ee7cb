import { options } from '../../src/games/nobles-and-glory/actions.ts';
import type { Family } from '../../src/games/nobles-and-glory/families/family.ts';
import type { Seat } from '../../src/engine/types.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import { act, actionPhase, card, cards, phaseOf, type ActionTable } from './nobles-and-glory.ts';

// Actions of Noor, unless said otherwise, with cards as people write them.

export const done: Action = { type: 'done', seat: 'noor' };

export const regnant = (discarded: string, by: string, glory: string): Action => ({
  type: 'regnant',
  seat: 'noor',
  card: card(discarded),
  by: card(by),
  glory: card(glory),
});

export const replace = (discarded: string, by: string): Action => ({
  type: 'replace',
  seat: 'noor',
  card: card(discarded),
  by: card(by),
});

export const champion = (written: string): Action => ({
  type: 'champion',
  seat: 'noor',
  card: card(written),
});

export const discardGlory = (written: string): Action => ({
  type: 'discard-glory',
  seat: 'noor',
  card: card(written),
});

export const scandal = (written: string): Action => ({
  type: 'scandal',
  seat: 'noor',
  card: card(written),
});

export const treason = (written: string): Action => ({
  type: 'treason',
  seat: 'noor',
  card: card(written),
});

export const insurrection = (written: string, to: string | null): Action => ({
  type: 'insurrection',
  seat: 'noor',
  card: card(written),
  royal: to === null ? null : card(to),
});

/** A Chamberlain Declaration for a Glory Card. */
export const declare = (
  type: 'estate' | 'paramour' | 'depose' | 'greed',
  written: string,
): Action => ({ type, seat: 'noor', card: card(written) });

export const assassinate = (ace: string, victim: string): Action => ({
  type: 'assassinate',
  seat: 'noor',
  card: card(ace),
  royal: card(victim),
});

export const killJester = (ace: string, jester: string): Action => ({
  type: 'kill-jester',
  seat: 'noor',
  card: card(ace),
  jester: card(jester),
});

export const dethrone = (written: string): Action => ({
  type: 'dethrone',
  seat: 'noor',
  card: card(written),
});

/** A Royal Card of Noor challenges one of Mila. */
export const challenge = (own: string, theirs: string): Action => ({
  type: 'duel',
  seat: 'noor',
  card: card(own),
  royal: card(theirs),
});

export const duelCard = (written: string, seat: Seat = 'noor'): Action => ({
  type: 'duel-card',
  seat,
  card: card(written),
});

export const giveGlory = (written: string, seat: Seat = 'noor'): Action => ({
  type: 'give-glory',
  seat,
  card: card(written),
});

export const layDecree = (written: string): Action => ({
  type: 'decree',
  seat: 'noor',
  card: card(written),
});

export const layTreaty = (written: string): Action => ({
  type: 'treaty',
  seat: 'noor',
  card: card(written),
});

export const breakTreaty = (written: string, seat: Seat = 'noor'): Action => ({
  type: 'break-treaty',
  seat,
  card: card(written),
});

// What Mila answers whose Treaty is broken.

export const restoreTreaty: Action = { type: 'restore-treaty', seat: 'mila' };
export const layFeast: Action = { type: 'lay-feast', seat: 'mila' };

// No Consort Ascendancy: the first card is discarded for it.

export const hunt = (discarded: string): Action => ({
  type: 'master-of-the-hunt',
  seat: 'noor',
  card: card(discarded),
});

export const herald = (discarded: string, subject: string): Action => ({
  type: 'herald',
  seat: 'noor',
  card: card(discarded),
  subject: card(subject),
});

export const enlist = (discarded: string, subject: string, by: string): Action => ({
  type: 'enlist',
  seat: 'noor',
  card: card(discarded),
  subject: card(subject),
  by: card(by),
});

export const gentrify = (discarded: string, peasant: string, to: string): Action => ({
  type: 'gentrify',
  seat: 'noor',
  card: card(discarded),
  peasant: card(peasant),
  royal: card(to),
});

// Eminence: the first card becomes Glory, the second is given away.

export const transhumance = (gained: string, glory: string): Action => ({
  type: 'transhumance',
  seat: 'noor',
  card: card(gained),
  glory: card(glory),
});

export const apostle = (gained: string, glory: string): Action => ({
  type: 'apostle',
  seat: 'noor',
  card: card(gained),
  glory: card(glory),
});

export const levy = (gained: string, glory: string, to: string): Action => ({
  type: 'levy',
  seat: 'noor',
  card: card(gained),
  glory: card(glory),
  royal: card(to),
});

export const merchant = (gained: string, glory: string): Action => ({
  type: 'merchant',
  seat: 'noor',
  card: card(gained),
  glory: card(glory),
});

export const draw: Action = { type: 'draw', seat: 'noor' };
export const redraw: Action = { type: 'redraw', seat: 'noor' };

export const fromHand = (subject: string, by: string, peasant: string): Action => ({
  type: 'exchange-hand',
  seat: 'noor',
  card: card(subject),
  by: card(by),
  peasant: card(peasant),
});

export const fromPeasants = (subject: string, by: string): Action => ({
  type: 'exchange-peasant',
  seat: 'noor',
  card: card(subject),
  by: card(by),
});

export const place = (written: string, beside: string, seat: Seat = 'noor'): Action => ({
  type: 'place',
  seat,
  card: card(written),
  royal: card(beside),
});

export const move = (written: string, to: string): Action => ({
  type: 'move',
  seat: 'noor',
  card: card(written),
  royal: card(to),
});

export const swap = (one: string, other: string): Action => ({
  type: 'swap',
  seat: 'noor',
  card: card(one),
  other: card(other),
});

export const ennoble = (written: string, to: string): Action => ({
  type: 'ennoble',
  seat: 'noor',
  card: card(written),
  royal: card(to),
});

export const discard = (written: string, to: 'discard-pile' | 'peasants'): Action => ({
  type: 'discard',
  seat: 'noor',
  card: card(written),
  to,
});

export const take = (written: string, beside: string | null, seat: Seat = 'noor'): Action => ({
  type: 'take',
  seat,
  card: card(written),
  royal: beside === null ? null : card(beside),
});

export const lay = (seat: Seat, royal: string, subject: string): Action => ({
  type: 'starting-cards',
  seat,
  royal: card(royal),
  subject: card(subject),
});

export const crown = (written: string): Action => ({
  type: 'place-royal',
  seat: 'noor',
  card: card(written),
});

export const placeJester = (written: string): Action => ({
  type: 'place-jester',
  seat: 'noor',
  card: card(written),
});

export const serf = (written: string): Action => ({
  type: 'serf',
  seat: 'noor',
  card: card(written),
});

export const removeRecovery = (written: string): Action => ({
  type: 'remove-recovery',
  seat: 'noor',
  card: card(written),
});

export const discardSubject = (written: string): Action => ({
  type: 'discard-subject',
  seat: 'noor',
  card: card(written),
});

export const discardPeasant = (written: string): Action => ({
  type: 'discard-peasant',
  seat: 'noor',
  card: card(written),
});

export const drawPeasant = (written: string): Action => ({
  type: 'draw-peasant',
  seat: 'noor',
  card: card(written),
});

/** A Pillage of a Club King with a Consort, and no Conspiracy: the Consort Ability is asked. */
export const afterPillage = (consort: string, hand: string, rest: ActionTable = {}): State =>
  act(actionPhase(`KC 8C 6D, ${consort}`, { hand: `5C 3D ${hand}`, their: '9H 4C', ...rest }), [
    regnant('8C', '5C', '3D'),
  ]).state;

/** How Noor may use an Action of the Action Phase, whatever else may be done. */
export const usesOf = ({ types }: Family, state: State): Action[] =>
  options(state, 'noor').filter(({ type }) => types.includes(type));

/** How Noor may use it. */
export const consortUses = (state: State): Action[] =>
  options(state, 'noor').filter(({ type }) => type !== 'done');

/** Noor’s Migration Phase with these cards on the Draw Pile. */
export const migrating = (
  noor: string,
  mila: string,
  drawPile: string,
  belongings: Parameters<typeof phaseOf>[3] = {},
  rest = {},
): State => phaseOf('migration', noor, mila, belongings, { drawPile: cards(drawPile), ...rest });

/** The same after the first two steps, of which nothing is made. */
export const turned = (...of: Parameters<typeof migrating>): ReturnType<typeof act> =>
  act(migrating(...of), [done, done]);
