import { describe } from 'vitest';
import { GAMES } from '../support/games.ts';
import { describeScenarioWords } from './scenario-word-laws.ts';

describe.each(GAMES)('$id:', ({ id, scenarios, locales }) =>
  describeScenarioWords(id, scenarios, locales),
);
