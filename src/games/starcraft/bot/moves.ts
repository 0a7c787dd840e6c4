import { latest } from '../../../bots/latest.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS, ATTACK_LIMIT_BONUS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import {
  boardKey,
  controls,
  isAlliedSpot,
  isEnemySpot,
  putUnit,
  reachOf,
  roomIn,
  sketchOf,
  spotsOn,
  takeUnit,
} from './sketch.ts';
import type { BoardView, Sketch, Spot } from './sketch.ts';
import { oddsOf, worthOf, worthOfAll } from './strength.ts';
import type { Odds } from './strength.ts';
import { best } from './turn.ts';
import { aimsOf, planetWorth } from './worth.ts';
import type { Aims } from './worth.ts';

/** A move of one unit from one area to another. */
export interface UnitMove {
  readonly unit: UnitType;
  readonly from: AreaId;
  readonly to: AreaId;
}

/** The moves of a Mobilize order, and their total gain. */
export interface MovePlan {
  readonly moves: readonly UnitMove[];
  readonly gain: number;
  /** The area that is attacked; `null` if none is. */
  readonly attacked: AreaId | null;
}

/** The size of the cache of move plans: enough for about two orders of each seat. */
const CACHED_PLANS = 12;

const cachedPlan = latest<MovePlan>(CACHED_PLANS);

/** A Mobilize order that is about to be carried out. `care` is the weight of guards, usually 1. */
interface MobilizeOrder {
  readonly seat: Seat;
  readonly planet: PlanetId;
  readonly special: boolean;
  readonly care?: number;
}

/** The best moves of a Mobilize order on the current board, cached for all questions of the order. */
export function bestMovesNow(view: BoardView, { seat, planet, special, care = 1 }: MobilizeOrder): MovePlan {
  return cachedPlan([...boardKey(view, seat), planet, special, care], () => {
    const sketch = sketchOf(view, seat);
    return bestMoves(sketch, aimsOf(view, sketch, care), planet, special);
  });
}

/** A move must gain more than this to be made. */
const MIN_GAIN = 0.12;
/** The maximum number of units that the bot moves in one order. */
const MAX_MOVES = 12;
/**
 * The chance to win that an attack needs. An attack with a lower chance needs enemy losses of `MIN_LOSS_RATIO` times
 * the own losses.
 */
const MIN_WIN_CHANCE = 0.35;
const MIN_LOSS_RATIO = 1.5;

interface Step {
  readonly unit: UnitType;
  readonly from: Spot;
  readonly to: Spot;
}

/** The best moves of a Mobilize order on `planet`. Changes the sketch while it works, but restores it. */
export function bestMoves(sketch: Sketch, aims: Aims, planet: PlanetId, special: boolean): MovePlan {
  const board: MoveContext = {
    sketch,
    aims,
    planet,
    planets: [planet, ...reachOf(sketch, planet, aims.seat)],
  };
  const peacefulPlan = afterAttack(board, [], 0, null);
  const attack = best(attacks(board, special), ({ gain }) => gain);
  if (attack === null) return peacefulPlan;
  const attackPlan = afterAttack(board, attack.steps, attack.gain, attack.target.area);
  return attackPlan.gain > peacefulPlan.gain ? attackPlan : peacefulPlan;
}

interface MoveContext {
  readonly sketch: Sketch;
  readonly aims: Aims;
  readonly planet: PlanetId;
  /** The active planet, and the planets from which units can be transported to it. */
  readonly planets: readonly PlanetId[];
}

/** Applies planned moves to the sketch, assuming that the attacker wins the area. */
export function applyMoves(sketch: Sketch, seat: number, plan: MovePlan): void {
  const spots = [...sketch.spots.values()].flat();
  const at = (area: AreaId): Spot | undefined => spots.find(spot => spot.area === area);
  const target = plan.attacked === null ? undefined : at(plan.attacked);
  if (target !== undefined && target.holder !== seat) {
    target.units = [];
    target.holder = null;
  }
  for (const { unit, from, to } of plan.moves) {
    const start = at(from);
    const goal = at(to);
    if (start === undefined || goal === undefined) continue;
    takeUnit(start, unit);
    putUnit(goal, unit, seat);
  }
}

