import { describe, expect, it } from 'vitest';
import { answer } from '../../../src/engine/referee.ts';
import type { Refusal } from '../../../src/engine/types.ts';
import { loadEngine, loadEngineFormat } from '../../../src/games/engines.ts';
import { CARDS } from '../../../src/games/nobles-and-glory/cards.ts';
import { refuserOf } from '../../../src/narration/refusals.ts';
import { gameMessages, name, say, translatorOf, type Said } from '../../support/messages.ts';
import { runScript } from '../../support/run.ts';

const GAME = 'nobles-and-glory';
const [game, format] = await Promise.all([loadEngine(GAME), loadEngineFormat(GAME)]);
const LOCALES = ['en', 'de'] as const;

const translators = await Promise.all(
  LOCALES.map(async (locale) => translatorOf(locale, await gameMessages(locale, GAME))),
);
const refusers = await Promise.all(translators.map((t) => refuserOf(GAME, t)));

/** A refusal in every language: the rule, and the sentence. */
const told = (refusal: Refusal) => ({
  because: refusal.because,
  ...Object.fromEntries(
    LOCALES.map((locale, place) => [locale, refusers[place]!.refusal(refusal)]),
  ),
});

/** A sentence in every language. */
const inWords = (sentence: Said) =>
  Object.fromEntries(LOCALES.map((locale, place) => [locale, sentence(translators[place]!)]));

const NOOR = name('seat.noor');
const suit = (id: string) => name(`suit.${id}`);
const number = (of: string, value: number) =>
  name('card', { sort: 'number', suit: suit(of), value });
const royal = (of: string, rank: string) =>
  name('card', { sort: 'royal', suit: suit(of), rank: name(`role.${rank}`), rank_id: rank });

const mila = { seat: 'mila', court: [{ card: 'heart-queen', subjects: ['heart-3', 'heart-4'] }] };

/** Mila’s kingdom and this one of Noor. */
const position = (noor: object, more: object = {}) => ({
  players: [{ seat: 'noor', ...noor }, mila],
  ...more,
});

const SEVEN = ['club-2', 'club-3', 'club-4', 'club-5', 'spade-2', 'spade-3', 'spade-4'];

/** Tables that cannot be, and what readers are told of them. */
const TABLES: readonly (readonly [
  what: string,
  position: object,
  because: string,
  sentence: Said,
])[] = [
  [
    '55 cards',
    position(
      { court: [{ card: 'club-king', subjects: ['club-2'] }] },
      { drawPile: CARDS.slice(0, 50) },
    ),
    'ng.deck',
    say('refused.too-many-cards', { most: 54, count: 55 }),
  ],
  [
    'two Kings of one suit',
    position({ hand: ['club-king'], court: [{ card: 'club-king', subjects: ['club-2'] }] }),
    'ng.deck',
    say('refused.card-twice', { card: royal('club', 'king') }),
  ],
  [
    'two Kings in a Royal Court',
    position({ court: [{ card: 'club-king', subjects: ['club-2'] }, { card: 'spade-king' }] }),
    'ng.court.one-per-rank',
    say('refused.rank-twice', { seat: NOOR, rank: name('role.king'), rank_id: 'king' }),
  ],
  [
    'a kingdom without a Royal Card',
    position({ hand: ['club-king', 'club-2'] }),
    'ng.setup.reveal',
    say('refused.no-royal', { seat: NOOR }),
  ],
  [
    'a kingdom without a Subject',
    position({ hand: ['club-2'], court: [{ card: 'club-king' }] }),
    'ng.guard.subjects',
    say('refused.no-subject', { seat: NOOR }),
  ],
  [
    'an eighth Subject',
    position({
      court: [
        { card: 'club-king', subjects: SEVEN },
        { card: 'spade-queen', subjects: ['spade-5'] },
      ],
    }),
    'ng.capacity.totals',
    say('refused.too-many-subjects', { seat: NOOR, count: 8, most: 7 }),
  ],
];

const population = position(
  {
    hand: ['club-7', 'diamond-1', 'spade-jack', 'diamond-queen'],
    court: [{ card: 'club-king', subjects: ['club-2', 'diamond-9'] }],
  },
  { phase: 'population' },
);
const place = (card: string, royal = 'club-king') => ({ type: 'place', seat: 'noor', card, royal });

/** Actions of Noor that are refused, and what readers are told of them. */
const ACTIONS: readonly (readonly [
  what: string,
  actions: readonly object[],
  because: string,
  sentence: Said,
])[] = [
  [
    'a second Club without the other suits',
    [place('club-7')],
    'ng.administration',
    say('refused.administration', {
      card: number('club', 7),
      needed: 1,
      count: 0,
      suit: suit('spade'),
    }),
  ],
  [
    'a Royal Card as a Subject',
    [place('spade-jack')],
    'ng.card.number',
    say('refused.not-number', { card: royal('spade', 'jack') }),
  ],
  [
    'a Royal Card without a Subject of its suit',
    [
      { type: 'done', seat: 'noor' },
      { type: 'place-royal', seat: 'noor', card: 'spade-jack' },
    ],
    'ng.turn.inauguration.suit',
    say('refused.no-subject-of-suit', { card: royal('spade', 'jack'), suit: suit('spade') }),
  ],
  [
    'what belongs to another phase',
    [{ type: 'place-royal', seat: 'noor', card: 'diamond-queen' }],
    'ng.turn.population.place',
    say('refused.not-this-decision', { action: name('doing.place-royal') }),
  ],
];

describe('a request about Nobles & Glory is refused with the rule, in the language of the reader', () => {
  it.for(TABLES)('%s', ([, table, because, sentence]) => {
    const given = answer(game, format, { game: GAME, position: table });
    expect('impossible' in given && told(given.impossible)).toEqual({
      because,
      ...inWords(sentence),
    });
  });

  it.for(ACTIONS)('%s', ([, actions, because, sentence]) => {
    const given = answer(game, format, { game: GAME, position: population, actions });
    const refused = given.ok ? given.answer.refused : undefined;
    expect(refused?.because && told(refused)).toEqual({
      because,
      ...inWords(sentence),
    });
  });
});

it('npm run referee says so in English', async () => {
  const requests = [
    ...TABLES.map(([, table]) => ({ game: GAME, position: table })),
    ...ACTIONS.map(([, actions]) => ({ game: GAME, position: population, actions })),
  ];
  const { out } = await runScript('referee.ts', ['-', '--lines'], {
    input: requests.map((request) => JSON.stringify(request)).join('\n'),
  });
  const answers = out
    .trimEnd()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { error?: string; refused?: Refusal & { sentence: string } },
    );
  expect(
    answers.map(({ error, refused }) => error ?? [refused!.because, refused!.sentence]),
  ).toEqual([
    ...TABLES.map(
      ([, , because, sentence]) =>
        `This table cannot be: ${sentence(translators[0]!)} (${because})`,
    ),
    ...ACTIONS.map(([, , because, sentence]) => [because, sentence(translators[0]!)]),
  ]);
});
