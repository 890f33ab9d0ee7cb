/** The words of a task as they stand on the page, as HTML. */
export interface TaskWords {
  readonly goal: string;
  readonly hint: string;
  readonly missed: string;
  readonly done: string;
}

/** Takes the words of a task from the page. */
export function readTaskWords(place: HTMLElement): TaskWords {
  const goal = place.querySelector('.goal')!.cloneNode(true) as HTMLElement;
  const taken = (selector: string): string => {
    const part = goal.querySelector(selector);
    part?.remove();
    part?.querySelector('summary')?.remove();
    return part?.innerHTML ?? '';
  };
  const hint = taken('.hint');
  const missed = taken('.missed');
  const done = taken('.done');
  return { goal: goal.innerHTML, hint, missed, done };
}
