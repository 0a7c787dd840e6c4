import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Match } from '../../src/kernel/history/playable.ts';
import { checksumOf } from '../../src/saves/old/checksum.ts';
import { wholeRecord } from '../oracles/every-decision.ts';
import { packed } from './packed.ts';

// A match in a file: how it began, every answer, and what came of it. Whoever changes the rules by mistake finds out
// here.

const figuresShape = v.record(v.string(), v.union([v.string(), v.number()]));

/** What a game counts of a match, by names of its own: `{ 'Aliens LP': 20 }`. */
export type Figures = Readonly<v.InferOutput<typeof figuresShape>>;

const recordingShape = v.strictObject({
  game: v.string(),
  /** What it is kept for, in a sentence. */
  shows: v.string(),
  seats: v.array(v.string()),
  options: v.unknown(),
  seed: v.string(),
  /** The state at which it begins, a position built by hand; left out: it begins with the set-up of its seed. */
  opening: v.exactOptional(v.unknown()),
  /** What is printed of the match: its figures after this many answers. */
  printed: v.exactOptional(v.array(v.strictObject({ when: v.string(), after: v.number(), figures: figuresShape }))),
  /** How many answers it took, and in which round it ended. */
  decisions: v.number(),
  rounds: v.number(),
  /** As `Match.outcome` has it: winners, words and ranking; `null`: it is left before its end. */
  outcome: v.unknown(),
  /** SHA-256 of the state at the end, as saves count it. */
  state: v.string(),
  /** Answers and acts, as `packed.ts` does it. */
  entries: v.array(v.string()),
});

/** A match, as it stands in its file. */
export type Recording = v.InferOutput<typeof recordingShape>;

/** The recording of a match as far as it was played. */
export function recordingOf(match: Match, shows: string): Recording {
  const { start, outcome, round } = match;
  const { checkpoint, entries } = wholeRecord(match);
  return {
    game: match.game,
    shows,
    seats: start.seats.map(({ name }) => name),
    options: start.options,
    seed: start.seed,
    ...(match.history.head.position ? { opening: checkpoint.state } : {}),
    decisions: entries.filter(entry => typeof entry !== 'object').length,
    rounds: round,
    outcome,
    state: checksumOf(match.secretState()),
    entries: [...packed(entries)],
  };
}

/** The names of the recordings in a folder, in their order; none where there is no folder. */
export function recordingNames(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder).filter(file => file.endsWith('.json'));
    return files.map(file => file.slice(0, -'.json'.length)).sort();
  } catch {
    return [];
  }
}

/** Reads a recording. Throws when it is none. */
export function readRecording(folder: string, name: string): Recording {
  const parsed: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return v.parse(recordingShape, parsed);
}

/** Writes a recording, over the one of that name. */
export function writeRecording(folder: string, name: string, recording: Recording): void {
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recording, null, 1)}\n`);
}
