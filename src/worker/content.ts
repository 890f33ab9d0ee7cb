// What the build and the worker read alike in files: what they come to, and which scripts and
// styles they name.

/** So many characters of a hash tell two versions apart. */
const HASH_LENGTH = 16;

/** What some content comes to. */
export async function hashOf(content: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LENGTH);
}

/**
 * Whatever looks like the name of a script or style; the name of a script that another one cannot
 * run without.
 */
const NAMED = /([\w.-]+\.(?:js|css))\b/g;
const NEEDED = /(?:from|import)\s*"\.\/([\w.-]+)"/g;

/** Whether a file may name scripts and styles. */
export const mayName = (path: string): boolean => /\.(html|js|css)$/.test(path);

/**
 * What may be scripts and styles by the names in a file; `atOnce`: without those that a script asks
 * for later, if at all.
 */
export const namedIn = (
  path: string,
  text: string,
  { atOnce }: { readonly atOnce: boolean },
): readonly string[] =>
  Array.from(text.matchAll(atOnce && path.endsWith('.js') ? NEEDED : NAMED), ([, name]) => name!);
