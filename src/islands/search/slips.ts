/** Which letters a word has, as bits; some letters share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether the letters of two words leave room for so few slips: each changes two at most. */
export function mayBeSlips(a: number, b: number, most: number): boolean {
  let differing = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) differing += 1;
  return differing <= 2 * most;
}

/**
 * How many letters are wrong, missing, too many or in each other's place between two words; more
 * than `most` count as infinitely many.
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, at) => at),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let fewest = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        fewest = Math.min(fewest, before[j - 2]! + 1);
      row.push(fewest);
    }
    if (Math.min(...row) > most) return Infinity;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
