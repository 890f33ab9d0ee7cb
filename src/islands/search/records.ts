/**
 * What answers a question: a rule, a ruling, a scenario, what a card does with another, a term, a
 * lesson, or another page.
 */
export type TextKind = 'rule' | 'ruling' | 'scenario' | 'card' | 'term' | 'lesson' | 'page';

/** One answer of the site, and where it stands. */
export interface TextRecord {
  /** In its file: below the address of its game and language. */
  readonly url: string;
  readonly kind: TextKind;
  readonly title: string;
  /** Rule number, where there is one. */
  readonly number?: string;
  /** The chapter or page it belongs to. */
  readonly place?: string;
  /** How players put the question that is answered there. */
  readonly asked?: readonly Wording[];
}

/** The words of a question that tell something, in lower case, as `tokensIn` parts them. */
export type Wording = readonly string[];

/** What stands at a record. */
export interface Passage {
  readonly text: string;
  /** What settles the question, where the text alone only tells how it comes about. */
  readonly answer?: string;
}

/** A scenario that belongs to a place is one of its steps. */
export const isStep = ({ kind, place }: TextRecord): boolean =>
  kind === 'scenario' && place !== undefined;
/** A card that belongs to a place is what it does together with others. */
export const isInteraction = ({ kind, place }: TextRecord): boolean =>
  kind === 'card' && place !== undefined;
/** What a card does together with others, where players have asked about it. */
export const isAskedInteraction = (record: TextRecord): boolean =>
  isInteraction(record) && record.asked !== undefined;
