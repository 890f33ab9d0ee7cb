/**
 * Where a fact about a card comes from: `printed` in the rulebook text, `inferred` from what is printed,
 * `found-elsewhere` in several public reviews, or `assumed` until somebody reads it off a real card.
 */
export const PROVENANCES = ['printed', 'inferred', 'found-elsewhere', 'assumed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A fact and where it comes from. */
export interface Known<Value> {
  readonly value: Value;
  readonly provenance: Provenance;
}
