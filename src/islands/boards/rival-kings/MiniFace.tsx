import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../words.ts';
import { Charge } from '../Signs.tsx';
import { CARD_CHARGES } from './charges.ts';
import type { Rank } from '../../../games/rival-kings/types.ts';
import type { Face } from './picture.ts';

/** The lower band of a card: arched on subjects, crenellated on buildings. */
const BANDS = {
  subject: 'M1 43c12-4.5 34-4.5 46 0v15a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z',
  building: 'M1 43v-4h6v3h6v-3h7v3h8v-3h7v3h6v-3h6v18a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z',
} as const;

/** A card the size of a thumbnail: number, sign, and a band in the colour, hatching and sign of its realm. */
export function MiniFace(props: { face: Face; words: Words }): JSX.Element {
  return (
    <span class="mini" data-realm={props.face.colour} role="img" aria-label={faceLabel(props.face, props.words)}>
      <svg viewBox="0 0 48 64" aria-hidden="true">
        <rect class="face-paper" x=".5" y=".5" width="47" height="63" rx="5.5" />
        <path class="face-band" d={BANDS[props.face.kind]} />
        <path d={BANDS[props.face.kind]} fill={`url(#h-${props.face.colour})`} />
        <svg x="17.5" y="45.5" width="13" height="13" viewBox="0 0 24 24" class="face-realm">
          <use href={`#i-realm-${props.face.colour}`} />
        </svg>
        <Show when={props.face.assumed}>
          <circle class="face-ring" cx="9.5" cy="10.5" r="7.5" />
        </Show>
        <text class="face-number" x="9.5" y="15.5">
          {props.face.number}
        </text>
      </svg>
      <Charge name={CARD_CHARGES[props.face.card]} class="face-charge" />
    </span>
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

/** A card in words: name, kind, number, and whether the number is assumed. */
export const faceLabel = (face: Face, words: Words): string =>
  say(words, face.assumed ? 'board.face.assumed' : 'board.face', {
    card: (words[`card.${face.card}`] ?? '').replaceAll('\u00AD', ''),
    kind: say(words, `board.${face.kind}`),
    number: face.number,
  });
