/**
 * What is weighed: kilobytes, gzipped, without and with the pictures of cards apart, and counts of
 * what a page asks for and holds.
 */
export type Measure =
  'KB' | 'KB of pictures' | 'KB before the first paint' | 'requests' | 'elements';

/** Something that has a weight, as it was when somebody last measured it. */
export interface Budget {
  /** What is weighed, in one sentence. */
  readonly of: string;
  readonly measured: Readonly<Partial<Record<Measure, number>>>;
  /** Kilobytes without pictures that it should come to one day, or stay below. */
  readonly goal?: number;
}

/** A tenth of air: bounds stop waste, not features. */
const AIR = 1.1;

const COUNTED: readonly Measure[] = ['requests', 'elements'];

/**
 * The page as it is sent with what its first paint waits for, what it asks for until nothing is
 * under way, itself included, and how many elements it has.
 */
const page = (what: string, first: number, requests: number, elements: number): Budget => ({
  of: `What ${what} needs before it can be painted and until it rests.`,
  measured: { 'KB before the first paint': first, requests, elements },
});

/** Everything that a page loads but for the font of its headings. */
const loaded = (of: string, kilobytes: number, pictures: number, goal?: number): Budget => ({
  of,
  measured: { KB: kilobytes, 'KB of pictures': pictures },
  ...(goal !== undefined && { goal }),
});

/**
 * Every bound of a weight, by name. Whoever lets something grow on purpose measures anew and writes
 * the new figure here.
 */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  'a chapter without a scenario': loaded(
    'A chapter of rules of Rival Kings that shows no table.',
    21.7,
    0.8,
    25,
  ),
  'a chapter with one scenario, stepped': loaded(
    'A chapter of rules whose one scenario is stepped to its end.',
    58.1,
    7.5,
    45,
  ),
  'a chapter with one scenario, a move tried': loaded(
    'The same chapter after a move of one’s own, with the engine.',
    109.3,
    7.5,
    80,
  ),
  'a chapter with three scenarios, one stepped': loaded(
    'The theft chapter with one of its three scenarios stepped to its end.',
    60.5,
    10.9,
    45,
  ),
  'a chapter with three scenarios, a move refused': loaded(
    'The same chapter after a refused move, with its reasons.',
    111.7,
    10.9,
    80,
  ),
  'the table tool with an answer': loaded(
    'The table tool of Rival Kings with its example answered.',
    105.7,
    0.7,
  ),
  'the score sheet with the printed example': loaded(
    'The score sheet of Rival Kings with the example of the rulebook.',
    96.9,
    22.4,
  ),
  'a page of Claim without a scenario': loaded(
    'The first page of the rules of Claim, which shows no table.',
    15.3,
    0,
    25,
  ),
  'a chapter of Claim, one scenario stepped': loaded(
    'A chapter of Claim with one of its scenarios stepped.',
    55.2,
    11.3,
    45,
  ),
  'a chapter of Claim, a card refused': loaded(
    'The same chapter after a refused card, with its reasons.',
    83.5,
    11.3,
    80,
  ),
  'a chapter of King of the Valley, one scenario stepped': loaded(
    'A chapter of King of the Valley with one of its scenarios stepped to its end.',
    55.9,
    12.6,
    50,
  ),
  'a chapter of King of the Valley, a move tried': loaded(
    'The same chapter after a move of one’s own, with the engine.',
    98.8,
    12.6,
    90,
  ),
  'the first answer of a search': loaded(
    'What answers by names, titles and questions, before the texts.',
    96.5,
    3.9,
    120,
  ),
  // Pagefind's script and its rules for a language are 71.5 of it; they serve every game.
  'the first search': loaded(
    'What the first search of a visit loads besides the page, with the texts.',
    199.1,
    3.9,
    120,
  ),

  '/de/': page('the library', 12.1, 17, 274),
  '/de/rival-kings/': page('the front page of a game', 22.3, 15, 908),
  '/de/rival-kings/rules/': page('the contents of the rules', 11.7, 6, 235),
  '/de/rival-kings/rules/overview/': page('a chapter without a scenario', 17.5, 7, 542),
  '/de/rival-kings/rules/theft/': page('a long chapter with scenarios', 26.5, 8, 1700),
  '/de/rival-kings/rules/actions/': page('a chapter with many cards', 25.2, 21, 1419),
  // Twelve requests on a busy machine; its bound stood at 22 for a quiet one.
  '/de/claim/rules/recruiting/': page('a chapter of Claim with scenarios', 22.7, 20, 1717),
  '/de/rival-kings/cards/': page('the list of cards', 15.9, 33, 1019),
  '/de/rival-kings/cards/watchman/': page('the page of a card', 16.2, 9, 491),
  '/de/rival-kings/learn/': page('the contents of the course', 16, 25, 837),
  '/de/rival-kings/learn/money/': page('a lesson with tasks', 23.9, 45, 849),
  '/de/rival-kings/rulings/': page('the list of rulings', 21.1, 6, 857),
  '/de/rival-kings/scenarios/': page('the list of scenarios', 20.1, 16, 1386),
  '/de/rival-kings/glossary/': page('the glossary', 20.9, 6, 1870),
  '/de/rival-kings/table/': page('the table tool', 17.8, 27, 221),
  '/de/rival-kings/score/': page('the score sheet', 20.9, 54, 258),
  '/de/rival-kings/house-rules/': page('the form of house rules', 17.8, 13, 552),
  '/de/king-of-the-valley/values/': page('the values of the own copy', 12.9, 15, 479),
};

/** What a weighing came to, measure by measure. */
export interface Weighed {
  readonly measure: Measure;
  readonly weight: number;
  readonly bound: number;
}

/**
 * The weights of something next to their bounds, and a line that tells them, with the distance to
 * the goal where there is one.
 */
export function held(
  name: string,
  weights: Readonly<Partial<Record<Measure, number>>>,
): { readonly line: string; readonly all: readonly Weighed[] } {
  const budget = Object.hasOwn(BUDGETS, name) ? BUDGETS[name] : undefined;
  if (!budget)
    throw new RangeError(`test/e2e/budgets.ts has no row “${name}”: measure it and write one`);
  const measures = Object.keys(budget.measured) as Measure[];
  if (measures.toSorted().join() !== Object.keys(weights).toSorted().join())
    throw new RangeError(
      `“${name}” is weighed in ${Object.keys(weights).join(', ')}, but test/e2e/budgets.ts has ${measures.join(', ')}`,
    );
  const all = measures.map((measure) => ({
    measure,
    weight: weights[measure]!,
    bound: boundOf(measure, budget.measured[measure]!),
  }));
  const parts = all.map(
    ({ measure, weight, bound }) =>
      `${told(measure, weight)} ${measure} of at most ${told(measure, bound)}`,
  );
  return { line: `${name}: ${parts.join(', ')}${distance(budget, weights)}`, all };
}

/** Counts are whole: a tenth of few is one. */
const boundOf = (measure: Measure, measured: number): number =>
  COUNTED.includes(measure) ? Math.ceil(measured * AIR) : measured * AIR;

const told = (measure: Measure, weight: number): string =>
  weight.toFixed(COUNTED.includes(measure) ? 0 : 1);

function distance({ goal }: Budget, { KB }: Readonly<Partial<Record<Measure, number>>>): string {
  if (goal === undefined || KB === undefined) return '';
  return `; ${Math.abs(KB - goal).toFixed(1)} KB ${KB > goal ? 'above' : 'below'} the goal of ${goal}`;
}
