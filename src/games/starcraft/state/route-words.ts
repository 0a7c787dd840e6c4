import type { Message } from '../../../kernel/words/message.ts';
import { planetName, say } from '../text/say.ts';
import { routeNumber } from './route-id.ts';
import type { Route } from './state.ts';

/**
 * The name of a route: the two planets that it joins, and for a z-axis route also the number at its ends on the board.
 */
export function routeMessage({ id, kind, ends: [one, other] }: Pick<Route, 'id' | 'kind' | 'ends'>): Message {
  const planets = { one: planetName(one.planet), other: planetName(other.planet) };
  return kind === 'z-axis'
    ? say('route.z-axis', { ...planets, number: routeNumber(id) })
    : say('route.normal', planets);
}
