/** Taps that follow each other faster are one row, in milliseconds. */
const ROW = 700;

/** Tells of each tap whether it stands alone, not in a row with the one before. */
export function createTapRow(): (tap: { readonly timeStamp: number }) => boolean {
  let last = -Infinity;
  return ({ timeStamp }) => {
    const since = timeStamp - last;
    last = timeStamp;
    return since > ROW;
  };
}
