// What a reader does in whatever engine, each deed with the patience that a busy machine asks for.
import type { Engine, EngineName } from './engine.ts';
import { expect, isSettled } from './support.ts';

/** Somebody who reads a site in some browser. */
export interface Visit {
  open(path: string): Promise<void>;
  /**
   * Waits for an element that can be seen and has this in its name, and clicks it where it lies.
   */
  click(selector: string, name?: string): Promise<void>;
  press: Engine['press'];
  write: Engine['write'];
  /**
   * Waits until the first such element that can be seen says this and nothing else, or something
   * that matches.
   */
  says(selector: string, text: string | RegExp): Promise<void>;
  /** Waits until a function comes to this in the page. */
  finds<Found>(script: () => Found, expected: Found): Promise<void>;
  reload(): Promise<void>;
}

/**
 * Where an element lies that can be clicked now; notes whether the next click lands on it. Runs in
 * the browser.
 */
function spotOf(selector: string, name: string): readonly [number, number] | undefined {
  const nameOf = (element: Element): string =>
    (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && nameOf(one).includes(name),
  );
  if (!element) return undefined;
  const { dataset } = document.documentElement;
  delete dataset.missed;
  addEventListener(
    'click',
    ({ target }) => {
      if (element.contains(target as Element)) delete dataset.missed;
      else dataset.missed = '';
    },
    { capture: true, once: true },
  );
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getClientRects()[0]!;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : undefined;
}

/** Text as the browser is asked for it: any white space is one space. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What the first such element says that can be seen. Runs in the browser. */
const textOf = (selector: string): string | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .find((element) => element.checkVisibility())
    ?.innerText.replace(/\s+/g, ' ')
    .trim();

/** On a busy machine a page may take its time. */
const poll = expect.configure({ timeout: 15_000 }).poll;

/** A reader of the site at an address. */
export function visitOf(site: string, { run, ...engine }: Engine, engineName: EngineName): Visit {
  const open = async (address: string): Promise<void> => {
    await engine.open(address);
    await poll(() => run(isSettled), { message: address }).toBe(true);
  };
  return {
    open: (path) => open(`${site}${path}`),
    reload: async () => open(await run(() => location.href)),
    async click(selector, name = '') {
      let spot: readonly [number, number] | null | undefined;
      // What moves between the look and the click is clicked again, and named; a page that has gone
      // elsewhere was hit.
      for (;;) {
        spot = undefined;
        await poll(
          async () => {
            const before = spot;
            spot = await run(spotOf, selector, flat(name));
            // What has just been scrolled into view may bring a player with it, which takes its
            // place first.
            return spot && before && spot.join() === before.join() ? run(isSettled) : false;
          },
          { message: `${selector} “${name}” can be clicked`, intervals: [50] },
        ).toBe(true);
        await engine.clickAt(...spot!);
        if (!(await run(() => 'missed' in document.documentElement.dataset).catch(() => false)))
          return;
        console.warn(`${engineName}: ${selector} “${name}” moved under a click`);
      }
    },
    press: engine.press,
    write: engine.write,
    says: (selector, text) =>
      poll(() => run(textOf, selector), { message: selector }).toEqual(
        typeof text === 'string' ? flat(text) : expect.stringMatching(text),
      ),
    finds: (script, expected) => poll(() => run(script)).toEqual(expected),
  };
}
