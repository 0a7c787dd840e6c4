import type { Decision } from '../../src/kernel/match/decision.ts';
import { commitments } from '../../src/kernel/history/commits.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import { mustEqualToTheByte } from './equal.ts';

/** What a viewer is shown of a match, each thing by its name. */
export type Shown = Readonly<Record<string, unknown>>;

/** Whether a viewer does not see what is asked: it is not open, and another seat's. */
export function isHidden({ secrecy, seat }: Decision, viewer: Viewer): boolean {
  return secrecy !== 'open' && seat !== viewer;
}

/** What the kernel lets `viewer` know of a match just now. None of it may depend on what the viewer may not know. */
export function seenBy(match: Match, viewer: Viewer): Shown {
  const { outcome, round, seatsIn, conceding } = match;
  return {
    view: match.view(viewer),
    events: match.events(viewer),
    question: questionFor(match, viewer),
    'what ends the undoing': finalFor(match, viewer),
    'what can be undone': undoableFor(match, viewer),
    'how it stands': { outcome, round, seatsIn, conceding },
  };
}

/** Throws with the name of the first thing that is not the same to the byte, unless all is. */
export function mustShowTheSame(at: string, found: Shown, expected: Shown): void {
  for (const what of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    mustEqualToTheByte(`${what} ${at}`, found[what], expected[what]);
  }
}

/** The question with what is blocked; of another seat's private one, whose it is, and of which kind and rule. */
function questionFor(match: Match, viewer: Viewer): unknown {
  const { decision } = match;
  if (decision === null) return null;
  const { n: _n, ...question } = decision;
  if (isHidden(decision, viewer)) return rowOf(decision);
  return { ...question, blocked: match.blocked() };
}

/** What everybody sees of a private question of another seat. */
export function rowOf({ seat, kind, rule }: Decision): string {
  return `${seat} ${kind} ${rule}`;
}

/**
 * Which answers are marked as final and which spend something, for the seat that is asked, and as the open table shows
 * it; `null` for everybody else.
 */
function finalFor(match: Match, viewer: Viewer): readonly unknown[] | null {
  const { decision } = match;
  if (decision === null || isHidden(decision, viewer) || (viewer !== decision.seat && viewer !== 'spectator'))
    return null;
  const commits = commitments(match);
  return decision.options.map(({ id }) => commits(id));
}

/** What undo would take back, for the seat that would; for others who see the question, whether there is anything. */
function undoableFor(match: Match, viewer: Viewer): unknown {
  if (match.decision === null || isHidden(match.decision, viewer)) return null;
  const undoable = match.undoable();
  if (undoable instanceof Refusal) return undoable.message;
  const { seat, kind, answer } = undoable;
  return seat === viewer ? { seat, kind, answer } : { seat };
}
