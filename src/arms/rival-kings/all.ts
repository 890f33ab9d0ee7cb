import { CARDS, type CardId } from '../../games/rival-kings/cards.ts';
import type { CharacterId } from '../../games/rival-kings/characters.ts';
import type { GameArms } from '../manifest.ts';
import type { Drawing } from '../shapes.ts';
import { bishop, cathedral } from './bishop.ts';
import { blacksmith, forge } from './blacksmith.ts';
import { carpenter, carpentry } from './carpenter.ts';
import { characters } from './characters.ts';
import { courtLady, pavilion } from './court-lady.ts';
import { farm, farmer } from './farmer.ts';
import { garden, gardener } from './gardener.ts';
import { herbalist, herbMeadow } from './herbalist.ts';
import { inn, innkeeper } from './innkeeper.ts';
import { jailer, prison } from './jailer.ts';
import { market, marketWoman } from './market-woman.ts';
import { mine, miner } from './miner.ts';
import { harbor, sailor } from './sailor.ts';
import { scholar, university } from './scholar.ts';
import { tavern, troubadour } from './troubadour.ts';
import { vineyard, vintner } from './vintner.ts';
import { castleWall, watchman } from './watchman.ts';

const drawings: Readonly<Record<CardId | CharacterId, Drawing>> = {
  ...characters,
  gardener,
  watchman,
  jailer,
  'court-lady': courtLady,
  bishop,
  scholar,
  troubadour,
  sailor,
  blacksmith,
  carpenter,
  'market-woman': marketWoman,
  innkeeper,
  vintner,
  miner,
  herbalist,
  farmer,
  garden,
  'castle-wall': castleWall,
  prison,
  pavilion,
  cathedral,
  university,
  tavern,
  harbor,
  forge,
  carpentry,
  market,
  inn,
  vineyard,
  mine,
  'herb-meadow': herbMeadow,
  farm,
};

const isCard = (card: string): card is CardId => card in CARDS;

/** The pictures of Rival Kings, by the ids of cards and characters. */
export const arms: GameArms = {
  drawings,
  tinctureOf: (card) => (isCard(card) ? CARDS[card].colour.value : 'sable'),
};
