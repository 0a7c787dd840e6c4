import { stepsBetween } from '../../../../../src/games/space-empires/data/hexes.ts';
import type { HexId } from '../../../../../src/games/space-empires/data/hexes.ts';
import { MACHINES_BY_STRENGTH } from '../../../../../src/games/space-empires/data/machines.ts';
import { ALIEN_DIFFICULTY, alienRow } from '../../../../../src/games/space-empires/data/solo/alien-sheet.ts';
import { defencesFor } from '../../../../../src/games/space-empires/rules/solo/alien-economy.ts';
import { hullOf } from '../../../../../src/games/space-empires/state/pieces.ts';
import { carriedAt } from '../../../../../src/games/space-empires/state/carried.ts';
import { MACHINES_SIDE } from '../../../../../src/games/space-empires/state/seats.ts';
import { targetsOf } from '../../../../../src/games/space-empires/state/solo/course.ts';
import type { SoloMachine } from '../../../../../src/games/space-empires/state/solo/powers.ts';
import { enemiesIn } from './map.ts';
import type { Way } from './map.ts';
import { boughtBy, forcesOf, machineForce, oddsOf } from './odds.ts';
import type { Force } from './odds.ts';
import { levelsOf } from './research.ts';
import { ownPieces } from './turn.ts';
import type { BotTurn } from './turn.ts';
import { UNITS } from '../../../../../src/games/space-empires/data/units.ts';
import type { PieceView } from '../../../../../src/games/space-empires/view.ts';

/**
 * How a fleet fares at a colony of others; at an alien homeworld with all that it can still buy and with its mines
 * (SE-26.10).
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
  const laid = enemiesIn(turn, hex).reduce((sum, { kind, count }) => sum + (kind === 'mine' ? (count ?? 0) : 0), 0);
  const swept = fleet.reduce(
    (sum, { kind, tech, count }) => sum + (kind === 'sweeper' ? (tech?.special ?? 0) * (count ?? 0) : 0),
    0,
  );
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
    const left = without(thinned, Math.max(0, laid + mines - swept));
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

/** That part of a fleet gets through a black hole (SE-6.6). */
const LIVE = 0.6;

/** What comes to the fleet bank of an empire, on average, until a fleet has made this many moves (SE-26.3). */
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

/** A die of each row by which the defence CP of an empire are spent, and how likely that row is (SE-26.10). */
const DEFENCE_DICE = [
  [1, 0.3],
  [4, 0.4],
  [8, 0.3],
] as const;
const NO_MINES = [[null, 1]] as const;

/** What is left of a fleet when mines have taken its dearest units. */
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
 * Whether what stands at the homeworld, with what is planned, stops the strongest machine that is here or comes soon.
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

/** So much must be left of the defence of the homeworld. */
const SAFE = 0.5;

function forceOf({ view }: BotTurn, { strength, handle }: SoloMachine): Force {
  const damage = view.pieces.find(piece => piece.handle === handle)?.damage ?? 0;
  return machineForce(MACHINES_BY_STRENGTH[strength], damage);
}

/**
 * What a machine leaves to do for a fleet (SE-25): it meets it with everything and good odds only, where it stands or
 * at the colony that it goes for; else it waits at home, where base and yards fight too. `none`: no machine is left.
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

/** What must be left of a fleet that goes out to meet a machine, and how far it goes for it. */
const HUNTING_ODDS = 0.4;
const IN_REACH = 4;
