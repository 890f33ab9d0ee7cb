import { For, Show, type JSX } from 'solid-js';
import { Crest } from '../../shared/Crest.tsx';
import { Arms } from '../../shared/Signs.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import { playerAt, type Gap } from './edit.ts';
import {
  bearsSymbol,
  CHARACTER_CARDS,
  CHARACTERS,
  RANKS,
  type CharacterId,
  type Rank,
} from '../../../games/rival-kings/characters.ts';
import type { Position } from '../../../games/rival-kings/types/position.ts';

interface CharacterSheetProps {
  readonly words: Words;
  readonly position: Position;
  /** For whom a character is picked. */
  readonly at: Gap;
  readonly pick: (character: CharacterId) => void;
}

/**
 * The twelve characters by rank. One that lies elsewhere shows whose it is; what the rules say to
 * that comes when it is tapped.
 */
export function CharacterSheet(props: CharacterSheetProps): JSX.Element {
  const own = (): CharacterId | undefined =>
    props.at === 'neutral' ? props.position.neutral : playerAt(props.position, props.at)?.played;
  const owner = (character: CharacterId) =>
    props.position.players.find(({ seat, played }) => played === character && seat !== props.at);
  /** Another card of the same name, which only the tie-break symbol tells from this one. */
  const hasTwin = (character: CharacterId): boolean => {
    const name = (id: CharacterId): string => say(props.words, `character.${id}`);
    return CHARACTERS.some((other) => other !== character && name(other) === name(character));
  };
  return (
    <ul class="ranks">
      <For each={RANKS}>
        {(rank) => (
          <li>
            <b class="initial" translate="no">
              {rank}
            </b>
            <For each={charactersOf(rank)}>
              {(character) => (
                <button
                  class="button"
                  type="button"
                  aria-pressed={own() === character}
                  onClick={() => props.pick(character)}
                >
                  <Arms of={`rival-kings/${character}`} />
                  <span>
                    {say(props.words, `character.${character}`)}
                    <Show
                      when={
                        hasTwin(character) &&
                        bearsSymbol({ own: { symbols: props.position.symbols ?? {} } }, character)
                      }
                    >
                      {' '}
                      <span class="small">{say(props.words, 'lay.with-symbol')}</span>
                    </Show>
                  </span>
                  <Show when={owner(character)}>
                    {(other) => (
                      <>
                        <Crest seat={other().seat} />
                        <span class="visually-hidden">
                          {say(props.words, 'lay.lies-at', {
                            seat: say(props.words, `seat.${other().seat}`),
                          })}
                        </span>
                      </>
                    )}
                  </Show>
                </button>
              )}
            </For>
          </li>
        )}
      </For>
    </ul>
  );
}

const charactersOf = (rank: Rank): CharacterId[] =>
  CHARACTERS.filter((character) => CHARACTER_CARDS[character].rank === rank);
