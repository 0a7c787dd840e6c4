import type { Command } from 'commander';
import { programOf } from '../../src/cli/program.ts';

const silent = (): void => undefined;

/** The whole command line, of which nothing is run. */
export function wholeProgram(): Command {
  const streams = { out: silent, err: silent, note: silent, json: silent, bytes: silent, columns: null };
  return programOf({ streams, language: null, finish: silent, heed: silent });
}
