import { setFlagsFromString } from 'node:v8';
import { run } from './run.ts';

// Half of the processor time of a short simulation goes to V8's optimizing compiler, mostly for copying small functions
// into their callers, which does not make rules faster. A smaller limit (default: 920) saves this time.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');
// It also optimizes much that is hardly used again: a match is over before that pays. A function is optimized when it
// has run for twice as long as by default (135168).
setFlagsFromString('--interrupt-budget=300000');

process.exitCode = await run(process.argv.slice(2));
