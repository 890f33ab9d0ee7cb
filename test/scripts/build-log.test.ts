import { beforeEach, describe, expect, it } from 'vitest';
import buildLog from '../../scripts/build-log.ts';

describe('the log of a build', () => {
  let printed: string[];
  let complained: string[];
  let time: number;
  let write: ReturnType<typeof buildLog>['write'];

  beforeEach(() => {
    [printed, complained, time] = [[], [], 1000];
    const printer = {
      print: (line: string) => printed.push(line),
      complain: (line: string) => complained.push(line),
      now: () => time,
    };
    ({ write } = buildLog({ stages: ['progress', 'offline'] }, printer));
  });

  it('tells each stage with the seconds since the one before', () => {
    time = 6000;
    write({ label: 'progress', level: 'info', message: 'content read' });
    time = 18_400;
    write({ label: 'offline', level: 'info', message: 'lists: 9' });
    expect(printed).toEqual(['    5 s  content read', '   12 s  lists: 9']);
  });

  it('leaves out what others say by the way, a page each', () => {
    write({ label: null, level: 'info', message: '  ├─ /en/index.html' });
    write({ label: 'build', level: 'info', message: 'Complete!' });
    expect([...printed, ...complained]).toEqual([]);
  });

  it('passes on every warning, with whose it is, and every error', () => {
    write({ label: 'vite', level: 'warn', message: 'a file is missing' });
    write({ label: null, level: 'warn', message: 'old' });
    write({ label: 'build', level: 'error', message: 'broken' });
    expect(complained).toEqual(['warning (vite): a file is missing', 'warning: old', 'broken']);
    expect(printed).toEqual([]);
  });
});
