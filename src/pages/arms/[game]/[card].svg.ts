import type { APIRoute, GetStaticPaths } from 'astro';
import { optimize, type Config } from 'svgo';
import { GAME_IDS, type GameId } from '../../../games/ids.ts';
import { armsFile, armsFiles } from '../../../site/arms.ts';

export const getStaticPaths: GetStaticPaths = () =>
  GAME_IDS.flatMap((game) => armsFiles(game).map((card) => ({ params: { game, card } })));

/** Numbers are rounded; what is alike stays alike, as that packs best; faces keep their names. */
const keeping = (faces: readonly string[]): Config => ({
  floatPrecision: 1,
  multipass: true,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: { preserve: [...faces] },
          collapseGroups: false,
          convertPathData: { applyTransforms: false, utilizeAbsolute: false },
          convertTransform: false,
          moveElemsAttrsToGroup: false,
          moveGroupAttrsToElems: false,
          removeHiddenElems: false,
          sortAttrs: false,
        },
      },
    },
  ],
});

/** The picture of a card, and of its faces. */
export const GET: APIRoute = ({ params }) => {
  const { svg, faces } = armsFile(params.game as GameId, params.card!);
  const { data } = optimize(svg, keeping(faces));
  return new Response(data, { headers: { 'Content-Type': 'image/svg+xml' } });
};
