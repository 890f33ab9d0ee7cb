import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../src/engine/game.ts';
import { mixed, type Random } from '../../../src/engine/random.ts';
import { settleBy } from '../../../src/engine/settle.ts';
import type { Fact, Seat } from '../../../src/engine/types.ts';
import { judge, options, resolve } from '../../../src/games/nobles-and-glory/actions.ts';
import { apply } from '../../../src/games/nobles-and-glory/apply.ts';
import { CARDS } from '../../../src/games/nobles-and-glory/cards.ts';
import { actionEvents } from '../../../src/games/nobles-and-glory/events/actions.ts';
import { armyEvents } from '../../../src/games/nobles-and-glory/events/armies.ts';
import { battleEvents } from '../../../src/games/nobles-and-glory/events/battles.ts';
import { courtEvents } from '../../../src/games/nobles-and-glory/events/courts.ts';
import { duelEvents } from '../../../src/games/nobles-and-glory/events/duels.ts';
import { feastEvents } from '../../../src/games/nobles-and-glory/events/feast.ts';
import { kingdomEvents } from '../../../src/games/nobles-and-glory/events/kingdoms.ts';
import { migrationEvents } from '../../../src/games/nobles-and-glory/events/migration.ts';
import { peasantEvents } from '../../../src/games/nobles-and-glory/events/peasants.ts';
import { phaseEvents } from '../../../src/games/nobles-and-glory/events/phases.ts';
import { pileEvents } from '../../../src/games/nobles-and-glory/events/piles.ts';
import { prestigiousEvents } from '../../../src/games/nobles-and-glory/events/prestigious.ts';
import { treatyEvents } from '../../../src/games/nobles-and-glory/events/treaties.ts';
import { recoveryEvents } from '../../../src/games/nobles-and-glory/events/recovery.ts';
import { faceDownCards } from '../../../src/games/nobles-and-glory/face-down.ts';
import { follows } from '../../../src/games/nobles-and-glory/follows/all.ts';
import { pending } from '../../../src/games/nobles-and-glory/pending.ts';
import { RULES } from '../../../src/games/nobles-and-glory/rules.ts';
import { RULINGS, type Readings } from '../../../src/games/nobles-and-glory/rulings.ts';
import { secrets } from '../../../src/games/nobles-and-glory/secrets.ts';
import { spaceLeft } from '../../../src/games/nobles-and-glory/spaces.ts';
import { topOf } from '../../../src/games/nobles-and-glory/stack.ts';
import { subjectsOf } from '../../../src/games/nobles-and-glory/subjects.ts';
import type { NoblesAndGlory } from '../../../src/games/nobles-and-glory/types.ts';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import {
  act,
  actionPhase,
  cards,
  dealt,
  inventory,
  phaseOf,
} from '../../support/nobles-and-glory.ts';
import { assassinate } from '../../support/nobles-and-glory-actions.ts';
import { allowTaking, dueled, duelling, NOOR_LOSES } from '../../support/nobles-and-glory-duels.ts';
import { declarePolity, polityTable } from '../../support/nobles-and-glory-polities.ts';
import { prepared } from '../../support/nobles-and-glory-preparations.ts';
import { COURTS } from '../../support/nobles-and-glory-prestigious.ts';

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);
const ACTIONS = 150;

/** Each ruling at its second reading. */
const SECOND = Object.fromEntries(
  Object.entries(RULINGS).map(([id, { options: readings }]) => [id, readings[1]]),
) as Readings;

/**
 * A kind of action first, then one of that kind: otherwise a walk would do little but move Subjects
 * to and fro.
 */
function picked(offered: readonly Action[], random: Random): Action {
  const kinds = [...new Set(offered.map(({ type }) => type))];
  const kind = kinds[random.below(kinds.length)];
  const ofKind = offered.filter(({ type }) => type === kind);
  return ofKind[random.below(ofKind.length)]!;
}

const seatsOf = (state: State) => state.players.map(({ seat }) => seat);

/**
 * A table in play: the cards of the pack, kingdoms as they may be, and options for exactly those
 * who are asked.
 */
