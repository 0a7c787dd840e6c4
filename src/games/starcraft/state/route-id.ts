/** A route: `r3` is a normal one, `z2` a z-axis one. */
export type RouteId = `${'r' | 'z'}${number}`;
