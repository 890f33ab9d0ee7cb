import { describe, expect, it } from 'vitest';
import { runScript } from '../support/run.ts';

describe('npm run mutants', () => {
  it.for([
    '',
    'src/islands',
    'src/games',
    'src/engine src/games/claim',
    'src/engine/nothing.ts',
    'src/engine --quick',
    'src/engine --concurrency 0',
  ])('says in one sentence how it is used where it is called otherwise: “%s”', async (args) => {
    const { code, out, err } = await runScript('mutants.ts', args.split(' ').filter(Boolean));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd()).toMatch(/^usage: npm run mutants -- PATH….*$/);
  });
});
