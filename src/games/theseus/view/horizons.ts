import type { Horizon } from '../../../kernel/history/preview.ts';
import { chapterOf } from '../../../kernel/match/decision.ts';
import { whatItDoes } from '../state/does.ts';

/** The steps that belong to a move or to the execution of a card. A side run stops before any other step. */
const GOES_ON: ReadonlySet<string> = new Set(['turn.move', 'turn.run']);
/** The kinds of decision within a move that has begun (TH-6), including its traps. */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  'move.path',
  'move.teleport',
  'move.room',
  'move.launch',
  'trap.order',
]);

function isMoving(kind: string): boolean {
  return ON_THE_WAY.has(kind) || isAttacking(kind);
}

function isAttacking(kind: string): boolean {
  return chapterOf(kind) === 'attack';
}

function isOfCard(kind: string): boolean {
  return chapterOf(kind) === 'card';
}

/** How far the effects of an answer are simulated, by kind of decision. */
export function horizonOf(kind: string): Horizon {
  return { tries: further => triedAfter(kind, further), stops: step => !GOES_ON.has(step) };
}

/** The steps between the end of a move and the sector action. */
const IN_THE_SECTOR: ReadonlySet<string> = new Set(['turn.actions', 'turn.breed', 'turn.takeOver', 'turn.sector']);

/**
 * A horizon that also includes the action cards executed at the end of a move, in any order (TH-10.1), and an assault
 * there (TH-10.4).
 */
export const BEYOND_THE_MOVE: Horizon = {
  tries: further => further === 'actions.card' || further === 'sector.action' || isMoving(further) || isOfCard(further),
  takes: (kind, answer, option) => {
    if (kind === 'actions.card') return option !== undefined && whatItDoes(option) === 'run';
    return kind !== 'sector.action' || answer === 'assault';
  },
  most: 16,
  stops: step => !GOES_ON.has(step) && !IN_THE_SECTOR.has(step),
};

/** A horizon that also includes the extra turn of the Tech Bay (TH-10.5), with any unit and any move. */
export const INTO_EXTRA_TURN: Horizon = {
  ...BEYOND_THE_MOVE,
  takes: (kind, answer, option) => {
    const what = option === undefined ? null : whatItDoes(option);
    if (kind === 'sector.action') return what === 'extra';
    return BEYOND_THE_MOVE.takes?.(kind, answer, option) ?? true;
  },
  most: 40,
};

function triedAfter(kind: string, further: string): boolean {
  // The results for the next target are predicted when that target is asked for.
  if (isAttacking(kind)) return false;
  if (kind === 'trap.order') return isAttacking(further);
  if (kind === 'actions.card') return isOfCard(further) || isMoving(further);
  if (isOfCard(kind)) return further !== kind && (isOfCard(further) || isMoving(further));
  return further !== kind && isMoving(further);
}
