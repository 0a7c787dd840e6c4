import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import { stepsBetween } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { areAllies } from '../state/seats.ts';
import { hexIn } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import type { PieceView } from '../view.ts';
import { forcesOf, oddsOf } from './odds.ts';
import { bestOption, firstThat, worthOf } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

function hullOf({ kind }: PieceView): number {
  return kind !== null && isUnitKind(kind) ? UNITS[kind].hull : 1;
}

/** The forecast (`oddsOf`) up to which a battle is hopeless, so that the player retreats. */
const HOPELESS = -0.4;

/**
 * The option that retreats from a hopeless battle, towards home (SE-8.12). `null` if the player fights on, as it always
 * does at its homeworld and in solo games.
 */
function wayOut(turn: BotTurn): string | null {
  const { view, me } = turn;
  const { battle } = view;
  const world = view.seats[me]?.world ?? null;
  if (battle === null || world === null || battle.hex === world || view.solo !== undefined) return null;
  const flees = firstThat(turn, ...FLIGHTS) !== null;
  const here = view.pieces.filter(({ at }) => at === battle.hex);
  const own = here.filter(({ owner }) => owner === me);
  const enemies = here.filter(({ owner }) => !areAllies(view, owner, me));
  if (!flees || oddsOf(view, battle.hex, forcesOf(view, own), forcesOf(view, enemies)) > HOPELESS) return null;
  return bestOption(turn, option => {
    const way = detailIn(option, 'do', FLIGHTS);
    const hex = hexIn(option.subject);
    return way === null || hex === null ? 0 : FAR - stepsBetween(hex, world) + (way === 'flee-all' ? 0.5 : 0);
  });
}

const FAR = 40;
/** The actions that retreat from a battle: with one unit, or with a whole group. */
const FLIGHTS = ['flee', 'flee-all'] as const;

/**
 * Retreats from a hopeless battle, otherwise takes the shot with the highest expected value, with a preference for
 * damaged units.
 */
export const fire: Strategy = turn => wayOut(turn) ?? aim(turn);

const aim: Strategy = turn =>
  bestOption(turn, option => {
    const target = option.details?.do === 'at' ? pieceSeen(turn.view, option.subject) : null;
    if (target === null) return 0;
    const chance = (numberIn(option, 'needed') ?? 1) / 10;
    const left = Math.max(1, hullOf(target) - target.damage);
    return (chance * (worthOf(target) / Math.max(1, target.count ?? 1) + 3)) / left;
  });

/** Chooses the most expensive unit as the target of a mine. */
export const mine: Strategy = turn =>
  bestOption(turn, ({ subject }) => {
    const target = pieceSeen(turn.view, subject);
    return target === null ? 0 : worthOf(target) / Math.max(1, target.count ?? 1) + 1;
  });

/** Bombards a colony until it is destroyed. */
export const bombard: Strategy = turn => firstThat(turn, 'fire');

/** Shifts other seats' units where it hurts most: into a black hole, or far from their home. */
export const shift: Strategy = turn => {
  const { view } = turn;
  const victim = view.active === null ? null : view.seats[view.active]?.world;
  return bestOption(turn, ({ subject }) => {
    const hex = hexIn(subject);
    if (hex === null) return 0;
    const far = victim === null || victim === undefined ? 0 : stepsBetween(hex, victim);
    return 1 + far + (terrainOf(view, hex) === 'black-hole' ? 20 : 0) + (view.hexes[hex]?.hidden === true ? 5 : 0);
  });
};

/** Always reveals the seat's scanners. */
export const scanner: Strategy = turn => (turn.has('scanner') ? 'scanner' : 'pass');

/** Loads as many fighters as possible. */
export const load: Strategy = ({ decision }) => decision.amount?.max ?? null;
