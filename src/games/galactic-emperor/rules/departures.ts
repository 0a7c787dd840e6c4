import { offerPlain } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SpaceId } from '../data/spaces.ts';
import { homeSeat, nearestOf, starbasesOf } from '../state/board.ts';
import { shipsAt, sizeOf } from '../state/pieces.ts';
import type { Emperor } from '../state/state.ts';
import { fleetWords, say, spaceName, spaceRefs } from '../text/say.ts';
import { spaceFace } from './options.ts';
import { moveShips } from './pieces.ts';

/**
 * GE-10.9: moves all ships of a seat from a space to the nearest of its docks `bases`. The owner chooses between
 * equally near ones.
 */
export function* departShips(game: Emperor, seat: Seat, space: SpaceId, bases: readonly SpaceId[]): Rule {
  const { state } = game;
  const fleet = { ...shipsAt(state, seat, space) };
  if (sizeOf(fleet) === 0) return;
  const nearestBases = nearestOf(state, seat, space, bases);
  // If no dock can be reached, the ships are put on the home space.
  const destinations = nearestBases.length > 0 ? nearestBases : bases.filter(base => homeSeat(state, base) === seat);
  const whyNot = (base: SpaceId): Reason | null => {
    if (destinations.includes(base)) return null;
    return { why: say(bases.includes(base) ? 'why.farther' : 'why.new-base'), rule: 'GE-10.9' };
  };
  // A Starbase that was made by influence in this role is already on the board, but takes no ships yet.
  const { options, blocked } = offerPlain([...new Set([...bases, ...starbasesOf(state, seat)])], {
    id: base => `space:${base}`,
    face: base => spaceFace(state, base),
    whyNot,
  });
  const destination = yield* choose(game, seat, 'departure', options, {
    prompt: say('departure.where', { ships: fleetWords(fleet), space: spaceName(state, space) }),
    rule: 'GE-10.9',
    blocked,
    obvious: true,
  });
  moveShips(state, seat, fleet, space, destination);
  game.tell?.({
    words: say('departure.done', {
      seat: { seat },
      ships: fleetWords(fleet),
      from: spaceName(state, space),
      to: spaceName(state, destination),
    }),
    rule: 'GE-10.9',
    refs: [...spaceRefs(state, space), ...spaceRefs(state, destination)],
  });
}
