import Card from './Card.astro';
import Character from './Character.astro';
import Cite from './Cite.astro';
import Example from './Example.astro';
import Follows from './Follows.astro';
import Rank from './Rank.astro';
import Rule from './Rule.astro';
import Ruled from './Ruled.astro';
import Scenario from './Scenario.astro';
import Term from './Term.astro';

/** What pages written in MDX may use without importing it. What only one chapter needs, that chapter imports. */
export const mdx = { Card, Character, Cite, Example, Follows, Rank, Rule, Ruled, Scenario, Term };
