import type { Seat } from '../../../kernel/words/message.ts';
import { brothersOf } from '../state/seats.ts';
import type { Empires, EmpiresState } from '../state/state.ts';

/** The blood brothers of a seat that still have moves left in their shared turn (SE-22.3). */
export function waitingPartners(state: EmpiresState, seat: Seat): Seat[] {
  return brothersOf(state, seat).flatMap(other =>
    typeof other === 'number' && other !== seat && state.agenda.some(task => movesFor(task, other)) ? [other] : [],
  );
}

function movesFor({ step, args }: EmpiresState['agenda'][number], seat: Seat): boolean {
  return step === 'move.choose' && 'seat' in args && args.seat === seat;
}

/** SE-22.3: partners move together, one group at a time: lets the other partner move next, and this seat afterwards. */
export function handOver(game: Empires, seat: Seat, partner: Seat): void {
  const { state } = game;
  state.agenda = state.agenda.filter(task => !movesFor(task, partner));
  game.next('move.choose', { seat: partner });
  game.next('move.choose', { seat });
}
