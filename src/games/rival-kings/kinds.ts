import type { Kinds } from '../manifest.ts';
import type { Action } from './types/action.ts';

/** What Rival Kings names. */
export const kinds: Kinds = {
  seat: { shown: ['name'], always: true },
  rank: { component: 'Rank' },
  character: { shown: ['name'], component: 'Character' },
  card: { shown: ['name'], component: 'Card' },
  colour: { shown: ['name'] },
  action: { shown: ['short'], always: true },
  pile: {},
};

/** The signs of its actions, by their names on the table. */
export const ACTION_SIGNS: Readonly<Partial<Record<Action['type'], string>>> = {
  settle: 'action-settle',
  pass: 'action-pass',
  money: 'action-money',
  recruit: 'action-recruit',
  buy: 'action-buy',
  steal: 'hand',
};
