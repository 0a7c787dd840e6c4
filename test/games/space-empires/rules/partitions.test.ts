import { describe, expect, test } from 'vitest';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { neighboursOf } from '../../../../src/games/space-empires/state/board.ts';
import { lotsOf } from '../../../../src/games/space-empires/state/lots.ts';
import { piecesOf } from '../../../../src/games/space-empires/state/pieces.ts';
import type { Deeds, Piece } from '../../../../src/games/space-empires/state/state.ts';
import { randomBelow, seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../../src/kernel/words/message.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

// SE-4.1, SE-7.5, SE-7.14, SE-12.7: units do the same things in two worlds, under whatever counters and in whatever
// order. Once they lie under as few counters as can be, both worlds are the same but for handles: what may be done,
// what each viewer sees, and all that comes of it; but for labels, which tell groups of one owner apart.

const STARTS = ['e5', 'd6'] as const satisfies HexId[];
const MARKER = 'e6' satisfies HexId;
const SCANNED = 'e4' satisfies HexId;
const ENEMIES = 'd5' satisfies HexId;

function pick<Item>(random: RandomState, items: readonly Item[]): Item {
  const item = items[randomBelow(random, items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** What a unit is to do in its turn. */
interface Plan {
  readonly kind: 'cruiser' | 'scout';
  readonly start: HexId;
  readonly scans: boolean;
  readonly steps: readonly HexId[];
}

/** A unit that has still something to do, with what it has done: under which counter it lies is not said. */
interface Unit {
  readonly plan: Plan;
  at: HexId;
  did: string;
  scans: boolean;
  steps: readonly HexId[];
}

/**
 * The position: a supernova face down, a marker to be scanned, enemies, a colony with a yard, and new levels for those
 * that stay.
 */
function position(plans: readonly Plan[], partition: RandomState): Scene {
  const table = scene(2, { counterLimits: false }).turn(3, 2).cp(0, 30).cp(1, 30);
  table.levels(0, { exploration: 1, attack: 1, movement: 3 });
  table.hidden(MARKER, 'supernova').hidden(SCANNED, 'asteroids');
  table.colony(STARTS[0], 0).units(0, STARTS[0], 'yard').units(1, ENEMIES, 'scout', 2).units(1, ENEMIES, 'cruiser', 1);
  for (const start of STARTS) {
    for (const kind of ['cruiser', 'scout'] as const) {
      let left = plans.filter(plan => plan.start === start && plan.kind === kind).length;
      while (left > 0) {
        const count = 1 + randomBelow(partition, left);
        table.units(0, start, kind, count, { attack: 0, movement: 2, special: kind === 'cruiser' ? 1 : 0 });
        left -= count;
      }
    }
  }
  table.state.random.scripted = [];
  return table.move();
}

function planned(random: RandomState): Plan[] {
  const { state } = scene(2);
  return Array.from({ length: 3 + randomBelow(random, 4) }, (): Plan => {
    const start = pick(random, STARTS);
    const steps: HexId[] = [];
    for (let at: HexId = start; steps.length < randomBelow(random, 3);) {
      const beside: readonly HexId[] = neighboursOf(state, at).filter(
        hex => hex !== SCANNED && (hex !== MARKER || steps.length === 0), // SE-6.4: with the first step only
      );
      at = beside.includes(MARKER) && randomBelow(random, 2) === 0 ? MARKER : pick(random, beside);
      steps.push(at);
      if (at === MARKER || at === ENEMIES) break;
    }
    const kind = randomBelow(random, 3) === 0 ? 'scout' : 'cruiser';
    return { kind, start, scans: kind === 'cruiser' && start === 'e5' && randomBelow(random, 3) === 0, steps };
  });
}

const keyOf = ({ gone, halted, scanned, from, way = [] }: Deeds): string =>
  [gone, halted, scanned, from, ...way].join(' ');

/** Own counters of a type in a hex that have a unit which has done this. */
function under(table: Scene, { at, did, plan }: Unit): Piece[] {
  return piecesOf(table.now, 0).filter(
    piece => piece.at === at && piece.kind === plan.kind && lotsOf(piece).some(lot => keyOf(lot) === did),
  );
}

/** Parts one unit from a counter that has done this, if others lie there; gives the handle of its counter. */
function partOne(table: Scene, unit: Unit, piece: Piece): number {
  if (piece.count === 1) return piece.handle;
  table.answer(`split:c${piece.handle}`);
  if (table.decision.amount !== null) table.answer(1);
  else
    table.answer(
      `part:${lotsOf(piece)
        .map(lot => (keyOf(lot) === unit.did ? 1 : 0))
        .join('-')}`,
    );
  const alone = under(table, unit).find(({ count }) => count === 1);
  if (alone === undefined) throw new Error(`no unit has parted on ${unit.at}`);
  return alone.handle;
}

/** Some counters part or join, as chance has it. */
function mingle(table: Scene, random: RandomState): void {
  const options = table.options.filter(id => id.startsWith('split:') || id.startsWith('merge:'));
  if (options.length === 0) return;
  table.answer(pick(random, options));
  if (table.decision.kind !== 'move.split') return;
  const { amount } = table.decision;
  table.answer(
    amount === null ? pick(random, table.options) : amount.min + randomBelow(random, amount.max - amount.min + 1),
  );
}

/** All units do what they are to do, in an order and under counters of chance. */
function playOut(table: Scene, plans: readonly Plan[], random: RandomState): Scene {
  const nothing = keyOf({
    gone: 0,
    road: false,
    halted: false,
    slung: false,
    scanned: false,
    from: null,
    cloaked: null,
  });
  const units = plans.map((plan): Unit => ({
    plan,
    at: plan.start,
    did: nothing,
    scans: plan.scans,
    steps: plan.steps,
  }));
  for (;;) {
    for (let times = randomBelow(random, 3); times > 0; times -= 1) mingle(table, random);
    const left = units.filter(({ scans, steps }) => scans || steps.length > 0);
    if (left.length === 0) return table;
    const unit = pick(random, left);
    const piece = pick(random, under(table, unit));
    if (unit.scans) {
      table.answer(`scan:c${piece.handle}:${SCANNED}`, 'put-back');
      const [looked] = lotsOf({ count: 1, lots: [] });
      if (looked !== undefined) unit.did = keyOf({ ...looked, scanned: true });
      unit.scans = false;
      continue;
    }
    const [to, ...more] = unit.steps;
    if (to === undefined) throw new Error('nowhere to go');
    table.answer(`go:c${partOne(table, unit, piece)}`, `to:${to}`);
    const gone = lotsAt(table, unit.plan.kind, to).find(key => key.after === unit.at && key.before === unit.did);
    unit.did = gone?.key ?? '';
    unit.at = to;
    unit.steps = more;
  }
}

/** What units on a hex have done, with where each came from and what it had done there. */
function lotsAt(table: Scene, kind: Piece['kind'], hex: HexId) {
  const lots = piecesOf(table.now, 0)
    .filter(piece => piece.kind === kind && piece.at === hex)
    .flatMap(lotsOf);
  return lots.flatMap(lot => {
    if (lot.from === null) return [];
    const { way = [] } = lot;
    const [from = null, ...rest] = way.toReversed();
    const was: Deeds = { ...lot, gone: lot.gone - 1, halted: false, from, way: rest.toReversed() };
    return [{ key: keyOf(lot), after: lot.from, before: keyOf(was) }];
  });
}

/** Counters join until none can. */
function gather(table: Scene): Scene {
  for (;;) {
    const option = table.options.find(id => id.startsWith('merge:'));
    if (option === undefined) return table;
    table.answer(option);
  }
}

/** Counters by all that is true of them, without their handles. */
function namesOf(table: Scene): ReadonlyMap<number, string> {
  const told = table.now.pieces.map(({ handle, label: _label, ...piece }) => ({ handle, told: JSON.stringify(piece) }));
  const sorted = told.toSorted((one, other) => (one.told < other.told ? -1 : 1));
  return new Map(sorted.map(({ handle }, place) => [handle, `=${place}`]));
}

/**
 * The answers that may be given, by the new names of counters, each with its own name. Hexes have names like those of
 * counters.
 */
function answersOf(table: Scene): [renamed: string, id: string][] {
  const names = namesOf(table);
  const rename = (id: string): string =>
    /^(flee|hex|one|to):/u.test(id)
      ? id
      : id.replaceAll(/\bc(\d+)\b/gu, (_, handle) => names.get(Number(handle)) ?? '?');
  const answers = table.options.map((id): [string, string] => [rename(id), id]);
  return answers.sort(([one], [other]) => (one < other ? -1 : 1));
}

/** What is asked and what each viewer sees, with other names for handles. */
function pictureOf(table: Scene): unknown {
  const names = namesOf(table);
  const seen = (viewer: Viewer): unknown => {
    const { pieces, battle, seats, ...view } = table.match.view(viewer);
    const owned = seats.map(({ own, ...seat }) => ({ ...seat, own: own === null ? null : { ...own, left: [] } }));
    const counters = pieces.map(({ handle, label: _label, behind, ...piece }) =>
      JSON.stringify([names.get(handle), names.get(behind ?? 0), piece]),
    );
    const firing = names.get(battle?.firing ?? 0);
    return [view, owned, { ...battle, firing }, counters.sort()];
  };
  const { decision } = table.match;
  const options = decision === null ? [] : answersOf(table).map(([renamed]) => renamed);
  const facts = table.now.pieces.map(({ handle, label: _label, ...piece }) =>
    JSON.stringify([names.get(handle), piece]),
  );
  const asked = decision === null ? null : [decision.seat, decision.kind, decision.amount, options];
  return { asked, facts: facts.sort(), seen: [0, 1, 'spectator' as const].map(viewer => seen(viewer)) };
}

/** The answer that stands at a place of the options by their new names. */
function answerAt(table: Scene, place: number): void {
  const { amount } = table.decision;
  const answers = answersOf(table);
  table.answer(amount?.min ?? answers[place % answers.length]?.[1] ?? '');
}

describe('SE-4.1: under whatever counters and in whatever order units scan, go, part and join', () => {
  test.each(Array.from({ length: 12 }, (_, number) => number))(
    'the same may be done, seen and come of it: %i',
    number => {
      const plans = planned(seededRandom(`plans ${number}`));
      const worlds = [0, 1, 2].map(world => {
        const random = seededRandom(`order ${number} ${world}`);
        return gather(playOut(position(plans, random), plans, random));
      });
      const [first, ...others] = worlds;
      if (first === undefined) throw new Error('no world');
      const answers = seededRandom(`answers ${number}`);
      for (let given = 0; given < 60; given += 1) {
        const expected = pictureOf(first);
        for (const other of others) expect(pictureOf(other)).toEqual(expected);
        if (first.match.decision === null || first.now.phase === 'economy') break;
        const place = randomBelow(answers, 1000);
        for (const world of worlds) {
          if (world.decision.kind === 'move.choose') world.answer('done');
          else answerAt(world, place);
        }
      }
    },
  );
});
