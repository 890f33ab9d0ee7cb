// npm run signature: what changes when the rules of a game do, beside what was committed; --
// --write keeps it as it is now. test/games/signature.json names the tables: whoever wants one more
// writes its name there, with an empty text.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ENGINE_IDS, loadEngine, type EngineId } from '../src/games/engines.ts';
import { signatureOf, type Signature } from './signatures.ts';

const FILE = fileURLToPath(new URL('../test/games/signature.json', import.meta.url));

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const committed = JSON.parse(readFileSync(FILE, 'utf8')) as Partial<
  Record<EngineId, Partial<Signature>>
>;
const now: Partial<Record<EngineId, Signature>> = {};
let differences = 0;
for (const id of ENGINE_IDS) {
  const { tables = {}, games = {} } = committed[id] ?? {};
  const signature = await signatureOf(await loadEngine(id), Object.keys(tables));
  now[id] = signature;
  console.log(id);
  const before: Readonly<Record<string, string>> = { ...tables, ...games };
  for (const [name, value] of Object.entries({ ...signature.tables, ...signature.games })) {
    const isSame = before[name] === value;
    if (!isSame) differences += 1;
    console.log(`  ${name}: ${value}${isSame ? '' : ` ✗ committed: ${before[name] || 'nothing'}`}`);
  }
}
if (values.write) writeFileSync(FILE, `${JSON.stringify(now, undefined, 2)}\n`);
else if (differences > 0) process.exitCode = 1;
console.log(
  differences === 0 ? 'as committed' : `${differences} differ${values.write ? ', written' : ''}`,
);
