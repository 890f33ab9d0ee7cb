/** Longest line that is kept. */
export const MOST_CHARACTERS = 1_000_000;

/**
 * The lines of a text that comes in pieces, one after the other; undefined stands for a line that
 * is too long to be kept. Only a line feed ends a line, with or without a carriage return before
 * it: other separators, such as U+2028, may stand inside a JSON string.
 */
export async function* linesOf(
  text: AsyncIterable<string>,
  most = MOST_CHARACTERS,
): AsyncGenerator<string | undefined> {
  let pieces: string[] = [];
  let length = 0;
  const line = (): string | undefined =>
    length > most ? undefined : pieces.join('').replace(/\r$/, '');
  for await (const chunk of text) {
    const [first, ...others] = chunk.split('\n');
    add(first!);
    for (const piece of others) {
      yield line();
      pieces = [];
      length = 0;
      add(piece);
    }
  }
  if (length > 0) yield line();

  function add(piece: string): void {
    length += piece.length;
    if (length <= most) pieces.push(piece);
    else pieces = [];
  }
}
