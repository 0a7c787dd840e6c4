import { seededRandom } from '../../../kernel/plain/random.ts';
import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { LessonPosition } from '../../../lessons/lesson.ts';
import { LEARNER, positionOf, RIVAL } from '../../../lessons/position.ts';
import { HEXES } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { DEEP_MARKERS, markersOf } from '../data/markers.ts';
import type { Cargo, Marker } from '../data/markers.ts';
import type { PieceKind } from '../data/units.ts';
import { noteSeen } from '../rules/markers.ts';
import { readOptions } from '../rules/match-options.ts';
import { hexState } from '../state/board.ts';
import { newState, openHex } from '../state/new-state.ts';
import { addPiece } from '../state/placing.ts';
import { carriedAt } from '../state/carried.ts';
import { seatState } from '../state/seats.ts';
import type { Carried, EmpiresState, Piece } from '../state/state.ts';
import type { Levels } from '../data/technologies.ts';
import { say } from '../text/say.ts';

const SEATS = [{ name: '' }, { name: '' }];

/**
 * The part of the board that the lessons use. It is small enough to be shown whole, with all hexes that the texts
 * mention.
 */
const MAP = HEXES.filter(({ column, row }) => column >= 1 && column <= 7 && row >= 2 && row <= 5);
/** The letters of the columns that are each seat's home; all columns between are deep space. */
const HOME_COLUMNS: readonly (readonly [Seat, string])[] = [
  [LEARNER, 'bcd'],
  [RIVAL, 'gh'],
];

/** A layout: the part of the board in play, the homeworld of each seat, and the columns of each home. */
interface Layout {
  readonly map: typeof HEXES;
  readonly homes: readonly HexId[];
  readonly columns: readonly (readonly [Seat, string])[];
}

const TWO_SEAT_LAYOUT: Layout = { map: MAP, homes: ['c4', 'h4'], columns: HOME_COLUMNS };

/** The layout for solo lessons: the home and the hexes before it, small enough to be shown whole. */
const SOLO_LAYOUT: Layout = {
  map: HEXES.filter(({ column, row }) => column >= 7 && column <= 11 && row >= 5 && row <= 9),
  homes: ['l7'],
  columns: [[LEARNER, 'ijkl']],
};

/**
 * Builds a position of a solo game with nothing but the homeworld on L7. No machine has arrived, and empires have no
 * counters.
 */
export function soloPosition(choices: Choices): PositionBuilder {
  return new PositionBuilder(choices, SOLO_LAYOUT);
}

type Choices = Readonly<Record<string, unknown>>;

/**
 * Builds a map by hand. At first it is open space with the homeworlds on C4 and H4, and without counters.
 *
 * ```ts
 * new PositionBuilder().hidden('d4', 'planet').units(0, 'c4', 'scout', 3).turn(1);
 * ```
 */
export class PositionBuilder {
  readonly state: EmpiresState;

  constructor(choices: Choices = {}, { map, homes, columns }: Layout = TWO_SEAT_LAYOUT) {
    const seats = SEATS.slice(0, homes.length);
    this.state = newState(readOptions(choices, seats), seats, seededRandom('scene'));
    const { state } = this;
    state.hexes = {};
    for (const { id: hex } of map) {
      const home = columns.find(([, letters]) => letters.includes(hex.charAt(0)))?.[0] ?? null;
      state.hexes[hex] = { ...openHex(home), up: true };
    }
    for (const [seat, hex] of homes.entries()) {
      seatState(state, seat).world = hex;
      const colony = { owner: seat, world: true, value: 20, goods: [] };
      Object.assign(hexState(state, hex), { marker: 'homeworld', colony });
    }
    Object.assign(state, { cycle: 1, turn: 1, phase: 'movement', order: [...homes.keys()], agenda: [] });
  }

  /** Places a marker face up. */
  marker(hex: HexId, marker: Marker): this {
    this.#lay(hex, marker, true);
    noteSeen(this.state, hex);
    return this;
  }

  /** Places a marker face down. */
  hidden(hex: HexId, marker: Marker): this {
    this.#lay(hex, marker, false);
    return this;
  }

  colony(owner: Seat, hex: HexId, value: number, ...goods: readonly Cargo[]): this {
    this.marker(hex, 'planet');
    hexState(this.state, hex).colony = { owner, world: false, value, goods: [...goods] };
    return this;
  }

  /** Adds a counter. It carries its owner's present technology levels, apart from those in `tech`. */
  units(
    owner: Side,
    at: HexId,
    kind: PieceKind,
    count = 1,
    more: Partial<Piece> = {},
    tech: Partial<Carried> = {},
  ): this {
    const { levels } = seatState(this.state, typeof owner === 'number' ? owner : LEARNER);
    addPiece(this.state, { owner, at, kind, count, ...more, tech: { ...carriedAt(kind, levels), ...tech } });
    return this;
  }

  levels(seat: Seat, levels: Partial<Levels>): this {
    Object.assign(seatState(this.state, seat).levels, levels);
    return this;
  }

  cp(seat: Seat, cp: number): this {
    seatState(this.state, seat).cp = cp;
    return this;
  }

  /** Sets the results of the next dice. */
  dice(...faces: readonly number[]): this {
    this.state.random.scripted = faces.map(face => face - 1);
    return this;
  }

  /** Changes the state in a way that no other method offers. */
  also(change: (state: EmpiresState) => void): this {
    change(this.state);
    return this;
  }

  /** Finishes the position at the beginning of a turn, 1 to 3; the economic phase follows turn 3. */
  turn(turn: number, cycle = 1): LessonPosition {
    Object.assign(this.state, { turn, cycle });
    return this.#begin([{ step: 'turn.begin', args: {} }]);
  }

  #begin(agenda: EmpiresState['agenda']): LessonPosition {
    const { state } = this;
    const laidMarkers = Object.values(state.hexes).flatMap(hex =>
      hex?.white === true && hex.marker !== null ? [hex.marker] : [],
    );
    const unusedMarkers = markersOf(DEEP_MARKERS);
    for (const marker of laidMarkers) unusedMarkers.splice(unusedMarkers.indexOf(marker), 1);
    Object.assign(state, { agenda, unused: [unusedMarkers] });
    return lessonPosition(state);
  }

  #lay(hex: HexId, marker: Marker, up: boolean): void {
    const hexContents = hexState(this.state, hex);
    Object.assign(hexContents, { marker, up, white: hexContents.home === null });
  }
}

/** Makes a lesson position during the set-up of a match. */
export function setUpPosition(choices: Choices): LessonPosition {
  const state = newState(readOptions(choices, SEATS), SEATS, seededRandom('scene'));
  return lessonPosition({ ...state, order: [RIVAL, LEARNER] });
}

function lessonPosition(state: EmpiresState): LessonPosition {
  return positionOf(state, [say('lesson-name.learner'), say('lesson-name.rival')].slice(0, state.seats.length));
}
