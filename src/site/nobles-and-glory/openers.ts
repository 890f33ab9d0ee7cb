import type { Openers } from '../manifest.ts';

export const openers: Openers = {
  chapters: {
    overview: 'spade',
    'royal-court': 'heart#king',
    'set-up': 'heart',
    turns: 'club',
    subjects: 'spade#jack',
    crowning: 'heart#queen',
    migration: 'club#jack',
    peasants: 'diamond',
    'winning-glory': 'diamond#king',
    'own-kingdom': 'spade#queen',
    'other-kingdom': 'diamond#jack',
    contests: 'club#king',
    'treaties-and-preparations': 'diamond#queen',
    end: 'spade#king',
  },
  lessons: {},
  front: [
    'king',
    'queen',
    'jack',
    'chamberlain',
    'court-jester',
    'intrigue',
    'ascendancy',
    'decree',
  ],
};
