import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { FIGHTERS_PER_CARRIER, isUnitKind, MOST_IN_GROUP, UNITS } from '../data/units.ts';
import { coloniesOf, distance, hasColony, isEntry, isUnexplored, neighboursOf, terrainOf } from './board.ts';
import { enemyOf, fightersOf, isCloaked, scannerAt } from './fire.ts';
import {
  fightersIn,
  freeCounters,
  isBarred,
  isCombatCapable,
  piecesAt,
  piecesOf,
  roomIn,
  unitsIn,
  hasEnemies,
} from './pieces.ts';
import { areAlike } from './carried.ts';
import type { Battle, EmpiresState, Piece, Scanners } from './state.ts';

/** The current battle. Throws `RangeError` if there is none. */
export function battleOf({ battle }: Pick<EmpiresState, 'battle'>): Battle {
  if (battle === null) throw new RangeError('there is no battle');
  return battle;
}

/** How many units of a side fight in a battle; if `onlyShown`, only those that are not screened (SE-8.5, SE-8.6). */
export function strengthIn(state: EmpiresState, battle: Battle, side: Side, onlyShown = false): number {
  return unitsIn(fightersOf(state, battle, side).filter(({ screened }) => !onlyShown || !screened));
}

/** How many more units a side may screen in this round (SE-8.5). */
export function screensAllowed(state: EmpiresState, battle: Battle, side: Side): number {
  const screenedPieces = unitsIn(fightersOf(state, battle, side).filter(piece => piece.screened));
  return strengthIn(state, battle, side) - strengthIn(state, battle, enemyOf(state, battle, side)) - screenedPieces;
}

/** The counters of a side whose Raiders are cloaked in the battle at present (SE-15.1, SE-15.3). */
export function cloakedRaidersIn(state: EmpiresState, battle: Battle, side: Side): Piece[] {
  const { hex } = battle;
  return piecesAt(state, hex, side).filter(piece => isCloaked(state, piece, hex, enemyOf(state, battle, side)));
}

/** The best scanner level of each side of a battle at present (SE-15.5). */
export function scannerLevelsIn(state: EmpiresState, { hex, attacker, defender }: Battle): Scanners {
  return { attacker: scannerAt(state, hex, attacker), defender: scannerAt(state, hex, defender) };
}

/** Whether a unit type can retreat by itself; bases, yards, mines and fighters cannot (SE-8.12, SE-14.5). */
export function canRetreat({ kind }: Pick<Piece, 'kind'>): boolean {
  return isUnitKind(kind) && UNITS[kind].moves === 'tech' && isCombatCapable({ kind });
}

/** The hexes to which a seat may retreat from a hex (SE-8.12). */
export function retreatHexes(state: EmpiresState, startHex: HexId, seat: Seat): HexId[] {
  const colonies = coloniesOf(state, seat).map(([hex]) => hex);
  const { strictRetreat } = state.options;
  return neighboursOf(state, startHex).filter(hex => {
    if (isUnexplored(state, hex) || isEntry(state, hex) || terrainOf(state, hex) === 'supernova') return false;
    if (hasEnemies(state, hex, seat) || isBarred(state, hex, seat)) return false;
    return colonies.some(colony => {
      const [after, before] = [distance(state, hex, colony), distance(state, startHex, colony)];
      if (after === Infinity) return false;
      return strictRetreat ? after < before : after <= before;
    });
  });
}

/**
 * The groups in a hex that one unit of another group can join: of the same type and technology, with room (SE-4.6.1).
 */
export function groupsToJoin(state: EmpiresState, piece: Piece, hex: HexId): Piece[] {
  // No unit can join a group in a black hole, because each unit that enters rolls for itself (SE-6.6).
  if (terrainOf(state, hex) === 'black-hole') return [];
  return piecesAt(state, hex, piece.owner).filter(
    other => other !== piece && areAlike(state, piece, other) && other.count < MOST_IN_GROUP && !other.screened,
  );
}

/**
 * A face-up group that a unit without a free counter joins. Only the owner turns up a face-down group for that
 * (SE-4.4).
 */
export function openGroupToJoin(state: EmpiresState, piece: Piece, hex: HexId): Piece | null {
  return groupsToJoin(state, piece, hex).find(({ up }) => up) ?? null;
}

/** Whether one unit of a group can retreat to a hex without the rest of its group (SE-8.12.1). */
export function canLeaveAlone(state: EmpiresState, piece: Piece, hex: HexId): boolean {
  const { kind, count, owner } = piece;
  if (typeof owner !== 'number' || !isUnitKind(kind)) return false;
  return count === 1 || freeCounters(state, owner, kind) > 0 || openGroupToJoin(state, piece, hex) !== null;
}

/** How many fighters of a seat in a hex have declared their retreat (SE-14.5.1). */
export function leavingFighters(state: EmpiresState, hex: HexId, seat: Side): number {
  return piecesAt(state, hex, seat).reduce((sum, { kind, leaving }) => sum + (kind === 'fighter' ? leaving : 0), 0);
}

/**
 * How many fighters a number of retreating carriers must take and can take (SE-14.5). If `must` is above `can`, the
 * carriers may not leave.
 */
export function fightersToTake(state: EmpiresState, piece: Piece, carriers: number): { must: number; can: number } {
  const { at, owner } = piece;
  const sidePieces = piecesAt(state, at, owner);
  const hasOwnColony = typeof owner === 'number' && hasColony(state, at, owner);
  const roomLeft = roomIn(sidePieces) - carriers * FIGHTERS_PER_CARRIER;
  return {
    must: hasOwnColony ? 0 : Math.max(0, fightersIn(sidePieces) - roomLeft),
    can: Math.min(carriers * FIGHTERS_PER_CARRIER, leavingFighters(state, at, owner)),
  };
}

/** The owner's other groups of the same type: scuttling one would free a counter for this piece (SE-4.7.1). */
export function scuttleToFree(state: EmpiresState, piece: Piece): Piece[] {
  const { owner, kind } = piece;
  if (typeof owner !== 'number' || !isUnitKind(kind) || freeCounters(state, owner, kind) > 0) return [];
  return piecesOf(state, owner).filter(other => other !== piece && other.kind === kind);
}
