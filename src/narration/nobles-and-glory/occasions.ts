import type { Seat } from '../../engine/types.ts';
import { rankOf } from '../../games/nobles-and-glory/cards.ts';
import { bareRoyal } from '../../games/nobles-and-glory/court.ts';
import { spacesIn } from '../../games/nobles-and-glory/spaces.ts';
import type { Event, EventOf } from '../../games/nobles-and-glory/types/event.ts';
import type { ActionName, Rider } from '../../games/nobles-and-glory/types/state.ts';
import type { View } from '../../games/nobles-and-glory/types/view.ts';
import { kingdomOf, subjectsIn } from './kingdoms.ts';

/**
 * What tells the sentences of an event apart that say in the course of what it comes about; empty
 * where that is the plain one, undefined for other events. `view` is the table after it.
 */
export function occasionOf(event: Event, view: View): string | undefined {
  switch (event.type) {
    case 'exchangeEnded':
      if (!isOutnumbered(view, event.seat)) return 'calm';
      return event.missing ? 'noted' : '';
    case 'peasantEventStarted':
      return view.rulings['peasant-check-moment'] === 'snapshot-at-start' ? 'noted' : '';
    case 'subjectReplaced':
      return riderIn(view) === 'consort' ? 'consort' : event.from;
    case 'peasantReplaced':
      return riderIn(view) === 'consort' ? 'consort' : '';
    case 'peasantDrawn':
      return riderIn(view) === 'consort' ? 'consort' : isEnacting(view) ? 'enact' : '';
    case 'gloryDiscarded':
      return riderIn(view) ?? (usedLast(view) === 'declaration' ? 'declaration' : '');
    case 'gloryGained':
      return usedLast(view);
    case 'gloryGiven':
      if (event.royal) return '';
      return usedLast(view) === 'merchant' ? 'refused' : 'peasant';
    case 'preparationRevealed':
    case 'nothingRevealed':
      return revealOccasion(event, view);
    case 'subjectSerfed':
      return serfOccasion(event, view);
    case 'royalLost':
      return lossOccasion(event, view);
    case 'subjectTaken':
      if (event.royal) return '';
      return view.stack.at(-1)?.type === 'refugee' ? 'refused' : 'peasant';
    case 'peasantTaken':
      return event.royal ? '' : 'peasant';
    default:
      return undefined;
  }
}

/** In a round of Polity, in a Duel, or against a plot. */
function revealOccasion({ type }: Event, { stack, rulings }: View): string {
  switch (stack.at(-1)?.type) {
    case 'polity':
      return 'manipulation';
    case 'duel':
      return type === 'preparationRevealed' &&
        rulings['duel-training-recovery'] === 'becomes-recovery'
        ? 'training-kept'
        : 'training';
    default:
      return '';
  }
}

/** By a plot of the other player, for want of a space, or as an event or a player will. */
function serfOccasion({ seat }: EventOf<'subjectSerfed'>, view: View): string {
  if (usedLast(view) === 'treason') return 'treason';
  const top = view.stack.at(-1);
  return top?.type === 'rearrange' && hadSurplus(view, seat, top.loose.length) ? 'surplus' : '';
}

/** Whether there was a Subject too many before one became a Peasant: every space is taken still. */
function hadSurplus(view: View, seat: Seat, loose: number): boolean {
  const { court = [], armies = [] } = kingdomOf(view, seat) ?? {};
  const spaces = spacesIn(court.map(({ card }) => bareRoyal(card)));
  return subjectsIn(view, seat).length + armies.length + loose >= spaces;
}

/** By an Action, or as a King is inaugurated; the rearrangement that follows is on top of that. */
function lossOccasion({ card }: EventOf<'royalLost'>, { stack }: View): string {
  const below = stack.at(-2);
  if (below?.type === 'duel') return 'duel';
  if (below?.type === 'inauguration') return rankOf(card) === 'jack' ? 'usurper' : '';
  const used = below?.type === 'action' ? below.used.at(-1) : undefined;
  return used === 'assassination' || used === 'dethrone' ? used : '';
}

/** The Action that was used last in this phase, as long as nothing comes upon it. */
export function usedLast({ stack }: View): ActionName | undefined {
  const top = stack.at(-1);
  return top?.type === 'action' ? top.used.at(-1) : undefined;
}

/** Whether an Enact was used last that takes a Peasant into the hand. */
const isEnacting = (view: View): boolean =>
  ['horticulture', 'tournament'].includes(usedLast(view) ?? '');

/** What comes upon a new Glory Card and is being dealt with. */
function riderIn({ stack }: View): Rider | undefined {
  const top = stack.at(-1);
  return top?.type === 'riders' ? top.left[0] : undefined;
}

function isOutnumbered(view: View, seat: Seat): boolean {
  const kingdom = kingdomOf(view, seat);
  return kingdom !== undefined && kingdom.peasants.length > subjectsIn(view, seat).length;
}
