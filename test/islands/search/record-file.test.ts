import { expect, it } from 'vitest';
import {
  passageFiles,
  packed,
  PASSAGES_PER_FILE,
  textWords,
  unpacked,
} from '../../../src/islands/search/record-file.ts';
import { passageReader } from '../../../src/islands/search/passages.ts';
import type { TextRecord } from '../../../src/islands/search/records.ts';

const RECORDS: readonly TextRecord[] = [
  {
    url: 'rules/theft/#rk.steal.crest',
    kind: 'rule',
    title: 'A crest',
    number: '7.5',
    place: 'Theft',
    asked: [
      ['crest', 'where'],
      ['crest', 'my'],
    ],
  },
  { url: 'scenarios/two/', kind: 'scenario', title: 'Two' },
  { url: 'learn/', kind: 'page', title: 'Learn' },
];

/** What comes out of a file. */
const asRead = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

it('Records come out of their file as they went in, below its folder, and without what they lack', () => {
  const file = asRead(packed(RECORDS, { textWords: ['thief', 'crest'], version: 'en_1' }));
  expect(unpacked(file, '/en/rival-kings/')).toStrictEqual(
    RECORDS.map((record) => ({ ...record, url: `/en/rival-kings/${record.url}` })),
  );
  expect(file).toMatchObject({
    words: { both: ['crest'], asked: ['my', 'where'], texts: ['thief'] },
    version: 'en_1',
  });
  expect(textWords(file)).toEqual(['crest', 'thief']);
});

it('Each record has its own passage, whichever file that lies in; a file is read once, and one that failed not again', async () => {
  const count = 2 * PASSAGES_PER_FILE + 1;
  const records = Array.from({ length: count }, (_, at): TextRecord => ({
    url: String(at),
    kind: 'rule',
    title: `Title ${at}`,
  }));
  const passages = records.map((_, at) => ({
    text: `Text ${at}`,
    ...(at % 2 === 1 && { answer: `Answer ${at}` }),
  }));
  const files = asRead(passageFiles(passages));
  const read: number[] = [];
  const reader = passageReader([
    {
      records,
      read: (file) => {
        read.push(file);
        return file === 2 ? Promise.reject(new Error('away')) : Promise.resolve(files[file]!);
      },
    },
  ]);
  const sought = [0, 1, PASSAGES_PER_FILE, 2 * PASSAGES_PER_FILE - 1];
  expect(await reader(sought.map((at) => records[at]!))).toStrictEqual(
    sought.map((at) => passages[at]),
  );
  expect(await reader([{ ...records[0]!, text: 'Its own' }])).toStrictEqual([{ text: 'Its own' }]);
  for (let times = 0; times < 2; times += 1)
    await expect(reader([records.at(-1)!])).rejects.toThrow('away');
  expect(read).toEqual([0, 1, 2]);
});
