import type { Page } from '@playwright/test';

/**
 * What was seen while a player was stepped from its start to its end and back on a screen of one
 * size.
 */
export interface Walked {
  readonly steps: number;
  /** What a step tells that was cut or covered: sentences, refusals, remarks, citations. */
  readonly unseen: readonly string[];
  /** What a step changed on the table, or whose turn it is, that was cut or covered. */
  readonly hidden: readonly string[];
  /** Where the controls have been: one place where they never moved. */
  readonly controls: readonly string[];
  /** Where the table has begun. */
  readonly tables: readonly string[];
}

/** Steps the player of a page to its end, back, and to its start, from where the page begins. */
export const walk = (page: Page): Promise<Walked> =>
  page.evaluate(async () => {
    const player = document.querySelector<HTMLElement>('section.player')!;
    const controls = player.querySelector<HTMLElement>('.controls')!;
    const told = player.querySelector('.told')!;
    const felt = player.querySelector('.felt')!;
    const [first, back, last] = ['first-child', 'nth-child(2)', 'nth-child(4)'].map((at) =>
      controls.querySelector<HTMLButtonElement>(`button:${at}`)!,
    );
    const step = (): void => controls.querySelector<HTMLElement>('.main')!.click();
    const unseen: string[] = [];
    const hidden: string[] = [];
    const places = { controls: new Set<string>(), tables: new Set<string>() };

    /**
     * Whether a box lies on the screen with nothing over it, but for what scrolls with the page.
     */
    function isBare({ left, top, right, bottom }: DOMRect): boolean {
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
      const corners = [left + 1, right - 1].flatMap((x) =>
        [top + 1, bottom - 1].map((y) => document.elementFromPoint(x, y)),
      );
      return corners.every((there) => told.contains(there));
    }

    /** Whether all lines of an element can be read; a hint still folded is not among them. */
    function isRead(element: Element): boolean {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const holder = text.parentElement!;
        if (!holder.checkVisibility() || holder.matches('details:not([open])')) continue;
        range.selectNodeContents(text);
        if (![...range.getClientRects()].every(isBare)) return false;
      }
      return true;
    }

    /** Titles of rules may end in an ellipsis; their numbers and their boxes are whole. */
    const isCited = (chip: Element): boolean =>
      isBare(chip.getBoundingClientRect()) && isRead(chip.querySelector('b')!);

    /** Whether a box lies on the screen with nothing over it but the table itself. */
    function isOnTable({ left, top, right, bottom }: DOMRect): boolean {
      const corners = [left + 1, right - 1].flatMap((x) =>
        [top + 1, bottom - 1].map((y) => document.elementFromPoint(x, y)),
      );
      return top >= 0 && bottom <= innerHeight && corners.every((there) => felt.contains(there));
    }

    /** The two ends of a line of theft lie in the middle of the outer ones of the rows it spans. */
    function endsOf(line: HTMLElement): readonly DOMRect[] {
      const { left, top, width, height } = line.getBoundingClientRect();
      const row = height / Number(line.dataset.rows);
      return [top + row / 2, top + height - row / 2].map((y) => new DOMRect(left, y - 4, width, 8));
    }

    /**
     * What is on the screen of a piece: of a castle that is folded, instead of its columns the
     * whole line; unfolded, instead of their sums.
     */
    const shown = (piece: Element): Element =>
      piece.matches('.column, .sums > li') && !piece.checkVisibility()
        ? piece.closest('.castle')!
        : piece;

    /**
     * Where on the table this step is: the pieces it changed, the card of a trick, the theft, the
     * way of a king, and whose turn it is.
     */
    function lookAtTable(at: string): void {
      for (const piece of felt.querySelectorAll<HTMLElement>(
        '.new, .delta, .turn, .played .laid, .conflict-line.now, .path',
      )) {
        const boxes = piece.matches('.conflict-line')
          ? endsOf(piece)
          : [shown(piece).getBoundingClientRect()];
        if (!boxes.every(isOnTable))
          hidden.push(
            `${at}: ${piece.getAttribute('class')} ${(piece.dataset.seat ?? piece.textContent).trim()}`,
          );
      }
    }

    function look(): void {
      const { x, y, width, height } = controls.getBoundingClientRect();
      places.controls.add([x, y, width, height].join(' '));
      places.tables.add(String(felt.getBoundingClientRect().top));
      const at = player.querySelector('.step-no b')!.textContent;
      lookAtTable(at);
      const all = [
        ...told.querySelectorAll('.caption-now :is(.event, .refusal p:not(.row), .note, .outcome)'),
      ];
      const cited = [...told.querySelectorAll('.caption-now .chip')];
      if (all.length === 0) unseen.push(`${at}: nothing is told`);
      for (const one of [
        ...all.filter((one) => !isRead(one)),
        ...cited.filter((one) => !isCited(one)),
      ])
        unseen.push(`${at}: ${one.textContent.trim()}`);
    }

    scrollTo({ top: 0, behavior: 'instant' });
    first!.click();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    let steps = 0;
    for (look(); !last!.disabled; look(), steps += 1) step();
    for (const press of [() => back!.click(), () => first!.click(), step, () => back!.click()]) {
      press();
      look();
    }
    return { steps, unseen, hidden, controls: [...places.controls], tables: [...places.tables] };
  });

