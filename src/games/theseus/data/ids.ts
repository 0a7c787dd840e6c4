/** The five factions (TH-2, TH-20). */
export const FACTION_IDS = ['marines', 'scientists', 'aliens', 'greys', 'pandora'] as const;
export type FactionId = (typeof FACTION_IDS)[number];

/** The factions that have cards, a deck and a sector of their own: all but Pandora. */
export const CARD_FACTIONS = ['marines', 'scientists', 'aliens', 'greys'] as const;
export type CardFaction = (typeof CARD_FACTIONS)[number];

/** The sectors that are part of every ring (TH-2.1). */
export const COMMON_SECTORS = ['corridors', 'control-room', 'tech-bay'] as const;

/** The sectors of the factions, in the order of `CARD_FACTIONS`. */
export const FACTION_SECTORS = ['docking-bay', 'science-lab', 'alien-nest', 'grey-wreck'] as const;
export type FactionSector = (typeof FACTION_SECTORS)[number];

/** The seven sector boards. */
export const SECTOR_IDS = [...COMMON_SECTORS, ...FACTION_SECTORS] as const;
export type SectorId = (typeof SECTOR_IDS)[number];

/** The four rooms of a sector: a and b above, c and d below (TH-2.3). */
export const ROOM_LETTERS = ['a', 'b', 'c', 'd'] as const;
export type RoomLetter = (typeof ROOM_LETTERS)[number];

/** The id of a room of the station, such as `corridors-a`. */
export type RoomId = `${SectorId}-${RoomLetter}`;

/** The id of a slot for installed cards, such as `corridors-s3`. */
export type SlotId = `${SectorId}-s${1 | 2 | 3 | 4 | 5}`;

/** The id of a slot for pending cards, such as `alien-nest-p2`. */
export type PendingSlotId = `${SectorId}-p${1 | 2}`;
