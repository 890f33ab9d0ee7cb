import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { ICONS, type IconName } from '../../site/icons.ts';

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(ICONS).map((name) => ({ params: { name } }));

/** The signs of the site as a device shows them among its applications. */
export const GET: APIRoute = async ({ params }) => {
  const { size, share } = ICONS[params.name as IconName];
  const drawn = Math.round(size * share);
  const sign = await sharp(await readFile('public/favicon.svg'), { density: (72 * drawn) / 32 })
    .resize(drawn, drawn)
    .toBuffer();
  const ground = {
    width: size,
    height: size,
    channels: 4,
    background: share === 1 ? '#0000' : '#faf9f6',
  } as const;
  const png = await sharp({ create: ground })
    .composite([{ input: sign }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
