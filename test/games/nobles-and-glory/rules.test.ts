import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES, type Rule } from '../../../src/games/nobles-and-glory/rules.ts';
import { format } from '../../../src/games/nobles-and-glory/schema.ts';

const statusOf = (...rules: Rule[]) => [...new Set(rules.map((rule) => RULES[rule].status))];

it('a rule that no code follows or cites only explains', () => {
  const FOLDER = 'src/games/nobles-and-glory';
  const code = globSync(`${FOLDER}/**/*.ts`)
    .filter((path) => ![`${FOLDER}/rules.ts`, `${FOLDER}/schema.ts`].includes(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const named = new Set(code.match(/ng\.[a-z-]+(\.[a-z-]+)*/g));
  const unnamed = Object.keys(RULES).filter((rule) => !named.has(rule));
  expect(unnamed.toSorted()).toEqual(format.explanations.toSorted());
});

describe('where the rules come from', () => {
  it('is inferred where a plot has lost the heading with its name', () => {
    expect(
      statusOf(
        'ng.action.intrigue.scandal',
        'ng.action.intrigue.treason',
        'ng.action.intrigue.insurrection',
      ),
    ).toEqual(['inferred']);
  });

  it('is inferred where an ability has lost the symbol of its suit', () => {
    const lost = ['ascendancy', 'regnant', 'eminence'].flatMap((action) =>
      Object.keys(RULES).filter((rule) => rule.startsWith(`ng.action.${action}.`)),
    );
    const printed = lost.filter((rule) => RULES[rule as Rule].status === 'printed');
    expect(printed).toEqual(
      ['lower', 'pillage-glory', 'conspiracy', 'sedition'].map(
        (rule) => `ng.action.regnant.${rule}`,
      ),
    );
  });
});
