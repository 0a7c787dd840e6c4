import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { MACHINES_BY_STRENGTH } from '../data/machines.ts';
import { ALIEN_DIFFICULTY, alienRow } from '../data/solo/alien-sheet.ts';
import { defencesFor } from '../rules/solo/alien-economy.ts';
import { hullOf } from '../state/pieces.ts';
import { carriedAt } from '../state/carried.ts';
import { MACHINES_SIDE } from '../state/seats.ts';
import { targetsOf } from '../state/solo/course.ts';
import type { SoloMachine } from '../state/solo/powers.ts';
import { enemiesIn } from './map.ts';
import type { Way } from './map.ts';
import { minesAmong, sweptBy } from './mines.ts';
import { boughtBy, forcesOf, machineForce, oddsOf } from './odds.ts';
import type { Force } from './odds.ts';
import { levelsOf } from './research.ts';
import { ownPieces } from './turn.ts';
import type { BotTurn } from './turn.ts';
import { UNITS } from '../data/units.ts';
import type { PieceView } from '../view.ts';

/**
 * The forecast (`oddsOf`) for a fleet that attacks a colony. At an alien homeworld it includes what the empire can
 * still buy, and its Mines (SE-26.10).
 */
export function chancesAtColony(
  turn: BotTurn,
  hex: HexId,
  fleet: readonly PieceView[],
  { moves, holes } = { moves: 0, holes: 0 },
): number {
  const { view } = turn;
  const own = forcesOf(view, fleet);
  const guard = forcesOf(view, enemiesIn(turn, hex));
  const empire = view.solo?.empires.find(({ world, fallen }) => world === hex && !fallen);
  if (empire === undefined) return oddsOf(view, hex, own, guard);
  const laid = minesAmong(enemiesIn(turn, hex));
  const alive = LIVE ** holes;
  const thinned = own.map(force => ({
    ...force,
    hits: force.hits * alive,
    shots: force.shots * alive,
    worth: force.worth * alive,
  }));
  const dice = view.options.sets.includes('mines') ? DEFENCE_DICE : NO_MINES;
  return dice.reduce((sum, [die, chance]) => {
    const { bases, mines } = defencesFor(empire.defence, die);
    const left = without(thinned, Math.max(0, laid + mines - sweptBy(fleet)));
    return (
      sum +
      chance *
        oddsOf(view, hex, left, [
          ...guard,
          ...boughtBy({ ...empire, fleet: empire.fleet + growth(turn, moves) }, bases),
        ])
    );
  }, 0);
}

/** The share of a fleet that survives a black hole (SE-6.6). */
const LIVE = 0.6;

/** The CP that an empire's fleet bank gains on average while a fleet makes `moves` moves (SE-26.3). */
function growth({ view }: BotTurn, moves: number): number {
  const phases = Math.floor((view.turn - 1 + moves) / 3);
  let cp = 0;
  for (let phase = view.cycle; phase < view.cycle + phases; phase += 1) {
    const { rolls, fleet } = alienRow(phase);
    if (fleet !== null)
      cp +=
        ((rolls + 1) * ALIEN_DIFFICULTY[view.options.solo?.difficulty ?? 'easy'].cp * (fleet[1] - fleet[0] + 1)) / 10;
  }
  return cp;
}

/** For each row of the alien defence table: a die result for it, and its probability (SE-26.10). */
const DEFENCE_DICE = [
  [1, 0.3],
  [4, 0.4],
  [8, 0.3],
] as const;
const NO_MINES = [[null, 1]] as const;

/** The forces that are left after Mines have destroyed `units` units, the most expensive first. */
function without(forces: readonly Force[], units: number): Force[] {
  let left = units;
  return [...forces]
    .sort((one, other) => other.worth / other.hits - one.worth / one.hits)
    .flatMap(force => {
      const count = force.hits / force.hull;
      const lost = Math.min(left, count);
      left -= lost;
      const part = 1 - lost / count;
      return part <= 0
        ? []
        : [{ ...force, hits: force.hits * part, shots: force.shots * part, worth: force.worth * part }];
    });
}

/**
 * Whether the defenders of the homeworld, including planned ones, can stop each machine that is on the map or comes
 * soon.
 */
export function isReadyForMachines(turn: BotTurn): boolean {
  const { view, me } = turn;
  const world = view.seats[me]?.world ?? null;
  const levels = levelsOf(turn);
  const due = (view.solo?.machines ?? []).filter(
    ({ fate, phase }) => fate === 'here' || (fate === 'coming' && phase <= view.cycle + 1),
  );
  if (world === null || levels === null || due.length === 0) return true;
  const stand = forcesOf(
    view,
    ownPieces(turn).filter(({ at }) => at === world),
  );
  const planned = (view.seats[me]?.own?.sheet?.units ?? []).flatMap(({ kind, count }): Force[] => {
    const { weapon, cost, hull } = UNITS[kind];
    const tech = carriedAt(kind, levels);
    const carried = {
      attackTech: Math.min(tech.attack, hullOf(kind)),
      defenceTech: Math.min(tech.defence, hullOf(kind)),
    };
    return weapon === null
      ? []
      : [{ strength: weapon, hull, hits: hull * count, shots: count, ...carried, worth: cost * count, machine: false }];
  });
  return due.every(machine => oddsOf(view, world, [...stand, ...planned], [forceOf(turn, machine)]) > SAFE);
}

/** The least forecast (`oddsOf`) for the defence of the homeworld. */
const SAFE = 0.5;

function forceOf({ view }: BotTurn, { strength, handle }: SoloMachine): Force {
  const damage = view.pieces.find(piece => piece.handle === handle)?.damage ?? 0;
  return machineForce(MACHINES_BY_STRENGTH[strength], damage);
}

/**
 * The path of a fleet against machines (SE-25). With good odds it meets a machine where that is, or at the colony that
 * the machine goes for. Otherwise it waits at home, where the base and the Ship Yards fight too. Returns `none` if no
 * machine is left.
 */
export function huntWay(
  turn: BotTurn,
  at: HexId,
  ways: ReadonlyMap<HexId, Way>,
  own: readonly Force[],
): Way | null | 'none' {
  const { view, me } = turn;
  const world = view.seats[me]?.world ?? null;
  const isLeft = view.solo?.machines.some(({ fate }) => fate !== 'destroyed') === true;
  if (world === null || !isLeft) return 'none';
  for (const machine of view.pieces.filter(({ owner }) => owner === MACHINES_SIDE)) {
    const enemy = forcesOf(view, [machine]);
    const meets = (hex: HexId): boolean => oddsOf(view, hex, own, enemy) > HUNTING_ODDS;
    const way = ways.get(machine.at);
    if (way !== undefined && way.cost <= IN_REACH && meets(machine.at)) return way;
    const goal = targetsOf(view, machine.at).find(
      ({ hex }) => stepsBetween(at, hex) <= stepsBetween(machine.at, hex) && meets(hex),
    );
    if (goal !== undefined) return goal.hex === at ? null : (ways.get(goal.hex) ?? null);
  }
  return at === world ? null : (ways.get(world) ?? null);
}

/** The least forecast for a fleet to meet a machine, and the longest path that it takes for that. */
const HUNTING_ODDS = 0.4;
const IN_REACH = 4;
