// Measures how often the games of one are survived: npm run survival (scripts/survival/main.ts). Arguments go on to it.
import { runBundled } from './bundling.mjs';

await runBundled('.survival', { main: 'scripts/survival/main.ts' });
