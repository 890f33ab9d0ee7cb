import type { Process, ProcessOf, State } from './types/state.ts';

/** What is under way now: the last process of the stack. */
export const topOf = ({ stack }: Pick<State, 'stack'>): Process => stack.at(-1)!;

/** The state with another process in place of the last one. */
export const withTop = (state: State, process: Process): State =>
  withStack(state, [...state.stack.slice(0, -1), process]);

/** The state with a process on top of the last one. */
export const pushed = (state: State, process: Process): State =>
  withStack(state, [...state.stack, process]);

/** The state without the last process. */
export const popped = (state: State): State => withStack(state, state.stack.slice(0, -1));

/** The state with the processes of this type changed, wherever they lie. */
export const changedProcess = <Type extends Process['type']>(
  state: State,
  type: Type,
  change: (process: ProcessOf<Type>) => ProcessOf<Type>,
): State =>
  withStack(
    state,
    state.stack.map((process) => (isOf(process, type) ? change(process) : process)),
  );

/** The state without a process of this type, wherever it lies. */
export const withoutProcess = (state: State, type: Process['type']): State =>
  withStack(
    state,
    state.stack.filter((process) => process.type !== type),
  );

/** The state with the last process changed, where it is one of this type. */
export function changedTop<Type extends Process['type']>(
  state: State,
  type: Type,
  change: (process: ProcessOf<Type>) => ProcessOf<Type>,
): State {
  const top = topOf(state);
  return isOf(top, type) ? withTop(state, change(top)) : state;
}

function isOf<Type extends Process['type']>(
  process: Process,
  type: Type,
): process is ProcessOf<Type> {
  return process.type === type;
}

/** With another stack, which is not empty either: something is always under way. */
function withStack(state: State, stack: readonly Process[]): State {
  return { ...state, stack: stack as State['stack'] };
}
