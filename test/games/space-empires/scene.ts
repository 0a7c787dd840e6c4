import { definition } from '../../../src/games/space-empires/game.ts';
import { BOARD_HEXES, HEX_IDS, onSecondBoard } from '../../../src/games/space-empires/data/hexes.ts';
import type { HexId } from '../../../src/games/space-empires/data/hexes.ts';
import type { Marker } from '../../../src/games/space-empires/data/markers.ts';
import { boardOfSeat, isEpic, scenarioOf } from '../../../src/games/space-empires/data/scenarios.ts';
import type { PieceKind } from '../../../src/games/space-empires/data/units.ts';
import { openHex } from '../../../src/games/space-empires/state/new-state.ts';
import { piecesAt } from '../../../src/games/space-empires/state/pieces.ts';
import { addPiece } from '../../../src/games/space-empires/state/placing.ts';
import { carriedAt } from '../../../src/games/space-empires/state/carried.ts';
import { seatState } from '../../../src/games/space-empires/state/seats.ts';
import { changeDeeds } from '../../../src/games/space-empires/state/lots.ts';
import type { Carried, Deeds, EmpiresState, Piece, SeatState } from '../../../src/games/space-empires/state/state.ts';
import type { Levels } from '../../../src/games/space-empires/data/technologies.ts';
import type { MatchOptions } from '../../../src/games/space-empires/state/options.ts';
import type { Steps } from '../../../src/games/space-empires/state/steps.ts';
import type { EmpiresView } from '../../../src/games/space-empires/view.ts';
import { recordFrom, restoreMatch } from '../../../src/kernel/history/open.ts';
import type { RunningMatch } from '../../../src/kernel/history/running.ts';
import type { Answer, Decision } from '../../../src/kernel/match/decision.ts';
import { Play } from '../../../src/kernel/match/play.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import type { Seat, Side } from '../../../src/kernel/words/message.ts';

type Running = RunningMatch<EmpiresState, Steps, EmpiresView, MatchOptions>;

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fox', 'Gus', 'Hal'];

/** Where the homeworlds of a scene lie, by seat of a board. */
export const WORLDS: readonly HexId[] = ['l7', 'b2', 'b12', 'f1'];

/**
 * A position built by hand, and the match that goes on from it: for tests that are one sentence. The whole board is
 * open space but for homeworlds on L7, B2, B12 and F1, on each board of an epic game; there is no counter but what a
 * test puts there; seat 0 has the turn.
 *
 * ```ts
 * const table = scene().units(0, 'e5', 'scout', 3).begin('move.choose', { seat: 0 });
 * table.answer(`go:${table.c('e5')}`, 'to:e6');
 * ```
 */
export function scene(seats = 2, options: Readonly<Record<string, unknown>> = {}): Scene {
  return new Scene(seats, options);
}

const ALL = { carriers: true, raiders: true, mines: true, pipelines: true, aliens: true };

export class Scene {
  readonly state: EmpiresState;
  readonly #options: Readonly<Record<string, unknown>>;
  #match: Running | null = null;

