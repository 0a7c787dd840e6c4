import { message } from '../words/message.ts';
import type { Seat } from '../words/message.ts';
import type { GameDefinition } from './game.ts';
import type { Framed } from './play.ts';
import type { SeatAct } from './record.ts';
import { Refusal } from './refusal.ts';

/**
 * The refusal of an act that the seat may not do now; `null` if it may. `conceding`: the seats that have conceded while
 * a step is still running.
 */
export function checkAct<State extends Framed<Steps>, Steps>(
  { act, seat }: SeatAct,
  game: Pick<GameDefinition<State, Steps, unknown, unknown>, 'seatsIn' | 'tearUp'>,
  state: State,
  conceding: readonly Seat[],
): Refusal | null {
  if (act === 'concede') return checkConcession(seat, state.outcome !== null, game.seatsIn(state), conceding);
  if (act === 'tear-up') {
    const task = game.tearUp?.(state, seat) ?? null;
    return task === null ? new Refusal('bad-seat', message('kernel.no-sheet', { seat: { seat } })) : null;
  }
  const hasPassedAhead = (state.windows?.passed ?? []).some(passed => passed.seat === seat);
  return hasPassedAhead ? null : new Refusal('bad-seat', message('kernel.not-passed', { seat: { seat } }));
}

function checkConcession(
  seat: Seat,
  isOver: boolean,
  seatsIn: readonly Seat[],
  conceding: readonly Seat[],
): Refusal | null {
  if (isOver) return new Refusal('over', message('kernel.over'));
  if (!seatsIn.includes(seat)) return new Refusal('bad-seat', message('kernel.seat-out', { seat }));
  return conceding.includes(seat) ? new Refusal('bad-seat', message('kernel.seat-conceded', { seat })) : null;
}
