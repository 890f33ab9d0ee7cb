import type { JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { MiniCard } from '../../shared/MiniCard.tsx';
import { Charge } from '../../shared/Signs.tsx';
import { CARD_CHARGES } from './charges.ts';
import type { Face } from '../../../narration/rival-kings/picture.ts';
import type { Rank } from '../../../games/rival-kings/characters.ts';

/** The lower band of a card: arched on subjects, crenellated on buildings. */
const BANDS = {
  subject: 'M1 43c12-4.5 34-4.5 46 0v15a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z',
  building: 'M1 43v-4h6v3h6v-3h7v3h8v-3h7v3h6v-3h6v18a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z',
} as const;

/** A subject or building the size of a thumbnail, with the sign of its realm. */
export function MiniFace(props: { face: Face; words: Words }): JSX.Element {
  return (
    <MiniCard
      label={faceLabel(props.face, props.words)}
      number={props.face.number}
      charge={CARD_CHARGES[props.face.card]}
      realm={props.face.colour}
      band={BANDS[props.face.kind]}
      sign={`realm-${props.face.colour}`}
      assumed={props.face.assumed}
    />
  );
}

/** A character the size of a thumbnail: rank and sign over a dark band. Decoration: its name stands beside it. */
export function MiniCharacter(props: { rank: Rank; charge: string }): JSX.Element {
  return (
    <span class="mini" aria-hidden="true">
      <svg viewBox="0 0 48 64">
        <rect class="face-paper" x=".5" y=".5" width="47" height="63" rx="5.5" />
        <path class="face-sable" d="M1 49h46v9a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z" />
        <text class="face-number" x="10" y="16">
          {props.rank}
        </text>
      </svg>
      <Charge name={props.charge} class="face-charge" />
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
