import { describe, expect, it } from 'vitest';
import keepThreeFarmers from '../../content/tasks/king-of-the-valley/keep-three-farmers.ts';
import { game } from '../../src/games/king-of-the-valley/game.ts';
import type { Event } from '../../src/games/king-of-the-valley/types/event.ts';
import type { Position } from '../../src/games/king-of-the-valley/types/position.ts';
import type { Action } from '../../src/games/king-of-the-valley/types/action.ts';
import type { State } from '../../src/games/king-of-the-valley/types/state.ts';
import { answerInKingOfTheValley } from '../../src/narration/king-of-the-valley/answers/answer.ts';
import { describeKingOfTheValley } from '../../src/narration/king-of-the-valley/describe.ts';
import {
  act,
  column,
  decline,
  hill,
  leg,
  recruit,
  refusal,
  table,
  two,
  valley,
} from '../support/king-of-the-valley.ts';
import { answerTo } from '../support/king-of-the-valley-answers.ts';
import type { Arguments } from '../../src/i18n/translate.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';

const [english, german] = [
  translatorOf('en', await gameMessages('en', 'king-of-the-valley')),
  translatorOf('de', await gameMessages('de', 'king-of-the-valley')),
];
const [words, worte] = [describeKingOfTheValley(english), describeKingOfTheValley(german)];

const plain = (html: string): string =>
  html.replace(/<[^>]+>|\u00AD/g, '').replaceAll('\u00A0', ' ');

const say = (key: string, args?: Arguments, t = english): string => plain(t.text(key, args));
const sag = (key: string, args?: Arguments): string => say(key, args, german);

/** The specification’s first valley: noor’s king on e1, mila’s on c3. */
const POSITION: Position = {
  players: two({ king: 'e1' }, { king: 'c3' }),
  round: 1,
  valley: valley('C F K2 W Q  F F D K4 W  K3 C W F K1  W F T0:3 F K1  F D F C K2'),
  hill: hill('L1 J R1 K3 L2 P R2 T3:5 L3 W R3 Z L4 F R4 F L5 K1 R5 C L6 D R6 K4'),
};
const FIRST = table(POSITION);

/** Every sentence of what these actions bring about. */
function story(before: State, actions: readonly [Action, ...Action[]], of = words): string[] {
  const { facts } = act(before, ...actions);
  let state = before;
  return facts.map(({ event }) => {
    state = game.apply(state, event);
    return plain(of.event(event, game.view(state)));
  });
}

const why = (before: State, action: Action, of = words): string =>
  plain(of.refusal(refusal(before, action)));

describe('a turn of King of the Valley in words', () => {
  it('says from where to where the king goes, what is taken, and what comes in', () => {
    const arrives = { seat: 'Noor', side_the: 'the left column', under: 'false', coin: 'false' };
    expect(story(FIRST, [leg('e4', 'e2', 'e3'), column('left')]).slice(0, 4)).toEqual([
      say('event.kingMoved', { seat: 'Noor', from: 'e1', to: 'e4' }),
      say('event.tilesSummoned.passed', {
        seat: 'Noor',
        count: 2,
        kind_many: 'knights',
        cells: 'e2 and e3',
      }),
      say('event.positionReplenished', { ...arrives, tile_a: 'a jester', cell: 'e2' }),
      say('event.positionReplenished', { ...arrives, tile_a: 'a priest', cell: 'e3' }),
    ]);
    const kommt = { seat: 'Noor', side_dat: 'der linken Spalte', under: 'false', coin: 'false' };
    expect(story(FIRST, [leg('e4', 'e2', 'e3'), column('left')], worte).slice(0, 4)).toEqual([
      sag('event.kingMoved', { seat_gen: 'Noors', from: 'e1', to: 'e4' }),
      sag('event.tilesSummoned.passed', {
        seat: 'Noor',
        count: 2,
        kind_many: 'Ritter',
        cells: 'e2 und e3',
      }),
      sag('event.positionReplenished', { ...kommt, tile_acc: 'den Hofnarren', cell: 'e2' }),
      sag('event.positionReplenished', { ...kommt, tile_acc: 'den Mönch', cell: 'e3' }),
    ]);
  });

  it('says when the new tile goes under the own king', () => {
    expect(story(FIRST, [leg('b1'), column('right')])[2]).toBe(
      say('event.positionReplenished', {
        seat: 'Noor',
        tile_a: 'a knight with a lily',
        side_the: 'the right column',
        cell: 'b1',
        under: 'true',
        coin: 'false',
      }),
    );
  });

  it('names the price of a recruit and the place it comes from', () => {
    const second = table({ ...POSITION, round: 2 });
    expect(story(second, [recruit('R1')])).toEqual([
      say('event.subjectRecruited', {
        seat: 'Noor',
        price: 2,
        tile_the: 'the knight with the lily',
        place: say('place.right', { row: 1 }),
      }),
    ]);
    expect(story(second, [decline()])).toEqual([say('event.recruitDeclined', { seat: 'Noor' })]);
  });

  it('names the coin that comes with a tile, before the king goes there', () => {
    const withCoin = table({ ...POSITION, round: 2, coins: ['b1'], discard: { priest: 1 } });
    const said = (state: State, to: 'a1' | 'b1', of = words): string =>
      of.action(leg(to), game.view(state));
    expect(said(withCoin, 'b1')).toBe(say('act.leg.coin', { to: 'b1', tile_the: 'the duke' }));
    expect(said(withCoin, 'b1', worte)).toBe(
      sag('act.leg.coin', { to: 'b1', tile_acc: 'den Herzog' }),
    );
    expect(said(withCoin, 'a1')).toBe(say('act.leg', { to: 'a1', tile_the: 'the farmer' }));
  });

  it('says whether the game ends at once or after the round', () => {
    const ended = (seat: 'noor' | 'mila'): string =>
      plain(words.event({ type: 'endTriggered', seat, missing: 1 }, game.view(FIRST)));
    expect(ended('noor')).toBe(say('event.endTriggered', { missing: 1, when: 'later' }));
    expect(ended('mila')).toBe(say('event.endTriggered', { missing: 1, when: 'now' }));
  });

  it('says from which column a jester is swapped, and of no other subject', () => {
    const swapped = (given: 'jester' | 'duke'): string => {
      const event: Event = {
        type: 'subjectsExchanged',
        seat: 'mila',
        column: 'duke',
        given,
        place: 'L5',
        taken: 'queen',
      };
      return plain(words.event(event, game.view(FIRST)));
    };
    const swap = { seat: 'Mila', taken_the: 'the queen', place: say('place.left', { row: 5 }) };
    expect(swapped('jester')).toBe(
      say('event.subjectsExchanged', {
        ...swap,
        given_id: 'jester',
        column_the: 'the duke column',
      }),
    );
    expect(swapped('duke')).toBe(
      say('event.subjectsExchanged', { ...swap, given_id: 'duke', given_a: 'a duke' }),
    );
  });
});

