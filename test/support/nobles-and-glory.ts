import type { Turn } from '../../src/engine/game.ts';
import { seeded, type Random } from '../../src/engine/random.ts';
import { defaultRulings } from '../../src/engine/rulings.ts';
import { settleBy } from '../../src/engine/settle.ts';
import type { Fact, Refusal, Seat } from '../../src/engine/types.ts';
import { judge, resolve } from '../../src/games/nobles-and-glory/actions.ts';
import { apply } from '../../src/games/nobles-and-glory/apply.ts';
import {
  CARDS,
  isNumber,
  isRoyal,
  type CardId,
  type NumberId,
  type RoyalId,
} from '../../src/games/nobles-and-glory/cards.ts';
import { bareRoyal, inRankOrder } from '../../src/games/nobles-and-glory/court.ts';
import { follows } from '../../src/games/nobles-and-glory/follows/all.ts';
import { RULINGS, type Readings } from '../../src/games/nobles-and-glory/rulings.ts';
import { start } from '../../src/games/nobles-and-glory/start/start.ts';
import type { NoblesAndGlory } from '../../src/games/nobles-and-glory/types.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { Position } from '../../src/games/nobles-and-glory/types/position.ts';
import type { Court, Kingdom, Phase, State } from '../../src/games/nobles-and-glory/types/state.ts';

/** The default reading of every open ruling. */
export const DEFAULTS = defaultRulings<NoblesAndGlory>(RULINGS) as Readings;

const SUIT_OF = { S: 'spade', H: 'heart', C: 'club', D: 'diamond' } as const;
const FACE_OF: Readonly<Record<string, string>> = { A: '1', J: 'jack', Q: 'queen', K: 'king' };

/** A card as people write it: `10D`, `AS`, `KH`, `joker-1`. */
export function card(written: string): CardId {
  const suit = SUIT_OF[written.at(-1) as keyof typeof SUIT_OF];
  const face = written.slice(0, -1);
  const id = suit ? `${suit}-${FACE_OF[face] ?? face}` : written;
  const found = CARDS.find((each) => each === id);
  if (!found) throw new RangeError(`no such card: ${written}`);
  return found;
}

export const cards = (written: string): CardId[] => written.split(' ').filter(Boolean).map(card);

export function numbers(written: string): NumberId[] {
  return cards(written).map((each) => {
    if (!isNumber(each)) throw new RangeError(`no Number Card: ${each}`);
    return each;
  });
}

export const number = (written: string): NumberId => numbers(written)[0]!;

export function royal(written: string): RoyalId {
  const found = card(written);
  if (!isRoyal(found)) throw new RangeError(`no Royal Card: ${written}`);
  return found;
}

/** A Royal Court, row by row, with Recovery Cards in brackets: `KC 5S 6H (4C 9D), QD 2C`. */
export const court = (written: string): Court =>
  inRankOrder(
    written.split(', ').map((row) => {
      const [open, recovery] = partsOf(row);
      const [first, ...subjects] = open.split(' ');
      return {
        ...bareRoyal(royal(first!)),
        subjects: numbers(subjects.join(' ')),
        recovery: numbers(recovery),
      };
    }),
  );

/** What lies face up in a row and what lies beneath its Royal Card. */
function partsOf(row: string): readonly [open: string, recovery: string] {
  const [open = '', recovery = ''] = row.split(' (');
  return [open, recovery.replace(')', '')];
}

/** A kingdom with nothing but its Royal Court, unless said otherwise. */
export const kingdom = (written: string, rest: Partial<Kingdom> = {}): Kingdom => ({
  court: court(written),
  armies: [],
  jester: null,
  treaty: null,
  peasants: [],
  glory: [],
  decree: null,
  ...rest,
});

/** Two kingdoms as a position says them: courts as above, the rest by name. */
export function players(
  noor: string,
  mila: string,
  rest: Readonly<Partial<Record<Seat, Partial<Position['players'][number]>>>> = {},
) {
  const written = { noor, mila };
  return (['noor', 'mila'] as const).map((seat) => ({
    seat,
    court: written[seat]
      .split(', ')
      .filter(Boolean)
      .map((row) => {
        const [open, recovery] = partsOf(row);
        const [first, ...subjects] = cards(open);
        return { card: first!, subjects, ...(recovery && { recovery: cards(recovery) }) };
      }),
    ...rest[seat],
  }));
}

/** The state of a position; throws where it is refused. */
export function table(position: Position): State {
  const started = start(position);
  if (!started.ok) throw new RangeError(`${started.refusal.because}: ${started.refusal.reason}`);
  return started.state;
}

/** Why a position is refused; throws where it is not. */
export function impossible(position: Position): Refusal<NoblesAndGlory> {
  const started = start(position);
  if (started.ok) throw new RangeError('nothing is wrong with this position');
  return started.refusal;
}

/** What actions bring about, with all that follows; throws where one is refused. */
export function act(state: State, actions: readonly Action[], random: Random = seeded(1)) {
  const facts: Fact<NoblesAndGlory>[] = [];
  const turn: Turn<NoblesAndGlory> & { state: State } = {
    state,
    random,
    emit(event, cites, seenBy) {
      turn.state = apply(turn.state, event);
      facts.push(seenBy ? { event, cites, seenBy } : { event, cites });
    },
  };
  for (const action of actions) {
    const refusal = judge(turn.state, action);
    if (refusal) throw new RangeError(`${refusal.because}: ${refusal.reason}`);
    resolve(turn, action);
    settleBy(follows)(turn);
  }
  return { state: turn.state, facts };
}

