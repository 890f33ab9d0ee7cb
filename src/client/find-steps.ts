// Lets the browser's own search in the page find the steps that a player does not show.

/**
 * Lays the words of the steps of a scenario where they are told, unseen: where the browser's search
 * in the page, or a link to a text, finds some of them, the player goes to that step. Nothing for
 * browsers that cannot tell what they found; none of it is read aloud.
 */
export function letStepsBeFound(place: HTMLElement): void {
  if (!('onbeforematch' in place)) return;
  const list = document.createElement('ol');
  list.className = 'steps-to-find';
  list.setAttribute('aria-hidden', 'true');
  const steps = place.querySelector('.transcript')!;
  for (const step of steps.querySelectorAll<HTMLElement>(':scope > li')) {
    const words = document.createElement('li');
    words.setAttribute('hidden', 'until-found');
    words.append([...step.children].map(({ textContent }) => textContent.trim()).join(' '));
    words.addEventListener('beforematch', () => {
      // What is found is no longer hidden: it can be found again once it is.
      setTimeout(() => words.setAttribute('hidden', 'until-found'));
      void show(place.dataset.scenario!, step.dataset);
    });
    list.append(words);
  }
  steps.after(list);
}

async function show(scenario: string, { step, shown }: DOMStringMap): Promise<void> {
  const { showStep } = await import('../islands/player/show-step.ts');
  await showStep(scenario, step!, Number(shown));
}