function check(state: State): void {
  if (inventory(state).join() !== CARDS.join()) expect(inventory(state)).toEqual(CARDS);
  const decision = pending(state);
  if (!decision) throw new Error('nobody is asked');
  for (const seat of seatsOf(state)) {
    const offered = options(state, seat);
    if (offered.length > 0 !== decision.seats.includes(seat))
      throw new Error(`${decision.name}: ${seat} has ${offered.length} options`);
    if (new Set(offered.map((action) => JSON.stringify(action))).size !== offered.length)
      throw new Error(`${decision.name}: an option twice`);
    for (const action of offered)
      if (judge(state, action)) throw new Error(`${JSON.stringify(action)} is offered and refused`);
  }
  const { type } = topOf(state);
  const isMidway = ['rearrange', 'peasant-event', 'merchant'].includes(type);
  for (const player of state.players) {
    if (type === 'starting-cards') continue;
    if (player.court.length === 0 || subjectsOf(player.court).length === 0) {
      if (!isMidway) throw new Error(`${player.seat} has no kingdom`);
    }
    if (
      type !== 'slide-excess' &&
      type !== 'rearrange' &&
      player.court.some((royal) => spaceLeft(player, royal) < 0)
    ) {
      throw new Error(`${player.seat} has a Subject without a space`);
    }
  }
  if (new Set(faceDownCards(state).map(({ card }) => card)).size !== faceDownCards(state).length)
    throw new Error('a card lies twice');
}

/** Facts cite rules, and say who sees what not everybody sees. */
function checkFact({ event, cites, seenBy }: Fact<NoblesAndGlory>): void {
  for (const rule of cites) expect(RULES).toHaveProperty([rule]);
  if ((secrets[event.type] === undefined) !== (seenBy === undefined))
    throw new Error(`${event.type} does not say who sees it`);
}

/** What is decided: by its name, in a Battle or a Duel with the step. */
function asked(state: State): string {
  const { name, about } = pending(state)!;
  return about && 'step' in about ? `${name} ${about.step}` : name;
}

/**
 * What is decided in the turn of the other player, with every kind of answer. From the deal, some
 * hardly ever come up: a choice of Army Cards for the defence in one of 150 random games.
 */
const ANSWERS: Readonly<Record<string, readonly Action['type'][]>> = {
  'rhetorical-history': ['reveal', 'done'],
  'battle defence': ['defend'],
  'battle spoils': ['take'],
  merchant: ['place'],
  'polity-follow': ['polity-follow', 'abstain'],
  'polity-lead': ['polity-lead', 'abstain'],
  manipulation: ['reveal', 'done'],
  'polity-prize': ['take-prize', 'done'],
  'duel round-one': ['duel-card', 'yield-duel'],
  'duel up': ['duel-card', 'yield-duel'],
  'duel down': ['duel-card', 'yield-duel'],
  training: ['reveal', 'done'],
  'duel penalty': ['discard-royal', 'give-glory', 'allow-taking'],
  'duel taking': ['take', 'done'],
  feast: ['restore-treaty', 'lay-feast', 'done'],
  rearrange: ['move', 'swap', 'turn-up', 'serf', 'ennoble', 'done'],
  refugee: ['take'],
};

/** Whether a seat acts while it is the turn of the other one. */
const isOutOfTurn = ({ stack }: State, seat: Seat) =>
  stack.some((process) => process.type === 'turn' && process.seat !== seat);

/** A random walk from a table; its facts, the decisions it came to, and the answers out of turn. */
function walk(seed: number, begun: State) {
  const facts: Fact<NoblesAndGlory>[] = [];
  const decisions = new Set<string>();
  const answers = new Set<string>();
  const random = mixed(seed);
  const turn: Turn<NoblesAndGlory> & { state: State } = {
    state: begun,
    random,
    emit(event, cites, seenBy) {
      turn.state = apply(turn.state, event);
      facts.push(seenBy ? { event, cites, seenBy } : { event, cites });
      if (inventory(turn.state).join() !== CARDS.join())
        throw new Error(`${event.type} loses or doubles a card`);
    },
  };
  for (let count = 0; count < ACTIONS && pending(turn.state); count += 1) {
    check(turn.state);
    decisions.add(pending(turn.state)!.name);
    const action = picked(
      seatsOf(turn.state).flatMap((seat) => options(turn.state, seat)),
      random,
    );
    if (isOutOfTurn(turn.state, action.seat)) answers.add(`${asked(turn.state)}: ${action.type}`);
    resolve(turn, action);
    settleBy(follows)(turn);
    const settled = turn.state;
    settleBy(follows)(turn);
    expect(turn.state).toBe(settled);
  }
  return { facts, decisions, answers, begun, state: turn.state };
}

