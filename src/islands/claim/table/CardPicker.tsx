import { createSignal, For, untrack, type JSX } from 'solid-js';
import { Card, faceLabel } from '../board/Card.tsx';
import { FACTION_REALMS } from '../board/realms.ts';
import { Arms } from '../../shared/Signs.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import { copyLeft, valuesOf } from './edit.ts';
import { FACTIONS, type CardId, type FactionId } from '../../../games/claim/cards.ts';

interface CardPickerProps {
  readonly words: Words;
  /** The faction that is open at first. */
  readonly faction: FactionId;
  /** Cards that lie somewhere and cannot be picked again. */
  readonly named: ReadonlySet<CardId>;
  readonly pick: (card: CardId) => void;
}

/**
 * Picks a card in two taps: first its faction, then its value. Of equal cards one after the other
 * is taken.
 */
export function CardPicker(props: CardPickerProps): JSX.Element {
  const [faction, setFaction] = createSignal(untrack(() => props.faction));
  return (
    <>
      <div class="faction-tiles" role="group" aria-label={say(props.words, 'lay.faction')}>
        <For each={FACTIONS}>
          {(id) => (
            <button
              class="button"
              type="button"
              data-realm={FACTION_REALMS[id]}
              aria-pressed={faction() === id}
              onClick={() => setFaction(id)}
            >
              <Arms of={`claim/${id}`} />
              <span>{say(props.words, `faction.${id}.plural`)}</span>
              <Band realm={FACTION_REALMS[id]} />
            </button>
          )}
        </For>
      </div>
      <div class="value-tiles" role="group" aria-label={say(props.words, 'lay.value')}>
        <For each={valuesOf(faction())}>
          {(value) => (
            <ValueTile
              words={props.words}
              faction={faction()}
              value={value}
              named={props.named}
              pick={props.pick}
            />
          )}
        </For>
      </div>
    </>
  );
}

/** Colour and hatching of a faction. */
const Band = (props: { realm: string }): JSX.Element => (
  <svg class="band" aria-hidden="true">
    <rect class="face-band" width="100%" height="100%" />
    <rect width="100%" height="100%" fill={`url(#h-${props.realm})`} />
  </svg>
);

interface ValueTileProps extends CardPickerProps {
  readonly value: number;
}

/** One card of the open faction; it cannot be tapped once it lies on the table. */
function ValueTile(props: ValueTileProps): JSX.Element {
  const left = (): CardId | undefined => copyLeft(props.faction, props.value, props.named);
  const face = () => ({
    card: left() ?? (`${props.faction}-${props.value}` as CardId),
    faction: props.faction,
    value: props.value,
  });
  const label = (): string => faceLabel(face(), props.words);
  return (
    <button
      class="button"
      type="button"
      disabled={!left()}
      aria-label={left() ? label() : say(props.words, 'lay.lies', { card: label() })}
      onClick={() => props.pick(left()!)}
    >
      <span aria-hidden="true">
        <Card face={face()} words={props.words} />
      </span>
    </button>
  );
}