describe('a refusal of King of the Valley in words', () => {
  it('names what is barred, and why', () => {
    expect(why(FIRST, leg('c3'))).toBe(
      say('refused.under-other-king', { other: 'Mila', cell: 'c3', tile_the: 'the farmer’s wife' }),
    );
    expect(why(FIRST, leg('e5', 'e2', 'e3'))).toBe(
      say('refused.not-directly-behind', { kind_many: 'knights', cell: 'e5' }),
    );
    expect(why(FIRST, leg('a1', 'c1', 'a1'))).toBe(
      say('refused.no-tile-behind', { cell: 'a1', tile_the: 'the farmer' }),
    );
    expect(why(FIRST, leg('d3'))).toBe(say('refused.not-straight', { other: 'd3', cell: 'e1' }));
    expect(why(FIRST, recruit('L1'))).toBe(say('refused.first-round'));
  });

  it('does so in German', () => {
    expect(why(FIRST, leg('c3'), worte)).toBe(
      sag('refused.under-other-king', { other_gen: 'Milas', cell: 'c3', tile_the: 'die Bäuerin' }),
    );
    expect(why(FIRST, leg('d3'), worte)).toBe(
      sag('refused.not-straight', { other: 'd3', cell: 'e1' }),
    );
  });
});

describe('what a table of King of the Valley comes to, in words', () => {
  it('says of each set that is laid whether it can be taken, counts the end tiles, and names the sets', () => {
    const { headline, lines } = answerInKingOfTheValley(english, answerTo(POSITION));
    const refused = say('answer.sets.set', { count: 2, kind_many: 'farmers', at: 'c1 and a1' });
    expect(headline).toBe(say('answer.sets.both', { yes: 2, no: 1, refused }));
    const sets = [
      say('answer.set', { count: 2, kind_many: 'knights', at: 'e2 + e3', to: 'e4' }),
      say('answer.set', { count: 2, kind_many: 'farmers', at: 'd2 + b4', to: 'a5' }),
    ];
    const phrases = [
      say('answer.line.ends', { ends: 11, priests: 0 }),
      say('answer.line.sets', { sets: english.list(sets) }),
    ];
    expect(lines).toEqual([{ seat: 'noor', text: english.list(phrases) }]);
  });

  it('says why a set at the border is none', () => {
    const { remarks } = answerInKingOfTheValley(english, answerTo(POSITION));
    expect(remarks).toContainEqual({
      text: say('refused.no-tile-behind', { cell: 'a1', tile_the: 'the farmer' }),
      cites: ['kv.summon.end-directly-behind'],
    });
  });

  it('says what each column of the hill would bring into the valley', () => {
    const opened: Position = {
      ...POSITION,
      players: two({ king: 'e4' }, { king: 'c3' }),
      phase: 4,
      opened: ['e2', 'e3'],
    };
    const { e2: _e2, e3: _e3, ...rest } = POSITION.valley!;
    const { lines } = answerInKingOfTheValley(english, answerTo({ ...opened, valley: rest }));
    const coming = (tile_a: string, cell: string): string =>
      say('answer.arrival', { tile_a, cell });
    const side = (name: string, ...arrivals: string[]): string =>
      say('answer.side', { side: name, arrivals: english.list(arrivals) });
    expect(lines.map(({ text }) => text)).toEqual([
      side('Left column', coming('a jester', 'e2'), coming('a priest', 'e3')),
      side(
        'Right column',
        coming('a knight with a lily', 'e2'),
        coming('a 5-gold tax collector', 'e3'),
      ),
    ]);
  });
});

it('The kingdom sets of a castle are told apart by what differs', () => {
  const before = table(keepThreeFarmers.position);
  const view = game.view(before);
  const claims = game.options(before, 'ines').filter(({ type }) => type === 'kingdom');
  expect(claims.map((action) => plain(words.apart!(action, view)!))).toEqual([
    say('act.kingdom.apart', { tiles_a: 'a farmer' }),
    say('act.kingdom.apart', { tiles_a: 'a farmer’s wife' }),
  ]);
  expect(claims.map((action) => plain(worte.apart!(action, view)!))).toEqual([
    sag('act.kingdom.apart', { tiles: 'Bauer' }),
    sag('act.kingdom.apart', { tiles: 'Bäuerin' }),
  ]);
});
