import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOwnRules, type OwnRules } from '../../../src/islands/house-rules/own-rules.ts';
import { fillStorage, pretendStorage, refuseStorage } from '../../support/device.ts';

const READINGS = { theft: ['may', 'must'], tie: ['shared', 'markers', 'coins'] };
const KEY = 'house-rules.a-game';
const open = (): OwnRules => openOwnRules('a-game', READINGS);

beforeEach(() => void vi.stubGlobal('dispatchEvent', () => true));
afterEach(() => void vi.unstubAllGlobals());

describe('the reader’s own house rules', () => {
  it('are those that the device keeps', () => {
    pretendStorage({ [KEY]: '{"theft":"must"}' });
    expect([open().now(), open().trouble]).toEqual([{ theft: 'must' }, undefined]);
  });

  it('are kept as they are chosen, without what is played anyway', () => {
    const things = pretendStorage();
    const own = open();
    expect(own.choose('theft', 'must')).toBe(true);
    own.choose('tie', 'coins');
    own.choose('theft', 'may');
    expect(own.now()).toEqual({ tie: 'coins' });
    expect(things.get(KEY)).toBe('{"tie":"coins"}');
  });

  it('can be had back after a change of all at once, and after nothing else', () => {
    pretendStorage({ [KEY]: '{"theft":"must"}' });
    const own = open();
    own.turnTo({ tie: 'coins' });
    own.turnTo({});
    own.undo();
    expect([own.now(), own.canUndo()]).toEqual([{ tie: 'coins' }, false]);
    own.turnTo({});
    own.choose('theft', 'must');
    expect(own.canUndo()).toBe(false);
  });

  it('follow what another page has kept', () => {
    pretendStorage();
    const own = open();
    pretendStorage({ [KEY]: '{"tie":"markers","odd":"one"}' });
    own.follow();
    expect(own.now()).toEqual({ tie: 'markers' });
  });

  it('last as long as the page where the device keeps nothing', () => {
    refuseStorage();
    const own = open();
    expect(own.choose('theft', 'must')).toBe(false);
    own.follow();
    expect(own.now()).toEqual({ theft: 'must' });
  });

  it.each([
    ['{"theft":"never"}', 'house.unknown'],
    ['{', 'house.damaged'],
  ])('of which nothing is known are said to be so: %s', (text, trouble) => {
    pretendStorage({ [KEY]: text });
    expect(open()).toMatchObject({ trouble });
    expect(open().now()).toEqual({});
  });

  it('that are damaged stay where there is no room beside them', () => {
    fillStorage({ [KEY]: '{' });
    expect(open().trouble).toBe('house.damaged-stays');
  });
});
