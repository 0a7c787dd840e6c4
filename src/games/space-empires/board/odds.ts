import { randomBelow, seededRandom } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { ALIEN_TACTICS, ALIENS, FIGHTERS, isUnitKind, UNITS, WEAPON_CLASSES } from '../data/units.ts';
import type { PieceKind, Strength } from '../data/units.ts';
import { MACHINE_TACTICS } from '../data/machines.ts';
import { terrainOf } from '../state/board.ts';
import { isHit } from '../state/fire.ts';
import { machineFacts } from '../state/machines.ts';
import { hullOf } from '../state/pieces.ts';
import { fightTogether } from '../state/seats.ts';
import { say } from '../text/say.ts';
import { knownLevels, viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

// Forecasts of battles. Each battle is simulated many times with dice of its own, by what the viewer knows. Nobody
// retreats or screens, and each unit fires at the target where it is expected to destroy the most value (SE-8).

/** The number of simulated battles per forecast. */
const SIMULATED_BATTLES = 200;
/** The limit of rounds in a simulated battle, in case neither side can hurt the other. */
const MOST_ROUNDS = 30;
const DIE_FACES = 10;
/** The value of a hit that does not destroy its target, on the scale of unit costs. */
const HIT_VALUE = 3;

/** The results of many simulated battles; `tries` is their number. */
export interface BattleOdds {
  readonly tries: number;
  /** The percentage of simulated battles in which the other side is destroyed and the own side survives. */
  readonly won: number;
  /** The average number of own units lost; `own` is their number at the start. */
  readonly lost: number;
  readonly own: number;
  /**
   * The number of face-down enemy counters, and the percentage of battles won if each is three Cruisers. All other
   * figures assume one Destroyer for each. `null` if no enemy counter is face down.
   */
  readonly unknown: { readonly counters: number; readonly won: number } | null;
}

/** A unit in a simulated battle. */
interface Fighter {
  readonly isOwn: boolean;
  readonly kind: PieceKind;
  /** The index of the unit's weapon class; class 0 fires first. */
  readonly cls: number;
  readonly tactics: number;
  readonly attack: number;
  readonly defence: number;
  readonly shots: number;
  readonly worth: number;
  /** The number of hits that the unit can still take. */
  hull: number;
}

type KnownKind = Exclude<PieceKind, 'alien-fleet'>;

/** The assumed type and number of units of a face-down counter, which may be one to six ships of any type (SE-4.1). */
interface AssumedUnits {
  readonly kind: KnownKind;
  readonly count: number;
}

const ONE_DESTROYER: AssumedUnits = { kind: 'destroyer', count: 1 };
const THREE_CRUISERS: AssumedUnits = { kind: 'cruiser', count: 3 };

/**
 * The forecast of a battle in a hex between the own and the enemy counters. `isAttack`: the own side attacks. `null` if
 * one side has no fighting unit.
 */
export function battleOdds(
  view: EmpiresView,
  hex: HexId,
  ownPieces: readonly PieceView[],
  enemyPieces: readonly PieceView[],
  isAttack = true,
): BattleOdds | null {
  const ownFighters = fightersOf(view, hex, ownPieces, true);
  const simulatedAgainst = (taken: AssumedUnits) => {
    const enemyFighters = fightersOf(view, hex, enemyPieces, false, taken);
    return ownFighters.length === 0 || enemyFighters.length === 0
      ? null
      : simulateBattles(view, hex, [...ownFighters, ...enemyFighters], isAttack);
  };
  const oddsIfDestroyers = simulatedAgainst(ONE_DESTROYER);
  if (oddsIfDestroyers === null) return null;
  const hiddenCounters = enemyPieces.filter(isUnknown).length;
  const oddsIfCruisers = hiddenCounters === 0 ? null : simulatedAgainst(THREE_CRUISERS);
  const unknownOdds = oddsIfCruisers === null ? null : { counters: hiddenCounters, won: oddsIfCruisers.won };
  return { tries: SIMULATED_BATTLES, ...oddsIfDestroyers, own: ownFighters.length, unknown: unknownOdds };
}

/** Whether the viewer does not know what units a counter stands for. */
function isUnknown({ kind }: PieceView): boolean {
  return kind === null || kind === 'alien-fleet';
}

/**
 * Simulates a battle many times. Returns the percentage that the own side wins, and how many own units it loses on
 * average.
 */
function simulateBattles(
  view: EmpiresView,
  hex: HexId,
  sides: readonly Fighter[],
  isAttack: boolean,
): Pick<BattleOdds, 'won' | 'lost'> {
  const count = sides.filter(({ isOwn }) => isOwn).length;
  // The seed depends only on the battle, so that the same battle gets the same forecast everywhere.
  const random = seededRandom(`${hex} ${String(isAttack)} ${JSON.stringify(sides)}`);
  let [won, lost] = [0, 0];
  for (let battleIndex = 0; battleIndex < SIMULATED_BATTLES; battleIndex += 1) {
    const survivorCounts = fight(view, { sides, isAttack }, random);
    lost += count - survivorCounts.own;
    if (survivorCounts.own > 0 && survivorCounts.others === 0) won += 1;
  }
  return { won: Math.round((won * 100) / SIMULATED_BATTLES), lost: lost / SIMULATED_BATTLES };
}

/** A battle forecast as text. */
export function oddsWords({ tries, won, lost, own, unknown }: BattleOdds): Message {
  const oddsParams = { won, lost: Math.round(lost), own, tries };
  if (unknown === null) return say('odds.battle', oddsParams);
  return say('odds.battle-unknown', { ...oddsParams, counters: unknown.counters, otherwise: unknown.won });
}

/**
 * The forecast for the rest of the current battle from a seat's point of view; `null` if the seat has no part in it.
 */
export function oddsInBattle(view: EmpiresView, seat: Seat): BattleOdds | null {
  const { battle } = view;
  if (battle === null) return null;
  const inBattle = viewedAt(view, battle.hex);
  const ownPieces = inBattle.filter(({ owner }) => fightTogether(view, owner, seat));
  const enemyPieces = inBattle.filter(({ owner }) => !fightTogether(view, owner, seat));
  return battleOdds(view, battle.hex, ownPieces, enemyPieces, fightTogether(view, battle.attacker, seat));
}

function fightersOf(
  view: EmpiresView,
  hex: HexId,
  pieces: readonly PieceView[],
  isOwn: boolean,
  assumed: AssumedUnits = ONE_DESTROYER,
): Fighter[] {
  const terrain = terrainOf(view, hex);
  const isMurky = terrain === 'asteroids' || terrain === 'nebula';
  return pieces.flatMap(piece => {
    const kind = piece.kind === null || piece.kind === 'alien-fleet' ? assumed.kind : piece.kind;
    const levels = knownLevels(piece);
    const strength = strengthOf(view, piece, kind, levels.special ?? 0);
    if (strength === null) return [];
    const hull = kind === 'machine' ? machineFacts(view, piece).hull : hullOf(kind);
    const attackTech = terrain === 'asteroids' ? 0 : Math.min(levels.attack ?? 0, hull);
    const defenceTech = terrain === 'nebula' ? 0 : Math.min(levels.defence ?? 0, hull);
    const fighter = {
      isOwn,
      kind,
      cls: isMurky && kind !== 'machine' ? WEAPON_CLASSES.length - 1 : WEAPON_CLASSES.indexOf(strength.cls),
      tactics: kind === 'machine' ? MACHINE_TACTICS : isUnitKind(kind) ? (levels.tactics ?? 0) : ALIEN_TACTICS,
      attack: strength.attack + attackTech,
      defence: strength.defence + defenceTech,
      shots: kind === 'machine' ? machineFacts(view, piece).attacks : 1,
      worth: HIT_VALUE + (isUnitKind(kind) ? UNITS[kind].cost : hull * HIT_VALUE),
    };
    // Damage counts for one unit of a group, since damaged units are hit first.
    return Array.from({ length: piece.count ?? assumed.count }, (_, index) => ({
      ...fighter,
      hull: index === 0 ? Math.max(1, hull - piece.damage) : hull,
    }));
  });
}

/** The strength of a unit of some type, as printed or by its special technology; `null` for unarmed types. */
function strengthOf(view: EmpiresView, piece: PieceView, kind: KnownKind, special: number): Strength | null {
  if (kind === 'machine') return machineFacts(view, piece);
  if (!isUnitKind(kind)) return ALIENS[kind];
  return kind === 'fighter' ? (FIGHTERS[Math.max(0, special - 1)] ?? null) : UNITS[kind].weapon;
}

interface SimulatedFight {
  readonly sides: readonly Fighter[];
  readonly isAttack: boolean;
}

/** Simulates one battle. Returns how many units of each side are left. */
function fight(
  view: EmpiresView,
  { sides, isAttack }: SimulatedFight,
  random: RandomState,
): { own: number; others: number } {
  const units = sides.map(fighter => ({ ...fighter }));
  // Classes fire in order. Within a class higher Tactics fires first, then the defender before the attacker (SE-8.7).
  const firingOrder = [...units].sort(
    (one, other) =>
      one.cls - other.cls ||
      other.tactics - one.tactics ||
      Number(one.isOwn === isAttack) - Number(other.isOwn === isAttack),
  );
  const survivorsOf = (isOwn: boolean): Fighter[] => units.filter(unit => unit.isOwn === isOwn && unit.hull > 0);
  const hasMachine = sides.some(({ kind }) => kind === 'machine');
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const [own, others] = [survivorsOf(true).length, survivorsOf(false).length];
    if (own === 0 || others === 0) break;
    // A side with twice as many units gets a bonus of 1 on its shots (SE-8.6, SE-18.3).
    const bonus = hasMachine ? null : own >= 2 * others ? true : others >= 2 * own ? false : null;
    for (const unit of firingOrder)
      for (let shot = 0; shot < unit.shots && unit.hull > 0; shot += 1)
        shoot(view, unit, survivorsOf(!unit.isOwn), bonus === unit.isOwn ? 1 : 0, random);
  }
  return { own: survivorsOf(true).length, others: survivorsOf(false).length };
}

/** Fires one shot at the target where it is expected to destroy the most value (SE-8.9). */
function shoot(
  view: EmpiresView,
  shooter: Fighter,
  targets: readonly Fighter[],
  bonus: number,
  random: RandomState,
): void {
  let bestTarget: Fighter | null = null;
  let bestShotWorth = 0;
  for (const target of targets) {
    const hittingFaces = Math.max(1, Math.min(DIE_FACES, shooter.attack + bonus - target.defence));
    const shotWorth = (hittingFaces * target.worth) / target.hull;
    if (shotWorth > bestShotWorth) [bestTarget, bestShotWorth] = [target, shotWorth];
  }
  if (bestTarget === null || shooter.attack === 0) return;
  const neededRoll = shooter.attack + bonus - bestTarget.defence;
  if (isHit(view, { needed: neededRoll, by: shooter.kind, at: bestTarget.kind }, randomBelow(random, DIE_FACES) + 1))
    bestTarget.hull -= 1;
}
