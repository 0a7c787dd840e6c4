import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { Levels, TechnologyId } from '../data/technologies.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { enemyOf, fightersOf, isAgainstMachine, ALL_SEEING_SCANNER } from '../state/fire.ts';
import { changeDeeds } from '../state/lots.ts';
import type { PieceKind } from '../data/units.ts';
import { forcesAt, isCombatCapable, isNonCombat, piecesAt } from '../state/pieces.ts';
import { dealHandles, merge, canMerge } from '../state/placing.ts';
import { recordShown, specialOf, techOf } from '../state/carried.ts';
import { battleOf, screensAllowed, scannerLevelsIn, strengthIn } from '../state/battle-sides.ts';
import { isClosed } from '../state/money.ts';
import { brothersOf, EMPIRE_SIDES, seatState } from '../state/seats.ts';
import { CLOSED_AT_FIRST } from '../state/options.ts';
import type { Battle, ChapterRules, Empires, EmpiresState, Piece } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { fleetWords, hexName, hexRef, levelWords, say, technologyName } from '../text/say.ts';
import { firingSteps } from './firing.ts';
import { mineSteps } from './mines.ts';
import { destroyPiece, destroyStranded } from './removing.ts';
import { freeCounter, screenUnits } from './screening.ts';
import { prepareToFight } from './solo/alien-building.ts';
import { bonusAgainstMachines, rollWeaknesses } from './solo/machine-battle.ts';
import { withdraw } from './withdrawing.ts';
import { combatSteps } from './combat.ts';

/** The steps of space battles (SE-8). */
export const battleSteps: ChapterRules<BattleSteps> = {
  ...combatSteps,
  'battle.begin': beginBattle,
  'battle.reveal': revealUnits,
  'battle.withdraw': withdraw,
  'battle.announce': announceAtStart,
  ...mineSteps,
  'battle.round': beginRound,
  'battle.screen': screenUnits,
  'battle.free': freeCounter,
  'battle.bonus': giveBonus,
  ...firingSteps,
  'battle.end': endBattle,
};

/** The owners of some sides' units: each seat by itself, including blood brothers (SE-22.3). */
function ownersOf(state: EmpiresState, sides: readonly Side[]): Side[] {
  return sides.flatMap(side => brothersOf(state, side));
}

/**
 * SE-8.3 (1): begins a battle by removing decoys. If one side has nothing left, there is no battle and the other side
 * is not revealed.
 */
function* beginBattle(game: Empires, { hex, attacker, defender, cause }: BattleSteps['battle.begin']): Rule {
  const { state } = game;
  const sides = [defender, attacker];
  if (sides.some(side => forcesAt(state, hex, side).length === 0)) return;
  game.reveal();
  game.tell?.({
    words: say('battle.begins', { attacker: sideName(attacker), defender: sideName(defender), hex: hexName(hex) }),
    rule: 'SE-8.1',
    refs: [hexRef(hex)],
  });
  for (const side of ownersOf(state, sides)) {
    const empireIndex = EMPIRE_SIDES.findIndex(one => one === side);
    if (empireIndex >= 0) prepareToFight(game, empireIndex, hex); // SE-26.6: an empire buys technology first
    removeDecoys(game, piecesAt(state, hex, side));
  }
  const hasFighters = (side: Side): boolean =>
    forcesAt(state, hex, side).some(piece => isCombatCapable(piece) || piece.kind === 'mine');
  if (sides.some(side => forcesAt(state, hex, side).length === 0) || !sides.some(hasFighters)) {
    game.tell?.({ words: say('battle.none', { hex: hexName(hex) }), rule: 'SE-8.3', refs: [hexRef(hex)] });
    yield* beat('no-battle');
    return;
  }
  state.shots = [];
  state.spot = hex;
  state.battle = {
    ...{ hex, attacker, defender, cause, round: 0, bonus: null, cls: 0, firing: null, offered: [] },
    scanners: { attacker: ALL_SEEING_SCANNER, defender: ALL_SEEING_SCANNER },
  };
  game.next('battle.reveal', {});
}

function removeDecoys(game: Empires, pieces: readonly Piece[]): void {
  const decoys = pieces.filter(({ kind }) => kind === 'decoy');
  const [first] = decoys;
  if (first === undefined) return;
  game.tell?.({
    words: say('battle.decoys', { side: sideName(first.owner), units: fleetWords(decoys), hex: hexName(first.at) }),
    rule: 'SE-4.5',
    refs: [hexRef(first.at)],
  });
  for (const piece of decoys) destroyPiece(game, piece);
}

