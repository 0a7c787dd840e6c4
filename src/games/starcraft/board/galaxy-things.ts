import type { Rect } from '../../../boards/drawing/grid.ts';
import type { Survey } from '../../../boards/pane.ts';
import { PLANETS } from '../data/planets.ts';
import type { TileSide } from '../data/planets.ts';
import { cellBeside } from '../state/galaxy.ts';
import { cellRef, slotRef, unitsRef } from '../state/refs.ts';
import type { PlacedPlanet, Route } from '../state/state.ts';
import type { StarCraftView } from '../view.ts';
import { openSlots } from './chart.ts';
import type { Chart, MapDetail } from './chart.ts';
import { areaPlaces } from './compact.ts';
import type { TileTexts } from './compact.ts';
import { countsIn } from './naming.ts';

type MapThings = Survey['things'];

/**
 * The positions of all things on a map: free cells, planets, their areas and units, routes and free slots. `texts` are
 * those of low tiles; `null` if each area has a line.
 */
export function mapThings(chart: Chart, view: StarCraftView, texts: TileTexts | null, detail: MapDetail): MapThings {
  const freeCellThings = chart.free.map(place => ({ ref: cellRef(place), rect: chart.rectOf(place) }));
  const planets = [...view.planets].sort((one, other) => one.y - other.y || one.x - other.x);
  const placesIn = ({ planet }: PlacedPlanet): ReturnType<typeof areaPlaces> | null => {
    const text = texts?.of[planet];
    return text === undefined ? null : areaPlaces(text);
  };
  return [
    ...freeCellThings,
    ...planets.flatMap(placed => [
      { ref: `planet:${placed.planet}` as const, rect: chart.rectOf(placed) },
      ...areasOf(chart, view, placed, placesIn(placed), detail),
    ]),
    ...view.routes.flatMap(route => routeThings(chart, view, route)),
    ...planets.flatMap(placed =>
      openSlots(view, placed).map(side => ({
        ref: slotRef(placed.planet, side),
        rect: rectBesidePlanet(chart, placed, side),
      })),
    ),
  ];
}

function areasOf(
  chart: Chart,
  view: StarCraftView,
  placed: PlacedPlanet,
  places: ReturnType<typeof areaPlaces> | null,
  detail: MapDetail,
): MapThings {
  const rect = chart.rectOf(placed);
  const frameWidth = detail === 'overview' ? 0 : 1;
  const rects =
    places === null
      ? PLANETS[placed.planet].areas.map((area, row) => ({
          area,
          rect: { x: rect.x + 1, y: rect.y + 1 + row, width: rect.width - 2, height: 1 },
        }))
      : places.map(({ area, row, from, width }) => ({
          area,
          rect: { x: rect.x + frameWidth + from, y: rect.y + 1 + row, width, height: 1 },
        }));
  // Units come first, so that areas are above them and get the click.
  return rects.flatMap(({ area, rect: at }) => [
    ...countsIn(view.areas[area]?.units ?? {}).map(([unit]) => ({ ref: unitsRef(unit, area), rect: at })),
    { ref: `area:${area}` as const, rect: at },
  ]);
}

function routeThings(chart: Chart, { planets }: StarCraftView, { id, kind, ends }: Route): MapThings {
  const [one, other] = ends.map(({ planet }) => planets.find(placed => placed.planet === planet));
  const [from, to] = ends;
  if (one === undefined || other === undefined) return [];
  const ref = `route:${id}` as const;
  const cellAtEnd = cellBeside(one.x, one.y, from.side);
  const areNeighbours = kind === 'normal' && cellAtEnd.x === other.x && cellAtEnd.y === other.y;
  const routeStart = { ref, rect: rectBesidePlanet(chart, one, from.side) };
  return areNeighbours ? [routeStart] : [routeStart, { ref, rect: rectBesidePlanet(chart, other, to.side) }];
}

/** The rectangle between a tile and its neighbour on one side. */
function rectBesidePlanet(chart: Chart, placed: PlacedPlanet, side: TileSide): Rect {
  const { x, y, width, height } = chart.rectOf(placed);
  const { gapX, gapY, tight } = chart;
  const middleRow = y + Math.floor(height / 2);
  const routeX = tight ? x + width - 4 : x + Math.floor(width / 2) - 1;
  switch (side) {
    case 'west':
      return { x: x - gapX, y: middleRow, width: gapX, height: 1 };
    case 'east':
      return { x: x + width, y: middleRow, width: gapX, height: 1 };
    case 'north':
      return { x: routeX, y: tight ? y : y - Math.max(1, gapY), width: 4, height: Math.max(1, gapY) };
    case 'south':
      return { x: routeX, y: tight ? y + height - 1 : y + height, width: 4, height: Math.max(1, gapY) };
  }
}
