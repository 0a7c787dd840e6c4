import type { InspectContext, Inspected } from '../../../../boards/inspected.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { AREAS, AREA_IDS, PLANETS, PLANET_IDS } from '../../data/planets.ts';
import type { AreaId, PlanetId } from '../../data/planets.ts';
import { skirmishNumber } from '../../state/battle.ts';
import { otherEnd } from '../../state/galaxy.ts';
import { areaName, orderName, planetName, say, unitName } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import { routeNumber } from '../../state/route-id.ts';
import { areaLine } from '../areas.ts';
import { markOf, nameOf, seatLabel } from '../../../../boards/naming.ts';
import { tokenSpans, unitSpans, countsIn } from '../naming.ts';
import { MUTED, span } from '../../../../boards/drawing/lines.ts';
import type { Inspector } from './telling.ts';
import { knownId, areaLink, fact, commaList, planetLink, routeLabel, seatLink, section, unitLinks } from './telling.ts';

const AREA_LINE_WIDTH = 60;

/** Describes a planet: its areas, its routes, and its order stack. */
export const inspectPlanet: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const planet = knownId(PLANET_IDS, id);
  if (planet === null) return null;
  const { areas } = PLANETS[planet];
  const placed = view.planets.find(candidate => candidate.planet === planet);
  const routes = view.routes.filter(({ ends }) => ends.some(end => end.planet === planet));
  const lines = areas.map((area): Line => areaLine(view, context, area, 'told', AREA_LINE_WIDTH));
  return {
    kind: format(say('inspect.planet')),
    title: format(planetName(planet)),
    sections: [
      ...section(context, null, [
        ...(placed === undefined ? [] : [fact(context, 'inspect.placed-by', seatLabel(context, placed.owner))]),
        ...runningOrder(view, context, planet),
      ]),
      ...section(context, 'inspect.section.areas', lines),
      ...section(
        context,
        'inspect.section.routes',
        routes.map(route => routeLine(context, route, planet)),
      ),
      ...section(context, 'inspect.section.orders', stackLines(view, context, planet)),
    ],
    links: [
      ...areas.map(area => areaLink(context, area)),
      ...routes.map(route => ({ ref: `route:${route.id}` as const, label: routeLabel(context, route) })),
      ...routes.map(route => planetLink(context, otherEnd(route, planet))),
      ...knownOrderLinks(view, planet).map(order => ({
        ref: `order:${order}` as const,
        label: format(orderName(order)),
      })),
    ],
    rules: ['SC-1.2', 'SC-5.2', 'SC-5.3', 'SC-8.3.1', 'SC-10.6', 'SC-6.2'],
  };
};

/** Describes an area: its yield, its owner, its contents, and its Resource card. */
export const inspectArea: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const area = knownId(AREA_IDS, id);
  if (area === null) return null;
  const { planet, yields, amount, unitLimit } = AREAS[area];
  const state = view.areas[area];
  const units = countsIn(state?.units ?? {}).map(([unit]) => unit);
  const yieldStyle = { tone: yields === 'conquest' ? 'conquest' : yields === 'gas' ? 'gas' : 'mineral' } as const;
  return {
    kind: format(say('inspect.area')),
    title: format(areaName(area)),
    sections: [
      ...section(context, 'inspect.section.printed', [
        fact(context, 'inspect.yields', [span(format(say(`board.yield.${yields}`, { amount })), yieldStyle)]),
        fact(context, 'inspect.limit', String(unitLimit)),
        ...(yields === 'conquest'
          ? []
          : [fact(context, 'inspect.partial-side', format(say(`board.yield.${yields}`, { amount })))]),
      ]),
      ...section(context, 'inspect.section.now', state === undefined ? [] : contentLines(view, context, area)),
    ],
    links: [
      planetLink(context, planet),
      ...unitLinks(context, units),
      ...[...new Set([state?.base ?? null, state?.holder ?? null])].flatMap(seat =>
        seat === null ? [] : [seatLink(context, seat)],
      ),
      ...(view.battle?.area === area
        ? view.battle.skirmishes.map(({ id: skirmish }) => ({
            ref: `skirmish:${skirmish}` as const,
            label: format(say('inspect.skirmish.name', { number: skirmishNumber(skirmish) })),
          }))
        : []),
    ],
    rules: [
      'SC-1.5',
      'SC-9.1',
      'SC-10.5',
      ...(yields === 'conquest' ? ['SC-18.5'] : ['SC-7.3', 'SC-7.5', 'SC-18.3']),
      ...(state?.depletion === 'none' || state === undefined ? [] : ['SC-7.7']),
      'SC-8.3',
      'SC-1.5.1',
    ],
  };
};

