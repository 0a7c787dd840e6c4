import { dirname, join } from 'node:path';
import { starcraft } from '../../src/games/starcraft/game.ts';
import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import type { Line } from '../../src/kernel/history/lines.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { Generator } from '../../src/kernel/plain/random.ts';
import type { Start } from '../../src/kernel/match/record.ts';
import { SaveFault } from '../../src/saves/input/fault.ts';
import type { SaveFaultCode } from '../../src/saves/input/fault.ts';
import type { FileHead } from '../../src/saves/lines/lines.ts';
import { linesOf } from '../../src/saves/saved/load.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import type { FileOptions } from '../../src/saves/file/match-file.ts';
import type { Player } from '../../src/saves/input/people.ts';
import type { TableLine } from '../../src/saves/lines/table-lines.ts';
import { threeSeats, toy } from '../kernel/toy-match.ts';
import { playUntil } from '../oracles/random-play.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** An empty folder that is gone after the test. */
export function freshFolder(): string {
  return temporaryFolder('saves');
}

export const BEGUN = new Date('2026-01-02T18:00:00Z');
export const NOW = new Date('2026-01-02T20:30:00Z');

/** How files are kept in a test: `elsewhere` is a name that nothing has. */
export function fileOptions(folder: string, more: Partial<FileOptions> = {}): FileOptions {
  let others = 0;
  return { now: () => NOW, elsewhere: () => join(folder, `other-${(others += 1)}.jsonl`), ...more };
}

/** The head of the file of a match. */
export function headOf({ history }: Match): FileHead {
  return { ...history.head, begun: BEGUN };
}

/** A file of the whole match, as the table writes it. */
export function writeMatch(file: string, match: Match): void {
  new MatchFile(file, headOf(match), fileOptions(dirname(file)), linesOf(match.history)).close();
}

/** A file of a match of people as the table leaves it, saved at `NOW`; some of them may be bots. */
export function writeSaved(file: string, match: Match, players: readonly Player[] = []): void {
  match.checkpoint();
  const { seats } = match.start;
  const table: TableLine = {
    players: seats.map((_, seat) => players[seat] ?? 'human'),
    languages: seats.map(() => null),
    seen: seats.map(() => match.logBounds.to),
    coach: [],
    at: NOW.toISOString(),
  };
  const lines: readonly Line[] = [...linesOf(match.history), { line: 'meta', meta: table }];
  new MatchFile(file, headOf(match), fileOptions(dirname(file)), lines).close();
}

/** A match of the toy game that is written to a file from its beginning on. */
export function toyInFile(file: string, options: FileOptions, keeping: CheckpointPolicy = { thorough: true }) {
  const files: MatchFile[] = [];
  const chronicle = (start: Start): MatchFile => {
    const begun = new MatchFile(file, { start, n: 0, told: 0, position: false, begun: BEGUN }, options);
    files.push(begun);
    return begun;
  };
  const match = toy.start({ seats: threeSeats, options: { rounds: 6 }, seed: 'in a file' }, { ...keeping, chronicle });
  const [written] = files;
  if (written === undefined) throw new Error('nothing was begun');
  return { match, written };
}

/** A match of the toy game that was played by chance until `until` holds. */
export function toyUntil(until: (match: Match) => boolean, seed = 'toy', generator: Generator = 'chacha20'): Match {
  return playUntil(toy.start({ seats: threeSeats, options: { rounds: 6 }, seed, generator }), until);
}

/** A match of the toy game in the middle of a step: two answers lie after its last checkpoint. */
export function toyMidStep(generator?: Generator): Match {
  for (let number = 1; number < 100; number++) {
    const match = toyUntil(isMidStep, `mid-step ${number}`, generator);
    if (match.decision !== null) return match;
  }
  throw new Error('no such match');
}

function isMidStep(match: Match): boolean {
  return match.record().entries.length >= 2 && match.decision?.kind === 'shop' && match.decision.n > 8;
}

/** A StarCraft match that was played by chance until a decision of one of these kinds is pending. */
export function starcraftAt(kinds: readonly string[], seats = 3, generator: Generator = 'chacha20'): Match {
  const names = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'].slice(0, seats).map(name => ({ name }));
  for (let number = 1; number < 100; number++) {
    const match = starcraft.start({ seats: names, seed: `kinds ${number}`, generator });
    playUntil(match, ({ decision }) => decision !== null && kinds.includes(decision.kind), `players ${number}`);
    if (match.decision !== null) return match;
  }
  throw new Error(`no match comes to ${kinds.join(', ')}`);
}

/** What a `SaveFault` of `action` says; throws when there is none. */
export function faultOf(action: () => unknown): { readonly code: SaveFaultCode; readonly message: string } {
  try {
    action();
  } catch (error) {
    if (error instanceof SaveFault) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('no fault came');
}
