import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import { wholeRecord } from '../oracles/every-decision.ts';

/** Where failures are written, below the folder that the test was started in. */
export const FAILURES = 'fuzz-failures';

/** A match that went wrong: how to play it again, and what was answered when it did. */
export interface Failure {
  readonly error: string;
  /** What was to be answered, if the fault came with an answer. */
  readonly answer: Answer | null;
  /** The seed of the players. */
  readonly players: string;
  /** Seed, options and all answers before; restoring it leads to the decision at which it failed. */
  readonly record: MatchRecord;
}

/** What went wrong with a match. */
export interface Fault {
  /** Which match, where, and what. */
  readonly told: string;
  readonly failure: Failure;
}

/** The failure of a match: what was thrown when it was to be answered so. */
export function failureOf(match: Match, error: unknown, answer: Answer | null, players: string): Failure {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { error: text, answer, players, record: wholeRecord(match) };
}

/** Writes a failure as JSON into a folder; returns its file. */
export function writeFailure(folder: string, failure: Failure): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${failure.players.replace(/[^a-z0-9-]+/gi, '-')}.json`);
  writeFileSync(file, `${JSON.stringify(failure, null, 1)}\n`);
  return file;
}

/** Reads a failure's file. Throws when it is none. */
export function readFailure(file: string): Failure {
  const failure: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isFailure(failure)) throw new Error(`${file} is no failure of the fuzz test`);
  return failure;
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'record' in value && 'players' in value && 'answer' in value;
}
