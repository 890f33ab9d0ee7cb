import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/engine/types.ts';
import { judge } from '../../../src/games/nobles-and-glory/actions/all.ts';
import { CARDS } from '../../../src/games/nobles-and-glory/cards.ts';
import { checkRearrangement, withoutRoyal } from '../../../src/games/nobles-and-glory/lost-royal.ts';
import { checkPlacement } from '../../../src/games/nobles-and-glory/placement.ts';
import { MOVE_REASONS, TABLE_REASONS } from '../../../src/games/nobles-and-glory/refusals.ts';
import { RULES } from '../../../src/games/nobles-and-glory/rules.ts';
import type { Readings } from '../../../src/games/nobles-and-glory/rulings.ts';
import type { NoblesAndGlory } from '../../../src/games/nobles-and-glory/types.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import type { Position } from '../../../src/games/nobles-and-glory/types/position.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { act, card, cards, dealt, DEFAULTS, impossible, kingdom, numbers, players, royal, table } from '../../support/nobles-and-glory.ts';

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

const placing = (court: string, placed: string, beside: string, readings: Partial<Readings> = {}): Verdict =>
  checkPlacement(kingdom(court), card(placed), royal(beside), { ...DEFAULTS, ...readings });

const loss = withoutRoyal(kingdom('KC 2S 5S, QH 3C'), royal('KC'));
const rearranging = (subjects: string, peasants: string): Verdict =>
  checkRearrangement(loss, { rows: { 'heart-queen': numbers(subjects) }, peasants: numbers(peasants) });

const BOTH = { 'equipoise-direction': 'both-neighbours-lower' } as const;

const over = table({ players: players('KC 2S', 'QH 3S', { noor: { glory: cards('AD 2D 3D 4D 5D 6D 7D') } }), over: true });

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
  rearranging('2S 5S', ''),
  rearranging('2S 5S', '3C'),
];

const glory = (count: number) => players('KC 2S', 'QH 3S', { mila: { glory: cards('AD 2D 3D 4D 5D 6D 7D').slice(0, count) } });

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
  { players: players('KC 2S, KD 4H', 'QH 3S') },
  { players: players('', 'QH 3S') },
  { players: players('KC', 'QH 3S') },
  { players: players('KC 4S 5S 6S 7S', 'QH 3S') },
  { players: two, number: 0 },
  { players: two, number: 1, phase: 'peasant' },
];

/** Refusals by whose sentence tells of acts and of tables alike. */
const OF_BOTH = ['not-royal', 'not-number'];

const refused = (verdicts: readonly Verdict[]): Refusal<NoblesAndGlory>[] => verdicts.flatMap((verdict) => verdict ?? []);
const reasonsOf = (refusals: readonly Refusal<NoblesAndGlory>[]): string[] => [...new Set(refusals.map(({ reason }) => reason))].sort();

describe('refusals', () => {
  const moves = refused(MOVES);
  const tables = TABLES.map(impossible);

  it('of acts come up, every one of them', () => {
    expect(moves).toHaveLength(MOVES.length);
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
