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

/** Units that are alike in a battle that is only worked out. */
export interface Force {
  readonly strength: Strength;
  /** Hits that one of them takes, and that all of them still take. */
  readonly hull: number;
  readonly hits: number;
  /** Shots of all of them in a round. */
  readonly shots: number;
  readonly attackTech: number;
  readonly defenceTech: number;
  /** What all of them cost, in CP. */
  readonly worth: number;
  /** One of them fires all shots as long as it stands: a machine. */
  readonly machine: boolean;
}

const NO_TECH: Carried = { attack: 0, defence: 0, tactics: 0, movement: 1, special: 0 };
const DIE = 10;
const MOST_ROUNDS = 12;

/** What a counter of others that lies face down is taken for. */
const UNKNOWN = { kind: 'destroyer', count: 1 } as const;

function strengthOf({ kind }: { readonly kind: Exclude<PieceView['kind'], 'machine'> }, special: number): Strength {
  if (kind === 'fighter') return FIGHTERS[Math.max(0, special - 1)] ?? UNITS.fighter.weapon ?? NOTHING;
  if (kind === null || kind === 'alien-fleet') return UNITS[UNKNOWN.kind].weapon ?? NOTHING;
  return (isUnitKind(kind) ? UNITS[kind].weapon : ALIENS[kind]) ?? NOTHING;
}

const NOTHING: Strength = { cls: 'e', attack: 0, defence: 0 };

/**
 * What counters are worth in a battle; those without weapons are left out. `tech`: carried instead of what the counters
 * carry.
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

/** A machine with its damage so far. */
export function machineForce(facts: MachineFacts, damage: number): Force {
  const { hull, attacks } = facts;
  const plain = { attackTech: 0, defenceTech: 0, worth: hull * SHOTS_WORTH, machine: true };
  return { strength: facts, hull, hits: hull - damage, shots: attacks, ...plain };
}

const SHOTS_WORTH = 10;

/** Ships that a fleet without ships is good for, taken as destroyers (SE-26.5). */
function fleetSize({ solo }: EmpiresView, { handle }: PieceView): number {
  const unbuilt = (solo?.empires ?? []).flatMap(empire => empire.unbuilt).find(fleet => fleet.handle === handle);
  return Math.max(1, (unbuilt?.cp ?? UNITS[UNKNOWN.kind].cost) / UNITS[UNKNOWN.kind].cost);
}

/**
 * What an alien empire fights with when its homeworld is attacked, beside what stands there: Destroyers of its fleet
 * CP, and this many bases (SE-26.10).
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
 * How a battle in a hex is likely to end, by what each round costs on average: from 1, nothing of its own is lost, to
 * -1, nothing of the enemy's. Above 0 it wins, and that part of its own worth is left.
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

/** 1 when one side has twice as many units (SE-8.6). */
function crowd(one: Side, other: Side): number {
  return unitsLeft(one) >= 2 * unitsLeft(other) ? 1 : 0;
}

interface Air {
  readonly bonus: number;
  readonly terrain: ReturnType<typeof terrainOf>;
  readonly solo: boolean;
}

/** All shots of a class of one side, each at what it does most to. */
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

/** How likely a shot hits (SE-8.9, SE-8.11, SE-25.5). */
function chanceOf(by: Force, at: Force, { bonus, terrain, solo }: Air): number {
  const attackTech = terrain === 'asteroids' ? 0 : by.attackTech;
  const defenceTech = terrain === 'nebula' ? 0 : at.defenceTech;
  const needed = by.strength.attack + attackTech + bonus - at.strength.defence - defenceTech;
  const least = solo && at.machine ? 0 : 1;
  const most = solo && by.machine ? DIE - 1 : DIE;
  return Math.min(most, Math.max(least, needed)) / DIE;
}