/** The plan of an attack (or none, if `attack` is empty) and the best peaceful moves of the other units. */
function afterAttack(board: MoveContext, attack: readonly Step[], gain: number, attacked: AreaId | null): MovePlan {
  const { sketch, aims } = board;
  const done: Step[] = [];
  for (const step of attack) {
    takeUnit(step.from, step.unit);
    done.push(step);
  }
  const arrivedUnits = new Map<Spot, UnitType[]>();
  let entered = attacked;
  let worth = gain;
  for (let count = 0; count < MAX_MOVES; count += 1) {
    const found = bestStep(board, peacefulSteps(board, arrivedUnits, entered));
    if (found === null || found.gain <= MIN_GAIN) break;
    const { step } = found;
    worth += found.gain;
    move(step, aims.seat);
    arrivedUnits.set(step.to, [...(arrivedUnits.get(step.to) ?? []), step.unit]);
    if (step.to.base !== null && step.to.base !== aims.seat) entered = step.to.area;
    done.push(step);
  }
  for (const step of done.slice(attack.length).reverse()) {
    takeUnit(step.to, step.unit);
    putUnit(step.from, step.unit, aims.seat);
  }
  for (const step of attack) putUnit(step.from, step.unit, sketch.seat);
  return {
    moves: done.map(({ unit, from, to }) => ({ unit, from: from.area, to: to.area })),
    gain: worth,
    attacked,
  };
}

function move({ unit, from, to }: Step, seat: number): void {
  takeUnit(from, unit);
  putUnit(to, unit, seat);
}

/** All possible moves of one unit to an area without enemy units. A unit that has moved can't move again (SC-10.7). */
function peacefulSteps(
  board: MoveContext,
  arrivedUnits: ReadonlyMap<Spot, readonly UnitType[]>,
  entered: AreaId | null,
): Step[] {
  const { sketch, aims, planet, planets } = board;
  const { seat } = aims;
  const goals = spotsOn(sketch, planet).filter(spot => {
    if (roomIn(spot) <= 0 || spot.area === entered || isAlliedSpot(sketch, spot)) return false;
    if (spot.holder !== null && spot.holder !== seat) return false;
    return !isEnemySpot(spot, seat) || entered === null;
  });
  return planets.flatMap(there =>
    spotsOn(sketch, there).flatMap(from => {
      if (from.holder !== seat) return [];
      const moved = arrivedUnits.get(from) ?? [];
      const units = [...new Set(from.units)].filter(
        unit => from.units.filter(other => other === unit).length > moved.filter(other => other === unit).length,
      );
      return units.flatMap(unit =>
        goals.flatMap(to => (to === from || !mayLand(sketch, from, to) ? [] : [{ unit, from, to }])),
      );
    }),
  );
}

/**
 * SC-10.6: whether a unit may go from one area to another. No unit from another planet may land in the area of an enemy
 * base with Air Support.
 */
function mayLand({ guarded, seat }: Sketch, from: Spot, to: Spot): boolean {
  return from.planet === to.planet || to.base === null || to.base === seat || !guarded.has(to.base);
}

/** The step with the greatest gain, and this gain. Cheaper units gain slightly more. */
function bestStep({ sketch, aims, planets }: MoveContext, steps: readonly Step[]): { step: Step; gain: number } | null {
  const worths = new Map(planets.map(planet => [planet, planetWorth(sketch, aims, planet)]));
  let found: { step: Step; gain: number } | null = null;
  for (const step of steps) {
    const { from, to, unit } = step;
    const { holder } = to;
    takeUnit(from, unit);
    putUnit(to, unit, aims.seat);
    let gain = planetWorth(sketch, aims, to.planet) - (worths.get(to.planet) ?? 0) - 0.01 * worthOf(unit);
    if (from.planet !== to.planet) gain += planetWorth(sketch, aims, from.planet) - (worths.get(from.planet) ?? 0);
    takeUnit(to, unit);
    to.holder = holder;
    putUnit(from, unit, aims.seat);
    if (found === null || gain > found.gain) found = { step, gain };
  }
  return found;
}

