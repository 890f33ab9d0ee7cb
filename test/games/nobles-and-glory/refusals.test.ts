import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/engine/types.ts';
import { judge } from '../../../src/games/nobles-and-glory/actions.ts';
import { apply } from '../../../src/games/nobles-and-glory/apply.ts';
import { CARDS } from '../../../src/games/nobles-and-glory/cards.ts';
import { checkPlacement } from '../../../src/games/nobles-and-glory/placement.ts';
import { withPlayer } from '../../../src/games/nobles-and-glory/players.ts';
import { MOVE_REASONS, TABLE_REASONS } from '../../../src/games/nobles-and-glory/refusals.ts';
import { RULES } from '../../../src/games/nobles-and-glory/rules.ts';
import type { Readings } from '../../../src/games/nobles-and-glory/rulings.ts';
import type { NoblesAndGlory } from '../../../src/games/nobles-and-glory/types.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import type { Position } from '../../../src/games/nobles-and-glory/types/position.ts';
import type { Phase, State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { layDecree } from '../../support/nobles-and-glory-actions.ts';
import { horticulture } from '../../support/nobles-and-glory-enacts.ts';
import {
  abstains,
  declarePolity,
  leads,
  plays,
  polityTable,
} from '../../support/nobles-and-glory-polities.ts';
import { placePreparation, prepared, reveal } from '../../support/nobles-and-glory-preparations.ts';
import {
  ASCENDANCY_AND_EMINENCE,
  DUELS,
  BATTLES,
  BATTLE_TABLES,
  PRESTIGIOUS,
  TREATIES,
} from '../../support/nobles-and-glory-refusals.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  dealt,
  DEFAULTS,
  impossible,
  kingdom,
  numbers,
  phaseOf,
  players,
  royal,
  table,
  type ActionTable,
} from '../../support/nobles-and-glory.ts';

type Verdict = Refusal<NoblesAndGlory> | undefined;

const two = players('KC 2S', 'QH 3S');
const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });
const { state: choosing } = dealt(1);

/** What somebody at the table does with two cards. */
const starting = (royalCard: string, subject: string): Action => ({
  type: 'starting-cards',
  seat: 'noor',
  royal: card(royalCard),
  subject: card(subject),
});

/** Noor holds all that is needed, and has perhaps laid it. */
const holding: State = {
  ...choosing,
  players: [{ ...choosing.players[0], hand: cards('KC 2S 3S joker-1') }, choosing.players[1]],
};
const { state: laid } = act(holding, [starting('KC', '2S')]);

const placing = (
  court: string,
  placed: string,
  beside: string,
  readings: Partial<Readings> = {},
): Verdict =>
  checkPlacement(kingdom(court), card(placed), royal(beside), { ...DEFAULTS, ...readings });

const BOTH = { 'equipoise-direction': 'both-neighbours-lower' } as const;

const over = table({
  players: players('KC 2S', 'QH 3S', { noor: { glory: cards('AD 2D 3D 4D 5D 6D 7D') } }),
  over: true,
});

/** Every refusal of an act. */
const MOVES: readonly Verdict[] = [
  judge(box, { type: 'set-up', seat: 'juri' }),
  judge(box, starting('KC', '2S')),
  judge(choosing, { type: 'set-up', seat: 'noor' }),
  judge(table({ players: two }), starting('KC', '2S')),
  judge(laid, starting('KC', '2S')),
  judge(holding, starting('KD', '2S')),
  judge(holding, starting('3S', '2S')),
  judge(holding, starting('KC', 'joker-1')),
  judge(over, starting('KC', '2S')),
  placing('JH 10D', '4H', 'QH'),
  placing('JH 2S 4H 6D', '9C', 'JH'),
  placing('JH 10D', '3S', 'JH'),
  placing('JH 10D', '3S', 'JH', BOTH),
  placing('JH 10D', '3C', 'JH', BOTH),
  placing('JH 10D', '3D', 'JH'),
];

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

/** An action of Noor, unless said otherwise. */
type Omitted = Readonly<Record<string, unknown>> & { readonly type: Action['type'] };

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

/** Estate for the 2 of Spades, where Mila’s Chamberlain is the Jack of Hearts. */
const declaring = (noor: string, mila = 'KS 5C, QD 4D, JH 4S', rest: ActionTable = {}): Verdict =>
  judge(actionPhase(noor, { glory: '2S 3C', mila, ...rest }), {
    type: 'estate',
    seat: 'noor',
    card: card('2S'),
  });

