import { encodeLink } from '../../engine/permalink.ts';
import { areKnown, withKnownReadings, type HouseRules, type Readings } from './kept.ts';

/** The house rules that a link holds, or the string that says why it cannot be opened. */
type OpenedHouseRules = { readonly rules: HouseRules } | { readonly problem: string };

/** Opens a fragment that claims to hold house rules of a game. Never rejects. */
export async function openHouseRules(
  fragment: string,
  game: string,
  readings: Readings,
): Promise<OpenedHouseRules> {
  // Links are read by a part that loads only where one is.
  const { openLink } = await import('../shared/opened-link.ts');
  const opened = await openLink(fragment);
  if ('problem' in opened) return opened;
  const { game: of, rulings, scenario, position } = opened.link;
  if (of !== game || !rulings || scenario !== undefined || position !== undefined)
    return { problem: 'house.link-foreign' };
  return areKnown(rulings, readings)
    ? { rules: withKnownReadings(rulings, readings) }
    : { problem: 'house.link-unknown' };
}

/** The fragment that opens a scenario at its start, under these readings. */
export const scenarioFragment = (
  game: string,
  scenario: string,
  rulings: HouseRules,
): Promise<string> =>
  encodeLink({
    game,
    scenario,
    step: { name: '', shown: 0 },
    ...(Object.keys(rulings).length > 0 && { rulings }),
  });
