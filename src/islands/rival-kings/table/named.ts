import { SEATS } from '../../../engine/types.ts';
import { SUBJECTS, type SubjectId } from '../../../games/rival-kings/cards.ts';
import {
  CHARACTERS,
  compareRanks,
  rankOf,
  robbersOf,
  ROBS,
  withoutCharacters,
  type CharacterId,
} from '../../../games/rival-kings/characters.ts';
import type { Position } from '../../../games/rival-kings/types/position.ts';
import type { NamedCard, NamedTable, TablesNamed } from '../../table/named-table.ts';

/** A reveal needs three players; more than four never play. */
const FEWEST = 3;
const MOST = SEATS.length;

/**
 * The reveal that some characters and subjects may mean: the characters in rank order, completed by
 * such as have no conflict with them. A Watchman without anybody to hold off gets a robber, and
 * subjects alone get a Trader.
 */
export const tablesNamed: TablesNamed = (cards) => {
  const subjects = SUBJECTS.filter((subject) => cards.some(({ card }) => card === subject));
  const named = charactersIn(cards);
  if (named.length + subjects.length < 2 || named.length > MOST || subjects.length > MOST)
    return [];
  const characters = completed(robbedFor(subjects, named.length > 0 ? named : ['trader-1']));
  if (characters.length > MOST) return [];
  return [laid(characters.sort(byRank), subjects, { cards, named })];
};

/** The characters named; a Trader named twice is both. */
function charactersIn(cards: readonly NamedCard[]): CharacterId[] {
  const traders = cards.filter(({ card }) => card.startsWith('trader')).length;
  const others = CHARACTERS.filter(
    (character) => !character.startsWith('trader') && cards.some(({ card }) => card === character),
  );
  return [
    ...others,
    ...(traders > 0 ? (['trader-1'] as const) : []),
    ...(traders > 1 ? (['trader-2'] as const) : []),
  ];
}

const byRank = (one: CharacterId, other: CharacterId): number =>
  compareRanks(rankOf(one), rankOf(other));

const robs = (one: CharacterId, other: CharacterId): boolean => ROBS[rankOf(one)] === rankOf(other);
const meets = (one: CharacterId, other: CharacterId): boolean =>
  rankOf(one) === rankOf(other) || robs(one, other) || robs(other, one);

/** With a Watchman, somebody robs: where nobody named does, one is added. */
function robbedFor(
  subjects: readonly SubjectId[],
  characters: readonly CharacterId[],
): readonly CharacterId[] {
  if (!subjects.includes('watchman') || victimsAmong(characters).length > 0) return characters;
  const robber = CHARACTERS.find(
    (one) =>
      !characters.includes(one) &&
      characters.some((other) => robbersOf(rankOf(other)).includes(rankOf(one))),
  );
  return robber ? [...characters, robber] : characters;
}

const victimsAmong = (characters: readonly CharacterId[]): CharacterId[] =>
  characters.filter((one) => characters.some((other) => robs(other, one)));

/**
 * As many as a reveal needs, those added without any conflict; fewer where there is no such
 * character.
 */
function completed(characters: readonly CharacterId[]): CharacterId[] {
  if (characters.length >= FEWEST) return [...characters];
  const bystander = withoutCharacters(characters).find((one) =>
    characters.every((other) => !meets(one, other)),
  );
  return bystander ? completed([...characters, bystander]) : [...characters];
}

/** The table with a player per character; a subject lies where it does something. */
function laid(
  characters: readonly CharacterId[],
  subjects: readonly SubjectId[],
  {
    cards,
    named,
  }: { readonly cards: readonly NamedCard[]; readonly named: readonly CharacterId[] },
): NamedTable<Position> {
  const holders = holdersOf(
    [...named, ...characters.filter((one) => !named.includes(one))],
    subjects,
    cards,
  );
  const count = Math.max(characters.length, FEWEST);
  const players = SEATS.slice(0, count).map((seat, place) => {
    const character = characters[place];
    const subject = character && holders.get(character);
    return {
      seat,
      ...(character && { played: character }),
      ...(subject && { subjects: [subject] }),
    };
  });
  return {
    position: { players },
    seats: [...named, ...characters.filter((one) => !named.includes(one))].map((character) => {
      const subject = holders.get(character);
      const seat = SEATS[characters.indexOf(character)]!;
      return {
        seat,
        cards: [
          { name: `character.${character}` },
          ...(subject ? [{ name: `card.${subject}` }] : []),
        ],
      };
    }),
    ...(characters.length < FEWEST
      ? { assumed: 'missing' }
      : characters.length > named.length
        ? { assumed: 'characters' }
        : {}),
  };
}

/**
 * Who has which subject: a Watchman lies with a victim, others with the character named before
 * them, or with whoever has none.
 */
function holdersOf(
  characters: readonly CharacterId[],
  subjects: readonly SubjectId[],
  cards: readonly NamedCard[],
): ReadonlyMap<CharacterId, SubjectId> {
  const holders = new Map<CharacterId, SubjectId>();
  const isFree = (one: CharacterId): boolean => !holders.has(one);
  const victims = victimsAmong(characters).reverse();
  for (const subject of [...subjects].sort((one) => (one === 'watchman' ? -1 : 1))) {
    const before = cards[cards.findIndex(({ card }) => card === subject) - 1]?.card;
    const wanted = subject === 'watchman' ? victims : characters;
    const holder =
      wanted.find((one) => one === before && isFree(one)) ??
      wanted.find(isFree) ??
      characters.find(isFree);
    if (holder) holders.set(holder, subject);
  }
  return holders;
}
