import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';

/** All that can be known of a match at one moment, as plain JSON. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** Every seat of a match, and the spectator. */
export function viewersOf(match: Match): readonly Viewer[] {
  return [...match.start.seats.keys(), 'spectator'];
}

/** All that can be known of `match` now; the log from event `from` on. */
export function snapshot(match: Match, from = match.logBounds.from): Snapshot {
  const { decision, outcome, round, seatsIn, conceding, logBounds } = match;
  const events = viewersOf(match).map(viewer => match.events(viewer, from));
  const views = viewersOf(match).map(viewer => match.view(viewer));
  const told = logBounds.to;
  return { state: match.secretState(), decision, outcome, round, seatsIn, conceding, told, events, views };
}

/** The same, with what undo would do and all that was told to the match. */
export function fullSnapshot(match: Match): Snapshot {
  const undoable = match.undoable();
  return {
    ...snapshot(match),
    redoable: match.redoable,
    undoable: undoable instanceof Refusal ? undoable.message : undoable,
    blocked: match.blocked(),
    entries: entriesOf(match.history),
  };
}
