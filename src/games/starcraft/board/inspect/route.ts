import type { Inspected } from '../../../../boards/inspected.ts';
import { planetName, say } from '../../text/say.ts';
import { MUTED, span } from '../../../../boards/drawing/lines.ts';
import { seatLabel } from '../../../../boards/naming.ts';
import type { Inspector } from './telling.ts';
import { fact, commaList, planetLink, routeLabel, seatLink, section } from './telling.ts';

/** Describes a route: the planets it joins, the sides at which it leaves them, and the owners of its transports. */
export const inspectRoute: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const route = view.routes.find(candidate => candidate.id === id);
  if (route === undefined) return null;
  const { kind, ends, transports } = route;
  const endLines = ends.map(({ planet, side }) => [
    span(format(say('inspect.side.at', { planet: planetName(planet), side: say(`inspect.side.${side}`) }))),
  ]);
  const transportOwners = transports.map(seat => seatLabel(context, seat));
  return {
    kind: format(say(`inspect.route.${kind}`)),
    title: routeLabel(context, route),
    sections: section(context, null, [
      fact(context, 'inspect.side', commaList(endLines)),
      fact(
        context,
        'inspect.transports',
        transportOwners.length === 0 ? [span(format(say('inspect.none')), MUTED)] : commaList(transportOwners),
      ),
    ]),
    links: [
      ...ends.map(({ planet }) => planetLink(context, planet)),
      ...transports.map(seat => seatLink(context, seat)),
    ],
    rules: ['SC-10.2', 'SC-8.1.2', ...(kind === 'z-axis' ? ['SC-4.6'] : []), 'SC-18.1'],
  };
};
