// The files of `npm run new` before anybody has written them: every TODO is something to write, and
// no check passes while one is left.

import { GAME_SKELETONS } from './game-skeletons.ts';

/** What is still to be written. */
export const TODO = 'TODO';

const scenario = (
  id: string,
  rules: string,
): string => `import type { Scenario } from '../../../src/engine/scenario.ts';
import type { {Game} } from '../../../src/games/{game}/types.ts';

export default {
  game: '{game}',
  id: '${id}',
  // ${rules}
  teaches: ['TODO'],
  start: {
    // A short position: what is left out gets a legal default.
    position: { players: [{ seat: 'noor' }, { seat: 'mila' }] },
  },
  steps: [
    { name: 'TODO', play: { type: 'TODO', seat: 'noor' }, log: ['TODO'] },
    { name: 'TODO', refused: { type: 'TODO', seat: 'mila' }, because: 'TODO' },
    { name: 'TODO', ask: 'mila', accept: [{ type: 'TODO', seat: 'mila' }] },
  ],
} satisfies Scenario<{Game}>;
`;

const SKELETONS = {
  scenario: scenario('{name}', 'The rules it shows, each of which some step must cite.'),
  switch: scenario(
    'switch-{name}',
    'The rules it shows, first one that leaves the point open; every reading must take another course.',
  ),
  'scenario-words': `---
title: TODO what it shows, in at most forty letters
lead: TODO what lies on the table, and what is at stake.
---

<Step name="TODO">TODO a remark, where the step needs one; at a question with a <Hint>TODO</Hint></Step>

<Outcome>TODO what follows for every such table, by which rule (<Cite id="TODO" />).</Outcome>
`,
  ruling: `---
title: TODO the answer as a title
lead: TODO what we play, in one sentence.
confidence: TODO printed, follows, contradictory or silent
---

<Why>

TODO why we read it so. <Cite id="TODO" />

</Why>

<Evidence>

<Print editions="TODO" place="TODO">

<Quote edition="TODO">TODO at most fifteen words as printed</Quote> TODO what that says to the question.

</Print>

</Evidence>

<Options>

<Option id="TODO">TODO what happens with this reading, by an example.</Option>

<Option id="TODO">TODO</Option>

</Options>
`,
  card: `---
title: TODO its name, as in messages.json
lead: TODO what it does, in one sentence.
when: TODO when it may be used, and when not.
---

<Steps>

1. TODO what to do, in three to six steps <Cite id="TODO" />
2. TODO
3. TODO

</Steps>

<Interactions>

<With cards="TODO" verdict="TODO helps, fact, no (not allowed), or open with its ruling">

TODO what comes of the two together, in four to nine of these; those cards say so on their pages, too. <Cite id="TODO" />

</With>

<With title="TODO" verdict="TODO">

TODO <Cite id="TODO" />

</With>

</Interactions>
`,
  task: `import type { Task } from '../../../src/engine/task.ts';
import type { {Game} } from '../../../src/games/{game}/types.ts';

export default {
  game: '{game}',
  id: '{name}',
  // play: the reader reaches the goal; predict: the reader says what comes (\`then\` and \`asks\`
  // instead of what stands below \`position\`).
  kind: 'play',
  // The rules it practises, each of which comes up on the way to the goal or past it.
  teaches: ['TODO'],
  position: { players: [{ seat: 'noor' }, { seat: 'mila' }] },
  seat: 'noor',
  goal: [{ type: 'TODO' }],
  solution: [{ type: 'TODO', seat: 'noor' }],
} satisfies Task<{Game}>;
`,
  lesson: `---
title: TODO
lead: TODO what somebody can do after it.
learnt:
  - TODO the first of three lines.
  - TODO
  - TODO
---

TODO what the first task needs (<Cite id="TODO" />).

<Task id="TODO">

TODO the goal, and what lies on the table.

<Hint>TODO</Hint>

<Missed>TODO why it was not enough; only where the task is played</Missed>

<Done>TODO what it showed</Done>

</Task>
`,
  translating: `# TODO how we write in this language

TODO tone, terms as printed, forms of names in \`messages.json\`, decisions.
`,
  ...GAME_SKELETONS,
} as const;

export type Skeleton = keyof typeof SKELETONS;

/** The text of a file that nobody has written yet. */
export const skeleton = (of: Skeleton): string => SKELETONS[of];
