import { findingRulingsAtStake } from '../../engine/at-stake.ts';
import type { Format, Game } from '../../engine/game.ts';
import { ask, choicesIn, type Answer, type Answered, type Inquiry } from '../../engine/inquiry.ts';
import type { Link } from '../../engine/permalink.ts';
import { play } from '../../engine/play.ts';
import { seeded } from '../../engine/random.ts';
import { parseRulings } from '../../engine/rulings.ts';
import type { Laid, Refusal } from '../../engine/types.ts';
import { loadFormat, loadInquiry } from '../../games/registry.ts';
import type { AnswerInWords } from '../../narration/answer.ts';
import { BASE } from '../../i18n/base.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator, type CompiledMessages } from '../../i18n/translate.ts';
import { loadJson } from '../../browser/load.ts';
import type { Words } from '../../i18n/words.ts';
import { attemptsOf } from '../../narration/attempts.ts';
import { labelsOf } from '../../narration/labels.ts';
import { pictureFrom, type Narrator, startRefusal } from '../../narration/frames.ts';
import { loadNarration } from '../load-narration.ts';
import type { Refused, ShownAnswer, ShownRuling, TableVerdict } from './shown-answer.ts';
import type { Situation } from './situation.ts';
import { loadAnswerWriter } from '../../narration/registry.ts';
import type { PlayedId } from '../../games/ids.ts';

/**
 * A table out of a link. `refused`: the first of its moves that a rule refuses; `isWhole`: nothing
 * that it plays had to be left out.
 */
export interface FromLink {
  readonly situation: Situation;
  readonly refused: Refused | undefined;
  readonly isWhole: boolean;
}

/** The rules engine as the table tool asks it. */
export interface TableReferee {
  /** Names of everything that can come up. */
  readonly names: Words;
  answer(situation: Situation): TableVerdict;
  /** Looks for the open rulings at stake, in pieces of work between which the browser can rest. */
  findingRulingsAtStake(situation: Situation): Iterator<unknown, readonly ShownRuling[]>;
  /** Why a table cannot be under its readings, or undefined. */
  refusal(situation: Situation): Refused | undefined;
  /**
   * Reads a table from a link; undefined where it holds none. Rejects where what reads foreign data
   * cannot be had.
   */
  read(link: Link): Promise<FromLink | undefined>;
}

/** What is needed to ask about tables and to put the answers into words. */
interface Asking {
  readonly game: Game;
  readonly inquiry: Inquiry;
  readonly narrator: Narrator;
  readonly inWords: (answer: Answer) => AnswerInWords;
}

/** Loads engine and words. Rejects where they cannot be had. */
export async function openTableReferee(
  id: PlayedId,
  locale: Locale,
  words: Words,
  readerLocale = locale,
): Promise<TableReferee> {
  const [{ game, names, messages, narratorFor }, inquiry, answers, inWords] = await Promise.all([
    loadNarration(id, { locale, readerLocale, words, opening: '' }, 'tables'),
    loadInquiry(id),
    loadJson<CompiledMessages>(`${BASE}${locale}/${id}/answers.json`),
    loadAnswerWriter(id),
  ]);
  const t = translator(locale, { ...messages, ...answers });
  const asking: Asking = {
    game,
    inquiry,
    narrator: narratorFor(undefined),
    inWords: (answer) => inWords(t, answer),
  };
  return {
    names,
    answer: (situation) => verdictOn(asking, situation),
    findingRulingsAtStake: (situation) => findingRulingsShown(asking, situation),
    refusal: ({ position, rulings }) => {
      const started = game.start({ ...position, rulings });
      return started.ok ? undefined : startRefusal(asking.narrator, started.refusal);
    },
    read: async (link) => readSituation(asking, await loadFormat(id), link),
  };
}

const askAbout = ({ game, inquiry }: Asking, { position, choices, rulings }: Situation): Answered =>
  ask(game, inquiry, { ...position, rulings }, choices);

function verdictOn(asking: Asking, situation: Situation): TableVerdict {
  const answered = askAbout(asking, situation);
  if (!answered.ok) return { ok: false, refused: startRefusal(asking.narrator, answered.refusal) };
  const comesTo: ShownAnswer['comesTo'] = (key, action) => {
    const other = askAbout(asking, {
      ...situation,
      choices: { ...situation.choices, [key]: action },
    });
    return other.ok ? asking.inWords(other.answer).headline : '';
  };
  return { ok: true, answer: { ...shownAnswer(asking, answered.answer), comesTo } };
}

