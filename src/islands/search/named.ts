import { fold, foldings, wordsIn, type Stem } from './words.ts';
import type { NameRecord } from './names.ts';
import type { PlayedId } from '../../games/ids.ts';

/** A card that a query names, such as the Watchman of Rival Kings or the Goblins of Claim. */
export interface Named {
  readonly game: PlayedId;
  /** The id of the card. */
  readonly card: string;
  /** The number that stands behind the name. */
  readonly value?: number;
  /** Something other than a number stands between this name and the one before. */
  readonly isApart: boolean;
}

/** The cards that a query names, in its order, and whether it says nothing else. */
export interface NamedCards {
  readonly cards: readonly Named[];
  readonly isAll: boolean;
}

/** What it takes to tell a card by its name. */
interface Known {
  readonly records: readonly NameRecord[];
  /** Words that may stand between names without asking for anything else: “against”, “robs”. */
  readonly betweenNames: readonly string[];
  readonly stem: Stem;
  /** The card whose whole name some words may be, misspelt; undefined where every word is known. */
  readonly misspelt: (words: readonly string[]) => NameRecord | undefined;
  /** Words that carry no meaning for a search. */
  readonly isIgnored: (word: string) => boolean;
}

/** The longest names have three words. */
const LONGEST = 3;
const NUMBER = /^\d$/;

/**
 * Makes what reads the cards that a query names: whole names, longest first, with endings and
 * slips. Of two games the one with more of them is meant.
 */
export function cardReader({
  records,
  betweenNames,
  stem,
  misspelt,
  isIgnored,
}: Known): (query: string) => NamedCards {
  const stemmed = (word: string): string => stem(fold(word));
  const between = new Set(betweenNames.map(stemmed));
  const byGame = Map.groupBy(
    records.filter(({ piece }) => piece),
    ({ piece }) => piece!.game,
  );
  const games = [...byGame.values()].map((own) => ({
    own: new Set(own),
    names: namesOf(own, stem),
  }));
  type Names = (typeof games)[number];

  /** The name with which some words begin. */
  function nameAt(
    words: readonly string[],
    { own, names }: Names,
  ): { readonly record: NameRecord; readonly length: number } | undefined {
    const lengths = words.map((_, at) => words.length - at);
    const found = (named: (begin: readonly string[]) => NameRecord | undefined) => {
      for (const length of lengths) {
        const record = named(words.slice(0, length));
        if (record && own.has(record)) return { record, length };
      }
      return undefined;
    };
    return found((begin) => names.get(begin.map(stemmed).join(' '))) ?? found(misspelt);
  }

  function readAs(words: readonly string[], names: Names): NamedCards {
    const cards: Named[] = [];
    let isAll = true;
    let isApart = false;
    for (let at = 0; at < words.length;) {
      const named = nameAt(words.slice(at, at + LONGEST), names);
      const word = words[at]!;
      const last = cards.at(-1);
      if (named) {
        cards.push({ ...named.record.piece!, isApart });
        isApart = false;
      } else if (last && !isApart && last.value === undefined && NUMBER.test(word)) {
        cards.splice(-1, 1, { ...last, value: Number(word) });
      } else {
        isApart = true;
        isAll &&= between.has(stemmed(word)) || isIgnored(word);
      }
      at += named?.length ?? 1;
    }
    return { cards, isAll };
  }

  return (query) => {
    const readings = games.map((names) => readAs(wordsIn(query), names));
    return (
      readings.sort((a, b) => b.cards.length - a.cards.length)[0] ?? { cards: [], isAll: false }
    );
  };
}

/**
 * The records by every way to type their names, without endings: “Wächter”, “Wachter”, “Waechter”.
 * Of two with one name the first counts.
 */
function namesOf(records: readonly NameRecord[], stem: Stem): ReadonlyMap<string, NameRecord> {
  const spelt = records.flatMap((record) =>
    [record.title, ...Object.values(record.names).flat()].flatMap((name) => {
      const words = wordsIn(name).map(foldings);
      return [0, 1].map(
        (way) => [words.map((ways) => stem(ways[way] ?? ways[0]!)).join(' '), record] as const,
      );
    }),
  );
  return new Map(spelt.reverse());
}
