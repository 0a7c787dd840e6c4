import type { Horizon } from '../../../kernel/history/preview.ts';

/**
 * The steps that belong to a move or to a card being carried out; before every other one the turn goes on to something
 * else.
 */
const GOES_ON: ReadonlySet<string> = new Set(['turn.move', 'turn.run']);
/** A move on its way (TH-6), with the traps and attacks that it leads to. */
const MOVING = /^(move\.(path|teleport|room|launch)|trap\.order|attack\.\w+)$/;
const ATTACKING = /^attack\.\w+$/;
const CARD = /^card\.\w+$/;

/** How far ahead an answer is followed, by the kind of decision that it belongs to. */
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
  tries: further =>
    further === 'actions.card' || further === 'sector.action' || MOVING.test(further) || CARD.test(further),
  takes: (kind, answer) => {
    if (kind === 'actions.card') return String(answer).startsWith('run:');
    return kind !== 'sector.action' || answer === 'assault';
  },
  most: 16,
  stops: step => !GOES_ON.has(step) && !IN_THE_SECTOR.has(step),
};

function triedAfter(kind: string, further: string): boolean {
  // One target after the other: what the next one gives is told when it is asked.
  if (ATTACKING.test(kind)) return false;
  if (kind === 'trap.order') return ATTACKING.test(further);
  if (kind === 'actions.card') return CARD.test(further) || MOVING.test(further);
  if (CARD.test(kind)) return further !== kind && (CARD.test(further) || MOVING.test(further));
  return further !== kind && MOVING.test(further);
}
