import type { Turn } from '../../../engine/game.ts';
import type { NumberId, Suit } from '../cards.ts';
import type { Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { Player, State } from '../types/state.ts';

export type AscendancyName = 'master-of-the-hunt' | 'herald' | 'enlist' | 'gentrify';

/** What may be done without a Consort, by the suit of the card discarded for it. */
export interface Ascendancy<Name extends AscendancyName = AscendancyName> {
  readonly rule: Rule;
  readonly suit: Suit;
  /** Every use with this card discarded. */
  candidates(player: Player, card: NumberId): readonly Action[];
  /** Whether the effect is possible, once the card may be discarded. */
  judge(state: State, player: Player, action: ActionOf<Name>): Judgement;
  /** The effect, once the card is discarded. */
  use(turn: Turn<NoblesAndGlory>, action: ActionOf<Name>): void;
}
