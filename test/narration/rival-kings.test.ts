import { describe, expect, it } from 'vitest';
import { seenFrom } from '../../src/engine/log.ts';
import type { Describer } from '../../src/narration/describer.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import { describeRivalKings } from '../../src/narration/rival-kings/describe.ts';
import type { Messages } from '../../src/i18n/translate.ts';
import { TRANSLATIONS } from '../support/games.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';
import { table } from '../support/rival-kings.ts';
import { describerOf } from '../../src/narration/registry.ts';
import { RANKS } from '../../src/games/rival-kings/characters.ts';
import type { Action } from '../../src/games/rival-kings/types/action.ts';
import type { Event } from '../../src/games/rival-kings/types/event.ts';
import type { Position } from '../../src/games/rival-kings/types/position.ts';
import type { State } from '../../src/games/rival-kings/types/state.ts';
import type { View } from '../../src/games/rival-kings/types/view.ts';

/** Names as a language may have them; the sentences under test are given one by one. */
const NAMES: Messages = {
  'seat.noor': 'Noor',
  'seat.mila': 'Mila',
  'seat.juri': 'Juri',
  'character.queen': 'Queen',
  'character.bursar': 'Bursar',
  'character.trader-1': 'Trader',
  'character.*.the': 'the {name}',
  ...Object.fromEntries(RANKS.map((rank) => [`rank.${rank}`, rank])),
  'card.sailor': 'Sailor',
  'card.sailor.acc': 'den Sailor',
  'card.harbor': 'Harbor',
  'card.inn': 'Inn',
  'card.miner': 'Miner',
  'card.farm': 'Farm',
  'action.money': 'Take money',
  'action.money.short': 'Money',
  'action.buy': 'Buy a building',
  'action.buy.short': 'Buy',
  'action.recruit.short': 'Recruit',
  'pile.building-1': 'first pile',
  'pile.building-1.short': 'Buildings 1',
  'pile.subject-1': 'third pile',
  'pile.subject-1.short': 'Subjects 1',
};

const speaking = (sentences: Messages): Describer<Event, Action, View> =>
  describeRivalKings(translatorOf('en', { ...NAMES, ...sentences }));

/** Noor's Queen, Mila's Bursar and Juri's Trader, on Noor's turn; two piles show the same card. */
const TABLE: Position = {
  turn: 'noor',
  players: [
    { seat: 'noor', played: 'queen' },
    { seat: 'mila', played: 'bursar' },
    { seat: 'juri', played: 'trader-1' },
  ],
  piles: {
    'building-1': { cards: ['inn'] },
    'building-2': { cards: ['farm'] },
    'subject-1': { cards: ['miner'] },
    'subject-2': { cards: ['miner'] },
  },
};
const view = game.view(table(TABLE));

/** An event in one sentence of this wording. */
const told = (event: Event, wording: string, more: Messages = {}): string =>
  speaking({ [`event.${event.type}`]: wording, ...more }).event(event, view);

