import type { JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { MiniCard } from '../../shared/MiniCard.tsx';
import { Arms } from '../../shared/Signs.tsx';
import type { Face } from '../../../narration/rival-kings/picture.ts';
import type { CharacterId } from '../../../games/rival-kings/characters.ts';

/** The lower band of a card: arched on subjects, crenellated on buildings. */
const BANDS = {
  subject: 'M1 53c12-5 34-5 46 0v5a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z',
  building: 'M1 51v-4h6v3h6v-3h7v3h8v-3h7v3h6v-3h6v11a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z',
} as const;

/** A subject or building the size of a thumbnail, with the sign of its realm. */
export function MiniFace(props: { face: Face; words: Words }): JSX.Element {
  return (
    <MiniCard
      label={faceLabel(props.face, props.words)}
      number={props.face.number}
      arms={`rival-kings/${props.face.card}`}
      realm={props.face.colour}
      band={BANDS[props.face.kind]}
      sign={`realm-${props.face.colour}`}
      assumed={props.face.assumed}
    />
  );
}

/** A character the size of a thumbnail. Decoration: its name stands beside it. */
export function MiniCharacter(props: { character: CharacterId }): JSX.Element {
  return (
    <span class="mini alone">
      <Arms of={`rival-kings/${props.character}`} />
    </span>
  );
}

/** A card in words: name, kind, colour, number, and whether the number is assumed. */
export const faceLabel = (face: Face, words: Words): string =>
  say(words, face.assumed ? 'on-table.face.assumed' : 'on-table.face', {
    card: (words[`card.${face.card}`] ?? '').replaceAll('\u00AD', ''),
    kind: say(words, `on-table.${face.kind}`),
    colour: say(words, `colour.${face.colour}`),
    number: face.number,
  });

/** The active subject in words. */
export const activeLabel = (face: Face, spent: boolean, words: Words): string =>
  say(words, spent ? 'on-table.active-spent' : 'on-table.active', {
    card: say(words, `card.${face.card}`),
  });
