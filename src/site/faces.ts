const WIDEST = 25;
/** Letters of a name that fit on a card at the widest size. */
const FITTING = 11;

/** The size of a name at the foot of a card of 200 units. */
export const nameSize = (name: string): number =>
  name.length <= FITTING ? WIDEST : Math.round((WIDEST * FITTING) / name.length) + 2;