describe('an event in words', () => {
  it('names seats, cards, piles and numbers, in the form that the sentence needs', () => {
    const event: Event = {
      type: 'coinsPaid',
      seat: 'juri',
      pile: 'subject-1',
      card: 'sailor',
      coins: 3,
    };
    expect(told(event, '<b>{seat}</b>, {card_acc} ({card}), {pile}, {coins}')).toBe(
      '<b>Juri</b>, den Sailor (Sailor), third pile, 3',
    );
  });

  it('knows rank and character of every seat that it names', () => {
    const event: Event = {
      type: 'unequalConflict',
      thief: 'noor',
      victim: 'mila',
      marked: 'mila',
      theft: true,
      deflected: false,
    };
    expect(
      told(
        event,
        '{thief} {thief_rank} {thief_character}, {victim} {victim_rank} {victim_character}, {marked_character}',
      ),
    ).toBe('Noor A Queen, Mila D Bursar, Bursar');
  });

  it('does not know the character of a seat as long as it lies face down', () => {
    const choosing = table({
      players: [
        { seat: 'noor', hand: ['queen', 'count', 'knight'] },
        { seat: 'mila', hand: ['duke', 'priest', 'bursar'] },
      ],
    });
    const describer = speaking({ 'event.abilityUsed': '{seat} {seat_rank}' });
    expect(() =>
      describer.event(
        { type: 'abilityUsed', seat: 'noor', subject: 'sailor' },
        game.view(choosing, 'mila'),
      ),
    ).toThrow();
  });

  it.for<[field: string, event: Event]>([
    ['character', { type: 'characterChosen', seat: 'noor', character: 'queen' }],
    ['characters', { type: 'handDealt', seat: 'noor', characters: ['queen', 'bursar'] }],
    [
      'cards',
      {
        type: 'pileSearched',
        seat: 'noor',
        subject: 'miner',
        pile: 'building-1',
        cards: ['inn', 'farm'],
      },
    ],
  ])('has a sentence of its own where the secret is hidden: %s', ([field, event]) => {
    const describer = speaking({
      [`event.${event.type}`]: `{${field}}`,
      [`event.${event.type}.hidden`]: '{seat} only',
    });
    const [fact] = seenFrom(game, [{ event, cites: ['rk.play.choose'], seenBy: ['noor'] }], 'mila');
    expect(describer.event(event, view)).not.toContain('only');
    expect(describer.event(fact!.event, view)).toBe('Noor only');
  });

  it.for(TRANSLATIONS.filter(({ id }) => id === 'rival-kings').map(({ locale }) => locale))(
    'in %s never tells how deep in a pile a card lay',
    async (locale) => {
      const describer = describeRivalKings(
        translatorOf(locale, await gameMessages(locale, 'rival-kings')),
      );
      for (const action of ['buy', 'recruit'] as const)
        for (const source of ['own', 'stolen', 'sailor', 'farmer', 'ability'] as const) {
          const event = {
            type: 'cardAcquired',
            seat: 'noor',
            card: 'sailor',
            pile: 'subject-1',
            action,
            source,
          } as const;
          const sentences = [0, 1, 5].map((depth) => describer.event({ ...event, depth }, view));
          expect(
            new Set([...sentences, describer.event(event as unknown as Event, view)]).size,
          ).toBe(1);
        }
    },
  );

  it('lists who has revealed which character', () => {
    const event: Event = {
      type: 'charactersRevealed',
      characters: [
        { seat: 'noor', character: 'queen' },
        { seat: 'mila', character: 'bursar' },
      ],
    };
    expect(
      told(event, '{characters}.', { 'event.charactersRevealed.item': '{seat}: {character_the}' }),
    ).toBe('Noor: the Queen and Mila: the Bursar.');
  });

  it('lists conflicts, each kind in its own words, and counts them', () => {
    const kinds = {
      'event.conflictsFound.equal': '{rank} twice ({seats})',
      'event.conflictsFound.higher': '{thief} over {victim}',
      'event.conflictsFound.neutral-equal': '{seat} level',
      'event.conflictsFound.neutral-higher': 'under: {victim}',
    };
    const conflicts: Extract<Event, { type: 'conflictsFound' }>['conflicts'] = [
      { kind: 'equal', rank: 'C', seats: ['noor', 'mila'] },
      { kind: 'higher', thief: 'mila', victim: 'juri', theft: true },
      { kind: 'neutral-equal', seat: 'noor' },
      { kind: 'neutral-higher', victim: 'mila' },
    ];
    const wording = '{conflicts_count}: {conflicts}';
    expect(told({ type: 'conflictsFound', conflicts }, wording, kinds)).toBe(
      '4: C twice (Noor and Mila), Mila over Juri, Noor level, and under: Mila',
    );
    expect(told({ type: 'conflictsFound', conflicts: [] }, wording, kinds)).toBe('0: ');
  });

  it.for(['perfect', 'colour', 'single', 'coins', 'markers'] as const)(
    'has a sentence for each line of a score: %s',
    (line) => {
      const describer = speaking({ [`event.lineScored.${line}`]: '{count} {points} {total}' });
      const event: Event = {
        type: 'lineScored',
        seat: 'juri',
        line: { rule: `rk.score.${line}`, cards: [], count: 2, points: -4 },
        total: -1,
      };
      expect(describer.event(event, view)).toBe('2 -4 -1');
    },
  );

  it('names the cards that a line of a score counts', () => {
    const score = (cards: readonly ['sailor', 'harbor'?]): Event => ({
      type: 'lineScored',
      seat: 'juri',
      line: {
        rule: 'rk.score.perfect',
        cards: cards as readonly ('sailor' | 'harbor')[],
        count: 0,
        points: 7,
      },
      total: 7,
    });
    expect(
      speaking({ 'event.lineScored.perfect': '{seat}: {card}, {taken}' }).event(
        score(['sailor', 'harbor']),
        view,
      ),
    ).toBe('Juri: Sailor, Harbor');
    expect(speaking({ 'event.lineScored.perfect': '{card}' }).event(score(['sailor']), view)).toBe(
      'Sailor',
    );
  });

  it('adds up what comes to the money places', () => {
    const coins = { 'building-1': 2, 'building-2': 1, 'subject-1': 0, 'subject-2': 2 };
    expect(told({ type: 'moneyRefilled', coins }, '{coins}')).toBe('5');
  });

  it('lists totals of winners and leaders first, and counts them', () => {
    const totals = { noor: 14, mila: 15 };
    const total = { 'event.total': '{seat} {points}' };
    expect(
      told(
        { type: 'gameWon', winners: ['noor', 'mila'], totals },
        '{winners_count}: {winners}; {totals}',
        total,
      ),
    ).toBe('2: Noor and Mila; Mila 15 and Noor 14');
    expect(
      told(
        { type: 'seriesScored', totals, games: 3, over: true, leaders: ['mila'] },
        '{games} {over} {leaders}; {totals}',
        total,
      ),
    ).toBe('3 true Mila; Mila 15 and Noor 14');
  });

  it('can choose words by what is true, what is absent, and where something comes from', () => {
    const wording =
      '{source, select, stolen {at once} other {own}} {top_id, select, none {nothing} other {{top}}}';
    const taken = (top: 'inn' | null): Event => ({
      type: 'moneyTaken',
      seat: 'noor',
      pile: 'building-1',
      top,
      coins: 2,
      source: 'stolen',
    });
    expect([told(taken('inn'), wording), told(taken(null), wording)]).toEqual([
      'at once Inn',
      'at once nothing',
    ]);
  });
});

