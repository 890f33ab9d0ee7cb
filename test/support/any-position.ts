import { SEATS, type Seat } from '../../src/engine/types.ts';
import { BUILDINGS, COLOURS, SUBJECTS } from '../../src/games/rival-kings/cards.ts';
import {
  ACTION_KINDS,
  CHARACTERS,
  RANKS,
  type CharacterId,
} from '../../src/games/rival-kings/characters.ts';
import { RULINGS } from '../../src/games/rival-kings/rulings.ts';
import type { Position } from '../../src/games/rival-kings/types/position.ts';
import { PILES } from '../../src/games/rival-kings/types/state.ts';
import fc from './seed.ts';

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** An object with a few of these fields. */
const some = (fields: Fields, most: number): fc.Arbitrary<object> =>
  fc
    .subarray(Object.keys(fields), { maxLength: Math.min(most, Object.keys(fields).length) })
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, fields[key]!]))));

const each = <Value>(ids: readonly string[], value: fc.Arbitrary<Value>): Fields =>
  Object.fromEntries(ids.map((id) => [id, value]));
const few = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 3 });
const rarely = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: odd });

const seat = fc.constantFrom(...SEATS);
const character = fc.constantFrom(...CHARACTERS);
const card = fc.constantFrom(...SUBJECTS, ...BUILDINGS);
const count = rarely(fc.nat(9), fc.constantFrom(-1, 1.5, 60));
const crest = fc.record({ action: fc.constantFrom(...ACTION_KINDS), by: seat });

const cards: Fields = {
  subjects: few(fc.constantFrom(...SUBJECTS)),
  buildings: few(fc.constantFrom(...BUILDINGS)),
  coins: count,
  markers: count,
};
const rest: Fields = {
  hand: few(character),
  spent: fc.constantFrom(...SUBJECTS),
  crests: fc.array(crest, { maxLength: 2 }),
};
const pile = some({ cards: few(card), size: count, coins: count }, 2);

/** Players with different characters in front of all, some or none of them. */
const players = rarely(
  fc.shuffledSubarray([...SEATS], { minLength: 2 }),
  fc.array(seat, { maxLength: 5 }),
).chain((seats) =>
  fc
    .shuffledSubarray([...CHARACTERS], { minLength: seats.length, maxLength: seats.length })
    .chain((dealt) => fc.tuple(...seats.map((own, place) => player(own, dealt[place]!)))),
);

const player = (own: Seat, played: CharacterId) =>
  fc
    .tuple(
      rarely(fc.constant({ played }), fc.constant({})),
      some(cards, 4),
      rarely(fc.constant({}), some(rest, 2)),
    )
    .map(([shown, laid, odd]) => ({ seat: own, ...shown, ...laid, ...odd }));

const table: Fields = {
  round: fc.integer({ min: 1, max: 5 }),
  cycle: fc.constantFrom(1, 2),
  turn: seat,
  piles: some(each(PILES, pile), 4),
  supplyCoins: count,
  supplyMarkers: count,
  numbers: some(each([...SUBJECTS, ...BUILDINGS], fc.nat(5)), 5),
  colours: some(each([...SUBJECTS, ...BUILDINGS], fc.constantFrom(...COLOURS)), 5),
  rulings: some(
    Object.fromEntries(
      Object.entries(RULINGS).map(([id, { options }]) => [id, fc.constantFrom<string>(...options)]),
    ),
    26,
  ),
  series: fc.record({ goal: fc.oneof(fc.record({ games: count }), fc.record({ points: count })) }),
};

const oddities: Fields = {
  box: fc.boolean(),
  over: fc.boolean(),
  leftovers: few(character),
  neutral: character,
  usedCharacters: few(character),
  symbols: some(each(RANKS, character), 1),
};

/** A position of the right shape: many of them can be, and the others break all sorts of rules. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .tuple(players, some(table, 4), fc.oneof(fc.constant({}), some(oddities, 2)))
  .map(([laid, more, odd]) => ({ players: laid, ...more, ...odd }));
