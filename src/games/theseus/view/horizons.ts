import type { Horizon } from '../../../kernel/history/preview.ts';

/** The steps that belong to a move or to a card being carried out; before every other one the turn goes on to something else. */
const GOES_ON: ReadonlySet<string> = new Set(['turn.move', 'turn.run']);
/** A move on its way (TH-6), with the traps and attacks that it leads to. */
const MOVING = /^(move\.(path|teleport|room|launch)|trap\.order|attack\.\w+)$/;
const ATTACKING = /^attack\.\w+$/;
const CARD = /^card\.\w+$/;

/** How far ahead an answer is followed, by the kind of decision that it belongs to. */
export function horizonOf(kind: string): Horizon {
  return { tries: further => triedAfter(kind, further), stops: step => !GOES_ON.has(step) };
}

/** Also what a single action card comes to that is carried out where a move ends (TH-10.1). */
export const BEYOND_THE_MOVE: Horizon = {
  tries: further => further === 'actions.card' || MOVING.test(further) || CARD.test(further),
  takes: (kind, answer) => kind !== 'actions.card' || String(answer).startsWith('run:'),
  stops: step => !GOES_ON.has(step) && step !== 'turn.actions',
};

function triedAfter(kind: string, further: string): boolean {
  // One target after the other: what the next one gives is told when it is asked.
  if (ATTACKING.test(kind)) return false;
  if (kind === 'trap.order') return ATTACKING.test(further);
  if (kind === 'actions.card') return CARD.test(further) || MOVING.test(further);
  if (CARD.test(kind)) return further !== kind && (CARD.test(further) || MOVING.test(further));
  return further !== kind && MOVING.test(further);
}
