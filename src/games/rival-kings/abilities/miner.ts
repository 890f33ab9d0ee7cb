// Miner (Mine): look through one pile in the middle, choose any building from it and pay for it.
import { searches } from './search.ts';

export const miner = searches('miner', {
  rule: 'rk.ability.miner',
  seeks: 'building',
  purchase: 'buy',
});
