import { copy } from '../../../kernel/plain/copy.ts';
import { seededRandom } from '../../../kernel/plain/random.ts';
import { SLOT_IDS } from '../data/places.ts';
import type { InstalledCard, SeatState, TheseusState } from '../state/state.ts';
import type { InstalledView, SeatView, TheseusView } from '../view.ts';

/**
 * A state made from a view, to try things out on. Decks hold only their top card, and cards that left the game face
 * down are missing. After the set-up nothing is random (TH-22.2), so anything that draws no second card happens as in
 * the match. `installed`: the view's installed cards, if they are already computed; they must then not be changed in
 * place.
 */
export function positionOf(view: TheseusView, installed = installedOf(view)): TheseusState {
  const { options, phase, round, order, ring, allianceSectors, pandora, units, bonus, pending, malfunction } = view;
  const { deactivation, bonusUsed, countdown, turn, tie, outcome } = view;
  const copied = copy({ allianceSectors, pandora, units, bonus, pending, deactivation, bonusUsed, turn, tie });
  return {
    ...copied,
    order: [...order],
    ring: [...ring],
    game: 'theseus',
    options,
    phase,
    round,
    malfunction,
    countdown,
    outcome,
    random: seededRandom('foresight'),
    revealed: 0,
    agenda: [],
    seats: view.seats.map(seatOf),
    installed,
    bonusOut: [],
  };
}

/** The installed cards of a view, in the form of a state. */
export function installedOf({ installed: shown }: TheseusView): TheseusState['installed'] {
  const installed: TheseusState['installed'] = {};
  for (const slot of SLOT_IDS) {
    const card = shown[slot];
    if (card !== undefined) installed[slot] = installedCard(card);
  }
  return installed;
}

function installedCard({ card, upgrades, camera, takenBy }: InstalledView): InstalledCard {
  return { card, upgrades, camera, takenBy };
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