function* findingRulingsShown(
  { game, inquiry, inWords }: Asking,
  { position, choices, rulings }: Situation,
): Generator<void, readonly ShownRuling[]> {
  const found = yield* findingRulingsAtStake(game, inquiry, { ...position, rulings }, choices);
  return found.map(({ ruling, others }) => {
    const { options } = game.rulings[ruling]!;
    const decisive = others.filter(({ changes }) => changes === 'answer');
    const instead = decisive.flatMap(({ option, answered }) =>
      answered.ok ? [[option, inWords(answered.answer).headline] as const] : [],
    );
    return {
      ruling,
      options,
      chosen: rulings[ruling] ?? options[0],
      instead: Object.fromEntries(instead),
      changes: decisive.length > 0 ? 'answer' : 'turns',
    };
  });
}

/** Reads a table from a link; readings may be written into the position or beside it. */
function readSituation(asking: Asking, format: Format, link: Link): FromLink | undefined {
  const { game, inquiry } = asking;
  const read = format.position(link.position);
  if (!read.ok) return undefined;
  const { rulings: written = {}, ...position } = read.value;
  const rulings = parseRulings(game, { ...written, ...link.rulings });
  const moves = (link.moves ?? []).map((move) => format.action(move));
  if (!rulings.ok || !moves.every((move) => move.ok)) return undefined;
  const actions = moves.map(({ value }) => value);
  const choices = choicesIn(game, inquiry, { ...position, rulings: rulings.value }, actions);
  const situation: Situation = {
    position,
    choices,
    rulings: rulings.value as Readonly<Record<string, string>>,
  };
  const refusal = firstRefused(game, { ...position, rulings: rulings.value }, actions);
  const answered = askAbout(asking, situation);
  const isWhole =
    refusal !== undefined || !answered.ok || answered.answer.moves.length >= actions.length;
  return { situation, refused: refusal && startRefusal(asking.narrator, refusal), isWhole };
}

/**
 * Why the first of these moves that is not allowed is refused; undefined where all are, or where
 * the table cannot be at all.
 */
function firstRefused(
  game: Game,
  position: Laid,
  moves: readonly Answer['moves'][number][],
): Refusal | undefined {
  const started = game.start(position);
  let state = started.ok ? started.state : undefined;
  for (const move of moves) {
    const played = state && play(game, state, move, seeded(1));
    if (played && !played.ok) return played.refusal;
    state = played?.state;
  }
  return undefined;
}

function shownAnswer(
  { narrator, inquiry, inWords }: Asking,
  answer: Answer,
): Omit<ShownAnswer, 'comesTo'> {
  const { game, describe, cite } = narrator;
  const { questions, remarks, ...words } = inWords(answer);
  return {
    ...words,
    remarks: remarks.map(({ text, cites }) => ({ text, cites: cites.map(cite) })),
    decisions: answer.decisions.map(({ key, seat, actions, state, chosen }) => {
      const labels = labelsOf(describe, actions, game.view(state));
      const options = actions.map((action, place) => ({
        label: labels[place]!,
        action,
        chosen: action === chosen,
      }));
      return { key, seat, question: questions[key]!, options };
    }),
    chain: answer.facts.map(({ event, cites }, place) => ({
      sentence: describe.event(event, game.view(answer.states[place]!)),
      cites: cites.map(cite),
    })),
    picture: pictureFrom(narrator, answer.after, undefined, false),
    moves: answer.moves,
    isOver: game.outcome(answer.after) !== undefined,
    attempts(seat, key) {
      const at = answer.decisions.find((decision) => decision.key === key);
      const moment =
        at ?? [...answer.turns, ...answer.decisions].find((other) => other.seat === seat);
      const attempts = moment ? attemptsOf(narrator, moment.state, seat) : [];
      return attempts
        .map((attempt) => ({
          ...attempt,
          actions: attempt.actions.filter(
            ({ action }) => !inquiry.guessed?.(action, moment!.state),
          ),
        }))
        .filter(({ actions }) => actions.length > 0);
    },
  };
}
