// npm run pages: writes the pages of docs/ that are made from the program.
import { writeFileSync } from 'node:fs';
import { commandsPage } from './pages/commands.ts';
import { keysPage } from './pages/keys.ts';

const PAGES = { commands: commandsPage, keys: keysPage };

for (const [name, page] of Object.entries(PAGES)) {
  writeFileSync(new URL(`../docs/${name}.md`, import.meta.url), await page());
}
