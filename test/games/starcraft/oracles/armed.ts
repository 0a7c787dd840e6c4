import { BUILDINGS, BUILDING_IDS } from '../../../../src/games/starcraft/data/buildings.ts';
import { CARDS } from '../../../../src/games/starcraft/data/cards.ts';
import { FACTIONS } from '../../../../src/games/starcraft/data/factions.ts';
import { AREAS, AREA_IDS } from '../../../../src/games/starcraft/data/planets.ts';
import type { AreaId } from '../../../../src/games/starcraft/data/planets.ts';
import { RACES } from '../../../../src/games/starcraft/data/races.ts';
import type { Race } from '../../../../src/games/starcraft/data/races.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import type {
  AreaState,
  MatchOptions,
  SeatState,
  StarCraftState,
} from '../../../../src/games/starcraft/state/state.ts';
import { copy } from '../../../../src/kernel/plain/copy.ts';
import { recordFrom } from '../../../../src/kernel/history/open.ts';
import type { CheckpointPolicy } from '../../../../src/kernel/match/checkpoints.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import type { Start } from '../../../../src/kernel/match/record.ts';
import { randomBelow, seededRandom, shuffle } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import { isStarCraft, settingFor } from './matches.ts';

/**
 * A match whose seats are armed to the teeth before the first round: every technology, every building, all modules that
 * there is space for, all workers, and armies of any units. What takes random players long to get happens here at once.
 */
export function armedMatch(
  seats: number,
  seed: string,
  keeping: CheckpointPolicy = {},
  options: Partial<MatchOptions> = {},
): Match {
  const { start, state, random } = armedPosition(seats, seed, options);
  state.seats.forEach((owner, seat) => {
    for (const { here, unitLimit } of areasOn(state)) {
      if (here.holder !== seat && here.base !== seat) continue;
      fill(owner, here, unitLimit, random);
      here.holder = seat;
    }
  });
  return starcraft.restore(recordFrom(start, state), keeping);
}

/** A position after the quick set-up. */
export interface Position {
  readonly start: Start;
  readonly state: StarCraftState;
  /** Chance for what is put into it. */
  readonly random: RandomState;
}

/** The position of an armed match before its units are put on the board. */
export function armedPosition(seats: number, seed: string, options: Partial<MatchOptions> = {}): Position {
  const match = starcraft.start(settingFor(seats, seed, options));
  const { start, checkpoint } = match.record();
  const state = copy(checkpoint.state);
  if (!isStarCraft(state)) throw new Error('no state of StarCraft');
  const random = seededRandom(`armed ${seed}`);
  for (const owner of state.seats) if (owner.faction !== null) arm(owner, FACTIONS[owner.faction].race, random);
  return { start, state, random };
}

/** The areas on the table. */
export function areasOn(
  state: StarCraftState,
): readonly { readonly area: AreaId; readonly here: AreaState; readonly unitLimit: number }[] {
  return AREA_IDS.flatMap(area => {
    const here = state.areas[area];
    return here === undefined ? [] : [{ area, here, unitLimit: AREAS[area].unitLimit }];
  });
}

function arm(owner: SeatState, race: Race, random: RandomState): void {
  const inPlay = owner.technologyDeck.filter(card => CARDS[card].kind === 'play-area');
  owner.playArea.push(...inPlay);
  owner.deck.push(...owner.technologyDeck.filter(card => !inPlay.includes(card)));
  owner.technologyDeck = [];
  shuffle(random, owner.deck);
  for (const building of BUILDING_IDS) {
    if (BUILDINGS[building].race === race) owner.buildings[building] = BUILDINGS[building].levels.length;
  }
  owner.modules = { 'research-development': 2, 'air-support': RACES[race].moduleSpaces > 2 ? 1 : 0 };
  owner.pool += owner.supply.workers;
  owner.supply.workers = 0;
}

/** Units of any kinds from the supply, up to the limit of the area. */
export function fill(owner: SeatState, here: AreaState, unitLimit: number, random: RandomState): void {
  let room = unitLimit - Object.values(here.units).reduce((sum, count) => sum + count, 0);
  for (; room > 0; room--) {
    const left = UNIT_TYPES.filter(unit => (owner.supply.units[unit] ?? 0) > 0 && !UNITS[unit].assist);
    const any = UNIT_TYPES.filter(unit => (owner.supply.units[unit] ?? 0) > 0);
    const kinds = randomBelow(random, 4) === 0 ? any : left;
    const unit = kinds[randomBelow(random, Math.max(1, kinds.length))];
    if (unit === undefined) return;
    owner.supply.units[unit] = (owner.supply.units[unit] ?? 0) - 1;
    here.units[unit] = (here.units[unit] ?? 0) + 1;
  }
}
