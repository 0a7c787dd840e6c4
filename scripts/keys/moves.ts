import { isDeepStrictEqual } from 'node:util';
import { carryOutMarch } from '../../src/session/running/marches.ts';
import { updateTable } from '../../src/table/app/screens/update.ts';
import type { TableState } from '../../src/table/app/screens/state.ts';
import type { March, Marching } from '../../src/boards/marching.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { Seat } from '../../src/kernel/words/message.ts';
import { PAUSE } from './fewest-keys.ts';

// What moves where, whatever ids it has: those of what looks alike change on the way.

/** What one key would send on. */
export interface Sendable {
  readonly marching: Marching;
  readonly orders: readonly March[];
}

/** Something that goes one step: the answer that chooses it, and the one that says where. */
export interface Move {
  readonly seat: Seat;
  readonly go: string;
  readonly to: string;
  /** What goes, and from where: the ids of what looks alike change on the way. */
  readonly what: string;
}

/** The questions that choose what moves, each with the one that says where: of Space Empires and of StarCraft. */
export const WHERE: Readonly<Record<string, string>> = {
  'move.choose': 'move.where',
  'mobilize.move': 'mobilize.to',
};

export function isOfMoves(kind: string): boolean {
  return Object.entries(WHERE).flat().includes(kind);
}

/** Whether an answer chooses something that moves, which then asks where. */
export function isGoing({ kind, options }: Decision, answer: Answer): boolean {
  if (kind === 'move.choose') return String(answer).startsWith('go:');
  const option = options.find(({ id }) => id === answer);
  return kind === 'mobilize.move' && option?.subject !== undefined && option.details === undefined;
}

/**
 * The same moves, with one for all units of a group where every one of them goes to the same place: one digit sends
 * them all. Only StarCraft has such an answer.
 */
export function allAtOnce(match: Match, moves: readonly Move[]): readonly Move[] {
  const seen = new Set<string>();
  return moves.flatMap(move => {
    const alike = moves.filter(({ go, to }) => go === move.go && to === move.to);
    const all = { ...move, to: move.to.replace(/^move:/, 'move-all:') };
    if (alike.length < 2 || !isSameEnd(match, alike, all)) return [move];
    if (seen.has(all.to)) return [];
    seen.add(all.to);
    return [all];
  });
}

function isSameEnd(match: Match, moves: readonly Move[], all: Move): boolean {
  const ended = (row: readonly Move[]): unknown => {
    const run = match.fork();
    for (const { go, to } of row)
      for (const answer of [go, to]) {
        if (run.decision?.options.some(({ id }) => id === answer) !== true) return null;
        run.give(answer);
      }
    return run.view(all.seat);
  };
  const atOnce = ended([all]);
  return atOnce !== null && isDeepStrictEqual(atOnce, ended(moves));
}

export function isSameMove(one: Move, other: Move): boolean {
  return one.what === other.what && one.to === other.to;
}

/** What an option moves, and from where. */
export function whatMoves({ options }: Decision, go: string): string {
  const option = options.find(({ id }) => id === go);
  return `${option?.details?.unit} ${option?.refs?.at(-1)}`;
}

/** What the key that sends on would send now. */
export function ordersIn(state: TableState): readonly March[] {
  const key = state.appearance.keymap['go-on'][0] ?? '';
  const { effects = [] } = updateTable(state, { input: { kind: 'key', key }, time: state.time + PAUSE });
  return effects.flatMap(effect => (effect.do === 'match' && effect.act.act === 'march' ? effect.act.orders : []));
}

/** The steps that these orders take now. */
export function sentBy(match: Match, { marching, orders }: Sendable, seat: Seat): readonly Move[] {
  const run = match.fork();
  const moves: Move[] = [];
  let go: { readonly id: string; readonly what: string } | null = null;
  const walked = {
    get decision() {
      return run.decision;
    },
    view: (viewer: Seat) => run.view(viewer),
    answer: (_: number, answer: Answer) => {
      const { decision } = run;
      if (decision?.kind === 'move.choose') go = { id: String(answer), what: whatMoves(decision, String(answer)) };
      else if (go !== null) moves.push({ seat, go: go.id, what: go.what, to: String(answer) });
      run.give(answer);
    },
  };
  for (const order of orders) carryOutMarch(walked, marching, seat, order, () => undefined);
  return moves;
}
