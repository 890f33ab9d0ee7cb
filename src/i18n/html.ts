const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Plain text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

const CHARACTERS = new Map(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

const unescapeHtml = (html: string): string =>
  html.replace(/&\w+;/g, (entity) => CHARACTERS.get(entity) ?? entity);

/** A sentence with emphasis only, as `caption.ts` has them, without markup. */
export const plainText = (html: string): string => unescapeHtml(html.replace(/<[^<>]*>/g, ''));

/** A part of a sentence: plain text, with what emphasizes it. */
export interface Run {
  readonly text: string;
  readonly as?: 'b' | 'i';
}

/** The runs of a sentence with emphasis only, in order. Emphasis never has emphasis in it. */
export const runsIn = (html: string): readonly Run[] =>
  Array.from(html.matchAll(/<([bi])>(.*?)<\/\1>|[^<]+/gs), ([whole, as, within]) =>
    as === undefined
      ? { text: unescapeHtml(whole) }
      : { text: unescapeHtml(within!), as: as as 'b' | 'i' },
  );
