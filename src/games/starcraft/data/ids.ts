/** The three races, in the order of the faction sheets. */
export const RACE_IDS = ['terran', 'protoss', 'zerg'] as const;
export type Race = (typeof RACE_IDS)[number];

/** The ids of the Terran unit types, building by building. */
const TERRAN_UNIT_TYPES = [
  'marine',
  'firebat',
  'ghost',
  'vulture',
  'goliath',
  'siege-tank',
  'wraith',
  'science-vessel',
  'battlecruiser',
] as const;
export type TerranUnitType = (typeof TERRAN_UNIT_TYPES)[number];

/** The ids of the Protoss unit types, building by building. */
const PROTOSS_UNIT_TYPES = [
  'zealot',
  'dragoon',
  'high-templar',
  'archon',
  'reaver',
  'scout',
  'arbiter',
  'carrier',
] as const;
export type ProtossUnitType = (typeof PROTOSS_UNIT_TYPES)[number];

/** The ids of the Zerg unit types, building by building. */
const ZERG_UNIT_TYPES = [
  'zergling',
  'hydralisk',
  'ultralisk',
  'queen',
  'defiler',
  'scourge',
  'mutalisk',
  'guardian',
] as const;
export type ZergUnitType = (typeof ZERG_UNIT_TYPES)[number];

/** The ids of all unit types, race by race. */
export const UNIT_TYPES = [...TERRAN_UNIT_TYPES, ...PROTOSS_UNIT_TYPES, ...ZERG_UNIT_TYPES] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** The ids of all buildings, race by race. The first building of each race is printed on its faction sheets. */
export const BUILDING_IDS = [
  'barracks',
  'factory',
  'starport',
  'gateway',
  'robotics-facility',
  'stargate',
  'spawning-pool',
  'queens-nest',
  'spire',
] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];

/** The ids of the Terran technologies. */
const TERRAN_TECHNOLOGY_IDS = [
  'stim-packs',
  'bunker',
  'nuke',
  'lockdown',
  'cloaking-field',
  'spider-mines',
  'charon-boosters',
  'siege-mode',
  'irradiate',
  'emp-shockwave',
  'defensive-matrix',
  'yamato-gun',
] as const;
export type TerranTechnologyId = (typeof TERRAN_TECHNOLOGY_IDS)[number];

/** The ids of the Protoss technologies. */
const PROTOSS_TECHNOLOGY_IDS = [
  'leg-enhancements',
  'singularity-charge',
  'psionic-storm',
  'hallucination',
  'summon-archon',
  'increased-reaver-capacity',
  'recall',
  'stasis-field',
  'arbiter-cloaking',
  'carrier-capacity',
] as const;
export type ProtossTechnologyId = (typeof PROTOSS_TECHNOLOGY_IDS)[number];

/** The ids of the Zerg technologies. */
const ZERG_TECHNOLOGY_IDS = [
  'burrow',
  'metabolic-boost',
  'chitinous-plating',
  'parasite',
  'ensnare',
  'spawn-broodling',
  'plague',
  'dark-swarm',
  'consume',
  'improved-flyer-attack',
  'guardian-aspect',
] as const;
export type ZergTechnologyId = (typeof ZERG_TECHNOLOGY_IDS)[number];

/** The ids of all technologies. Both factions of a race have the same technologies, each in its own deck. */
export const TECHNOLOGY_IDS = [...TERRAN_TECHNOLOGY_IDS, ...PROTOSS_TECHNOLOGY_IDS, ...ZERG_TECHNOLOGY_IDS] as const;
export type TechnologyId = (typeof TECHNOLOGY_IDS)[number];
