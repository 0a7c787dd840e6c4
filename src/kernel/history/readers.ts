import { standing, hasEvents, logEndAfter } from './chronicle.ts';
import type { History, Part } from './chronicle.ts';
import { isReadableBy, eventTextFor } from '../match/events.ts';
import type { GameEvent, LogEvent } from '../match/events.ts';
import type { CutLine, Line, RecordLine, Unread } from './lines.ts';
import { message } from '../words/message.ts';
import type { Viewer } from '../words/message.ts';

// Every reader has a count of its own of events and of decisions, in which what it may not know of does not stand:
// neither the places in its log nor the numbers of decisions tell it how many rows somebody else's sheet had.

/** What stands for no hidden events and answers. */
export const NOTHING_UNREAD: Unread = { events: [], answers: [] };

/** How many events before a moment a reader may not know of. */
export function unreadEvents({ events }: Unread, reader: Viewer): number {
  return events[placeOf(reader)] ?? 0;
}

/**
 * The number of decision `n` as a reader counts: each row of sealed answers of another seat is one, when it is over.
 */
export function numberFor(n: number, { answers }: Unread, reader: Viewer): number {
  return n - (answers[placeOf(reader)] ?? 0);
}

/** The counts behind a line, from those before it, in a match of that many seats. */
export function countedOn(before: Unread, line: Line, seats: number): Unread {
  return added(before, hiddenIn(line, seats));
}

/** The counts before a line, from those behind it. */
export function countedBack(behind: Unread, line: Line, seats: number): Unread {
  return added(behind, hiddenIn(line, seats), -1);
}

/** How many of some events each reader may not know of. Empty: all readers may read something of each. */
export function hiddenEvents(events: readonly GameEvent[], seats: number): readonly number[] {
  const hidden = events.filter(({ words }) => words === null);
  if (hidden.length === 0) return [];
  return readersOf(seats).map(reader => hidden.filter(event => !isReadableBy(event, reader)).length);
}

/** The counts at the end of a part of a history: those of its last checkpoint, and what came after it. */
export function unreadAt(history: History, part: Part = {}): Unread {
  const seats = history.head.start.seats.length;
  let since: Unread = NOTHING_UNREAD;
  for (const { line } of standing(history, part)) {
    if (line.line === 'checkpoint') return added(line.unread ?? NOTHING_UNREAD, since);
    since = added(since, hiddenIn(line, seats));
  }
  return since;
}

/**
 * A part of the log of a reader: the lines before line `before`, and only events whose place is among `from` and those
 * before `to`.
 */
export interface LogPart {
  readonly from?: number;
  readonly to?: number;
  readonly before?: number;
}

/** The log as a reader may read it, oldest first. */
export function readLog(
  history: History,
  reader: Viewer,
  { from = 0, to = Infinity, before }: LogPart = {},
): LogEvent[] {
  const newestFirst: LogEvent[] = [];
  for (const event of readLogBack(history, reader, before)) {
    if (event.index < from) break;
    if (event.index < to) newestFirst.push(event);
  }
  return newestFirst.reverse();
}

/**
 * The log as a reader may read it, newest first, as it is read: none of it has to be kept. `before`: only lines before
 * that one. Where lines are missing that told the reader something, the log says so.
 */
export function* readLogBack(history: History, reader: Viewer, before = history.length): Generator<LogEvent> {
  const { start, told } = history.head;
  // What is hidden before a line is known at the checkpoint before it: lines wait until that has been read.
  let waiting: (RecordLine | CutLine)[] = [];
  let after: Mark | null = null;
  for (const { line } of standing(history, { before })) {
    if (line.line === 'checkpoint') {
      const mark = { told: line.told, unread: line.unread ?? NOTHING_UNREAD };
      yield* readStretch({ from: mark, lines: waiting, to: after }, reader, start.seats.length);
      after = mark;
      waiting = [];
    } else if (hasEvents(line)) waiting.push(line);
  }
  yield* readStretch({ from: { told, unread: NOTHING_UNREAD }, lines: waiting, to: after }, reader, start.seats.length);
}

/** What the log says where lines are missing. */
const HOLE = message('kernel.lost.amid');

/** Whether lines are missing that told everybody something, or how a round ended. Reads the whole history. */
export function hasHoles(history: History): boolean {
  const looking = lookForHoles(history);
  for (;;) {
    const { done, value } = looking.next();
    if (done === true) return value;
  }
}

/**
 * Looks whether lines are missing that told everybody something, or how a round ended. A line or an event is read
 * at a time, for those who do something else meanwhile.
 */
