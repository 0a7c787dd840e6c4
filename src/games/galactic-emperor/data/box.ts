import { HOME_FACTS, NORMAL_TILES, TILES } from './tiles.ts';
import type { NormalTile, TileFacts } from './tiles.ts';
import { HOME_PLACES, PRICES } from './set-up.ts';
import type { Good, PlayerCount } from './set-up.ts';
import { SHIP_COSTS } from './ships.ts';
import type { Cost, ShipKind } from './ships.ts';
import { TECHNOLOGY_COSTS } from './technologies.ts';
import type { TechnologyId } from './technologies.ts';

/** The parts of a box that no source describes, which owners of the game can correct. */
export const BOX_PARTS = ['ships', 'technologies', 'prices', 'tiles', 'home', 'layouts'] as const;
export type BoxPart = (typeof BOX_PARTS)[number];

/** The values that rules read from what lies in the box: costs, prices, tiles, and where homes are (GE-15). */
export interface Box {
  readonly ships: Readonly<Record<ShipKind, Cost>>;
  readonly technologies: Readonly<Record<TechnologyId, number>>;
  readonly prices: Readonly<Record<Good, readonly number[]>>;
  readonly tiles: Readonly<Record<NormalTile, TileFacts>>;
  readonly home: TileFacts;
  /** The homes of each number of players, by seat, as places on the outer ring from its upper right corner. */
  readonly layouts: Readonly<Record<PlayerCount, readonly number[]>>;
}

/** The program's own box: what is printed, and what is designed in place of what isn't known. */
export const OWN_BOX: Box = {
  ships: SHIP_COSTS,
  technologies: TECHNOLOGY_COSTS,
  prices: PRICES,
  tiles: TILES,
  home: HOME_FACTS,
  layouts: HOME_PLACES,
};

/** Real values that somebody read from a printed game. The program's own values replace missing parts. */
export type OwnersBox = { readonly [Part in BoxPart]?: Box[Part] | undefined };

const filled = new WeakMap<OwnersBox, Box>();

/** A complete box with the values that an owner read; `null`: the program's own box. */
export function boxWith(owners: OwnersBox | null): Box {
  if (owners === null) return OWN_BOX;
  const known = filled.get(owners);
  if (known !== undefined) return known;
  const box: Box = {
    ships: owners.ships ?? OWN_BOX.ships,
    technologies: owners.technologies ?? OWN_BOX.technologies,
    prices: owners.prices ?? OWN_BOX.prices,
    tiles: owners.tiles ?? OWN_BOX.tiles,
    home: owners.home ?? OWN_BOX.home,
    layouts: owners.layouts ?? OWN_BOX.layouts,
  };
  filled.set(owners, box);
  return box;
}

/** The normal tiles of a box with one of the two backs. */
export function tilesBacked({ tiles }: Box, back: TileFacts['back']): readonly NormalTile[] {
  return NORMAL_TILES.filter(tile => tiles[tile].back === back);
}
