import type { Kind } from '../../src/games/king-of-the-valley/tiles.ts';
import type { Rule } from '../../src/games/king-of-the-valley/rules.ts';
import type { Box, Chapter, Term } from './outline.ts';

/** What is known about the box of the game. */
export const box: Box = {
  authors: { value: ['Hans van Tol'], provenance: 'found-elsewhere' },
  publisher: { value: 'The Game Master', provenance: 'found-elsewhere' },
  year: { value: 2021, provenance: 'found-elsewhere' },
  players: { value: { min: 2, max: 4 }, provenance: 'printed' },
  age: { value: 10, provenance: 'found-elsewhere' },
  minutes: { value: 60, provenance: 'found-elsewhere' },
};

/** The rules of King of the Valley in reading order. Slugs and numbers are the same in every language. */
export const chapters: readonly Chapter<Rule>[] = [
  {
    slug: 'overview',
    rules: [
      'kv.goal.highest-reputation',
      'kv.goal.reputation-parts',
      'kv.players.two-to-four',
      'kv.gold.two-uses',
      'kv.characters.two-kinds',
      'kv.subject.purpose',
      'kv.specialist.not-a-subject',
      'kv.specialist.grey-border',
    ],
  },
  {
    slug: 'set-up',
    rules: [
      'kv.setup.starting-player',
      'kv.setup.king-and-castle',
      'kv.setup.two-gold',
      'kv.setup.general-stock',
      'kv.setup.three-piles',
      'kv.setup.valley-grid',
      'kv.setup.hill-built',
      'kv.setup.hill-bottom-from-one',
      'kv.setup.hill-rest-from-two',
      'kv.setup.hill-two-by-six',
      'kv.setup.choose-start-tile',
      'kv.setup.one-pawn-per-tile',
    ],
  },
  {
    slug: 'turns',
    rules: [
      'kv.turn.starting-player-first',
      'kv.turn.equal-turns',
      'kv.turn.four-phases',
      'kv.turn.mandatory-phases',
    ],
  },
  {
    slug: 'recruiting',
    rules: [
      'kv.hill.recruit.optional',
      'kv.hill.recruit.at-most-one',
      'kv.hill.recruit.not-in-round-1',
      'kv.hill.recruit.pay-row-price',
      'kv.hill.recruit.any-place',
      'kv.hill.recruit.subjects-only',
      'kv.hill.specialists-not-from-hill',
      'kv.hill.gap-until-refill',
      'kv.castle.place-in-column',
      'kv.jester.place-immediately',
      'kv.jester.any-column',
    ],
  },
  {
    slug: 'moving',
    rules: [
      'kv.summon.mandatory',
      'kv.summon.straight-line',
      'kv.summon.any-distance',
      'kv.summon.inside-valley',
      'kv.summon.end-tile',
      'kv.summon.pass-other-kings',
      'kv.summon.not-under-other-king',
      'kv.summon.not-start-tile',
    ],
  },
  {
    slug: 'sets',
    rules: [
      'kv.summon.passed-identicals',
      'kv.summon.one-way-only',
      'kv.summon.gap-allowed',
      'kv.summon.only-identical',
      'kv.summon.end-directly-behind',
      'kv.summon.landing-tile-not-taken',
      'kv.summon.may-end-occupied',
      'kv.summon.specialists-same-way',
      'kv.summon.priest-differs',
    ],
  },
  {
    slug: 'summoned-tiles',
    rules: [
      'kv.summon.subjects-to-castle',
      'kv.summon.several-jesters',
      'kv.specialist.requirement',
      'kv.specialist.must-activate',
      'kv.specialist.discard-after-use',
    ],
  },
  {
    slug: 'subjects',
    rules: [
      'kv.subject.influence',
      'kv.subject.orders',
      'kv.jester.impersonates',
      'kv.jester.never-moves',
      'kv.jester.helps-kingdom-and-tax',
      'kv.jester.copy-is-temporary',
    ],
  },
  {
    slug: 'priest',
    rules: [
      'kv.priest.pay-one',
      'kv.priest.new-direction',
      'kv.priest.acts-as-start',
      'kv.priest.nothing-from-first-leg',
      'kv.priest.may-return',
      'kv.priest.several',
      'kv.priest.last-leg-takes',
      'kv.priest.coin-left-behind',
      'kv.priest.coin-on-new-tile',
      'kv.priest.coin-to-summoner',
    ],
  },
  {
    slug: 'wizard',
    rules: [
      'kv.wizard.requirement',
      'kv.wizard.swap',
      'kv.wizard.free',
      'kv.wizard.subjects-only',
      'kv.wizard.twice',
    ],
  },
  {
    slug: 'tax-collector',
    rules: [
      'kv.tax.requirement-classes',
      'kv.tax.free-collectors',
      'kv.tax.use-identical-face-up',
      'kv.tax.gain-gold',
      'kv.tax.turn-face-down',
      'kv.tax.face-down-still-scores',
      'kv.tax.several-collectors',
      'kv.tax.once-per-type',
      'kv.tax.token',
    ],
  },
  {
    slug: 'kingdom-bonus',
    rules: [
      'kv.kingdom.set-of-five',
      'kv.kingdom.one-farmer-rank',
      'kv.kingdom.jesters',
      'kv.kingdom.optional',
      'kv.kingdom.phase-3-only',
      'kv.kingdom.one-per-turn',
      'kv.kingdom.not-after-the-end',
      'kv.kingdom.gain',
      'kv.kingdom.token-value',
      'kv.kingdom.turn-face-down',
    ],
  },
  {
    slug: 'replenishing',
    rules: [
      'kv.replenish.mandatory',
      'kv.replenish.choose-column',
      'kv.replenish.one-column-only',
      'kv.replenish.from-bottom',
      'kv.replenish.order-of-passing',
      'kv.replenish.under-the-king',
      'kv.replenish.hill-after-valley',
      'kv.replenish.slide-down',
      'kv.replenish.pile-order',
    ],
  },
  {
    slug: 'end',
    rules: [
      'kv.end.trigger',
      'kv.end.immediately',
      'kv.end.complete-round',
      'kv.end.turn-all-face-up',
    ],
  },
  {
    slug: 'scoring',
    scores: true,
    rules: [
      'kv.score.influence',
      'kv.score.kingdom-tokens',
      'kv.score.order-three',
      'kv.score.order-four',
      'kv.score.order-five',
      'kv.score.several-orders',
      'kv.score.couples',
      'kv.score.used-tiles-count',
      'kv.score.gold',
      'kv.score.tie-influence',
      'kv.score.tie-rematch',
    ],
  },
];

