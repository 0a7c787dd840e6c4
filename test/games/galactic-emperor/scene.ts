import { gameDefinition } from '../../../src/games/galactic-emperor/game.ts';
import { SPACE_IDS } from '../../../src/games/galactic-emperor/data/spaces.ts';
import type { SpaceId } from '../../../src/games/galactic-emperor/data/spaces.ts';
import type { TileId } from '../../../src/games/galactic-emperor/data/tiles.ts';
import { seatState } from '../../../src/games/galactic-emperor/state/seats.ts';
import type { EmperorState, MatchOptions, SeatState } from '../../../src/games/galactic-emperor/state/state.ts';
import type { Steps } from '../../../src/games/galactic-emperor/state/steps.ts';
import type { EmperorView } from '../../../src/games/galactic-emperor/view.ts';
import { PositionBuilder } from '../../../src/games/galactic-emperor/lessons/position.ts';
import { recordFrom, restoreMatch } from '../../../src/kernel/history/open.ts';
import type { RunningMatch } from '../../../src/kernel/history/running.ts';
import type { Answer, Decision } from '../../../src/kernel/match/decision.ts';
import { Play } from '../../../src/kernel/match/play.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';

type Running = RunningMatch<EmperorState, Steps, EmperorView, MatchOptions>;

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];

/**
 * A position built by hand, and the match that goes on from it: for tests that are one sentence. The board has homes
 * and Omega, the row is empty, the stack has all other tiles in the order of their numbers (the top one last), seat 0
 * holds the Throne.
 *
 * ```ts
 * const table = scene(3).tile('b4', 't05', 0).food('b4', 2).begin('steward.begin', { seat: 0 });
 * table.answer('produce:b4');
 * ```
 */
export function scene(seats = 3, options: Partial<MatchOptions> = {}): Scene {
  return new Scene(seats, options);
}

export class Scene extends PositionBuilder {
  #match: Running | null = null;

  constructor(seats: number, options: Partial<MatchOptions>) {
    super(NAMES.slice(0, seats), options);
  }

  /** Fills every empty space but `but` with tiles from the stack, those without planets last. */
  fill(...but: readonly SpaceId[]): this {
    for (const space of SPACE_IDS) {
      if (this.state.tiles[space] !== undefined || but.includes(space)) continue;
      const tile = this.state.stack.findLast(one => one !== 'black-hole');
      if (tile !== undefined) this.tile(space, tile);
    }
    return this;
  }

  /** The face-down tiles, the top one first; all others are out of the way. */
  stack(...tiles: readonly TileId[]): this {
    this.state.stack = [...tiles].reverse();
    return this;
  }

  /** Starts the match at a step; the end of the role comes after it. */
  begin<K extends keyof Steps>(step: K, args: Steps[K]): this {
    const lining = new Play<EmperorState, Steps>(this.state, () => undefined);
    lining.next(step, args);
    if (this.state.role !== null) lining.next('role.end', {});
    this.state.agenda = lining.takeLinedUp();
    return this.start();
  }

  /** Starts the role that is set, with everybody's turns. */
  play(): this {
    this.state.agenda = [{ step: 'role.begin', args: {} }];
    return this.start();
  }

  /** Starts the match with the agenda that it has. */
  start(): this {
    const { options } = this.state;
    const start = { game: gameDefinition.id, rulesVersion: 1, seats: this.state.seats, options, seed: 'scene' };
    this.#match = restoreMatch(gameDefinition, recordFrom(start, copy(this.state)), { thorough: true });
    return this;
  }

  get match(): Running {
    if (this.#match === null) throw new Error('begin() first');
    return this.#match;
  }

  /** The state as it is now (a copy). */
  get now(): EmperorState {
    return this.match.secretState();
  }

  /** A seat of the state as it is now. */
  has(seat: Seat): SeatState {
    return seatState(this.now, seat);
  }

  get decision(): Decision {
    const { decision } = this.match;
    if (decision === null) throw new Error('the match has ended');
    return decision;
  }

  /** Who is asked what: `1 merchant.trade`. */
  get asked(): string {
    const { decision } = this.match;
    return decision === null ? 'nobody' : `${decision.seat} ${decision.kind}`;
  }

  get options(): string[] {
    return this.decision.options.map(({ id }) => id);
  }

  /** The rule that blocks an option now, or `undefined`. */
  blockedBy(id: string): string | undefined {
    return this.match.blocked().find(blocked => blocked.id === id)?.rule;
  }

  /** Gives answers one after the other. */
  answer(...answers: readonly Answer[]): this {
    for (const answer of answers) this.match.answer(this.decision.n, answer);
    return this;
  }

  /**
   * Answers with the first of these ids that is an option, until somebody is asked something of that kind or the match
   * ends.
   */
  until(kind: string, ...ids: readonly string[]): this {
    for (let given = 0; this.match.decision !== null && this.match.decision.kind !== kind; given += 1) {
      const { options } = this.match.decision;
      const id = ids.find(one => options.some(option => option.id === one)) ?? options.at(-1)?.id ?? '';
      if (given > 400) throw new Error(`nobody is asked ${kind}`);
      this.answer(id);
    }
    return this;
  }

  /** The keys of all that was told, in order. */
  get told(): string[] {
    return this.match.events('spectator').map(({ words }) => words.key);
  }
}
