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

/** A sentence with emphasis only, as `caption.ts` has them, without markup. */
export const plainText = (html: string): string =>
  html.replace(/<[^<>]*>/g, '').replace(/&\w+;/g, (entity) => CHARACTERS.get(entity) ?? entity);
