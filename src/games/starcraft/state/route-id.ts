/** A route: `r3` is a normal one, `z2` a z-axis one. */
export type RouteId = `${'r' | 'z'}${number}`;

/** The number of a route, which its id says. */
export function routeNumber(id: RouteId): string {
  return id.slice(1);
}
