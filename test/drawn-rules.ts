import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { GAMES, loadGame } from '../src/games/index.ts';
import { createFormatter } from '../src/kernel/words/format.ts';
import { namedByTests } from './oracles/named-in-sources.ts';

// npm run drawn-rules -- COMMIT --count 10: numbered rules of every game, drawn by the hash of a commit, with the files
// of the tests that name them in a title. Somebody breaks each in the code, and sees whether a test goes red.

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const [commit] = positionals;
const count = Number(values.count);
if (commit === undefined || !Number.isInteger(count) || count < 1) {
  process.stderr.write('npm run drawn-rules -- COMMIT [--count N]\n');
  process.exit(2);
}

/** Where a rule stands in the draw. */
function placeOf(rule: string): string {
  return createHash('sha256')
    .update(`${commit ?? ''} ${rule}`)
    .digest('hex');
}

for (const id of Object.keys(GAMES)) {
  const game = await loadGame(id);
  const rules = game?.book?.rules ?? [];
  const format = createFormatter(game?.texts.en ?? {}, []);
  const [first = ''] = rules;
  const tests = namedByTests(first.slice(0, first.indexOf('-') + 1));
  const drawn = rules
    .filter(rule => tests.some(({ number }) => number === rule))
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
  for (const rule of drawn.slice(0, count)) {
    const files = new Set(tests.filter(({ number }) => number === rule).map(({ file }) => file));
    console.log(`${rule}  ${format({ key: `rule.${rule}` }).replaceAll(/\s+/g, ' ')}`);
    for (const file of files) console.log(`    ${file}`);
  }
}
