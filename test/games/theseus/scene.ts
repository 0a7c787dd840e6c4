import { copy } from '../../../src/kernel/plain/copy.ts';
import type { Answer, Decision } from '../../../src/kernel/match/decision.ts';
import { recordFrom, restoreMatch } from '../../../src/kernel/history/open.ts';
import type { RunningMatch } from '../../../src/kernel/history/running.ts';
import { Play } from '../../../src/kernel/match/play.ts';
import type { MatchOptions, TheseusState, Turn } from '../../../src/games/theseus/state/state.ts';
import type { CardId } from '../../../src/games/theseus/data/cards.ts';
import type { FactionId, SlotId } from '../../../src/games/theseus/data/ids.ts';
import type { UnitId } from '../../../src/games/theseus/data/units.ts';
import { definition } from '../../../src/games/theseus/game.ts';
import { PositionBuilder } from '../../../src/games/theseus/lessons/position.ts';
import type { TheseusView } from '../../../src/games/theseus/view.ts';
import { slotOf } from '../../../src/games/theseus/state/cards.ts';
import { seatState } from '../../../src/games/theseus/state/seats.ts';
import { sectorOfUnit } from '../../../src/games/theseus/state/units.ts';
import type { Steps } from '../../../src/games/theseus/state/steps.ts';

/**
 * A position built by hand, and the match that goes on from it: for tests that are one sentence. The seats are named by
 * their factions, in turn order; the ring is the standard one (TH-3.3); decks are empty.
 *
 * ```ts
 * const table = scene(['aliens', 'marines'])
 *   .unit('alien-1', 'alien-nest-a').unit('marine-1', 'corridors-b', 'upgraded')
 *   .card('marines-mine-1', 'corridors-s1', { upgrades: 1 }) // installed; .pending, .aside, .deck put cards elsewhere
 *   .turn('aliens');                                              // whose turn begins
 * table.answer('unit:alien-1', 'room:corridors-a');               // a question with one option is not asked
 * expect(table.life('aliens')).toBe(17);
 * ```
 */
export function scene(factions: readonly FactionId[], options: Partial<MatchOptions> = {}): Scene {
  return new Scene(factions, options);
}

export class Scene extends PositionBuilder {
  #match: RunningMatch<TheseusState, Steps, TheseusView, MatchOptions> | null = null;

  /** Begins the turn of a faction, at phase 1. */
  turn(faction: FactionId): this {
    return this.begin('turn.begin', { seat: this.seatOf(faction) });
  }

  /** Begins in the middle of a turn: `step` is done next, the unit has stopped in its sector. */
  during<K extends keyof Steps>(
    faction: FactionId,
    unit: UnitId,
    step: K,
    args: Steps[K],
    more: Partial<Turn> = {},
  ): this {
    this.state.turn = {
      seat: this.seatOf(faction),
      part: 'actions',
      unit,
      sector: sectorOfUnit(this.state, unit),
      moved: [unit],
      done: [],
      chosen: {},
      struck: [],
      sectorDone: [],
      breeds: false,
      putOff: 0,
      over: false,
      ...more,
    };
    return this.begin(step, args);
  }

  /** Starts the match at a step. */
  begin<K extends keyof Steps>(step: K, args: Steps[K]): this {
    const lining = new Play<TheseusState, Steps>(this.state, () => undefined);
    lining.next(step, args);
    this.state.agenda = lining.takeLinedUp();
    const start = { game: 'theseus', rulesVersion: 1, seats: this.state.seats, options: {}, seed: 'scene' };
    this.#match = restoreMatch(definition, recordFrom(start, copy(this.state)), { thorough: true });
    return this;
  }

  /** The running match. Throws before it has begun. */
  get match(): RunningMatch<TheseusState, Steps, TheseusView, MatchOptions> {
    if (this.#match === null) throw new Error('turn() or begin() first');
    return this.#match;
  }

  /** The state as it is now (a copy). */
  get now(): TheseusState {
    return this.match.secretState();
  }

  /** The pending decision. Throws when the match has ended. */
  get decision(): Decision {
    const { decision } = this.match;
    if (decision === null) throw new Error('the match has ended');
    return decision;
  }

  /** The ids of the pending options. */
  get options(): string[] {
    return this.decision.options.map(option => option.id);
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

  /** The keys of all that was told, in order. */
  get told(): string[] {
    return this.match.events('spectator').map(({ words }) => words.key);
  }

  life(faction: FactionId): number {
    return seatState(this.now, this.seatOf(faction)).life;
  }

  data(faction: FactionId): number {
    return seatState(this.now, this.seatOf(faction)).data;
  }

  /** Where a unit is; `undefined` in the supply. */
  place(unit: UnitId): string | undefined {
    return this.now.units[unit]?.place;
  }

  /** The slot of an installed card, or `null`. */
  slot(card: CardId): SlotId | null {
    return slotOf(this.now, card);
  }
}
