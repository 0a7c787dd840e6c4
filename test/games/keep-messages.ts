// npm run messages: adds the keys of new messages, with their parameters, to the lists that are kept. It takes none
// away.
import { existsSync, writeFileSync } from 'node:fs';
import { extended, readKept } from './kept-messages.ts';
import { GAMES_UNDER_TEST } from './list.ts';

for (const {
  id,
  kept: { texts, file },
} of GAMES_UNDER_TEST) {
  const before = existsSync(file) ? readKept(file) : {};
  const after = extended(before, texts);
  const lines = Object.entries(after).map(([key, names]) => `  ${JSON.stringify(key)}: ${JSON.stringify(names)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  console.log(
    `${id}: ${Object.keys(after).length} messages, ${Object.keys(after).length - Object.keys(before).length} of them new`,
  );
}
