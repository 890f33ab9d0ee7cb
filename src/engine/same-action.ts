/**
 * Whether two actions are one and the same: equal in every field, in whatever order the fields
 * stand. Arrays are compared in order; a field that is undefined counts as one that is not there.
 */
export const sameAction = (one: object, other: object): boolean => isSame(one, other);

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isCompound(one) || !isCompound(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other) || one.length !== other.length) return false;
  const isSameIn = (key: string): boolean => isSame(one[key], other[key]);
  return Object.keys(one).every(isSameIn) && Object.keys(other).every(isSameIn);
}

const isCompound = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
