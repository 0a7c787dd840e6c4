import { HOME_FACTS, NORMAL_TILES, TILES } from './tiles.ts';
import type { NormalTile, TileFacts } from './tiles.ts';
import { HOME_PLACES, PRICES } from './set-up.ts';
import type { Good, PlayerCount } from './set-up.ts';
import { SHIP_COSTS } from './ships.ts';
import type { Cost, ShipKind } from './ships.ts';
import { TECHNOLOGY_COSTS } from './technologies.ts';
import type { TechnologyId } from './technologies.ts';

/** The parts of the game box that no source describes. Owners of the game can enter their real values. */
export const BOX_PARTS = ['ships', 'technologies', 'prices', 'tiles', 'home', 'layouts'] as const;
export type BoxPart = (typeof BOX_PARTS)[number];

/** The values that the rules take from the game box: costs, prices, tiles, and the places of homes (GE-15). */
export interface Box {
  readonly ships: Readonly<Record<ShipKind, Cost>>;
  readonly technologies: Readonly<Record<TechnologyId, number>>;
  readonly prices: Readonly<Record<Good, readonly number[]>>;
  readonly tiles: Readonly<Record<NormalTile, TileFacts>>;
  readonly home: TileFacts;
  /** The homes for each number of players, by seat: places on the outer ring, counted from its upper right corner. */
  readonly layouts: Readonly<Record<PlayerCount, readonly number[]>>;
}

/** The program's own box: printed values, and our own design for those that are unknown. */
export const OWN_BOX: Box = {
  ships: SHIP_COSTS,
  technologies: TECHNOLOGY_COSTS,
  prices: PRICES,
  tiles: TILES,
  home: HOME_FACTS,
  layouts: HOME_PLACES,
};

/** Real values that an owner read from a printed game. Missing parts are taken from the program's own box. */
export type OwnersBox = { readonly [Part in BoxPart]?: Box[Part] | undefined };

const completedBox = new WeakMap<OwnersBox, Box>();

/** A complete box with an owner's values; if they are `null`, the program's own box. */
export function boxOrDefault(owners: OwnersBox | null): Box {
  if (owners === null) return OWN_BOX;
  const cachedBox = completedBox.get(owners);
  if (cachedBox !== undefined) return cachedBox;
  const box: Box = {
    ships: owners.ships ?? OWN_BOX.ships,
    technologies: owners.technologies ?? OWN_BOX.technologies,
    prices: owners.prices ?? OWN_BOX.prices,
    tiles: owners.tiles ?? OWN_BOX.tiles,
    home: owners.home ?? OWN_BOX.home,
    layouts: owners.layouts ?? OWN_BOX.layouts,
  };
  completedBox.set(owners, box);
  return box;
}

/** The normal tiles of a box that have a given back. */
export function tilesWithBack({ tiles }: Box, back: TileFacts['back']): readonly NormalTile[] {
  return NORMAL_TILES.filter(tile => tiles[tile].back === back);
}
