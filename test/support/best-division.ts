import type { BuildingId, Colour, SubjectId } from '../../src/games/rival-kings/cards.ts';
import { PRINTED_PAIRS } from './printed-cards.ts';

/** Cards to score, with the numbers and colours they bear. */
export interface Rows {
  readonly subjects: readonly SubjectId[];
  readonly buildings: readonly BuildingId[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly colours: Readonly<Record<string, Colour>>;
}

export interface DivisionReadings {
  readonly 'perfect-first-or-best': 'perfect-first' | 'best-total';
  readonly 'colour-pair-optional': 'owner-may-leave-single' | 'forced';
}

export const belongTogether = (subject: SubjectId, building: BuildingId): boolean =>
  PRINTED_PAIRS.some((pair) => pair.subject === subject && pair.building === building);

type Match = readonly [building: BuildingId, subject: SubjectId];
interface Division {
  readonly pairs: readonly Match[];
  readonly buildings: readonly BuildingId[];
  readonly subjects: readonly SubjectId[];
}

/** Every way to match buildings with subjects that pair at all, the others staying single. */
function divisions({ subjects, buildings, colours }: Rows): Division[] {
  const [building, ...others] = buildings;
  if (!building) return [{ pairs: [], buildings: [], subjects }];
  const alone = divisions({ subjects, buildings: others, colours, numbers: {} }).map((rest) => ({
    ...rest,
    buildings: [...rest.buildings, building],
  }));
  const matched = subjects.flatMap((subject, place) => {
    if (!belongTogether(subject, building) && colours[subject] !== colours[building]) return [];
    const rest = divisions({
      subjects: subjects.filter((_, other) => other !== place),
      buildings: others,
      colours,
      numbers: {},
    });
    return rest.map((division) => ({
      ...division,
      pairs: [...division.pairs, [building, subject] as const],
    }));
  });
  return [...alone, ...matched];
}

const isPerfect = ([building, subject]: Match): boolean => belongTogether(subject, building);

/**
 * Every perfect pair that could be formed is formed: of no kind are both cards left outside perfect
 * pairs.
 */
function isPerfectFirst({ pairs, buildings, subjects }: Division): boolean {
  const looseBuildings = [
    ...buildings,
    ...pairs.filter((pair) => !isPerfect(pair)).map(([building]) => building),
  ];
  const looseSubjects = [
    ...subjects,
    ...pairs.filter((pair) => !isPerfect(pair)).map(([, subject]) => subject),
  ];
  return !looseBuildings.some((building) =>
    looseSubjects.some((subject) => belongTogether(subject, building)),
  );
}

/** No building and subject of one colour are both left single. */
const isForced = ({ buildings, subjects }: Division, { colours }: Rows): boolean =>
  !buildings.some((building) => subjects.some((subject) => colours[subject] === colours[building]));

const points = ({ pairs, buildings, subjects }: Division, { numbers }: Rows): number =>
  pairs.reduce((sum, pair) => {
    const [building, subject] = pair.map((card) => numbers[card]!) as [number, number];
    return sum + (isPerfect(pair) ? building + subject : Math.max(building, subject));
  }, buildings.length + subjects.length);

/** The most points that cards can score, found by trying every division that the readings allow. */
export function bestDivision(rows: Rows, readings: DivisionReadings): number {
  const allowed = divisions(rows).filter(
    (division) =>
      (readings['perfect-first-or-best'] === 'best-total' || isPerfectFirst(division)) &&
      (readings['colour-pair-optional'] === 'owner-may-leave-single' || isForced(division, rows)),
  );
  return Math.max(...allowed.map((division) => points(division, rows)));
}
