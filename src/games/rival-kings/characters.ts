import type { Provenance } from '../../engine/provenance.ts';

export const RANKS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Rank = (typeof RANKS)[number];

/** The five actions that character cards offer. */
export const ACTION_KINDS = ['settle', 'pass', 'money', 'recruit', 'buy'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

// prettier-ignore
export const CHARACTERS = [
  'lord-protector', 'queen', 'duke', 'count', 'courtier', 'priest', 'bursar', 'knight', 'countess', 'diplomat', 'trader-1', 'trader-2',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/**
 * A character card: rank and actions are printed, the bearer of the tie-break symbol is not known
 * from the text.
 */
export interface Character {
  readonly rank: Rank;
  /** In the order in which they must be carried out. */
  readonly actions: readonly ActionKind[];
  readonly symbol: { readonly value: boolean; readonly provenance: Provenance };
}

const card = (rank: Rank, actions: readonly ActionKind[], symbol: boolean): Character => ({
  rank,
  actions,
  symbol: { value: symbol, provenance: 'assumed' },
});

/**
 * The twelve characters; the first of each rank in the printed overview is taken to bear the
 * symbol.
 */
export const CHARACTER_CARDS: Readonly<Record<CharacterId, Character>> = {
  'lord-protector': card('A', ['buy'], true),
  queen: card('A', ['recruit'], false),
  duke: card('B', ['settle', 'recruit'], true),
  count: card('B', ['settle', 'buy'], false),
  courtier: card('C', ['pass', 'money'], true),
  priest: card('C', ['pass', 'money'], false),
  bursar: card('D', ['money', 'buy'], true),
  knight: card('D', ['money', 'recruit'], false),
  countess: card('E', ['settle', 'money', 'recruit'], true),
  diplomat: card('E', ['settle', 'money', 'buy'], false),
  'trader-1': card('F', ['settle', 'money', 'recruit', 'buy'], true),
  'trader-2': card('F', ['settle', 'money', 'recruit', 'buy'], false),
};

/** The card of each rank that bears the tie-break symbol, as far as a reader says so. */
export type Symbols = Readonly<Partial<Record<Rank, CharacterId>>>;

/** Which rank each rank robs (`rk.conflict.lines`). */
export const ROBS: Readonly<Record<Rank, Rank | null>> = {
  A: 'D',
  B: 'C',
  C: 'F',
  D: 'E',
  E: 'F',
  F: null,
};

/** The ranks that rob this one, the highest first. */
export const robbersOf = (rank: Rank): Rank[] => RANKS.filter((other) => ROBS[other] === rank);

export const rankOf = (character: CharacterId): Rank => CHARACTER_CARDS[character].rank;

export const actionsOf = (character: CharacterId): readonly ActionKind[] =>
  CHARACTER_CARDS[character].actions;

/** Negative if `a` is the higher rank. */
export const compareRanks = (a: Rank, b: Rank): number => RANKS.indexOf(a) - RANKS.indexOf(b);

/**
 * Whether a card bears the tie-break symbol of its rank, on the reader's own cards if they say so.
 */
export function bearsSymbol(
  state: { readonly own: { readonly symbols: Symbols } },
  character: CharacterId,
): boolean {
  const own = state.own.symbols[rankOf(character)];
  return own ? own === character : CHARACTER_CARDS[character].symbol.value;
}

/** The characters that no player holds, in the order of the overview. */
export const withoutCharacters = (taken: readonly CharacterId[]): CharacterId[] =>
  CHARACTERS.filter((character) => !taken.includes(character));
