import { randomBelow, shuffle } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { ALIEN_KINDS, isUnitKind, STARTING_UNITS, UNIT_KINDS, UNITS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import { firstLevels } from '../state/new-state.ts';
import { freeCounters } from '../state/pieces.ts';
import { priceFor } from '../state/money.ts';
import { areAllies } from '../state/seats.ts';
import { NO_DEEDS } from '../state/lots.ts';
import type { Carried, EmpiresState, Piece } from '../state/state.ts';
import type { Levels } from '../data/technologies.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { dealCarried } from './levels.ts';

/** The price of the units that a seat starts with (SE-19.1), as this seat pays it. */
export function startingWorth(state: Parameters<typeof priceFor>[0], seat: Seat): number {
  return STARTING_UNITS.reduce((sum, [kind, count]) => sum + priceFor(state, seat, UNITS[kind].cost) * count, 0);
}

/**
 * The reasons why a seat can't have bought its units and kept `cp`, by public facts only (SE-10.1); empty if it can.
 */
export function couldAfford(state: EmpiresState, seat: Seat, cp: number): string[] {
  const faults: string[] = [];
  const own = state.pieces.filter(({ owner }) => owner === seat);
  const earned = state.seats[seat]?.earned ?? 0;
  const spent = own.reduce((sum, { kind, count }) => sum + spentOn(state, seat, kind, count), 0);
  // A quick start has no Colony Ships, but no additional money either.
  if (spent + cp > earned + startingWorth(state, seat))
    faults.push(`SE-10: seat ${seat} has spent ${spent} and kept ${cp} of ${earned}`);
  for (const kind of UNIT_KINDS) {
    if (freeCounters(state, seat, kind) < 0) faults.push(`SE-1.3: seat ${seat} has too many ${kind} counters`);
  }
  return faults;
}

/** What a seat pays for units of a type. */
export function spentOn(state: Parameters<typeof priceFor>[0], seat: Seat, kind: Piece['kind'], count: number): number {
  return isUnitKind(kind) ? priceFor(state, seat, UNITS[kind].cost) * count : 0;
}

/**
 * Invents types and numbers for face-down counters: types that still have free counters, within what could have been
 * spent.
 */
export function dealPieces(
  view: EmpiresView,
  agenda: EmpiresState['agenda'],
  levels: readonly Levels[],
  random: RandomState,
): Pick<EmpiresState, 'pieces' | 'aliens'> {
  const pieces: Piece[] = [];
  const hints = hintsOf(view, agenda);
  const { several } = hints;
  view.seats.forEach((_, seat) => {
    const own = view.pieces.filter(({ owner }) => owner === seat);
    const kinds = kindsFor(view, seat, own, hints, random);
    for (const [place, piece] of own.entries())
      pieces.push(
        wholePiece(
          { ...piece, label: piece.label ?? place },
          kinds.get(piece.handle) ?? { kind: 'decoy', count: several.has(piece.handle) ? 2 : 1 },
          kind => dealCarried(view, piece, kind, levels[seat] ?? firstLevels(), random),
        ),
      );
  });
  const aliens = { ...view.aliens };
  for (const piece of view.pieces.filter(({ owner }) => typeof owner !== 'number')) {
    if (piece.kind === null) {
      const left = ALIEN_KINDS.filter(kind => aliens[kind] > 0);
      const kind = left[randomBelow(random, Math.max(1, left.length))] ?? 'alien-c';
      aliens[kind] -= 1;
      pieces.push(wholePiece({ ...piece, label: 0 }, { kind, count: 1 }, ofPower));
    } else pieces.push(wholePiece({ ...piece, label: 0 }, { kind: piece.kind, count: 1 }, () => piece.tech));
  }
  return { pieces, aliens };
}

/** What is known about the units under face-down counters. */
interface Hints {
  /** The handles of groups about to be split, which must have several units. */
  readonly several: ReadonlySet<number>;
  /**
   * The handles of counters that are known to be Raiders, because they were announced or are asked whether to stay
   * hidden (SE-15.2).
   */
  readonly raiders: ReadonlySet<number>;
}

function hintsOf(view: EmpiresView, agenda: EmpiresState['agenda']): Hints {
  const attacked = agenda.flatMap(({ step, args }) => (step === 'combat.avoid' ? [args] : []));
  const raiders = view.pieces.filter(
    ({ at, owner, cloaked }) =>
      cloaked !== null || attacked.some(({ hex, enemy }) => hex === at && areAllies(view, owner, enemy)),
  );
  return {
    several: new Set(agenda.flatMap(({ step, args }) => (step === 'move.split' ? [args.piece] : []))),
    raiders: new Set(raiders.map(({ handle }) => handle)),
  };
}

interface Dealt {
  readonly kind: Piece['kind'];
  readonly count: number;
}

/** Assigns types to counters at random or, if that fails, the cheapest types. */
function kindsFor(
  view: EmpiresView,
  seat: Seat,
  own: readonly PieceView[],
  hints: Hints,
  random: RandomState,
): ReadonlyMap<number, Dealt> {
  const hidden = own.filter(({ kind }) => kind === null);
  const shown = own.reduce(
    (sum, { kind, count }) => sum + (kind === null ? 0 : spentOn(view, seat, kind, count ?? 0)),
    0,
  );
  const budget = (view.seats[seat]?.earned ?? 0) + startingWorth(view, seat) - shown;
  return (
    tryDeal(view, seat, hidden, hints, budget, random) ??
    tryDeal(view, seat, hidden, hints, budget, null) ??
    new Map<number, Dealt>()
  );
}

/**
 * Assigns a type to each counter; without `random` the cheapest one left. Counters away from colonies come first, since
 * fewer types are possible for them.
 */
function tryDeal(
  view: EmpiresView,
  seat: Seat,
  hidden: readonly PieceView[],
  hints: Hints,
  budget: number,
  random: RandomState | null,
): Map<number, Dealt> | null {
  const dealt = new Map<number, Dealt>();
  const own = view.pieces.filter(({ owner }) => owner === seat);
  const price = (kind: UnitKind): number => priceFor(view, seat, UNITS[kind].cost);
  const counters = view.seats[seat]?.sets ?? 1;
  const isHome = ({ at, owner }: PieceView): boolean => view.hexes[at]?.colony?.owner === owner;
  const order = [...hidden.filter(piece => !isHome(piece)), ...hidden.filter(isHome)];
  let left = budget;
  for (const [place, piece] of order.entries()) {
    const waiting = (order.length - place - 1) * price('decoy');
    const least = hints.several.has(piece.handle) ? 2 : 1;
    const kinds = UNIT_KINDS.filter(kind => {
      const { single, set, moves } = UNITS[kind];
      if (single || (set !== null && !view.options.sets.includes(set))) return false;
      if (moves === 0 && !isHome(piece)) return false;
      const out =
        own.filter(other => other.kind === kind).length +
        [...dealt.values()].filter(other => other.kind === kind).length;
      return (
        (!view.options.counterLimits || out + least <= UNITS[kind].counters * counters) &&
        price(kind) * least + waiting <= left
      );
    });
    if (random !== null) shuffle(random, kinds);
    else kinds.sort((one, other) => price(one) - price(other));
    const kind = kinds.find(one => hints.raiders.has(piece.handle) && one === 'raider') ?? kinds[0];
    if (kind === undefined) return null;
    const most = Math.max(least, Math.min(6, Math.floor((left - waiting * 12) / price(kind))));
    const count = random === null ? least : least + randomBelow(random, most - least + 1);
    left -= price(kind) * count;
    dealt.set(piece.handle, { kind, count });
  }
  return left < 0 ? null : dealt;
}

/** The technology that hidden ships of alien powers carry. */
function ofPower(): Carried {
  return { attack: 0, defence: 0, tactics: 1, movement: 1, special: 0 };
}

/** A complete counter, made from its view and the invented facts. */
function wholePiece(
  piece: PieceView & Pick<Piece, 'label'>,
  dealt: Dealt,
  techOf: (kind: Piece['kind']) => Piece['tech'],
): Piece {
  const { handle, label, owner, at, up, cargo, damage, fired, screened, behind, leaving, cloaked } = piece;
  const kind = piece.kind ?? dealt.kind;
  const count = piece.count ?? dealt.count;
  return {
    ...{ handle, label, owner, kind, count, tech: techOf(kind), at, up },
    shown: { ...piece.shown },
    lots: piece.lots?.map(lot => ({ ...lot })) ?? (cloaked === null ? [] : [{ count, ...NO_DEEDS, cloaked }]),
    ...{ cargo, damage, fired, screened, behind, leaving },
  };
}
