import type { Turn } from '../../../engine/game.ts';
import { playerAt } from '../players.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { DuelProcess } from '../types/duel.ts';

/**
 * The Duel is over: beneath each combatant that is still there lie the cards that its player placed
 * in round two; the others are discarded (`ng.action.duel.recovery`, `duel-used-cards`).
 */
export function recover(turn: Turn<NoblesAndGlory>, { duelists }: DuelProcess): void {
  const survives = duelists.map(({ seat, combatant }) =>
    playerAt(turn.state, seat).court.some(({ card }) => card === combatant),
  );
  for (const [place, { seat, combatant: royal, open: cards }] of duelists.entries())
    if (survives[place] && cards.length > 0)
      turn.emit({ type: 'recoveryLaid', seat, royal, cards }, [
        'ng.action.duel.recovery',
        'ng.action.duel.recovering',
      ]);
  turn.emit(
    {
      type: 'duelEnded',
      cards: duelists.flatMap(({ open }, place) => (survives[place] ? [] : open)),
    },
    ['ng.action.duel.recovery'],
  );
}
