import { describe, expect, it } from 'vitest';
import keepThreeFarmers from '../../content/tasks/king-of-the-valley/keep-three-farmers.ts';
import { game } from '../../src/games/king-of-the-valley/game.ts';
import type { Event } from '../../src/games/king-of-the-valley/types/event.ts';
import type { Position } from '../../src/games/king-of-the-valley/types/position.ts';
import type { Action } from '../../src/games/king-of-the-valley/types/action.ts';
import type { State } from '../../src/games/king-of-the-valley/types/state.ts';
import { answerInKingOfTheValley } from '../../src/narration/king-of-the-valley/answers/answer.ts';
import { describeKingOfTheValley } from '../../src/narration/king-of-the-valley/describe.ts';
import { act, column, decline, hill, leg, recruit, refusal, table, two, valley } from '../support/king-of-the-valley.ts';
import { answerTo } from '../support/king-of-the-valley-answers.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';

const [english, german] = [
  translatorOf('en', await gameMessages('en', 'king-of-the-valley')),
  translatorOf('de', await gameMessages('de', 'king-of-the-valley')),
];
const [words, worte] = [describeKingOfTheValley(english), describeKingOfTheValley(german)];

const plain = (html: string): string => html.replace(/<[^>]+>|\u00AD/g, '').replaceAll('\u00A0', ' ');

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

const why = (before: State, action: Action, of = words): string => plain(of.refusal(refusal(before, action)));

describe('a turn of King of the Valley in words', () => {
  it('says from where to where the king goes, what is taken, and what comes in', () => {
    expect(story(FIRST, [leg('e4', 'e2', 'e3'), column('left')]).slice(0, 4)).toEqual([
      'Noor’s king moves from e1 to e4.',
      'Noor summons the 2 knights the king has passed, on e2 and e3.',
      'Noor puts a jester from the left column on e2.',
      'Noor puts a priest from the left column on e3.',
    ]);
    expect(story(FIRST, [leg('e4', 'e2', 'e3'), column('left')], worte).slice(0, 4)).toEqual([
      'Noors König zieht von e1 nach e4.',
      'Noor ruft die 2 Ritter herbei, über die der König gezogen ist: e2 und e3.',
      'Noor legt den Hofnarren aus der linken Spalte auf e2.',
      'Noor legt den Mönch aus der linken Spalte auf e3.',
    ]);
  });

  it('says when the new tile goes under the own king', () => {
    expect(story(FIRST, [leg('b1'), column('right')])[2]).toBe(
      'Noor puts a knight with a lily from the right column on b1, under their own king.',
    );
  });

  it('names the price of a recruit and the place it comes from', () => {
    const second = table({ ...POSITION, round: 2 });
    expect(story(second, [recruit('R1')])).toEqual(['Noor pays 2 gold and recruits the knight with the lily from row 1 on the right.']);
    expect(story(second, [decline()])).toEqual(['Noor recruits nobody.']);
  });

  it('names the coin that comes with a tile, before the king goes there', () => {
    const withCoin = table({ ...POSITION, round: 2, coins: ['b1'], discard: { priest: 1 } });
    const said = (state: State, to: 'a1' | 'b1', of = words): string => of.action(leg(to), game.view(state));
    expect(said(withCoin, 'b1')).toBe('Move to b1 and take the duke and the coin');
    expect(said(withCoin, 'b1', worte)).toBe('Nach b1 ziehen und den Herzog und die Münze nehmen');
    expect(said(withCoin, 'a1')).toBe('Move to a1 and take the farmer');
  });

  it('says whether the game ends at once or after the round', () => {
    const ended = (seat: 'noor' | 'mila'): string => plain(words.event({ type: 'endTriggered', seat, missing: 1 }, game.view(FIRST)));
    expect(ended('noor')).toBe('The hill is 1 tile short, so the game ends after this round.');
    expect(ended('mila')).toBe('The hill is 1 tile short, so the game ends now.');
  });

  it('says from which column a jester is swapped, and of no other subject', () => {
    const swapped = (given: 'jester' | 'duke'): string => {
      const event: Event = { type: 'subjectsExchanged', seat: 'mila', column: 'duke', given, place: 'L5', taken: 'queen' };
      return plain(words.event(event, game.view(FIRST)));
    };
    expect(swapped('jester')).toBe('Mila swaps a jester from the duke column for the queen from row 5 on the left.');
    expect(swapped('duke')).toBe('Mila swaps a duke for the queen from row 5 on the left.');
  });
});

