import { encodeLink, type Link } from '../../engine/permalink.ts';

/** The address that opens a link: on the page that the reader is on, or on another of this site. */
export async function linkAddress(link: Link, page: string = location.href): Promise<string> {
  return new URL(`#${await encodeLink(link)}`, new URL(page, location.href)).href;
}
