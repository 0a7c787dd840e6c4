import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { FACTIONS } from '../data/factions.ts';
import { COMMON_SECTORS } from '../data/ids.ts';
import type { FactionSector, SectorId } from '../data/ids.ts';
import { fromCorridors } from '../state/ring.ts';
import { alliesOf, factionOf } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import { say, sectorName } from '../text/say.ts';
import { sectorOptions } from './options.ts';

/**
 * TH-3.3, TH-4.3, TH-18.1, TH-19.2: lays the ring. `firstSeat`: the seat that plays first unless the ring determines
 * another.
 */
export function* buildRing(game: Theseus, firstSeat: Seat): Rule {
  const { state } = game;
  const seats = seatsFrom(state, firstSeat);
  if (state.options.mode === 'teams') yield* chooseAllianceSectors(game, seats);
  const factionSectors = state.options.mode === 'teams' ? state.allianceSectors : sectorsOfSeats(state, seats);
  const standardOrder = standardRing(factionSectors);
  if (state.options.ring === 'standard') state.ring = standardOrder;
  else if (state.options.ring === 'random') {
    const shuffled = [...standardOrder];
    game.shuffle(shuffled);
    game.reveal();
    state.ring = shuffled;
  } else yield* layByHand(game, standardOrder, firstSeat);
  game.tell?.({ words: say('setUp.ring', { sectors: state.ring.map(sector => sectorName(sector)) }), rule: 'TH-3.3' });
}

/** TH-3.3: the standard ring: Corridors, Control Room, first faction sector, Tech Bay, other faction sectors. */
export function standardRing(factionSectors: readonly FactionSector[]): SectorId[] {
  const [first, ...others] = factionSectors;
  return ['corridors', 'control-room', ...(first === undefined ? [] : [first]), 'tech-bay', ...others];
}

/**
 * The turn order: clockwise from the Corridors by faction sectors, with Pandora by its marker (TH-3.3, TH-20.3). In
 * teams it is A1, B1, A2, B2.
 */
export function turnOrder(state: TheseusState, firstSeat: Seat): Seat[] {
  if (state.options.mode === 'teams') return seatsFrom(state, firstSeat); // alternating teams (TH-19.1)
  const turnOrder: Seat[] = [];
  for (const sector of fromCorridors(state)) {
    const owner = state.seats.findIndex(({ faction }) => faction !== null && FACTIONS[faction].sector === sector);
    const pandora =
      state.pandora?.sector === sector ? [state.seats.findIndex(({ faction }) => faction === 'pandora')] : [];
    const owners = owner < 0 ? [] : [owner];
    turnOrder.push(...(state.pandora?.side === 'left' ? [...pandora, ...owners] : [...owners, ...pandora]));
  }
  return turnOrder;
}

function seatsFrom(state: TheseusState, firstSeat: Seat): Seat[] {
  const seats = state.seats.map((_, seat) => seat);
  return [...seats.slice(firstSeat), ...seats.slice(0, firstSeat)];
}

function sectorsOfSeats(state: TheseusState, seats: readonly Seat[]): FactionSector[] {
  return seats.flatMap(seat => FACTIONS[factionOf(state, seat)].sector ?? []);
}

/** TH-19.2: asks each alliance which of its two faction sectors it uses; the member that plays first chooses. */
function* chooseAllianceSectors(game: Theseus, seats: readonly Seat[]): Rule {
  const { state } = game;
  const chosen: FactionSector[] = [];
  for (const seat of [...seats.slice(0, 2)].sort((one, other) => (one % 2) - (other % 2))) {
    const sectors = sectorsOfSeats(state, alliesOf(state, seat));
    const options = sectors.map(sector => ({
      id: `sector:${sector}`,
      words: sectorName(sector),
      refs: [`sector:${sector}`] as const,
      value: sector,
    }));
    chosen.push(
      yield* choose(game, seat, 'setUp.allianceSector', options, {
        prompt: say('setUp.alliance-sector'),
        rule: 'TH-19.2',
      }),
    );
  }
  state.allianceSectors = chosen;
}

/**
 * TH-4.3: asks for the order of the sectors, clockwise after the Corridors. All players agree on it, and the first
 * player answers.
 */
function* layByHand(game: Theseus, sectors: readonly SectorId[], firstSeat: Seat): Rule {
  const { state } = game;
  state.ring = [COMMON_SECTORS[0]];
  for (;;) {
    const remainingSectors = sectors.filter(sector => !state.ring.includes(sector));
    if (remainingSectors.length === 0) return;
    state.ring.push(
      yield* choose(game, firstSeat, 'setUp.sector', sectorOptions(remainingSectors), {
        prompt: say('setUp.sector'),
        rule: 'TH-4.3',
      }),
    );
  }
}
