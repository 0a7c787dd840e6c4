import type { Horizon } from '../../../kernel/history/preview.ts';
import { chapterOf } from '../../../kernel/match/decision.ts';
import { whatItDoes } from '../state/does.ts';

/** The steps that belong to a move or to the execution of a card. A side run stops before any other step. */
const CONTINUING_STEPS: ReadonlySet<string> = new Set(['turn.move', 'turn.run']);
/** The kinds of decision within a move that has begun (TH-6), including its traps. */
const MOVE_KINDS: ReadonlySet<string> = new Set([
  'move.path',
  'move.teleport',
  'move.room',
  'move.launch',
  'trap.order',
]);

function isMoving(kind: string): boolean {
  return MOVE_KINDS.has(kind) || isAttacking(kind);
}

function isAttacking(kind: string): boolean {
  return chapterOf(kind) === 'attack';
}

function isCardQuestion(kind: string): boolean {
  return chapterOf(kind) === 'card';
}

/** How far the effects of an answer are simulated, by kind of decision. */
export function horizonOf(kind: string): Horizon {
  return { tries: further => isTriedAfter(kind, further), stops: step => !CONTINUING_STEPS.has(step) };
}

/** The steps between the end of a move and the sector action. */
const SECTOR_STEPS: ReadonlySet<string> = new Set(['turn.actions', 'turn.breed', 'turn.takeOver', 'turn.sector']);

/**
 * A horizon that also includes the action cards executed at the end of a move, in any order (TH-10.1), and an assault
 * there (TH-10.4).
 */
export const BEYOND_THE_MOVE: Horizon = {
  tries: further =>
    further === 'actions.card' || further === 'sector.action' || isMoving(further) || isCardQuestion(further),
  takes: (kind, answer, option) => {
    if (kind === 'actions.card') return option !== undefined && whatItDoes(option) === 'run';
    return kind !== 'sector.action' || answer === 'assault';
  },
  most: 16,
  stops: step => !CONTINUING_STEPS.has(step) && !SECTOR_STEPS.has(step),
};

/** A horizon that also includes the extra turn of the Tech Bay (TH-10.5), with any unit and any move. */
export const INTO_EXTRA_TURN: Horizon = {
  ...BEYOND_THE_MOVE,
  takes: (kind, answer, option) => {
    const action = option === undefined ? null : whatItDoes(option);
    if (kind === 'sector.action') return action === 'extra';
    return BEYOND_THE_MOVE.takes?.(kind, answer, option) ?? true;
  },
  most: 40,
};

function isTriedAfter(kind: string, nextKind: string): boolean {
  // The results for the next target are predicted when that target is asked for.
  if (isAttacking(kind)) return false;
  if (kind === 'trap.order') return isAttacking(nextKind);
  if (kind === 'actions.card') return isCardQuestion(nextKind) || isMoving(nextKind);
  if (isCardQuestion(kind)) return nextKind !== kind && (isCardQuestion(nextKind) || isMoving(nextKind));
  return nextKind !== kind && isMoving(nextKind);
}
