import { join } from 'node:path';
import {
  attempt,
  eyesOn,
  foreseen,
  startTask,
  type PlayTask,
  type Task,
} from '../../src/engine/task.ts';
import { SEATS, type GameTypes, type Seat } from '../../src/engine/types.ts';
import { lessons as claim } from '../../content/outline/claim-lessons.ts';
import { lessons as kingOfTheValley } from '../../content/outline/king-of-the-valley-lessons.ts';
import { lessons as rivalKings } from '../../content/outline/rival-kings-lessons.ts';
import { hiddenAt } from '../../src/site/introduced.ts';
import { CONTENT } from '../../scripts/content.ts';
import { loadGame } from '../../src/games/registry.ts';
import type {
  Face as Card,
  Picture as Tricks,
  SeatPicture,
} from '../../src/narration/claim/picture.ts';
import type { Picture as Valley } from '../../src/narration/king-of-the-valley/picture.ts';
import { boardInWords } from '../../src/narration/king-of-the-valley/in-words.ts';
import type { Face, Picture } from '../../src/narration/rival-kings/picture.ts';
import { opens, type attemptsOf } from '../../src/narration/attempts.ts';
import { optionsOf } from '../../src/islands/learn/answers.ts';
import { offered, refusedRules, thoughtOf } from '../../src/islands/learn/offered.ts';
import { pictureFrom } from '../../src/narration/frames.ts';
import { namesIn, say, type Words } from '../../src/i18n/words.ts';
import { gameMessages, siteMessages } from './messages.ts';
import { tellingIn } from './telling.ts';
import type { PlayedId } from '../../src/games/ids.ts';

/**
 * A button to press, and the group it stands in where its name alone does not tell; or a number to
 * type first.
 */
export interface Press {
  readonly group?: string;
  readonly button: string;
  readonly type?: string;
}

const COURSES = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
} as const;

/** What is not introduced yet in the lesson of a task. */
const hiddenFor = (game: PlayedId, id: string): readonly string[] =>
  hiddenAt(
    COURSES[game],
    COURSES[game].findIndex(({ tasks }) => tasks.includes(id)),
  );

const taskNamed = async (game: PlayedId, id: string): Promise<Task> =>
  ((await import(join(CONTENT, 'tasks', game, `${id}.ts`))) as { default: Task }).default;

/** How a task is to be solved. */
export const kindOf = async (game: PlayedId, id: string): Promise<Task['kind']> =>
  (await taskNamed(game, id)).kind;

/**
 * A moment on the way to the goal of a task: which sorts of moves have to be opened, by name, and
 * what is pressed there.
 */
export interface Moment {
  readonly opening: readonly string[];
  readonly presses: readonly Press[];
}

/** The moments of a task that is played, in English; none of another. */
export async function momentsOf(game: PlayedId, id: string): Promise<Moment[]> {
  const task = await taskNamed(game, id);
  return task.kind === 'play' ? playedMoments(game, task) : [];
}

/** The buttons that solve a task, in English. */
export async function stepsOf(game: PlayedId, id: string): Promise<Press[]> {
  const task = await taskNamed(game, id);
  if (task.kind === 'play')
    return (await playedMoments(game, task)).flatMap(({ presses }) => presses);
  const { answer } = foreseen(await loadGame(game), task);
  const words = await wordsInEnglish(game);
  const site = await siteMessages('en');
  const check = { button: site['learn.check']! };
  if (typeof answer === 'number') {
    const isChosen = 'among' in task.asks && task.asks.among !== undefined;
    return [
      isChosen
        ? { group: site['learn.your-answer']!, button: String(answer) }
        : { ...check, type: String(answer) },
    ];
  }
  const { asks } = task;
  const group = site['seats' in asks ? 'learn.who' : 'learn.your-answer']!;
  const picks = optionsOf(asks, SEATS, words)!
    .filter(({ value }) => answer.includes(value))
    .map(({ name }) => ({ group, button: name }));
  return [...picks, check];
}

async function playedMoments(id: PlayedId, task: PlayTask): Promise<Moment[]> {
  const game = await loadGame(id);
  const telling = await tellingIn('en', eyesOn(game, task), id);
  const hides = hiddenFor(id, task.id);
  const about = refusedRules(game, task);
  const start = startTask(game, task);
  let soFar = start;
  const moments: Moment[] = [];
  for (const action of task.solution) {
    const sorts = offered(thoughtOf(telling, task, start, soFar, hides), about);
    moments.push({
      opening: sorts.filter(opens).map(({ label }) => label),
      presses: pressesFor(action, sorts),
    });
    const moved = attempt(game, task, soFar, action);
    if (!moved.ok) throw new Error(`${task.id}: ${moved.refusal.reason}`);
    soFar = moved.attempted;
  }
  return moments;
}

/** One button, or two where a sort of action opens and is not the only one. */
function pressesFor(action: GameTypes['action'], attempts: ReturnType<typeof attemptsOf>): Press[] {
  const wanted = JSON.stringify(action);
  for (const sort of attempts) {
    const tried = sort.actions.find((one) => JSON.stringify(one.action) === wanted);
    if (!tried) continue;
    const target = { group: sort.label, button: tried.label };
    if (!opens(sort)) return [{ button: sort.label }];
    return attempts.length === 1 ? [target] : [{ button: sort.label }, target];
  }
  throw new Error(`nobody would think of ${wanted}`);
}

