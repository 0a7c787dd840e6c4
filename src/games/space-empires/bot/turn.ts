import { detailIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { below } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Ref, Seat } from '../../../kernel/words/message.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import { goneBy as mostGone } from '../state/lots.ts';
import type { EmpiresView, PieceView } from '../view.ts';

/** What an opinion is formed of. */
export interface BotTurn {
  readonly view: EmpiresView;
  readonly me: Seat;
  readonly decision: Decision;
  readonly random: RandomState;
  /** Whether that is an option. */
  readonly has: (id: string) => boolean;
}

/** The id of the option that it would take, or a number; `null`: it has no opinion. */
export type Strategy = (turn: BotTurn) => string | number | null;

/** The turn of a view that stands before a decision. */
export function turnOf(view: EmpiresView, decision: Decision, random: RandomState): BotTurn {
  const ids = new Set(decision.options.map(({ id }) => id));
  return { view, me: decision.seat, decision, random, has: id => ids.has(id) };
}

/** The option that is worth most; equal ones by chance. `null` when none is worth anything. */
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
  return best[best.length > 1 ? below(random, best.length) : 0] ?? null;
}

/** The first option that does that; `null`: none does. */
export function firstThat({ decision }: Pick<BotTurn, 'decision'>, ...does: readonly string[]): string | null {
  return decision.options.find(option => detailIn(option, 'do', does) !== null)?.id ?? null;
}

/** The option that does that with what has the address; `null`: there is none. */
export function optionFor({ decision }: Pick<BotTurn, 'decision'>, does: string, ref: Ref): string | null {
  return decision.options.find(({ subject, details }) => subject === ref && details?.do === does)?.id ?? null;
}

/** Its own counters. */
export function ownPieces({ view, me }: Pick<BotTurn, 'view' | 'me'>): PieceView[] {
  return view.pieces.filter(({ owner }) => owner === me);
}

/** The hexes that its own counter has gone in this turn. */
export function goneBy({ lots }: PieceView): number {
  return mostGone({ lots: lots ?? [] });
}

/** What a counter is worth in CP; one that lies face down is taken for a few scouts. */
export function worthOf({ kind, count }: PieceView): number {
  if (kind === null || count === null) return UNKNOWN;
  return isUnitKind(kind) ? UNITS[kind].cost * count : ALIEN * count;
}

const UNKNOWN = 14;
const ALIEN = 12;

/** Ships that go to war: armed, and able to move by themselves. */
export function isWarship({ kind }: Pick<PieceView, 'kind'>): boolean {
  return (
    kind !== null &&
    isUnitKind(kind) &&
    UNITS[kind].weapon !== null &&
    UNITS[kind].moves === 'tech' &&
    kind !== 'sweeper'
  );
}

/** Units of a type that stand on the map or on the sheet. */
export function held(turn: BotTurn, kind: UnitKind): number {
  const stand = ownPieces(turn).reduce((sum, piece) => sum + (piece.kind === kind ? (piece.count ?? 0) : 0), 0);
  return stand + planned(turn, kind);
}

/** How many units of a type stand on its sheet. */
export function planned({ view, me }: BotTurn, kind: UnitKind): number {
  const units = view.seats[me]?.own?.sheet?.units ?? [];
  return units.reduce((sum, unit) => sum + (unit.kind === kind ? unit.count : 0), 0);
}
