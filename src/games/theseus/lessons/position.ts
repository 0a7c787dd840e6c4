import { seededRandom } from '../../../kernel/plain/random.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { LessonPosition } from '../../../lessons/lesson.ts';
import { LEARNER, positionOf } from '../../../lessons/position.ts';
import { isBonusCardId } from '../data/bonus-cards.ts';
import type { BonusCardId } from '../data/bonus-cards.ts';
import { cardsOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import type { FactionId, PendingSlotId, RoomId, SectorId, SlotId } from '../data/ids.ts';
import { MODE_FACTS } from '../data/modes.ts';
import { sectorOf } from '../data/places.ts';
import { unitFacts } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { readOptions } from '../rules/match-options.ts';
import { standardRing, turnOrder } from '../rules/ring-building.ts';
import { ownerOf } from '../state/cards.ts';
import { newState } from '../state/new-state.ts';
import { factionOf, seatOfFaction, seatState } from '../state/seats.ts';
import type { AsideCard, InstalledCard, MatchOptions, SeatState, TheseusState, UnitState } from '../state/state.ts';
import { say } from '../text/say.ts';

/**
 * Builds the position of a lesson: a station with the standard ring (TH-3.3), at first without units and cards. Each
 * seat has the name of its faction until the lesson begins.
 *
 * ```ts
 * new PositionBuilder(['marines', 'aliens'])
 *   .unit('marine-1', 'corridors-b', 'upgraded').unit('alien-1', 'alien-nest-a')
 *   .card('marines-mine-1', 'corridors-s1', { upgrades: 1 }) // installed; .pending, .aside, .deck put cards elsewhere
 *   .beginning();                                                 // the turn of the first faction begins
 * ```
 */
export class PositionBuilder {
  readonly state: TheseusState;

  constructor(factions: readonly FactionId[], options: Partial<MatchOptions> = {}) {
    const seats = factions.map(name => ({ name }));
    const mode = options.mode ?? (factions.length === 2 ? 'duel' : 'free-for-all');
    this.state = newState(
      { ...readOptions({}, seats), factions: [...factions], ...options, mode },
      seats,
      seededRandom('position'),
    );
    const { state } = this;
    Object.assign(state, { phase: 'play', round: 1, agenda: [] });
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

  /** Lays the sectors in another order, given clockwise. */
  ring(...sectors: SectorId[]): this {
    this.state.ring = sectors;
    this.state.order = turnOrder(this.state, 0);
    return this;
  }

  /** Puts the sector marker of Pandora beside a sector (TH-20.3). */
  marker(sector: SectorId, side: 'left' | 'right'): this {
    this.state.pandora = { sector, side };
    this.state.order = turnOrder(this.state, 0);
    return this;
  }

  /** Puts a unit into a room or into space, for the seat that plays its faction. */
  unit(unit: UnitId, place: RoomId | 'space', side: UnitState['side'] = 'base', more: Partial<UnitState> = {}): this {
    const seat = this.seatOf(unitFacts(unit).faction);
    this.state.units[unit] = { seat, side, place, parasites: 0, invisible: false, heldBy: null, ...more };
    return this;
  }

  /** Installs a card, with tokens on it. An embryo that has taken it over is put on it as well. */
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

  /** Puts cards in front of the player of a faction. */
  aside(faction: FactionId, ...cards: AsideCard[]): this {
    for (const card of cards) if (!isBonusCardId(card)) this.#take(card);
    this.#owner(faction).aside.push(...cards);
    return this;
  }

  /** Fills a faction's deck; the first given card is on top. */
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

  /** Changes other properties of a seat: `{ life: 1, upgrades: 3 }`. */
  seat(faction: FactionId, change: Partial<SeatState>): this {
    Object.assign(this.#owner(faction), change);
    return this;
  }

  /** Changes the state directly, for properties that have no method here. */
  with(change: (state: TheseusState) => void): this {
    change(this.state);
    return this;
  }

  /** The seat of a faction. Throws if nobody plays it. */
  seatOf(faction: FactionId): Seat {
    const seat = seatOfFaction(this.state, faction);
    if (seat === null) throw new Error(`nobody plays ${faction}`);
    return seat;
  }

  /** Gives a player cards that it has drawn in the set-up and not placed yet (TH-3.7). */
  drawn(faction: FactionId, ...cards: CardId[]): this {
    for (const card of cards) this.#take(card);
    this.#owner(faction).drawn = cards;
    return this;
  }

  /** The finished position, at the beginning of the learner's turn. */
  beginning(): LessonPosition {
    this.state.agenda = [{ step: 'turn.begin', args: { seat: LEARNER } }];
    return this.#position();
  }

  /** The finished position in the set-up of a duel: cards are drawn, but nothing is placed (TH-3.7, TH-3.8). */
  settingUp(): LessonPosition {
    const { state } = this;
    state.phase = 'set-up';
    state.agenda = [
      ...state.order.map(seat => ({ step: 'setUp.install' as const, args: { seat } })),
      ...state.order.map(seat => ({ step: 'setUp.pending' as const, args: { seat } })),
      ...state.order.flatMap(seat => [seat, seat]).map(seat => ({ step: 'setUp.homeUnit' as const, args: { seat } })),
      ...state.order.map(seat => ({ step: 'setUp.farUnit' as const, args: { seat } })),
      { step: 'setUp.done', args: {} },
    ];
    return this.#position();
  }

  /**
   * The finished position before decks are built and dealt, so that the whole set-up is to come (TH-4.4, TH-3.5 to
   * TH-3.8).
   */
  buildingDecks(): LessonPosition {
    const { state } = this;
    state.phase = 'set-up';
    state.agenda = [
      { step: 'setUp.decks', args: {} },
      { step: 'setUp.cards', args: {} },
      { step: 'setUp.done', args: {} },
    ];
    return this.#position();
  }

  #position(): LessonPosition {
    const { state } = this;
    state.round -= 1; // the first turn increases the number
    const names = state.seats.map((_, seat) =>
      seat === LEARNER ? say('lesson-name.learner') : say(`lesson-name.${factionOf(state, seat)}`),
    );
    return positionOf(state, names);
  }

  #owner(faction: FactionId): SeatState {
    return seatState(this.state, this.seatOf(faction));
  }

  /** Removes a card from the cards that are out of the match. */
  #take(card: CardId): void {
    const owner = seatState(this.state, ownerOf(this.state, card));
    if (!owner.removed.includes(card)) throw new Error(`${card} lies somewhere else already`);
    owner.removed = owner.removed.filter(other => other !== card);
  }
}
