import { glimpseMakerOf, viewOf } from '../../kernel/match/glimpse.ts';
import type { ViewParts } from '../../kernel/match/glimpse.ts';
import { copyLike } from '../../kernel/plain/copy.ts';
import { same } from '../../kernel/plain/same.ts';
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

/** The view of one seat. Decks lie face up, so the top card is known, but not the order below it (TH-2.6). */
export interface SeatView extends Readonly<
  Omit<SeatState, 'deck' | 'removed'> & { deckCount: number; deckTop: CardId | null; removedCount: number }
> {
  readonly seat: Seat;
  /** The number of the team: 0 for alliance A, 1 for B; without teams the number of the seat (TH-19.1). */
  readonly team: number;
  readonly home: SectorId | null;
  /** The deck that the seat has built; `null` for all other viewers (TH-4.4). */
  readonly built: BuiltDeck | null;
}

/** The view of an installed card, including the effects of the cards around it. */
export interface InstalledView extends Readonly<InstalledCard> {
  readonly controller: Seat;
  /** The value of N: the printed number plus upgrade tokens (TH-1.3). */
  readonly number: number;
  /** The number of copies by Reproductions (TH-15). */
  readonly copies: number;
  readonly working: boolean;
}

/** All that one viewer may know of a match of Theseus, where nearly everything is public (TH-22.3). */
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
  /** The unit in each occupied room. */
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
  /** The numbers of tokens left in the supply. */
  readonly supply: {
    readonly upgrades: number;
    readonly deactivation: number;
    readonly invisibility: number;
    readonly parasites: number;
  };
  readonly outcome: Outcome | null;
}

/** Functions that compute each field of the view, from the state and for a viewer (TH-22.3). */
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

/** The view of the state for a viewer (TH-22.3). It shares objects with the state: do not change or keep it. */
export function theseusView(state: TheseusState, viewer: Viewer): TheseusView {
  return viewOf(PARTS, state, viewer);
}

/** The same view as `theseusView`, but each field is computed only when it is first read. */
export const theseusGlimpse = glimpseMakerOf({ ...PARTS, installed: installedGlimpse }, {}, ['installed']);

/** Whether a value is a view of Theseus. */
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
  const installedCards: Partial<Record<SlotId, InstalledView>> = {};
  for (const slot of installedSlots(state)) {
    const card = state.installed[slot];
    if (card !== undefined) installedCards[slot] = cardView(state, card, slot);
  }
  return installedCards;
}

function cardView(
  state: TheseusState,
  { card, upgrades, camera, takenBy }: InstalledCard,
  slot: SlotId,
): InstalledView {
  const [controller, number] = [controllerOf(state, slot), numberOf(state, slot)];
  const [copies, working] = [copiesOf(state, slot), isWorking(state, slot)];
  return { card, upgrades, camera, takenBy, controller, number, copies, working };
}

/** The installed cards for a glimpse: the ones glimpsed before (`previous`) if none has changed. */
function installedGlimpse(
  state: TheseusState,
  _: Viewer,
  previous?: TheseusView['installed'],
): TheseusView['installed'] {
  const slots = installedSlots(state);
  const isSame =
    previous !== undefined &&
    slots.length === Object.keys(previous).length &&
    slots.every(slot => {
      const card = state.installed[slot];
      return card !== undefined && same(previous[slot], cardView(state, card, slot));
    });
  return isSame ? previous : copyLike(installedView(state), previous ?? {});
}
