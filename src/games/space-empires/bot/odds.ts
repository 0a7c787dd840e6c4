import type { HexId } from '../data/hexes.ts';
import type { MachineFacts } from '../data/machines.ts';
import { ALIENS, FIGHTERS, isUnitKind, UNITS, WEAPON_CLASSES } from '../data/units.ts';
import type { Strength } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { machineFacts } from '../state/machines.ts';
import { hullOf } from '../state/pieces.ts';
import type { Carried } from '../state/state.ts';
import type { AlienEmpire } from '../state/solo/powers.ts';
import { knownLevels } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { worthOf } from './turn.ts';

/** A force: similar units in the forecast of a battle. */
export interface Force {
  readonly strength: Strength;
  /** The hits that one unit takes, and the hits that all units can still take. */
  readonly hull: number;
  readonly hits: number;
  /** The number of shots of all units per round. */
  readonly shots: number;
  readonly attackTech: number;
  readonly defenceTech: number;
  /** The price of all units, in CP. */
  readonly worth: number;
  /** Whether the force is a machine, a single unit that fires all its shots until it is destroyed. */
  readonly machine: boolean;
}

const NO_TECH: Carried = { attack: 0, defence: 0, tactics: 0, movement: 1, special: 0 };
const DIE = 10;
const MOST_ROUNDS = 12;

/** The assumed type and number of units of a face-down enemy counter. */
const UNKNOWN = { kind: 'destroyer', count: 1 } as const;

function strengthOf({ kind }: { readonly kind: Exclude<PieceView['kind'], 'machine'> }, special: number): Strength {
  if (kind === 'fighter') return FIGHTERS[Math.max(0, special - 1)] ?? UNITS.fighter.weapon ?? NOTHING;
  if (kind === null || kind === 'alien-fleet') return UNITS[UNKNOWN.kind].weapon ?? NOTHING;
  return (isUnitKind(kind) ? UNITS[kind].weapon : ALIENS[kind]) ?? NOTHING;
}

const NOTHING: Strength = { cls: 'e', attack: 0, defence: 0 };

/**
 * The forces that some counters have in a battle. Unarmed counters are left out. `tech` replaces the technology that
 * the counters carry.
 */
export function forcesOf(view: EmpiresView, pieces: readonly PieceView[], tech: Carried | null = null): Force[] {
  return pieces.flatMap(piece => {
    const { kind } = piece;
    if (kind !== null && isUnitKind(kind) && UNITS[kind].weapon === null) return [];
    const carried = tech ?? { ...NO_TECH, ...knownLevels(piece) };
    if (kind === 'machine') return [machineForce(machineFacts(view, piece), piece.damage)];
    const strength = strengthOf({ kind }, carried.special);
    const count = kind === 'alien-fleet' ? fleetSize(view, piece) : (piece.count ?? UNKNOWN.count);
    const hull = hullOf(kind === null || kind === 'alien-fleet' ? UNKNOWN.kind : kind);
    return [
      {
        strength,
        hull,
        hits: hull * count - piece.damage,
        shots: count,
        attackTech: Math.min(carried.attack, hull),
        defenceTech: Math.min(carried.defence, hull),
        worth: worthOf({ ...piece, count }),
        machine: false,
      },
    ];
  });
}

/** The force of a machine, reduced by its damage so far. */
export function machineForce(facts: MachineFacts, damage: number): Force {
  const { hull, attacks } = facts;
  const plain = { attackTech: 0, defenceTech: 0, worth: hull * SHOTS_WORTH, machine: true };
  return { strength: facts, hull, hits: hull - damage, shots: attacks, ...plain };
}

const SHOTS_WORTH = 10;

/** The number of ships expected in an alien fleet before they are chosen, counted as Destroyers (SE-26.5). */
function fleetSize({ solo }: EmpiresView, { handle }: PieceView): number {
  const unbuilt = (solo?.empires ?? []).flatMap(empire => empire.unbuilt).find(fleet => fleet.handle === handle);
  return Math.max(1, (unbuilt?.cp ?? UNITS[UNKNOWN.kind].cost) / UNITS[UNKNOWN.kind].cost);
}

/**
 * The forces that an alien empire can buy when its homeworld is attacked: Destroyers for its fleet CP, and `bases`
 * bases (SE-26.10).
 */
export function boughtBy({ fleet, tech, levels }: AlienEmpire, bases: number): Force[] {
  const more = tech >= TECH_FOR_A_LEVEL ? 1 : 0;
  const force = (kind: 'destroyer' | 'base', count: number): Force[] => {
    const { weapon, cost } = UNITS[kind];
    const hull = hullOf(kind);
    const carried = { attackTech: Math.min(levels.attack + more, hull), defenceTech: Math.min(levels.defence, hull) };
    if (count < 1 || weapon === null) return [];
    return [
      { strength: weapon, hull, hits: hull * count, shots: count, ...carried, worth: count * cost, machine: false },
    ];
  };
  return [...force('destroyer', fleet / UNITS.destroyer.cost), ...force('base', bases)];
}

