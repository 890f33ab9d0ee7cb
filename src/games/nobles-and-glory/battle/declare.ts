import type { Turn } from '../../../engine/game.ts';
import { judgeArmyOf } from '../army.ts';
import { suitOf, type NumberId } from '../cards.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { loseRoyal } from '../lost-royal.ts';
import { otherThan, playerAt } from '../players.ts';
import { asNumber } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { subjectsOf } from '../subjects.ts';
import { judgeTreaty } from '../treaty.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';
import { judgeSpades, judgeTargets } from './conditions.ts';
import { fight } from './fight.ts';

const RULE = 'ng.action.battle';

/** Battle: one of one’s own Army Cards is pointed at (`ng.action.battle`). */
export const battle: Family<ActionOf<'battle'>> = {
  types: ['battle'],
  candidates: (state, seat) =>
    playerAt(state, seat).armies.map((card) => ({ type: 'battle', seat, card })),
  judgeOccasion: (state, phase) =>
    judgeUnused(phase, ['battle'], 'battle') ?? judgeSpades(playerAt(state, phase.seat)),
  judge: judgeBattle,
  use: declare,
};

/**
 * An Army Card that no Treaty bars, where something can be fought for (`ng.action.battle`,
 * `ng.action.treaty.effect`, `ng.action.completable`).
 */
function judgeBattle(state: State, { seat }: ActionPhase, { card }: ActionOf<'battle'>): Judgement {
  const player = playerAt(state, seat);
  return (
    judgeArmyOf(player, card, RULE) ??
    judgeTreaty(player, suitOf(asNumber(card))) ??
    judgeEnd(player, otherThan(state, seat), asNumber(card))
  );
}

/**
 * An Army Card to fight with, or a card of the Population to take, or, without a Subject, a Royal
 * Card that is not the only one (`ng.action.battle.defended`, `ng.action.battle.undefended`,
 * `ng.action.battle.no-subjects`).
 */
function judgeEnd(player: Player, other: Player, card: NumberId): Judgement {
  if (other.armies.length > 0) return undefined;
  if (subjectsOf(other.court).length === 0)
    return other.court.length > 1
      ? undefined
      : refuse('ng.action.battle.no-subjects', 'only-royal', { seat: other.seat });
  return judgeTargets(player, other, card);
}

/**
 * The other player chooses an Army Card against it, where there are several. Where there is none,
 * it is revealed and discarded, for a card of the Population or the lowest Royal Card
 * (`ng.action.battle.undefended`, `ng.action.battle.no-subjects`, `ng.action.battle.rank-order`).
 */
function declare(turn: Turn<NoblesAndGlory>, { seat, card: written }: ActionOf<'battle'>): void {
  const card = asNumber(written);
  const { seat: other, armies, court } = otherThan(turn.state, seat);
  turn.emit({ type: 'actionUsed', seat, action: 'battle' }, [RULE]);
  if (armies.length > 0) {
    turn.emit({ type: 'battleDeclared', seat, against: other, card }, [RULE], [seat]);
    const [only, ...more] = armies;
    if (only && more.length === 0) fight(turn, other, { card, by: only });
  } else if (subjectsOf(court).length > 0) {
    turn.emit({ type: 'armyDiscarded', seat, card, plunder: true }, [
      'ng.action.battle.undefended',
    ]);
  } else {
    turn.emit({ type: 'armyDiscarded', seat, card, plunder: false }, [
      'ng.action.battle.no-subjects',
    ]);
    loseRoyal(turn, other, court.at(-1)!.card, [
      'ng.action.battle.no-subjects',
      'ng.action.battle.rank-order',
    ]);
  }
}
