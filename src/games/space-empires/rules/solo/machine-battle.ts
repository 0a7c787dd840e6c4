import { sideName } from '../../../../kernel/words/message.ts';
import type { Side } from '../../../../kernel/words/message.ts';
import type { HexId } from '../../data/hexes.ts';
import { printedPrice } from '../../data/units.ts';
import {
  aimAt,
  enemyOf,
  fightersOf,
  hitChance,
  hullOfPiece,
  cannotHit,
  shotsOf,
  targetsFor,
} from '../../state/fire.ts';
import { hasWeakness, machinesAt, soloMachineOf } from '../../state/machines.ts';
import { piecesAt, unitsIn } from '../../state/pieces.ts';
import { MACHINES_SIDE } from '../../state/seats.ts';
import { ALONE } from '../../state/solo/course.ts';
import type { Battle, Empires, EmpiresState, Piece } from '../../state/state.ts';
import type { Weakness } from '../../state/solo/powers.ts';
import { hexRef, kindName, pieceRef, say, seatName } from '../../text/say.ts';
import { destroyPiece } from '../removing.ts';
import { endMatch } from '../victory.ts';

/** The weakness of a machine for each die result, two results each (SE-25.8). */
const WEAKNESS_BY_DIE: readonly Weakness[] = ['fighters', 'mines', 'cloaking', 'large-fleet', 'none'];
const DIE = 10;

/** SE-25.8: rolls the weakness of each machine in a hex that fights for the first time. */
export function rollWeaknesses(game: Empires, hex: HexId): void {
  const { state } = game;
  for (const piece of machinesAt(state, hex)) {
    const machine = soloMachineOf(state, piece);
    if (machine?.weakness !== null) continue;
    const die = game.roll(DIE) + 1;
    const weakness = WEAKNESS_BY_DIE[Math.floor((die - 1) / 2)] ?? 'none';
    machine.weakness = weakness;
    const refs = [pieceRef(piece.handle), hexRef(hex)];
    game.tell?.({ words: say(`machine.weakness.${weakness}`, { die }), rule: 'SE-25.8', refs });
  }
}

/** The highest die result with which a mine hits a machine (SE-25.8). */
const MINE_HITS = 5;

/**
 * SE-25.5, SE-25.8: mines have no effect on machines and stay. Against a machine that is weak against mines, each mine
 * rolls a die and is used up.
 */
export function minesAgainstMachines(game: Empires, { hex }: Pick<Battle, 'hex'>, side: Side): void {
  const { state } = game;
  let minesLeft = unitsIn(piecesAt(state, hex, side).filter(({ kind }) => kind === 'mine'));
  while (minesLeft > 0) {
    const machine = machinesAt(state, hex).find(piece => hasWeakness(state, piece, 'mines'));
    const mine = piecesAt(state, hex, side).find(({ kind }) => kind === 'mine');
    if (machine === undefined || mine === undefined) return;
    minesLeft -= 1;
    const die = game.roll(DIE) + 1;
    const isHit = die <= MINE_HITS;
    game.tell?.({
      words: say(isHit ? 'machine.mine-hit' : 'machine.mine-missed', { side: sideName(side), die, needed: MINE_HITS }),
      rule: 'SE-25.8',
      refs: [pieceRef(machine.handle), hexRef(hex)],
    });
    destroyPiece(game, mine, 1);
    if (isHit) hitMachine(game, machine);
  }
}

/** The least fleet size that has a bonus against a machine that is weak against large fleets (SE-25.8). */
export const LARGE_FLEET = 10;

/** How many enemy units can hit a machine, without the fleet size bonus (SE-25.8). */
export function unitsAbleToHit(state: EmpiresState, battle: Battle, machine: Piece): number {
  const withoutBonus = { ...battle, bonus: null };
  const ableUnits = fightersOf(state, battle, enemyOf(state, battle, MACHINES_SIDE)).filter(
    piece =>
      targetsFor(state, withoutBonus, piece).includes(machine) &&
      !cannotHit(state, aimAt(state, withoutBonus, piece, machine)),
  );
  return unitsIn(ableUnits);
}

/**
 * SE-25.5, SE-25.8: gives the fleet size bonus against machines only to large fleets, and only if a machine is weak
 * against them.
 */
export function bonusAgainstMachines(game: Empires, battle: Battle): void {
  const { state } = game;
  for (const machine of machinesAt(state, battle.hex)) {
    if (!hasWeakness(state, machine, 'large-fleet')) continue;
    const ableCount = unitsAbleToHit(state, battle, machine);
    if (ableCount < LARGE_FLEET) continue;
    const side = enemyOf(state, battle, MACHINES_SIDE);
    battle.bonus = side;
    game.tell?.({ words: say('machine.large-fleet', { side: sideName(side), able: ableCount }), rule: 'SE-25.8' });
    return;
  }
}

// The functions below choose a machine's target.

