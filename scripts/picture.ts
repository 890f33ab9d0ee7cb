// npm run picture: draws the pictures of README from the built site, a scenario being stepped,
// light and dark.
import { chromium } from '@playwright/test';
import { preview } from 'astro';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumOptions } from './chromium.ts';
import { ROOT } from './test-files.ts';

const PAGE = 'en/rival-kings/scenarios/trader-robbed-by-c-and-e/';
/** So often "Step" is pressed: until the first theft has been settled. */
const STEPS = 12;
const FOLDER = join(ROOT, 'docs/pictures');

if (!existsSync(join(ROOT, 'dist', PAGE, 'index.html'))) {
  console.error('There is no built site to draw: run `npm run build` first.');
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
const server = await preview({ root: ROOT, logLevel: 'error' });
const browser = await chromium.launch(chromiumOptions());
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width: 1120, height: 1300 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.goto(`http://localhost:${server.port}/${PAGE}`);
    const player = page.locator('section.player[data-ready]');
    for (let step = 0; step < STEPS; step += 1) await player.locator('.controls .main').click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const path = join(FOLDER, `stepping-${colorScheme}.png`);
    await player.screenshot({ path });
    console.log(path);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
