import type { Refusal } from '../../src/engine/types.ts';
import { judge } from '../../src/games/nobles-and-glory/actions.ts';
import type { NoblesAndGlory } from '../../src/games/nobles-and-glory/types.ts';
import { withPlayer } from '../../src/games/nobles-and-glory/players.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import {
  breakTreaty,
  challenge,
  enlist,
  herald,
  layDecree,
  layTreaty,
  merchant,
  place,
  regnant,
  take,
  transhumance,
} from './nobles-and-glory-actions.ts';
import { attack } from './nobles-and-glory-armies.ts';
import { allowTaking, dueled, duelling, MILA_LOSES } from './nobles-and-glory-duels.ts';
import { horticulture } from './nobles-and-glory-enacts.ts';
import { abstains, declarePolity, leads, plays, polityTable } from './nobles-and-glory-polities.ts';
import { placePreparation, prepared, reveal } from './nobles-and-glory-preparations.ts';
import { drawingWith, endow, fervour } from './nobles-and-glory-prestigious.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  numbers,
  phaseOf,
  type ActionTable,
} from './nobles-and-glory.ts';

type Verdict = Refusal<NoblesAndGlory> | undefined;

/** An action of Noor, unless said otherwise. */
export type Omitted = Readonly<Record<string, unknown>> & { readonly type: Action['type'] };

/** Noor’s Action Phase against Mila’s kingdom, as far as these actions. */
const acting = (
  courts: readonly [string, string],
  hand: string,
  action: Omitted,
  from: readonly Action[] = [],
): Verdict => {
  const belongings = { noor: { hand: cards(hand) }, mila: { peasants: cards('7S') } };
  return judge(act(phaseOf('action', courts[0], courts[1], belongings), from).state, {
    seat: 'noor',
    ...action,
  } as Action);
};
const using = (discarded: string, by: string, glory: string): Action => ({
  type: 'regnant',
  seat: 'noor',
  card: card(discarded),
  by: card(by),
  glory: card(glory),
});
const plotting = (type: 'scandal' | 'treason', written: string): Action => ({
  type,
  seat: 'noor',
  card: card(written),
});

/** Refusals of Intrigue and of a Regnant Ability with what follows upon it. */
export const INTRIGUE_AND_REGNANT: readonly Verdict[] = [
  acting(['KC 8C 6C', 'QS 2S 3S'], '5C 4C', using('6C', '4C', '7S'), [
    using('8C', '5C', '7S'),
    { type: 'done', seat: 'noor' },
  ]),
  acting(['KC 8C 6C', 'QS 2D 3D'], '5C 4C', plotting('scandal', '2D'), [plotting('scandal', '3D')]),
  acting(['KC 8S', 'QH 2S'], '5C', using('8S', '5C', '7S')),
  acting(['KC 8C 9S', 'QH 2S'], '5S', using('9S', '5S', '7S')),
  acting(['KC 8C', 'QH 2S'], '5C 3H', using('8C', '5C', '3H')),
  acting(['KC 8C', 'QH 2S'], '9C', using('8C', '9C', '7S')),
  acting(['KC 8C', 'QH 2S'], '5C', using('8C', '5C', '5C')),
  acting(['KC 8C, QC', 'QH 2S'], '5C', { type: 'champion', card: card('7S') }, [
    using('8C', '5C', '7S'),
  ]),
  acting(['KC 8C', 'QH 2S'], '5C', { type: 'discard-glory', card: card('8S') }, [
    using('8C', '5C', '7S'),
  ]),
  acting(['KC 8C', 'QS 2S'], '5C', { type: 'done' }, [
    using('8C', '5C', '7S'),
    { type: 'done', seat: 'noor' },
  ]),
  acting(['KC 8C', 'QS 2S'], '5C', plotting('treason', '2S')),
  acting(['KC 8C', 'QH 2S 3S'], '5C', plotting('scandal', '8S')),
];

/** Estate for the 2 of Spades, where Mila’s Chamberlain is the Jack of Hearts. */
const declaring = (noor: string, mila = 'KS 5C, QD 4D, JH 4S', rest: ActionTable = {}): Verdict =>
  judge(actionPhase(noor, { glory: '2S 3C', mila, ...rest }), {
    type: 'estate',
    seat: 'noor',
    card: card('2S'),
  });

