import { SUITS, type Suit } from '../../games/nobles-and-glory/cards.ts';
import type { Action } from '../../games/nobles-and-glory/roles.ts';
import type { Rule } from '../../games/nobles-and-glory/rules.ts';

/**
 * What a card of each suit does by where it is; the words for the place are the message
 * `page.suits.<place>`.
 */
export const BY_SUIT: readonly {
  readonly place: string;
  readonly rules: Readonly<Record<Suit, Rule>>;
}[] = [
  {
    place: 'regnant',
    rules: {
      spade: 'ng.action.regnant.harvest',
      heart: 'ng.action.regnant.scholastic',
      club: 'ng.action.regnant.pillage',
      diamond: 'ng.action.regnant.economics',
    },
  },
  {
    place: 'consort',
    rules: {
      spade: 'ng.action.consort.reap',
      heart: 'ng.action.consort.campaign',
      club: 'ng.action.consort.champion',
      diamond: 'ng.action.consort.treasurer',
    },
  },
  {
    place: 'chamberlain',
    rules: {
      spade: 'ng.action.eminence.transhumance',
      heart: 'ng.action.eminence.apostle',
      club: 'ng.action.eminence.levy',
      diamond: 'ng.action.eminence.merchant',
    },
  },
  {
    place: 'court',
    rules: {
      spade: 'ng.prestigious.abundance',
      heart: 'ng.prestigious.divine',
      club: 'ng.prestigious.fervour',
      diamond: 'ng.prestigious.endow',
    },
  },
  {
    place: 'beneath',
    rules: {
      spade: 'ng.preparation.feast',
      heart: 'ng.preparation.rhetorical-scandal',
      club: 'ng.preparation.training',
      diamond: 'ng.preparation.manipulation',
    },
  },
  {
    place: 'alone',
    rules: {
      spade: 'ng.action.ascendancy.master-of-the-hunt',
      heart: 'ng.action.ascendancy.herald',
      club: 'ng.action.ascendancy.enlist',
      diamond: 'ng.action.ascendancy.gentrify',
    },
  },
  {
    place: 'decree',
    rules: {
      spade: 'ng.action.enact.construction',
      heart: 'ng.action.enact.horticulture',
      club: 'ng.action.enact.tournament',
      diamond: 'ng.action.enact.accoutres',
    },
  },
  {
    place: 'glory',
    rules: {
      spade: 'ng.action.declaration.estate',
      heart: 'ng.action.declaration.paramour',
      club: 'ng.action.declaration.depose',
      diamond: 'ng.action.declaration.greed',
    },
  },
  {
    place: 'missing',
    rules: {
      spade: 'ng.turn.peasant.famine',
      heart: 'ng.turn.peasant.disease',
      club: 'ng.turn.peasant.revolt',
      diamond: 'ng.turn.peasant.poverty',
    },
  },
];

/**
 * The Action that two Subjects of a suit open, and the rule that says so; what it takes besides is
 * the message `page.pairs.<action>`.
 */
export const BY_PAIR: Readonly<Record<Suit, { readonly action: Action; readonly rule: Rule }>> = {
  spade: { action: 'battle', rule: 'ng.action.battle' },
  heart: { action: 'polity', rule: 'ng.action.polity.condition' },
  club: { action: 'duel', rule: 'ng.action.duel.condition' },
  diamond: { action: 'treaty', rule: 'ng.action.treaty' },
};

/**
 * Who is asked on whose turn: the player whose turn it is names that the message `page.asked.<id>`,
 * the answer `page.asked.<id>.what`, and who gives it `page.asked.<id>.who`.
 */
export const ASKED: readonly { readonly id: string; readonly rule: Rule }[] = [
  { id: 'intrigue', rule: 'ng.action.intrigue.block' },
  { id: 'merchant', rule: 'ng.action.eminence.merchant' },
  { id: 'battle', rule: 'ng.action.battle.defended' },
  { id: 'spoils', rule: 'ng.action.battle.spoils' },
  { id: 'round', rule: 'ng.action.polity.answer' },
  { id: 'manipulation', rule: 'ng.action.polity.manipulation-order' },
  { id: 'round-two', rule: 'ng.action.polity.round-two' },
  { id: 'prize', rule: 'ng.action.polity.loss' },
  { id: 'yield', rule: 'ng.action.duel.yield' },
  { id: 'training', rule: 'ng.preparation.training' },
  { id: 'penalty', rule: 'ng.action.duel.penalty' },
  { id: 'no-glory', rule: 'ng.action.duel.no-glory' },
  { id: 'treaty', rule: 'ng.preparation.feast' },
  { id: 'royal', rule: 'ng.court.discard-rearrange' },
  { id: 'refugee', rule: 'ng.turn.migration.take-subject' },
];

/** The keys of the messages that the three tables use. */
export const TABLE_WORDS: readonly string[] = [
  'page.restored',
  ...SUITS.map((suit) => `suit.${suit}`),
  ...BY_SUIT.map(({ place }) => `page.suits.${place}`),
  ...['page.pairs', 'page.pairs.two', 'page.pairs.needs'],
  ...SUITS.map((suit) => `page.pairs.${BY_PAIR[suit].action}`),
  ...['page.asked', 'page.asked.when', 'page.asked.who'],
  ...ASKED.flatMap(({ id }) => [
    `page.asked.${id}`,
    `page.asked.${id}.who`,
    `page.asked.${id}.what`,
  ]),
];
