import { copy } from '../../../src/kernel/copy.ts';
import type { Answer, Decision } from '../../../src/kernel/decision.ts';
import { recordFrom, restoreMatch } from '../../../src/kernel/match.ts';
import type { RunningMatch } from '../../../src/kernel/match.ts';
import { Play } from '../../../src/kernel/play.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import type { Seat } from '../../../src/kernel/words.ts';
import type { AsideCard, InstalledCard, MatchOptions, SeatState } from '../../../src/games/theseus/state/state.ts';
import type { TheseusState, Turn, UnitState } from '../../../src/games/theseus/state/state.ts';
import { isBonusCardId } from '../../../src/games/theseus/data/bonus-cards.ts';
import type { BonusCardId } from '../../../src/games/theseus/data/bonus-cards.ts';
import { cardsOf } from '../../../src/games/theseus/data/cards.ts';
import type { CardId } from '../../../src/games/theseus/data/cards.ts';
import { FACTIONS } from '../../../src/games/theseus/data/factions.ts';
import type { FactionId, PendingSlotId, RoomId, SectorId, SlotId } from '../../../src/games/theseus/data/ids.ts';
import { MODE_FACTS } from '../../../src/games/theseus/data/modes.ts';
import { sectorOf } from '../../../src/games/theseus/data/places.ts';
import { unitFacts } from '../../../src/games/theseus/data/units.ts';
import type { UnitId } from '../../../src/games/theseus/data/units.ts';
import { definition } from '../../../src/games/theseus/game.ts';
import { standardRing, turnOrder } from '../../../src/games/theseus/rules/ring-building.ts';
import type { TheseusView } from '../../../src/games/theseus/view.ts';
import { newState } from '../../../src/games/theseus/state/new-state.ts';
import { ownerOf, slotOf } from '../../../src/games/theseus/state/cards.ts';
import { seatOfFaction, seatState } from '../../../src/games/theseus/state/seats.ts';
import { sectorOfUnit } from '../../../src/games/theseus/state/units.ts';
import type { Steps } from '../../../src/games/theseus/state/steps.ts';

/**
 * A position built by hand, and the match that goes on from it: for tests that are one sentence. The seats are named by their factions,
 * in turn order; the ring is the standard one (TH-3.3); decks are empty.
 *
 * ```ts
 * const table = scene(['aliens', 'marines'])
 *   .unit('alien-1', 'alien-nest-a').unit('marine-1', 'corridors-b', 'upgraded')
 *   .card('marines-mine-1', 'corridors-s1', { upgrades: 1 })      // installed; .pending, .aside, .deck put cards elsewhere
 *   .turn('aliens');                                              // whose turn begins
 * table.answer('unit:alien-1', 'room:corridors-a');               // a question with one option is not asked
 * expect(table.life('aliens')).toBe(17);
 * ```
 */
export function scene(factions: readonly FactionId[], options: Partial<MatchOptions> = {}): Scene {
  return new Scene(factions, options);
}

export class Scene {
  readonly state: TheseusState;
  #match: RunningMatch<TheseusState, Steps, TheseusView, MatchOptions> | null = null;

  constructor(factions: readonly FactionId[], options: Partial<MatchOptions>) {
    const seats = factions.map(name => ({ name }));
    const mode = options.mode ?? (factions.length === 2 ? 'duel' : 'free-for-all');
    this.state = newState(
      { ...definition.options({}, seats), factions: [...factions], ...options, mode },
      seats,
      seededRandom('scene'),
    );
    const { state } = this;
    state.phase = 'play';
    state.round = 1;
    state.agenda = [];
    factions.forEach((faction, seat) => {
      const owner = seatState(state, seat);
      owner.faction = faction;
      owner.life = MODE_FACTS[mode].startLife;
      if (faction !== 'pandora') owner.removed = cardsOf(faction);
    });
    const sectors = factions.flatMap(faction => FACTIONS[faction].sector ?? []);
    if (mode === 'teams') state.allianceSectors = sectors.slice(0, 2);
    state.ring = standardRing(mode === 'teams' ? state.allianceSectors : sectors);
    state.order = turnOrder(state, 0);
  }

  /** Lays the sectors in another order, clockwise. */
  ring(...sectors: SectorId[]): this {
    this.state.ring = sectors;
    this.state.order = turnOrder(this.state, 0);
    return this;
  }

  /** Puts a unit of the faction that it belongs to into a room or into space. */
  unit(unit: UnitId, place: RoomId | 'space', side: UnitState['side'] = 'base', more: Partial<UnitState> = {}): this {
    const seat = this.seatOf(unitFacts(unit).faction);
    this.state.units[unit] = { seat, side, place, parasites: 0, invisible: false, heldBy: null, ...more };
    return this;
  }

  /** Installs a card, with what lies on it. An embryo that has taken it over is put there as well. */
  card(card: CardId, slot: SlotId, more: Partial<InstalledCard> = {}): this {
    this.#take(card);
    this.state.installed[slot] = { card, upgrades: 0, camera: 0, takenBy: null, ...more };
    const { takenBy = null } = more;
    if (takenBy !== null) {
      this.unit(takenBy, `${sectorOf(slot)}-a`);
      const embryo = this.state.units[takenBy];
      if (embryo !== undefined) embryo.place = slot;
    }
    return this;
  }

  /** Puts a card into a pending slot. */
  pending(card: CardId, slot: PendingSlotId): this {
    this.#take(card);
    this.state.pending[slot] = card;
    return this;
  }

  /** Puts a bonus card on its slot. */
  bonus(card: BonusCardId, slot: SlotId): this {
    this.state.bonus[slot] = card;
    return this;
  }

  /** Puts cards before the player of a faction. */
  aside(faction: FactionId, ...cards: AsideCard[]): this {
    for (const card of cards) if (!isBonusCardId(card)) this.#take(card);
    this.#owner(faction).aside.push(...cards);
    return this;
  }

  /** Fills a deck, the first card named on top. */
  deck(faction: FactionId, ...cards: CardId[]): this {
    for (const card of cards) this.#take(card);
    this.#owner(faction).deck = [...cards].reverse();
    return this;
  }

  /** Puts the malfunction token on a card. */
  malfunction(card: CardId): this {
    this.state.malfunction = card;
    return this;
  }

  /** Changes anything else of a seat: `{ life: 1, upgrades: 3 }`. */
  seat(faction: FactionId, change: Partial<SeatState>): this {
    Object.assign(this.#owner(faction), change);
    return this;
  }

  /** Changes anything else of the state. */
  with(change: (state: TheseusState) => void): this {
    change(this.state);
    return this;
  }

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

  seatOf(faction: FactionId): Seat {
    const seat = seatOfFaction(this.state, faction);
    if (seat === null) throw new Error(`nobody plays ${faction}`);
    return seat;
  }

  #owner(faction: FactionId): SeatState {
    return seatState(this.state, this.seatOf(faction));
  }

  /** A card leaves the cards that are out of the match. */
  #take(card: CardId): void {
    const owner = seatState(this.state, ownerOf(this.state, card));
    if (!owner.removed.includes(card)) throw new Error(`${card} lies somewhere else already`);
    owner.removed = owner.removed.filter(other => other !== card);
  }
}
