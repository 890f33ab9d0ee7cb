// What is missing between the rules of a game, its scenarios and its texts.
import { citedRules, replay } from '../src/engine/replay.ts';
import { PUBLISHED } from '../src/i18n/locales.ts';
import { isTranslated } from '../src/i18n/game-languages.ts';
import type { PlayedId } from '../src/games/ids.ts';
import { loadFormat, loadGame } from '../src/games/registry.ts';
import { attributeValues, rulesIn } from '../src/site/mdx-source.ts';
import { scenarioFiles, textsIn } from './content.ts';

/** One kind of thing that is missing, and where. */
interface Gap {
  readonly about: string;
  readonly ids: readonly string[];
}

/** Rules that a play could follow or break but that no scenario cites. */
async function withoutScenario(id: PlayedId): Promise<Gap> {
  const game = await loadGame(id);
  const replays = (await scenarioFiles(id)).map(({ scenario }) => replay(game, scenario));
  const cited = new Set(replays.flatMap(({ steps }) => [...citedRules(steps)]));
  const { rules, explanations } = await loadFormat(id);
  const ids = Object.keys(rules).filter((rule) => !cited.has(rule) && !explanations.includes(rule));
  return { about: 'rules without a scenario', ids };
}

/** Rules that the chapters of a language do not tell, tell twice, or tell without a word. */
async function withoutText(id: PlayedId, locale: string): Promise<Gap> {
  const { rules } = await loadFormat(id);
  const chapters = await textsIn(`${locale}/${id}/rules`, '*.mdx');
  const told = chapters.flatMap(({ text }) =>
    rulesIn(text, (component, { of = '', id: name = '' }) => of || name || component),
  );
  const ids = Object.keys(rules).filter((rule) => {
    const texts = told.filter((found) => found.id === rule);
    return texts.length !== 1 || !texts[0]!.title || !texts[0]!.text;
  });
  return { about: `rules without exactly one text in ${locale}`, ids };
}

/** Ids in the texts of a language that no rule has. */
async function unknownCitations(id: PlayedId, locale: string): Promise<Gap> {
  const { rules } = await loadFormat(id);
  const pages = await textsIn(`${locale}/${id}`, '**/*.mdx');
  const cited = pages.flatMap(({ path, text }) =>
    attributeValues(text, ['Rule', 'Cite'], 'id').map((rule) => ({ path, rule })),
  );
  const unknown = cited.filter(({ rule }) => !Object.hasOwn(rules, rule));
  return {
    about: `citations to unknown ids in ${locale}`,
    ids: unknown.map(({ path, rule }) => `${rule} (${path})`),
  };
}

/**
 * Everything that is looked at in a game, also where nothing is missing: its scenarios, and its
 * texts in each language that has it.
 */
export async function gapsOf(id: PlayedId): Promise<Gap[]> {
  const found = [await withoutScenario(id)];
  for (const locale of PUBLISHED)
    if (isTranslated(locale, id))
      found.push(await withoutText(id, locale), await unknownCitations(id, locale));
  return found;
}
