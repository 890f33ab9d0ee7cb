import type { Process, State } from './types/state.ts';

/** What is under way now: the last process of the stack. */
export const topOf = ({ stack }: Pick<State, 'stack'>): Process => stack.at(-1)!;

/** The state with another process in place of the last one. */
export const withTop = (state: State, process: Process): State => {
  const [first, ...more] = [...state.stack.slice(0, -1), process];
  return { ...state, stack: [first, ...more] };
};
