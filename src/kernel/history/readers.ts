import { standingLines, hasEvents, logEndAfter } from './chronicle.ts';
import type { History, Part } from './chronicle.ts';
import { isReadableBy, eventTextFor } from '../match/events.ts';
import type { GameEvent, LogEvent } from '../match/events.ts';
import type { CutLine, Line, RecordLine, UnreadCounts } from './lines.ts';
import { message } from '../words/message.ts';
import type { Viewer } from '../words/message.ts';

// Each reader has its own numbering of events and decisions, which skips what the reader may not know of. So neither
// log positions nor decision numbers reveal how many choices another seat's secret sheet took.

/** The counts of hidden events and answers when nothing is hidden. */
export const NOTHING_UNREAD: UnreadCounts = { events: [], answers: [] };

/** The number of counted events that a reader may not know of. */
export function unreadEvents({ events }: UnreadCounts, reader: Viewer): number {
  return events[readerIndex(reader)] ?? 0;
}

/**
 * The number of decision `decisionNumber` in a reader's own numbering. A series of sealed answers by another seat
 * counts as one decision, once it is over.
 */
export function readerDecisionNumber(decisionNumber: number, { answers }: UnreadCounts, reader: Viewer): number {
  return decisionNumber - (answers[readerIndex(reader)] ?? 0);
}

/** The counts of hidden events and answers after a line, given the counts before it. `seats`: the number of seats. */
export function unreadAfterLine(unreadBefore: UnreadCounts, line: Line, seats: number): UnreadCounts {
  return addCounts(unreadBefore, hiddenCountsOf(line, seats));
}

/** The counts of hidden events and answers before a line, given the counts after it. */
export function unreadBeforeLine(unreadAfter: UnreadCounts, line: Line, seats: number): UnreadCounts {
  return addCounts(unreadAfter, hiddenCountsOf(line, seats), -1);
}

/**
 * For each reader, how many of the given events the reader may not know of. Empty if every reader may know of all of
 * them.
 */
export function hiddenEvents(events: readonly GameEvent[], seats: number): readonly number[] {
  if (events.every(({ words }) => words !== null)) return [];
  const hiddenEventList = events.filter(({ words }) => words === null);
  return readersOf(seats).map(reader => hiddenEventList.filter(event => !isReadableBy(event, reader)).length);
}

/**
 * The counts of hidden events and answers at the end of a part of a history: those of the last checkpoint plus
 * everything after it.
 */
export function unreadAtEnd(history: History, part: Part = {}): UnreadCounts {
  const seats = history.head.start.seats.length;
  let unreadSince: UnreadCounts = NOTHING_UNREAD;
  for (const { line } of standingLines(history, part)) {
    if (line.line === 'checkpoint') return addCounts(line.unread ?? NOTHING_UNREAD, unreadSince);
    unreadSince = addCounts(unreadSince, hiddenCountsOf(line, seats));
  }
  return unreadSince;
}

/**
 * A part of a reader's log: the events at positions `from` (included) to `to` (excluded), taken only from lines before
 * line number `before`.
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
 * Reads the log as a reader may read it, newest event first. It yields one event at a time, so that the log need not be
 * kept in memory. `before`: only lines before that number. If lines with events for the reader are missing, the log
 * says so.
 */
export function* readLogBack(history: History, reader: Viewer, before = history.length): Generator<LogEvent> {
  const { start, told } = history.head;
  // Only a checkpoint tells what is hidden before the lines after it, so lines wait until the checkpoint before them
  // was read.
  let waitingLines: (RecordLine | CutLine)[] = [];
  let nextMark: LogMark | null = null;
  for (const { line } of standingLines(history, { before })) {
    if (line.line === 'checkpoint') {
      const mark = { told: line.told, unread: line.unread ?? NOTHING_UNREAD };
      yield* readStretch({ from: mark, lines: waitingLines, to: nextMark }, reader, start.seats.length);
      nextMark = mark;
      waitingLines = [];
    } else if (hasEvents(line)) waitingLines.push(line);
  }
  yield* readStretch(
    { from: { told, unread: NOTHING_UNREAD }, lines: waitingLines, to: nextMark },
    reader,
    start.seats.length,
  );
}

/** The text that the log shows where lines are missing. */
const HOLE_MESSAGE = message('kernel.lost.amid');

/** Whether lines are missing that held public events or the end of a round. Reads the whole history. */
export function hasHoles(history: History): boolean {
  const search = lookForHoles(history);
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return value;
  }
}

/**
 * Looks for missing lines that held public events or the end of a round. It yields after each line or event, so that
 * the caller can do other work in between.
 */
export function* lookForHoles(history: History): Generator<void, boolean> {
  for (const { words } of readLogBack(history, 'spectator')) {
    if (words.key === HOLE_MESSAGE.key) return true;
    yield;
  }
  let laterRound: number | null = null;
  for (const { line } of standingLines(history)) {
    yield;
    if (line.line !== 'round') continue;
    if (laterRound !== null && laterRound > line.round + 1) return true;
    laterRound = line.round;
  }
  return false;
}

