import type { Picture } from './rival-kings/picture.ts';
import { pictureOf as rivalKings } from './rival-kings/picture.ts';

const PICTURES: Readonly<Record<string, (view: never, event?: never) => Picture>> = { 'rival-kings': rivalKings };

/** What the board of a game shows of a view after an event. */
export function pictureOf(game: string, view: object, event?: object): Picture {
  const draw = PICTURES[game];
  if (!draw) throw new RangeError(`no pictures of ${game}`);
  return draw(view as never, event as never);
}
