import type { Decision, ShownOption } from '../../../../../src/kernel/match/decision.ts';
import { randomBelow } from '../../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../../src/kernel/plain/random.ts';
import type { Seat } from '../../../../../src/kernel/words/message.ts';
import { isHexId } from '../../../../../src/games/space-empires/data/hexes.ts';
import type { HexId } from '../../../../../src/games/space-empires/data/hexes.ts';
import { isUnitKind, UNITS } from '../../../../../src/games/space-empires/data/units.ts';
import { goneBy as mostGone } from '../../../../../src/games/space-empires/state/lots.ts';
import type { EmpiresView, PieceView } from '../../../../../src/games/space-empires/view.ts';

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
export type Opinion = (turn: BotTurn) => string | number | null;

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
  return best[best.length > 1 ? randomBelow(random, best.length) : 0] ?? null;
}

/** The hex that an option's id names: `to:l7`. */
export function hexIn(id: string): HexId | null {
  const name = id.slice(id.lastIndexOf(':') + 1);
  return isHexId(name) ? name : null;
}

/** The counter that an option's id names, `go:c12`; `null`: none, or one that is gone. */
export function pieceIn({ view }: Pick<BotTurn, 'view'>, id: string): PieceView | null {
  const [, handle] = /:c(\d+)/.exec(id) ?? [];
  return handle === undefined ? null : (view.pieces.find(piece => piece.handle === Number(handle)) ?? null);
}

/** A number that a message was filled with. */
export function numberIn(words: ShownOption['words'], name: string): number {
  const value = words.with?.[name];
  return typeof value === 'number' ? value : 0;
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
