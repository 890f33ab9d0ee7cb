import { Show, type JSX } from 'solid-js';
import { say } from '../../i18n/words.ts';
import type { WhatIf } from '../../narration/frame.ts';
import type { Board, Tapping } from '../shared/board.ts';
import { Controls } from './Controls.tsx';
import { Nearby } from './Nearby.tsx';
import type { PlayerOptions, PlayerState, TrayName } from './player-state.ts';
import { Told } from './Told.tsx';
import { Tools } from './Tools.tsx';
import type { Trays } from './Trays.tsx';

/** What is told beside a table, and what can be chosen there. */
export interface ConsoleOptions extends PlayerOptions {
  /** Remarks of the author, by step, as HTML. */
  readonly notes: ReadonlyMap<string, string>;
  readonly whatIf: WhatIf;
  /** Readings with which the script itself begins, where they are not the default. */
  readonly usualReadings: Readonly<Partial<Record<string, string>>>;
  /** What the button says that takes back everything the reader has chosen. */
  readonly resetLabel: string;
  /** All steps in words, for paper. */
  readonly transcript?: JSX.Element;
}

interface ConsoleProps {
  readonly options: ConsoleOptions;
  readonly state: PlayerState;
  readonly title: string;
  /** The address of the moment shown. */
  readonly link: () => Promise<string>;
  readonly go: (to: number) => void;
  readonly toggle: (name: TrayName) => void;
  /** Puts the tray away from within. */
  readonly close: () => void;
  /** The trays, once they are loaded. */
  readonly late: { readonly Trays: typeof Trays } | undefined;
  readonly taps: Board['taps'];
  readonly lend: (tapping?: Tapping) => void;
}

/** Words, controls, trays and tools of a player. */
export function Console(props: ConsoleProps): JSX.Element {
  return (
    <div class="console">
      <div class="dock">
        <div class="words">
          {props.options.transcript}
          <div class="told">
            <Told words={props.options.words} state={props.state} notes={props.options.notes} />
            <Show when={props.state.tray() && props.late}>
              {(late) => {
                const { Trays } = late();
                return (
                  <Trays
                    words={props.options.words}
                    open={props.state.tray()!}
                    referee={props.state.referee()}
                    state={props.state.track()?.state}
                    choice={props.state.choice()}
                    play={props.state.play}
                    taps={props.taps}
                    lend={props.lend}
                    undo={props.state.undo}
                    close={props.close}
                    reset={props.state.reset}
                    resetLabel={props.options.resetLabel}
                    whatIf={props.options.whatIf}
                    usualReadings={props.options.usualReadings}
                    read={(rulings) => void props.state.change({ rulings, base: undefined, moves: [] })}
                    link={props.link}
                  />
                );
              }}
            </Show>
          </div>
        </div>
        <Controls
          words={props.options.words}
          index={props.state.index()}
          last={props.state.last()}
          asks={props.state.frame().kind === 'ask'}
          go={props.go}
          tries={props.state.tray() === 'try'}
          tryOut={() => props.toggle('try')}
        />
      </div>
      <Tools
        words={props.options.words}
        tray={props.state.tray()}
        toggle={props.toggle}
        title={props.title}
        asksWhatIf={Object.keys(props.options.whatIf.rulings).length > 0}
        link={props.link}
        reset={props.state.isScript() || props.state.tray() === 'try' ? undefined : props.state.reset}
        resetLabel={props.options.resetLabel}
      />
      <Show when={!props.state.tray()}>
        <Nearby frames={props.state.frames()} index={props.state.index()} go={props.go} label={say(props.options.words, 'player.steps')} />
      </Show>
    </div>
  );
}
