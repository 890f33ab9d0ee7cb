import type { Turn } from '../../../engine/game.ts';
import { asNumber, asRoyal } from '../action-cards.ts';
import { checkRow } from '../arrival.ts';
import { valueOf } from '../cards.ts';
import { EVENT_RULES } from '../peasant-events/all.ts';
import { isPeasantOf, judgePeasant } from '../peasants.ts';
import { playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { isSubjectOf, notSubject } from '../rows.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { PeasantEventProcess } from '../types/peasants.ts';
import type { Player } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

/** Whose Peasants revolt chooses the cards, one after the other (`ng.turn.peasant.order`). */
export const peasantEvent: Handling<PeasantEventProcess> = {
  rule: 'ng.turn.peasant.order',
  pending: (_, { seat, event, left: [step] }) => ({
    name: 'peasant-event',
    seats: [seat],
    about: { event, step: step! },
  }),
  candidates: (state, { left: [step] }, seat) => {
    const { court, peasants } = playerAt(state, seat);
    switch (step!) {
      case 'ennoble':
        return peasants.flatMap((card) =>
          court.map(({ card: royal }): Action => ({ type: 'ennoble', seat, card, royal })),
        );
      case 'discard-peasant':
        return peasants.map((card): Action => ({ type: 'discard-peasant', seat, card }));
      case 'discard-subject':
        return subjectsOf(court).map((card): Action => ({ type: 'discard-subject', seat, card }));
      case 'serf':
        return subjectsOf(court).map((card): Action => ({ type: 'serf', seat, card }));
    }
  },
  judge: (state, process, action) => {
    const { rule } = EVENT_RULES[process.event];
    if (action.type !== process.left[0]) return notNow(rule, action);
    return judgeStep(playerAt(state, process.seat), process, action);
  },
  resolve: (turn, { event }, action) => step(turn, EVENT_RULES[event].rule, action),
};

type StepAction = Extract<Action, { readonly type: PeasantEventProcess['left'][number] }>;

/**
 * A Subject or a Peasant of one’s own; the highest or the lowest in a Famine, any one of equals
 * (`ng.turn.peasant.famine-ties`).
 */
function judgeStep(player: Player, { event }: PeasantEventProcess, action: StepAction): Judgement {
  const { court, peasants } = player;
  const { card } = action;
  const { rule } = EVENT_RULES[event];
  switch (action.type) {
    case 'discard-subject':
    case 'serf': {
      if (!isSubjectOf(player, card)) return notSubject(player, card);
      const value = Math.max(...subjectsOf(court).map(valueOf));
      return event === 'famine' && valueOf(card) < value
        ? refuse(rule, 'not-highest', { card, value })
        : undefined;
    }
    case 'discard-peasant':
      return judgePeasant(player, card, rule);
    case 'ennoble': {
      if (!isPeasantOf(player, card)) return judgePeasant(player, card, rule);
      const value = Math.min(...peasants.map(valueOf));
      if (event === 'famine' && valueOf(card) > value)
        return refuse(rule, 'not-lowest', { card, value });
      return checkRow(player, action.royal);
    }
  }
}

function step(
  turn: Turn<NoblesAndGlory>,
  because: (typeof EVENT_RULES)['famine']['rule'],
  action: Action,
): void {
  const { seat } = action;
  switch (action.type) {
    case 'discard-subject':
      return turn.emit({ type: 'subjectDiscarded', seat, card: asNumber(action.card) }, [because]);
    case 'discard-peasant':
      return turn.emit({ type: 'peasantDiscarded', seat, card: asNumber(action.card) }, [because]);
    case 'serf':
      return turn.emit({ type: 'subjectSerfed', seat, card: asNumber(action.card) }, [
        because,
        'ng.term.serf',
      ]);
    case 'ennoble': {
      const [card, royal] = [asNumber(action.card), asRoyal(action.royal)];
      return turn.emit({ type: 'peasantEnnobled', seat, card, royal }, [
        because,
        'ng.term.ennoble',
      ]);
    }
    default: // no other action is legal here
  }
}
