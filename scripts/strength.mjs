// Measures how often one player of a game beats another: npm run strength -- GAME --players A,B --pairs N
// (test/strength/arguments.ts).
import { runBundled } from './bundling.mjs';

await runBundled('.strength', { main: 'test/strength/main.ts', worker: 'test/strength/worker.ts' });
