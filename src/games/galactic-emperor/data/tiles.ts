/** The ids of the 30 tiles that are neither home nor special (GE-1.1). */
export const NORMAL_TILES = [
  ...(['t01', 't02', 't03', 't04', 't05', 't06', 't07', 't08', 't09', 't10'] as const),
  ...(['t11', 't12', 't13', 't14', 't15', 't16', 't17', 't18', 't19', 't20'] as const),
  ...(['t21', 't22', 't23', 't24', 't25', 't26', 't27', 't28', 't29', 't30'] as const),
] as const;
export type NormalTile = (typeof NORMAL_TILES)[number];

export const HOME_TILES = ['home-red', 'home-blue', 'home-green', 'home-yellow', 'home-purple', 'home-orange'] as const;
type HomeTile = (typeof HOME_TILES)[number];

/** The ids of all 38 sector tiles (GE-1.1). */
export const TILE_IDS = [...NORMAL_TILES, ...HOME_TILES, 'omega', 'black-hole'] as const;
export type TileId = (typeof TILE_IDS)[number];

/** The kinds of tile by what they show: planets, a Sun, or empty space. */
export const TILE_KINDS = ['planet', 'sun', 'void'] as const;

/** The backs by which tiles are sorted (GE-2.5). */
export const TILE_BACKS = ['plain', 'atomic'] as const;
export type TileBack = (typeof TILE_BACKS)[number];

/** The face of a tile: its planets and its yields. */
export interface TileFace {
  readonly kind: (typeof TILE_KINDS)[number];
  readonly planets: number;
  readonly food: number;
  readonly metal: number;
  readonly energy: number;
}

/** The facts of a tile of the stack: its face and its back. */
export interface TileFacts extends TileFace {
  readonly back: TileBack;
}

type Yields = readonly [food: number, metal: number, energy: number];

const onePlanet = (back: TileBack, ...yields: Yields): TileFacts => planetTile(back, 1, yields);
const twoPlanets = (back: TileBack, ...yields: Yields): TileFacts => planetTile(back, 2, yields);
const bareTile = (back: TileBack, kind: 'sun' | 'void'): TileFacts => ({
  back,
  kind,
  planets: 0,
  food: 0,
  metal: 0,
  energy: 0,
});

function planetTile(back: TileBack, count: number, [food, metal, energy]: Yields): TileFacts {
  return { back, kind: 'planet', planets: count, food, metal, energy };
}

/**
 * The normal tiles. Their kinds are printed; how planets and yields are distributed is our design
 * (`data/origins/tiles.ts`).
 */
export const TILES: Readonly<Record<NormalTile, TileFacts>> = {
  t01: onePlanet('plain', 2, 0, 0),
  t02: onePlanet('plain', 2, 0, 0),
  t03: onePlanet('plain', 1, 0, 0),
  t04: onePlanet('plain', 3, 0, 0),
  t05: onePlanet('plain', 0, 1, 0),
  t06: onePlanet('plain', 0, 1, 0),
  t07: onePlanet('plain', 0, 2, 0),
  t08: onePlanet('plain', 0, 0, 1),
  t09: onePlanet('plain', 0, 0, 1),
  t10: onePlanet('plain', 1, 1, 0),
  t11: twoPlanets('plain', 2, 1, 0),
  t12: twoPlanets('plain', 0, 1, 1),
  t13: bareTile('plain', 'sun'),
  t14: bareTile('plain', 'void'),
  t15: bareTile('plain', 'void'),
  t16: onePlanet('atomic', 3, 0, 0),
  t17: onePlanet('atomic', 2, 0, 0),
  t18: onePlanet('atomic', 0, 2, 0),
  t19: onePlanet('atomic', 0, 2, 0),
  t20: onePlanet('atomic', 0, 0, 1),
  t21: onePlanet('atomic', 0, 0, 2),
  t22: onePlanet('atomic', 0, 1, 1),
  t23: twoPlanets('atomic', 3, 0, 0),
  t24: twoPlanets('atomic', 1, 2, 0),
  t25: twoPlanets('atomic', 2, 0, 1),
  t26: twoPlanets('atomic', 0, 2, 1),
  t27: bareTile('atomic', 'sun'),
  t28: bareTile('atomic', 'sun'),
  t29: bareTile('atomic', 'void'),
  t30: bareTile('atomic', 'void'),
};

/** The face of every home tile: one planet that yields food and metal (our design). */
export const HOME_FACTS: TileFacts = onePlanet('plain', 1, 1, 0);

/** Whether a tile is a home tile. */
export function isHomeTile(tile: TileId): tile is HomeTile {
  return tile.startsWith('home-');
}

/** Whether a tile is one of the 30 normal tiles. */
export function isNormalTile(tile: TileId): tile is NormalTile {
  return Object.hasOwn(TILES, tile);
}
