// npm run messages: adds the keys of new messages, with their parameters, to the lists that are kept. It takes none away.
import { existsSync, writeFileSync } from 'node:fs';
import { extended, KEPT_TEXTS, readKept } from './kept-messages.ts';

for (const { id, texts, file } of KEPT_TEXTS) {
  const kept = existsSync(file) ? readKept(file) : {};
  const after = extended(kept, texts);
  const lines = Object.entries(after).map(([key, names]) => `  ${JSON.stringify(key)}: ${JSON.stringify(names)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  console.log(
    `${id}: ${Object.keys(after).length} messages, ${Object.keys(after).length - Object.keys(kept).length} of them new`,
  );
}
