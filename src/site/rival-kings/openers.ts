import type { CardId } from '../../games/rival-kings/cards.ts';
import type { CharacterId } from '../../games/rival-kings/characters.ts';
import type { Openers } from '../manifest.ts';

type Card = CardId | CharacterId;

const chapters = {
  overview: 'castle-wall',
  'set-up': 'carpentry',
  rounds: 'queen',
  characters: 'duke',
  conflicts: 'knight',
  'equal-ranks': 'trader-1',
  theft: 'watchman',
  'turn-order': 'lord-protector',
  actions: 'blacksmith',
  money: 'bursar',
  subjects: 'market-woman',
  abilities: 'scholar',
  pairs: 'garden',
  scoring: 'cathedral',
  series: 'tavern',
  'two-players': 'courtier',
} as const satisfies Record<string, Card>;

const lessons = {
  pairs: 'gardener',
  money: 'bursar',
  actions: 'blacksmith',
  ranks: 'queen',
  'being-robbed': 'prison',
  robbing: 'knight',
  'equal-ranks': 'trader-1',
  'first-turn': 'market',
  'gardener-and-watchman': 'watchman',
  'court-and-town': 'cathedral',
  'village-and-countryside': 'farm',
  subjects: 'scholar',
  'traders-risk': 'trader-2',
  'two-and-three': 'diplomat',
  'end-and-scoring': 'lord-protector',
  'whole-round': 'pavilion',
} as const satisfies Record<string, Card>;

const front = [
  'queen',
  'watchman',
  'harbor',
  'scholar',
  'forge',
  'herbalist',
  'vineyard',
] as const satisfies readonly Card[];

export const openers: Openers = { chapters, lessons, front };
