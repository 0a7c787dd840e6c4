import { marchOn } from '../../src/session/running/marches.ts';
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
  const key = state.look.keymap['go-on'][0] ?? '';
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
  for (const order of orders) marchOn(walked, marching, seat, order, () => undefined);
  return moves;
}
