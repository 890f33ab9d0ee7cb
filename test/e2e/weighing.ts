import { expect, type Page } from '@playwright/test';
import { held, type Measure } from './budgets.ts';

/**
 * Expects something to weigh no more than its row in the table of budgets allows, and prints how
 * they compare.
 */
export function expectWithin(
  name: string,
  weights: Readonly<Partial<Record<Measure, number>>>,
): void {
  const { line, all } = held(name, weights);
  console.log(line);
  for (const { measure, weight, bound } of all)
    expect.soft(weight, `${name}: ${measure}`).toBeLessThanOrEqual(bound);
}

/**
 * Tells the browser that its line is a usual one: how far ahead it loads pictures depends on what
 * it takes the line for.
 */
export async function onUsualLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const speed = 1_250_000;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: speed,
    uploadThroughput: speed,
    connectionType: 'cellular4g',
  });
}
