import type { Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { MACHINE_SCANNER } from '../data/machines.ts';
import { ALIENS, FIGHTERS, isUnitKind, POINT_DEFENCE, UNITS, WEAPON_CLASSES } from '../data/units.ts';
import type { Strength } from '../data/units.ts';
import { terrainOf } from './board.ts';
import { hasWeakness, machineFacts, machinesAt } from './machines.ts';
import { fightersIn, forcesAt, hullOf, isCombatCapable } from './pieces.ts';
import { techOf } from './carried.ts';
import { MACHINES_SIDE } from './seats.ts';
import { fightTogether } from './seats.ts';
import type { Teams } from './seats.ts';
import type { Battle, EmpiresState, LastShot, Piece } from './state.ts';

/** The scanner level of a side against which no Raider is cloaked (SE-15.1). */
export const ALL_SEEING_SCANNER = 9;

/** Whether a Raider is cloaked against an enemy in a hex (SE-15.1). */
export function isCloaked(state: EmpiresState, raider: Piece, hex: HexId, enemy: Side): boolean {
  return raider.kind === 'raider' && scannerAt(state, hex, enemy) < techOf(state, raider).special;
}

/**
 * The best scanner level of a side in a hex (SE-15.1). Screened destroyers scan too (SE-15.5). A nebula shows
 * everything. Machines have a scanner of their own (SE-18.3).
 */
export function scannerAt(state: EmpiresState, hex: HexId, side: Side): number {
  if (terrainOf(state, hex) === 'nebula') return ALL_SEEING_SCANNER;
  if (side === MACHINES_SIDE) return seesRaiders(state, hex) ? MACHINE_SCANNER : 0;
  return bestScanner(state, forcesAt(state, hex, side));
}

/** The best scanner level among some counters; destroyers carry scanners. */
export function bestScanner(state: EmpiresState, pieces: readonly Piece[]): number {
  return pieces
    .filter(({ kind }) => kind === 'destroyer')
    .reduce((best, piece) => Math.max(best, techOf(state, piece).special), 0);
}

/** Whether a Raider was cloaked at the start of the current round of a battle (SE-15.4, SE-15.5). */
function wasCloaked(state: EmpiresState, { attacker, scanners }: Cloaking, raider: Piece): boolean {
  const enemyScanner = fightTogether(state, raider.owner, attacker) ? scanners.defender : scanners.attacker;
  return raider.kind === 'raider' && enemyScanner < techOf(state, raider).special;
}

/** The fields of a battle that decide which Raiders are cloaked. */
type Cloaking = Pick<Battle, 'attacker' | 'scanners'>;

/**
 * Whether the machines in a hex see Raiders. In a match of several seats all machines do, if the option for it is
 * chosen (SE-18.3). In a solo game any machine does that is not weak against cloaking (SE-25.5, SE-25.8).
 */
function seesRaiders(state: EmpiresState, hex: HexId): boolean {
  if (state.solo === undefined) return state.options.machineScanner;
  return machinesAt(state, hex).some(machine => !hasWeakness(state, machine, 'cloaking'));
}

/**
 * The strength of a counter in a battle, before terrain: as printed, for cloaked Raiders and fighters by their level
 * (SE-11, SE-15.4).
 */
export function strengthOf(state: EmpiresState, battle: Cloaking | null, piece: Piece): Strength {
  const { kind } = piece;
  if (kind === 'machine') return machineFacts(state, piece);
  if (kind === 'alien-fleet') return { cls: 'e', attack: 0, defence: 0 };
  if (!isUnitKind(kind)) return ALIENS[kind];
  const { special } = techOf(state, piece);
  if (kind === 'fighter') return FIGHTERS[Math.max(0, special - 1)] ?? { cls: 'b', attack: 5, defence: 0 };
  if (kind === 'raider') {
    const attack = special >= 2 ? 5 : 4;
    return { cls: battle !== null && wasCloaked(state, battle, piece) ? 'a' : 'd', attack, defence: 0 };
  }
  return UNITS[kind].weapon ?? { cls: 'e', attack: 0, defence: 0 };
}

/** Whether all units in a hex fire as class E, because of asteroids or a nebula (SE-8.11). */
export function firesAsClassE(state: EmpiresState, hex: HexId): boolean {
  const terrain = terrainOf(state, hex);
  return terrain === 'asteroids' || terrain === 'nebula';
}

/** Whether one side of a battle is the machines, so that nobody screens and there is no fleet size bonus (SE-18.3). */
export function isAgainstMachine({ attacker, defender }: Pick<Battle, 'attacker' | 'defender'>): boolean {
  return attacker === MACHINES_SIDE || defender === MACHINES_SIDE;
}

/**
 * The weapon class of a counter in a battle, from 0 for A (SE-8.7, SE-8.11). Terrain has no effect on machines
 * (SE-18.3.3).
 */
export function classOf(state: EmpiresState, battle: Battle, piece: Piece): number {
  if (piece.kind !== 'machine' && firesAsClassE(state, battle.hex)) return WEAPON_CLASSES.length - 1;
  return WEAPON_CLASSES.indexOf(strengthOf(state, battle, piece).cls);
}

/** Whether a counter is Scouts with Point Defence (SE-14.7). */
export function hasPointDefence(state: EmpiresState, piece: Piece): boolean {
  return piece.kind === 'scout' && techOf(state, piece).special > 0;
}

/** A shot before its die is rolled: the number needed to hit, with each of its summands (SE-8.9). */
export type Aim = Omit<LastShot, 'die' | 'hit'>;

/** The number that a shot in a battle needs to hit, with its summands (SE-8.9, SE-8.11, SE-14.7, SE-15.4). */
export function aimAt(state: EmpiresState, battle: Battle, shooter: Piece, target: Piece): Aim {
  const ownStrength = strengthOf(state, battle, shooter);
  const targetStrength = strengthOf(state, battle, target);
  const terrain = terrainOf(state, battle.hex);
  const tech = techOf(state, shooter);
  const pointDefence = usesPointDefence(state, battle, shooter, target);
  const attack = pointDefence ? (POINT_DEFENCE[tech.special - 1] ?? ownStrength.attack) : ownStrength.attack;
  const attackTech = terrain === 'asteroids' ? 0 : Math.min(tech.attack, hullOf(shooter.kind));
  const defenceTech = terrain === 'nebula' ? 0 : Math.min(techOf(state, target).defence, hullOf(target.kind));
  const hasBonus = battle.bonus !== null && fightTogether(state, battle.bonus, shooter.owner);
  const bonus = hasBonus && bonusApplies(state, target) ? 1 : 0;
  const cloakingBonus = cloakingModifier(state, battle, shooter, target);
  const neededRoll = attack + attackTech + bonus + cloakingBonus - targetStrength.defence - defenceTech;
  return {
    by: shooter.kind,
    side: shooter.owner,
    at: target.kind,
    needed: neededRoll,
    attack,
    attackTech,
    bonus,
    special: cloakingBonus,
    defence: targetStrength.defence,
    defenceTech,
  };
}

/**
 * Whether the fleet size bonus helps against a target. In a solo game it helps only against machines that are weak
 * against large fleets (SE-25.8).
 */
function bonusApplies({ solo }: EmpiresState, target: Piece): boolean {
  return solo === undefined || target.kind !== 'machine' || hasWeakness({ solo }, target, 'large-fleet');
}

/** The modifier of a machine's shot at Raiders if the machine is weak against cloaking (SE-25.8). */
const MACHINE_AGAINST_RAIDERS = -2;

/**
 * The modifier of a shot for cloaking: the bonus for the first shot of cloaked Raiders (SE-15.4), or the loss of a
 * machine that is weak against them (SE-25.8).
 */
function cloakingModifier(state: EmpiresState, battle: Battle, shooter: Piece, target: Piece): number {
  if (shooter.kind === 'machine') {
    return target.kind === 'raider' && hasWeakness(state, shooter, 'cloaking') ? MACHINE_AGAINST_RAIDERS : 0;
  }
  return battle.round === 1 && wasCloaked(state, battle, shooter) ? 1 : 0;
}

/** Whether a shot uses Point Defence: in class A, and where terrain makes all fire as class E (SE-14.7). */
function usesPointDefence(state: EmpiresState, battle: Battle, shooter: Piece, target: Piece): boolean {
  if (target.kind !== 'fighter' || !hasPointDefence(state, shooter)) return false;
  return battle.cls === 0 || firesAsClassE(state, battle.hex);
}

/** The number that a shot at a colony needs to hit, with its summands (SE-9.2). */
export function aimAtColony(state: EmpiresState, shooter: Piece): Aim {
  const { attack } = strengthOf(state, null, shooter);
  const attackTech = Math.min(techOf(state, shooter).attack, hullOf(shooter.kind));
  return {
    by: shooter.kind,
    side: shooter.owner,
    at: 'colony',
    needed: attack + attackTech,
    attack,
    attackTech,
    bonus: 0,
    special: 0,
    defence: 0,
    defenceTech: 0,
  };
}

/** The highest face of a die. A solo-game machine that rolls it always misses (SE-25.5). */
const HIGHEST_FACE = 10;

/**
 * Whether a die result hits: a 1 always, otherwise up to the needed number (SE-8.9). In a solo game a 1 does not always
 * hit a machine, and a machine misses with 10 (SE-25.5).
 */
export function isHit(
  { solo }: Pick<EmpiresState, 'solo'>,
  { needed, by, at }: Pick<Aim, 'needed' | 'by' | 'at'>,
  die: number,
): boolean {
  if (solo !== undefined && at === 'machine') return die <= needed;
  if (solo !== undefined && by === 'machine' && die === HIGHEST_FACE) return false;
  return die === 1 || die <= needed;
}

/** The probability that a shot hits. */
export function hitChance(state: Pick<EmpiresState, 'solo'>, aim: Pick<Aim, 'needed' | 'by' | 'at'>): number {
  const faces = Array.from({ length: HIGHEST_FACE }, (_, at) => at + 1).filter(die => isHit(state, aim, die));
  return faces.length / HIGHEST_FACE;
}

/** Whether no die result of a shot can hit (SE-25.5). */
export function cannotHit(state: Pick<EmpiresState, 'solo'>, aim: Aim): boolean {
  return !isHit(state, aim, 1);
}

/** The opponent of a side in a battle. */
export function enemyOf(state: Teams, { attacker, defender }: Pick<Battle, 'attacker' | 'defender'>, side: Side): Side {
  return fightTogether(state, side, attacker) ? defender : attacker;
}

/** The combat-capable counters of a side in a battle, including screened ones. */
export function fightersOf(state: EmpiresState, { hex }: Pick<Battle, 'hex'>, side: Side): Piece[] {
  return forcesAt(state, hex, side).filter(isCombatCapable);
}

/**
 * The counters that a counter may fire at (SE-8.8): enemies that are not screened, and no carriers behind fighters
 * (SE-14.4). Fighters cannot hit machines (SE-18.3).
 */
export function targetsFor(state: EmpiresState, battle: Battle, shooter: Piece): Piece[] {
  const enemyFighters = fightersOf(state, battle, enemyOf(state, battle, shooter.owner));
  const fighters = enemyFighters.filter(({ kind }) => kind === 'fighter');
  const isShielded = fightersIn(fighters) > 0 && fighters.every(({ screened }) => !screened);
  return enemyFighters.filter(
    enemy => !enemy.screened && !(enemy.kind === 'carrier' && isShielded) && !isImmune(state, shooter, enemy),
  );
}

/** Whether a target is a machine and the shooter is Fighters that can't hit it (SE-18.3, SE-25.5, SE-25.8). */
function isImmune(state: EmpiresState, shooter: Piece, target: Piece): boolean {
  return shooter.kind === 'fighter' && target.kind === 'machine' && !hasWeakness(state, target, 'fighters');
}

/** How many hits a unit of a counter takes: its hull (SE-11, SE-17.3, SE-25.3). */
export function hullOfPiece(state: EmpiresState, piece: Piece): number {
  return piece.kind === 'machine' ? machineFacts(state, piece).hull : hullOf(piece.kind);
}

/** How many shots a counter has in a round: one for each unit; for a machine its number of attacks (SE-25.5). */
export function shotsOf(state: EmpiresState, piece: Piece): number {
  return piece.kind === 'machine' ? machineFacts(state, piece).attacks : piece.count;
}
