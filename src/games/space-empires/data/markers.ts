/** What may lie on a hex (SE-3). */
export const MARKERS = [
  'homeworld',
  'planet',
  'barren',
  'mineral-5',
  'mineral-10',
  'asteroids',
  'nebula',
  'black-hole',
  'danger',
  'lost',
  'supernova',
  'wreck',
  'warp-1',
  'warp-2',
  'machine',
] as const;
export type Marker = (typeof MARKERS)[number];

type Stock = Readonly<Partial<Record<Marker, number>>>;

/** The markers of one colour, without its homeworld (SE-3.1). */
export const HOME_MARKERS: Stock = {
  planet: 8,
  barren: 1,
  'mineral-5': 11,
  asteroids: 2,
  nebula: 2,
  'black-hole': 1,
};

/** The white markers (SE-3.2). */
export const DEEP_MARKERS: Stock = {
  danger: 26,
  'mineral-10': 14,
  barren: 12,
  asteroids: 10,
  nebula: 10,
  'black-hole': 10,
  lost: 5,
  supernova: 3,
  wreck: 3,
  'warp-1': 3,
  'warp-2': 3,
  machine: 3,
};

/**
 * The white markers of a match; with machines only those that are agreed are among them (SE-18.3), else all three,
 * which mean nothing (SE-3.4).
 */
export function deepMarkers(machines: number): Stock {
  return machines === 0 ? DEEP_MARKERS : { ...DEEP_MARKERS, machine: machines };
}

/** All markers of a stock, one by one. */
export function markersOf(stock: Stock): Marker[] {
  return MARKERS.flatMap(marker => Array.from({ length: stock[marker] ?? 0 }, () => marker));
}

/** What a Miner takes in tow (SE-6.11). */
export const CARGO = ['mineral-5', 'mineral-10', 'wreck'] as const satisfies readonly Marker[];
export type Cargo = (typeof CARGO)[number];

/** Whether a marker can be towed. */
export function isCargo(marker: Marker | null): marker is Cargo {
  return CARGO.some(one => one === marker);
}

/** What a mineral is worth (SE-7.10). */
export const MINERAL_CP: Readonly<Record<Cargo, number>> = { 'mineral-5': 5, 'mineral-10': 10, wreck: 0 };
