import type { Refusal } from '../../src/engine/types.ts';
import { judge } from '../../src/games/nobles-and-glory/actions.ts';
import type { NoblesAndGlory } from '../../src/games/nobles-and-glory/types.ts';
import { apply } from '../../src/games/nobles-and-glory/apply.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { Phase, State } from '../../src/games/nobles-and-glory/types/state.ts';
import { act, card, cards, phaseOf, royal } from './nobles-and-glory.ts';
import type { Omitted } from './nobles-and-glory-refused-actions.ts';

type Verdict = Refusal<NoblesAndGlory> | undefined;

/** Noor’s phase, what Noor has besides the Court, and what somebody does in it. */
const doing = (
  phase: Phase,
  noor: string,
  hand: string,
  action: Omitted,
  from: readonly Action[] = [],
  drawPile = 'QD',
): Verdict => {
  const belongings = { noor: { hand: cards(hand) }, mila: { peasants: cards('9C 8C') } };
  const begun = phaseOf(phase, noor, 'QH 3H 4H', belongings, { drawPile: cards(drawPile) });
  return judge(act(begun, from).state, { seat: 'noor', ...action } as Action);
};

const done: Action = { type: 'done', seat: 'noor' };
const moving = (subject: string, to: string): Omitted => ({
  type: 'move',
  card: card(subject),
  royal: card(to),
});
const removing = (written: string): Action => ({
  type: 'remove-recovery',
  seat: 'noor',
  card: card(written),
});
const crowning = (written: string): Action => ({
  type: 'place-royal',
  seat: 'noor',
  card: card(written),
});
const taking = (subject: string, beside: string | null): Omitted => ({
  type: 'take',
  card: card(subject),
  royal: beside && card(beside),
});

const crown = crowning('QD');
const usurp = crowning('KC');
const REFUGEE: readonly Action[] = [done, done];

/** The King is lost, and the Queen has three spaces for four Subjects. */
const surplus = apply(phaseOf('population', 'KC 2S 5S 6S 7S, QD', 'QH 3H'), {
  type: 'royalLost',
  seat: 'noor',
  card: royal('KC'),
});

/** Noor is to draw a card, perhaps a Peasant of Mila’s. */
const drawing = (noor: string, peasantDrawn = false): State => ({
  ...phaseOf('migration', noor, 'QH 3S', { mila: { peasants: cards('9C') } }),
  stack: [
    {
      type: 'migration',
      seat: 'noor',
      step: 'draw',
      drawsLeft: 1,
      peasantDrawn,
      discardDrawn: false,
      drawn: false,
    },
  ],
});
const drawPeasant = (written: string): Action => ({
  type: 'draw-peasant',
  seat: 'noor',
  card: card(written),
});

/** Noor’s Peasant Phase with the cards and Peasants of Noor, as far as these actions. */
const inPeasantPhase = (
  court: string,
  peasants: string,
  hand: string,
  action: Omitted,
  from: readonly Action[] = [],
): Verdict =>
  judge(
    act(
      phaseOf('peasant', court, 'QH 3H 10H', {
        noor: { peasants: cards(peasants), hand: cards(hand) },
      }),
      from,
    ).state,
    {
      seat: 'noor',
      ...action,
    } as Action,
  );
const exchange = (subject: string, by: string): Omitted => ({
  type: 'exchange-peasant',
  card: card(subject),
  by: card(by),
});
const unload = (written: string): Action => ({
  type: 'discard-peasant',
  seat: 'noor',
  card: card(written),
});
const serfed = (written: string): Action => ({ type: 'serf', seat: 'noor', card: card(written) });
const ennobled = (written: string): Action => ({
  type: 'ennoble',
  seat: 'noor',
  card: card(written),
  royal: card('KC'),
});

/** Refusals of what is done in the other phases than the Action Phase. */
export const PHASES: readonly Verdict[] = [
  inPeasantPhase('KC 5C', '4C', '', exchange('5C', '4C')),
  inPeasantPhase('KC 5C', '4D', '', exchange('5C', '4D')),
  inPeasantPhase('KC 4H 9C', '2S 3C 6D 7H 8D', '', serfed('4H'), [
    { type: 'done', seat: 'noor' },
    unload('8D'),
  ]),
  inPeasantPhase('KC 4H 9C', '2S 3C 6D 7H 8D', '', ennobled('3C'), [
    { type: 'done', seat: 'noor' },
    unload('8D'),
    serfed('9C'),
  ]),
  doing('population', 'KC 2S 5S', '', { type: 'done', seat: 'mila' }),
  doing('population', 'KC 2S 5S', '', { type: 'draw' }),
  doing('population', 'KC 2S', '3C', { type: 'done' }),
  doing('population', 'KC 10D', '3S', { type: 'done' }),
  doing('population', 'KC 2S', '3C', { type: 'redraw' }),
  doing('population', 'KC 2S 5S', '', moving('3H', 'KC')),
  doing('population', 'KC 2S 5S', '', moving('2S', 'KC')),
  doing('population', 'KC 2S 5S', 'joker-1 joker-2', { type: 'place-jester', card: 'joker-2' }, [
    { type: 'place-jester', seat: 'noor', card: 'joker-1' },
  ]),
  doing('population', 'KC 2D 5S', '7H 8H', { type: 'lay-army', card: card('7H') }, [
    { type: 'lay-army', seat: 'noor', card: card('8H') },
  ]),
  doing('population', 'KC 2S 5S', '7H', { type: 'lay-army', card: card('7H') }),
  doing('inauguration', 'JS 2S 5S 6S', 'KC', { type: 'turn-up', card: card('2S') }, [usurp]),
  doing('inauguration', 'KC 2S', 'KD', { type: 'place-royal', card: card('KD') }),
  doing('inauguration', 'KC 2S', 'JD', { type: 'place-royal', card: card('JD') }),
  doing('inauguration', 'JS 2S 5S 6S', 'QD', moving('3H', 'QD'), [crown], ''),
  doing('inauguration', 'JS 2S 5S 6S', 'QD', moving('2S', 'JS'), [crown], ''),
  doing('inauguration', 'JS 2S 5S 6S', 'KC', { type: 'done' }, [usurp]),
  doing('inauguration', 'JS 2S 5S 6S', 'KC', { type: 'serf', card: card('2S') }, [usurp]),
  judge(surplus, done),
  ...['5S', '6H'].map((written) =>
    doing('migration', 'KC 2S (4S 9D), JS (5H 6H)', '', removing(written), [removing('5H')]),
  ),
  doing('migration', 'KC 2S', '', { type: 'serf', card: card('2S') }, [done]),
  doing('migration', 'KH 2S, JH', '', taking('3S', 'KH'), REFUGEE, '7H'),
  doing('migration', 'KH 2S, JH', '', taking('3H', null), REFUGEE, '7H'),
  doing('migration', 'KC 2S', '', taking('9C', 'KC'), REFUGEE, '7C'),
  judge(drawing('KC 2S'), drawPeasant('8C')),
  judge(drawing('KS 2S'), drawPeasant('9C')),
  judge(drawing('KC 2S', true), drawPeasant('9C')),
];
