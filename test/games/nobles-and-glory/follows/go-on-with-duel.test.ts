import { expect, it } from 'vitest';
import type { Turn } from '../../../../src/engine/game.ts';
import { seeded } from '../../../../src/engine/random.ts';
import { apply } from '../../../../src/games/nobles-and-glory/apply.ts';
import { goOnWithDuel } from '../../../../src/games/nobles-and-glory/follows/go-on-with-duel.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { NoblesAndGlory } from '../../../../src/games/nobles-and-glory/types.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  allowTaking,
  dueled,
  duelling,
  MILA_LOSES,
} from '../../../support/nobles-and-glory-duels.ts';
import { act } from '../../../support/nobles-and-glory.ts';

/** What comes about by itself at a table. */
function followed(state: State): string[] {
  const types: string[] = [];
  const turn: Turn<NoblesAndGlory> & { state: State } = {
    state,
    random: seeded(1),
    emit(event) {
      turn.state = apply(turn.state, event);
      types.push(event.type);
    },
  };
  const top = topOf(state);
  expect(top.type === 'duel' && goOnWithDuel(turn, top)).toBe(types.length > 0);
  return types;
}

it('a Duel goes on by itself only where nobody has a choice', () => {
  const { state: lost } = dueled(MILA_LOSES);
  for (const waiting of [
    duelling(),
    dueled('').state,
    dueled('m10C n8H').state,
    lost,
    act(lost, [allowTaking('mila')]).state,
  ])
    expect(followed(waiting)).toEqual([]);
  const [noor, mila] = dueled('').state.players;
  expect(followed({ ...dueled('').state, players: [noor, { ...mila, hand: [] }] })).toEqual([
    'duelLost',
  ]);
});
