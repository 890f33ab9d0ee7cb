/**
 * The grammatical forms that names of a kind have: `acc` where there is `card.sailor.acc`. Names
 * that one message puts together have theirs beside it: `card.acc` where there is `card`.
 */
export function formsAmong(keys: readonly string[], kind: string): readonly string[] {
  const parts = keys.includes(kind) ? 2 : 3;
  const forms = keys
    .map((key) => key.split('.'))
    .filter((key) => key.length === parts && key[0] === kind);
  return [...new Set(forms.map((key) => key[parts - 1]!))];
}
