import type { Origin } from '../../../../kernel/book/rule-book.ts';
import type { BuildingLevelId } from '../buildings.ts';
import type { FactionId } from '../factions.ts';
import type { Race, UnitType } from '../ids.ts';
import type { ModuleId } from '../modules.ts';
import type { PlanetId, ResourceAreaId } from '../planets.ts';

/** The address of a sheet, a piece, a planet, or (`resource:`) the Resource card of an area. */
export type PieceAddress =
  | `race:${Race}`
  | `race:${Race}/module-spaces`
  | 'race:terran/versatility'
  | 'race:terran/lift-off'
  | 'race:protoss/shields'
  | 'race:zerg/creep'
  | 'race:zerg/regeneration'
  | `faction:${FactionId}`
  | `faction:${FactionId}/objective`
  | 'faction-sheet/permanent-resources'
  | 'faction-sheet/order-tokens'
  | `piece:${'worker' | 'transport' | 'base'}`
  | `unit:${UnitType}`
  | `building:${BuildingLevelId}`
  | `module:${ModuleId}`
  | `planet:${PlanetId}`
  | `resource:${ResourceAreaId}`;

/** Where the facts of the sheets, pieces and planets come from. */
export const PIECE_ORIGINS: Readonly<Record<PieceAddress, Origin>> = {
  'race:terran': { from: 'print', confidence: 'high', ours: [] },
  'race:terran/versatility': { from: 'print', confidence: 'high', ours: [] },
  'race:terran/lift-off': { from: 'public', confidence: 'low', ours: ['timing', 'range', 'frequency'] },
  'race:terran/module-spaces': { from: 'public', confidence: 'low', ours: [] },
  'race:protoss': { from: 'print', confidence: 'high', ours: [] },
  'race:protoss/shields': { from: 'public', confidence: 'medium', ours: [] },
  'race:protoss/module-spaces': { from: 'public', confidence: 'low', ours: [] },
  'race:zerg': { from: 'print', confidence: 'high', ours: [] },
  'race:zerg/creep': { from: 'print', confidence: 'high', ours: [] },
  'race:zerg/regeneration': { from: 'public', confidence: 'medium', ours: [] },
  'race:zerg/module-spaces': { from: 'public', confidence: 'low', ours: [] },
  'faction:raynor': { from: 'public', confidence: 'high', ours: [] },
  'faction:raynor/objective': { from: 'public', confidence: 'high', ours: [] },
  'faction:mengsk': { from: 'public', confidence: 'high', ours: [] },
  'faction:mengsk/objective': { from: 'public', confidence: 'high', ours: [] },
  'faction:tassadar': { from: 'public', confidence: 'high', ours: [] },
  'faction:tassadar/objective': { from: 'public', confidence: 'medium', ours: [] },
  'faction:aldaris': { from: 'public', confidence: 'high', ours: [] },
  'faction:aldaris/objective': { from: 'print', confidence: 'high', ours: [] },
  'faction:queen-of-blades': { from: 'public', confidence: 'high', ours: [] },
  'faction:queen-of-blades/objective': { from: 'public', confidence: 'high', ours: [] },
  'faction:overmind': { from: 'public', confidence: 'high', ours: [] },
  'faction:overmind/objective': { from: 'print', confidence: 'high', ours: [] },
  'faction-sheet/permanent-resources': { from: 'public', confidence: 'high', ours: [] },
  'faction-sheet/order-tokens': { from: 'designed', confidence: 'medium', ours: ['split'] },
  'piece:worker': { from: 'public', confidence: 'high', ours: [] },
  'piece:transport': { from: 'print', confidence: 'high', ours: [] },
  'piece:base': { from: 'public', confidence: 'high', ours: [] },
  'unit:marine': { from: 'print', confidence: 'high', ours: ['tags'] },
  'unit:firebat': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:ghost': { from: 'public', confidence: 'low', ours: ['tags'] },
  'unit:vulture': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:goliath': { from: 'print', confidence: 'high', ours: ['tags'] },
  'unit:siege-tank': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:wraith': { from: 'public', confidence: 'medium', ours: ['tags'] },
  'unit:science-vessel': { from: 'public', confidence: 'medium', ours: ['tags'] },
  'unit:battlecruiser': { from: 'public', confidence: 'medium', ours: ['tags'] },
  'unit:zealot': { from: 'print', confidence: 'high', ours: ['tags'] },
  'unit:dragoon': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:high-templar': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:archon': { from: 'print', confidence: 'high', ours: ['tags'] },
  'unit:reaver': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:scout': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:arbiter': { from: 'public', confidence: 'medium', ours: ['tags'] },
  'unit:carrier': { from: 'public', confidence: 'medium', ours: ['tags'] },
  'unit:zergling': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:hydralisk': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:ultralisk': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:queen': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:defiler': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:scourge': { from: 'public', confidence: 'medium', ours: ['tags'] },
  'unit:mutalisk': { from: 'public', confidence: 'high', ours: ['tags'] },
  'unit:guardian': { from: 'public', confidence: 'high', ours: ['tags'] },
  'building:barracks-1': { from: 'print', confidence: 'high', ours: [] },
  'building:barracks-2': { from: 'public', confidence: 'medium', ours: [] },
  'building:barracks-3': { from: 'public', confidence: 'medium', ours: [] },
  'building:factory-1': { from: 'public', confidence: 'medium', ours: [] },
  'building:factory-2': { from: 'public', confidence: 'medium', ours: [] },
  'building:factory-3': { from: 'public', confidence: 'medium', ours: [] },
  'building:starport-1': { from: 'public', confidence: 'medium', ours: [] },
  'building:starport-2': { from: 'public', confidence: 'medium', ours: [] },
  'building:starport-3': { from: 'public', confidence: 'medium', ours: [] },
  'building:gateway-1': { from: 'print', confidence: 'high', ours: [] },
  'building:gateway-2': { from: 'public', confidence: 'medium', ours: [] },
  'building:gateway-3': { from: 'public', confidence: 'medium', ours: [] },
  'building:robotics-facility-1': { from: 'designed', confidence: 'low', ours: ['cost'] },
  'building:stargate-1': { from: 'public', confidence: 'medium', ours: [] },
  'building:stargate-2': { from: 'public', confidence: 'medium', ours: [] },
  'building:stargate-3': { from: 'public', confidence: 'medium', ours: [] },
  'building:spawning-pool-1': { from: 'print', confidence: 'high', ours: [] },
  'building:spawning-pool-2': { from: 'public', confidence: 'high', ours: [] },
  'building:spawning-pool-3': { from: 'public', confidence: 'high', ours: [] },
  'building:queens-nest-1': { from: 'public', confidence: 'high', ours: [] },
  'building:queens-nest-2': { from: 'public', confidence: 'high', ours: [] },
  'building:spire-1': { from: 'public', confidence: 'high', ours: [] },
  'building:spire-2': { from: 'public', confidence: 'high', ours: [] },
  'module:supply': { from: 'public', confidence: 'medium', ours: [] },
  'module:research-development': { from: 'public', confidence: 'medium', ours: [] },
  'module:air-support': { from: 'public', confidence: 'medium', ours: [] },
  'planet:abaddon': { from: 'public', confidence: 'high', ours: [] },
  'planet:antiga-prime': { from: 'public', confidence: 'medium', ours: [] },
  'planet:bhekar-ro': { from: 'public', confidence: 'medium', ours: [] },
  'planet:braken': { from: 'public', confidence: 'high', ours: [] },
  'planet:chau-sara': { from: 'public', confidence: 'high', ours: [] },
  'planet:dylar-iv': { from: 'public', confidence: 'medium', ours: [] },
  'planet:halcyon': { from: 'public', confidence: 'medium', ours: [] },
  'planet:helios': { from: 'public', confidence: 'medium', ours: [] },
  'planet:pridewater': { from: 'public', confidence: 'high', ours: [] },
  'planet:tarsonis': { from: 'public', confidence: 'medium', ours: [] },
  'planet:torus': { from: 'public', confidence: 'medium', ours: [] },
  'planet:vyctor-5': { from: 'public', confidence: 'medium', ours: [] },
  'resource:abaddon-2': { from: 'public', confidence: 'high', ours: ['partiallyDepletedCapacity'] },
  'resource:antiga-prime-2': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:antiga-prime-3': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:bhekar-ro-1': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:bhekar-ro-2': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:bhekar-ro-3': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:braken-2': { from: 'public', confidence: 'high', ours: ['partiallyDepletedCapacity'] },
  'resource:braken-3': { from: 'public', confidence: 'high', ours: ['partiallyDepletedCapacity'] },
  'resource:chau-sara-1': { from: 'public', confidence: 'high', ours: ['partiallyDepletedCapacity'] },
  'resource:chau-sara-3': { from: 'public', confidence: 'high', ours: ['partiallyDepletedCapacity'] },
  'resource:dylar-iv-2': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:dylar-iv-3': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:dylar-iv-4': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:halcyon-1': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:halcyon-2': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:helios-2': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:helios-4': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:pridewater-1': { from: 'public', confidence: 'high', ours: ['partiallyDepletedCapacity'] },
  'resource:pridewater-2': { from: 'public', confidence: 'high', ours: ['partiallyDepletedCapacity'] },
  'resource:pridewater-3': { from: 'public', confidence: 'high', ours: ['partiallyDepletedCapacity'] },
  'resource:tarsonis-2': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:tarsonis-3': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:torus-2': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:torus-3': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:torus-4': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
  'resource:vyctor-5-2': { from: 'public', confidence: 'medium', ours: ['partiallyDepletedCapacity'] },
};
