import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { gather } from '../../../kernel/plain/gather.ts';

/** The rows of the board from the top, with the number of spaces in each (GE-2.1). */
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const RADIUS = 3;

/** The ids of the 37 spaces of the board, row by row: `a1` is the upper left corner, `d4` the centre. */
export const SPACE_IDS = [
  ...(['a1', 'a2', 'a3', 'a4'] as const),
  ...(['b1', 'b2', 'b3', 'b4', 'b5'] as const),
  ...(['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const),
  ...(['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const),
  ...(['e1', 'e2', 'e3', 'e4', 'e5', 'e6'] as const),
  ...(['f1', 'f2', 'f3', 'f4', 'f5'] as const),
  ...(['g1', 'g2', 'g3', 'g4'] as const),
] as const;

export type SpaceId = (typeof SPACE_IDS)[number];

/** The space of Omega, and later of the Black Hole (GE-2.1, GE-5.1). */
export const CENTRE: SpaceId = 'd4';

/** Axial coordinates: `q` grows to the right, `r` downwards. */
interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The coordinate differences to the six neighbours of a pointy-top hex. */
const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The coordinates of every space. */
const COORDINATES: Readonly<Record<SpaceId, Axial>> = tableBySpace(space => {
  const rowIndex = ROWS.findIndex(letter => space.startsWith(letter));
  const r = rowIndex - RADIUS;
  return { q: Number(space.slice(1)) - 1 + Math.max(-RADIUS, -RADIUS - r), r };
});

/** The coordinates of a space. */
export function axialOf(space: SpaceId): Axial {
  return COORDINATES[space];
}

/** The number of steps between two spaces, ignoring Suns and enemies. */
export function stepsBetween(from: SpaceId, to: SpaceId): number {
  const [one, other] = [axialOf(from), axialOf(to)];
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All spaces, ordered by their distance from a space, then row by row. */
export const spacesFrom = cachedAndFrozen((from: SpaceId): readonly SpaceId[] =>
  [...SPACE_IDS].sort((one, other) => stepsBetween(from, one) - stepsBetween(from, other)),
);

/** The space at these coordinates; `null` if they are off the board. */
export function spaceAt({ q, r }: Axial): SpaceId | null {
  const columnNumber = q - Math.max(-RADIUS, -RADIUS - r) + 1;
  const id = `${ROWS[r + RADIUS] ?? ''}${columnNumber}`;
  return SPACE_IDS.find(space => space === id) ?? null;
}

/** The neighbouring spaces of each space. */
export const NEIGHBOURS: Readonly<Record<SpaceId, readonly SpaceId[]>> = tableBySpace(space => {
  const { q, r } = axialOf(space);
  return gather(DIRECTIONS, step => spaceAt({ q: q + step.q, r: r + step.r }) ?? []);
});

/** The 18 spaces at the edge, clockwise from the upper right corner. */
export const OUTER_RING: readonly SpaceId[] = [
  ...(['a4', 'b5', 'c6', 'd7', 'e6', 'f5'] as const),
  ...(['g4', 'g3', 'g2', 'g1', 'f1', 'e1'] as const),
  ...(['d1', 'c1', 'b1', 'a1', 'a2', 'a3'] as const),
];

/** Makes a table with a value for every space. */
function tableBySpace<Value>(valueOf: (space: SpaceId) => Value): Readonly<Record<SpaceId, Value>> {
  const valueBySpace: Partial<Record<SpaceId, Value>> = {};
  for (const space of SPACE_IDS) valueBySpace[space] = valueOf(space);
  if (!hasAllSpaces(valueBySpace)) throw new RangeError('a space has no value');
  return valueBySpace;
}

function hasAllSpaces<Value>(valueBySpace: Partial<Record<SpaceId, Value>>): valueBySpace is Record<SpaceId, Value> {
  return SPACE_IDS.every(space => Object.hasOwn(valueBySpace, space));
}
