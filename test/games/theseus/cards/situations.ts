import { FACTIONS } from '../../../../src/games/theseus/data/factions.ts';
import { STARTING_UNITS } from '../../../../src/games/theseus/data/units.ts';
import type { UnitId } from '../../../../src/games/theseus/data/units.ts';
import type { CardFaction } from '../../../../src/games/theseus/data/ids.ts';
import type { MatchOptions } from '../../../../src/games/theseus/state/state.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** What a test adds to a situation. */
export type Build = (table: Scene) => Scene;

/** The unit of a faction with that number: `marine-2`. */
export function unitOf(faction: CardFaction, number: 1 | 2 | 3 = 1): UnitId {
  return `${STARTING_UNITS[faction]}-${number}`;
}

/** The sector of a faction. */
export function homeOf(faction: CardFaction): NonNullable<(typeof FACTIONS)[CardFaction]['sector']> {
  return FACTIONS[faction].sector;
}

/**
 * A duel in which unit 1 of `visitor` moves from Tech Bay a and stops in room a (or the only empty one) of the sector
 * of `owner`, where nothing else is to be done but what the cards there do to it. Phase 4 is pending then.
 */
export function visit(visitor: CardFaction, owner: CardFaction, build: Build): Scene {
  const table = build(scene([visitor, owner]).unit(unitOf(visitor), 'tech-bay-a')).turn(visitor);
  const unit = `unit:${unitOf(visitor)}`;
  if (table.options.includes(unit)) table.answer(unit);
  return table.decision.kind === 'move.room' ? table.answer(`room:${homeOf(owner)}-a`) : table;
}

/**
 * The same with two points: unit 1 comes from room a of its own sector, where unit 2 stays, and passes the Tech Bay.
 */
export function passBy(visitor: CardFaction, owner: CardFaction, build: Build): Scene {
  const home = homeOf(visitor);
  const table = scene([visitor, owner]).unit(unitOf(visitor), `${home}-a`).unit(unitOf(visitor, 2), `${home}-b`);
  return build(table)
    .turn(visitor)
    .answer(`unit:${unitOf(visitor)}`);
}

/**
 * A duel in phase 2: unit 1 of `faction` has just stopped in room a of the sector of `enemy`, whose sector action it
 * does not get. Cards that have to be carried out are carried out before `act` returns the table, as far as nothing is
 * to be chosen.
 */
export function act(
  faction: CardFaction,
  enemy: CardFaction,
  build: Build,
  options: Partial<MatchOptions> = {},
): Scene {
  const table = scene([faction, enemy], options).unit(unitOf(faction), `${homeOf(enemy)}-a`);
  return build(table).during(faction, unitOf(faction), 'turn.actions', {});
}