const TECH_FOR_A_LEVEL = 20;

interface Side {
  readonly forces: { readonly force: Force; hits: number }[];
  readonly whole: number;
}

function sideOf(forces: readonly Force[]): Side {
  return {
    forces: forces.map(force => ({ force, hits: force.hits })),
    whole: worthLeft(forces.map(force => ({ force, hits: force.hits }))),
  };
}

function worthLeft(forces: Side['forces']): number {
  return forces.reduce((sum, { force, hits }) => sum + (force.worth * Math.max(0, hits)) / force.hits, 0);
}

function unitsLeft({ forces }: Side): number {
  return forces.reduce((sum, { force, hits }) => sum + Math.max(0, hits) / force.hull, 0);
}

/**
 * The forecast of a battle in a hex, computed from average losses per round: from 1 (no own losses) to -1 (no enemy
 * losses). Above 0 the seat wins, and the number is the share of its own value that survives.
 */
export function oddsOf(view: EmpiresView, hex: HexId, own: readonly Force[], enemy: readonly Force[]): number {
  if (enemy.length === 0) return 1;
  if (own.length === 0) return -1;
  const terrain = terrainOf(view, hex);
  const [mine, theirs] = [sideOf(own), sideOf(enemy)];
  const hasMachine = [...own, ...enemy].some(({ machine }) => machine);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const bonus = hasMachine ? 0 : Math.sign(crowd(mine, theirs) - crowd(theirs, mine));
    for (const [place, cls] of WEAPON_CLASSES.entries()) {
      const murky = terrain === 'asteroids' || terrain === 'nebula';
      const fires = ({ force }: Side['forces'][number]): boolean =>
        murky && !force.machine ? place === WEAPON_CLASSES.length - 1 : force.strength.cls === cls;
      volley(theirs, mine, fires, { bonus: bonus < 0 ? 1 : 0, terrain, solo: view.solo !== undefined });
      volley(mine, theirs, fires, { bonus: bonus > 0 ? 1 : 0, terrain, solo: view.solo !== undefined });
    }
    if (unitsLeft(mine) < 0.05) return -worthLeft(theirs.forces) / theirs.whole;
    if (unitsLeft(theirs) < 0.05) return worthLeft(mine.forces) / mine.whole;
  }
  return (worthLeft(mine.forces) / mine.whole - worthLeft(theirs.forces) / theirs.whole) / 2;
}

/** The fleet size bonus: 1 if side `one` has twice as many units (SE-8.6). */
function crowd(one: Side, other: Side): number {
  return unitsLeft(one) >= 2 * unitsLeft(other) ? 1 : 0;
}

interface Air {
  readonly bonus: number;
  readonly terrain: ReturnType<typeof terrainOf>;
  readonly solo: boolean;
}

/** Fires all shots of one side's units in the current class, each where it destroys the most value. */
function volley(by: Side, at: Side, fires: (one: Side['forces'][number]) => boolean, air: Air): void {
  for (const shooter of by.forces) {
    if (!fires(shooter) || shooter.hits <= 0) continue;
    const { force } = shooter;
    let shots = force.machine ? force.shots : (force.shots * shooter.hits) / force.hits;
    while (shots > 0) {
      const target = targetFor(force, at, air);
      if (target === null) return;
      const chance = chanceOf(force, target.force, air);
      if (chance === 0) return;
      const spent = Math.min(shots, target.hits / chance);
      target.hits -= spent * chance;
      if (target.hits < 1e-6) target.hits = 0;
      shots -= spent;
    }
  }
}

function targetFor(force: Force, { forces }: Side, air: Air): Side['forces'][number] | null {
  let found: Side['forces'][number] | null = null;
  let most = -1;
  for (const target of forces) {
    if (target.hits <= 0) continue;
    const value = (chanceOf(force, target.force, air) * target.force.worth) / target.force.hits;
    if (value <= most) continue;
    found = target;
    most = value;
  }
  return found;
}

/** The probability that a shot hits (SE-8.9, SE-8.11, SE-25.5). */
function chanceOf(by: Force, at: Force, { bonus, terrain, solo }: Air): number {
  const attackTech = terrain === 'asteroids' ? 0 : by.attackTech;
  const defenceTech = terrain === 'nebula' ? 0 : at.defenceTech;
  const needed = by.strength.attack + attackTech + bonus - at.strength.defence - defenceTech;
  const least = solo && at.machine ? 0 : 1;
  const most = solo && by.machine ? DIE - 1 : DIE;
  return Math.min(most, Math.max(least, needed)) / DIE;
}
