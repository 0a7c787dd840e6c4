import { AREAS, ATTACK_LIMIT_BONUS } from '../../../../../src/games/starcraft/data/planets.ts';
import type { AreaId, PlanetId } from '../../../../../src/games/starcraft/data/planets.ts';
import type { UnitType } from '../../../../../src/games/starcraft/data/units.ts';
import { controls, isAlliedSpot, isEnemySpot, putUnit, reachOf, roomIn, spotsOn, takeUnit } from './sketch.ts';
import type { Sketch, Spot } from './sketch.ts';
import { oddsOf, worthOf, worthOfAll } from './strength.ts';
import type { Odds } from './strength.ts';
import { best } from './turn.ts';
import { planetWorth } from './worth.ts';
import type { Aims } from './worth.ts';

/** One unit on its way. */
export interface UnitMove {
  readonly unit: UnitType;
  readonly from: AreaId;
  readonly to: AreaId;
}

/** What a Mobilize order should do, and what it is worth. */
export interface MovePlan {
  readonly moves: readonly UnitMove[];
  readonly gain: number;
  /** The area that is attacked. */
  readonly attacked: AreaId | null;
}

/** A move must be worth more than this. */
const WORTHWHILE = 0.12;
/** No order moves more units than this one by one. */
const MOST_MOVES = 12;
/** An attack must be likelier to be won than this, or cost the enemy this many times as much. */
const LIKELY = 0.5;
const COSTLY = 1.5;

interface Step {
  readonly unit: UnitType;
  readonly from: Spot;
  readonly to: Spot;
}

/** The best moves of a Mobilize order on `planet`. The sketch is as before when it is done. */
export function bestMoves(sketch: Sketch, aims: Aims, planet: PlanetId, special: boolean): MovePlan {
  const board: Board = {
    sketch,
    aims,
    planet,
    planets: [planet, ...reachOf(sketch, planet, aims.seat)],
  };
  const peace = afterAttack(board, [], 0, null);
  const attack = best(attacks(board, special), ({ gain }) => gain);
  if (attack === null) return peace;
  const war = afterAttack(board, attack.steps, attack.gain, attack.target.area);
  return war.gain > peace.gain ? war : peace;
}

interface Board {
  readonly sketch: Sketch;
  readonly aims: Aims;
  readonly planet: PlanetId;
  /** The active planet, and those from which units can be transported. */
  readonly planets: readonly PlanetId[];
}

/** Carries planned moves out in the sketch; whoever fights is taken to hold the area. */
export function carryOut(sketch: Sketch, seat: number, plan: MovePlan): void {
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

/** The attack, and then the most worthwhile peaceful moves of everybody else, one after the other. */
function afterAttack(board: Board, attack: readonly Step[], gain: number, attacked: AreaId | null): MovePlan {
  const { sketch, aims } = board;
  const done: Step[] = [];
  for (const step of attack) {
    takeUnit(step.from, step.unit);
    done.push(step);
  }
  const busy = new Map<Spot, UnitType[]>();
  let entered = attacked;
  let worth = gain;
  for (let count = 0; count < MOST_MOVES; count += 1) {
    const found = bestStep(board, peacefulSteps(board, busy, entered));
    if (found === null || found.gain <= WORTHWHILE) break;
    const { step } = found;
    worth += found.gain;
    move(step, aims.seat);
    busy.set(step.to, [...(busy.get(step.to) ?? []), step.unit]);
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

/** Every move of one unit to an area where no enemy units are. Units that have moved stay (SC-10.7). */
function peacefulSteps(board: Board, busy: ReadonlyMap<Spot, readonly UnitType[]>, entered: AreaId | null): Step[] {
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
      const moved = busy.get(from) ?? [];
      const units = [...new Set(from.units)].filter(
        unit => from.units.filter(other => other === unit).length > moved.filter(other => other === unit).length,
      );
      return units.flatMap(unit =>
        goals.flatMap(to => (to === from || !mayLand(sketch, from, to) ? [] : [{ unit, from, to }])),
      );
    }),
  );
}

/** SC-10.6: nobody lands from another planet beside an enemy base with Air Support. */
function mayLand({ guarded, seat }: Sketch, from: Spot, to: Spot): boolean {
  return from.planet === to.planet || to.base === null || to.base === seat || !guarded.has(to.base);
}

/** The step that changes most for the better, and how much; small units first where it makes no difference. */
function bestStep({ sketch, aims, planets }: Board, steps: readonly Step[]): { step: Step; gain: number } | null {
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

/** The best attack on each area with enemy units, where one promises anything. */
function attacks(board: Board, special: boolean): Attack[] {
  const { sketch, aims, planet } = board;
  return spotsOn(sketch, planet).flatMap(target => {
    if (target.holder === null || target.holder === aims.seat || isAlliedSpot(sketch, target)) return [];
    const attack = attackOn(board, target, special);
    return attack === null ? [] : [attack];
  });
}

/** Units are added in the order in which they can best be spared, and the most promising force is taken. */
function attackOn(board: Board, target: Spot, special: boolean): Attack | null {
  const { sketch, planets, aims } = board;
  const { seat } = aims;
  const spare = planets.flatMap(there =>
    spotsOn(sketch, there).flatMap(from => {
      if (from.holder !== seat || !mayLand(sketch, from, target)) return [];
      const sorted = [...from.units].sort((one, other) => worthOf(other) - worthOf(one));
      const keeps = controls(from, seat) && from.base !== seat;
      return sorted.map((unit, at) => ({ unit, from, to: target, last: keeps && at === sorted.length - 1 }));
    }),
  );
  spare.sort((one, other) => Number(one.last) - Number(other.last) || worthOf(other.unit) - worthOf(one.unit));
  const most = AREAS[target.area].unitLimit + ATTACK_LIMIT_BONUS;
  const tries: Attack[] = [];
  for (let size = 1; size <= Math.min(most, spare.length); size += 1) {
    const steps = spare.slice(0, size);
    const odds = oddsOf(
      steps.map(({ unit }) => unit),
      target.units,
      special ? 1 : 0,
    );
    if (odds.win < LIKELY && aims.hunger * odds.kills < COSTLY * odds.losses + 0.5) continue;
    tries.push({ target, steps, gain: attackGain(board, steps, target, odds) });
  }
  const found = best(tries, ({ gain }) => gain);
  return found === null || found.gain <= WORTHWHILE ? null : found;
}

function attackGain({ sketch, aims }: Board, steps: readonly Step[], target: Spot, odds: Odds): number {
  const { seat } = aims;
  const planets = [...new Set([target.planet, ...steps.map(({ from }) => from.planet)])];
  const total = (): number => planets.reduce((sum, planet) => sum + planetWorth(sketch, aims, planet), 0);
  const before = total();
  const { holder, units } = target;
  for (const { from, unit } of steps) takeUnit(from, unit);
  const repelled = total();
  target.units = steps.map(({ unit }) => unit).slice(0, AREAS[target.area].unitLimit);
  target.holder = seat;
  const won = total();
  target.units = units;
  target.holder = holder;
  for (const { from, unit } of steps) putUnit(from, unit, seat);
  // Taking an area that pays takes it away from somebody, too.
  const taken = AREAS[target.area].yields === 'conquest' ? 2 * AREAS[target.area].amount : 0.5;
  const outcome = odds.win * (won + taken) + (1 - odds.win) * (repelled + 0.1 * worthOfAll(steps.map(s => s.unit)));
  return outcome - before + aims.hunger * odds.kills - odds.losses - 0.3;
}
