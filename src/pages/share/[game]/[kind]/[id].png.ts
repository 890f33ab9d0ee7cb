import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { GAME_IDS } from '../../../../games/ids.ts';
import { sharedOf, shareSvg, type Shared } from '../../../../site/share-image.ts';

export const getStaticPaths: GetStaticPaths = () =>
  GAME_IDS.flatMap((game) =>
    sharedOf(game).map((shared) => ({ params: { ...shared }, props: { shared } })),
  );

/** Pictures drawn before, by what they show; a build draws only what has changed. */
const CACHE = 'node_modules/.cache/share-images';

/** The picture of a thing where a link to it is shown. */
export const GET: APIRoute = async ({ props }) => {
  const svg = await shareSvg(props.shared as Shared);
  const name = createHash('sha256')
    .update(`${sharp.versions.sharp}\n${svg}`)
    .digest('hex')
    .slice(0, 32);
  const png = (await kept(name)) ?? (await drawn(name, svg));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};

const kept = (name: string): Promise<Buffer | undefined> =>
  readFile(`${CACHE}/${name}`).catch(() => undefined);

async function drawn(name: string, svg: string): Promise<Buffer> {
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(`${CACHE}/${name}`, png);
  return png;
}
