import { copy, freeze } from '../../../kernel/plain/copy.ts';
import { seededRandom } from '../../../kernel/plain/random.ts';
import { SLOT_IDS } from '../data/places.ts';
import type { InstalledCard, SeatState, TheseusState } from '../state/state.ts';
import type { InstalledView, SeatView, TheseusView } from '../view.ts';

/**
 * The state as far as a view tells it, to try things out on: decks hold their top card only, cards that left the game
 * unseen are missing. Nothing but the set-up is left to chance (TH-22.2), so whatever draws no second card comes out as
 * in the match.
 */
export function positionOf(view: TheseusView): TheseusState {
  return copy(stillPositionOf(view, installedOf(view), seatsOf(view)));
}

const FORESIGHT = freeze(seededRandom('foresight'));

/**
 * The state as far as a view tells it (see `positionOf`), with the given cards and seats. It shares objects with the
 * view, so it must not be changed.
 */
export function stillPositionOf(
  view: TheseusView,
  installed: TheseusState['installed'],
  seats: TheseusState['seats'],
): TheseusState {
  const { options, phase, round, order, ring, allianceSectors, pandora, units, bonus, pending, malfunction } = view;
  const { deactivation, bonusUsed, countdown, turn, tie, outcome } = view;
  return {
    allianceSectors,
    pandora,
    units,
    bonus,
    pending,
    deactivation,
    bonusUsed,
    turn,
    tie,
    order: [...order],
    ring: [...ring],
    game: 'theseus',
    options,
    phase,
    round,
    malfunction,
    countdown,
    outcome,
    random: FORESIGHT,
    revealed: 0,
    agenda: [],
    seats,
    installed,
    bonusOut: [],
  };
}

/** The installed cards of a view, in the form of a state. */
export function installedOf({ installed: shown }: TheseusView): TheseusState['installed'] {
  const installedCards: TheseusState['installed'] = {};
  for (const slot of SLOT_IDS) {
    const card = shown[slot];
    if (card !== undefined) installedCards[slot] = installedCard(card);
  }
  return installedCards;
}

function installedCard({ card, upgrades, camera, takenBy }: InstalledView): InstalledCard {
  return { card, upgrades, camera, takenBy };
}

/** The seats of a view, as a state has them. */
export function seatsOf({ seats }: TheseusView): TheseusState['seats'] {
  return seats.map(seatOf);
}

function seatOf({ name, faction, out, life, data, upgrades, deckTop, drawn, discard, aside }: SeatView): SeatState {
  return {
    name,
    faction,
    out,
    life,
    data,
    upgrades,
    deck: deckTop === null ? [] : [deckTop],
    removed: [],
    drawn: [...drawn],
    discard: [...discard],
    aside: [...aside],
  };
}
