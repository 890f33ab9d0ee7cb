import { createSignal, Show, untrack, type JSX } from 'solid-js';
import { say } from '../../i18n/words.ts';
import type { Asked } from '../shared/board.ts';
import type { ConsoleOptions } from './console-options.ts';
import { Controls } from './Controls.tsx';
import type { Trying } from './control-buttons.ts';
import { Nearby } from './Nearby.tsx';
import type { PlayerState } from './player-state.ts';
import { showsAnswer } from './shows-answer.ts';
import type { TrayName } from './tray-state.ts';
import { CurrentStep } from './CurrentStep.tsx';
import { Tools } from './Tools.tsx';
import type * as Late from './Trays.tsx';

interface ConsoleProps {
  readonly options: ConsoleOptions;
  readonly state: PlayerState;
  /** The address of the moment shown. */
  readonly link: () => Promise<string>;
  readonly go: (to: number) => void;
  readonly toggle: (name: TrayName) => void;
  /** Puts the tray away from within. */
  readonly close: () => void;
  /** The trays, once they are loaded. */
  readonly late: Pick<typeof Late, 'Trays'> | undefined;
  readonly askOnBoard: (asked?: Asked) => void;
}

/** Words, controls, trays and tools of a player. */
export function Console(props: ConsoleProps): JSX.Element {
  const { options, state, link, go, toggle, close, askOnBoard: lend } = untrack(() => props);
  const { index, tray } = state;
  const [trying, setTrying] = createSignal<Trying>();
  const answers = (): boolean => showsAnswer(options.answer, state.frame(), state.choice());
  /** There is something to take back; where no move has been tried yet, its tray is closed instead. */
  const hasChosen = (): boolean =>
    !state.isScript() && (tray() !== 'try' || state.choice().moves.length > 0);
  return (
    <div class="console">
      <div class="dock">
        <div class="words">
          {options.transcript}
          <div class="told">
            <CurrentStep
              words={options.words}
              state={state}
              notes={options.notes}
              outcome={options.outcome}
              answers={answers()}
              listSteps={() => toggle('steps')}
            />
            <Show when={tray() && props.late}>
              {(late) => {
                const { Trays } = late();
                return (
                  <Trays
                    options={options}
                    state={state}
                    open={tray()!}
                    go={go}
                    askOnBoard={lend}
                    close={close}
                    handOver={setTrying}
                    link={link}
                  />
                );
              }}
            </Show>
          </div>
        </div>
        <Controls
          words={options.words}
          index={index()}
          last={state.last()}
          asks={state.frame().kind === 'ask'}
          answers={answers()}
          next={state.choice().base === undefined ? options.next : undefined}
          go={go}
          tries={tray() === 'try'}
          tryOut={() => toggle('try')}
          trying={trying()}
        />
      </div>
      <Tools
        words={options.words}
        tray={tray()}
        toggle={toggle}
        title={state.title()}
        asksWhatIf={Object.keys(options.whatIf.rulings).length > 0}
        link={link}
        reset={hasChosen() ? state.reset : undefined}
        resetLabel={options.resetLabel}
      />
      <Show when={!tray() || tray() === 'steps'}>
        <Nearby
          frames={state.frames()}
          index={index()}
          outcome={options.outcome}
          go={go}
          label={say(options.words, 'player.steps')}
        />
      </Show>
    </div>
  );
}
