import { describe } from 'vitest';
import { scenarioFiles } from '../../../scripts/content.ts';
import type { Scenario } from '../../../src/engine/scenario.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { format } from '../../../src/games/king-of-the-valley/schema.ts';
import type { KingOfTheValley } from '../../../src/games/king-of-the-valley/types.ts';
import { describeScenarios } from '../../content/scenario-laws.ts';
import { describeScenarioWords } from '../../content/scenario-word-laws.ts';
import { describeSwitches } from '../../content/switch-laws.ts';

const scenarios = (await scenarioFiles(game.id)) as readonly { readonly file: string; readonly scenario: Scenario<KingOfTheValley> }[];

// Until the game is on the site: from then on the tests of every game's content read these files.
describe('King of the Valley:', () => {
  describeScenarios(game, format, scenarios, 40);
  describeSwitches(game, format, (ruling) => scenarios.find(({ file }) => file === `switch-${ruling}`)!.scenario, { meets: {} });
  describeScenarioWords(game.id, scenarios, ['en', 'de']);
});
