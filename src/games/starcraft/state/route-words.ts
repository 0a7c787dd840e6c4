import type { Message } from '../../../kernel/words/message.ts';
import { planetName, say } from '../text/say.ts';
import { routeNumber } from './route-id.ts';
import type { Route } from './state.ts';

/**
 * What a route is called: the two planets that it joins, and of a z-axis route the number that its ends bear on the
 * board.
 */
export function routeMessage({ id, kind, ends: [one, other] }: Pick<Route, 'id' | 'kind' | 'ends'>): Message {
  const planets = { one: planetName(one.planet), other: planetName(other.planet) };
  return kind === 'z-axis'
    ? say('route.z-axis', { ...planets, number: routeNumber(id) })
    : say('route.normal', planets);
}