function contentLines(view: StarCraftView, context: InspectContext, area: AreaId): Line[] {
  const { format } = context;
  const { yields, amount } = AREAS[area];
  const { base = null, holder = null, units = {}, depletion = 'none' } = view.areas[area] ?? {};
  const nothingLine: Line = [span(format(say('inspect.none')), MUTED)];
  const cardHolders = view.seats.flatMap(({ seat, resourceCards }) =>
    resourceCards.filter(card => card.area === area).map(({ workers }) => ({ seat, workers })),
  );
  const unitText = unitSpans(context, units, area, 'names');
  const owner: Line = holder === null ? [] : [markOf(context, holder), span(` ${nameOf(context, holder)}: `)];
  return [
    fact(context, 'inspect.base', base === null ? nothingLine : seatLabel(context, base)),
    fact(context, 'inspect.units', unitText.length === 0 ? nothingLine : [...owner, ...unitText]),
    fact(context, 'inspect.depletion', format(say(`inspect.depletion.${depletion}`))),
    ...(yields === 'conquest'
      ? []
      : [
          fact(
            context,
            'inspect.card-of',
            cardHolders.length === 0
              ? format(say('inspect.card-of.free'))
              : cardHolders
                  .map(({ seat, workers }) =>
                    format(say('inspect.card-of.held', { name: nameOf(context, seat), workers, amount })),
                  )
                  .join(', '),
          ),
        ]),
    ...(view.battle?.area === area
      ? [
          fact(
            context,
            'inspect.battle',
            format(
              say('inspect.battle.fighting', {
                attacker: nameOf(context, view.battle.attacker),
                defender: nameOf(context, view.battle.defender),
              }),
            ),
          ),
        ]
      : []),
    ...plannedMoves(view, context, area),
  ];
}

function plannedMoves({ order }: StarCraftView, context: InspectContext, area: AreaId): Line[] {
  const areaMoves = order?.moves.filter(({ from, to }) => from === area || to === area) ?? [];
  return areaMoves.map(({ unit, count, from, to }) => {
    const isArriving = to === area;
    const params = { count, unit: unitName(unit), area: areaName(isArriving ? from : to) };
    const moveKey = isArriving ? 'inspect.planned.arrive' : 'inspect.planned.leave';
    return fact(context, 'inspect.planned', context.format(say(moveKey, params)));
  });
}

function runningOrder({ order }: StarCraftView, context: InspectContext, planet: PlanetId): Line[] {
  if (order?.planet !== planet) return [];
  const orderWords = say('inspect.order-now.by', { order: orderName(order.order), name: nameOf(context, order.seat) });
  return [fact(context, 'inspect.order-now', [markOf(context, order.seat), span(` ${context.format(orderWords)}`)])];
}

function routeLine(context: InspectContext, route: StarCraftView['routes'][number], planet: PlanetId): Line {
  const transports = commaList(route.transports.map(seat => seatLabel(context, seat)));
  return [
    span(context.format(planetName(otherEnd(route, planet)))),
    ...(route.kind === 'z-axis'
      ? [span(` ${context.format(say('inspect.z-axis', { number: routeNumber(route.id) }))}`, MUTED)]
      : []),
    ...(transports.length === 0 ? [] : [span('  '), ...transports]),
  ];
}

function stackLines({ stacks }: StarCraftView, context: InspectContext, planet: PlanetId): Line[] {
  const { format } = context;
  const stack = stacks[planet] ?? [];
  if (stack.length === 0) return [[span(format(say('inspect.no-orders')), MUTED)]];
  return stack.map(token => [
    ...tokenSpans(context, token),
    span(`  ${nameOf(context, token.seat)}, `),
    span(format(token.order === null ? say('inspect.hidden') : orderName(token.order))),
  ]);
}

function knownOrderLinks({ stacks, order }: StarCraftView, planet: PlanetId) {
  const knownOrders = (stacks[planet] ?? []).flatMap(token => (token.order === null ? [] : [token.order]));
  return [...new Set([...knownOrders, ...(order?.planet === planet ? [order.order] : [])])];
}
