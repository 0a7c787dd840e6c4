import { detailIn, optionOf } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { randomBelow } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Ref, Seat } from '../../../kernel/words/message.ts';
import { HEXES_BY_MOVEMENT } from '../data/technologies.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import { goneBy as mostGone } from '../state/lots.ts';
import { knownLevels } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { LARGE_HULLS } from './doctrine.ts';
import type { Doctrine } from './doctrine.ts';

/** The input of a strategy: the view, the question, and what follows from them. */
export interface BotTurn {
  readonly view: EmpiresView;
  readonly me: Seat;
  readonly decision: Decision;
  readonly random: RandomState;
  readonly doctrine: Doctrine;
  /** Whether the question offers an option with the given id. */
  readonly has: (id: string) => boolean;
}

/** A strategy: returns the id of an option or a number as answer; `null` if it has no preference. */
export type Strategy = (turn: BotTurn) => string | number | null;

/** Makes the input of a strategy for a view and a question. */
export function turnOf(
  view: EmpiresView,
  decision: Decision,
  random: RandomState,
  doctrine: Doctrine = LARGE_HULLS,
): BotTurn {
  const { seat: me, options } = decision;
  return { view, me, decision, random, doctrine, has: id => optionOf(options, id) !== undefined };
}

/** What follows from a turn, worked out once for each question. It must not be changed. */
export function oncePerTurn<Value extends object, Turn extends object = BotTurn>(
  make: (turn: Turn) => Value,
): (turn: Turn) => Value {
  const known = new WeakMap<Turn, Value>();
  return turn => {
    let value = known.get(turn);
    if (value === undefined) known.set(turn, (value = make(turn)));
    return value;
  };
}

/** The id of the option with the highest worth; chance decides between equals. `null` if none is worth more than 0. */
export function bestOption({ decision, random }: BotTurn, worth: (option: ShownOption) => number): string | null {
  let best: string[] = [];
  let most = 0;
  for (const option of decision.options) {
    const value = worth(option);
    if (value > most + 1e-9) {
      most = value;
      best = [option.id];
    } else if (value > 0 && value > most - 1e-9) best.push(option.id);
  }
  return best[best.length > 1 ? randomBelow(random, best.length) : 0] ?? null;
}

/** The id of the first option with one of these actions; `null` if there is none. */
export function firstThat({ decision }: Pick<BotTurn, 'decision'>, ...does: readonly string[]): string | null {
  return decision.options.find(option => detailIn(option, 'do', does) !== null)?.id ?? null;
}

/** The option with this action for the thing with this address; `null` if there is none. */
export function optionFor(turn: BotTurn, does: string, ref: Ref): string | null {
  const about = optionsAbout(turn).get(ref) ?? [];
  return about.find(({ details }) => details?.do === does)?.id ?? null;
}

/** The options by what they are about. */
const optionsAbout = oncePerTurn(({ decision }) => {
  const about = new Map<Ref, ShownOption[]>();
  for (const option of decision.options) {
    const { subject } = option;
    if (subject === undefined) continue;
    const others = about.get(subject);
    if (others === undefined) about.set(subject, [option]);
    else others.push(option);
  }
  return about;
});

/** The seat's own counters. */
export function ownPieces({ view, me }: Pick<BotTurn, 'view' | 'me'>): PieceView[] {
  return view.pieces.filter(({ owner }) => owner === me);
}

/** How many hexes an own counter moves in the first turn of a cycle (SE-6.1). */
export function movedFirst(piece: PieceView): number {
  return HEXES_BY_MOVEMENT[(knownLevels(piece).movement ?? 1) - 1]?.[0] ?? 1;
}

/** How many hexes an own counter has moved this turn. */
export function goneBy({ lots }: PieceView): number {
  return mostGone({ lots: lots ?? [] });
}

/** How many hexes an own counter may still move this turn (SE-6.1). */
export function movesLeft({ view }: Pick<BotTurn, 'view'>, piece: PieceView): number {
  const hexes = HEXES_BY_MOVEMENT[(knownLevels(piece).movement ?? 1) - 1] ?? [1, 1, 1];
  return (hexes[Math.max(0, view.turn - 1)] ?? 1) - goneBy(piece);
}

/** The value of a counter in CP; a face-down one counts as a few Scouts. */
export function worthOf({ kind, count }: PieceView): number {
  if (kind === null || count === null) return UNKNOWN;
  return isUnitKind(kind) ? UNITS[kind].cost * count : ALIEN * count;
}

const UNKNOWN = 14;
const ALIEN = 12;

/** Whether a unit type goes to war: armed, and able to move by itself. Sweepers don't count. */
export function isWarship({ kind }: Pick<PieceView, 'kind'>): boolean {
  return (
    kind !== null &&
    isUnitKind(kind) &&
    UNITS[kind].weapon !== null &&
    UNITS[kind].moves === 'tech' &&
    kind !== 'sweeper'
  );
}

/** How many units of a type the seat has on the map and on the sheet. */
export function held(turn: BotTurn, kind: UnitKind): number {
  const stand = ownPieces(turn).reduce((sum, piece) => sum + (piece.kind === kind ? (piece.count ?? 0) : 0), 0);
  return stand + planned(turn, kind);
}

/** How many units of a type the seat's sheet buys. */
export function planned({ view, me }: BotTurn, kind: UnitKind): number {
  const units = view.seats[me]?.own?.sheet?.units ?? [];
  return units.reduce((sum, unit) => sum + (unit.kind === kind ? unit.count : 0), 0);
}
