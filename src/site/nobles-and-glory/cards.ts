import type { Action, Preparation, Role } from '../../games/nobles-and-glory/roles.ts';
import { RULES } from '../../games/nobles-and-glory/rules.ts';
import { Arms } from '../../islands/shared/Signs.tsx';
import { idOf } from '../card-ids.ts';
import { editionsOf, type PrintedNames } from '../editions.ts';
import type { About, CardPage, GameCards } from '../manifest.ts';
import type { SiteKey } from '../../i18n/messages.ts';

type CardEntry = Role | Action | Preparation;

/** How the ids of its own rules begin. */
const OWN: Readonly<Record<CardEntry, readonly string[]>> = {
  king: ['ng.court.regnant.king', 'ng.capacity.king'],
  queen: ['ng.court.regnant.queen', 'ng.court.consort.queen', 'ng.capacity.queen'],
  jack: ['ng.court.regnant.jack', 'ng.court.consort.jack', 'ng.capacity.jack'],
  regnant: ['ng.end.bonus.'],
  consort: ['ng.court.no-consort', 'ng.action.consort'],
  chamberlain: ['ng.court.chamberlain'],
  eunuch: ['ng.court.eunuch'],
  'court-jester': ['ng.turn.population.jester', 'ng.jester.'],
  usurper: ['ng.turn.inauguration.usurper'],
  intrigue: ['ng.action.intrigue'],
  ascendancy: ['ng.action.ascendancy'],
  'regnant-action': ['ng.action.regnant'],
  eminence: ['ng.action.eminence'],
  'chamberlain-declaration': ['ng.action.declaration'],
  assassination: ['ng.action.assassination.'],
  battle: ['ng.action.battle'],
  polity: ['ng.action.polity.'],
  duel: ['ng.action.duel.'],
  treaty: ['ng.action.treaty'],
  dethrone: ['ng.action.dethrone'],
  decree: ['ng.action.decree.', 'ng.action.enact'],
  feast: ['ng.preparation.feast'],
  'rhetorical-history': ['ng.preparation.rhetorical-'],
  training: ['ng.preparation.training'],
  manipulation: ['ng.preparation.manipulation'],
};

/**
 * What a page cites under its answer where that is more than its own rules: which cards have the
 * position.
 */
const SHARED: Readonly<Partial<Record<CardEntry, readonly string[]>>> = {
  regnant: ['ng.court.regnant.king', 'ng.court.regnant.queen', 'ng.court.regnant.jack'],
  consort: ['ng.court.consort.queen', 'ng.court.consort.jack'],
};

/** So many of its own rules a page cites under its answer: those that begin an Action. */
const MOST_CITED = 4;

/** No scenario is played with them yet. */
const NOTHING: About = { cards: [], weight: 0 };

const cardOfRule = (rule: string): CardEntry | undefined =>
  (Object.keys(OWN) as CardEntry[]).find((slug) =>
    OWN[slug].some((start) => rule.startsWith(start)),
  );

const ownRulesOf = (slug: string): string[] =>
  Object.keys(RULES).filter((rule) => cardOfRule(rule) === slug);

const TITLES: Readonly<Record<string, SiteKey>> = {
  role: 'cards.role',
  action: 'cards.action',
  preparation: 'cards.preparation',
};

/** What the printed text calls what a page tells of: many are terms as well. */
function namesOf(slug: string): PrintedNames {
  const { cards = {}, terms } = editionsOf('nobles-and-glory');
  return cards[slug] ?? terms[slug]!;
}

/** Roles, Actions and Preparations: a page for each. */
export const nobleCards: GameCards = {
  rulesOf: ({ slug }: CardPage) =>
    SHARED[slug as CardEntry] ?? ownRulesOf(slug).slice(0, MOST_CITED),
  ownRulesOf: ({ slug }) => ownRulesOf(slug),
  cardOfRule,
  aboutEvent: () => NOTHING,
  aboutRefused: () => NOTHING,
  printedNames: ({ slug, kind }) => [{ title: TITLES[kind]!, names: namesOf(slug) }],
  Thumbnail: ({ card }) => Arms({ of: `nobles-and-glory/${idOf(card)}` }),
};
