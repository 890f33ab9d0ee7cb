import { pageOf } from '../../browser/page.ts';
import { linkAddress } from '../share/link-address.ts';

/**
 * Goes where a link to a moment of a scenario of this page would lead: its player wakes, and shows
 * it.
 */
export async function showStep(scenario: string, name: string, shown: number): Promise<void> {
  location.replace(
    await linkAddress({ game: pageOf(document).game, scenario, step: { name, shown } }),
  );
}