describe('a refusal in words', () => {
  it('names its particulars', () => {
    const describer = speaking({
      'refused.already-robbed': '{seat} has <i>{action}</i> from {other}.',
      'refused.too-many-coins': '{count} of {most}',
      'refused.game-over': 'Over.',
    });
    expect(
      describer.refusal({
        reason: 'already-robbed',
        particulars: { seat: 'noor', other: 'mila', action: 'money' },
      }),
    ).toBe('Noor has <i>Take money</i> from Mila.');
    expect(
      describer.refusal({ reason: 'too-many-coins', particulars: { count: 60, most: 48 } }),
    ).toBe('60 of 48');
    expect(describer.refusal({ reason: 'game-over' })).toBe('Over.');
  });
});

describe('an action as a label', () => {
  it.for<[key: string, action: Action]>([
    ['act.settle', { type: 'settle', seat: 'noor' }],
    ['act.settle.using', { type: 'settle', seat: 'noor', using: 'sailor' }],
    ['act.buy.using', { type: 'buy', seat: 'noor', pile: 'building-1', using: 'blacksmith' }],
    ['act.ability.sailor', { type: 'ability', seat: 'noor', subject: 'sailor' }],
    [
      'act.ability.bishop',
      {
        type: 'ability',
        seat: 'noor',
        subject: 'bishop',
        from: 'mila',
        give: 'sailor',
        take: 'miner',
      },
    ],
    [
      'act.ability.bishop.older-taken',
      {
        type: 'ability',
        seat: 'noor',
        subject: 'bishop',
        from: 'mila',
        give: 'sailor',
        take: 'miner',
        takeCopy: 'older',
      },
    ],
    [
      'act.ability.bishop.older-both',
      {
        type: 'ability',
        seat: 'noor',
        subject: 'bishop',
        from: 'mila',
        give: 'sailor',
        take: 'miner',
        giveCopy: 'older',
        takeCopy: 'older',
      },
    ],
    [
      'act.ability.bishop.older',
      {
        type: 'ability',
        seat: 'noor',
        subject: 'bishop',
        from: 'mila',
        give: 'sailor',
        take: 'miner',
        giveCopy: 'older',
      },
    ],
    [
      'act.ability.troubadour.older',
      {
        type: 'ability',
        seat: 'noor',
        subject: 'troubadour',
        give: 'inn',
        pile: 'building-1',
        giveCopy: 'older',
      },
    ],
    ['act.take', { type: 'take', seat: 'noor', card: 'inn' }],
    ['act.take.deeper', { type: 'take', seat: 'noor', card: 'inn', copy: 'deeper' }],
  ])('has words of its own for its variant: %s', ([key, action]) => {
    const names = {
      'card.blacksmith': 'Blacksmith',
      'card.bishop': 'Bishop',
      'card.troubadour': 'Troubadour',
    };
    expect(speaking({ ...names, [key]: 'these' }).action(action, view)).toBe('these');
  });

  it('names a pile by its visible card, and by its place where two look the same or nothing lies there', () => {
    const describer = speaking({ 'act.money': 'Money: {at}' });
    const money = (pile: 'building-1' | 'subject-1', seen = view): string =>
      describer.action({ type: 'money', seat: 'noor', pile }, seen);
    expect(money('building-1')).toBe('Money: Inn');
    expect(money('subject-1')).toBe('Money: Miner (Subjects 1)');
    expect(
      money('building-1', {
        ...view,
        piles: { ...view.piles, 'building-1': { top: null, size: 0, coins: 2 } },
      }),
    ).toBe('Money: Buildings 1');
  });

  it('names the victim of a theft and the action by its short name', () => {
    const describer = speaking({ 'act.steal': '{action_short} from {from} ({from_rank})' });
    expect(
      describer.action({ type: 'steal', seat: 'noor', from: 'mila', action: 'money' }, view),
    ).toBe('Money from Mila (D)');
  });
});