const READINGS = { first: {}, second: SECOND } as const;
const fromTheDeal = Object.values(READINGS).flatMap((rulings) =>
  SEEDS.map((seed) => walk(seed, dealt(seed, rulings).state)),
);

/** Noor’s Merchant may give a card to any of three rows. */
const trading = (rulings: Partial<Readings>): State =>
  actionPhase('KS 2D 4D, QC 6C, JD', {
    hand: '5H 6H 9S',
    glory: '5S 10H',
    mila: 'KC 9C 3H, QH 4S, JH',
    their: '7C',
    rulings,
  });

const atTrade = Object.values(READINGS).flatMap((rulings) =>
  SEEDS.map((seed) => walk(seed, trading(rulings))),
);

/** A Chamberlain and a Glory Card of each suit: what seldom comes about from the deal. */
const courtly = (rulings: Partial<Readings>): State =>
  actionPhase('KH 2H, QC 3C', {
    hand: 'AH AS AD',
    glory: '2S 3H 4C 3D',
    mila: 'KS 5C, QD 4D, JH 4S 9S',
    theirHand: 'joker-1',
    rulings,
  });

const atCourt = Object.values(READINGS).flatMap((rulings) =>
  SEEDS.map((seed) => walk(seed, courtly(rulings))),
);

/** Noor and Mila may fight, or only Noor. */
const warring = (theirArmies: string, rulings: Partial<Readings>): State =>
  actionPhase('KS 2S 3S, QD 4S', {
    hand: '5D 6D 7D',
    armies: '6H 9D',
    mila: 'QC 5C, JD 4H',
    their: '2D 3H',
    theirArmies,
    rulings,
  });

const atWar = Object.values(READINGS).flatMap((rulings) =>
  SEEDS.map((seed) => walk(seed, warring(seed % 2 === 0 ? '5H 8D' : '', rulings))),
);

/** A Prestigious Royal Court of each suit, and Clubs to be drawn. */
const prestigious = (effect: keyof typeof COURTS, rulings: Partial<Readings>): State =>
  phaseOf(
    'migration',
    COURTS[effect],
    effect === 'fervour' ? 'QH 4C' : 'QC 4C',
    { noor: { hand: cards('9S joker-1') } },
    { drawPile: cards('9H 7C 8C 9C 5D 6D'), rulings },
  );

const atPrestigious = Object.values(READINGS).flatMap((rulings) =>
  (Object.keys(COURTS) as (keyof typeof COURTS)[]).flatMap((effect) =>
    SEEDS.slice(0, 4).map((seed) => walk(seed, prestigious(effect, rulings))),
  ),
);

/** The cards of a Duel so far: none, round one by either loser, all but one. */
const PLACED = ['', 'm10C n8H', 'm5H n10S', 'm10C n8H n4S m6H n9C'];

/** A Duel against a kingdom with Glory or without, still to be or begun, then with Training. */
const atDuel = Object.values(READINGS).flatMap((rulings) =>
  SEEDS.map((seed) => {
    const lying = { mila: 'KS 3S 5D, QC', rulings, theirGlory: seed % 2 === 0 ? '9H' : '' };
    const state = duelling(undefined, lying);
    const written = PLACED[seed % (PLACED.length + 1)];
    if (written === undefined) return walk(seed, state);
    const training = prepared(prepared(state, 'mila', '3C'), 'noor', '7S');
    return walk(seed, dueled(written, training).state);
  }),
);

/** Mila has won a Duel, and may take what Noor has. */
const atTaking = Object.values(READINGS).flatMap((rulings) =>
  SEEDS.map((seed) => {
    const lost = dueled(NOOR_LOSES, duelling(undefined, { rulings })).state;
    return walk(seed, act(lost, [allowTaking('noor')]).state);
  }),
);

/** A Polity has been declared, with Manipulation beneath the Regnant of either. */
const atPolity = Object.values(READINGS).flatMap((rulings) =>
  SEEDS.map((seed) => {
    const table = polityTable({ noor: 'QH 2H 3H, JD', mila: 'KD 4S 2C', rulings });
    const state = prepared(prepared(table, 'noor', '7D'), 'mila', '4D');
    return walk(seed, act(state, [declarePolity]).state);
  }),
);

