/**
 * The fragment that was meant, with its `#`: signs of the sentence around an address (`.`, `)`,
 * `”`, also encoded) and what some programs append to one (`&fbclid=…`, `?utm…`) are not part of
 * it. No id of a page ends in such a sign and no packed link has one, so nothing else is ever cut;
 * blanks where a packed link was broken into lines go, too. Every page has this function as text in
 * its early script (`site/head.ts`), so that it takes nothing from outside itself and holds no
 * comment.
 */
export function cleanFragment(fragment: string): string {
  const decode = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const text = decode(fragment.slice(1));
  const [packed] = /^play=[\w-]*(\.[\w-]*)?/.exec(text.replace(/[\s\p{Cf}]/gu, '')) ?? [];
  if (packed !== undefined) return `#${packed}`;
  const [id] = /^[\p{L}\p{N}._-]*[\p{L}\p{N}]/u.exec(text) ?? [];
  return id === undefined || id === text ? fragment : `#${id}`;
}
