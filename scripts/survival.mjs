// Measures how often the games of one are survived: npm run survival (scripts/survival.ts). Arguments go on to it.
import { runBundled } from './bundling.mjs';

await runBundled('.survival', { main: 'scripts/survival.ts' });
