// Writes docs/<game>-rulings.md for every game that has rulings: npm run rulings
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, loadGame } from '../src/games/index.ts';
import { rulingsPage } from './rulings/page.ts';

for (const id of Object.keys(GAMES)) {
  const game = await loadGame(id);
  const page = game === null ? null : await rulingsPage(game);
  if (page === null) continue;
  const file = fileURLToPath(new URL(`../docs/${id}-rulings.md`, import.meta.url));
  writeFileSync(file, page);
  process.stdout.write(`${file}\n`);
}