/** What the picture of each game's table shows, in words. */
const IN_WORDS: Readonly<
  Record<PlayedId, (picture: object, words: Words, hides: readonly string[]) => string[]>
> = {
  'rival-kings': (picture, words, hides) => {
    const { seats, piles } = picture as Picture;
    return [
      ...seats.flatMap((seat) => seatInWords(seat, words, hides)),
      ...piles
        .filter(({ pile }) => !hides.includes(pile))
        .flatMap((pile) => pileInWords(pile, words)),
    ];
  },
  claim: (picture, words, hides) => {
    const { seats, contested, played, phase, trick } = picture as Tricks;
    return [
      ...seats.flatMap((seat) => playerInWords(seat, words, hides)),
      ...[contested, ...played.map(({ face }) => face)].flatMap((card) =>
        card ? [cardInWords(card, words)] : [],
      ),
      ...(hides.includes('phase') ? [] : [say(words, 'on-table.trick', { phase, trick })]),
    ];
  },
  'king-of-the-valley': (picture, words) => {
    const { valley, hill, castles } = boardInWords(picture as Valley, words);
    return [...valley, ...hill, ...castles];
  },
};

/**
 * What the table of a task must say in words: everything that the picture of it shows and a lesson
 * has introduced.
 */
export async function tableInWords(id: PlayedId, name: string): Promise<string[]> {
  const task = await taskNamed(id, name);
  const game = await loadGame(id);
  const eyes: Seat | undefined = task.kind === 'play' ? eyesOn(game, task) : undefined;
  const picture = pictureFrom(
    await tellingIn('en', eyes, id),
    startTask(game, task).state,
  ) as object;
  return IN_WORDS[id](picture, await wordsInEnglish(id), hiddenFor(id, name));
}

/** A player of Claim: name, hand, recruits, and the score pile by faction. */
function playerInWords(
  { seat, leads, hand, won, blind, score }: SeatPicture,
  words: Words,
  hides: readonly string[],
): string[] {
  const recruits = hides.includes('recruits')
    ? {}
    : { 'on-table.won': won, 'on-table.blind': blind };
  const piles = { 'on-table.hand-of': hand, ...recruits };
  const shown = hides.includes('score-piles') ? [] : score;
  return [
    words[`seat.${seat}`]!,
    ...(leads ? [words['on-table.leads']!] : []),
    ...Object.entries(piles).flatMap(([key, cards]) => pileOfCards(words[key]!, cards, words)),
    ...shown.flatMap(({ faction, cards }) => [
      words[`faction.${faction}.plural`]!,
      `${cards.length} ${say(words, 'on-table.highest', { value: cards.at(-1)!.value })}`,
    ]),
  ];
}

function pileOfCards(pile: string, cards: readonly Card[] | number, words: Words): string[] {
  const count = typeof cards === 'number' ? cards : cards.length;
  if (count === 0) return [];
  const known = typeof cards === 'number' ? [] : cards.map((card) => cardInWords(card, words));
  return [say(words, 'on-table.cards', { pile, count }), ...known];
}

const cardInWords = ({ faction, value }: Card, words: Words): string =>
  say(words, 'on-table.card', { faction: words[`faction.${faction}`]!, value });

function seatInWords(
  seat: Picture['seats'][number],
  words: Words,
  hides: readonly string[],
): string[] {
  const { rank, character, markers, coins, cells, active, spent, subjects, buildings, hand } = seat;
  const name = words[`seat.${seat.seat}`]!;
  const inHand = typeof hand === 'number' || cells.length > 0 ? [] : hand;
  return [
    ...(rank && !hides.includes('ranks') ? [`${words['on-table.rank']!} ${rank}`] : []),
    character && character !== 'face-down' ? `${words[`character.${character}`]!} ${name}` : name,
    [
      ...(hides.includes('markers') ? [] : [`${words['on-table.markers']!} ${markers}`]),
      `${words['on-table.coins']!} ${coins}`,
    ].join(' '),
    ...cells.map(({ action }) => words[`action.${action}.short`]!),
    ...(active && !hides.includes('ability')
      ? [
          say(words, spent ? 'on-table.active-spent' : 'on-table.active', {
            card: words[`card.${active.card}`]!,
          }),
        ]
      : []),
    ...[...buildings, ...subjects].map((face) => faceInWords(face, words)),
    ...inHand.map((held) => `${held.rank} ${words[`character.${held.character}`]!}`),
  ];
}

const pileInWords = ({ top, coins }: Picture['piles'][number], words: Words): string[] => [
  coins === 'some' ? words['on-table.coins.some']! : `${words['on-table.coins']!} ${coins}`,
  ...(top ? [faceInWords(top, words)] : []),
];

const faceInWords = ({ card, colour, kind, number }: Face, words: Words): string =>
  say(words, 'on-table.face', {
    card: words[`card.${card}`]!,
    colour: words[`colour.${colour}`]!,
    kind: words[`on-table.${kind}`]!,
    number,
  });

const wordsInEnglish = async (game: PlayedId): Promise<Words> => {
  const messages = await gameMessages('en', game);
  const onTable = Object.entries(messages).filter(([key]) => key.startsWith('on-table.'));
  return { ...Object.fromEntries(onTable), ...namesIn(messages) };
};
