import { entriesOf, MemoryChronicle, standingLines } from '../../src/kernel/history/chronicle.ts';
import type { History } from '../../src/kernel/history/chronicle.ts';
import type { Line } from '../../src/kernel/history/lines.ts';
import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { same } from '../../src/kernel/plain/same.ts';
import { refParts, seatsNamed } from '../../src/kernel/words/message.ts';
import type { Ref, Viewer } from '../../src/kernel/words/message.ts';
import { mustEqual } from './equal.ts';
import { fullSnapshot, snapshot, viewersOf } from './snapshot.ts';

/** A record as a save gives it back. */
export function throughJson(record: MatchRecord): MatchRecord {
  const parsed: unknown = JSON.parse(JSON.stringify(record));
  if (!isSame(parsed, record)) throw new Error('a record is not the same after JSON');
  return parsed;
}

function isSame(parsed: unknown, record: MatchRecord): parsed is MatchRecord {
  return same(parsed, record);
}

/** A history as a file gives it back, its lines from number `from` on; those before are shared. */
export function historyThroughJson(history: History, from = 0): MemoryChronicle {
  const lines: Line[] = [];
  for (const { number, line } of history.back()) {
    if (number < from) break;
    lines.push(line);
  }
  const parsed: unknown = JSON.parse(JSON.stringify(lines.reverse()));
  if (!areSame(parsed, lines)) throw new Error('a history is not the same after JSON');
  const before: History = { head: history.head, length: from, back: number => history.back(number) };
  return new MemoryChronicle(history.head, before, parsed);
}

function areSame(parsed: unknown, lines: readonly Line[]): parsed is readonly Line[] {
  return same(parsed, lines);
}

/** The match taken up again where its history ends, its lines from number `from` on through JSON. */
export function resumed(game: Game, match: Match, keeping: CheckpointPolicy = {}, from = 0): Match {
  const { match: again, lost } = game.resume(historyThroughJson(match.history, from), keeping);
  mustEqual('answers lost', lost, 0);
  return again;
}

/** A whole history goes through JSON at one decision in this many: all but its last lines were looked at before. */
const WHOLE_HISTORY = 10;

/**
 * From where on a history is tried at the pending decision: now and then and at the end from its beginning, else from
 * its last checkpoint.
 */
export function triedFrom(
  { decision, history, logBounds }: Match,
  every = WHOLE_HISTORY,
): { readonly line: number; readonly told: number } {
  const whole = { line: 0, told: logBounds.from };
  if (decision === null || decision.n % every === 0) return whole;
  for (const { number, line } of standingLines(history)) {
    if (line.line === 'checkpoint') return { line: number, told: line.told };
  }
  return whole;
}

/**
 * The history through JSON gives the same match, and so does checkpoint + answers since then without it; and so it goes
 * on.
 */
export function checkRestoring(game: Game, match: Match, keeping: CheckpointPolicy = {}): void {
  const { line, told } = triedFrom(match);
  const { to } = match.logBounds;
  mustEqual('resumed', snapshot(resumed(game, match, keeping, line), told), snapshot(match, told));
  const short = game.restore(throughJson(match.record()), keeping);
  mustEqual('restored without its history', snapshot(short, to), snapshot(match, to));
}

/**
 * The same answers from the beginning give the same match, and the same log but for the sentences that tell of ways
 * back.
 */
export function checkReplay(game: Game, match: Match, keeping: CheckpointPolicy = {}): void {
  const again = playedAgain(game, match, keeping);
  mustEqual('the state played again', again.secretState(), match.secretState());
  mustEqual('the question played again', again.decision, match.decision);
  for (const viewer of viewersOf(match)) mustEqual('the log played again', heard(again, viewer), heard(match, viewer));
}

/** A match played again from the beginning of its history. */
export function playedAgain(game: Game, match: Match, keeping: CheckpointPolicy = {}): Match {
  return game.restore(wholeRecord(match), keeping);
}

