// Fits the chance to win in a game to matches of its own player: npm run train -- GAME --matches N
// (test/strength/training/main.ts).
import { runBundled } from './bundling.mjs';

await runBundled('.training', { main: 'test/strength/training/main.ts' });
