import { distance } from '../../../../boards/beside.ts';
import type { Survey, PointingKey } from '../../../../boards/pane.ts';
import type { ShownOption } from '../../../../kernel/match/decision.ts';
import type { Ref } from '../../../../kernel/words/message.ts';
import type { Rect } from '../../../../boards/drawing/grid.ts';
import type { Direction } from '../../board/turning.ts';

export type { Direction } from '../../board/turning.ts';

/** A place on the board at which something can be chosen. */
export interface Place {
  readonly ref: Ref;
  readonly rect: Rect;
  /** The ids of the options that are about what is there, in their order. */
  readonly options: readonly string[];
}

/**
 * The places of a picture at which options can be chosen, in reading order; things that lie in the same cells are one
 * place.
 */
export function placesOf(things: Survey['things'], options: readonly ShownOption[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const { ref, rect } of things) {
    const ids = options.filter(({ refs = [] }) => refs.includes(ref)).map(({ id }) => id);
    if (ids.length === 0) continue;
    const key = `${rect.x} ${rect.y} ${rect.width} ${rect.height}`;
    const before = places.get(key)?.options ?? [];
    const both = options.map(({ id }) => id).filter(id => ids.includes(id) || before.includes(id));
    places.set(key, { ref, rect, options: both });
  }
  return [...places.values()];
}

/** The place of that address, the last one if it lies in several cells. */
export function placeAt(places: readonly Place[], ref: Ref): Place | null {
  return places.find(place => place.ref === ref) ?? null;
}

/** What lies at an address, also where nothing can be chosen there; `null`: the picture does not show it. */
export function thingAt(places: readonly Place[], things: Survey['things'], ref: Ref): Place | null {
  const thing = things.find(one => one.ref === ref);
  if (thing === undefined) return placeAt(places, ref);
  const { rect } = thing;
  return placeAt(places, ref) ?? places.find(place => isSame(place.rect, rect)) ?? { ref, rect, options: [] };
}

/**
 * Whether one goes from place to place by neighbours, as on hex maps, also over those at which nothing can be chosen.
 */
export function isWalked(things: Survey['things'], ref: Ref): boolean {
  return things.some(thing => thing.ref === ref && thing.beside !== undefined);
}

/** The neighbour that way, whether something can be chosen there or not; `null`: there is none. */
export function neighbourOf(
  places: readonly Place[],
  things: Survey['things'],
  { ref }: Pick<Place, 'ref'>,
  way: PointingKey,
): Place | null {
  const next = things.find(thing => thing.ref === ref)?.beside?.[way];
  return next === undefined ? null : thingAt(places, things, next);
}

/** The uppermost place under a cell. */
export function placeUnder(places: readonly Place[], x: number, y: number): Place | null {
  return places.findLast(({ rect }) => contains(rect, x, y)) ?? null;
}

/** Whether a cell lies in a rectangle. */
export function contains(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
}

/**
 * The next place that way: what the things name as their neighbours, on over those at which nothing can be chosen; else
 * the nearest of those that lie more that way than aside. `null`: there is none. With Shift only neighbours count.
 */
export function placeBeside(
  places: readonly Place[],
  from: Place,
  way: PointingKey,
  things: Survey['things'] = [],
): Place | null {
  const named = placeAlong(places, from, way, things);
  if (named !== null || !isDirection(way)) return named;
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const far = distance(from.rect, place.rect, way);
    if (place.ref === from.ref || far >= least) continue;
    best = place;
    least = far;
  }
  return best;
}

/** The first place on the way from neighbour to neighbour. */
function placeAlong(places: readonly Place[], from: Place, way: PointingKey, things: Survey['things']): Place | null {
  const seen = new Set<Ref>();
  let thing = things.find(
    ({ ref, rect, beside }) => beside !== undefined && (ref === from.ref || isSame(rect, from.rect)),
  );
  while (thing !== undefined && !seen.has(thing.ref)) {
    seen.add(thing.ref);
    const next = thing.beside?.[way];
    thing = things.find(({ ref }) => ref === next);
    const rect = thing?.rect;
    const place = rect === undefined ? undefined : places.find(each => isSame(each.rect, rect));
    if (place !== undefined && place !== from) return place;
  }
  return null;
}

function isDirection(way: PointingKey): way is Direction {
  return way === 'up' || way === 'down' || way === 'left' || way === 'right';
}

function isSame(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
