import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Seat, Side } from '../../../kernel/words/message.ts';
import { printedPrice } from '../data/units.ts';
import { enemyOf, isAgainstMachine, isCloaked } from '../state/fire.ts';
import { forcesAt, piecesAt, unitsIn } from '../state/pieces.ts';
import { techOf } from '../state/carried.ts';
import { brothersOf, seatState } from '../state/seats.ts';
import type { Battle, ChapterRules, Empires, EmpiresState, Piece } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { hexName, hexRef, kindName, pieceRef, say, unitsWords } from '../text/say.ts';
import { MACHINES_SIDE } from '../state/seats.ts';
import { empireOf } from '../state/solo/empires.ts';
import { destroyPiece, destroyStranded } from './removing.ts';
import { minesAgainstMachines } from './solo/machine-battle.ts';

/**
 * The steps in which mines are swept and then explode (SE-16.4 to SE-16.7, SE-15.6). Mines take no part in the fight
 * (SE-16.2).
 */
export const mineSteps: Pick<ChapterRules<BattleSteps>, 'battle.mines' | 'battle.explode'> = {
  'battle.mines': sweepMines,
  'battle.explode': explodeMines,
};

/** SE-16.4: each sweeper removes as many mines as its level of Mine Sweep. */
function* sweepMines(game: Empires, { side }: BattleSteps['battle.mines']): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null) return;
  const mines = forcesAt(state, battle.hex, side).filter(({ kind }) => kind === 'mine');
  const count = unitsIn(mines);
  if (count === 0) return;
  // SE-26.6: aliens learn of the mines
  if (state.solo !== undefined && typeof side === 'number') seatState(state, side).shown.mines = 1;
  if (state.solo !== undefined && enemyOf(state, battle, side) === MACHINES_SIDE) {
    minesAgainstMachines(game, battle, side);
    return;
  }
  if (isAgainstMachine(battle)) {
    // SE-18.3: mines explode without effect on machines.
    game.tell?.({
      words: say('mines.wasted', { side: sideName(side), units: unitsWords('mine', count) }),
      rule: 'SE-18.3',
      refs: [hexRef(battle.hex)],
    });
    removeMines(game, battle, side, count);
    return;
  }
  const sweptMines = Math.min(count, sweptCount(state, battle, side));
  if (sweptMines > 0) {
    game.tell?.({
      words: say('mines.swept', {
        side: sideName(enemyOf(state, battle, side)),
        units: unitsWords('mine', sweptMines),
      }),
      rule: 'SE-16.4',
      refs: [hexRef(battle.hex)],
    });
    removeMines(game, battle, side, sweptMines);
  }
  for (const owner of brothersOf(state, side)) {
    const minesLeft = unitsIn(piecesAt(state, battle.hex, owner).filter(({ kind }) => kind === 'mine'));
    if (minesLeft > 0) game.next('battle.explode', { side: owner, left: minesLeft });
  }
}

function sweptCount(state: EmpiresState, battle: Battle, side: Side): number {
  return forcesAt(state, battle.hex, enemyOf(state, battle, side))
    .filter(({ kind }) => kind === 'sweeper')
    .reduce(
      (sum, piece) => sum + techOf(state, piece).special * piece.count,
      aliensSweep(state, battle, enemyOf(state, battle, side)),
    );
}

/** How many mines an alien empire sweeps: every Scout sweeps as many as its level (SE-26.7). */
function aliensSweep(state: EmpiresState, { hex }: Battle, side: Side): number {
  const level = empireOf(state, side)?.levels['mine-sweep'] ?? 0;
  return level * unitsIn(piecesAt(state, hex, side).filter(({ kind }) => kind === 'scout'));
}

