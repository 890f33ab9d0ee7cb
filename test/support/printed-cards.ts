import type { BuildingId, Colour, SubjectId } from '../../src/games/rival-kings/cards.ts';

/** Where a colour or a number of a card comes from. */
type Status = 'printed' | 'inferred' | 'assumed';

export interface PrintedPair {
  readonly subject: SubjectId;
  readonly building: BuildingId;
  readonly colour: Colour;
  /** Status of the subject's and of the building's colour. */
  readonly colours: readonly [Status, Status];
  /**
   * The numbers by the order in which the scoring example names the cards; absent where the text
   * has none.
   */
  readonly numbers?: readonly [number, number];
}

const UNPRINTED = ['inferred', 'inferred'] as const;

/**
 * The sixteen perfect pairs in printed order, copied from the rulebook's list of abilities and its
 * scoring example.
 */
export const PRINTED_PAIRS: readonly PrintedPair[] = [
  {
    subject: 'gardener',
    building: 'garden',
    colour: 'yellow',
    colours: UNPRINTED,
    numbers: [3, 4],
  },
  { subject: 'watchman', building: 'castle-wall', colour: 'yellow', colours: UNPRINTED },
  { subject: 'jailer', building: 'prison', colour: 'yellow', colours: ['inferred', 'printed'] },
  { subject: 'court-lady', building: 'pavilion', colour: 'yellow', colours: UNPRINTED },
  { subject: 'bishop', building: 'cathedral', colour: 'red', colours: UNPRINTED },
  { subject: 'scholar', building: 'university', colour: 'red', colours: UNPRINTED },
  { subject: 'troubadour', building: 'tavern', colour: 'red', colours: UNPRINTED },
  { subject: 'sailor', building: 'harbor', colour: 'red', colours: ['printed', 'inferred'] },
  { subject: 'blacksmith', building: 'forge', colour: 'blue', colours: ['inferred', 'printed'] },
  { subject: 'carpenter', building: 'carpentry', colour: 'blue', colours: UNPRINTED },
  { subject: 'market-woman', building: 'market', colour: 'blue', colours: UNPRINTED },
  { subject: 'innkeeper', building: 'inn', colour: 'blue', colours: ['printed', 'inferred'] },
  {
    subject: 'vintner',
    building: 'vineyard',
    colour: 'green',
    colours: UNPRINTED,
    numbers: [1, 3],
  },
  { subject: 'miner', building: 'mine', colour: 'green', colours: UNPRINTED },
  { subject: 'herbalist', building: 'herb-meadow', colour: 'green', colours: UNPRINTED },
  { subject: 'farmer', building: 'farm', colour: 'green', colours: UNPRINTED },
];
