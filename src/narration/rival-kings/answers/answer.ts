import type { Answer, Decided } from '../../../engine/inquiry.ts';
import type { Seat } from '../../../engine/types.ts';
import { actionsOf, rankOf } from '../../../games/rival-kings/characters.ts';
import type { RivalKings } from '../../../games/rival-kings/types.ts';
import type { AnswerInWords, AnswerLine } from '../../answer.ts';
import { argumentsOf, nameOf, type NameKinds } from '../../../i18n/arguments.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { Player, State, Theft } from '../../../games/rival-kings/types/state.ts';

type RkAnswer = Answer<RivalKings>;

const NAME_KINDS: NameKinds = {
  ...Object.fromEntries(
    ['seat', 'other', 'seats', 'thieves', 'victims'].map((field) => [field, 'seat']),
  ),
  character: 'character',
  attacker: {
    kind: 'seat',
    name: (t, id, form) => nameOf(t, id === 'neutral' ? 'answer' : 'seat', id, form),
  },
};

/**
 * What a table of Rival Kings comes to: who takes markers, who robs whom, and what that leaves
 * everybody.
 */
export function answerInRivalKings(t: Translator, answer: RkAnswer): AnswerInWords {
  const { decisions, turns } = answer;
  const conditions = decisions.map((decision) => say(t, conditionKey(decision), aboutOf(decision)));
  return {
    condition: conditions.length > 0 ? t.text('answer.if', { conditions: t.list(conditions) }) : '',
    headline: [...markerSentences(t, answer), ...theftSentences(t, answer.after)].join(' '),
    lines: turns.map(({ seat, state }, place) => ({
      ...lineOf(t, answer, seat, state),
      turn: place + 1,
    })),
    remarks: [],
    questions: Object.fromEntries(
      decisions.map((decision) => [
        decision.key,
        say(t, `answer.decide.${decision.name}`, aboutOf(decision)),
      ]),
    ),
  };
}

const say = (t: Translator, key: string, fields: object): string =>
  t.text(key, { ...argumentsOf(t, fields, NAME_KINDS) });

const playerOf = ({ players }: State, seat: Seat): Player =>
  players.find((player) => player.seat === seat)!;

/** Whom a decision concerns: who decides, with whom, and against whom. */
function aboutOf({ seat, about, chosen }: Decided<RivalKings>): object {
  const swapWith = chosen && 'swapWith' in chosen ? { other: chosen.swapWith } : {};
  return { seat, ...swapWith, ...about };
}

const conditionKey = ({ name, chosen }: Decided<RivalKings>): string =>
  `answer.${name}.${chosen?.type === 'hold-back' ? 'held' : 'used'}`;

/** Who takes how many markers: one sentence per number. */
function markerSentences(t: Translator, { before, after }: RkAnswer): string[] {
  const gained = after.players.map(({ seat, markers }) => ({
    seat,
    count: markers - playerOf(before, seat).markers,
  }));
  const counts = [...new Set(gained.map(({ count }) => count))]
    .filter((count) => count > 0)
    .sort((a, b) => b - a);
  if (counts.length === 0) return [t.text('answer.markers.none')];
  return counts.map((count) => {
    const seats = gained.filter((gain) => gain.count === count).map(({ seat }) => seat);
    return say(t, 'answer.markers', { seats, markers: count });
  });
}

/**
 * Who robs whom: thieves of one and the same victim share a sentence, and so do the victims of one
 * thief.
 */
function theftSentences(t: Translator, { thefts, rulings }: State): string[] {
  if (thefts.length === 0) return [t.text('answer.thefts.none')];
  const duty = dutyIn(rulings);
  return theftGroups(thefts).map((group) => say(t, 'answer.thefts', { ...group, duty }));
}

function theftGroups(
  thefts: readonly Theft[],
): { readonly thieves: readonly Seat[]; readonly victims: readonly Seat[] }[] {
  const victimsOf = (thief: Seat): Seat[] =>
    thefts.filter((theft) => theft.thief === thief).map(({ victim }) => victim);
  const groups = new Map<string, { thieves: Seat[]; victims: Seat[] }>();
  for (const thief of new Set(thefts.map((theft) => theft.thief))) {
    const victims = victimsOf(thief);
    const group = groups.get(victims.join()) ?? { thieves: [], victims };
    group.thieves.push(thief);
    groups.set(victims.join(), group);
  }
  return [...groups.values()];
}

const dutyIn = (rulings: State['rulings']): 'may' | 'must' =>
  rulings['steal-optional'] === 'must-cover' ? 'must' : 'may';

/**
 * What a seat may do in its turn and what threatens it before. `then`: the table when its turn
 * comes.
 */
function lineOf(t: Translator, { before, after }: RkAnswer, seat: Seat, then: State): AnswerLine {
  const player = playerOf(after, seat);
  const had = playerOf(before, seat);
  const victims = after.thefts.filter(({ thief }) => thief === seat).map(({ victim }) => victim);
  const thieves = after.thefts.filter(({ victim }) => victim === seat).map(({ thief }) => thief);
  const isFree = !player.equal && thieves.length === 0;
  const phrases = [
    ...(player.played !== had.played
      ? [say(t, 'answer.line.swapped', { character: player.played })]
      : []),
    ...tiePhrases(t, after, player, then),
    ...(victims.length > 0
      ? [say(t, 'answer.line.robs', { victims, duty: dutyIn(after.rulings) })]
      : []),
    ...(thieves.length > 0 ? [say(t, 'answer.line.robbed', { thieves })] : []),
    ...(player.equal ? [t.text('answer.line.equal')] : []),
    ...(isFree ? [t.text('answer.line.free', { count: actionsOf(player.played!).length })] : []),
  ];
  const change = {
    piece: 'marker',
    label: t.text('answer.line.markers'),
    before: had.markers,
    after: player.markers,
  };
  return { seat, text: t.list(phrases), change };
}

/** Before which equal rank a seat comes, and why. */
function tiePhrases(t: Translator, after: State, { seat }: Player, then: State): string[] {
  if (then.stage.type !== 'turn' || !then.stage.tie) return [];
  const rival = then.players.find(
    (player) =>
      player.seat !== seat &&
      !player.turnTaken &&
      player.equal &&
      isLevel(after, seat, player.seat),
  );
  return rival ? [say(t, `answer.line.tie.${then.stage.tie}`, { other: rival.seat })] : [];
}

const isLevel = (state: State, one: Seat, other: Seat): boolean =>
  rankOf(playerOf(state, one).played!) === rankOf(playerOf(state, other).played!);
