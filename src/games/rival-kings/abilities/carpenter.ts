// Carpenter (Carpentry): carry out one `buy` action.
import { grants } from './granted.ts';

export const carpenter = grants('carpenter', 'rk.ability.carpenter', 'buy');
