import type { Reason } from '../../../kernel/match/offer.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SpaceId } from '../data/spaces.ts';
import { controlledBy } from '../state/board.ts';
import { hasWorking, opponentsOf, publicSeat, storageRoomOf, seatState } from '../state/seats.ts';
import type { Emperor, EmperorState } from '../state/state.ts';
import type { MerchantSteps } from '../state/steps.ts';
import { say, spaceName, spaceRefs } from '../text/say.ts';
import { addFood } from './food.ts';

/** A theft by the Space Pirate: a metal of a seat, or a food cube from one of its sectors. */
export interface PirateTheft {
  readonly do: 'pirate';
  readonly from: Seat;
  /** The sector that loses food; `null`: metal is taken from the Storage. */
  readonly space: SpaceId | null;
}

const PIRATE = 'space-pirate';

/** GE-11.9: all thefts that the owner of the Space Pirate may try. */
export function possibleThefts(state: EmperorState, seat: Seat): PirateTheft[] {
  if (!publicSeat(state, seat).technologies.includes(PIRATE)) return [];
  return gather(opponentsOf(state, seat), (from): PirateTheft[] => [
    { do: 'pirate', from, space: null },
    ...controlledBy(state, from)
      .filter(space => (state.food[space] ?? 0) > 0)
      .map((space): PirateTheft => ({ do: 'pirate', from, space })),
  ]);
}

/**
 * Why the Space Pirate can't carry out a theft (GE-11.9); `null`: it can. `hasStolen`: it has already stolen something.
 */
export function pirateFault(state: EmperorState, seat: Seat, hasStolen: boolean, theft: PirateTheft): Reason | null {
  if (hasStolen) return { why: say('why.pirate-done'), rule: 'GE-11.9' };
  if (!hasWorking(state, seat, PIRATE)) return { why: say('why.technology-blocked'), rule: 'GE-11.6' };
  if (theft.space !== null) return null;
  if (publicSeat(state, theft.from).metal < 1) return { why: say('why.no-metal-there'), rule: 'GE-11.9' };
  return storageRoomOf(publicSeat(state, seat)).metal < 1 ? { why: say('why.storage-full'), rule: 'GE-1.3' } : null;
}

/** GE-11.9: carries out a theft. Stolen food counts as food in hand. Nothing happens if the card was blocked. */
export function* stealByPirate(game: Emperor, { seat: from, space }: MerchantSteps['merchant.pirate']): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'merchant' || !hasWorking(state, turn.seat, PIRATE)) return;
  const { seat } = turn;
  if (space === null) {
    seatState(state, from).metal -= 1;
    seatState(state, seat).metal += 1;
    game.tell?.({ words: say('pirate.took-metal', { seat: { seat }, from: { seat: from } }), rule: 'GE-11.9' });
    return;
  }
  addFood(state, space, -1);
  turn.food += 1;
  game.tell?.({
    words: say('pirate.took-food', { seat: { seat }, from: { seat: from }, space: spaceName(state, space) }),
    rule: 'GE-11.9',
    refs: spaceRefs(state, space),
  });
}
