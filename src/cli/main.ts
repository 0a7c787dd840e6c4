import { setFlagsFromString } from 'node:v8';
import { run } from './run.ts';

// Half of the processor time of a short simulation is V8's optimizing compiler. It spends most of that on copying small
// functions into each of their callers, by which rules run no faster; a smaller limit (default: 920) saves it.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');

process.exitCode = await run(process.argv.slice(2));
