import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { mustEqual } from './equal.ts';
import { checkReplay, resumed, triedFrom } from './every-decision.ts';
import { viewersOf } from './snapshot.ts';

// What test/oracles/every-decision.ts checks, without the whole log at every decision: cheap enough for whole matches.

/** Where the log of each viewer ends: each counts only the events that it may read. */
function logEnds(match: Match): readonly number[] {
  return viewersOf(match).map(viewer => match.logEnd(viewer));
}

/**
 * What is known of a match now, the log of each viewer from its place of `from` on. The views follow from the state.
 */
function outlook(match: Match, from: readonly number[]): unknown {
  const { decision, outcome, round, seatsIn, conceding, logBounds } = match;
  const events = viewersOf(match).map((viewer, at) => match.events(viewer, from[at]));
  return {
    decision,
    blocked: match.blocked(),
    outcome,
    round,
    seatsIn,
    conceding,
    told: logBounds.to,
    events,
    state: match.secretState(),
  };
}

/** A whole history goes through JSON at one decision in this many, and at the end. */
const WHOLE_HISTORY = 200;

/** The match taken up again where its history ends, through JSON and the game's own reader, is the same. */
export function checkSaved(game: Game, match: Match, keeping: CheckpointPolicy = {}): Match {
  const { line, told } = triedFrom(match, WHOLE_HISTORY);
  const restored = resumed(game, match, keeping, line);
  const from = viewersOf(match).map(viewer => {
    const [first] = restored.events(viewer);
    return Math.min(told, first?.index ?? restored.logEnd(viewer));
  });
  mustEqual('restored', outlook(restored, from), outlook(match, from));
  return restored;
}

/** The same answers from the beginning give the same match: its whole log as each seat reads it, state and outcome. */
export function checkPlayedAgain(game: Game, match: Match, keeping: CheckpointPolicy = {}): void {
  checkReplay(game, match, keeping);
}

/** One answer back and forth again changes nothing, where it can be taken back. Returns whether it could. */
export function checkBackAndForth(match: Match, depth = 2): boolean {
  const from = logEnds(match);
  const way: unknown[] = [];
  while (way.length < depth) {
    const facts = match.undoable();
    if (facts instanceof Refusal) break;
    way.push(outlook(match, from));
    mustEqual('what undo did', match.undo(), facts);
    const { decision } = match;
    mustEqual(
      'undo went back to',
      { n: decision?.n, seat: decision?.seat, kind: decision?.kind },
      { n: facts.n, seat: facts.seat, kind: facts.kind },
    );
  }
  const gone = way.length;
  for (const before of way.reverse()) {
    match.redo();
    mustEqual('undone and redone', outlook(match, from), before);
  }
  return gone > 0;
}

/** This many of the blocked answers are tried; each of them makes the rules work out all that is blocked. */
const TRIED = 3;

/** Looking changes nothing; what is blocked is refused, and refusing changes nothing either. */
export function checkBlocked(match: Match): void {
  const { decision } = match;
  if (decision === null) return;
  const from = logEnds(match);
  const before = outlook(match, from);
  for (const viewer of viewersOf(match)) match.view(viewer);
  const blocked = match.blocked().map(({ id }) => id);
  const some = blocked.filter((_, place) => (place + decision.n) % Math.ceil(blocked.length / TRIED) === 0);
  for (const id of [...some, 'no-such-option']) {
    try {
      match.answer(decision.n, id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      continue;
    }
    throw new Error(`the blocked answer ${id} to ${decision.kind} was taken`);
  }
  mustEqual('looked at, and wrongly answered', outlook(match, from), before);
}
