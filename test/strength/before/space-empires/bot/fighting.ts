import { stepsBetween } from '../../../../../src/games/space-empires/data/hexes.ts';
import { isUnitKind, UNITS } from '../../../../../src/games/space-empires/data/units.ts';
import { terrainOf } from '../../../../../src/games/space-empires/state/board.ts';
import type { PieceView } from '../../../../../src/games/space-empires/view.ts';
import { bestOption, hexIn, numberIn, pieceIn, worthOf } from './turn.ts';
import type { Opinion } from './turn.ts';

function hullOf({ kind }: PieceView): number {
  return kind !== null && isUnitKind(kind) ? UNITS[kind].hull : 1;
}

/** The shot that is likeliest to take off the most; damaged units first. */
export const fire: Opinion = turn =>
  bestOption(turn, ({ id, words }) => {
    const target = id.startsWith('at:') ? pieceIn(turn, id) : null;
    if (target === null) return 0;
    const chance = Math.max(1, numberIn(words, 'needed')) / 10;
    const left = Math.max(1, hullOf(target) - target.damage);
    return (chance * (worthOf(target) / Math.max(1, target.count ?? 1) + 3)) / left;
  });

/** Mines take what is dearest. */
export const mine: Opinion = turn =>
  bestOption(turn, ({ id }) => {
    const target = pieceIn(turn, id);
    return target === null ? 0 : worthOf(target) / Math.max(1, target.count ?? 1) + 1;
  });

/** Units fire at a colony as long as there is one. */
export const bombard: Opinion = ({ decision }) => decision.options.find(({ id }) => id.startsWith('fire:'))?.id ?? null;

/** Others are lost where it hurts: in a black hole, or far from their home. */
export const shift: Opinion = turn => {
  const { view } = turn;
  const victim = view.active === null ? null : view.seats[view.active]?.world;
  return bestOption(turn, ({ id }) => {
    const hex = hexIn(id);
    if (hex === null) return 0;
    const far = victim === null || victim === undefined ? 0 : stepsBetween(hex, victim);
    return 1 + far + (terrainOf(view, hex) === 'black-hole' ? 20 : 0) + (view.hexes[hex]?.hidden === true ? 5 : 0);
  });
};

/** Scanners are shown. */
export const scanner: Opinion = turn => (turn.has('scanner') ? 'scanner' : 'pass');

/** Fighters and carriers go together. */
export const load: Opinion = ({ decision }) => decision.amount?.max ?? null;
