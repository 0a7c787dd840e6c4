import { offer } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { isUnitKind, WEAPON_CLASSES } from '../data/units.ts';
import { canLeaveAlone, canRetreat, fightersToTake, retreatHexes, strengthIn } from '../state/battle-sides.ts';
import {
  aimAt,
  classOf,
  enemyOf,
  fightersOf,
  hasPointDefence,
  isHit,
  firesAsClassE,
  shotsOf,
  targetsFor,
} from '../state/fire.ts';
import { distinctGroups } from '../state/alike.ts';
import { pieceOf, piecesAt } from '../state/pieces.ts';
import { techOf } from '../state/carried.ts';
import { leftOf } from '../state/seats.ts';
import type { Battle, ChapterRules, Empires, EmpiresState, Piece } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { hexName, hexRef, kindName, pieceRef, say, sideWords } from '../text/say.ts';
import { damagePiece, sumWords } from './damage.ts';
import { actionFace, optionIdOf } from './fire-faces.ts';
import type { FireAction } from './fire-faces.ts';
import { groupWords } from './group-words.ts';
import { destroyPiece } from './removing.ts';
import { leaveBattle, loadAndLeave } from './retreat.ts';
import { aimAlien } from './solo/alien-battle.ts';
import { aimMachine } from './solo/machine-battle.ts';

/** The steps of firing, one unit after the other (SE-8.7 to SE-8.12). */
export const firingSteps: Pick<ChapterRules<BattleSteps>, 'battle.fire' | 'battle.shoot' | 'battle.load'> = {
  'battle.fire': fire,
  'battle.shoot': shoot,
  'battle.load': loadAndLeave,
};

const LAST_CLASS = WEAPON_CLASSES.length - 1;

/**
 * How many units of a group can fire in the current class. Scouts with Point Defence also have a turn in class A,
 * except where all units fire as class E (SE-14.7).
 */
function unitsReady(state: EmpiresState, battle: Battle, piece: Piece): number {
  const unfired = shotsOf(state, piece) - piece.fired;
  if (classOf(state, battle, piece) === battle.cls) return unfired;
  const firesEarly =
    battle.cls === 0 && hasPointDefence(state, piece) && !piece.screened && !firesAsClassE(state, battle.hex);
  return firesEarly && targetsFor(state, battle, piece).some(({ kind }) => kind === 'fighter')
    ? unfired - piece.leaving
    : 0;
}

/** Whether a group has something to decide in its turn: a target, or a retreat (SE-8.5, SE-8.12). */
function hasTurn(state: EmpiresState, battle: Battle, piece: Piece): boolean {
  if (unitsReady(state, battle, piece) < 1) return false;
  return (
    (!piece.screened && targetsFor(state, battle, piece).length > 0) ||
    retreatsFor(state, battle, piece).length > 0 ||
    canDeclare(state, battle, piece)
  );
}

/** Whether fighters may declare their retreat, because a carrier may be able to take them (SE-14.5.1). */
function canDeclare(state: EmpiresState, { hex, round }: Battle, { kind, owner }: Piece): boolean {
  if (kind !== 'fighter' || round < 2 || typeof owner !== 'number') return false;
  return (
    piecesAt(state, hex, owner).some(piece => piece.kind === 'carrier') && retreatHexes(state, hex, owner).length > 0
  );
}

/** The hexes to which units of a group may retreat: from round 2 on, and only while an enemy is left (SE-8.12). */
function retreatsFor(state: EmpiresState, battle: Battle, piece: Piece): readonly HexId[] {
  const { owner } = piece;
  if (battle.round < 2 || typeof owner !== 'number' || !canRetreat(piece)) return [];
  return retreatHexes(state, battle.hex, owner);
}

/**
 * The groups that may fire next: those of the highest Tactics in the class, the defender's before the attacker's
 * (SE-8.7).
 */
function nextGroups(state: EmpiresState, battle: Battle): Piece[] {
  const { attacker, defender } = battle;
  const readyGroups = [defender, attacker].flatMap(side =>
    fightersOf(state, battle, side).filter(piece => hasTurn(state, battle, piece)),
  );
  const highestTactics = Math.max(...readyGroups.map(piece => techOf(state, piece).tactics));
  const firstGroups = readyGroups.filter(piece => techOf(state, piece).tactics === highestTactics);
  return firstGroups.filter(({ owner }) => owner === firstGroups[0]?.owner);
}

/**
 * The seat that decides for a group: its owner, or for a power the seat to the left of the power's opponent (SE-17.5,
 * SE-18.3.4). `null` if chance decides.
 */