/** Every refusal of a Chamberlain Declaration. */
export const DECLARATIONS: readonly Verdict[] = [
  declaring('KH 2H, QC 3H', 'KS 5C, QD 4D'),
  declaring('KH 2H, QC 3H', undefined, { theirJester: 'joker-1' }),
  declaring('KH 2H'),
  declaring('KH 2H, QC 3H, JC'),
  declaring('KH 6C, QC 3D', undefined, {
    rulings: { 'declaration-eligible': 'plus-matching-subject' },
  }),
  declaring('KC 2H, QC 3H'),
  judge(actionPhase('KC 2H, QC 3H', { glory: '3C', mila: 'KH 5C, QD 4D, JH 4S' }), {
    type: 'depose',
    seat: 'noor',
    card: card('3C'),
  }),
];

/** An Ace of Clubs against a Royal Card or a Court Jester of Mila’s. */
const attacking = (mila: string, action: Omitted, rest: ActionTable = {}): Verdict =>
  judge(actionPhase('KC 2C, QD 3D, JH', { hand: 'AC 5C', mila, ...rest }), {
    seat: 'noor',
    card: card('AC'),
    ...action,
  } as Action);
const murder = (written: string, by = 'AC'): Omitted => ({
  type: 'assassinate',
  card: card(by),
  royal: card(written),
});

/** Every refusal of an Assassination. */
export const ASSASSINATIONS: readonly Verdict[] = [
  attacking('KS 5D', murder('KS')),
  attacking('KS 5D, JC', murder('QC')),
  attacking('KS 5D, JC', murder('JC', '5C')),
  attacking('KS 5D, QC, JS', murder('QC')),
  attacking('KS 5D, JC', { type: 'kill-jester', jester: 'joker-1' }),
  attacking(
    'KS 5D, JC',
    { type: 'kill-jester', jester: 'joker-1' },
    { jester: 'joker-1', rulings: { 'jester-kill-conditions': 'free' } },
  ),
];

const dethroning = (noor: string, written: string): Verdict =>
  judge(actionPhase(noor, {}), { type: 'dethrone', seat: 'noor', card: card(written) });

/** Every refusal of a Dethrone. */
export const DETHRONES: readonly Verdict[] = [
  dethroning('KC 2S, QD', 'QH'),
  dethroning('KC 2S', 'KC'),
  dethroning('KC 2S, QS', 'QS'),
];

const preparing = (beneath: string, state: State): Verdict =>
  judge(state, placePreparation('9D', beneath));
const unprepared = phaseOf('population', 'KC 2S 5H, QS', 'QH 8C', { noor: { hand: cards('9D') } });
const recovering = withPlayer(unprepared, 'noor', (player) => ({
  ...player,
  court: player.court.map((each) => ({ ...each, recovery: numbers('4C') })),
}));

/** Every refusal of a Preparation Card. */
export const PREPARATIONS: readonly Verdict[] = [
  preparing('QS', unprepared),
  preparing('KC', prepared(unprepared, 'noor', '4D')),
  preparing('KC', recovering),
  judge(
    act(prepared(actionPhase('KC 2S', { mila: 'KS 5C 6C' }), 'mila', '9H'), [
      plotting('scandal', '5C'),
    ]).state,
    reveal,
  ),
];

const declaringPolity = (lying: Parameters<typeof polityTable>[0]): Verdict =>
  judge(polityTable(lying), declarePolity);
const leading = act(polityTable(), [declarePolity]).state;

/** Every refusal of a Polity. */
export const POLITIES: readonly Verdict[] = [
  declaringPolity({ glory: '9H' }),
  declaringPolity({ hand: '' }),
  declaringPolity({ hand: 'JD JC QC QD joker-1', theirHand: '2C 3C 4C 5C 6C' }),
  judge({ ...polityTable(), drawPile: [] }, declarePolity),
  judge(leading, abstains('noor')),
  judge(act(leading, [leads('7S')]).state, plays('7C')),
];

const decreeing = (lying: ActionTable, written: string, first: readonly Action[] = []): Verdict =>
  judge(act(actionPhase('KC 2S', lying), first).state, layDecree(written));

