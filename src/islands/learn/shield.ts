/**
 * The shield of a task, and the tick on one that is solved: paths in a square of 24 by 28 units.
 */
export const SHIELD = 'M2 2h20v11c0 7-4.4 10.6-10 13C6.4 23.6 2 20 2 13z';
export const TICK = 'm7 13 4 4 6.5-8';
