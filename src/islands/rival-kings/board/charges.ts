import type { CardId } from '../../../games/rival-kings/cards.ts';
import type { CharacterId } from '../../../games/rival-kings/characters.ts';

/** The sign on each card, by its name in the game-icons collection. Both cards of a perfect pair show the same sign. */
const PAIR_CHARGES = {
  gardener: 'spade',
  watchman: 'lantern-flame',
  jailer: 'skeleton-key',
  'court-lady': 'handheld-fan',
  bishop: 'pope-crown',
  scholar: 'open-book',
  troubadour: 'lyre',
  sailor: 'anchor',
  blacksmith: 'anvil',
  carpenter: 'hand-saw',
  'market-woman': 'basket',
  innkeeper: 'beer-stein',
  vintner: 'grapes',
  miner: 'war-pick',
  herbalist: 'herbs-bundle',
  farmer: 'wheat',
} as const;

export const CARD_CHARGES: Readonly<Record<CardId, string>> = {
  ...PAIR_CHARGES,
  garden: PAIR_CHARGES.gardener,
  'castle-wall': PAIR_CHARGES.watchman,
  prison: PAIR_CHARGES.jailer,
  pavilion: PAIR_CHARGES['court-lady'],
  cathedral: PAIR_CHARGES.bishop,
  university: PAIR_CHARGES.scholar,
  tavern: PAIR_CHARGES.troubadour,
  harbor: PAIR_CHARGES.sailor,
  forge: PAIR_CHARGES.blacksmith,
  carpentry: PAIR_CHARGES.carpenter,
  market: PAIR_CHARGES['market-woman'],
  inn: PAIR_CHARGES.innkeeper,
  vineyard: PAIR_CHARGES.vintner,
  mine: PAIR_CHARGES.miner,
  'herb-meadow': PAIR_CHARGES.herbalist,
  farm: PAIR_CHARGES.farmer,
};

export const CHARACTER_CHARGES: Readonly<Record<CharacterId, string>> = {
  'lord-protector': 'bird-scepter',
  queen: 'queen-crown',
  duke: 'imperial-crown',
  count: 'crown',
  courtier: 'feather',
  priest: 'candle-light',
  bursar: 'shiny-purse',
  knight: 'black-knight-helm',
  countess: 'rose',
  diplomat: 'tied-scroll',
  'trader-1': 'scales',
  'trader-2': 'scales',
};
