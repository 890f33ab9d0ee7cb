import type { Openers } from '../manifest.ts';

export const openers: Openers = {
  chapters: {
    overview: 'dwarf',
    'set-up': 'zombie#3',
    'winning-a-trick': 'knight#9',
    recruiting: 'goblin',
    factions: 'doppelganger',
    collecting: 'zombie',
    'winning-factions': 'dwarf#9',
    votes: 'knight',
  },
  lessons: {
    tricks: 'dwarf#8',
    recruiting: 'goblin#5',
    'knights-and-goblins': 'knight',
    'second-phase': 'zombie',
    doppelgangers: 'doppelganger',
    votes: 'dwarf',
  },
  front: ['goblin', 'knight', 'zombie', 'dwarf', 'doppelganger'],
};
