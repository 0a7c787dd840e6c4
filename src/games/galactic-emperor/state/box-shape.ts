import * as v from 'valibot';
import type { BoxPart, OwnersBox } from '../data/box.ts';
import { GOODS, PLAYER_COUNTS } from '../data/set-up.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { OUTER_RING } from '../data/spaces.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { boxTexts } from '../text/box.en.ts';
import { TILE_BACKS, NORMAL_TILES, TILE_KINDS } from '../data/tiles.ts';

const integerUpTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** The highest cost and yield that are accepted, to detect typing errors. */
const MOST_COST = 12;
const MOST_YIELD = 6;
const DIE_FACES = 6;

const costShape = v.strictObject({
  metal: integerUpTo(MOST_COST),
  energy: integerUpTo(MOST_COST),
  marks: integerUpTo(MOST_COST),
});
const priceShape = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COST));

const tileShape = v.pipe(
  v.strictObject({
    back: v.picklist(TILE_BACKS),
    kind: v.picklist(TILE_KINDS),
    planets: integerUpTo(2),
    food: integerUpTo(MOST_YIELD),
    metal: integerUpTo(MOST_YIELD),
    energy: integerUpTo(MOST_YIELD),
  }),
  v.check(
    ({ kind, planets, food, metal, energy }) =>
      kind === 'planet' ? planets > 0 : planets + food + metal + energy === 0,
    boxTexts['box.tile'],
  ),
);

const homeShape = v.pipe(
  tileShape,
  v.check(({ kind }) => kind === 'planet', boxTexts['box.home']),
);

const layoutShape = (seats: number) =>
  v.pipe(
    v.array(integerUpTo(OUTER_RING.length - 1)),
    v.length(seats),
    v.check(places => new Set(places).size === places.length, boxTexts['box.layout']),
  );

const recordShape = <Key extends string, Shape extends v.GenericSchema>(keys: readonly Key[], shape: Shape) =>
  v.strictObject(v.entriesFromList(keys, shape));

/** The shape of each part of a box; every part may be missing. */
const partShapes = {
  ships: v.optional(recordShape(SHIP_KINDS, costShape)),
  technologies: v.optional(recordShape(TECHNOLOGY_IDS, integerUpTo(MOST_COST))),
  prices: v.optional(recordShape(GOODS, v.pipe(v.array(priceShape), v.length(DIE_FACES)))),
  tiles: v.optional(recordShape(NORMAL_TILES, tileShape)),
  home: v.optional(homeShape),
  layouts: v.optional(
    v.strictObject({
      3: layoutShape(PLAYER_COUNTS[0]),
      4: layoutShape(PLAYER_COUNTS[1]),
      5: layoutShape(PLAYER_COUNTS[2]),
      6: layoutShape(PLAYER_COUNTS[3]),
    }),
  ),
} satisfies Record<BoxPart, v.GenericSchema>;

/**
 * The shape of values that owners read from their own box (GE-15). `docs/galactic-emperor-box.md` describes it in
 * words.
 */
export const boxShape: v.GenericSchema<unknown, OwnersBox> = v.strictObject(partShapes);
