import { imaginationOf } from '../../../src/kernel/match/imagination.ts';
import type { OpenStatement } from '../../../src/kernel/match/imagination.ts';
import { randomBelow, shuffle } from '../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../src/kernel/plain/random.ts';
import type { Seat, Viewer } from '../../../src/kernel/words/message.ts';
import { countersAt, countersOf, incomeUntil, KIND_IDS, KINDS, priceOf } from './state.ts';
import type { Counter, FleetSeat, FleetState, Kind, Seen } from './state.ts';

/** A counter as somebody knows it; which of several at a place have moved nobody else knows, but how many. */
type KnownCounter = Pick<Counter, 'handle' | 'owner' | 'at' | 'up'> & { readonly kind: Kind | null };

interface Known extends Omit<FleetState, 'random' | 'revealed' | 'seats' | 'counters' | 'seen'> {
  readonly viewer: Viewer;
  readonly seats: readonly (Pick<FleetSeat, 'in' | 'lost'> & { readonly own: FleetSeat | null })[];
  readonly counters: readonly KnownCounter[];
  /** The viewer's own counters that have moved. */
  readonly moved: readonly number[];
  /** How many counters of a seat at a place have moved, for the counters of others. */
  readonly movedAt: readonly { readonly owner: Seat; readonly at: number; readonly count: number }[];
  readonly seen: readonly Seen[];
}

function known(state: FleetState, viewer: Viewer): Known {
  const { random: _random, revealed: _revealed, seats, counters, seen, ...open } = state;
  const others = counters.filter(({ owner }) => owner !== viewer);
  const stacks = [...new Set(others.map(({ owner, at }) => `${owner} ${at}`))].sort();
  return {
    ...open,
    viewer,
    seats: seats.map((seat, number) => ({ in: seat.in, lost: seat.lost, own: number === viewer ? seat : null })),
    counters: counters
      .map(({ handle, owner, at, up, kind }) => ({ handle, owner, at, up, kind: up || owner === viewer ? kind : null }))
      .sort((one, other) => one.handle - other.handle),
    moved: counters
      .filter(({ owner, moved }) => owner === viewer && moved)
      .map(({ handle }) => handle)
      .sort((one, other) => one - other),
    movedAt: stacks.map(stack => {
      const [owner = 0, at = 0] = stack.split(' ').map(Number);
      return { owner, at, count: countersAt(state, at, owner).filter(({ moved }) => moved).length };
    }),
    seen: seen.filter(({ by }) => by === viewer),
  };
}

/** What the face-down counters of a seat may be, by their handles; `null`: nothing fits. */
function kindsOf(
  knownNow: Known,
  owner: Seat,
  random: RandomState,
  fixed?: readonly [number, Kind],
): Map<number, Kind> | null {
  const own = knownNow.counters.filter(each => each.owner === owner);
  const lost = knownNow.seats[owner]?.lost ?? [];
  const given = new Map<number, Kind>();
  for (const { handle, kind } of own) if (kind !== null) given.set(handle, kind);
  const slots = own.filter(({ kind }) => kind === null);
  shuffle(random, slots);
  const budget = incomeUntil(knownNow.round) - priceOf(lost);
  const seenAt = (at: number): readonly Kind[] =>
    knownNow.seen.filter(each => each.owner === owner && each.at === at).flatMap(({ kinds }) => kinds);

  /** Whether the kinds seen at a place can still be among its counters, once those that are given are taken off. */
  const agrees = (at: number): boolean => {
    const left = [...seenAt(at)];
    const here = own.filter(each => each.at === at);
    for (const { handle } of here) {
      const place = left.indexOf(given.get(handle) ?? 'decoy');
      if (given.has(handle) && place >= 0) left.splice(place, 1);
    }
    return left.length <= here.filter(({ handle }) => !given.has(handle)).length;
  };
  const fill = (at: number): boolean => {
    const slot = slots[at];
    const bought = [...given.values()];
    if (priceOf(bought) + (slots.length - at) > budget) return false;
    if (slot === undefined) return true;
    const kinds = fixed?.[0] === slot.handle ? [fixed[1]] : [...KIND_IDS];
    shuffle(random, kinds);
    for (const kind of kinds) {
      if (bought.filter(each => each === kind).length >= KINDS[kind].most) continue;
      given.set(slot.handle, kind);
      if (agrees(slot.at) && fill(at + 1)) return true;
      given.delete(slot.handle);
    }
    return false;
  };
  return fill(0) ? given : null;
}

/**
 * Whether a seat may have written its sheet, as far as everybody knows: its turn to write has begun, and no sheet was
 * turned up.
 */
