// Market Woman (Market): carry out one `money` action.
import { grants } from './granted.ts';

export const marketWoman = grants('market-woman', 'rk.ability.market-woman', 'money');
