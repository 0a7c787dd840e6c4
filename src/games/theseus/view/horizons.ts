import type { Horizon } from '../../../kernel/history/preview.ts';
import { chapterOf } from '../../../kernel/match/decision.ts';
import { whatItDoes } from '../state/does.ts';

/** The steps that belong to a move or to executing a card; at any other step the turn goes on to something else. */
const GOES_ON: ReadonlySet<string> = new Set(['turn.move', 'turn.run']);
/** A move on its way (TH-6), with the traps and attacks that it leads to. */
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

/** How far ahead an answer is followed, for each kind of decision. */
export function horizonOf(kind: string): Horizon {
  return { tries: further => triedAfter(kind, further), stops: step => !GOES_ON.has(step) };
}

/** The steps from the end of a move to what is done in its sector. */
const IN_THE_SECTOR: ReadonlySet<string> = new Set(['turn.actions', 'turn.breed', 'turn.takeOver', 'turn.sector']);

/**
 * Also follows the action cards that are carried out where a move ends, in any order (TH-10.1), and of an assault there
 * (TH-10.4).
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

/** Also follows the extra turn of the Tech Bay (TH-10.5), which nobody may decline: with any unit, anywhere. */
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
  // The result of the next target is shown when that target is asked for.
  if (isAttacking(kind)) return false;
  if (kind === 'trap.order') return isAttacking(further);
  if (kind === 'actions.card') return isOfCard(further) || isMoving(further);
  if (isOfCard(kind)) return further !== kind && (isOfCard(further) || isMoving(further));
  return further !== kind && isMoving(further);
}
