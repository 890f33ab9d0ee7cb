import type { Kind } from '../../games/king-of-the-valley/tiles.ts';
import type { Openers } from '../manifest.ts';

/** A tile, or one of the faces of a kind. */
type Picture =
  | Kind
  | `${'knight' | 'tax-collector' | 'king' | 'coin' | 'back'}#${string}`
  | 'king'
  | 'coin'
  | 'kingdom'
  | 'tax'
  | 'back';

const chapters = {
  overview: 'king',
  'set-up': 'back#1',
  turns: 'king#bend',
  recruiting: 'duke',
  moving: 'king#pale',
  sets: 'farmer',
  'summoned-tiles': 'countess',
  subjects: 'knight#1',
  priest: 'priest',
  wizard: 'wizard',
  'tax-collector': 'tax-collector#3-5',
  'kingdom-bonus': 'kingdom',
  replenishing: 'back#2',
  end: 'back#3',
  scoring: 'queen',
} as const satisfies Record<string, Picture>;

const lessons = {
  'the-king': 'king',
  sets: 'knight#2',
  refill: 'back#2',
  'the-hill': 'duke',
  kingdom: 'kingdom',
  taxes: 'tax-collector#4-7',
  specialists: 'priest',
  jester: 'jester',
  'the-end': 'queen',
} as const satisfies Record<string, Picture>;

const front = [
  'queen',
  'knight#3',
  'farmers-wife',
  'jester',
  'wizard',
  'duke',
  'farmer',
] as const satisfies readonly Picture[];

export const openers: Openers = { chapters, lessons, front };
