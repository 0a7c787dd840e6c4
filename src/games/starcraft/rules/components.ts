import type { Seat } from '../../../kernel/words/message.ts';
import { STARTING_DECKS, TECHNOLOGY_DECKS } from '../data/cards.ts';
import { FACTIONS, FACTION_PIECES } from '../data/factions.ts';
import type { FactionId } from '../data/factions.ts';
import { RACES } from '../data/races.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import { seatState } from '../state/seats.ts';
import type { StateHolder } from './pieces.ts';

/**
 * SC-3 step 3: the seat takes everything of its faction (SC-2.1): figures, tokens, workers, decks, the printed
 * building.
 */
export function takeComponents(game: StateHolder, seat: Seat, faction: FactionId): void {
  const owner = seatState(game.state, seat);
  const { race } = FACTIONS[faction];
  owner.faction = faction;
  for (const unit of UNIT_TYPES) {
    if (UNITS[unit].race === race) owner.supply.units[unit] = UNITS[unit].figures;
  }
  owner.supply.bases = FACTION_PIECES.bases;
  owner.supply.workers = FACTION_PIECES.workers;
  owner.supply.transports = FACTION_PIECES.transports;
  owner.buildings = { [RACES[race].printedBuilding]: 1 };
  owner.deck = [...STARTING_DECKS[race]];
  owner.technologyDeck = [...TECHNOLOGY_DECKS[race]];
}