interface Attack {
  readonly target: Spot;
  readonly steps: readonly Step[];
  readonly gain: number;
}

/** The best attack on each area with enemy units; areas without a worthwhile attack are left out. */
function attacks(board: MoveContext, special: boolean): Attack[] {
  const { sketch, aims, planet } = board;
  return spotsOn(sketch, planet).flatMap(target => {
    if (target.holder === null || target.holder === aims.seat || isAlliedSpot(sketch, target)) return [];
    const attack = attackOn(board, target, special);
    return attack === null ? [] : [attack];
  });
}

/**
 * The best attack on `target`; `null` if none is worthwhile. Tries growing forces, starting with the units that can
 * best be spared.
 */
function attackOn(board: MoveContext, target: Spot, special: boolean): Attack | null {
  const { sketch, planets, aims } = board;
  const { seat } = aims;
  const available = planets.flatMap(there =>
    spotsOn(sketch, there).flatMap(from => {
      if (from.holder !== seat || !mayLand(sketch, from, target)) return [];
      const sorted = [...from.units].sort((one, other) => worthOf(other) - worthOf(one));
      const mustKeepOne = controls(from, seat) && from.base !== seat;
      return sorted.map((unit, at) => ({ unit, from, to: target, last: mustKeepOne && at === sorted.length - 1 }));
    }),
  );
  available.sort((one, other) => Number(one.last) - Number(other.last) || worthOf(other.unit) - worthOf(one.unit));
  const most = AREAS[target.area].unitLimit + ATTACK_LIMIT_BONUS;
  const tries: Attack[] = [];
  for (let size = 1; size <= Math.min(most, available.length); size += 1) {
    const steps = available.slice(0, size);
    const odds = oddsOf(
      steps.map(({ unit }) => unit),
      target.units,
      special ? 1 : 0,
    );
    if (odds.win < MIN_WIN_CHANCE && aims.hunger * odds.kills < MIN_LOSS_RATIO * odds.losses + 0.5) continue;
    tries.push({ target, steps, gain: attackGain(board, steps, target, odds) });
  }
  const found = best(tries, ({ gain }) => gain);
  return found === null || found.gain <= MIN_GAIN ? null : found;
}

function attackGain({ sketch, aims }: MoveContext, steps: readonly Step[], target: Spot, odds: Odds): number {
  const { seat } = aims;
  const planets = [...new Set([target.planet, ...steps.map(({ from }) => from.planet)])];
  const total = (): number => planets.reduce((sum, planet) => sum + planetWorth(sketch, aims, planet), 0);
  const before = total();
  const { holder, units } = target;
  for (const { from, unit } of steps) takeUnit(from, unit);
  const worthIfRepelled = total();
  target.units = steps.map(({ unit }) => unit).slice(0, AREAS[target.area].unitLimit);
  target.holder = seat;
  const worthIfWon = total();
  target.units = units;
  target.holder = holder;
  for (const { from, unit } of steps) putUnit(from, unit, seat);
  // A captured area is also a loss for its former owner.
  const enemyLoss = AREAS[target.area].yields === 'conquest' ? 2 * AREAS[target.area].amount : 0.5;
  const expectedWorth =
    odds.win * (worthIfWon + enemyLoss) + (1 - odds.win) * (worthIfRepelled + 0.1 * worthOfAll(steps.map(s => s.unit)));
  return expectedWorth - before + aims.hunger * odds.kills - odds.losses - 0.3;
}
