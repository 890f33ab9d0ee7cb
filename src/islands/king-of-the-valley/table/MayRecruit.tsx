import { Show, type JSX } from 'solid-js';
import type { HillPlace } from '../../../games/king-of-the-valley/hill.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type { Tried } from '../../../narration/attempts.ts';
import { RuleChip } from '../../shared/Caption.tsx';
import { Possible } from '../../table/Possible.tsx';
import type { ShownAnswer } from '../../table/shown-answer.ts';
import { USUAL } from './castle.ts';
import { playerAt, turnIn } from './edit.ts';
import { recruitingFrom } from './recruiting.ts';

interface MayRecruitProps {
  readonly words: Words;
  readonly position: Position;
  readonly answer: ShownAnswer | undefined;
  /** The place of the hill that was tapped last. */
  readonly place: HillPlace | undefined;
}

/** Whether the tile tapped on the hill can be recruited, for how much, and which rule says no. */
export function MayRecruit(props: MayRecruitProps): JSX.Element {
  /**
   * Whether a price is compared with the gold that everybody begins with, because nobody has
   * entered any.
   */
  const isGoldAssumed = ({ refusal }: Tried): boolean =>
    playerAt(props.position, turnIn(props.position)).gold === undefined &&
    (!refusal || refusal.because.id === 'kv.hill.recruit.pay-row-price');
  /** The remark that nobody can recruit in the first round, where the round is not known. */
  const firstRound = () =>
    props.answer?.remarks.find(({ cites }) => cites[0]?.id === 'kv.hill.recruit.not-in-round-1');
  return (
    <Show when={props.place && props.answer && recruitingFrom(props.answer, props.place)}>
      {(tried) => (
        <>
          <ul class="may">
            <Possible
              words={props.words}
              label={tried().label}
              allowed={!tried().refusal}
              more={
                isGoldAssumed(tried())
                  ? say(props.words, 'lay.gold.usual', { gold: USUAL.gold })
                  : undefined
              }
              refused={tried().refusal}
            />
          </ul>
          <Show when={!tried().refusal && firstRound()}>
            {(remark) => (
              <p class="small">
                {remark().text}{' '}
                <span>
                  <RuleChip of={remark().cites[0]!} />
                </span>
              </p>
            )}
          </Show>
        </>
      )}
    </Show>
  );
}
