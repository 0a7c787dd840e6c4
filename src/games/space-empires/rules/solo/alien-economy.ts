import { beat } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import { sideName } from '../../../../kernel/words/message.ts';
import {
  ALIEN_DIFFICULTY,
  alienRow,
  DEFENCE_FACTOR,
  EXTRA_ROLL_AFTER,
  FIGHTER_FLEET,
  LAUNCH_BONUS,
  LEAST_FLEET,
  RAIDER_FLEET,
} from '../../data/solo/alien-sheet.ts';
import type { AlienRow, DiceRange } from '../../data/solo/alien-sheet.ts';
import { UNITS } from '../../data/units.ts';
import { addPiece } from '../../state/placing.ts';
import { carriedAt } from '../../state/carried.ts';
import { empireSide, limitsOf, shownLevel } from '../../state/solo/empires.ts';
import type { Empires, EmpiresState } from '../../state/state.ts';
import type { AlienEmpire } from '../../state/solo/powers.ts';
import type { SoloSteps } from '../../state/steps.ts';
import { hexName, hexRef, say } from '../../text/say.ts';
import { buildFleet, buyLevel, buyTechnology, alienEmpire, placeAliens, raidersFor } from './alien-building.ts';

const DIE = 10;

function isPieceInPlay(range: DiceRange, die: number): boolean {
  return range !== null && die >= range[0] && die <= range[1];
}

/** How many economic rolls an empire has in a phase (SE-26.3). */
export function rollsIn({ extra }: Pick<AlienEmpire, 'extra'>, phase: number): number {
  return alienRow(phase).rolls + extra.filter(from => from <= phase).length;
}

/** The result of an economic roll: the bank that gains, or an extra roll (SE-26.3). */
export function resultOf(row: AlienRow, die: number): 'economy' | 'fleet' | 'tech' | 'defence' {
  if (isPieceInPlay(row.economy, die)) return 'economy';
  if (isPieceInPlay(row.fleet, die)) return 'fleet';
  return isPieceInPlay(row.tech, die) ? 'tech' : 'defence';
}

/** SE-26.3, SE-26.4: carries out the economic phase of an empire, and the launch of a fleet. */
export function* alienEconomy(game: Empires, { number, phase }: SoloSteps['empire.economy']): Rule {
  const { state } = game;
  const empire = alienEmpire(state, number);
  if (empire.fallen) return;
  const row = alienRow(phase);
  const { cp } = ALIEN_DIFFICULTY[state.options.solo?.difficulty ?? 'easy'];
  const side = sideName(empireSide(number));
  const rolls = rollsIn(empire, phase);
  game.tell?.({ words: say('empire.phase', { side, phase }), rule: 'SE-26.3' });
  game.tell?.({
    words: say('empire.rolls', { side, rolls, phase, own: row.rolls, extra: rolls - row.rolls }),
    rule: 'SE-26.3',
  });
  for (let roll = 0; roll < rolls; roll += 1) {
    const die = game.roll(DIE) + 1;
    const rollResult = resultOf(row, die);
    const gainedCp = rollResult === 'economy' ? 0 : cp * (rollResult === 'defence' ? DEFENCE_FACTOR : 1);
    if (rollResult === 'economy') empire.extra.push(phase + EXTRA_ROLL_AFTER);
    else empire[rollResult] += gainedCp;
    const countsFrom = phase + EXTRA_ROLL_AFTER;
    const bankedCp = rollResult === 'economy' ? 0 : empire[rollResult];
    game.tell?.({
      words: say(`empire.economy.${rollResult}`, { side, die, cp: gainedCp, bank: bankedCp, from: countsFrom }),
      rule: 'SE-26.3',
    });
  }
  if (row.launch !== null && empire.fleet >= LEAST_FLEET) launchRoll(game, number, row.launch[1]);
  yield* beat('empire');
}

/** The modifier of an empire's launch roll (SE-26.4). */
export function launchModifier(state: EmpiresState, { fleet, levels }: AlienEmpire): number {
  const fighters =
    levels.fighters > 0 && fleet >= FIGHTER_FLEET && shownLevel(state, 'point-defence') < levels.fighters;
  const cloaking = levels.cloaking > 0 && fleet >= RAIDER_FLEET && shownLevel(state, 'scanners') < levels.cloaking;
  return (fighters ? LAUNCH_BONUS : 0) + (cloaking ? LAUNCH_BONUS : 0);
}

function launchRoll(game: Empires, empireIndex: number, upTo: number): void {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const side = sideName(empireSide(empireIndex));
  const modifier = launchModifier(state, empire);
  const die = game.roll(DIE) + 1;
  const launches = die + modifier <= upTo;
  game.tell?.({
    words: say(launches ? 'empire.launches' : 'empire.waits', {
      side,
      die,
      modifier: Math.abs(modifier),
      needed: upTo,
    }),
    rule: 'SE-26.4',
  });
  if (launches) launchFleet(game, empireIndex);
}

