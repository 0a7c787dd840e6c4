import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { readEntry } from '../../../src/saves/saved/entry.ts';
import type { SaveEntry } from '../../../src/saves/saved/entry.ts';
import { linesOf } from '../../../src/saves/saved/load.ts';
import { MatchFile } from '../../../src/saves/file/match-file.ts';
import { Keeper } from '../../../src/session/running/keeper.ts';
import { newCoachedSeat } from '../../../src/session/learning/coaching.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** When every match here was begun and saved. */
export const NOW = new Date(2026, 0, 1, 14, 2);

/** Writes a match into a file, as the table does. */
export function saveAs(file: string, match: Match): void {
  const { history, start } = match;
  const head = { ...history.head, begun: NOW };
  const written = new MatchFile(file, head, { now: () => NOW, elsewhere: () => `${file}.elsewhere` }, linesOf(history));
  const people = {
    players: start.seats.map(() => 'human' as const),
    languages: start.seats.map(() => null),
    seen: start.seats.map(() => 0),
    coach: start.seats.map(() => newCoachedSeat(true)),
  };
  new Keeper(written, () => NOW).keep(match, people);
  written.close();
}

/** What lists show of a match in a file. */
export function savedAs(match: Match): SaveEntry {
  const folder = temporaryFolder('secrets');
  try {
    const file = join(folder, 'shown.jsonl');
    saveAs(file, match);
    // The folder is another one every time.
    return { ...readEntry(file), file: 'shown.jsonl' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
