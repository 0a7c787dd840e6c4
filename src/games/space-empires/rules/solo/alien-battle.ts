import { printedPrice } from '../../data/units.ts';
import { aimAt, classOf, hasPointDefence, hitChance, hullOfPiece, targetsFor } from '../../state/fire.ts';
import { piecesAt } from '../../state/pieces.ts';
import { techOf } from '../../state/carried.ts';
import type { Battle, Empires, EmpiresState, Piece } from '../../state/state.ts';
import { kindName, pieceRef, say } from '../../text/say.ts';
import { sideName } from '../../../../kernel/words/message.ts';

/** The reasons why an alien ship fires at a unit (SE-26.9). */
export type AlienAim = 'kill' | 'enabler' | 'dearest';

/** The chance that one shot destroys a unit, divided by its price; 0 if it takes more than one shot. */
function killChancePerCost(state: EmpiresState, battle: Battle, shooter: Piece, target: Piece): number {
  if (hullOfPiece(state, target) - target.damage > 1) return 0;
  const aim = aimAt(state, battle, shooter, target);
  return hitChance(state, aim) / Math.max(1, printedPrice(target.kind));
}

/**
 * Whether a unit carries what harms the alien Raiders or Fighters in this battle: a scanner, or Point Defence
 * (SE-26.9).
 */
function enablesEnemyUnits(state: EmpiresState, shooter: Piece, target: Piece): boolean {
  const ownPieces = piecesAt(state, shooter.at, shooter.owner);
  const { special } = techOf(state, target);
  if (special === 0) return false;
  if (target.kind === 'destroyer') return ownPieces.some(({ kind }) => kind === 'raider');
  return target.kind === 'scout' && ownPieces.some(({ kind }) => kind === 'fighter');
}

/**
 * SE-26.9: the target of an alien ship, and the reason; `null` if there is none. Scouts that fire early with Point
 * Defence fire only at Fighters.
 */
export function targetOfAlien(
  state: EmpiresState,
  battle: Battle,
  shooter: Piece,
): { readonly target: Piece; readonly why: AlienAim } | null {
  const firesEarly = classOf(state, battle, shooter) !== battle.cls && hasPointDefence(state, shooter);
  const targets = targetsFor(state, battle, shooter).filter(({ kind }) => !firesEarly || kind === 'fighter');
  const bestTarget = (list: readonly Piece[], worth: (piece: Piece) => number): Piece | undefined =>
    [...list].sort((one, other) => worth(other) - worth(one) || one.handle - other.handle)[0];
  const killTarget = bestTarget(
    targets.filter(target => killChancePerCost(state, battle, shooter, target) > 0),
    target => killChancePerCost(state, battle, shooter, target),
  );
  if (killTarget !== undefined) return { target: killTarget, why: 'kill' };
  const enablerTarget = bestTarget(
    targets.filter(target => enablesEnemyUnits(state, shooter, target)),
    ({ kind }) => printedPrice(kind),
  );
  if (enablerTarget !== undefined) return { target: enablerTarget, why: 'enabler' };
  const dearestTarget = bestTarget(targets, target => printedPrice(target.kind) + target.damage);
  return dearestTarget === undefined ? null : { target: dearestTarget, why: 'dearest' };
}

/** SE-26.9: decides the next shot of an alien unit without asking anybody. */
export function aimAlien(game: Empires, battle: Battle, shooter: Piece): void {
  const aimedTarget = targetOfAlien(game.state, battle, shooter);
  if (aimedTarget === null) {
    shooter.fired = shooter.count;
    game.next('battle.fire', {});
    return;
  }
  const { target, why } = aimedTarget;
  const words = say(`empire.aims.${why}`, {
    side: sideName(shooter.owner),
    unit: kindName(shooter.kind),
    target: kindName(target.kind),
  });
  game.tell?.({ words, rule: 'SE-26.9', refs: [pieceRef(shooter.handle), pieceRef(target.handle)] });
  game.next('battle.shoot', { by: shooter.handle, target: target.handle });
}
