import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markOfKept } from '../../../src/islands/score/begin.ts';
import { createDeviceSheet, type DeviceSheet } from '../../../src/islands/score/device-sheet.ts';
import { keepSheet, keptSheet } from '../../../src/islands/score/kept-sheet.ts';
import type { Sheet } from '../../../src/islands/score/sheet.ts';
import { pretendStorage } from '../../support/device.ts';

const GAME = 'claim';
const BLANK: Sheet = { players: [{ seat: 'noor' }] };
const FULL: Sheet = { players: [{ seat: 'noor' }, { seat: 'mila' }] };
const OTHER: Sheet = { players: [{ seat: 'ines' }] };

let device: DeviceSheet;
beforeEach(() => {
  pretendStorage();
  device = createDeviceSheet(GAME, () => BLANK, { sheet: BLANK, from: 'own' }, markOfKept(GAME));
});
afterEach(() => void vi.unstubAllGlobals());

describe('the sheet of the device', () => {
  it('is what this tab keeps, and known to it', () => {
    device.keep(FULL);
    expect(keptSheet(GAME)).toEqual({ kind: 'kept', position: FULL });
    expect([device.kept(), device.rival(), device.isKnown()]).toEqual([true, false, true]);
    expect([device.holds(FULL), device.holds({ ...FULL })]).toEqual([true, false]);
  });

  it('is none where nothing is on it', () => {
    device.keep(FULL);
    device.keep({ ...BLANK });
    expect(keptSheet(GAME)).toEqual({ kind: 'none' });
  });

  it('stays where another tab has kept another one: the reader chooses', () => {
    keepSheet(GAME, OTHER);
    expect(device.isKnown()).toBe(false);
    device.keep(FULL);
    expect(keptSheet(GAME)).toEqual({ kind: 'kept', position: OTHER });
    expect(device.rival()).toBe(true);
  });

  it('of another tab is known once it is read', () => {
    keepSheet(GAME, OTHER);
    device.keep(FULL);
    device.learn({ sheet: OTHER, from: 'own' }, markOfKept(GAME));
    expect([device.rival(), device.isKnown(), device.holds(OTHER)]).toEqual([false, true, true]);
  });

  it('is not known while one of a link is shown', () => {
    device.learn({ sheet: OTHER, from: 'link' }, markOfKept(GAME));
    expect([device.isKnown(), device.holds(OTHER)]).toEqual([false, false]);
  });

  it('that could not be read may have been set aside since', () => {
    keepSheet(GAME, OTHER);
    device.learn({ sheet: BLANK, from: 'own', trouble: { key: 'score.damaged' } }, 'before');
    expect(device.isKnown()).toBe(true);
  });
});