/** A match as its beginning and all that was done since. */
export function wholeRecord({ start, history }: Pick<Match, 'start' | 'history'>): MatchRecord {
  const checkpoints = [...history.back()].flatMap(({ line }) => (line.line === 'checkpoint' ? [line.checkpoint] : []));
  const checkpoint = checkpoints.at(-1);
  if (checkpoint === undefined) throw new Error('a history begins with a checkpoint');
  return { start, checkpoint, entries: entriesOf(history) };
}

function heard(match: Match, viewer: Viewer): readonly unknown[] {
  const events = match.events(viewer).filter(({ words: { key } }) => key !== 'kernel.took-back');
  return events.map(({ index: _index, ...event }) => event);
}

/** Undo and redo come back to the same match, as far as undo goes (at most `depth` answers). */
export function checkUndo(match: Match, depth = 3): void {
  const way: unknown[] = [];
  const redoable = match.redoable;
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

/** Undo reaches just as far in a match that is taken up again. */
export function checkUndoAfterRestoring(game: Game, match: Match, keeping: CheckpointPolicy = {}): void {
  const restored = resumed(game, match, keeping);
  const [found, expected] = [restored.undoable(), match.undoable()];
  mustEqual('undoable after restoring', plain(found), plain(expected));
  checkUndo(restored);
}

function plain(undoable: ReturnType<Match['undoable']>): unknown {
  return undoable instanceof Refusal ? undoable.message : undoable;
}

/**
 * What is done in a branch, `play`, is not seen in the match it came from; nor is what is done in a run on the side.
 */
export function checkBranch(match: Match, play: (branch: Match) => void): void {
  const before = fullSnapshot(match);
  const branch = match.branch();
  mustEqual('branched', snapshot(branch, match.logBounds.from), snapshot(match));
  play(branch);
  const side = match.fork();
  mustEqual('the question on the side', side.decision, match.decision);
  for (let { question } = side; question !== null && side.answers < match.history.length; question = side.question) {
    side.give(question.options[0]?.id ?? question.amount?.min ?? 0);
  }
  mustEqual('branched from', fullSnapshot(match), before);
}

/**
 * Looking (blocked options, views, events, record, undoable) changes nothing, and shows no option as blocked as well.
 */
export function checkLooking(match: Match): void {
  const before = match.secretState();
  const first = fullSnapshot(match);
  mustEqual('looked at twice', fullSnapshot(match), first);
  mustEqual('the state after looking', match.secretState(), before);
  const open = new Set(match.decision?.options.map(({ id }) => id));
  const twice = match.blocked().find(({ id }) => open.has(id));
  if (twice !== undefined) throw new Error(`${twice.id} of ${match.decision?.kind} is open and blocked`);
}

/** So many events of a seat's log say what its question is about. */
const LATELY = 30;

/** What stands on a question for boards and players tells no more than its words, its ids, its refs and the log. */
export function checkSubjects(match: Match): void {
  const { decision } = match;
  if (decision === null) return;
  for (const { id, words, subject, refs = [] } of [...decision.options, ...match.blocked()]) {
    const told = [...refs, ...seatsNamed(words).map((seat): Ref => `seat:${seat}`)];
    if (subject !== undefined && !told.includes(subject) && !says(id, subject))
      throw new Error(`${id} of ${decision.kind} is about ${subject}, which it does not say`);
  }
  const { subject, prompt, options } = decision;
  const said = [
    prompt,
    options.map(({ id, refs, words }) => [id, refs, words]),
    match.events(decision.seat).slice(-LATELY),
  ];
  if (subject !== undefined && !says(JSON.stringify(said), subject))
    throw new Error(`${decision.kind} is about ${subject}, which it does not say`);
}

/** Whether a text says a thing, by whatever copy of it. */
function says(text: string, subject: Ref): boolean {
  return text.includes(refParts(subject).name.replace(/-\d+$/, ''));
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
export function checkDecision(game: Game, match: Match, keeping: CheckpointPolicy = {}): void {
  checkLooking(match);
  checkSubjects(match);
  checkRefusals(match);
  checkRestoring(game, match, keeping);
  checkUndo(match);
}
