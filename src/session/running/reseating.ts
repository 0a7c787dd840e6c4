import type { Match } from '../../kernel/history/playable.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import { reseatedMessage } from '../setting/levels.ts';
import type { HotSeat } from '../sitting/hot-seat.ts';
import type { Players } from '../sitting/players.ts';
import { say } from '../text/say.ts';
import type { Changes } from './changes.ts';
import type { Notes } from './notes.ts';
import type { Pondering } from './pondering.ts';

/** The parts of the table that reseating needs. */
interface ReseatingParts {
  readonly match: Match;
  readonly players: Players;
  readonly hotSeat: HotSeat;
  readonly notes: Notes;
  readonly changes: Changes;
  readonly pondering: Pondering;
  readonly save: () => void;
}

/** Changes who plays a seat: a person, or the program (also because a person gives up). */
export class Reseating {
  readonly #table: ReseatingParts;

  constructor(table: ReseatingParts) {
    this.#table = table;
  }

  /** The seats that may give up: in the match, played by a person, and not already giving up. */
  get mayConcede(): readonly Seat[] {
    const { match, players } = this.#table;
    const { seatsIn, conceding, outcome } = match;
    return outcome !== null ? [] : players.people.filter(seat => seatsIn.includes(seat) && !conceding.includes(seat));
  }

  /** Changes the player of a seat. A person who is then the only one at the table has to sit down first. */
  give(seat: Seat, player: Player): void {
    const { players, notes, save } = this.#table;
    if (players.list[seat] === player) return;
    this.#reseat(seat, player);
    notes.notify(players.people.length === 0 ? say('players.nobody') : reseatedMessage(seat, player), 'good');
    save();
  }

  /** Makes a seat give up. Until the concession takes effect, the program answers for the seat. */
  concede(seat: Seat): void {
    const { match, hotSeat, notes, changes, save } = this.#table;
    hotSeat.standUp();
    if (!changes.apply(() => match.concede(seat))) return;
    this.#reseat(seat, 'bot');
    notes.notify(say('concede.done', { seat: { seat } }), 'warning');
    save();
  }

  #reseat(seat: Seat, player: Player): void {
    const { players, hotSeat, pondering } = this.#table;
    const companyBefore = hotSeat.company;
    pondering.stop();
    players.give(seat, player);
    hotSeat.reseated(companyBefore);
  }
}
