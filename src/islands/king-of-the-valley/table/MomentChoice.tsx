import { createMemo, Show, type JSX } from 'solid-js';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Choice } from '../../table/Choice.tsx';
import { turnIn, withPhase } from './edit.ts';
import { isPossibleOrder, possibleOrders } from './passing.ts';

/**
 * The moments of a turn that can be laid: its beginning, the king’s move, and what comes after it.
 */
const MOMENTS = [1, 2, 3] as const;

interface MomentChoiceProps {
  readonly words: Words;
  readonly position: Position;
  readonly put: (position: Position) => void;
}

/** How far the turn has come and, where that is a question, in which order positions were opened. */
export function MomentChoice(props: MomentChoiceProps): JSX.Element {
  const orders = createMemo(() => possibleOrders(props.position));
  /**
   * In which order positions were opened is a question only where the king can have opened them in
   * several, or not in the one listed.
   */
  const isOrderAsked = (): boolean =>
    orders().length > 1 || (orders().length === 1 && !isPossibleOrder(props.position));
  const moment = () =>
    MOMENTS.find((phase) => phase === props.position.phase) ?? (props.position.phase ? 3 : 1);
  return (
    <>
      <Choice
        label={say(props.words, 'lay.phase')}
        options={MOMENTS}
        chosen={moment()}
        name={(phase) => say(props.words, `lay.phase.${phase}`)}
        choose={(phase) => props.put(withPhase(props.position, phase))}
      />
      <Show when={isOrderAsked()}>
        <Choice
          label={say(props.words, 'lay.order', {
            seat: say(props.words, `seat.${turnIn(props.position)}`),
          })}
          options={orders().map((order) => order.join(', '))}
          chosen={props.position.opened!.join(', ')}
          name={(order) => order}
          choose={(chosen) =>
            props.put({
              ...props.position,
              opened: orders().find((order) => order.join(', ') === chosen)!,
            })
          }
        />
      </Show>
    </>
  );
}