describe('a refusal of King of the Valley in words', () => {
  it('names what is barred, and why', () => {
    expect(why(FIRST, leg('c3'))).toBe('Mila’s king is on c3, so the farmer’s wife there can’t be summoned.');
    expect(why(FIRST, leg('e5', 'e2', 'e3'))).toBe(
      'The king must stop directly behind the last of the knights taken, and e5 is farther on.',
    );
    expect(why(FIRST, leg('a1', 'c1', 'a1'))).toBe(
      'The valley ends at a1: to take the farmer there as part of a set, the king would have to stop directly behind it.',
    );
    expect(why(FIRST, leg('d3'))).toBe('The king moves in a straight line, and d3 isn’t in line with e1.');
    expect(why(FIRST, recruit('L1'))).toBe('Recruiting starts in the second round, so nobody can recruit yet.');
  });

  it('does so in German', () => {
    expect(why(FIRST, leg('c3'), worte)).toBe('Auf c3 steht Milas König, deshalb lässt sich die Bäuerin dort nicht herbeirufen.');
    expect(why(FIRST, leg('d3'), worte)).toBe('Der König zieht in gerader Linie, und d3 liegt mit e1 nicht auf einer Linie.');
  });
});

describe('what a table of King of the Valley comes to, in words', () => {
  it('says of each set that is laid whether it can be taken, counts the end tiles, and names the sets', () => {
    const { headline, lines } = answerInKingOfTheValley(english, answerTo(POSITION));
    expect(headline).toBe('Yes: any one of 2 sets. No: the pair of farmers on c1 and a1.');
    const sets = 'can take 2 knights (e2 + e3, stopping on e4) and 2 farmers (d2 + b4, stopping on a5) in passing';
    expect(lines).toEqual([{ seat: 'noor', text: `can take any of 11 end tiles and ${sets}` }]);
  });

  it('says why a set at the border is none', () => {
    const { remarks } = answerInKingOfTheValley(english, answerTo(POSITION));
    expect(remarks).toContainEqual({
      text: 'The valley ends at a1: to take the farmer there as part of a set, the king would have to stop directly behind it.',
      cites: ['kv.summon.end-directly-behind'],
    });
  });

  it('says what each column of the hill would bring into the valley', () => {
    const opened: Position = { ...POSITION, players: two({ king: 'e4' }, { king: 'c3' }), phase: 4, opened: ['e2', 'e3'] };
    const { e2: _e2, e3: _e3, ...rest } = POSITION.valley!;
    const { lines } = answerInKingOfTheValley(english, answerTo({ ...opened, valley: rest }));
    expect(lines.map(({ text }) => text)).toEqual([
      'Left column: a jester to e2 and a priest to e3',
      'Right column: a knight with a lily to e2 and a 5-gold tax collector to e3',
    ]);
  });
});

it('The kingdom sets of a castle are told apart by what differs', () => {
  const before = table(keepThreeFarmers.position);
  const view = game.view(before);
  const claims = game.options(before, 'ines').filter(({ type }) => type === 'kingdom');
  expect(claims.map((action) => plain(words.apart!(action, view)!))).toEqual([
    'Kingdom bonus with a farmer',
    'Kingdom bonus with a farmer’s wife',
  ]);
  expect(claims.map((action) => plain(worte.apart!(action, view)!))).toEqual(['Königreichbonus mit Bauer', 'Königreichbonus mit Bäuerin']);
});
