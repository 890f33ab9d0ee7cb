/**
 * An Astro component as pieces that TypeScript can read: the code above, the markup, and the
 * scripts in it.
 */
export function codeOfAstro(source: string): string[] {
  const [, code = '', markup = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const scripts = [...markup.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => script!,
  );
  const plain = markup.replace(/<(script|style)\b[\s\S]*?(<\/\1>|\/>)|<!doctype html>/g, '');
  return [code, `<>${plain}</>`, ...scripts];
}