/** Every refusal of a Decree. */
export const DECREES: readonly Verdict[] = [
  decreeing({ hand: '6S 5S' }, '5S', [layDecree('6S')]),
  decreeing({ hand: '5S', decree: '6S' }, '5S'),
  decreeing({ hand: '7S' }, '7S'),
  ...[{ glory: '9C' }, { decree: '6S' }].map((lying) =>
    judge(actionPhase('KC 2S', { hand: '5H', ...lying }), horticulture('5H', '9S', '9H', '9C')),
  ),
  ...['5H', '8H'].map((by) =>
    judge(
      actionPhase('KC 2S', { hand: '5H 8H', peasants: '9S', glory: '9C', decree: '6S' }),
      horticulture('5H', '9S', by, '9C'),
    ),
  ),
];

const trading = actionPhase('KS 2D 4D, QC, JD', { glory: '5S', mila: 'KC 9C 3H, QH' });

/** Refusals that only No Consort Ascendancy and Eminence come to. */
export const ASCENDANCY_AND_EMINENCE: readonly Verdict[] = [
  judge(actionPhase('KC 8S 5H, QD', { hand: '4H' }), herald('4H', '8S')),
  judge(actionPhase('KC 8S', { hand: '5C' }), enlist('5C', '8S', '5C')),
  judge(actionPhase('KC 2S 3S', { glory: '5H', their: '9C' }), transhumance('9C', '5H')),
  judge(actionPhase('KC 2S 3S, QS, JS', { glory: '5H', their: '9C' }), transhumance('9C', '5H')),
  judge(trading, transhumance('9C', '5S')),
  judge(actionPhase('KS 2D, QC, JD', { glory: '5S' }), merchant('3H', '5S')),
  judge(act(trading, [merchant('9C', '5S')]).state, place('3H', 'KC', 'mila')),
];

/** Refusals that only a Duel comes to. */
export const DUELS: readonly Verdict[] = [
  judge(duelling('KC 2C 4C', { hand: '9C' }), challenge('KC', 'KS')),
  judge(duelling('KC 2C 4C', { hand: 'KD QC QS JS joker-1' }), challenge('KC', 'KS')),
  judge(duelling('KC 2C 4C (9D)'), challenge('KC', 'KS')),
  judge(duelling(), challenge('KC', 'QH')),
  judge(
    duelling(undefined, { rulings: { 'duel-combatants': 'regnants-only' } }),
    challenge('QD', 'QH'),
  ),
  judge(dueled('m6H').state, { type: 'yield-duel', seat: 'noor' }),
  judge(dueled(MILA_LOSES, duelling(undefined, { theirGlory: '9H' })).state, allowTaking('mila')),
];

const armed = actionPhase('KS 2S 3S', { armies: '6H', mila: 'QD 2C 4C', their: '9D' });
const undefended = act(armed, [attack('6H')]).state;
const fought = act(actionPhase('KS 2S 3S', { armies: '8H', theirArmies: '5C' }), [
  attack('8H'),
]).state;

/** Refusals that only a Battle or an Army Card comes to. */
export const BATTLES: readonly Verdict[] = [
  judge(actionPhase('KS 2S 3S', { armies: 'AH', mila: 'QD 2C 4C' }), attack('AH')),
  judge(actionPhase('KS 2S', { armies: '8S', hand: '9S 4S' }), regnant('8S', '9S', '4S')),
  judge(undefended, take('9D', null)),
  judge(fought, take('9D', null)),
];

const again = drawingWith('endow', { court: 'KD 2D 3C 4S, QD, JD', their: '9D' }).state;
const choosing = drawingWith('abundance', { their: '9S' }).state;

/** Refusals that only a Prestigious Royal Court comes to. */
export const PRESTIGIOUS: readonly Verdict[] = [
  judge(choosing, endow),
  judge(drawingWith('endow', { court: 'KD 2D, QD 10C, JD', their: '9D' }).state, endow),
  judge(act(again, [endow]).state, endow),
  judge({ ...drawingWith('endow', { their: '9D' }).state, discardPile: [] }, endow),
  judge(drawingWith('fervour', { hand: '8C' }).state, fervour('8C', null)),
];

/** Refusals that only Treaties come to. */
export const TREATIES: readonly Verdict[] = [
  judge(
    actionPhase('KC 8C', { hand: '5C', their: '7S', treaty: '10C' }),
    regnant('8C', '5C', '7S'),
  ),
  judge(actionPhase('KC 2D 3D', { hand: '5C', theirFeast: '4S' }), layTreaty('5C')),
  judge(actionPhase('KC 2D 3D', { hand: '5C' }), breakTreaty('5C')),
];