function mayHaveWritten({ agenda }: Pick<FleetState, 'agenda'>, owner: Seat): boolean {
  const isOpen = agenda.some(({ step }) => step === 'place');
  return isOpen && !agenda.some(({ step, args }) => step === 'buy' && 'seat' in args && args.seat === owner);
}

function imagine(knownNow: Known, random: RandomState): FleetState {
  const { viewer, seats, counters, moved, movedAt, ...open } = knownNow;
  const imagined: Counter[] = [];
  const dealt = seats.map(({ in: isIn, lost, own }, seat): FleetSeat => {
    const kinds = kindsOf(knownNow, seat, random);
    if (kinds === null) throw new Error('unreachable: the truth fits');
    for (const { handle, at, up } of counters.filter(({ owner }) => owner === seat)) {
      const kind = kinds.get(handle) ?? 'decoy';
      imagined.push({ handle, owner: seat, kind, at, up, moved: seat === viewer && moved.includes(handle) });
    }
    if (own !== null) return own;
    const coins = incomeUntil(open.round) - priceOf([...kinds.values(), ...lost]);
    const sheet = isIn && mayHaveWritten(open, seat) ? imaginedSheet([...kinds.values()], coins, random) : null;
    return { in: isIn, lost, coins, sheet, scanned: false };
  });
  const state: FleetState = {
    ...open,
    random: { generator: [1, 2, 3, 4].map(() => 1 + randomBelow(random, 1_000_000)), scripted: [] },
    revealed: 0,
    seats: dealt,
    counters: imagined,
    seen: [...open.seen],
  };
  for (const { owner, at, count } of movedAt) {
    const here = countersAt(state, at, owner);
    shuffle(random, here);
    for (const counter of here.slice(0, count)) counter.moved = true;
  }
  return state;
}

function imaginedSheet(onMap: readonly Kind[], coins: number, random: RandomState): Kind[] {
  const sheet: Kind[] = [];
  for (;;) {
    const kind = KIND_IDS[randomBelow(random, KIND_IDS.length + 1)];
    const isLeft = (one: Kind): boolean => [...onMap, ...sheet].filter(each => each === one).length < KINDS[one].most;
    if (kind === undefined || !isLeft(kind) || priceOf([...sheet, kind]) > coins) return sheet;
    sheet.push(kind);
  }
}

function couldBe(knownNow: Known, state: FleetState): string[] {
  const faults: string[] = [];
  for (const [seat, { coins, sheet, lost }] of state.seats.entries()) {
    const kinds = countersOf(state, seat).map(({ kind }) => kind);
    // FL-2: what a seat has had to spend is on the map, lost or left.
    if (priceOf([...kinds, ...lost]) + coins !== incomeUntil(state.round))
      faults.push(`FL-2: the money of seat ${seat}`);
    if (priceOf(sheet ?? []) > coins) faults.push(`FL-2.1: the sheet of seat ${seat}`);
    // FL-2.1: no box holds more.
    for (const kind of KIND_IDS) {
      const all = [...kinds, ...(sheet ?? [])].filter(each => each === kind).length;
      if (all > KINDS[kind].most) faults.push(`FL-2.1: seat ${seat} has ${all} ${kind}`);
    }
  }
  // FL-4.2: what was seen somewhere is still there.
  for (const { owner, at, kinds } of knownNow.seen) {
    const here = countersAt(state, at, owner).map(({ kind }) => kind);
    for (const kind of KIND_IDS) {
      const [need, have] = [kinds, here].map(list => list.filter(each => each === kind).length);
      if ((need ?? 0) > (have ?? 0)) faults.push(`FL-4.2: no ${kind} at ${at}`);
    }
  }
  for (const { handle, kind } of knownNow.counters) {
    const counter = state.counters.find(each => each.handle === handle);
    if (counter === undefined || (kind !== null && counter.kind !== kind)) faults.push(`counter ${handle}`);
  }
  return faults;
}

/** Each kind that a face-down counter of somebody else can be. */
function cases(knownNow: Known): OpenStatement<FleetState>[] {
  const nothing = { generator: [1, 2, 3, 4], scripted: [] };
  return knownNow.counters.flatMap(({ handle, owner, kind: shown }) =>
    KIND_IDS.filter(kind => shown === null && kindsOf(knownNow, owner, { ...nothing }, [handle, kind]) !== null).map(
      kind => ({
        name: `counter ${handle} is a ${kind}`,
        holds: ({ counters }: FleetState) => counters.some(each => each.handle === handle && each.kind === kind),
      }),
    ),
  );
}

/**
 * What a seat may know of Fleets, and what it can imagine. The stock of handles is known: like dice, they fall before
 * everybody's eyes.
 */
export const fleetImagination = imaginationOf<FleetState, Known>({ known, imagine, couldBe, cases });
