import { keepHouseRules, keptHouseRules, onHouseRulesKept } from './kept.ts';

/** Lets a reader choose a reading on the page of its ruling, and marks the one chosen. */
export function enableRulingChoice(page: HTMLElement): void {
  const game = document.documentElement.dataset.game!;
  const ruling = page.dataset.choose!;
  const answer = page.querySelector<HTMLElement>('.my-reading')!;
  const options = [...page.querySelectorAll<HTMLElement>('[data-option]')];
  const usual = page.querySelector<HTMLElement>('.chosen')!.dataset.option!;
  const kept = (): string =>
    options.find(({ dataset }) => dataset.option === keptHouseRules(game).rules[ruling])?.dataset
      .option ?? usual;
  let chosen = kept();

  function show(sentence: string): void {
    for (const option of options) {
      const isChosen = option.dataset.option === chosen;
      const yours = option.querySelector<HTMLElement>('.yours');
      if (yours) yours.hidden = !isChosen;
      option.classList.toggle('mine', isChosen && chosen !== usual);
      option.querySelector('button')!.ariaPressed = String(isChosen);
    }
    answer.textContent = sentence;
  }

  const sentence = (): string => {
    const name = options
      .find(({ dataset }) => dataset.option === chosen)!
      .querySelector('h3')!.textContent;
    return chosen === usual ? '' : answer.dataset.yours!.replace('{answer}', () => name);
  };

  function choose(option: string): void {
    const { [ruling]: _before, ...others } = keptHouseRules(game).rules;
    const isKept = keepHouseRules(
      game,
      option === usual ? others : { ...others, [ruling]: option },
    );
    chosen = option;
    show(
      isKept ? sentence() || answer.dataset.default! : `${sentence()} ${answer.dataset.notKept!}`,
    );
  }

  for (const option of options) {
    const button = option.querySelector('button')!;
    button.hidden = false;
    button.addEventListener('click', () => choose(option.dataset.option!));
  }
  const follow = (): void => {
    chosen = kept();
    show(sentence());
  };
  onHouseRulesKept(game, follow);
  addEventListener('pageshow', follow);
  follow();
}
