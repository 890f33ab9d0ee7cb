// How Vitest runs the tests that judge mutants (npm run mutants): in one process, what fails
// soonest first.
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import site from '../vitest.config.ts';

/** Files in which much is played, or loaded. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /(laws|permalink|golden|invariants|conflicts|scenarios)\.test\.ts$/.test(moduleId);

/** Short files first: the first test that fails ends the run. */
class ShortFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(
      files.toSorted(
        (a, b) => Number(isLong(a)) - Number(isLong(b)) || a.moduleId.localeCompare(b.moduleId),
      ),
    );
  }
}

const { projects: _, ...test } = site.test!;

export default mergeConfig(
  { ...site, test },
  {
    test: {
      include: ['test/**/*.test.ts'],
      exclude: ['test/e2e/**'],
      isolate: false,
      setupFiles: ['scripts/mutants.setup.ts'],
      sequence: { sequencer: ShortFirst },
    },
  },
);
