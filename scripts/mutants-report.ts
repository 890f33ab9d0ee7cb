// What npm run mutants prints: per file how many of how many mutants were judged, how many killed,
// and the places worth a look.
import type { Stryker } from '@stryker-mutator/core';

/** What a report needs to know of a mutant. */
export type Mutant = Pick<
  Awaited<ReturnType<Stryker['runMutationTest']>>[number],
  'fileName' | 'location' | 'replacement' | 'status' | 'statusReason'
>;

/**
 * Whether only the time was up, on a busy machine perhaps. A mutant that passed its place more
 * often than it ever should runs for ever.
 */
export const isLate = ({
  status,
  statusReason = '',
}: Pick<Mutant, 'status' | 'statusReason'>): boolean =>
  status === 'Timeout' && !statusReason.startsWith('Hit limit');

/** Whether a test has noticed a mutant, or the mutant runs for ever. */
const isKilled = (mutant: Mutant): boolean =>
  mutant.status === 'Killed' || (mutant.status === 'Timeout' && !isLate(mutant));

/** Whether every test has let a mutant pass, or none reaches it. */
const isSurvivor = ({ status }: Mutant): boolean =>
  status === 'Survived' || status === 'NoCoverage';

const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${((part / all) * 100).toFixed(1)} %`;

/** Why a mutant was not judged. */
function notJudged(mutant: Mutant): string {
  const { status, statusReason = '' } = mutant;
  if (isLate(mutant)) return 'out of time';
  if (status !== 'Ignored') return 'failed to run';
  return statusReason.startsWith('Static')
    ? 'run only when a module loads (--static)'
    : 'of a kind left out';
}

/** How many mutants were judged and how many killed, and of those not judged why. */
function summary(mutants: readonly Mutant[]): string {
  const killed = mutants.filter(isKilled).length;
  const survived = mutants.filter(isSurvivor).length;
  const others = Map.groupBy(
    mutants.filter((mutant) => !isKilled(mutant) && !isSurvivor(mutant)),
    notJudged,
  );
  const reasons = [...others].map(([reason, { length }]) => `${length} ${reason}`).sort();
  const judged = killed + survived;
  return [
    `${judged} of ${mutants.length} judged, ${percent(killed, judged)} killed (${killed}), ${survived} survived`,
    ...(reasons.length > 0 ? [`not judged: ${reasons.join(', ')}`] : []),
  ].join('; ');
}

/** `line:column`, what was written instead, and what to know about it. */
function place(mutant: Mutant): string {
  const { location, replacement, status } = mutant;
  const { line, column } = location.start;
  const written = replacement?.replaceAll(/\s+/g, ' ').slice(0, 100) ?? '';
  const note =
    status === 'NoCoverage'
      ? '  (no test comes here)'
      : isLate(mutant)
        ? '  (out of time: judge it again)'
        : '';
  return `  ${line}:${column + 1} ${written}${note}`;
}

/**
 * The lines of a report: each file with the places of what survived or ran out of time, then all
 * together.
 */
export function reportOf(mutants: readonly Mutant[]): string[] {
  const files = [...Map.groupBy(mutants, ({ fileName }) => fileName)].sort(([a], [b]) =>
    a.localeCompare(b),
  );
  const lines = files.flatMap(([file, found]) => {
    const noted = found.filter((mutant) => isSurvivor(mutant) || isLate(mutant));
    noted.sort(
      (a, b) =>
        a.location.start.line - b.location.start.line ||
        a.location.start.column - b.location.start.column,
    );
    return [`${file}: ${summary(found)}`, ...noted.map(place)];
  });
  return [...lines, `all: ${summary(mutants)}`];
}
