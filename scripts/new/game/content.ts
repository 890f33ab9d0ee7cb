/** What is written of a new game: `content/outline`, and its texts in a language. */
export const CONTENT = {
  outline: `import type { Rule } from '../../src/games/{game}/rules.ts';
import type { Box, Chapter, Term } from './outline.ts';

/** TODO What is known about the box of the game, and where from. */
export const box: Box = {
  authors: { value: ['TODO'], provenance: 'printed' },
  publisher: { value: 'TODO', provenance: 'printed' },
  year: { value: 0, provenance: 'printed' },
  players: { value: { min: 2, max: 4 }, provenance: 'printed' },
  age: { value: 10, provenance: 'printed' },
  minutes: { value: 0, provenance: 'printed' },
};

/**
 * TODO The rules in reading order, in chapters, of which one \`scores\`. Slugs and numbers are the
 * same in every language.
 */
export const chapters: readonly Chapter<Rule>[] = [{ slug: 'overview', rules: ['TODO'] }];

/**
 * TODO The pages of the card index: slug, kind, and the kinds of card each tells of, by the keys of
 * their names.
 */
export const cardPages = [];

/** TODO The terms by theme. Each has a name and a sentence in every language's glossary.json. */
export const terms: readonly Term<Rule>[] = [{ id: 'TODO' }];
`,
  'outline/rulings': `import type { Rule } from '../../src/games/{game}/rules.ts';
import type { RulingId } from '../../src/games/{game}/rulings.ts';
import type { Topic } from './outline.ts';

/** TODO The day on which the rulings were last checked against the printed text. */
export const checked = 'TODO';

/** TODO The rulings by theme, in the order of the rules. */
export const rulingTopics: readonly Topic<Rule, RulingId>[] = [{ topic: 'TODO', open: ['TODO'], decided: [] }];
`,
  'outline/lessons': `import type { Lesson } from './outline.ts';

/** TODO The course in teaching order. Slugs and tasks are the same in every language. */
export const lessons: readonly Lesson[] = [{ slug: 'TODO', tasks: ['TODO'] }];
`,
  'words/index': `---
title: TODO
lead: TODO the game in one sentence.
source: TODO where facts about the box were found, if not in the printed rules
---

TODO what the game is about, in a few short paragraphs.
`,
  'words/chapter': `---
title: TODO
lead: TODO the chapter in one sentence.
---

<Rule id="TODO" title="TODO">

TODO

</Rule>
`,
  'words/sheet': `---
title: TODO
lead: TODO the rules in brief, for the table.
---

## TODO

- TODO <Cite id="TODO" />
`,
  'words/object': `{\n  "TODO": "TODO"\n}\n`,
  'words/objects': `{\n  "TODO": { "name": "TODO", "text": "TODO" }\n}\n`,
  'words/lists': `{\n  "TODO": ["TODO"]\n}\n`,
  'words/list': `["TODO"]\n`,
} as const;
