/**
 * Where a fact about a piece comes from: `printed` in the rulebook text, `inferred` from what is
 * printed, `found-elsewhere` in public sources, or `assumed` until somebody reads it off the real
 * piece.
 */
export const PROVENANCES = ['printed', 'inferred', 'found-elsewhere', 'assumed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A fact and where it comes from. */
export interface Known<Value> {
  readonly value: Value;
  readonly provenance: Provenance;
}
