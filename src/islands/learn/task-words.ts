/** The words of a task as they stand on the page; each time they are shown, a copy of them is. */
export interface TaskWords {
  readonly goal: Element;
  readonly hint: Element | undefined;
  readonly missed: Element | undefined;
  readonly done: Element | undefined;
}

/** Takes the words of a task from the page. */
export function readTaskWords(place: HTMLElement): TaskWords {
  const goal = place.querySelector('.goal')!.cloneNode(true) as Element;
  const taken = (selector: string): Element | undefined => {
    const part = goal.querySelector(selector) ?? undefined;
    part?.remove();
    part?.querySelector('summary')?.remove();
    return part;
  };
  return { hint: taken('.hint'), missed: taken('.missed'), done: taken('.done'), goal };
}

/** What stands in a part of the words, to be shown. */
export const wordsIn = (part: Element | undefined): ChildNode[] =>
  part ? [...part.cloneNode(true).childNodes] : [];
