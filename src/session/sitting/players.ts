import { seededRandom } from '../../kernel/plain/random.ts';
import type { RandomState } from '../../kernel/plain/random.ts';
import type { Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import { levelOf } from '../setting/levels.ts';
import type { Level } from '../setting/levels.ts';
import type { Company } from './seating.ts';
import type { HandOverPolicy } from '../setting/table-settings.ts';

export { randomPlayer } from '../../bots/player.ts';
export type { BotPlayer, Turn } from '../../bots/player.ts';

/** Makes the random state for bots, separate from the match's own. */
export function randomStateFrom(seed: string): RandomState {
  return seededRandom(seed);
}

/** Who plays each seat. This may change at any time. */
export class Players {
  readonly #list: Player[];
  /** The number of the person on each seat. */
  readonly persons: readonly number[];

  /**
   * `named`: the player of each seat; a missing one is a person. `persons`: the number of the person on each seat; by
   * default each seat has its own.
   */
  constructor(seats: number, named: readonly Player[], persons: readonly number[] = []) {
    this.#list = Array.from({ length: seats }, (_, seat) => named[seat] ?? 'human');
    this.persons = this.#list.map((_, seat) => persons[seat] ?? seat);
  }

  /** The player of each seat, by seat. */
  get list(): readonly Player[] {
    return this.#list;
  }

  /** The seats that people play. */
  get people(): readonly Seat[] {
    return this.#list.flatMap((player, seat) => (player === 'human' ? [seat] : []));
  }

  /** The only seat that a person plays; `null`: there are more, or none. */
  get alone(): Seat | null {
    const [first = null, second] = this.people;
    return second === undefined ? first : null;
  }

  /** Whether one person plays several seats and no other person plays. */
  get sole(): boolean {
    return this.people.length > 1 && new Set(this.people.map(seat => this.persons[seat])).size === 1;
  }

  /** Whether a person plays the seat. */
  isPerson(seat: Seat): boolean {
    return this.#list[seat] === 'human';
  }

  /** The level of the bot on the seat; `normal` if a person plays it. */
  levelOf(seat: Seat): Level {
    return levelOf(this.#list[seat] ?? 'human') ?? 'normal';
  }

  /** Whether each person plays only one seat. */
  get areApart(): boolean {
    return this.persons.every((person, seat) => person === seat);
  }

  /** Changes the player of a seat. */
  give(seat: Seat, player: Player): void {
    if (seat in this.#list) this.#list[seat] = player;
  }

  /** Who can see the screen, which decides what secrets may be shown. */
  company(policy: HandOverPolicy): Company {
    return { policy, alone: this.alone, sole: this.sole, personOf: seat => this.persons[seat] ?? seat };
  }
}
