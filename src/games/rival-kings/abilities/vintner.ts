// Vintner (Vineyard): look through one pile in the middle, choose any subject from it and pay for
// it.
import { searches } from './search.ts';

export const vintner = searches('vintner', {
  rule: 'rk.ability.vintner',
  seeks: 'subject',
  purchase: 'recruit',
});
