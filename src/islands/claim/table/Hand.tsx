import { For, Show, type JSX } from 'solid-js';
import { say } from '../../../i18n/words.ts';
import type { MayProps } from '../../table/table-of-game.ts';
import { Possible } from '../../table/Possible.tsx';

/**
 * The hand of whoever plays second, card by card: who wins the trick with it, or which rule refuses
 * it.
 */
export function Hand(props: MayProps): JSX.Element {
  const decision = () => props.answer.decisions[0];
  const plays = () => {
    const known = decision();
    return known ? props.answer.attempts(known.seat).flatMap(({ actions }) => actions) : [];
  };
  return (
    <Show when={plays().length > 1}>
      <h3>{say(props.words, 'lay.cards')}</h3>
      <div class="may">
        <ul>
          <For each={plays()}>
            {({ action, label, refusal }) => (
              <Possible
                words={props.words}
                label={label}
                allowed={!refusal}
                more={refusal ? undefined : props.answer.comesTo(decision()!.key, action)}
                refused={refusal?.kind === 'refused' ? refusal : undefined}
              />
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
}
