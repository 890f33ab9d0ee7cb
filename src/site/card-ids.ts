/** The id in the key of a card's name: `card.watchman` → `watchman`. */
export const idOf = (card: string): string => card.slice(card.indexOf('.') + 1);
