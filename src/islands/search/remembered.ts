/** A function that works out each answer once; what it is asked must go into JSON. */
export function remembered<Asked extends readonly unknown[], Answer>(
  answer: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const own = known.has(key) ? known.get(key)! : answer(...asked);
    known.set(key, own);
    return own;
  };
}
