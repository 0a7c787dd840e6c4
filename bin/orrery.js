#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Whoever sends this signal to a program of Node opens its debugger, to which everything in it lies open; here nothing happens.
process.on('SIGUSR1', () => undefined);
// A write beyond the limit of a file's size (ulimit -f) is a write that fails: without a listener here Ink's own would end the program.
process.on('SIGXFSZ', () => undefined);

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Orrery is not built yet. Run "npm install" and "npm start" (or "npm run build") in its folder.');
  process.exitCode = 1;
}
