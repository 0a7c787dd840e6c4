import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import { STARTING_UNITS } from '../data/units.ts';
import { factionOf, homeSector } from '../state/seats.ts';
import type { Theseus } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { emptyRooms, inSupply } from '../state/units.ts';
import { roomName, say, unitName } from '../text/say.ts';
import { roomsElsewhere, takenRooms } from './left-out.ts';
import { roomOptions } from './options.ts';
import { putUnit } from './pieces.ts';

/** TH-3.8, TH-19.4, TH-20.4: a unit into the own sector; where Pandora shares one and it is full, into any. */
export function* placeHomeUnit(game: Theseus, { seat }: SetUpSteps['setUp.homeUnit']): Rule {
  const { state } = game;
  const home = homeSector(state, seat);
  const rooms = home === null ? [] : emptyRooms(state, home);
  const atHome = home !== null && rooms.length > 0;
  yield* place(game, seat, atHome ? rooms : everyEmptyRoom(game), atHome ? [home] : game.state.ring);
}

/** TH-3.8: the last unit into any empty room. */
export function* placeFarUnit(game: Theseus, { seat }: SetUpSteps['setUp.farUnit']): Rule {
  yield* place(game, seat, everyEmptyRoom(game), game.state.ring);
}

function everyEmptyRoom({ state }: Theseus): RoomId[] {
  return state.ring.flatMap(sector => emptyRooms(state, sector));
}

function* place(game: Theseus, seat: Seat, rooms: readonly RoomId[], sectors: readonly SectorId[]): Rule {
  const [unit] = inSupply(game.state, STARTING_UNITS[factionOf(game.state, seat)]);
  if (unit === undefined) return;
  const room = yield* choose(game, seat, 'setUp.unit', roomOptions(rooms), {
    prompt: say('setUp.unit', { unit: unitName(unit) }),
    rule: 'TH-3.8',
    blocked: () => [
      ...takenRooms(game.state, game.state.ring, 'TH-3.8'),
      ...roomsElsewhere(game.state, sectors, 'TH-3.8'),
    ],
  });
  putUnit(game, unit, seat, room);
  game.tell?.({
    words: say('setUp.unit.placed', { unit: unitName(unit), room: roomName(room) }),
    rule: 'TH-3.8',
    refs: [`unit:${unit}`, `room:${room}`],
  });
}
