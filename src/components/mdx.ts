import Card from './Card.astro';
import Cards from './Cards.astro';
import Character from './Character.astro';
import Characters from './Characters.astro';
import Cite from './Cite.astro';
import ConflictLines from './ConflictLines.astro';
import Example from './Example.astro';
import Follows from './Follows.astro';
import Legend from './Legend.astro';
import Phases from './Phases.astro';
import Provenance from './Provenance.astro';
import Rank from './Rank.astro';
import Rule from './Rule.astro';
import Scenario from './Scenario.astro';
import SetUp from './SetUp.astro';

/** What pages written in MDX may use without importing it. */
export const mdx = {
  Card,
  Cards,
  Character,
  Characters,
  Cite,
  ConflictLines,
  Example,
  Follows,
  Phases,
  Provenance,
  Rank,
  Rule,
  Scenario,
  SetUp,
  Symbols: Legend,
};