function deciderFor(state: EmpiresState, battle: Battle, { owner }: Piece): Seat | null {
  if (typeof owner === 'number') return owner;
  const enemy = enemyOf(state, battle, owner);
  return typeof enemy === 'number' ? leftOf(state, enemy) : null;
}

/** SE-8.7: chooses the next group to fire and lets one of its units act. */
function* fire(game: Empires): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null) return;
  const isOver = [battle.attacker, battle.defender].some(side => strengthIn(state, battle, side) === 0);
  let groups: Piece[] = [];
  while (!isOver && groups.length === 0 && battle.cls <= LAST_CLASS) {
    groups = nextGroups(state, battle);
    if (groups.length === 0) battle.cls += 1;
  }
  if (groups.length === 0) {
    game.next('battle.round', {});
    return;
  }
  const firingGroup = groups.find(({ handle }) => handle === battle.firing);
  const piece = firingGroup ?? (yield* chooseGroup(game, battle, groups));
  battle.firing = piece.handle;
  if (isDecidedByRules(state, piece)) {
    if (piece.kind === 'machine') aimMachine(game, battle, piece);
    else aimAlien(game, battle, piece);
    return;
  }
  yield* decideForUnit(game, battle, piece);
}

/** Whether the rules decide for a group: it belongs to machines or alien empires of a solo game (SE-25.9, SE-26.9). */
function isDecidedByRules({ solo }: EmpiresState, { owner }: Piece): boolean {
  return solo !== undefined && typeof owner !== 'number';
}

function* chooseGroup(game: Empires, battle: Battle, groups: readonly Piece[]): Rule<Piece> {
  const [first] = groups;
  if (first === undefined) throw new RangeError('no group can fire');
  if (isDecidedByRules(game.state, first)) return first;
  const seat = deciderFor(game.state, battle, first);
  if (seat === null) return randomThing(game, groups, first);
  // Groups that look the same are one option, since it does not matter which of them fires first.
  const options = distinctGroups(groups).map(piece => ({
    id: `group:c${piece.handle}`,
    words: groupWords(game.state, piece, groups, { reader: 'all' }),
    subject: pieceRef(piece.handle),
    refs: [pieceRef(piece.handle)],
    value: piece,
  }));
  const question = { prompt: say('fire.group', { side: sideWords(first.owner) }), rule: 'SE-8.7', obvious: true };
  return yield* choose(game, seat, 'battle.group', options, question);
}

/** Picks one of several things by chance, as when two powers fight (SE-18.3.4). */
function randomThing<Thing>(game: Empires, things: readonly Thing[], first: Thing): Thing {
  return things[things.length > 1 ? game.roll(things.length) : 0] ?? first;
}

/** Whether a group of Scouts fires early, at Fighters only (SE-14.7). */
function firesBeforeClass(state: EmpiresState, battle: Battle, piece: Piece): boolean {
  return classOf(state, battle, piece) !== battle.cls;
}

function actionsFor(state: EmpiresState, battle: Battle, piece: Piece): FireAction[] {
  const targets = piece.screened ? [] : distinctGroups(targetsFor(state, battle, piece));
  if (firesBeforeClass(state, battle, piece)) {
    const fighters = targets.filter(({ kind }) => kind === 'fighter');
    return [...fighters.map((target): FireAction => ({ act: 'at', target })), { act: 'wait' }];
  }
  const retreats = retreatsFor(state, battle, piece);
  const groupRetreats = piece.count > 1 && piece.fired === 0 ? retreats : [];
  const carriers = piecesAt(state, battle.hex, piece.owner).some(({ kind }) => kind === 'carrier');
  return [
    ...targets.map((target): FireAction => ({ act: 'at', target })),
    ...retreats.map((to): FireAction => ({ act: 'flee', to })),
    ...(piece.kind === 'carrier' ? [] : groupRetreats.map((to): FireAction => ({ act: 'flee-all', to }))),
    ...(piece.kind === 'fighter' && battle.round > 1 && carriers ? [{ act: 'leave' } as const] : []),
    ...(piece.kind === 'carrier' && retreats.length > 0 && mustStay(state, piece)
      ? fightersToGiveUp(state, piece)
      : []),
    ...(typeof piece.owner === 'number' ? [{ act: 'hold' } as const] : []),
  ];
}

function mustStay(state: EmpiresState, piece: Piece): boolean {
  const { must, can } = fightersToTake(state, piece, 1);
  return must > can;
}

/** SE-4.7 (5): the options to scuttle fighters that would have no carrier left. */
function fightersToGiveUp(state: EmpiresState, carrier: Piece): FireAction[] {
  return piecesAt(state, carrier.at, carrier.owner)
    .filter(({ kind }) => kind === 'fighter')
    .map(piece => ({ act: 'scuttle-fighters', piece }));
}