/** One page of the card index: a kind of tile. */
interface TilePage {
  readonly slug: Kind;
  readonly kind: 'subject' | 'specialist';
  /** The kind of tile it is about, by the key of its name. */
  readonly cards: readonly [`tile.${Kind}`];
}

const subject = (slug: Kind): TilePage => ({ slug, kind: 'subject', cards: [`tile.${slug}`] });
const specialist = (slug: Kind): TilePage => ({
  slug,
  kind: 'specialist',
  cards: [`tile.${slug}`],
});

/** The tile pages of King of the Valley: subjects in the order of the printed list, then specialists. */
export const cardPages: readonly TilePage[] = [
  subject('queen'),
  subject('duke'),
  subject('countess'),
  subject('knight'),
  subject('farmer'),
  subject('farmers-wife'),
  subject('jester'),
  specialist('priest'),
  specialist('wizard'),
  specialist('tax-collector'),
];

/** The terms of King of the Valley by theme. Each has a name and a sentence in every language's glossary.json. */
export const terms: readonly Term<Rule>[] = [
  { id: 'reputation', rule: 'kv.goal.highest-reputation' },
  { id: 'influence', rule: 'kv.subject.influence' },
  { id: 'gold', rule: 'kv.gold.two-uses' },
  { id: 'general-stock', rule: 'kv.setup.general-stock' },
  { id: 'king', rule: 'kv.setup.king-and-castle' },
  { id: 'castle', rule: 'kv.castle.place-in-column' },
  { id: 'castle-column', rule: 'kv.castle.place-in-column' },
  { id: 'starting-player', rule: 'kv.setup.starting-player' },
  { id: 'round', rule: 'kv.turn.equal-turns' },
  { id: 'turn', rule: 'kv.turn.four-phases' },
  { id: 'phase', rule: 'kv.turn.four-phases' },
  { id: 'character', rule: 'kv.characters.two-kinds' },
  { id: 'subject', rule: 'kv.subject.purpose' },
  { id: 'queen', rule: 'kv.subject.influence' },
  { id: 'duke', rule: 'kv.subject.influence' },
  { id: 'countess', rule: 'kv.subject.influence' },
  { id: 'knight', rule: 'kv.subject.orders' },
  { id: 'farmer', rule: 'kv.subject.influence' },
  { id: 'farmers-wife', rule: 'kv.subject.influence' },
  { id: 'jester', rule: 'kv.jester.impersonates' },
  { id: 'specialist', rule: 'kv.specialist.not-a-subject' },
  { id: 'priest', rule: 'kv.priest.new-direction' },
  { id: 'wizard', rule: 'kv.wizard.swap' },
  { id: 'tax-collector', rule: 'kv.tax.gain-gold' },
  { id: 'requirement', rule: 'kv.specialist.requirement' },
  { id: 'valley', rule: 'kv.setup.valley-grid' },
  { id: 'hill', rule: 'kv.setup.hill-two-by-six' },
  { id: 'hill-column', rule: 'kv.setup.hill-two-by-six' },
  { id: 'price', rule: 'kv.hill.recruit.pay-row-price' },
  { id: 'pile', rule: 'kv.setup.three-piles' },
  { id: 'recruit', rule: 'kv.hill.recruit.optional' },
  { id: 'summon', rule: 'kv.summon.mandatory' },
  { id: 'end-tile', rule: 'kv.summon.end-tile' },
  { id: 'start-tile', rule: 'kv.summon.not-start-tile' },
  { id: 'set', rule: 'kv.summon.passed-identicals' },
  { id: 'identical', rule: 'kv.summon.only-identical' },
  { id: 'directly-behind', rule: 'kv.summon.end-directly-behind' },
  { id: 'leg', rule: 'kv.priest.last-leg-takes' },
  { id: 'coin', rule: 'kv.priest.coin-left-behind' },
  { id: 'face-down', rule: 'kv.tax.turn-face-down' },
  { id: 'type', rule: 'kv.tax.once-per-type' },
  { id: 'tax', rule: 'kv.tax.use-identical-face-up' },
  { id: 'tax-collector-token', rule: 'kv.tax.token' },
  { id: 'kingdom-bonus', rule: 'kv.kingdom.gain' },
  { id: 'kingdom-set', rule: 'kv.kingdom.set-of-five' },
  { id: 'kingdom-token', rule: 'kv.kingdom.token-value' },
  { id: 'replenish', rule: 'kv.replenish.mandatory' },
  { id: 'open-position', rule: 'kv.replenish.mandatory' },
  { id: 'end-of-game-bonus', rule: 'kv.score.used-tiles-count' },
  { id: 'order', rule: 'kv.subject.orders' },
  { id: 'order-bonus', rule: 'kv.score.order-five' },
  { id: 'couple', rule: 'kv.score.couples' },
  { id: 'couple-bonus', rule: 'kv.score.couples' },
  { id: 'reading' },
];