/** SE-8.3 (2), (3): turns up all units in the battle; then cloaked Raiders may withdraw. */
function* revealUnits(game: Empires): Rule {
  const { state } = game;
  const battle = battleOf(state);
  const { hex, attacker, defender } = battle;
  for (const side of ownersOf(state, [defender, attacker])) {
    const sidePieces = piecesAt(state, hex, side);
    if (sidePieces.length === 0) continue;
    for (const piece of sidePieces) {
      Object.assign(piece, {
        up: true,
        damage: damageKept(state, piece),
        fired: 0,
        screened: false,
        behind: null,
        leaving: 0,
      });
      changeDeeds(piece, () => ({ cloaked: null }));
    }
    game.tell?.({
      words: say('battle.revealed', { side: sideName(side), units: fleetWords(sidePieces) }),
      rule: 'SE-8.3',
      refs: [hexRef(hex)],
    });
  }
  rollWeaknesses(game, hex); // SE-25.8: a machine's first fight
  openTechnologies(game, battle);
  yield* beat('revealed');
  for (const side of ownersOf(state, [attacker, defender])) {
    // Every owner of Raiders gets the step that withdraws them; it ends at once if none may withdraw. Which Raiders a
    // scanner finds is not known here yet (SE-28).
    const hasRaiders = piecesAt(state, hex, side).some(({ kind }) => kind === 'raider');
    if (typeof side === 'number' && hasRaiders) game.next('battle.withdraw', { side });
  }
  game.next('battle.announce', {});
}

/** The damage that a unit keeps between battles: only solo-game machines keep any (SE-25.6). */
function damageKept({ solo }: EmpiresState, { kind, damage }: Piece): number {
  return solo !== undefined && kind === 'machine' ? damage : 0;
}

/**
 * The ship types that both sides of a battle between seats must have for a closed technology to be opened (SE-24.2).
 */
const OPENED_BY: Readonly<Record<(typeof CLOSED_AT_FIRST)[number], readonly PieceKind[]>> = {
  fighters: ['battlecruiser', 'battleship', 'dreadnought'],
  cloaking: ['destroyer', 'cruiser', 'battlecruiser', 'battleship', 'dreadnought'],
};

/**
 * SE-24.2: ships that both sides have at the start of a battle open technologies to everybody. Battles with aliens do
 * not.
 */
function openTechnologies(game: Empires, { hex, attacker, defender }: Battle): void {
  const { state } = game;
  const sides = [attacker, defender];
  if (sides.some(side => typeof side !== 'number')) return;
  for (const technology of CLOSED_AT_FIRST) {
    const hasShips = (side: Side): boolean =>
      forcesAt(state, hex, side).some(({ kind }) => OPENED_BY[technology].includes(kind));
    if (!isClosed(state, technology) || !sides.every(hasShips)) continue;
    state.opened.push(technology);
    game.tell?.({ words: say('battle.opened', { technology: technologyName(technology) }), rule: 'SE-24.2' });
  }
}

/** SE-8.3 (4), SE-15.3.1: announces technology levels before the first round, if there is a fight at all. */
function* announceAtStart(game: Empires): Rule {
  const { state } = game;
  const battle = battleOf(state);
  const { hex, attacker, defender } = battle;
  const sides = [defender, attacker];
  const hasFighters = (side: Side): boolean =>
    forcesAt(state, hex, side).some(piece => isCombatCapable(piece) || piece.kind === 'mine');
  if (!sides.every(hasFighters)) {
    game.next('battle.end', {});
    return;
  }
  if (sides.every(side => fightersOf(state, battle, side).length > 0)) {
    for (const side of ownersOf(state, sides)) if (typeof side === 'number') announceLevels(game, side);
  }
  game.next('battle.mines', { side: defender });
  game.next('battle.mines', { side: attacker });
  game.next('battle.round', {});
}

/** SE-12.10: makes the technology levels of a seat's units in the battle public. */
function announceLevels(game: Empires, seat: Seat): void {
  const { state } = game;
  const { shown } = seatState(state, seat);
  // Bases and yards have the newest levels (SE-12.8), which were not public before.
  game.reveal();
  const levels: Partial<Levels> = {};
  const raiseLevel = (technology: TechnologyId, level: number): void => {
    if (level > 0) levels[technology] = Math.max(levels[technology] ?? 0, level);
  };
  const ownFighters = fightersOf(state, battleOf(state), seat).filter(({ owner }) => owner === seat);
  if (ownFighters.length === 0) return;
  for (const piece of ownFighters) {
    const { attack, defence, tactics, special } = techOf(state, piece);
    raiseLevel('attack', attack);
    raiseLevel('defence', defence);
    raiseLevel('tactics', tactics);
    const technology = specialOf(piece.kind);
    if (technology !== null) raiseLevel(technology, special);
    recordShown(piece, { attack, defence, tactics, ...(technology === null ? {} : { special }) });
  }
  const levelParts = TECHNOLOGY_IDS.flatMap(technology => {
    const level = levels[technology];
    if (level === undefined) return [];
    shown[technology] = Math.max(shown[technology] ?? 0, level);
    return [levelWords(technology, level)];
  });
  game.tell?.({
    words:
      levelParts.length === 0
        ? say('battle.no-levels', { seat: { seat } })
        : say('battle.levels', { seat: { seat }, parts: levelParts }),
    rule: 'SE-12.10',
  });
}

