// Measures which faction wins how often: npm run balance -- GAME (scripts/balance/arguments.ts). Arguments go on to
// scripts/balance/main.ts.
import { runBundled } from './bundling.mjs';

await runBundled('.balance', { main: 'scripts/balance/main.ts', worker: 'scripts/balance/worker.ts' });
