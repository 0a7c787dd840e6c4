import { onTestFinished } from 'vitest';
import { Program } from './program.ts';
import type { ProgramOptions } from './program.ts';

/** Starts the bundled program for the test that is running, and leaves it with that, wherever it is by then. */
export function start(options?: ProgramOptions): Program {
  const program = new Program(options);
  onTestFinished(() => program.putAway());
  return program;
}