export function* lookForHoles(history: History): Generator<void, boolean> {
  for (const { words } of readLogBack(history, 'spectator')) {
    if (words.key === HOLE.key) return true;
    yield;
  }
  let later: number | null = null;
  for (const { line } of standing(history)) {
    yield;
    if (line.line !== 'round') continue;
    if (later !== null && later > line.round + 1) return true;
    later = line.round;
  }
  return false;
}

/** How many events had been told, and what readers may not count of them. */
interface Mark {
  readonly told: number;
  readonly unread: Unread;
}

/** The lines between two checkpoints, newest first. */
interface Stretch {
  readonly from: Mark;
  readonly lines: readonly (RecordLine | CutLine)[];
  /** `null`: nothing is known of where it ends. */
  readonly to: Mark | null;
}

/** The events of a stretch, newest first. */
function* readStretch({ from, lines, to }: Stretch, reader: Viewer, seats: number): Generator<LogEvent> {
  // Up to the last hole in it a stretch is counted from its beginning, and behind that from its end: nobody knows what
  // the hole hides.
  let { unread } = lines.reduce((mark, line) => ({ ...mark, unread: added(mark.unread, hiddenIn(line, seats)) }), from);
  let behind = hasHole({ from, lines, to }) ? (to?.unread ?? unread) : unread;
  let next = to?.told ?? null;
  const hole = function* (told: number): Generator<LogEvent> {
    if (next === null || next <= told) return;
    const index = next - unreadEvents(behind, reader) - 1;
    if (index >= told - unreadEvents(unread, reader)) yield { words: HOLE, index };
    behind = unread;
  };
  for (const line of lines) {
    yield* hole(endOf(line, next));
    yield* readBack(line, reader, unreadEvents(behind, reader));
    behind = countedBack(behind, line, seats);
    unread = countedBack(unread, line, seats);
    next = line.told;
  }
  yield* hole(from.told);
}

/** Whether something is missing in a stretch that was told there. */
function hasHole({ from, lines, to }: Stretch): boolean {
  let next = to?.told ?? null;
  for (const line of lines) {
    if (next !== null && next > endOf(line, next)) return true;
    next = line.told;
  }
  return next !== null && next > from.told;
}

/**
 * Where the line behind a line begins to tell. Of ways back in old saves only the number of events is known: nothing is
 * missing there.
 */
function endOf(line: RecordLine | CutLine, next: number | null): number {
  const isCounted = line.line === 'cut' && line.why === 'take-back' && line.events.length === 0;
  return isCounted ? (next ?? line.told) : logEndAfter(line);
}

/**
 * The events of a line, the last one first. `unread`: how many events before the end of the line the reader may not
 * know of.
 */
function* readBack(line: RecordLine | CutLine, reader: Viewer, unread: number): Generator<LogEvent> {
  let index = logEndAfter(line) - unread;
  for (const event of line.events.toReversed()) {
    const telling = eventTextFor(event, reader);
    if (telling === null) continue;
    index -= 1;
    yield { ...telling, index };
  }
}

/** What a line hides from each reader. */
function hiddenIn(line: Line, seats: number): Unread {
  if (!hasEvents(line)) return NOTHING_UNREAD;
  const events = hiddenEvents(line.events, seats);
  const answers = line.line === 'record' ? hiddenAnswers(line, seats) : [];
  return events.length === 0 && answers.length === 0 ? NOTHING_UNREAD : { events, answers };
}

/** A sealed answer counts for its own seat only; of a row of them the others count one, when it is over. */
function hiddenAnswers({ given, next }: RecordLine, seats: number): readonly number[] {
  if (given?.secrecy !== 'sealed') return [];
  if (next?.secrecy !== 'sealed' || next.seat !== given.seat) return [];
  return readersOf(seats).map(reader => (reader === given.seat ? 0 : 1));
}

function readersOf(seats: number): Viewer[] {
  return ['spectator', ...Array(seats).keys()];
}

function placeOf(reader: Viewer): number {
  return reader === 'spectator' ? 0 : reader + 1;
}

function added(one: Unread, other: Unread, sign: 1 | -1 = 1): Unread {
  if (other === NOTHING_UNREAD) return one;
  if (one === NOTHING_UNREAD && sign > 0) return other;
  return { events: sums(one.events, other.events, sign), answers: sums(one.answers, other.answers, sign) };
}

function sums(one: readonly number[], other: readonly number[], sign: 1 | -1): readonly number[] {
  const { length } = one.length > other.length ? one : other;
  return Array.from({ length }, (_, place) => (one[place] ?? 0) + sign * (other[place] ?? 0));
}
