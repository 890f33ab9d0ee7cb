/**
 * What came from outside is never repeated in an error: its place and what is expected there say
 * enough.
 */

/**
 * A field’s name as an error may show it: short plain names as they are, anything else as an
 * ellipsis.
 */
export const shownField = (name: string): string => (/^[\w-]{1,40}$/.test(name) ? name : '…');

/** The problem of a field that does not belong where it stands. `known`: those that do. */
export const noSuchField = (known: readonly string[]): string =>
  `no such field; expected some of ${known.join(', ')}`;
