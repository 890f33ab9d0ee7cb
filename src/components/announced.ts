import NoblesAndGlory from './announced/NoblesAndGlory.astro';

/** Books on the shelf that cannot be opened yet, with the arms on their covers. */
export const ANNOUNCED = [
  {
    game: 'nobles-and-glory',
    title: 'Nobles & Glory',
    lead: 'announced.nobles-and-glory',
    players: { min: 2, max: 2 },
    Shield: NoblesAndGlory,
  },
] as const;
