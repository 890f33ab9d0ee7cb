import type { JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { MiniCard } from '../../shared/MiniCard.tsx';
import { FACTION_REALMS } from './realms.ts';
import type { Face } from '../../../narration/claim/picture.ts';

/** The band of a card, pointed like a banner. */
const BAND = 'M1 49l23 5 23-5v9a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z';

/** A card the size of a thumbnail. */
export function Card(props: { face: Face; words: Words }): JSX.Element {
  return (
    <MiniCard
      label={faceLabel(props.face, props.words)}
      number={props.face.value}
      arms={`claim/${props.face.faction}#${props.face.value}`}
      realm={FACTION_REALMS[props.face.faction]}
      band={BAND}
    />
  );
}

/** A card in words: faction and value. */
export const faceLabel = (
  { faction, value }: Pick<Face, 'faction' | 'value'>,
  words: Words,
): string => say(words, 'on-table.card', { faction: say(words, `faction.${faction}`), value });
