import { existsSync } from 'node:fs';
import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import { isAct } from '../../src/kernel/match/record.ts';
import type { Entry, Start } from '../../src/kernel/match/record.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { openHistory } from '../../src/saves/file/file-history.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { mustEqual } from '../oracles/equal.ts';

/** What a file of lines holds. */
export interface InFile {
  readonly start: Start;
  readonly entries: readonly Entry[];
  /** Whether its last line is torn. */
  readonly torn: boolean;
}

/** Reads what a file holds. Throws when a line of it can't be read, but for a torn one at its end. */
export function readFile(file: string): InFile {
  const history = openHistory(file);
  try {
    for (const { line } of history.back())
      if (line.line === 'damaged') throw new Error('it has a line that is damaged');
    return { start: history.head.start, entries: entriesOf(history), torn: history.torn };
  } finally {
    history.close();
  }
}

/**
 * The match of the answers in a file, played from its beginning; the file must give back the same state, question and
 * log, and there is no backup of it. Throws for whatever is otherwise.
 */
export function checkFile(
  game: Game,
  file: string,
  allowed: { readonly torn: boolean },
): { match: Match; held: InFile } {
  const held = readFile(file);
  if (held.torn && !allowed.torn) throw new Error('its last line is torn');
  const match = cleanReplay(game, held);
  const { match: loaded, lost, close } = loadMatch(game, file, { checkpointEvery: 0 });
  try {
    if (lost !== null && !held.torn) throw new Error(`resume says ${lost.key}`);
    mustEqual('the resumed state', loaded.secretState(), match.secretState());
    mustEqual('the resumed question', loaded.decision, match.decision);
    // What was told of a take-back stands in the file alone: what led there is gone.
    if (!held.entries.some(isAct)) mustTellTheSame(loaded, match);
  } finally {
    close();
  }
  if (existsSync(`${file}.backup`)) throw new Error('it has a backup');
  return { match, held };
}

function mustTellTheSame(loaded: Match, match: Match): void {
  mustEqual('the resumed log', loaded.events('spectator'), match.events('spectator'));
  for (const seat of match.start.seats.keys()) mustEqual('the resumed log', loaded.events(seat), match.events(seat));
}

/** The match of these answers, and of what seats did besides, played from its beginning. */
function cleanReplay(game: Game, { start, entries }: InFile): Match {
  const match = game.start(start, { checkpointEvery: 0 });
  if (entries.some(isAct)) return game.restore({ ...match.record(), entries: [...entries] }, { checkpointEvery: 0 });
  for (const entry of entries) {
    if (isAct(entry) || match.decision === null) throw new Error('it holds more than the match takes');
    match.answer(match.decision.n, entry);
  }
  return match;
}
