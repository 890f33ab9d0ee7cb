import { createSignal, Show, type JSX } from 'solid-js';
import { SEATS } from '../../../engine/types.ts';
import { Crest } from '../../shared/Crest.tsx';
import { refusalHtml, type Caption } from '../../../narration/caption.ts';
import { Sheet } from '../../shared/Sheet.tsx';
import { say } from '../../../i18n/words.ts';
import type { LayProps } from '../../table/table-of-game.ts';
import { CardPicker } from './CardPicker.tsx';
import { Choice } from '../../table/Choice.tsx';
import {
  handIn,
  namedIn,
  rolesIn,
  withCard,
  withHand,
  withLeader,
  withPhase,
  type Place,
} from './edit.ts';
import { HandSheet } from './HandSheet.tsx';
import { Slot } from './Slot.tsx';
import { PHASES } from '../../../games/claim/types/state.ts';
import { factionOf, type CardId } from '../../../games/claim/cards.ts';
import type { Position } from '../../../games/claim/types/position.ts';

type Refused = Extract<Caption, { kind: 'refused' }>;

/**
 * A trick of Claim to be laid by tapping: the phase, who leads with what, and the second card or
 * the hand it comes from.
 */
export function Lay(props: LayProps<Position>): JSX.Element {
  const [open, setOpen] = createSignal<Place>();
  /** The place that was laid last. */
  const [latest, setLatest] = createSignal<Place>();
  const [refused, setRefused] = createSignal<Refused>();
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const roles = () => rolesIn(props.position);
  const hand = () => handIn(props.position);
  const phase = () => props.position.phase ?? 1;
  const nameOf = (role: 'leader' | 'follower'): string => text(`seat.${roles()[role]}`);
  const seats = () =>
    SEATS.filter((seat) => props.position.players.some((player) => player.seat === seat));

  /**
   * Changes the table, unless it could not be: then the rule that says so is shown, and the table
   * stays.
   */
  function put(next: Position): boolean {
    const refusal = props.refusal(next);
    setRefused(refusal);
    if (!refusal) props.change(next);
    return !refusal;
  }

  function show(place: Place): void {
    setRefused(undefined);
    setLatest(place);
    setOpen(place);
  }

  /** After the led card comes the second one, where it is missing. */
  function pick(place: 'led' | 'contested', card: CardId | undefined): void {
    if (!put(withCard(props.position, place, card))) return;
    if (place === 'led' && hand().length === 0) show('hand');
    else setOpen(undefined);
  }

  const refusal = () => (
    <Show when={refused()}>
      {(refusal) => <div innerHTML={refusalHtml(refusal(), props.words, 'linked.impossible')} />}
    </Show>
  );

  return (
    <div class="lay claim-lay">
      <Choice
        label={text('lay.phase')}
        options={PHASES}
        chosen={phase()}
        name={(option) => text(`lay.phase.${option}`)}
        choose={(option) => put(withPhase(props.position, option))}
      />
      <Choice
        label={text('lay.leads')}
        options={seats()}
        chosen={roles().leader}
        name={(option) => (
          <>
            <Crest seat={option} />
            {text(`seat.${option}`)}
          </>
        )}
        choose={(option) => put(withLeader(props.position, option))}
      />
      <div class="felt slots">
        <Slot
          words={props.words}
          label={text('lay.led', { seat: nameOf('leader') })}
          sign={<Crest seat={roles().leader} />}
          cards={props.position.led ? [props.position.led] : []}
          isLatest={latest() === 'led'}
          open={() => show('led')}
        />
        <Slot
          words={props.words}
          label={text('lay.hand', { seat: nameOf('follower') })}
          sign={<Crest seat={roles().follower} />}
          cards={hand()}
          isLatest={latest() === 'hand'}
          open={() => show('hand')}
        />
        <Show when={phase() === 1}>
          <Slot
            words={props.words}
            label={text('lay.contested')}
            cards={props.position.contested ? [props.position.contested] : []}
            isLatest={latest() === 'contested'}
            open={() => show('contested')}
          />
        </Show>
      </div>
      <div role="status">
        <Show when={!open()}>{refusal()}</Show>
      </div>
      <p class="row">{props.children}</p>
      <Show when={open()}>
        <Sheet
          title={text(`lay.sheet.${open()!}`, {
            seat: nameOf(open() === 'led' ? 'leader' : 'follower'),
          })}
          close={text('table.close')}
          onClose={() => setOpen(undefined)}
        >
          <div role="status">{refusal()}</div>
          <Show when={open()} keyed>
            {(place) =>
              place === 'hand' ? (
                <HandSheet
                  words={props.words}
                  position={props.position}
                  set={(next) => put(withHand(props.position, next))}
                  done={() => setOpen(undefined)}
                />
              ) : (
                <CardPicker
                  words={props.words}
                  faction={factionOf(props.position[place] ?? 'goblin-1')}
                  named={namedIn(props.position)}
                  pick={(card) => pick(place, card)}
                />
              )
            }
          </Show>
          <Show when={open() === 'contested' && props.position.contested}>
            <button class="button text" type="button" onClick={() => pick('contested', undefined)}>
              {text('lay.none')}
            </button>
          </Show>
        </Sheet>
      </Show>
    </div>
  );
}