/** What was seen while a move was tried after each step of a player. */
export interface Tried {
  /** How often the table could be tapped. */
  readonly tapped: number;
  /** What could be tapped then, or was said, and was cut or covered. */
  readonly covered: readonly string[];
}

/**
 * Steps the player of a page to its end and tries a move after each step: opens the tray, taps the
 * first piece that leads on, then one that does not.
 */
export const tryEach = (page: Page): Promise<Tried> =>
  page.evaluate(async () => {
    const player = document.querySelector<HTMLElement>('section.player')!;
    const [back, main, last, trying] = [':nth-child(2)', '.main', ':nth-child(4)', '.try'].map(
      (one) => () => player.querySelector<HTMLButtonElement>(`.controls > ${one}`)!,
    ) as [
      () => HTMLButtonElement,
      () => HTMLButtonElement,
      () => HTMLButtonElement,
      () => HTMLButtonElement,
    ];
    const at = (): number => Number(player.querySelector('.step-no b')!.textContent);
    const drawn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
    const covered: string[] = [];
    let tapped = 0;

    /**
     * Whether all of it lies on the screen, with nothing over it; cards of a fanned hand lie on
     * each other, and words below what opens the list of steps.
     */
    function isBare(one: Element): boolean {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const corners = [left + 3, right - 3].flatMap((x) =>
        [top + 3, bottom - 3].map((y) => document.elementFromPoint(x, y)),
      );
      const within = one.matches('.button') ? one : one.closest('.cards, .told')!;
      return corners.every((there) => within.contains(there));
    }

    function look(when: string): void {
      for (const one of player.querySelectorAll(
        '.felt .cards .spot, .tray.tapped .ways > *, .tray .refusal',
      ))
        if (one.checkVisibility() && !isBare(one))
          covered.push(
            `${at()}, ${when}: ${(one.getAttribute('aria-label') ?? one.textContent).trim()}`,
          );
    }

    /** Taps the first piece of that mark, if there is one, and takes it back. */
    async function tap(mark: string, when: string): Promise<void> {
      const spot = player.querySelector<HTMLElement>(`.felt .cards .spot${mark}`);
      if (!spot) return;
      spot.click();
      await drawn();
      look(when);
      back().click();
      await drawn();
    }

    for (let step = at(); ; step = at()) {
      trying().click();
      while (!player.querySelector('.tray')) await new Promise(requestAnimationFrame);
      look('open');
      if (player.querySelector('.felt .spot')) tapped += 1;
      await tap('[data-mark="legal"]', 'begun');
      await tap(':not([data-mark])', 'refused');
      trying().click();
      await drawn();
      // What is tried at the end may begin a step before it.
      while (at() <= step && !last().disabled) main().click();
      if (at() <= step || last().disabled) return { tapped, covered };
    }
  });
