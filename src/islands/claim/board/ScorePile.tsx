import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { FactionPicture } from '../../../narration/claim/picture.ts';
import { Arms } from '../../shared/Signs.tsx';
import { FACTION_REALMS } from './realms.ts';

/** The score pile of a player, faction by faction. */
export function ScorePile(props: {
  readonly factions: readonly FactionPicture[];
  readonly before: readonly FactionPicture[] | undefined;
  readonly words: Words;
}): JSX.Element {
  return (
    <div class="score">
      <span class="caption">{say(props.words, 'on-table.score-pile')}</span>
      <ul class="factions">
        <For each={props.factions}>
          {(faction) => (
            <Faction
              faction={faction}
              before={props.before?.find((other) => other.faction === faction.faction)}
              words={props.words}
            />
          )}
        </For>
      </ul>
    </div>
  );
}

/**
 * The cards of one faction in a score pile: how many, the highest, and whether they have brought
 * its vote.
 */
function Faction(props: {
  faction: FactionPicture;
  before: FactionPicture | undefined;
  words: Words;
}): JSX.Element {
  const highest = (): number => props.faction.cards.at(-1)?.value ?? 0;
  const isNew = (): boolean =>
    props.before !== undefined && props.before.cards.length !== props.faction.cards.length;
  return (
    <li
      data-realm={FACTION_REALMS[props.faction.faction]}
      data-thing={props.faction.cards.map(({ card }) => `card:${card}`).join(' ')}
      classList={{ voted: props.faction.voted, new: isNew() }}
    >
      <Arms
        of={`claim/${props.faction.faction}`}
        label={say(props.words, `faction.${props.faction.faction}.plural`)}
      />
      <b>{props.faction.cards.length}</b>
      <span class="caption">{say(props.words, 'on-table.highest', { value: highest() })}</span>
      <Show when={props.faction.voted}>
        <span class="seat-tag">{say(props.words, 'on-table.vote')}</span>
      </Show>
    </li>
  );
}