describe('an action that was stolen and is now carried out', () => {
  const robbed: typeof view = {
    ...view,
    stage: {
      type: 'turn',
      seat: 'noor',
      tie: null,
      pending: [{ kind: 'money', source: 'stolen', from: 'mila' }],
      last: null,
      search: null,
      recruited: false,
    },
  };
  const describer = speaking({
    'act.money': 'Money there',
    'act.buy': 'Buy there',
    'act.stolen': '{move}, of {from}',
  });

  it('says whose it is, by itself and as a sort; others do not', () => {
    const money: Action = { type: 'money', seat: 'noor', pile: 'building-1' };
    expect(describer.action(money, robbed)).toBe('Money there, of Mila');
    expect(describer.group(money, robbed).label).toBe('Money, of Mila');
    expect(describer.action(money, view)).toBe('Money there');
    expect(describer.action({ ...money, type: 'buy' }, robbed)).toBe('Buy there');
    expect(describer.action({ ...money, seat: 'juri' }, robbed)).toBe('Money there');
  });
});

describe('actions of one sort', () => {
  const describer = speaking({
    'act.end': 'End',
    'act.waive': 'Waive',
    'act.money': 'x',
    'act.buy': 'x',
    'act.recruit': 'x',
    'act.steal': 'x',
    'act.ability.miner': 'x',
    'act.ability.vintner': 'x',
    'act.take': 'x',
    'card.vintner': 'Vintner',
    'try.steal': 'From {from}',
    'try.ability': 'Use {subject}',
    'try.take': 'Take',
  });
  const groupOf = (action: Action) => describer.group(action, view);

  it('share a group where only their target differs', () => {
    const alike: readonly (readonly [Action, Action])[] = [
      [
        { type: 'money', seat: 'noor', pile: 'building-1' },
        { type: 'money', seat: 'noor', pile: 'subject-1' },
      ],
      [
        { type: 'steal', seat: 'noor', from: 'mila', action: 'buy' },
        { type: 'steal', seat: 'noor', from: 'mila', action: 'money' },
      ],
      [
        { type: 'take', seat: 'noor', card: 'inn' },
        { type: 'take', seat: 'noor', card: 'farm' },
      ],
    ];
    for (const [one, other] of alike) expect(groupOf(one)).toEqual(groupOf(other));
  });

  it('have groups of their own for every victim, every subject and every kind', () => {
    const actions: readonly (readonly [label: string, action: Action])[] = [
      ['From Mila', { type: 'steal', seat: 'noor', from: 'mila', action: 'buy' }],
      ['From Juri', { type: 'steal', seat: 'noor', from: 'juri', action: 'buy' }],
      ['Use Miner', { type: 'ability', seat: 'juri', subject: 'miner', pile: 'building-1' }],
      ['Use Vintner', { type: 'ability', seat: 'juri', subject: 'vintner', pile: 'building-1' }],
      ['Buy', { type: 'buy', seat: 'noor', pile: 'building-1' }],
      ['Recruit', { type: 'recruit', seat: 'noor', pile: 'building-1' }],
      ['Take', { type: 'take', seat: 'noor', card: 'inn' }],
      ['End', { type: 'end', seat: 'noor' }],
      ['Waive', { type: 'waive', seat: 'noor' }],
    ];
    expect(actions.map(([, action]) => groupOf(action).label)).toEqual(
      actions.map(([label]) => label),
    );
    expect(new Set(actions.map(([, action]) => groupOf(action).key)).size).toBe(actions.length);
  });
});