  constructor(seats: number, options: Readonly<Record<string, unknown>>) {
    const people = NAMES.slice(0, seats).map(name => ({ name }));
    this.#options = { ...ALL, aliens: seats > 1, ...(seats === 2 ? { scenario: '2p-massive' } : {}), ...options };
    this.state = definition.setUp(definition.options(this.#options, people), people, seededRandom('scene'));
    const { state } = this;
    state.agenda = [];
    state.hexes = {};
    const { options: played } = state;
    for (const hex of isEpic(played) ? HEX_IDS : BOARD_HEXES) state.hexes[hex] = { ...openHex(null), up: true };
    for (const seat of people.keys()) {
      const onFirst = boardOfSeat(played, seat) === 1;
      const place = WORLDS[onFirst ? seat : seat - (scenarioOf(played).boards[0]?.seats ?? 0)] ?? 'l7';
      const world = onFirst ? place : onSecondBoard(place);
      seatState(state, seat).world = world;
      this.marker(world, 'homeworld');
      this.colony(world, seat, 20, true);
    }
    Object.assign(state, { cycle: 1, turn: 1, phase: 'movement', active: 0, order: people.map((_, seat) => seat) });
  }

  /** A marker, face up. */
  marker(hex: HexId, marker: Marker | null, more: { up?: boolean; white?: boolean; home?: Seat } = {}): this {
    const found = this.state.hexes[hex];
    if (found === undefined) throw new Error(`no hex ${hex}`);
    Object.assign(found, { marker, up: true, white: more.white ?? false, ...more });
    return this;
  }

  /** A marker, face down. */
  hidden(hex: HexId, marker: Marker, white = true): this {
    return this.marker(hex, marker, { up: false, white });
  }

  colony(hex: HexId, owner: Seat, value = 5, world = false): this {
    if (!world) this.marker(hex, 'planet');
    const found = this.state.hexes[hex];
    if (found !== undefined) found.colony = { owner, world, value, goods: [] };
    return this;
  }

  /**
   * A group; its technology is that of a beginning, but for what is named. `did`: what all its units have done in this
   * turn.
   */
  units(
    owner: Side,
    at: HexId,
    kind: PieceKind,
    count = 1,
    tech: Partial<Carried> = {},
    { did = {}, ...more }: Partial<Piece> & { readonly did?: Partial<Deeds> } = {},
  ): this {
    const levels = typeof owner === 'number' ? seatState(this.state, owner).levels : seatState(this.state, 0).levels;
    const carried = { ...carriedAt(kind, levels), ...tech };
    changeDeeds(addPiece(this.state, { owner, at, kind, count, tech: carried, ...more }), () => did);
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

  turn(turn: number, cycle = 1): this {
    Object.assign(this.state, { turn, cycle });
    return this;
  }

  /** What the next dice show. */
  dice(...faces: readonly number[]): this {
    this.state.random.scripted.push(...faces.map(face => face - 1));
    return this;
  }

  /** Starts the match at that step. */
  begin<Name extends keyof Steps>(step: Name, args: Steps[Name], ...more: EmpiresState['agenda']): this {
    const lining = new Play<EmpiresState, Steps>(this.state, () => undefined);
    lining.next(step, args);
    this.state.agenda = [...lining.takeLinedUp(), ...more];
    const start = {
      game: definition.id,
      rulesVersion: definition.rulesVersion,
      seats: this.state.seats.map(({ name }) => ({ name })),
      options: this.#options,
      seed: 'scene',
    };
    this.#match = restoreMatch(definition, recordFrom(start, copy(this.state)), { thorough: true });
    return this;
  }

  /** The combat phase of a seat, and what comes after it. */
  fight(seat: Seat = 0): this {
    this.state.phase = 'combat';
    this.state.combat = { seat, done: [], hex: null, settled: [], bombs: {} };
    return this.begin(
      'combat.choose',
      { seat },
      { step: 'turn.over', args: { seat } },
      { step: 'economy.begin', args: {} },
    );
  }

  /** A seat's movement and all that follows in its turn. */
  move(seat: Seat = 0): this {
    return this.begin(
      'move.choose',
      { seat },
      { step: 'move.over', args: { seat } },
      { step: 'combat.choose', args: { seat } },
      { step: 'explore.choose', args: { seat } },
      { step: 'turn.refit', args: { seat } },
      { step: 'turn.over', args: { seat } },
      { step: 'economy.begin', args: {} },
    );
  }

  get match(): Running {
    if (this.#match === null) throw new Error('begin() first');
    return this.#match;
  }

  /** The state as it is now (a copy). */
  get now(): EmpiresState {
    return this.#match === null ? this.state : this.match.secretState();
  }

  has(seat: Seat): SeatState {
    return seatState(this.now, seat);
  }

  get decision(): Decision {
    const { decision } = this.match;
    if (decision === null) throw new Error('the match has ended');
    return decision;
  }

  get asked(): string {
    const { decision } = this.match;
    return decision === null ? 'nobody' : `${decision.seat} ${decision.kind}`;
  }

  get options(): string[] {
    return this.decision.options.map(({ id }) => id);
  }

  /** What an option's words were filled with. */
  said(id: string): Readonly<Record<string, unknown>> {
    return this.decision.options.find(option => option.id === id)?.words.with ?? {};
  }

  blockedBy(id: string): string | undefined {
    return this.match.blocked().find(blocked => blocked.id === id)?.rule;
  }

  /** The address of the counter of that type in a hex: `c12`. */
  c(hex: HexId, kind?: PieceKind, owner?: Side): string {
    const found = piecesAt(this.now, hex, owner).find(piece => kind === undefined || piece.kind === kind);
    if (found === undefined) throw new Error(`no ${kind ?? 'counter'} on ${hex}`);
    return `c${found.handle}`;
  }

  /** How many units of a type a side has in a hex. */
  count(hex: HexId, kind: PieceKind, owner?: Side): number {
    return piecesAt(this.now, hex, owner).reduce((sum, piece) => sum + (piece.kind === kind ? piece.count : 0), 0);
  }

  answer(...answers: readonly Answer[]): this {
    for (const answer of answers) this.match.answer(this.decision.n, answer);
    return this;
  }

  /** Moves the counter of that type one hex. */
  go(from: HexId, kind: PieceKind, to: HexId): this {
    return this.answer(`go:${this.c(from, kind)}`, `to:${to}`);
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

  get told(): string[] {
    return this.match.events('spectator').map(({ words }) => words.key);
  }
}
