import { describe, expect, it } from 'vitest';
import { answer } from '../../../src/engine/referee.ts';
import type { Refusal } from '../../../src/engine/types.ts';
import { loadEngine, loadEngineFormat } from '../../../src/games/engines.ts';
import { CARDS } from '../../../src/games/nobles-and-glory/cards.ts';
import { refuserOf } from '../../../src/narration/refusals.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';
import { runScript } from '../../support/run.ts';

const GAME = 'nobles-and-glory';
const [game, format] = await Promise.all([loadEngine(GAME), loadEngineFormat(GAME)]);
const LOCALES = ['en', 'de'] as const;
type InWords = Readonly<Record<(typeof LOCALES)[number], string>>;

const refusers = await Promise.all(LOCALES.map(async (locale) => refuserOf(GAME, translatorOf(locale, await gameMessages(locale, GAME)))));

/** A refusal in every language: the rule, and the sentence. */
const told = (refusal: Refusal) => ({
  because: refusal.because,
  ...Object.fromEntries(LOCALES.map((locale, place) => [locale, refusers[place]!.refusal(refusal)])),
});

const mila = { seat: 'mila', court: [{ card: 'heart-queen', subjects: ['heart-3', 'heart-4'] }] };

/** Mila’s kingdom and this one of Noor. */
const position = (noor: object, more: object = {}) => ({ players: [{ seat: 'noor', ...noor }, mila], ...more });

const SEVEN = ['club-2', 'club-3', 'club-4', 'club-5', 'spade-2', 'spade-3', 'spade-4'];

/** Tables that cannot be, and what readers are told of them. */
const TABLES: readonly (readonly [what: string, position: object, because: string, sentence: InWords])[] = [
  [
    '55 cards',
    position({ court: [{ card: 'club-king', subjects: ['club-2'] }] }, { drawPile: CARDS.slice(0, 50) }),
    'ng.deck',
    {
      en: 'The deck has only 54 cards, and here there are 55.',
      de: 'Das Kartenspiel hat nur 54 Karten, hier sind es 55.',
    },
  ],
  [
    'two Kings of one suit',
    position({ hand: ['club-king'], court: [{ card: 'club-king', subjects: ['club-2'] }] }),
    'ng.deck',
    {
      en: 'The same King of Clubs is in two places.',
      de: 'Dieselbe Karte (Kreuz-König) liegt an zwei Stellen.',
    },
  ],
  [
    'two Kings in a Royal Court',
    position({ court: [{ card: 'club-king', subjects: ['club-2'] }, { card: 'spade-king' }] }),
    'ng.court.one-per-rank',
    {
      en: 'Noor’s Royal Court has more than one King, but it can have only one card of each rank.',
      de: 'Im Königshof von Noor liegt mehr als ein König, von jedem Rang kann es dort aber nur eine Karte geben.',
    },
  ],
  [
    'a kingdom without a Royal Card',
    position({ hand: ['club-king', 'club-2'] }),
    'ng.setup.reveal',
    {
      en: 'Noor’s kingdom has no Royal Card, and no kingdom can be without one.',
      de: 'Das Königreich von Noor hat keine Hofkarte, und ohne Hofkarte kann es kein Königreich geben.',
    },
  ],
  [
    'a kingdom without a Subject',
    position({ hand: ['club-2'], court: [{ card: 'club-king' }] }),
    'ng.guard.subjects',
    {
      en: 'Noor’s kingdom has no Subject, and no kingdom can be without one.',
      de: 'Das Königreich von Noor hat keinen Untertan, und ohne Untertan kann es kein Königreich geben.',
    },
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
    {
      en: 'Noor’s kingdom has 8 Subjects, but its Royal Court has only 7 spaces.',
      de: 'Das Königreich von Noor hat 8 Untertanen, am Königshof gibt es aber nur 7 Plätze.',
    },
  ],
];

const population = position(
  { hand: ['club-7', 'diamond-1', 'spade-jack', 'diamond-queen'], court: [{ card: 'club-king', subjects: ['club-2', 'diamond-9'] }] },
  { phase: 'population' },
);
const place = (card: string, royal = 'club-king') => ({ type: 'place', seat: 'noor', card, royal });

/** Actions of Noor that are refused, and what readers are told of them. */
const ACTIONS: readonly (readonly [what: string, actions: readonly object[], because: string, sentence: InWords])[] = [
  [
    'a second Club without the other suits',
    [place('club-7')],
    'ng.administration',
    {
      en: 'By the Administration Rule, the 7 of Clubs needs 1 card of each other suit, and no Spade counts.',
      de: 'Nach der Verwaltungsregel ist für Kreuz\u00A07 1 Karte jeder anderen Farbe nötig, es zählt aber keine Pik-Karte.',
    },
  ],
  [
    'a Royal Card as a Subject',
    [place('spade-jack')],
    'ng.card.number',
    {
      en: 'The Jack of Spades isn’t a Number Card: those are the Aces and the cards from 2 to 10.',
      de: 'Der Pik-Bube ist keine Zahlenkarte: Das sind die Asse und die Karten von 2 bis 10.',
    },
  ],
  [
    'a Royal Card without a Subject of its suit',
    [
      { type: 'done', seat: 'noor' },
      { type: 'place-royal', seat: 'noor', card: 'spade-jack' },
    ],
    'ng.turn.inauguration.suit',
    {
      en: 'The Jack of Spades needs a Spade Subject in the kingdom: only a new Regnant doesn’t need a Subject of its suit.',
      de: 'Für den Pik-Buben ist ein Pik-Untertan im Königreich nötig: Nur ein neuer Herrscher braucht keinen Untertan in seiner Farbe.',
    },
  ],
  [
    'what belongs to another phase',
    [{ type: 'place-royal', seat: 'noor', card: 'diamond-queen' }],
    'ng.turn.population.place',
    {
      en: 'Placing a Royal Card isn’t possible now.',
      de: 'Eine Hofkarte zu legen ist jetzt nicht möglich.',
    },
  ],
];

describe('a request about Nobles & Glory is refused with the rule, in the language of the reader', () => {
  it.for(TABLES)('%s', ([, table, because, sentence]) => {
    const given = answer(game, format, { game: GAME, position: table });
    expect('impossible' in given && told(given.impossible)).toEqual({ because, ...sentence });
  });

  it.for(ACTIONS)('%s', ([, actions, because, sentence]) => {
    const given = answer(game, format, { game: GAME, position: population, actions });
    expect(given.ok && given.answer.refused && told(given.answer.refused)).toEqual({ because, ...sentence });
  });
});

it('npm run referee says so in English', async () => {
  const requests = [
    ...TABLES.map(([, table]) => ({ game: GAME, position: table })),
    ...ACTIONS.map(([, actions]) => ({ game: GAME, position: population, actions })),
  ];
  const { out } = await runScript('referee.ts', ['-', '--lines'], { input: requests.map((request) => JSON.stringify(request)).join('\n') });
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { error?: string; refused?: Refusal & { sentence: string } });
  expect(answers.map(({ error, refused }) => error ?? [refused!.because, refused!.sentence])).toEqual([
    ...TABLES.map(([, , because, { en }]) => `This table cannot be: ${en} (${because})`),
    ...ACTIONS.map(([, , because, { en }]) => [because, en]),
  ]);
});
