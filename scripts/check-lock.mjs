// The lock file must install from whichever registry a machine uses: no addresses in it. And with what ships nothing is
// installed, for the bundle holds all that it needs: every library is one of development.
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const { '': self, ...libraries } = JSON.parse(text).packages;
const shipped = Object.keys(libraries).filter(path => !libraries[path].dev);

const faults = [];
if (text.includes('"resolved"')) {
  faults.push('package-lock.json holds "resolved" addresses: run npm install with the project\'s .npmrc.');
}
if (self.dependencies || shipped.length > 0) {
  const named = [...Object.keys(self.dependencies ?? {}), ...shipped].join(', ');
  faults.push(`would be installed with the bundle, which needs nothing: ${named}. Make it a devDependency.`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('package-lock.json: no registry addresses, and nothing that is installed with what ships');
