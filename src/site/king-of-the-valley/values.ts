import { countOf, kindsIn } from '../../engine/pieces.ts';
import { HILL_PRICES, ROWS } from '../../games/king-of-the-valley/hill.ts';
import {
  ASSUMED_STAGES,
  isCollector,
  KINDS,
  kindOf,
  KNIGHTS,
  STAGES,
  STAGE_SIZE,
  stageProvenance,
  taxOf,
  TILES,
  TILES_OF,
  type CollectorId,
  type TileId,
} from '../../games/king-of-the-valley/tiles.ts';
import type { ValueTable } from '../manifest.ts';

const stages = ASSUMED_STAGES.value;

/** How many of some tiles each stage has, and all of them together. */
function perStage(isOne: (tile: TileId) => boolean): number[] {
  const counts = STAGES.map((stage) =>
    kindsIn(stages[stage])
      .filter(isOne)
      .reduce((sum, tile) => sum + countOf(stages[stage], tile), 0),
  );
  return [...counts, counts.reduce((sum, count) => sum + count, 0)];
}

/** The tax collectors of the box, as long as no position brings its own. */
const collectors: readonly CollectorId[] = TILES.filter(isCollector).filter(
  (tile) => perStage((other) => other === tile).at(-1)! > 0,
);

/**
 * What the printed text of King of the Valley does not give: prices of the hill, what stands on tax
 * collectors, and the numbers on the backs.
 */
export const values: readonly ValueTable[] = [
  {
    id: 'hill',
    heads: [{ key: 'page.values.row.head' }, { key: 'page.values.price' }],
    rows: ROWS.map((row) => {
      const { value, provenance } = HILL_PRICES[row - 1]!;
      return { name: { key: 'page.values.row', blanks: { row } }, values: [value], provenance };
    }),
    entered: true,
  },
  {
    id: 'collectors',
    heads: [{ key: 'page.values.demand.head' }, { key: 'page.values.gold' }],
    rows: collectors.map((tile) => {
      const { demand, gold } = taxOf(tile);
      return {
        name: { key: 'page.values.demand', blanks: { demand } },
        values: [gold],
        provenance: demand === 0 ? 'printed' : 'assumed',
      };
    }),
  },
  {
    id: 'stages',
    heads: [
      { key: 'page.values.tile' },
      ...STAGES.map((stage) => ({ key: 'page.values.stage', blanks: { stage } })),
      { key: 'page.values.all' },
    ],
    rows: [
      ...KINDS.flatMap((kind) =>
        (kind === 'knight' ? KNIGHTS : [kind]).map((name) => ({
          name: { key: `tile.${name}` },
          values: perStage((tile) => tile === name || kindOf(tile) === name),
          provenance: stageProvenance(kind),
        })),
      ),
      {
        name: { key: 'page.values.sum' },
        values: [
          ...STAGES.map((stage) => STAGE_SIZE[stage]),
          Object.values(TILES_OF).reduce((sum, count) => sum + count, 0),
        ],
        provenance: 'printed',
      },
    ],
  },
];
