import { glimpsing, viewOf } from '../../kernel/match/glimpse.ts';
import type { ViewParts } from '../../kernel/match/glimpse.ts';
import type { Outcome } from '../../kernel/match/play.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { CardId } from './data/cards.ts';
import type { RoomId, SectorId, SlotId } from './data/ids.ts';
import { isRoom, unitsInPlay, unitState } from './state/units.ts';
import type { UnitId } from './data/units.ts';
import { controllerOf, installedSlots, isWorking, numberOf } from './state/cards.ts';
import { copiesOf } from './state/reproduction.ts';
import { homeSector, teamOf } from './state/seats.ts';
import { deactivationLeft, invisibilityLeft, parasitesLeft, upgradesLeft } from './state/tokens.ts';
import type { InstalledCard, SeatState, TheseusState, UnitState } from './state/state.ts';
import { builtDeckFor } from './view/built-deck.ts';
import type { BuiltDeck } from './view/built-deck.ts';

/** One seat's things. Decks lie face up: the top card is known, the order below it is not (TH-2.6). */
export interface SeatView extends Readonly<
  Omit<SeatState, 'deck' | 'removed'> & { deckCount: number; deckTop: CardId | null; removedCount: number }
> {
  readonly seat: Seat;
  /** Alliance A is 0 and B is 1; without teams the seat's own number (TH-19.1). */
  readonly team: number;
  readonly home: SectorId | null;
  /** The deck that it has built, for its own eyes only (TH-4.4). */
  readonly built: BuiltDeck | null;
}

/** An installed card, and what follows from the cards around it. */
export interface InstalledView extends Readonly<InstalledCard> {
  readonly controller: Seat;
  /** Its N (TH-1.3). */
  readonly number: number;
  /** Copies by Reproduction (TH-15). */
  readonly copies: number;
  readonly working: boolean;
}

/** All that one viewer may know of a match of Theseus: nearly everything is open (TH-22.3). */
export interface TheseusView {
  readonly game: 'theseus';
  readonly viewer: Viewer;
  readonly options: TheseusState['options'];
  readonly phase: TheseusState['phase'];
  readonly round: number;
  readonly order: readonly Seat[];
  readonly seats: readonly SeatView[];
  readonly ring: readonly SectorId[];
  readonly allianceSectors: TheseusState['allianceSectors'];
  readonly pandora: TheseusState['pandora'];
  readonly units: Readonly<Partial<Record<UnitId, Readonly<UnitState>>>>;
  /** Which unit stands in each room that is not empty. */
  readonly rooms: Readonly<Partial<Record<RoomId, UnitId>>>;
  readonly installed: Readonly<Partial<Record<SlotId, InstalledView>>>;
  readonly bonus: Readonly<TheseusState['bonus']>;
  readonly pending: Readonly<TheseusState['pending']>;
  readonly malfunction: CardId | null;
  readonly deactivation: Readonly<TheseusState['deactivation']>;
  readonly bonusUsed: TheseusState['bonusUsed'];
  readonly bonusOutCount: number;
  readonly countdown: number;
  readonly turn: TheseusState['turn'];
  readonly tie: TheseusState['tie'];
  /** What is left of the tokens. */
  readonly supply: {
    readonly upgrades: number;
    readonly deactivation: number;
    readonly invisibility: number;
    readonly parasites: number;
  };
  readonly outcome: Outcome | null;
}

/** Each part of what `viewer` may know of the state, TH-22.3. */
const PARTS: ViewParts<TheseusState, TheseusView> = {
  game: () => 'theseus',
  viewer: (_, viewer) => viewer,
  options: ({ options }) => options,
  phase: ({ phase }) => phase,
  round: ({ round }) => round,
  order: ({ order }) => order,
  seats: (state, viewer) => state.seats.map((owner, seat) => seatView(state, owner, seat, viewer)),
  ring: ({ ring }) => ring,
  allianceSectors: ({ allianceSectors }) => allianceSectors,
  pandora: ({ pandora }) => pandora,
  units: ({ units }) => units,
  rooms: roomsView,
  installed: installedView,
  bonus: ({ bonus }) => bonus,
  pending: ({ pending }) => pending,
  malfunction: ({ malfunction }) => malfunction,
  deactivation: ({ deactivation }) => deactivation,
  bonusUsed: ({ bonusUsed }) => bonusUsed,
  bonusOutCount: ({ bonusOut }) => bonusOut.length,
  countdown: ({ countdown }) => countdown,
  turn: ({ turn }) => turn,
  tie: ({ tie }) => tie,
  supply: state => ({
    upgrades: upgradesLeft(state),
    deactivation: deactivationLeft(state),
    invisibility: invisibilityLeft(state),
    parasites: parasitesLeft(state),
  }),
  outcome: ({ outcome }) => outcome,
};

/** The state as `viewer` may know it, TH-22.3. Shares structure with the state: do not change or keep it. */
export function theseusView(state: TheseusState, viewer: Viewer): TheseusView {
  return viewOf(PARTS, state, viewer);
}

/** The same part by part. */
export const theseusGlimpse = glimpsing(PARTS);

/** Whether some view belongs to this game. */
export function isTheseusView(view: unknown): view is TheseusView {
  return typeof view === 'object' && view !== null && 'game' in view && view.game === 'theseus';
}

function seatView(state: TheseusState, owner: SeatState, seat: Seat, viewer: Viewer): SeatView {
  const { name, faction, out, life, data, upgrades, drawn, deck, discard, removed, aside } = owner;
  return {
    name,
    faction,
    out,
    life,
    data,
    upgrades,
    drawn,
    discard,
    aside,
    seat,
    team: teamOf(state, seat),
    home: homeSector(state, seat),
    deckCount: deck.length,
    deckTop: deck.at(-1) ?? null,
    removedCount: removed.length,
    built: builtDeckFor(state, seat, viewer),
  };
}

function roomsView(state: TheseusState): TheseusView['rooms'] {
  const rooms: Partial<Record<RoomId, UnitId>> = {};
  for (const unit of unitsInPlay(state)) {
    const { place } = unitState(state, unit);
    if (isRoom(place)) rooms[place] = unit;
  }
  return rooms;
}

function installedView(state: TheseusState): TheseusView['installed'] {
  const shown: Partial<Record<SlotId, InstalledView>> = {};
  for (const slot of installedSlots(state)) {
    const card = state.installed[slot];
    if (card === undefined) continue;
    shown[slot] = {
      ...card,
      controller: controllerOf(state, slot),
      number: numberOf(state, slot),
      copies: copiesOf(state, slot),
      working: isWorking(state, slot),
    };
  }
  return shown;
}
