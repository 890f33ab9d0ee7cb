import type { Link } from '../../engine/permalink.ts';
import { decodeLink } from '../../engine/read-link.ts';

/** What a link holds, or the key of the sentence that says why it cannot be opened. */
export type OpenedLink = { readonly link: Link } | { readonly problem: `player.link-${string}` };

/** Opens a fragment that claims to be a link. Never rejects. */
export async function openLink(fragment: string): Promise<OpenedLink> {
  const read = await decodeLink(fragment);
  return read.ok ? { link: read.value } : { problem: `player.link-${read.problem}` };
}

/**
 * Opens a fragment that claims to be a link to a table of this game. Never rejects; whether the
 * table can be is for the rules to say.
 */
export async function openTableLink(fragment: string, game: string): Promise<OpenedLink> {
  const opened = await openLink(fragment);
  return 'problem' in opened || (opened.link.game === game && opened.link.position !== undefined)
    ? opened
    : { problem: 'player.link-foreign' };
}
