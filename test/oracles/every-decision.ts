import type { Keeping } from '../../src/kernel/match.ts';
import type { Game, Match } from '../../src/kernel/playable.ts';
import type { MatchRecord } from '../../src/kernel/record.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { same } from '../../src/kernel/same.ts';
import { mustEqual } from './equal.ts';
import { fullSnapshot, snapshot } from './snapshot.ts';

/** A record as a save gives it back. */
export function throughJson(record: MatchRecord): MatchRecord {
  const parsed: unknown = JSON.parse(JSON.stringify(record));
  if (!isSame(parsed, record)) throw new Error('a record is not the same after JSON');
  return parsed;
}

function isSame(parsed: unknown, record: MatchRecord): parsed is MatchRecord {
  return same(parsed, record);
}

/** Checkpoint + answers since then, through JSON, give the same match; and so it goes on. */
export function checkRestoring(game: Game, match: Match, keeping: Keeping = {}): void {
  const { from } = match.logBounds;
  const restored = game.restore(throughJson(match.record(Infinity)), keeping);
  mustEqual('restored', snapshot(restored, from), snapshot(match, from));
  const short = game.restore(throughJson(match.record()), keeping);
  mustEqual('restored without its old log', snapshot(short, match.logBounds.to), snapshot(match, match.logBounds.to));
}

/** The same answers from the beginning give the same match, log and all. */
export function checkReplay(game: Game, match: Match, keeping: Keeping = {}): void {
  const { from } = match.logBounds;
  mustEqual('replayed', snapshot(game.replay(throughJson(match.record()), keeping), from), snapshot(match, from));
}

/** Undo and redo come back to the same match, as far as undo goes (at most `depth` answers). */
export function checkUndo(match: Match, depth = 3): void {
  const way: unknown[] = [];
  const redoable = match.redoable;
  match.undoable(); // a restored match may recall its older log by this
  const { from } = match.logBounds;
  while (way.length < depth && !(match.undoable() instanceof Refusal)) {
    way.push(snapshot(match, from));
    const { n, seat, kind } = match.undo();
    const { decision } = match;
    mustEqual('undo went back to', { n: decision?.n, seat: decision?.seat, kind: decision?.kind }, { n, seat, kind });
  }
  mustEqual('redoable', match.redoable, redoable + way.length);
  for (const before of way.reverse()) {
    match.redo();
    mustEqual('undone and redone', snapshot(match, from), before);
  }
}

/** Undo reaches just as far in a match restored from its last checkpoint only. */
export function checkUndoAfterRestoring(game: Game, match: Match, keeping: Keeping = {}): void {
  const restored = game.restore(throughJson(match.record()), keeping);
  const [found, expected] = [restored.undoable(), match.undoable()];
  mustEqual('undoable after restoring', plain(found), plain(expected));
  checkUndo(restored);
}

function plain(undoable: ReturnType<Match['undoable']>): unknown {
  return undoable instanceof Refusal ? undoable.message : undoable;
}

/** What is done in a fork, `play`, is not seen in the match it came from. */
export function checkFork(match: Match, play: (fork: Match) => void): void {
  const before = fullSnapshot(match);
  const fork = match.fork();
  mustEqual('forked', snapshot(fork, match.logBounds.from), snapshot(match));
  play(fork);
  mustEqual('forked from', fullSnapshot(match), before);
}

/** Looking (blocked options, views, events, record, undoable) changes nothing, and shows no option as blocked as well. */
export function checkLooking(match: Match): void {
  const before = match.secretState();
  const first = fullSnapshot(match);
  mustEqual('looked at twice', fullSnapshot(match), first);
  mustEqual('the state after looking', match.secretState(), before);
  const open = new Set(match.decision?.options.map(({ id }) => id));
  const twice = match.blocked().find(({ id }) => open.has(id));
  if (twice !== undefined) throw new Error(`${twice.id} of ${match.decision?.kind} is open and blocked`);
}

/** Answers that are stale, unknown, blocked or out of range are refused, and change nothing. */
export function checkRefusals(match: Match): void {
  const { decision } = match;
  const before = fullSnapshot(match);
  const refuse = (what: string, n: number, answer: string | number): void => {
    try {
      match.answer(n, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      mustEqual(`after ${what} was refused`, fullSnapshot(match), before);
      return;
    }
    throw new Error(`${what} was not refused: ${JSON.stringify(answer)} to ${decision?.kind}`);
  };
  if (decision === null) {
    refuse('an answer to an ended match', 0, 'done');
    return;
  }
  const { n, options, amount } = decision;
  const legal = options[0]?.id ?? amount?.min ?? 0;
  refuse('a stale answer', n - 1, legal);
  refuse('an early answer', n + 1, legal);
  refuse('an unknown answer', n, 'no-such-option');
  for (const { id } of match.blocked()) refuse('a blocked answer', n, id);
  if (amount === null) refuse('a number', n, 0);
  else for (const wrong of [amount.min - 1, amount.max + 1, amount.min + 0.5, NaN]) refuse('a wrong number', n, wrong);
}

/** All oracles of this file at the decision that is pending. */
export function checkDecision(game: Game, match: Match, keeping: Keeping = {}): void {
  checkLooking(match);
  checkRefusals(match);
  checkRestoring(game, match, keeping);
  checkUndo(match);
}
