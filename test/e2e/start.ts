import { onTestFinished } from 'vitest';
import { Program } from './program.ts';
import type { ProgramOptions } from './program.ts';

/** Starts the bundled program for the test that is running, and closes it with that. */
export function start(options?: ProgramOptions): Program {
  const program = new Program(options);
  onTestFinished(() => program.close());
  return program;
}