function removeMines(game: Empires, battle: Battle, side: Side, count: number): void {
  let minesLeft = count;
  const forces = forcesAt(game.state, battle.hex, side);
  // The side's own mines go first, then those of its blood brothers.
  for (const piece of [
    ...forces.filter(({ owner }) => owner === side),
    ...forces.filter(({ owner }) => owner !== side),
  ]) {
    if (piece.kind !== 'mine' || minesLeft === 0) continue;
    const removed = Math.min(minesLeft, piece.count);
    minesLeft -= removed;
    destroyPiece(game, piece, removed);
  }
}

function isOffered({ offered }: Battle, { owner }: Piece): boolean {
  return typeof owner === 'number' && offered.includes(owner);
}

/** The counters that mines can hit: any sort of ship (SE-16.7), but no cloaked Raiders (SE-16.6). */
function targetsOfMines(state: EmpiresState, battle: Battle, side: Side): Piece[] {
  return forcesAt(state, battle.hex, enemyOf(state, battle, side)).filter(
    piece =>
      piece.kind !== 'base' &&
      piece.kind !== 'yard' &&
      piece.kind !== 'mine' &&
      (isOffered(battle, piece) || !isCloaked(state, piece, battle.hex, side)),
  );
}

/** SE-16.4, SE-16.5: each mine destroys one unit of its owner's choice, as long as there are targets. */
function* explodeMines(game: Empires, { side, left }: BattleSteps['battle.explode']): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null || left === 0) return;
  if (typeof side !== 'number' && empireOf(state, side) === null) return;
  const enemy = enemyOf(state, battle, side);
  for (const owner of brothersOf(state, enemy)) {
    const cloakedRaiders = piecesAt(state, battle.hex, owner).filter(piece =>
      isCloaked(state, piece, battle.hex, side),
    );
    if (typeof owner !== 'number' || cloakedRaiders.length === 0 || battle.offered.includes(owner)) continue;
    // SE-16.6: the owner of a cloaked Raider may offer it as a target for the mines.
    const offersRaider = yield* choose(
      game,
      owner,
      'mines.offer',
      [
        { id: 'hide', words: say('mines.hide'), value: false },
        { id: 'offer', words: say('mines.offer'), value: true },
      ],
      { prompt: say('mines.offer-ask', { hex: hexName(battle.hex) }), rule: 'SE-16.6' },
    );
    if (offersRaider) battle.offered.push(owner);
  }
  const targets = targetsOfMines(state, battle, side);
  if (targets.length === 0) return;
  const target = typeof side === 'number' ? yield* chooseTarget(game, side, targets, left) : mostExpensive(targets);
  if (target === null) return;
  game.tell?.({
    words: say('mines.exploded', { side: sideName(side), enemy: sideName(target.owner), unit: kindName(target.kind) }),
    rule: 'SE-16.4',
    refs: [hexRef(battle.hex)],
  });
  removeMines(game, battle, side, 1);
  destroyPiece(game, target, 1);
  if (target.kind === 'carrier') destroyStranded(game, battle.hex, target.owner);
  yield* beat('mine');
  game.next('battle.explode', { side, left: left - 1 });
}

function* chooseTarget(game: Empires, side: Seat, targets: readonly Piece[], minesLeft: number): Rule<Piece> {
  const options = targets.map(piece => ({
    id: `at:c${piece.handle}`,
    words: kindName(piece.kind),
    subject: pieceRef(piece.handle),
    details: { do: 'at', unit: piece.kind },
    refs: [pieceRef(piece.handle)],
    value: piece,
  }));
  const hex = targets[0]?.at ?? 'a1';
  const question = { prompt: say('mines.ask', { hex: hexName(hex), left: minesLeft }), rule: 'SE-16.4' };
  return yield* choose(game, side, 'mines.target', options, question);
}

/**
 * The target of an alien empire's mines: the most expensive ship, and of equal ones the first (SE-26.9). `null` if
 * there is none.
 */
function mostExpensive(targets: readonly Piece[]): Piece | null {
  const byPrice = (one: Piece, other: Piece): number =>
    printedPrice(other.kind) - printedPrice(one.kind) || one.handle - other.handle;
  return [...targets].sort(byPrice)[0] ?? null;
}
