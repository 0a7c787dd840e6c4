#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { whyTooOld } from './node-version.js';

// Whoever sends this signal to a program of Node opens its debugger, to which everything in it lies open; here nothing
// happens.
process.on('SIGUSR1', () => undefined);
// A write beyond the limit of a file's size (ulimit -f) is a write that fails: without a listener here Ink's own would
// end the program.
process.on('SIGXFSZ', () => undefined);

const main = new URL('../dist/main.js', import.meta.url);
const tooOld = whyTooOld(process.versions.node);

if (tooOld !== null) {
  console.error(tooOld);
  process.exitCode = 1;
} else if (existsSync(main)) {
  // The program says how it ended; what never comes to an end is an error in it.
  process.exitCode = 70;
  import(main.href);
} else {
  console.error('Orrery is not built yet. Run "npm install" and "npm start" (or "npm run build") in its folder.');
  process.exitCode = 1;
}
