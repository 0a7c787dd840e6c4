/** The id of a route: `r3` is a normal route, `z2` a z-axis route. */
export type RouteId = `${'r' | 'z'}${number}`;

/** The number of a route, taken from its id. */
export function routeNumber(id: RouteId): string {
  return id.slice(1);
}
