import { say, type Words } from '../../i18n/words.ts';

/** What one of the controls says and does. */
export interface ControlButton {
  readonly label: string;
  readonly sign: string | undefined;
  /** Undefined where there is nothing to do. */
  readonly press: (() => void) | undefined;
  readonly rests?: boolean;
  readonly isOpen?: boolean;
}

/** The four controls, in their order; the main one is the large one. */
interface ControlButtons {
  readonly first: ControlButton;
  readonly back: ControlButton;
  readonly main: ControlButton;
  readonly last: ControlButton;
}

/** What the controls hold while moves are tried; before the last frame the main one steps. */
export interface Trying extends ControlButtons {
  /** A move is put together: its own button plays it. */
  readonly isFilled: boolean;
}

/** Where in its frames a player stands, and how it goes to another one. */
export interface Stepping {
  readonly words: Words;
  readonly index: number;
  readonly last: number;
  readonly asks: boolean;
  /** What is shown answers what the scenario asks: from here on it is only played on. */
  readonly answers: boolean;
  readonly go: (to: number) => void;
}

/** What the controls hold now. */
export function controlButtons(at: Stepping, trying: Trying | undefined): ControlButtons {
  const { words, index, last, go } = at;
  const isAtEnd = index >= last;
  if (trying) return isAtEnd ? trying : { ...trying, main: stepOf(at) };
  const [toStart, toEnd] = [() => go(0), () => go(last)];
  const rests = index === 0;
  return {
    first: { label: say(words, 'player.first'), sign: 'first', press: toStart, rests },
    back: {
      label: say(words, 'player.back'),
      sign: 'previous',
      press: () => go(index - 1),
      rests,
    },
    main: isAtEnd ? endOf(at) : stepOf(at),
    last: { label: say(words, 'player.last'), sign: 'last', press: toEnd, rests: isAtEnd },
  };
}

/** A step on; where the script asks for a move, it shows the solution. */
function stepOf({ words, index, asks, answers, go }: Stepping): ControlButton {
  const press = (): void => go(index + 1);
  // Its words leave no room for a sign on a narrow screen.
  if (answers) return { label: say(words, 'player.play-on'), sign: undefined, press };
  return { label: say(words, asks ? 'player.solution' : 'player.step'), sign: 'next', press };
}

/** At the end all can be seen again; a script without steps has nothing to see. */
const endOf = ({ words, index, go }: Stepping): ControlButton =>
  index === 0
    ? { label: say(words, 'player.step'), sign: 'next', press: undefined }
    : { label: say(words, 'player.again'), sign: 'first', press: () => go(0) };
