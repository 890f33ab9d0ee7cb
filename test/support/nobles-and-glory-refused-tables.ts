import { CARDS } from '../../src/games/nobles-and-glory/cards.ts';
import type { Position } from '../../src/games/nobles-and-glory/types/position.ts';
import { card, cards, players } from './nobles-and-glory.ts';

const two = players('KC 2S', 'QH 3S');

const fighting = (
  theirArmies: string,
  battle: Position['battle'],
  rest: Partial<Position> = {},
) => ({
  players: players('KS 2S 3S, QH 4H 5H', 'QS 3C', {
    noor: { hand: cards('2C 4C 5C 6C 7C'), armies: cards('9S') },
    mila: { hand: cards('2D 3D 4D 5D 6D'), armies: cards(theirArmies), glory: cards('7D') },
  }),
  phase: 'action' as const,
  ...(battle && { battle }),
  ...rest,
});
const byNine: Position['battle'] = { card: card('9S') };

/** Every table that a Battle makes impossible. */
const BATTLE_TABLES: readonly Position[] = [
  fighting('', byNine, { phase: 'migration' }),
  fighting('8S 9D', byNine, { polity: { prize: card('6H') } }),
  fighting('8S', byNine),
  fighting('', { card: card('9H'), step: 'plunder' }),
  fighting('8S', { card: card('9H'), step: 'plunder' }, { discardPile: cards('9H') }),
  {
    ...fighting('', { card: card('9H'), step: 'plunder' }, { discardPile: cards('9H') }),
    players: players('KS 2S 3S 4S', 'QS 3C 4C'),
  },
];

/** A Duel in round two, with this on the Discard Pile. */
const roundTwo = (discardPile: string): Position => ({
  players: players('KC 2C 4C', 'KS 3S 5D', {
    noor: { hand: cards('9C 4S 7D 10S') },
    mila: { hand: cards('6H 6S 5H 7H') },
  }),
  phase: 'action',
  duel: { card: card('KC'), royal: card('KS'), loser: 'mila' },
  discardPile: cards(discardPile),
});

/** Every table that the cards of round one make impossible. */
const ROUND_TWO: readonly Position[] = [roundTwo('8H'), roundTwo('8H 8C')];

const glory = (count: number) =>
  players('KC 2S', 'QH 3S', { mila: { glory: cards('AD 2D 3D 4D 5D 6D 7D').slice(0, count) } });

/** Every table that cannot be. */
export const TABLES: readonly Position[] = [
  { players: two.slice(1) },
  { players: [two[0]!, two[0]!] },
  { players: two, box: true },
  { players: glory(7), over: true, number: 9 },
  { players: glory(6), over: true },
  { players: glory(7) },
  { players: two, drawPile: CARDS },
  { players: players('KC 2S', 'KC 3S') },
  { players: players('2S KC', 'QH 3S') },
  { players: players('KC QS', 'QH 3S') },
  { players: players('KC 2S', 'QH 3S', { noor: { jester: card('QC') } }) },
  { players: players('KC 2S, KD 4H', 'QH 3S') },
  { players: players('', 'QH 3S') },
  { players: players('KC', 'QH 3S') },
  { players: players('KC 4S 5S 6S 7S', 'QH 3S') },
  { players: players('KC 2S', 'QH 3S', { noor: { decree: { card: card('7D') } } }) },
  {
    players: players('KC 2S', 'QH 3S', {
      noor: { decree: { card: card('AD'), progress: cards('9D') } },
    }),
  },
  { players: players('KC 2S (3D 4D 5D)', 'QH 3S') },
  { players: players('KC 2S', 'QH 3S', { noor: { treaty: { card: card('7D'), laid: 2 } } }) },
  {
    players: players('KC 2S', 'QH 3S', { noor: { treaty: { card: card('7D'), kind: 'feast' } } }),
  },
  {
    players: players('KC 2S (3D 4D 5D)', 'QH 3S'),
    rulings: { 'duel-training-recovery': 'becomes-recovery' },
  },
  { players: two, phase: 'peasant', polity: { prize: card('6H') } },
  { players: two, phase: 'peasant', duel: { card: card('KC'), royal: card('QH') } },
  {
    players: two,
    phase: 'action',
    duel: { card: card('KC'), royal: card('QH'), placed: cards('9S 9H') },
  },
  { players: players('KC 2S (3D 4D)', 'QH 3S'), number: 4, turn: 'mila', phase: 'peasant' },
  ...ROUND_TWO,
  ...BATTLE_TABLES,
  { players: two, number: 0 },
  { players: two, number: 1, phase: 'peasant' },
];
