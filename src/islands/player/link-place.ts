import type { Link } from '../../engine/permalink.ts';
import { STEP_ANCHOR, type Played } from '../../narration/frame.ts';
import type { Seat } from '../../engine/types.ts';
import { openLink } from '../shared/opened-link.ts';
import type { Place } from './place.ts';
import type { Referee } from './referee.ts';

/** What is here for a link to lead to. */
interface Here {
  readonly scenario: Played;
  readonly seats: readonly Seat[];
  /** Options of the open rulings that can be chosen. */
  readonly rulings: Readonly<Record<string, readonly string[]>>;
  readonly loadReferee: () => Promise<Referee>;
}

/**
 * Where the address leads on this page, or the string that says why it leads nowhere; undefined
 * where that is for another player. Of a link that leads nowhere on this page its first player
 * speaks.
 */
export async function leadsTo(
  hash: string,
  here: Here & { readonly game: string; readonly root: HTMLElement },
): Promise<Place | string | undefined> {
  // Steps have anchors on the scenario's own page only, whose heading it is.
  const [, anchored] = hash.split(`#${STEP_ANCHOR}`);
  if (anchored !== undefined)
    return here.root.querySelector('h1')
      ? placeOf({ game: here.game, step: { name: anchored, shown: 1 } }, here)
      : undefined;
  const opened = await openLink(hash);
  const link = 'link' in opened && opened.link.game === here.game ? opened.link : undefined;
  if (link?.scenario === here.scenario.id) return placeOf(link, here);
  const places = [...document.querySelectorAll<HTMLElement>('[data-scenario]')];
  if (places[0] !== here.root || places.some(({ dataset }) => dataset.scenario === link?.scenario))
    return undefined;
  return 'problem' in opened ? opened.problem : 'player.link-foreign';
}

/**
 * Where a link leads in this scenario, or the string that says why it cannot be followed. Its step
 * may not be there any more: then no moves of the reader's own can begin after it.
 */
export async function placeOf(link: Link, here: Here): Promise<Place | 'player.link-foreign'> {
  const { rulings = {}, moves: input = [], step } = link;
  const eyes = eyesOf(link, here);
  if (
    !Object.entries(rulings).every(
      ([id, option]) => Object.hasOwn(here.rulings, id) && here.rulings[id]!.includes(option),
    )
  ) {
    return 'player.link-foreign';
  }
  const moves = input.length > 0 ? await (await here.loadReferee()).readMoves(input) : [];
  if (!moves || eyes === 'nobody') return 'player.link-foreign';
  const name = step?.name || null;
  const own =
    name === null || here.scenario.steps.some((other) => other.name === name) ? moves : [];
  const base = own.length > 0 ? name : undefined;
  return { step: name, shown: step?.shown ?? 0, choice: { rulings, eyes, base, moves: own } };
}

/** Whose eyes a link asks for; `undefined` stands for all cards open. */
function eyesOf({ seenFrom }: Link, { scenario, seats }: Here): Seat | undefined | 'nobody' {
  if (seenFrom === undefined) return scenario.seenFrom;
  if (seenFrom === 'all') return undefined;
  return seats.find((seat) => seat === seenFrom) ?? 'nobody';
}