describe('what a table waits for, in words', () => {
  const describer = speaking({
    'decide.turn': '{seat} now',
    'decide.gardener': '{seat} and the Gardener',
    'decide.watchman': '{seat} and the Watchman',
    'decide.choose': 'All choose',
    'decide.due': '{seat}: {action}',
    'decide.over': 'Over',
  });

  it('names whose turn it is', () => {
    expect(describer.decision(game.pending(table(TABLE)))).toBe('Noor now');
  });

  it('names nobody where everybody decides, and where the game is over', () => {
    expect(
      describer.decision(game.pending(table({ players: [{ seat: 'noor' }, { seat: 'mila' }] }))),
    ).toBe('All choose');
    expect(describer.decision(game.pending({ ...table(TABLE), stage: { type: 'over' } }))).toBe(
      'Over',
    );
  });

  it('names who decides about the Gardener or the Watchman', () => {
    const conflict = { kind: 'higher', thief: 'noor', victim: 'mila', theft: true } as const;
    const waiting = (stage: State['stage']) =>
      describer.decision(game.pending({ ...table(TABLE), stage }));
    expect(waiting({ type: 'conflicts', queue: [conflict], deflecting: [] })).toBe(
      'Mila and the Watchman',
    );
    expect(waiting({ type: 'gardeners', queue: ['juri', 'noor'] })).toBe('Juri and the Gardener');
  });

  it('names the action that must be carried out or skipped', () => {
    expect(describer.decision({ name: 'due', seats: ['mila'], about: { action: 'money' } })).toBe(
      'Mila: Take money',
    );
  });
});

describe('the words of a game', () => {
  it('are found by its id', async () => {
    const t = translatorOf('en', { ...NAMES, 'decide.turn': '{seat}' });
    expect((await describerOf('rival-kings', t)).decision(game.pending(table(TABLE)))).toBe('Noor');
  });
});
