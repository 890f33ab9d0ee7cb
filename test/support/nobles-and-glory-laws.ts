import { SEATS, type Seat } from '../../src/engine/types.ts';
import {
  CARDS,
  isJoker,
  isNumber,
  isRoyal,
  suitOf,
} from '../../src/games/nobles-and-glory/cards.ts';
import { format } from '../../src/games/nobles-and-glory/schema.ts';
import { subjectsOf } from '../../src/games/nobles-and-glory/subjects.ts';
import type { NoblesAndGlory } from '../../src/games/nobles-and-glory/types.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import { SCORE_LINES } from '../../src/games/nobles-and-glory/types/score.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import type { Laws } from '../games/playthrough.ts';
import { inventory } from './nobles-and-glory.ts';

const ROYALS = CARDS.filter(isRoyal);
const JOKERS = CARDS.filter(isJoker);

/** Every action of one or two cards, and those of three with cards of the hands and kingdoms. */
function* universe(state: State): Generator<Action> {
  const { players } = state;
  const near = players.flatMap(({ hand, court, peasants }) => [
    ...hand,
    ...subjectsOf(court),
    ...peasants,
  ]);
  const glories = players.flatMap(({ glory }) => glory);
  const royals = players.flatMap(({ court }) => court.map(({ card }) => card));
  const seated = players.map(({ seat }) => seat);
  for (const seat of [...seated, SEATS.find((other) => !seated.includes(other))!]) {
    yield* (['yield-duel', 'discard-royal', 'allow-taking'] as const).map((type) => ({
      type,
      seat,
    }));
    yield* (
      [
        'set-up',
        'done',
        'redraw',
        'draw',
        'endow',
        'restore-treaty',
        'lay-feast',
        'reveal',
        'polity',
        'abstain',
      ] as const
    ).map((type) => ({
      type,
      seat,
    }));
    for (const card of CARDS) {
      for (const type of [
        'place-royal',
        'place-jester',
        'lay-army',
        'turn-up',
        'battle',
        'defend',
        'discard-subject',
        'discard-peasant',
        'champion',
        'discard-glory',
        'remove-recovery',
        'duel-card',
        'give-glory',
        'master-of-the-hunt',
      ] as const)
        yield { type, seat, card };
      for (const type of ['scandal', 'treason', 'serf', 'draw-peasant', 'divine'] as const)
        yield { type, seat, card };
      for (const type of ['estate', 'paramour', 'depose', 'greed', 'dethrone', 'decree'] as const)
        yield { type, seat, card };
      for (const type of ['polity-lead', 'polity-follow', 'take-prize'] as const)
        yield { type, seat, card };
      for (const type of ['treaty', 'break-treaty'] as const) yield { type, seat, card };
      for (const to of ['discard-pile', 'peasants'] as const)
        yield { type: 'discard', seat, card, to };
      for (const royal of ROYALS) {
        yield { type: 'assassinate', seat, card, royal };
        yield { type: 'duel', seat, card, royal };
        yield { type: 'place', seat, card, royal };
        yield { type: 'place-preparation', seat, card, royal };
        yield { type: 'move', seat, card, royal };
        yield { type: 'ennoble', seat, card, royal };
      }
      for (const jester of JOKERS) yield { type: 'kill-jester', seat, card, jester };
      for (const royal of [...ROYALS, null]) {
        yield { type: 'take', seat, card, royal };
        yield { type: 'insurrection', seat, card, royal };
        yield { type: 'fervour', seat, card, royal };
      }
      for (const other of CARDS) {
        yield { type: 'swap', seat, card, other };
        yield { type: 'exchange-peasant', seat, card, by: other };
        yield { type: 'replace', seat, card, by: other };
        yield { type: 'herald', seat, card, subject: other };
        for (const type of ['transhumance', 'apostle', 'merchant'] as const)
          yield { type, seat, card, glory: other };
        yield { type: 'starting-cards', seat, royal: card, subject: other };
      }
    }
    yield* enacts(state, seat);
    for (const card of near)
      for (const by of near)
        for (const third of near) {
          yield { type: 'exchange-hand', seat, card, by, peasant: third };
          yield { type: 'regnant', seat, card, by, glory: third };
          yield { type: 'enlist', seat, card, subject: by, by: third };
        }
    for (const card of near)
      for (const royal of royals) {
        for (const peasant of near) yield { type: 'gentrify', seat, card, peasant, royal };
        for (const glory of glories) yield { type: 'levy', seat, card, glory, royal };
      }
  }
}

/** Enacts with cards of the hands, the kingdoms and the Glory Piles. */
function* enacts({ players }: State, seat: Seat): Generator<Action> {
  const own = players.find((player) => player.seat === seat);
  if (!own?.decree) return;
  const peasants = players.flatMap((player) => player.peasants);
  const subjects = players.flatMap(({ court }) => subjectsOf(court));
  const rows = [...own.court.map((royal) => royal.card), null];
  for (const glory of players.flatMap((player) => player.glory))
    for (const card of own.hand)
      for (const peasant of peasants) {
        for (const subject of subjects)
          yield { type: 'construction', seat, card, subject, by: peasant, glory };
        for (const by of own.hand) yield { type: 'horticulture', seat, card, peasant, by, glory };
        for (const by of own.hand.filter(
          (each) => isNumber(each) && suitOf(each) === suitOf(peasant),
        ))
          for (const subject of own.hand)
            for (const royal of rows)
              yield { type: 'tournament', seat, card, peasant, by, subject, royal, glory };
      }
  for (const glory of players.flatMap((player) => player.glory))
    for (const card of own.hand)
      for (const army of players.flatMap((player) => player.armies))
        for (const by of own.hand) yield { type: 'accoutres', seat, card, army, by, glory };
}

/** What the laws of every game need to know about this one. */
export const noblesAndGloryLaws: Laws<NoblesAndGlory> = {
  games: 15,
  longest: 20_000,
  mayDraw: true,
  format,
  box: CARDS,
  inventory,
  universe,
  parts: (score) => SCORE_LINES.map((part) => ({ part, points: score[part] })),
};