/** The highest die result with which an empire buys Movement when it launches a fleet (SE-26.5). */
const MOVEMENT_DICE = 4;

/**
 * SE-26.5: an empire launches a fleet: it may buy Movement, and then places Raiders, or a counter whose ships are not
 * chosen yet.
 */
function launchFleet(game: Empires, empireIndex: number): void {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const owner = empireSide(empireIndex);
  const { world: at, levels } = empire;
  const die = game.roll(DIE) + 1;
  const wantsMovement = die <= MOVEMENT_DICE;
  game.tell?.({
    words: say(wantsMovement ? 'empire.roll.movement' : 'empire.roll.no-movement', {
      side: sideName(owner),
      die,
      needed: MOVEMENT_DICE,
    }),
    rule: 'SE-26.5',
  });
  if (wantsMovement) buyLevel(game, empireIndex, 'movement');
  const limits = limitsOf(state, owner);
  const raiders = raidersFor(empire.fleet, limits);
  const canHideRaiders = levels.cloaking > 0 && shownLevel(state, 'scanners') < levels.cloaking;
  const refs = [hexRef(at)];
  if (canHideRaiders && raiders.length > 0) {
    const placedPieces = placeAliens(game, empireIndex, at, raiders);
    empire.fleet -= raiders.length * UNITS.raider.cost;
    empire.fresh.push(...placedPieces.map(({ handle }) => handle));
    game.tell?.({
      words: say('empire.raiders', { side: sideName(owner), count: raiders.length, hex: hexName(at) }),
      rule: 'SE-26.5',
      refs,
    });
    return;
  }
  const cp = empire.fleet;
  empire.fleet = 0;
  const piece = addPiece(state, {
    owner,
    kind: 'alien-fleet',
    count: 1,
    tech: carriedAt('alien-fleet', levels),
    at,
    up: true,
  });
  empire.unbuilt.push({ handle: piece.handle, cp });
  game.tell?.({ words: say('empire.fleet', { side: sideName(owner), cp, hex: hexName(at) }), rule: 'SE-26.5', refs });
}

/**
 * SE-26.10: an empire prepares the defence of its homeworld: it buys technology and spends its whole fleet and defence
 * banks.
 */
export function* defendWorld(game: Empires, { number }: SoloSteps['empire.defend']): Rule {
  const { state } = game;
  const empire = alienEmpire(state, number);
  if (empire.fallen) return;
  game.reveal();
  const { world } = empire;
  game.tell?.({
    words: say('empire.attacked', { side: sideName(empireSide(number)), hex: hexName(world) }),
    rule: 'SE-26.10',
    refs: [hexRef(world)],
  });
  buyTechnology(game, number, { raiders: false, home: true });
  const cp = empire.fleet;
  empire.fleet = 0;
  if (cp > 0) buildFleet(game, number, world, cp, false);
  buildDefence(game, number);
  yield* beat('empire');
}

/**
 * SE-26.10: buys bases and mines from the defence bank, as a die decides. Without mine counters it buys bases only, and
 * no die is rolled (SE-19.2).
 */
function buildDefence(game: Empires, empireIndex: number): void {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const { base, mine } = UNITS;
  const laysMines = state.options.sets.includes('mines');
  if (empire.defence < (laysMines ? mine : base).cost) return;
  const die = laysMines ? game.roll(DIE) + 1 : null;
  const { bases, mines } = defencesFor(empire.defence, die);
  empire.defence -= bases * base.cost + mines * mine.cost;
  placeAliens(game, empireIndex, empire.world, [
    ...Array.from({ length: bases }, () => 'base' as const),
    ...Array.from({ length: mines }, () => 'mine' as const),
  ]);
  const params = { side: sideName(empireSide(empireIndex)), bases, left: empire.defence };
  game.tell?.({
    words: die === null ? say('empire.bases', params) : say('empire.defences', { ...params, die, mines }),
    rule: 'SE-26.10',
  });
}

/**
 * How many bases and mines an amount of defence CP buys (SE-26.10). Die 1–3: mines; 4–7: both in turn; 8–10: bases;
 * mines are bought for the rest. `null` instead of a die: no mine counters, so only bases (SE-19.2).
 */
export function defencesFor(cp: number, die: number | null): { readonly bases: number; readonly mines: number } {
  const { base, mine } = UNITS;
  if (die === null) return { bases: Math.floor(cp / base.cost), mines: 0 };
  let [left, bases, mines] = [cp, 0, 0];
  const onlyMines = die <= 3;
  const alternates = die <= 7;
  while (left >= mine.cost) {
    const buysBaseNext = !onlyMines && (!alternates || bases <= mines);
    if (buysBaseNext && left >= base.cost) {
      bases += 1;
      left -= base.cost;
    } else {
      mines += 1;
      left -= mine.cost;
    }
  }
  return { bases, mines };
}
