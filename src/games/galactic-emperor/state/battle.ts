import type { Seat } from '../../../kernel/words/message.ts';
import { SHIP_KINDS, SHIPS, TOKENS } from '../data/ships.ts';
import type { ShipKind } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { ION_DICE, PLASMA_BONUS } from '../data/technologies.ts';
import { enemyAt, noShips, shipsAt, sizeOf } from './pieces.ts';
import { hasWorking } from './seats.ts';
import type { Battle, BattleGroup, BattleSide, Fleet, MovedGroup, PublicState, RolledDie } from './state.ts';

/** A die that is about to be rolled. */
export type DieToRoll = Omit<RolledDie, 'face'>;

/** The number of ships that a side has left. */
export function shipsOf({ groups }: BattleSide): number {
  return groups.reduce((sum, { count: shipCount }) => sum + shipCount, 0);
}

/** Whether a side has no ships and no token left (GE-9.21). */
export function isBeaten(side: BattleSide): boolean {
  return side.token === null && shipsOf(side) === 0;
}

/** The ships of a side by kind. */
export function fleetOf({ groups }: BattleSide): Fleet {
  const fleet = noShips();
  for (const { kind, count: shipCount } of groups) fleet[kind] += shipCount;
  return fleet;
}

/** The ships that fire now: in a surprise attack only those that warped (GE-9.11). */
export function firingShips({ round, kind }: Battle, side: BattleSide): readonly BattleGroup[] {
  return kind === 'attack' && round === 0 ? side.groups.filter(({ warped }) => warped) : side.groups;
}

/** The dice of a side in a phase (GE-9.13 to GE-9.15, with Plasma Weapons and Ion Cannons). */
export function diceOf(state: PublicState, battle: Battle, sideIndex: 0 | 1): DieToRoll[] {
  const side = battle.sides[sideIndex];
  const isAttacker = battle.kind === 'attack' && sideIndex === 0;
  if (battle.kind === 'attack' && battle.round === 0 && !isAttacker) return [];
  const { seat } = side;
  const bonus = isAttacker && hasWorking(state, seat, 'plasma-weapons') ? PLASMA_BONUS : 0;
  const dice: DieToRoll[] = [];
  for (const kind of SHIP_KINDS) {
    const shipFacts = SHIPS[kind];
    if (shipFacts.phase !== battle.phase) continue;
    const shipCount = firingShips(battle, side).reduce(
      (sum, group) => sum + (group.kind === kind ? group.count : 0),
      0,
    );
    const extraDice = isAttacker && battle.extra === kind && shipCount > 0 ? 1 : 0;
    for (let die = 0; die < shipCount * shipFacts.dice + extraDice; die += 1) {
      dice.push({ seat, of: kind, hitsOn: shipFacts.hitsOn - bonus });
    }
  }
  const { token } = side;
  if (token !== null && TOKENS[token].phase === battle.phase) {
    const ionDice = hasWorking(state, seat, 'ion-cannons') ? ION_DICE : 0;
    for (let die = 0; die < TOKENS[token].dice + ionDice; die += 1) {
      dice.push({ seat, of: token, hitsOn: TOKENS[token].hitsOn });
    }
  }
  return dice;
}

/** A possible target of a hit (GE-9.16). */
export type Target =
  | {
      readonly what: 'ship';
      readonly kind: ShipKind;
      readonly from: SpaceId | null;
      readonly warped: boolean;
      readonly onSide: boolean;
    }
  | { readonly what: 'token' };

/** The targets of a side that can take a hit now; an Empire only if no ship is left (GE-9.16, GE-9.17). */
export function targetsOf(side: BattleSide): Target[] {
  const targets: Target[] = [];
  for (const { kind, from, warped, count: shipCount, onSide } of side.groups) {
    if (shipCount > onSide) targets.push({ what: 'ship', kind, from, warped, onSide: false });
    if (onSide > 0) targets.push({ what: 'ship', kind, from, warped, onSide: true });
  }
  if (side.token === 'starbase' || (side.token === 'empire' && shipsOf(side) === 0)) targets.push({ what: 'token' });
  return targets;
}

/**
 * The spaces where battles are still to be fought: ships have moved there in this Warlord turn, and an enemy is there
 * (GE-9.4, GE-9.12).
 */
export function spacesWithBattles(state: PublicState): SpaceId[] {
  const { turn } = state;
  if (turn?.role !== 'warlord') return [];
  const { seat } = turn;
  return SPACE_IDS.filter(
    space =>
      turn.moved.some(group => hasEntered(group, space)) &&
      sizeOf(shipsAt(state, seat, space)) > 0 &&
      enemyAt(state, seat, space) !== null,
  );
}

/** Whether ships have entered a space by a move, rather than returned to it by a retreat. */
export function hasEntered({ at, from, count: shipCount }: MovedGroup, space: SpaceId): boolean {
  return shipCount > 0 && at === space && from !== space;
}

/**
 * The ships that have entered a space this Warlord turn and fight there, grouped by origin. Ships that were there
 * before do not fight (GE-10.9).
 */
export function groupsEntered({ turn }: PublicState, space: SpaceId): BattleGroup[] {
  if (turn?.role !== 'warlord') return [];
  return turn.moved
    .filter(group => hasEntered(group, space))
    .map(({ kind, from, warped, count: shipCount }) => ({ kind, from, warped, count: shipCount, onSide: 0 }));
}

/** The ships that have entered a space this Warlord turn and fight there, by kind. */
export function shipsArrivedAt(state: PublicState, space: SpaceId): Fleet {
  const fleet = noShips();
  for (const { kind, count: shipCount } of groupsEntered(state, space)) fleet[kind] += shipCount;
  return fleet;
}

/** The ships of a seat on a space, in the form of a side of a battle. */
export function groupsAt(state: PublicState, seat: Seat, space: SpaceId): BattleGroup[] {
  const fleet = shipsAt(state, seat, space);
  return SHIP_KINDS.filter(kind => fleet[kind] > 0).map(kind => ({
    kind,
    from: null,
    warped: false,
    count: fleet[kind],
    onSide: 0,
  }));
}
