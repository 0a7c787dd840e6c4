import { distance } from '../../../../boards/beside.ts';
import type { Survey, PointingKey } from '../../../../boards/pane.ts';
import type { ShownOption } from '../../../../kernel/match/decision.ts';
import type { Ref } from '../../../../kernel/words/message.ts';
import type { Rect } from '../../../../boards/drawing/grid.ts';
import type { Direction } from '../../board/turning.ts';

export type { Direction } from '../../board/turning.ts';

/** A place on the board with the options about it. */
export interface Place {
  readonly ref: Ref;
  readonly rect: Rect;
  /** The ids of the options about the things at this place, in the order of the question. */
  readonly options: readonly string[];
}

/** The places of a pane at which options can be chosen, in reading order. Things in the same cells form one place. */
export function placesOf(things: Survey['things'], options: readonly ShownOption[]): readonly Place[] {
  const placesByRef = new Map<string, Place>();
  for (const { ref, rect } of things) {
    const optionIds = options.filter(({ refs = [] }) => refs.includes(ref)).map(({ id }) => id);
    if (optionIds.length === 0) continue;
    const key = `${rect.x} ${rect.y} ${rect.width} ${rect.height}`;
    const optionsBefore = placesByRef.get(key)?.options ?? [];
    const bothOptions = options.map(({ id }) => id).filter(id => optionIds.includes(id) || optionsBefore.includes(id));
    placesByRef.set(key, { ref, rect, options: bothOptions });
  }
  return [...placesByRef.values()];
}

/** The place with this address, if it is one of `places`; `null`: it is not. */
export function placeAt(places: readonly Place[], ref: Ref): Place | null {
  return places.find(place => place.ref === ref) ?? null;
}

/** The place of the thing with this address, even if nothing can be chosen there; `null`: the pane does not show it. */
export function thingAt(places: readonly Place[], things: Survey['things'], ref: Ref): Place | null {
  const thing = things.find(one => one.ref === ref);
  if (thing === undefined) return placeAt(places, ref);
  const { rect } = thing;
  return placeAt(places, ref) ?? places.find(place => isSameRef(place.rect, rect)) ?? { ref, rect, options: [] };
}

/**
 * Whether a thing has neighbours, as on hex maps, so that the cursor moves over all things and not only over places to
 * choose.
 */
export function hasNeighbours(things: Survey['things'], ref: Ref): boolean {
  return things.some(thing => thing.ref === ref && thing.beside !== undefined);
}

/** The neighbour in a direction, whether or not something can be chosen there; `null`: there is none. */
export function neighbourOf(
  places: readonly Place[],
  things: Survey['things'],
  { ref }: Pick<Place, 'ref'>,
  direction: PointingKey,
): Place | null {
  const nextRef = things.find(thing => thing.ref === ref)?.beside?.[direction];
  return nextRef === undefined ? null : thingAt(places, things, nextRef);
}

/** The topmost place in a cell. */
export function placeUnder(places: readonly Place[], x: number, y: number): Place | null {
  return places.findLast(({ rect }) => containsCell(rect, x, y)) ?? null;
}

/** Whether a cell lies in a rectangle. */
export function containsCell(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
}

/**
 * The next place in a direction. Neighbours are followed until one is a place to choose. Without neighbours it is the
 * nearest place that is more in that direction than sideways. With Shift only neighbours count. `null`: there is none.
 */
export function placeBeside(
  places: readonly Place[],
  startPlace: Place,
  direction: PointingKey,
  things: Survey['things'] = [],
): Place | null {
  const neighbourPlace = placeByNeighbours(places, startPlace, direction, things);
  if (neighbourPlace !== null || !isDirection(direction)) return neighbourPlace;
  let bestPlace: Place | null = null;
  let leastDistance = Infinity;
  for (const place of places) {
    const distanceTo = distance(startPlace.rect, place.rect, direction);
    if (place.ref === startPlace.ref || distanceTo >= leastDistance) continue;
    bestPlace = place;
    leastDistance = distanceTo;
  }
  return bestPlace;
}

/** The first of `places` reached by following neighbours in a direction. */
function placeByNeighbours(
  places: readonly Place[],
  from: Place,
  way: PointingKey,
  things: Survey['things'],
): Place | null {
  const visitedRefs = new Set<Ref>();
  let thing = things.find(
    ({ ref, rect, beside }) => beside !== undefined && (ref === from.ref || isSameRef(rect, from.rect)),
  );
  while (thing !== undefined && !visitedRefs.has(thing.ref)) {
    visitedRefs.add(thing.ref);
    const nextRef = thing.beside?.[way];
    thing = things.find(({ ref }) => ref === nextRef);
    const rect = thing?.rect;
    const place = rect === undefined ? undefined : places.find(each => isSameRef(each.rect, rect));
    if (place !== undefined && place !== from) return place;
  }
  return null;
}

function isDirection(way: PointingKey): way is Direction {
  return way === 'up' || way === 'down' || way === 'left' || way === 'right';
}

function isSameRef(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