/** The reason why a machine fires at a unit, in the order of SE-25.9. */
export type AimReason = 'fighters' | 'raiders' | 'large-fleet' | 'damaged' | 'best';

/** The chance that a machine's remaining shots destroy a unit, divided by its price (SE-25.9, 3). */
function chancePerCost(state: EmpiresState, battle: Battle, machine: Piece, target: Piece): number {
  const aim = aimAt(state, battle, machine, target);
  const hitsNeeded = Math.max(1, hullOfPiece(state, target) - target.damage);
  const shots = shotsOf(state, machine) - machine.fired;
  return chanceOfHits(hitsNeeded, shots, hitChance(state, aim)) / Math.max(1, printedPrice(target.kind));
}

/** The probability of at least `hitsNeeded` hits among `shots` shots. */
function chanceOfHits(hitsNeeded: number, shots: number, chance: number): number {
  let probabilitySum = 0;
  let combinations = 1;
  for (let count = 0; count <= shots; count += 1) {
    if (count >= hitsNeeded) probabilitySum += combinations * chance ** count * (1 - chance) ** (shots - count);
    combinations = (combinations * (shots - count)) / (count + 1);
  }
  return probabilitySum;
}

/** SE-25.9: the next target of a machine, and the reason; `null` if nobody is left. */
export function targetOfMachine(
  state: EmpiresState,
  battle: Battle,
  machine: Piece,
): { readonly target: Piece; readonly why: AimReason } | null {
  const targets = targetsFor(state, battle, machine);
  const sorted = [...targets].sort(
    (one, other) =>
      Number(other.damage > 0) - Number(one.damage > 0) ||
      chancePerCost(state, battle, machine, other) - chancePerCost(state, battle, machine, one) ||
      printedPrice(other.kind) - printedPrice(one.kind) ||
      one.handle - other.handle,
  );
  const weakest = targetByWeakness(state, battle, machine, sorted);
  if (weakest !== null) return weakest;
  const [target] = sorted;
  return target === undefined ? null : { target, why: target.damage > 0 ? 'damaged' : 'best' };
}

function targetByWeakness(state: EmpiresState, battle: Battle, machine: Piece, sorted: readonly Piece[]) {
  const weakness = soloMachineOf(state, machine)?.weakness;
  const kind = weakness === 'fighters' ? 'fighter' : weakness === 'cloaking' ? 'raider' : null;
  const fearedTarget = sorted.find(target => target.kind === kind);
  if (fearedTarget !== undefined)
    return { target: fearedTarget, why: weakness === 'fighters' ? 'fighters' : 'raiders' } as const;
  if (weakness !== 'large-fleet' || unitsAbleToHit(state, battle, machine) < LARGE_FLEET) return null;
  const withoutBonus = { ...battle, bonus: null };
  const ableTargets = sorted.filter(piece => !cannotHit(state, aimAt(state, withoutBonus, piece, machine)));
  const hitsLeft = (piece: Piece): number => hullOfPiece(state, piece) - piece.damage;
  const fewestHits = Math.min(...ableTargets.map(hitsLeft));
  const target = ableTargets.find(piece => hitsLeft(piece) === fewestHits);
  return target === undefined ? null : ({ target, why: 'large-fleet' } as const);
}

/** SE-25.5, SE-25.9: decides the next shot of a machine without asking anybody. */
export function aimMachine(game: Empires, battle: Battle, machine: Piece): void {
  const { state } = game;
  const aimedTarget = targetOfMachine(state, battle, machine);
  if (aimedTarget === null) {
    machine.fired = shotsOf(state, machine);
    game.next('battle.fire', {});
    return;
  }
  const { target, why } = aimedTarget;
  const words = say(`machine.aims.${why}`, { target: kindName(target.kind) });
  game.tell?.({ words, rule: 'SE-25.9', refs: [pieceRef(machine.handle), pieceRef(target.handle)] });
  game.next('battle.shoot', { by: machine.handle, target: target.handle });
}

// The function below damages a machine.

/** SE-8.10, SE-25.6: a machine takes a hit; it keeps the damage after the battle. */
export function hitMachine(game: Empires, piece: Piece): void {
  const { state } = game;
  piece.damage += 1;
  if (piece.damage < hullOfPiece(state, piece)) return;
  const machine = soloMachineOf(state, piece);
  const number = (state.solo?.machines.findIndex(one => one === machine) ?? 0) + 1;
  const { at } = piece;
  destroyPiece(game, piece);
  if (machine === null) return;
  Object.assign(machine, { fate: 'destroyed', handle: null });
  game.tell?.({ words: say('machine.destroyed', { number }), rule: 'SE-25.2', refs: [hexRef(at)] });
  if (state.solo?.machines.every(({ fate }) => fate === 'destroyed') !== true) return;
  endMatch(game, [ALONE], say('victory.machines', { seat: seatName(ALONE), cycle: state.cycle }));
}
