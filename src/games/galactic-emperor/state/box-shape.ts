import * as v from 'valibot';
import type { BoxPart, OwnersBox } from '../data/box.ts';
import { GOODS, PLAYER_COUNTS } from '../data/set-up.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { OUTER_RING } from '../data/spaces.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { boxTexts } from '../text/box.en.ts';
import { BACKS, NORMAL_TILES, TILE_KINDS } from '../data/tiles.ts';

const upTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** The highest cost and yield that are accepted, to detect typing errors. */
const MOST_COST = 12;
const MOST_YIELD = 6;
const FACES = 6;

const cost = v.strictObject({ metal: upTo(MOST_COST), energy: upTo(MOST_COST), marks: upTo(MOST_COST) });
const price = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COST));

const tile = v.pipe(
  v.strictObject({
    back: v.picklist(BACKS),
    kind: v.picklist(TILE_KINDS),
    planets: upTo(2),
    food: upTo(MOST_YIELD),
    metal: upTo(MOST_YIELD),
    energy: upTo(MOST_YIELD),
  }),
  v.check(
    ({ kind, planets, food, metal, energy }) =>
      kind === 'planet' ? planets > 0 : planets + food + metal + energy === 0,
    boxTexts['box.tile'],
  ),
);

const home = v.pipe(
  tile,
  v.check(({ kind }) => kind === 'planet', boxTexts['box.home']),
);

const layout = (seats: number) =>
  v.pipe(
    v.array(upTo(OUTER_RING.length - 1)),
    v.length(seats),
    v.check(places => new Set(places).size === places.length, boxTexts['box.layout']),
  );

const record = <Key extends string, Shape extends v.GenericSchema>(keys: readonly Key[], shape: Shape) =>
  v.strictObject(v.entriesFromList(keys, shape));

/** The shape of each part of a box; every part may be missing. */
const parts = {
  ships: v.optional(record(SHIP_KINDS, cost)),
  technologies: v.optional(record(TECHNOLOGY_IDS, upTo(MOST_COST))),
  prices: v.optional(record(GOODS, v.pipe(v.array(price), v.length(FACES)))),
  tiles: v.optional(record(NORMAL_TILES, tile)),
  home: v.optional(home),
  layouts: v.optional(
    v.strictObject({
      3: layout(PLAYER_COUNTS[0]),
      4: layout(PLAYER_COUNTS[1]),
      5: layout(PLAYER_COUNTS[2]),
      6: layout(PLAYER_COUNTS[3]),
    }),
  ),
} satisfies Record<BoxPart, v.GenericSchema>;

/**
 * The shape of values that owners read from their own box (GE-15). `docs/galactic-emperor-box.md` describes it in
 * words.
 */
export const boxShape: v.GenericSchema<unknown, OwnersBox> = v.strictObject(parts);
