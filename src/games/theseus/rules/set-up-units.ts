import { offerPlain } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { RoomId } from '../data/ids.ts';
import { roomsOf } from '../data/places.ts';
import { STARTING_UNITS } from '../data/units.ts';
import { factionOf, homeSector } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { emptyRooms, inSupply, unitIn } from '../state/units.ts';
import { roomName, say, unitName } from '../text/say.ts';
import { ROOM_PARTS, whyTaken } from './offer.ts';
import { putUnit } from './pieces.ts';

/**
 * TH-3.8, TH-19.4, TH-20.4: places a unit in the seat's own sector, or in any sector if that one is full because
 * Pandora shares it.
 */
export function* placeHomeUnit(game: Theseus, { seat }: SetUpSteps['setUp.homeUnit']): Rule {
  const { state } = game;
  const home = homeSector(state, seat);
  const rooms = home === null ? [] : emptyRooms(state, home);
  yield* place(game, seat, rooms.length > 0 ? rooms : everyEmptyRoom(game));
}

/** TH-3.8: asks where a seat's last unit goes: any empty room. */
export function* placeFarUnit(game: Theseus, { seat }: SetUpSteps['setUp.farUnit']): Rule {
  yield* place(game, seat, everyEmptyRoom(game));
}

function everyEmptyRoom({ state }: Theseus): RoomId[] {
  return gather(state.ring, sector => emptyRooms(state, sector));
}

function* place(game: Theseus, seat: Seat, rooms: readonly RoomId[]): Rule {
  const [unit] = inSupply(game.state, STARTING_UNITS[factionOf(game.state, seat)]);
  if (unit === undefined) return;
  const { options, blocked } = offerHomeRooms(game.state, rooms);
  const question = { prompt: say('setUp.unit', { unit: unitName(unit) }), rule: 'TH-3.8', blocked };
  const room = yield* choose(game, seat, 'setUp.unit', options, question);
  putUnit(game, unit, seat, room);
  game.tell?.({
    words: say('setUp.unit.placed', { unit: unitName(unit), room: roomName(room) }),
    rule: 'TH-3.8',
    refs: [`unit:${unit}`, `room:${room}`],
  });
}

/** All rooms of the ring as options. Occupied rooms, and empty rooms outside `rooms`, are blocked. */
function offerHomeRooms(state: TheseusState, rooms: readonly RoomId[]): Offer<RoomId> {
  const allRooms = gather(state.ring, roomsOf);
  const isUsableLater = (room: RoomId): boolean => unitIn(state, room) === null && !rooms.includes(room);
  return offerPlain([...allRooms.filter(room => !isUsableLater(room)), ...allRooms.filter(isUsableLater)], {
    ...ROOM_PARTS,
    whyNot: room => whyTaken(state, room, 'TH-3.8') ?? (isUsableLater(room) ? HOME_FIRST : null),
  });
}

const HOME_FIRST: Reason = { why: say('why.home-first'), rule: 'TH-3.8' };
