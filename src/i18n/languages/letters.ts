/** A letter without its marks, so that š counts as s. */
export const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** Whether a name ends in a letter of the Latin alphabet. */
export const endsInLatin = (name: string): boolean => /\p{Script=Latin}$/u.test(bare(name));

/** Whether a name ends in s, x or z, whatever mark they carry, or in ß. */
export const endsInSibilant = (name: string): boolean => /[sxzß]$/i.test(bare(name));
