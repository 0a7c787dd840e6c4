import { seededRandom } from '../../../kernel/plain/random.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { LessonPosition } from '../../../lessons/lesson.ts';
import { positionOf } from '../../../lessons/position.ts';
import type { RoleId } from '../data/roles.ts';
import type { TokenSide } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { TileId } from '../data/tiles.ts';
import { newState } from '../state/new-state.ts';
import { noShips } from '../state/pieces.ts';
import { seatState } from '../state/seats.ts';
import type { EmperorState, Fleet, MatchOptions, SeatState } from '../state/state.ts';
import { say } from '../text/say.ts';

const SEATS = ['', '', ''];

/**
 * Builds a lesson position by hand. It starts with the homes and Omega, no face-up tiles, and the learner on the
 * Throne.
 */
export class PositionBuilder {
  readonly state: EmperorState;

  constructor(names: readonly string[] = SEATS, options: Partial<MatchOptions> = {}) {
    const seats = names.map(name => ({ name }));
    this.state = newState(
      { openScores: false, purchases: 1, battles: 'any-time', box: null, ...options },
      seats,
      seededRandom('scene'),
    );
    const { state } = this;
    state.stack = [...state.stack, ...state.row].sort().reverse();
    state.row = [];
    state.throne = 0;
    state.round = 1;
    state.agenda = [];
  }

  /** Puts a tile on a space; `owner`: the seat that controls the sector. */
  tile(space: SpaceId, tile: TileId, owner?: Seat, side: TokenSide = 'empire'): this {
    this.#take(tile);
    this.state.tiles[space] = tile;
    if (owner !== undefined) this.state.sectors[space] = { seat: owner, side };
    return this;
  }

  food(space: SpaceId, count: number): this {
    this.state.food[space] = count;
    return this;
  }

  ships(seat: Seat, space: SpaceId, fleet: Partial<Fleet>): this {
    seatState(this.state, seat).ships[space] = { ...noShips(), ...fleet };
    return this;
  }

  /** Takes all ships off the board. */
  noShips(): this {
    for (const seat of this.state.seats) seat.ships = {};
    return this;
  }

  /** Sets the goods, marks or points of a seat. */
  owns(seat: Seat, things: Partial<Pick<SeatState, 'marks' | 'metal' | 'energy' | 'points'>>): this {
    Object.assign(seatState(this.state, seat), things);
    return this;
  }

  technology(seat: Seat, ...technologies: readonly TechnologyId[]): this {
    seatState(this.state, seat).technologies.push(...technologies);
    return this;
  }

  /** Lays these tiles face up. */
  row(...tiles: readonly TileId[]): this {
    for (const tile of tiles) this.#take(tile);
    this.state.row = [...tiles];
    return this;
  }

  /** Sets the next dice results. */
  dice(...faces: readonly number[]): this {
    this.state.random.scripted = faces.map(face => face - 1);
    return this;
  }

  /** Sets the current role and the seat that picked it. */
  role(id: RoleId, chooser: Seat): this {
    const { state } = this;
    state.role = { id, chooser };
    state.offer = state.offer.filter(role => role !== id);
    state.picks.push({ seat: chooser, role: id });
    return this;
  }

  /** Makes any other change of the state. */
  also(change: (state: EmperorState) => void): this {
    change(this.state);
    return this;
  }

  /** The lesson position at the beginning of a role that a seat has picked. */
  inRole(id: RoleId, chooser: Seat = 0): LessonPosition {
    this.role(id, chooser);
    return this.#begin('role.begin');
  }

  /** The lesson position at the beginning of a round. */
  beginning(): LessonPosition {
    this.state.round -= 1; // the step `round.begin` adds 1
    return this.#begin('round.begin');
  }

  #begin(step: 'role.begin' | 'round.begin'): LessonPosition {
    this.state.agenda = [{ step, args: {} }];
    return positionOf(this.state, [say('lesson-name.learner'), say('lesson-name.vega'), say('lesson-name.mira')]);
  }

  #take(tile: TileId): void {
    const { state } = this;
    state.stack = state.stack.filter(other => other !== tile);
    state.row = state.row.filter(other => other !== tile);
  }
}
