// npm run rules: per game that the site plays, rules without a scenario, without text per language,
// and citations to unknown ids. Exits non-zero on any gap.
import { PLAYED_IDS } from '../src/games/ids.ts';
import { loadFormat } from '../src/games/registry.ts';
import { gapsOf } from './gaps.ts';

let gaps = 0;
for (const id of PLAYED_IDS) {
  const { rules, explanations } = await loadFormat(id);
  console.log(
    `${id}: ${Object.keys(rules).length} rules, ${explanations.length} of them explanations that no play can show`,
  );
  for (const { about, ids } of await gapsOf(id)) {
    console.log(`  ${about}: ${ids.length === 0 ? 'none' : ids.join(', ')}`);
    gaps += ids.length;
  }
}
if (gaps > 0) process.exitCode = 1;
