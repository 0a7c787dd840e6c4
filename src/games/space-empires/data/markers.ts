/** The sorts of markers that may lie on a hex (SE-3). */
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

/** The numbers of home markers of one colour, without the homeworld (SE-3.1). */
export const HOME_MARKERS: Stock = {
  planet: 8,
  barren: 1,
  'mineral-5': 11,
  asteroids: 2,
  nebula: 2,
  'black-hole': 1,
};

/** The numbers of white markers (SE-3.2). */
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
 * The numbers of white markers in a match. With machines, only the agreed number of machine markers is included
 * (SE-18.3); otherwise all three are, without effect (SE-3.4).
 */
export function deepMarkers(machines: number): Stock {
  return machines === 0 ? DEEP_MARKERS : { ...DEEP_MARKERS, machine: machines };
}

/** The markers of a stock, one list entry for each. */
export function markersOf(stock: Stock): Marker[] {
  return MARKERS.flatMap(marker => Array.from({ length: stock[marker] ?? 0 }, () => marker));
}

/** The markers that a Miner can tow (SE-6.11). */
export const CARGO = ['mineral-5', 'mineral-10', 'wreck'] as const satisfies readonly Marker[];
export type Cargo = (typeof CARGO)[number];

/** Whether a marker can be towed. */
export function isCargo(marker: Marker | null): marker is Cargo {
  return CARGO.some(one => one === marker);
}

/** The CP for each kind of mineral (SE-7.10). */
export const MINERAL_CP: Readonly<Record<Cargo, number>> = { 'mineral-5': 5, 'mineral-10': 10, wreck: 0 };
