import { stepsBetween } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { areAllies } from '../state/seats.ts';
import type { PieceView } from '../view.ts';
import { forcesOf, oddsOf } from './odds.ts';
import { bestOption, hexIn, numberIn, pieceIn, worthOf } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

function hullOf({ kind }: PieceView): number {
  return kind !== null && isUnitKind(kind) ? UNITS[kind].hull : 1;
}

/** A battle that is likely to end so badly is left (`oddsOf`), */
const HOPELESS = -0.4;

/**
 * SE-8.12: the way out of a battle that is lost, towards home; `null`: it is fought on, as it always is at the
 * homeworld.
 */
function wayOut(turn: BotTurn): string | null {
  const { view, me } = turn;
  const { battle } = view;
  const world = view.seats[me]?.world ?? null;
  if (battle === null || world === null || battle.hex === world || view.solo !== undefined) return null;
  const flees = turn.decision.options.some(({ id }) => id.startsWith('flee'));
  const here = view.pieces.filter(({ at }) => at === battle.hex);
  const own = here.filter(({ owner }) => owner === me);
  const enemies = here.filter(({ owner }) => !areAllies(view, owner, me));
  if (!flees || oddsOf(view, battle.hex, forcesOf(view, own), forcesOf(view, enemies)) > HOPELESS) return null;
  return bestOption(turn, ({ id }) => {
    const hex = id.startsWith('flee') ? hexIn(id) : null;
    return hex === null ? 0 : FAR - stepsBetween(hex, world) + (id.startsWith('flee-all') ? 0.5 : 0);
  });
}

const FAR = 40;

/** The shot that is likeliest to take off the most; damaged units first. What is lost is left. */
export const fire: Strategy = turn => wayOut(turn) ?? aim(turn);

const aim: Strategy = turn =>
  bestOption(turn, ({ id, words }) => {
    const target = id.startsWith('at:') ? pieceIn(turn, id) : null;
    if (target === null) return 0;
    const chance = Math.max(1, numberIn(words, 'needed')) / 10;
    const left = Math.max(1, hullOf(target) - target.damage);
    return (chance * (worthOf(target) / Math.max(1, target.count ?? 1) + 3)) / left;
  });

/** Mines take what is dearest. */
export const mine: Strategy = turn =>
  bestOption(turn, ({ id }) => {
    const target = pieceIn(turn, id);
    return target === null ? 0 : worthOf(target) / Math.max(1, target.count ?? 1) + 1;
  });

/** Units fire at a colony as long as there is one. */
export const bombard: Strategy = ({ decision }) =>
  decision.options.find(({ id }) => id.startsWith('fire:'))?.id ?? null;

/** Others are lost where it hurts: in a black hole, or far from their home. */
export const shift: Strategy = turn => {
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
export const scanner: Strategy = turn => (turn.has('scanner') ? 'scanner' : 'pass');

/** Fighters and carriers go together. */
export const load: Strategy = ({ decision }) => decision.amount?.max ?? null;
