import { escapeHtml } from '../../i18n/html.ts';
import type { NamedTable } from '../table/named-table.ts';
import type { NameHit } from './names.ts';
import type { Share } from './texts.ts';

/** What a hit can be, in the order of the filter buttons. */
export const KINDS = [
  'table',
  'card',
  'term',
  'rule',
  'ruling',
  'scenario',
  'lesson',
  'page',
] as const;
export type Kind = (typeof KINDS)[number];

/** One hit. `text`: what stands there, as HTML with `<mark>` around what was sought. */
export interface Hit {
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** The number of a rule. */
  readonly number: string;
  /** The chapter it stands in. */
  readonly place: string;
  readonly text: string;
  /** A small picture, as HTML. */
  readonly picture?: string | undefined;
  /** Names in other languages that fit, by language code. */
  readonly foreign: NameHit['foreign'];
  /** Of a table: what it needs that nobody has named. */
  readonly assumed?: NamedTable['assumed'];
  /** Of a table: under which condition its answer holds. */
  readonly condition?: string;
  readonly score: number;
  readonly times: number;
  /**
   * What the score comes from, before it is multiplied: the words of names that fit, or what each
   * word of the query adds.
   */
  readonly from: { readonly names: NameHit['match'] } | { readonly texts: readonly Share[] };
}

/** A record found by its name, as a hit. */
export const byName = ({ record, foreign, score, times, match }: NameHit): Hit => ({
  ...record,
  text: escapeHtml(record.text),
  number: '',
  place: '',
  foreign,
  score,
  times,
  from: { names: match },
});