/** The number of events up to a moment, and how many events and answers each reader must not count. */
interface LogMark {
  readonly told: number;
  readonly unread: UnreadCounts;
}

/** The lines between two checkpoints, newest first. */
interface Stretch {
  readonly from: LogMark;
  readonly lines: readonly (RecordLine | CutLine)[];
  /** The end of the stretch; `null` if it is unknown. */
  readonly to: LogMark | null;
}

/** The events of a stretch, newest first. */
function* readStretch({ from, lines, to }: Stretch, reader: Viewer, seats: number): Generator<LogEvent> {
  // Lines after the last hole are counted back from the end of the stretch, lines before it from its beginning. What
  // the hole hides is unknown.
  let { unread } = lines.reduce(
    (mark, line) => ({ ...mark, unread: addCounts(mark.unread, hiddenCountsOf(line, seats)) }),
    from,
  );
  let unreadFromEnd = hasHole({ from, lines, to }) ? (to?.unread ?? unread) : unread;
  let nextLogPosition = to?.told ?? null;
  const missingEvents = function* (told: number): Generator<LogEvent> {
    if (nextLogPosition === null || nextLogPosition <= told) return;
    const index = nextLogPosition - unreadEvents(unreadFromEnd, reader) - 1;
    if (index >= told - unreadEvents(unread, reader)) yield { words: HOLE_MESSAGE, index };
    unreadFromEnd = unread;
  };
  for (const line of lines) {
    yield* missingEvents(expectedEnd(line, nextLogPosition));
    yield* eventsOfLineBack(line, reader, unreadEvents(unreadFromEnd, reader));
    unreadFromEnd = unreadBeforeLine(unreadFromEnd, line, seats);
    unread = unreadBeforeLine(unread, line, seats);
    nextLogPosition = line.told;
  }
  yield* missingEvents(from.told);
}

/** Whether a stretch between two checkpoints has missing events. */
function hasHole({ from, lines, to }: Stretch): boolean {
  let nextLogPosition = to?.told ?? null;
  for (const line of lines) {
    if (nextLogPosition !== null && nextLogPosition > expectedEnd(line, nextLogPosition)) return true;
    nextLogPosition = line.told;
  }
  return nextLogPosition !== null && nextLogPosition > from.told;
}

/**
 * The log position at which the next line should begin. Old saves know only the number of events of a take-back, so
 * nothing counts as missing there.
 */
function expectedEnd(line: RecordLine | CutLine, next: number | null): number {
  const isCountOnly = line.line === 'cut' && line.why === 'take-back' && line.events.length === 0;
  return isCountOnly ? (next ?? line.told) : logEndAfter(line);
}

/**
 * The events of a line, the last event first. `unread`: how many events up to the end of the line the reader may not
 * know of.
 */
function* eventsOfLineBack(line: RecordLine | CutLine, reader: Viewer, unread: number): Generator<LogEvent> {
  let index = logEndAfter(line) - unread;
  for (const event of line.events.toReversed()) {
    const eventText = eventTextFor(event, reader);
    if (eventText === null) continue;
    index -= 1;
    yield { ...eventText, index };
  }
}

/** The number of events and answers of a line that each reader must not count. */
function hiddenCountsOf(line: Line, seats: number): UnreadCounts {
  if (!hasEvents(line)) return NOTHING_UNREAD;
  const events = hiddenEvents(line.events, seats);
  const answers = line.line === 'record' ? hiddenAnswers(line, seats) : [];
  return events.length === 0 && answers.length === 0 ? NOTHING_UNREAD : { events, answers };
}

/**
 * For each reader, 1 if the reader must not count this sealed answer, otherwise 0. Only the answering seat counts every
 * answer of a series; other readers count just the last one.
 */
function hiddenAnswers({ given, next }: RecordLine, seats: number): readonly number[] {
  if (given?.secrecy !== 'sealed') return [];
  if (next?.secrecy !== 'sealed' || next.seat !== given.seat) return [];
  return readersOf(seats).map(reader => (reader === given.seat ? 0 : 1));
}

function readersOf(seats: number): Viewer[] {
  return ['spectator', ...Array(seats).keys()];
}

function readerIndex(reader: Viewer): number {
  return reader === 'spectator' ? 0 : reader + 1;
}

function addCounts(one: UnreadCounts, other: UnreadCounts, sign: 1 | -1 = 1): UnreadCounts {
  if (other === NOTHING_UNREAD) return one;
  if (one === NOTHING_UNREAD && sign > 0) return other;
  return { events: addLists(one.events, other.events, sign), answers: addLists(one.answers, other.answers, sign) };
}

function addLists(one: readonly number[], other: readonly number[], sign: 1 | -1): readonly number[] {
  const length = Math.max(one.length, other.length);
  const totals: number[] = [];
  for (let index = 0; index < length; index++) totals.push((one[index] ?? 0) + sign * (other[index] ?? 0));
  return totals;
}