/** SE-8.4: begins a round. The battle is over if one side has no fighting units left (SE-8.14). */
function* beginRound(game: Empires): Rule {
  const { state } = game;
  const battle = battleOf(state);
  const { hex, attacker, defender } = battle;
  const sides = [defender, attacker];
  if (sides.some(side => strengthIn(state, battle, side) === 0)) {
    game.next('battle.end', {});
    return;
  }
  battle.round += 1;
  Object.assign(battle, { bonus: null, cls: 0, firing: null });
  for (const owner of ownersOf(state, sides)) rejoinScreened(state, piecesAt(state, hex, owner));
  battle.scanners = scannerLevelsIn(state, battle);
  game.tell?.({ words: say('battle.round', { round: battle.round, hex: hexName(hex) }), rule: 'SE-8.4' });
  for (const side of ownersOf(state, sides)) {
    if (typeof side !== 'number' || isAgainstMachine(battle)) continue; // SE-17.4, SE-18.3: powers do not screen
    if (piecesAt(state, hex, side).some(isCombatCapable) && screensAllowed(state, battle, side) > 0)
      game.next('battle.screen', { side });
  }
  game.next('battle.bonus', {});
}

/**
 * At the start of a round screened units return to the counter that they left. Screened units of powers, which are
 * public, join a counter of the same sort. Nobody has fired yet.
 */
function rejoinScreened(state: EmpiresState, pieces: readonly Piece[]): void {
  for (const piece of pieces) Object.assign(piece, { fired: 0, screened: false, leaving: 0 });
  for (const [place, piece] of pieces.entries()) {
    const earlierScreened = pieces.slice(0, place);
    const originalGroup =
      typeof piece.owner === 'number'
        ? pieces.find(({ handle }) => handle === piece.behind)
        : earlierScreened.find(other => state.pieces.includes(other) && canMerge(state, other, piece));
    piece.behind = null;
    if (originalGroup !== undefined && canMerge(state, originalGroup, piece)) merge(state, originalGroup, piece);
  }
}

/** SE-8.6, SE-29.8: a side with twice as many unscreened units gets the fleet size bonus of 1 in this round. */
function* giveBonus(game: Empires): Rule {
  const { state } = game;
  const battle = battleOf(state);
  if (isAgainstMachine(battle)) {
    bonusAgainstMachines(game, battle);
    game.next('battle.fire', {});
    return;
  }
  for (const side of [battle.attacker, battle.defender]) {
    const [own, others] = [side, enemyOf(state, battle, side)].map(one => strengthIn(state, battle, one, true));
    if (own === undefined || others === undefined || others === 0 || own < 2 * others) continue;
    battle.bonus = side;
    game.tell?.({ words: say('battle.bonus', { side: sideName(side), own, others }), rule: 'SE-8.6' });
  }
  game.next('battle.fire', {});
}

/**
 * SE-8.14, SE-29.2: ends a battle. Unarmed units of the loser are destroyed, damage is repaired, and all counters stay
 * face up.
 */
function* endBattle(game: Empires): Rule {
  const { state } = game;
  const battle = battleOf(state);
  const { hex, attacker, defender } = battle;
  const sides = [defender, attacker];
  for (const side of ownersOf(state, sides)) {
    const sidePieces = piecesAt(state, hex, side);
    if (strengthIn(state, battle, side) > 0 || strengthIn(state, battle, enemyOf(state, battle, side)) === 0) continue;
    const unarmed = sidePieces.filter(isNonCombat);
    if (unarmed.length === 0) continue;
    game.tell?.({
      words: say('battle.unarmed', { side: sideName(side), units: fleetWords(unarmed), hex: hexName(hex) }),
      rule: 'SE-8.14',
      refs: [hexRef(hex)],
    });
    for (const piece of unarmed) destroyPiece(game, piece);
  }
  for (const side of ownersOf(state, sides)) {
    for (const piece of piecesAt(state, hex, side))
      Object.assign(piece, { damage: damageKept(state, piece), fired: 0, screened: false, behind: null, leaving: 0 });
    destroyStranded(game, hex, side);
    dealHandles(state, hex, side);
  }
  const winners = sides.filter(side => strengthIn(state, battle, side) > 0);
  const [only] = winners;
  game.tell?.({
    words:
      winners.length === 1 && only !== undefined
        ? say('battle.won', { side: sideName(only), hex: hexName(hex) })
        : say('battle.over', { hex: hexName(hex) }),
    rule: 'SE-8.14',
    refs: [hexRef(hex)],
  });
  state.battle = null;
  yield* beat('battle-over');
}
