/** A match of a pair: which of the two players answers for each seat, and what each seat plays. */
export interface Seating {
  /** By seat: 0, the first player that was named, or 1, the second. */
  readonly players: readonly (0 | 1)[];
  /** By seat; empty where the game deals no factions. */
  readonly factions: readonly string[];
}

/** The factions that take turns, where seats of a game have some. */
const FACTIONS: Readonly<Partial<Record<string, readonly string[]>>> = {
  theseus: ['marines', 'scientists', 'aliens', 'greys'],
  starcraft: ['raynor', 'mengsk', 'overmind', 'queen-of-blades', 'tassadar', 'aldaris'],
};

/**
 * The two matches of pair `number`, from 0: the same seed, seats and factions, but whoever plays a seat in the first
 * one does not in the second. Of three seats one player has one in the first match and two in the second; of four it
 * has two. From pair to pair seats and factions are turned.
 */
export function seatingsOf(game: string, seats: number, number: number): readonly [Seating, Seating] {
  const factions = factionsFor(FACTIONS[game] ?? [], seats, number);
  const players = playersFor(seats, number);
  return [
    { players, factions },
    { players: players.map(player => (player === 0 ? 1 : 0)), factions },
  ];
}

function playersFor(seats: number, number: number): (0 | 1)[] {
  const ways = FIRST_PLAYER[seats] ?? [];
  const first = ways[number % Math.max(1, ways.length)] ?? [];
  return Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? 0 : 1));
}

/** The seats of the player that was named first, by the number of seats: ways that take turns. */
const FIRST_PLAYER: Readonly<Partial<Record<number, readonly (readonly number[])[]>>> = {
  2: [[0]],
  3: [[0], [1], [2]],
  4: [
    [0, 1],
    [0, 2],
    [0, 3],
  ],
};

/** The numbers of seats at which strength can be measured. */
export const SEATS: readonly number[] = Object.keys(FIRST_PLAYER).map(Number);

/** All orders in which `size` of the factions can sit, each choice of them in turn. */
function factionsFor(factions: readonly string[], size: number, number: number): readonly string[] {
  const ways = choices(factions, size);
  const chosen = ways[number % Math.max(1, ways.length)] ?? [];
  const turns = Math.floor(number / Math.max(1, ways.length)) % Math.max(1, chosen.length);
  return [...chosen.slice(turns), ...chosen.slice(0, turns)];
}

function choices(factions: readonly string[], size: number): (readonly string[])[] {
  if (factions.length === 0) return [];
  if (size === 0) return [[]];
  return factions.flatMap((faction, at) =>
    size > factions.length - at
      ? []
      : size === 1
        ? [[faction]]
        : choices(factions.slice(at + 1), size - 1).map(rest => [faction, ...rest]),
  );
}