/** A fresh game as far as the choice of starting cards. */
export const dealt = (seed: number, rulings: Partial<Readings> = {}) =>
  act(
    table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }], rulings }),
    [{ type: 'set-up', seat: 'noor' }],
    seeded(seed),
  );

/** Every card of a table, wherever it lies, in the order of the pack. */
export function inventory({ players: seated, drawPile, discardPile, stack }: State): CardId[] {
  const own = seated.flatMap(
    ({ hand, court: royals, armies, jester, treaty, peasants, glory, decree }) => [
      ...hand,
      ...royals.flatMap((each) => [
        each.card,
        ...each.subjects,
        ...each.recovery,
        ...(each.preparation ? [each.preparation] : []),
      ]),
      ...armies,
      ...(jester ? [jester] : []),
      ...(treaty ? [treaty.card] : []),
      ...peasants,
      ...glory,
      ...(decree ? [decree.card, ...decree.progress] : []),
    ],
  );
  const laid = stack.flatMap((process): CardId[] => {
    switch (process.type) {
      case 'starting-cards':
        return Object.values(process.laid).flatMap(({ royal: one, subject }) => [one, subject]);
      case 'duel':
        return process.duelists.flatMap(({ open, down }) => [...open, ...(down ? [down] : [])]);
      case 'rearrange':
        return [...process.loose];
      case 'battle':
        return process.step === 'spoils' ? [process.card] : [];
      case 'polity':
        return [process.prize, process.led?.card ?? [], process.answer ?? []].flat();
      case 'refugee':
        return [...(process.card ? [process.card] : []), ...process.aside];
      default:
        return [];
    }
  });
  return [...own, ...drawPile, ...discardPile, ...laid].toSorted(
    (a, b) => CARDS.indexOf(a) - CARDS.indexOf(b),
  );
}

/** What a player has in front of them or in hand besides their Court. */
type Belongings = Parameters<typeof players>[2];

/** The fifth turn of the game, Noor’s, at the beginning of a phase, as a position says it. */
export const phasePosition = (
  phase: Phase,
  noor: string,
  mila: string,
  belongings: Belongings = {},
  rest: Omit<Position, 'players'> = {},
): Position => ({ players: players(noor, mila, belongings), number: 5, phase, ...rest });

/** The table of that position. */
export const phaseOf = (...of: Parameters<typeof phasePosition>): State =>
  table(phasePosition(...of));

/** Noor’s Peasant Phase. */
export const peasantPhase = (
  noor: string,
  peasants: string,
  hand = '',
  rulings: Partial<Readings> = {},
): State =>
  phaseOf(
    'peasant',
    noor,
    'QH 3H',
    { noor: { peasants: cards(peasants), hand: cards(hand) } },
    { rulings },
  );

/** What lies at a table in Noor’s Action Phase. */
export interface ActionTable {
  readonly hand?: string;
  readonly glory?: string;
  readonly peasants?: string;
  /** Mila’s. */
  readonly their?: string;
  readonly mila?: string;
  /** Mila’s hand. */
  readonly theirHand?: string;
  /** Mila’s Glory Pile. */
  readonly theirGlory?: string;
  /** Noor’s Army Cards. */
  readonly armies?: string;
  /** Mila’s. */
  readonly theirArmies?: string;
  /** Noor’s Court Jester. */
  readonly jester?: string;
  /** Mila’s. */
  readonly theirJester?: string;
  /** Noor’s Decree, and the cards on it. */
  readonly decree?: string;
  /** The Treaty on Noor’s kingdom. */
  readonly treaty?: string;
  /** The Treaty on Mila’s kingdom, laid by Feast in Mila’s last turn. */
  readonly theirFeast?: string;
  readonly rulings?: Partial<Readings>;
}

/** A Decree as people write it, with the cards on it behind. */
function decreeOf(written = ''): Pick<Position['players'][number], 'decree'> {
  const [first, ...progress] = cards(written);
  return first ? { decree: { card: first, progress } } : {};
}

/** Noor’s Action Phase, as a position says it. */
export const actionPosition = (
  noor: string,
  lying: ActionTable,
  rest: Omit<Position, 'players'> = {},
): Position => {
  const { hand = '', glory = '', peasants = '', their = '', mila = 'QH 3H', rulings = {} } = lying;
  const jesterOf = (written: string | undefined) => (written ? { jester: card(written) } : {});
  return phasePosition(
    'action',
    noor,
    mila,
    {
      noor: {
        hand: cards(hand),
        glory: cards(glory),
        armies: cards(lying.armies ?? ''),
        peasants: cards(peasants),
        ...jesterOf(lying.jester),
        ...decreeOf(lying.decree),
        ...(lying.treaty ? { treaty: { card: card(lying.treaty) } } : {}),
      },
      mila: {
        hand: cards(lying.theirHand ?? ''),
        glory: cards(lying.theirGlory ?? ''),
        armies: cards(lying.theirArmies ?? ''),
        peasants: cards(their),
        ...jesterOf(lying.theirJester),
        ...(lying.theirFeast
          ? { treaty: { card: card(lying.theirFeast), kind: 'feast' as const } }
          : {}),
      },
    },
    { rulings, ...rest },
  );
};

/** The table of that position. */
export const actionPhase = (noor: string, lying: ActionTable): State =>
  table(actionPosition(noor, lying));

/** The same with these cards in Noor’s hand, and these Peasants of Mila’s. */
export const acting = (noor: string, mila: string, hand = '', their = ''): State =>
  actionPhase(noor, { mila, hand, their });

/** Noor’s Action Phase against a kingdom of Mila’s that is open to plots. */
export const plotting = (mila: string, lying: ActionTable = {}, noor = 'KC 7C 8C 9C, QC'): State =>
  actionPhase(noor, { ...lying, mila });
