import type { Seat } from '../../../kernel/words/message.ts';
import { brothersOf } from '../state/seats.ts';
import type { Empires, EmpiresState } from '../state/state.ts';

/** The blood brothers of a seat that still move in the turn that they share (SE-22.3). */
export function waitingPartners(state: EmpiresState, seat: Seat): Seat[] {
  return brothersOf(state, seat).flatMap(other =>
    typeof other === 'number' && other !== seat && state.agenda.some(task => movesFor(task, other)) ? [other] : [],
  );
}

function movesFor({ step, args }: EmpiresState['agenda'][number], seat: Seat): boolean {
  return step === 'move.choose' && 'seat' in args && args.seat === seat;
}

/** SE-22.3: partners move at the same time, group by group: now the other one goes on, and this seat after it. */
export function handOver(game: Empires, seat: Seat, partner: Seat): void {
  const { state } = game;
  state.agenda = state.agenda.filter(task => !movesFor(task, partner));
  game.next('move.choose', { seat: partner });
  game.next('move.choose', { seat });
}
