// Innkeeper (Inn): carry out one `recruit` action.
import { grants } from './granted.ts';

export const innkeeper = grants('innkeeper', 'rk.ability.innkeeper', 'recruit');