/** The Chamberlain of Mila, who has Army Cards and two rows more, has just been assassinated. */
const bereft = (rulings: Partial<Readings>): State =>
  act(
    actionPhase('KC 2C, QD 3D, JH', {
      hand: 'AC',
      mila: 'KS 5D, QH 9S, JC 4D 6H',
      theirArmies: '7D 8D',
      rulings,
    }),
    [assassinate('AC', 'JC')],
  ).state;

const atAssassination = Object.values(READINGS).flatMap((rulings) =>
  SEEDS.map((seed) => walk(seed, bereft(rulings))),
);

/** A Treaty that Noor can break, and a Spade beneath Mila’s Regnant. */
const treaty = (rulings: Partial<Readings>): State =>
  prepared(
    actionPhase('KC 8C 2H', { hand: '8H 9D 10S', treaty: '6C', mila: 'QS 3H', rulings }),
    'mila',
    '7S',
  );

const atTreaty = Object.values(READINGS).flatMap((rulings) =>
  SEEDS.map((seed) => walk(seed, treaty(rulings))),
);

const withMerchant = [...fromTheDeal, ...atTrade, ...atWar, ...atDuel, ...atPolity];
const walks = [
  ...withMerchant,
  ...atCourt,
  ...atPrestigious,
  ...atTreaty,
  ...atTaking,
  ...atAssassination,
];

describe('random walks by the first readings and by the second', () => {
  it('keep the laws of a table and of its facts, whatever is chosen', () => {
    for (const { facts } of walks) facts.forEach(checkFact);
  });

  it('can be folded from their facts', () => {
    for (const { facts, begun, state } of walks)
      expect(facts.reduce((now, { event }) => apply(now, event), begun)).toEqual(state);
  });

  it('come to every decision', () => {
    expect(
      [
        ...new Set(
          [...withMerchant, ...atPrestigious, ...atTreaty].flatMap(({ decisions }) => [
            ...decisions,
          ]),
        ),
      ].sort(),
    ).toEqual(
      [
        ...[
          'starting-cards',
          'peasant',
          'peasant-event',
          'action',
          'consort',
          'conspiracy',
          'sedition',
          'merchant',
          'duel',
          'training',
          'polity-lead',
          'polity-follow',
          'manipulation',
          'polity-prize',
          'recovery',
          'battle',
          'rhetorical-history',
        ],
        ...['population', 'inauguration', 'migration', 'refugee', 'rearrange', 'slide-excess'],
        ...['abundance', 'divine', 'fervour', 'feast'],
      ].sort(),
    );
  });

  const answers = new Set(walks.flatMap((walked) => [...walked.answers]));

  it.each(Object.entries(ANSWERS))(
    'come to each answer of %s in the other’s turn',
    (what, types) => {
      expect(types.filter((type) => !answers.has(`${what}: ${type}`))).toEqual([]);
    },
  );

  it('come to no other answer in the other’s turn', () => {
    const known = Object.entries(ANSWERS).flatMap(([what, types]) =>
      types.map((type) => `${what}: ${type}`),
    );
    expect([...answers].filter((answer) => !known.includes(answer))).toEqual([]);
  });

  it('come to every event of these phases but the end of a hopeless redraw', () => {
    const types = new Set<string>(
      withMerchant.flatMap(({ facts }) => facts.map(({ event }) => event.type)),
    );
    const all = [
      kingdomEvents,
      migrationEvents,
      pileEvents,
      phaseEvents,
      peasantEvents,
      actionEvents,
      duelEvents,
      recoveryEvents,
      armyEvents,
      battleEvents,
      treatyEvents,
    ].flatMap((events) => Object.keys(events));
    expect(all.filter((type) => !types.has(type))).toEqual(['redrawGivenUp']);
  });

  it('come from a Treaty to every event of a Feast', () => {
    const types = new Set<string>(
      atTreaty.flatMap(({ facts }) => facts.map(({ event }) => event.type)),
    );
    expect(Object.keys(feastEvents).filter((type) => !types.has(type))).toEqual([]);
  });

  it('come from Prestigious Royal Courts to every event of them', () => {
    const types = new Set<string>(
      atPrestigious.flatMap(({ facts }) => facts.map(({ event }) => event.type)),
    );
    expect(Object.keys(prestigiousEvents).filter((type) => !types.has(type))).toEqual([]);
  });

  it('come from full Royal Courts to every event of them', () => {
    const types = new Set<string>(
      atCourt.flatMap(({ facts }) => facts.map(({ event }) => event.type)),
    );
    expect(Object.keys(courtEvents).filter((type) => !types.has(type))).toEqual([]);
  });
});
