import type { GameTypes, NonEmpty, Particulars, Refusal, RuleSource } from './types.ts';

/** Where a rule stands that the text says: the short codes of its sections. */
export const printed = (...places: string[]): RuleSource => ({ places, status: 'printed' });

/** The same for a rule that follows from what the text says. */
export const inferred = (...places: string[]): RuleSource => ({ places, status: 'inferred' });

/**
 * A point on which the rules are silent: its readings, the default first, and the rules that leave
 * it open.
 */
export interface OpenRuling<
  Rule extends string,
  Options extends NonEmpty<string> = NonEmpty<string>,
> {
  readonly options: Options;
  readonly rules: NonEmpty<Rule>;
}

export const open = <const Options extends NonEmpty<string>, Rule extends string>(
  options: Options,
  ...rules: NonEmpty<Rule>
): OpenRuling<Rule, Options> => ({ options, rules });

/** Which reading of each open ruling a table plays. */
export type ReadingsOf<
  Rulings extends Readonly<Record<string, { readonly options: readonly string[] }>>,
> = {
  readonly [Id in keyof Rulings]: Rulings[Id]['options'][number];
};

/** The sentences of a game’s refusals by id, each with the particulars that it tells. */
type Reasons = Readonly<Record<string, readonly string[]>>;

/**
 * Makes refusals of one game: the rule that says no, the sentence that tells it, and its
 * particulars, all of them and no other.
 */
export type Refuse<T extends GameTypes, Known extends Reasons> = <
  Id extends T['reason'] & keyof Known,
>(
  because: T['rule'],
  reason: Id,
  ...particulars: Known[Id] extends readonly []
    ? []
    : [{ readonly [Name in Known[Id][number]]: string | number }]
) => Refusal<T>;

/** A refusal as it is written down. */
export const refusal = <T extends GameTypes>(
  because: T['rule'],
  reason: T['reason'],
  particulars?: Particulars,
): Refusal<T> => (particulars ? { because, reason, particulars } : { because, reason });
