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

/** Chance for players, apart from the match's own. */
export function chanceFrom(seed: string): RandomState {
  return seededRandom(seed);
}

/** Who answers for each seat. It may change at any time. */
export class Players {
  readonly #list: Player[];
  /** Which person sits on each seat, by numbers. */
  readonly persons: readonly number[];

  /** A seat that is not named is played by a person, and one without a person has its own. */
  constructor(seats: number, named: readonly Player[], persons: readonly number[] = []) {
    this.#list = Array.from({ length: seats }, (_, seat) => named[seat] ?? 'human');
    this.persons = this.#list.map((_, seat) => persons[seat] ?? seat);
  }

  /** By seat. */
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

  /** Whether one person plays all seats that people play, several of them. */
  get sole(): boolean {
    return this.people.length > 1 && new Set(this.people.map(seat => this.persons[seat])).size === 1;
  }

  /** Whether a person answers for the seat. */
  isPerson(seat: Seat): boolean {
    return this.#list[seat] === 'human';
  }

  /** How strong the program plays the seat, where it does. */
  levelOf(seat: Seat): Level {
    return levelOf(this.#list[seat] ?? 'human') ?? 'normal';
  }

  /** Whether no person sits on several seats. */
  get areApart(): boolean {
    return this.persons.every((person, seat) => person === seat);
  }

  /** From now on `player` answers for the seat. */
  give(seat: Seat, player: Player): void {
    if (seat in this.#list) this.#list[seat] = player;
  }

  /** Who can see the screen, which decides what secrets may be shown. */
  company(policy: HandOverPolicy): Company {
    return { policy, alone: this.alone, sole: this.sole, personOf: seat => this.persons[seat] ?? seat };
  }
}
