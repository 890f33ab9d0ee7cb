import { expect, it } from 'vitest';
import { createOpened } from '../../../src/islands/shared/Opener.tsx';

it('Of the seats of a table one at most is open; opened again it is closed', () => {
  const opened = createOpened(() => 'picture');
  expect(opened.seat()).toBeUndefined();
  opened.toggle('mila');
  expect(opened.seat()).toBe('mila');
  opened.toggle('noor');
  expect(opened.seat()).toBe('noor');
  opened.toggle('noor');
  expect(opened.seat()).toBeUndefined();
});