function whyNotRetreat(state: EmpiresState, piece: Piece, action: FireAction): Reason | null {
  if (action.act !== 'flee') return null;
  if (piece.kind === 'carrier' && mustStay(state, piece)) return { why: say('why.fighters-behind'), rule: 'SE-14.5' };
  return null;
}

/** SE-8.8, SE-8.12: asks what one unit of a group does. */
function* decideForUnit(game: Empires, battle: Battle, piece: Piece): Rule {
  const { state } = game;
  const seat = deciderFor(state, battle, piece);
  if (seat === null) {
    yield* performAction(game, piece, randomThing(game, actionsFor(state, battle, piece), { act: 'hold' }));
    return;
  }
  const { options, blocked } = offer<FireAction, FireAction, Reason>(actionsFor(state, battle, piece), {
    id: optionIdOf,
    fault: act => whyNotRetreat(state, piece, act),
    face: act => actionFace(state, battle, piece, act),
    why: fault => fault,
    value: act => act,
  });
  const shotsLeft = shotsOf(state, piece) - piece.fired;
  const prompt = say('fire.ask', {
    unit: groupWords(state, piece, piecesAt(state, battle.hex, piece.owner), {
      reader: 'all',
      named: kindName(piece.kind),
    }),
    left: shotsLeft,
    hex: hexName(battle.hex),
  });
  const action = yield* choose(game, seat, 'battle.fire', options, {
    prompt,
    details: { left: shotsLeft },
    rule: 'SE-8.7',
    blocked,
    obvious: true,
  });
  yield* performAction(game, piece, action);
}

function* performAction(game: Empires, piece: Piece, action: FireAction): Rule {
  switch (action.act) {
    case 'at':
      game.next('battle.shoot', { by: piece.handle, target: action.target.handle });
      return;
    case 'flee':
      // SE-8.12.1: whether a counter is free for the unit is learned only by a seat that tries (SE-28).
      if (
        typeof piece.owner === 'number' &&
        piece.count > 1 &&
        !game.uncover(() => canLeaveAlone(game.state, piece, action.to))
      ) {
        game.next('battle.free', { seat: piece.owner, piece: piece.handle, to: action.to });
        game.next('battle.fire', {});
        return;
      }
      if (piece.kind === 'carrier') {
        game.next('battle.load', { carrier: piece.handle, to: action.to });
        return;
      }
      leaveBattle(game, piece, 1, action.to, 'SE-8.12');
      break;
    case 'flee-all':
      leaveBattle(game, piece, piece.count, action.to, 'SE-8.12.1');
      break;
    case 'scuttle-fighters': {
      const { owner, kind, count } = action.piece;
      game.tell?.({ words: say('scuttle.fighter', { side: sideName(owner) }), rule: 'SE-4.7' });
      destroyPiece(game, action.piece, isUnitKind(kind) ? 1 : count);
      break;
    }
    case 'leave':
      piece.fired += 1;
      piece.leaving += 1;
      game.tell?.({ words: say('retreat.declared', { side: sideName(piece.owner) }), rule: 'SE-14.5.1' });
      break;
    case 'wait':
      piece.leaving += 1;
      break;
    default:
      piece.fired += 1;
  }
  if (action.act === 'flee' || action.act === 'flee-all') yield* beat('retreat');
  game.next('battle.fire', {});
}

/** SE-8.9, SE-8.10: rolls the die of a shot and applies the damage. */
function* shoot(game: Empires, { by, target }: BattleSteps['battle.shoot']): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null) return;
  const piece = pieceOf(state, by);
  const victim = pieceOf(state, target);
  const aim = aimAt(state, battle, piece, victim);
  // The Scout that fires may be one that waited: then it no longer waits.
  piece.fired += 1;
  if (piece.kind === 'scout') piece.leaving = Math.min(piece.leaving, piece.count - piece.fired);
  const die = game.roll(10) + 1;
  const hit = isHit(state, aim, die);
  state.shots.push({ ...aim, die, hit });
  game.tell?.({
    words: say(hit ? 'fire.hit' : 'fire.missed', {
      side: sideName(piece.owner),
      unit: kindName(piece.kind),
      target: kindName(victim.kind),
      die,
      needed: aim.needed,
      sum: sumWords(aim),
    }),
    rule: 'SE-8.9',
    refs: [hexRef(battle.hex)],
  });
  if (hit) damagePiece(game, victim, piece.owner);
  yield* beat('shot');
  game.next('battle.fire', {});
}
