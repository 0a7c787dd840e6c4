// The lock file must install from whichever registry a machine uses: no addresses in it.
import { readFileSync } from 'node:fs';

const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
if (lock.includes('"resolved"')) {
  console.error('package-lock.json holds "resolved" addresses: run npm install with the project\'s .npmrc.');
  process.exit(1);
}
console.log('package-lock.json: no registry addresses');
