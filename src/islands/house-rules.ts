/** The reader's own readings of open rulings: option by ruling, where they are not the default. */
export type HouseRules = Readonly<Record<string, string>>;

const keyOf = (game: string): string => `house-rules.${game}`;

/**
 * The house rules kept on this device; none where nothing can be read. `damaged`: something is kept that makes no sense; it stays where it
 * is until the reader chooses anew. Whether rulings and options exist is for whoever knows the game to say.
 */
export function keptHouseRules(game: string): { readonly rules: HouseRules; readonly damaged: boolean } {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as unknown;
    return isHouseRules(kept) ? { rules: kept, damaged: false } : { rules: {}, damaged: true };
  } catch (error) {
    return { rules: {}, damaged: error instanceof SyntaxError };
  }
}

/** Keeps house rules on this device; without storage they last as long as the page. */
export function keepHouseRules(game: string, rules: HouseRules): void {
  try {
    if (Object.keys(rules).length === 0) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(rules));
  } catch {
    // The choice lasts as long as the page.
  }
}

const isHouseRules = (value: unknown): value is HouseRules =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((option) => typeof option === 'string');