/** Every refusal of a Chamberlain Declaration. */
const DECLARATIONS: readonly Verdict[] = [
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
const ASSASSINATIONS: readonly Verdict[] = [
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
const DETHRONES: readonly Verdict[] = [
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
const PREPARATIONS: readonly Verdict[] = [
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
const POLITIES: readonly Verdict[] = [
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
const DECREES: readonly Verdict[] = [
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

/** Every refusal of an act in a phase. */
const PHASE_MOVES: readonly Verdict[] = [
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

const glory = (count: number) =>
  players('KC 2S', 'QH 3S', { mila: { glory: cards('AD 2D 3D 4D 5D 6D 7D').slice(0, count) } });

/** Every table that cannot be. */
const TABLES: readonly Position[] = [
  { players: two.slice(1) },
  { players: [two[0]!, two[0]!] },
  { players: two, box: true },
  { players: glory(7), over: true, number: 9 },
  { players: glory(6), over: true },
  { players: glory(7) },
  { players: two, drawPile: CARDS },
  { players: players('KC 2S', 'KC 3S') },
  { players: players('2S KC', 'QH 3S') },
  { players: players('KC QS', 'QH 3S') },
  { players: players('KC 2S', 'QH 3S', { noor: { jester: card('QC') } }) },
  { players: players('KC 2S, KD 4H', 'QH 3S') },
  { players: players('', 'QH 3S') },
  { players: players('KC', 'QH 3S') },
  { players: players('KC 4S 5S 6S 7S', 'QH 3S') },
  { players: players('KC 2S', 'QH 3S', { noor: { decree: { card: card('7D') } } }) },
  {
    players: players('KC 2S', 'QH 3S', {
      noor: { decree: { card: card('AD'), progress: cards('9D') } },
    }),
  },
  { players: players('KC 2S (3D 4D 5D)', 'QH 3S') },
  { players: players('KC 2S', 'QH 3S', { noor: { treaty: { card: card('7D'), laid: 2 } } }) },
  {
    players: players('KC 2S', 'QH 3S', { noor: { treaty: { card: card('7D'), kind: 'feast' } } }),
  },
  {
    players: players('KC 2S (3D 4D 5D)', 'QH 3S'),
    rulings: { 'duel-training-recovery': 'becomes-recovery' },
  },
  { players: two, phase: 'peasant', polity: { prize: card('6H') } },
  { players: two, phase: 'peasant', duel: { card: card('KC'), royal: card('QH') } },
  {
    players: two,
    phase: 'action',
    duel: { card: card('KC'), royal: card('QH'), placed: cards('9S 9H') },
  },
  ...BATTLE_TABLES,
  { players: two, number: 0 },
  { players: two, number: 1, phase: 'peasant' },
];

/** Refusals by whose sentence tells of acts and of tables alike. */
const OF_BOTH = ['not-royal', 'not-number', 'decree-too-high'];

const refused = (verdicts: readonly Verdict[]): Refusal<NoblesAndGlory>[] =>
  verdicts.flatMap((verdict) => verdict ?? []);
const reasonsOf = (refusals: readonly Refusal<NoblesAndGlory>[]): string[] =>
  [...new Set(refusals.map(({ reason }) => reason))].sort();

describe('refusals', () => {
  const all = [
    ...MOVES,
    ...PHASE_MOVES,
    ...DECLARATIONS,
    ...ASSASSINATIONS,
    ...DETHRONES,
    ...DECREES,
    ...PREPARATIONS,
    ...POLITIES,
    ...ASCENDANCY_AND_EMINENCE,
    ...DUELS,
    ...BATTLES,
    ...PRESTIGIOUS,
    ...TREATIES,
  ];
  const moves = refused(all);
  const tables = TABLES.map(impossible);

  it('of acts come up, every one of them', () => {
    expect(moves).toHaveLength(all.length);
    expect(reasonsOf(moves)).toEqual([...Object.keys(MOVE_REASONS), ...OF_BOTH].sort());
  });

  it('of tables come up, every one of them', () => {
    expect(reasonsOf(tables)).toEqual(Object.keys(TABLE_REASONS).sort());
  });

  it('name a rule that there is, and tell exactly the particulars of their sentence', () => {
    const told: Readonly<Record<string, readonly string[]>> = { ...MOVE_REASONS, ...TABLE_REASONS };
    for (const { because, reason, particulars = {} } of [...moves, ...tables]) {
      expect(RULES).toHaveProperty([because]);
      expect(Object.keys(particulars).sort(), reason).toEqual([...told[reason]!].sort());
    }
  });
});
