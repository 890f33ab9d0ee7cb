import type { Turn } from '../../../engine/game.ts';
import { asNumber, asRoyal } from '../action-cards.ts';
import { judgeArmyOf, turnUp, turnUpCandidates } from '../army.ts';
import { checkRow } from '../arrival.ts';
import { lastSubject } from '../guard.ts';
import { surplusOf } from '../lost-royal.ts';
import { judgePeasant } from '../peasants.ts';
import { playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import {
  isSubjectOf,
  judgeMove,
  judgeSwap,
  notSubject,
  rowCandidates,
  moved,
  rowsSwapped,
} from '../rows.ts';
import { checkSpace } from '../spaces.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { Player, Rearranging, State } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

const RULE = 'ng.court.discard-rearrange';

/**
 * After the loss of a Royal Card its owner makes the surplus Peasants, one by one, then moves
 * Subjects between the rows and finds a row for each loose one (`ng.court.discard-rearrange`,
 * `ng.court.discard-surplus`). Army Cards may be turned up at any time, and must be where they do not
 * fit beside the new Regnant (`ng.capacity.army`). By the other reading more Subjects may become
 * Peasants, and Peasants Subjects (`rearrange-scope`).
 */
export const rearrange: Handling<Rearranging> = {
  rule: RULE,
  pending: (state, { seat }) => ({
    name: 'rearrange',
    seats: [seat],
    ...(playerAt(state, seat).armies.length > 0 && { secret: true }),
  }),
  candidates: (state, { loose }, seat) => {
    const player = playerAt(state, seat);
    return [
      ...[...subjectsOf(player.court), ...loose].map((card): Action => ({
        type: 'serf',
        seat,
        card,
      })),
      ...(isWhole(state) ? ennobleCandidates(player) : []),
      ...turnUpCandidates(player),
      ...rowCandidates(player, seat, loose),
      { type: 'done', seat },
    ];
  },
  judge: judgeRearranging,
  resolve: resolveRearranging,
};

/** Whether the whole Population is rearranged, or only what is among its Subjects. */
const isWhole = ({ rulings }: State): boolean => rulings['rearrange-scope'] === 'whole-population';

/** Every Peasant beside every Royal Card. */
const ennobleCandidates = ({ seat, court, peasants }: Player): Action[] =>
  peasants.flatMap((card) =>
    court.map(({ card: royal }): Action => ({ type: 'ennoble', seat, card, royal })),
  );

function judgeRearranging(state: State, { loose }: Rearranging, action: Action): Judgement {
  const player = playerAt(state, action.seat);
  const surplus = surplusOf({ kingdom: player, loose, discarded: [] });
  const first =
    surplus > 0
      ? refuse('ng.court.discard-surplus', 'surplus-first', { count: surplus })
      : undefined;
  switch (action.type) {
    case 'serf':
      return surplus > 0 || isWhole(state)
        ? judgeSerf(player, action, loose)
        : refuse('ng.court.discard-surplus', 'no-surplus');
    case 'ennoble':
      return isWhole(state) ? (first ?? judgeEnnoble(player, action)) : notNow(RULE, action);
    case 'turn-up':
      return judgeArmyOf(player, action.card, RULE);
    case 'move':
      return first ?? judgeMove(player, action, RULE, loose);
    case 'swap':
      return first ?? judgeSwap(player, action, RULE);
    case 'done':
      return first ?? judgeEnd(player, loose);
    default:
      return notNow(RULE, action);
  }
}

/** A Subject, in a row or in none, that is not the last one (`ng.guard.subjects`). */
function judgeSerf(
  player: Player,
  { card }: ActionOf<'serf'>,
  loose: Rearranging['loose'],
): Judgement {
  if (!loose.some((other) => other === card) && !isSubjectOf(player, card))
    return notSubject(player, card);
  return subjectsOf(player.court).length + loose.length > 1 ? undefined : lastSubject(player);
}

/** A Peasant of one’s own, beside a Royal Card with a space; there is no other test. */
const judgeEnnoble = (player: Player, { card, royal }: ActionOf<'ennoble'>): Judgement =>
  judgePeasant(player, card, RULE) ?? checkRow(player, royal);

/** Every Subject in a row, and neither one nor an Army Card without a space there. */
function judgeEnd(player: Player, [loose]: Rearranging['loose']): Judgement {
  if (loose) return refuse(RULE, 'without-row', { card: loose });
  return player.court.map((royal) => checkSpace(player, royal, 0)).find((full) => full);
}

function resolveRearranging(
  turn: Turn<NoblesAndGlory>,
  { seat, loose }: Rearranging,
  action: Action,
): void {
  const surplus = surplusOf({ kingdom: playerAt(turn.state, seat), loose, discarded: [] });
  switch (action.type) {
    case 'serf':
      return turn.emit(
        { type: 'subjectSerfed', seat, card: asNumber(action.card) },
        surplus > 0 ? ['ng.court.discard-surplus'] : [RULE, 'ng.term.serf'],
      );
    case 'ennoble': {
      const [card, royal] = [asNumber(action.card), asRoyal(action.royal)];
      return turn.emit({ type: 'peasantEnnobled', seat, card, royal }, [RULE, 'ng.term.ennoble']);
    }
    case 'turn-up':
      return turnUp(turn, playerAt(turn.state, seat), action.card, [RULE]);
    case 'move':
      return turn.emit(moved(action), [RULE]);
    case 'swap':
      return turn.emit(rowsSwapped(action), [RULE]);
    default:
      turn.emit({ type: 'rearrangementEnded', seat }, [RULE]);
  }
}
