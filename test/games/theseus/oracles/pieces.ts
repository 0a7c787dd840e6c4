import { BONUS_CARDS_IN_BOX } from '../../../../src/games/theseus/data/bonus-cards.ts';
import { CARDS, cardsOf, kindOf } from '../../../../src/games/theseus/data/cards.ts';
import { sectorOf } from '../../../../src/games/theseus/data/places.ts';
import { UPGRADES_ON_A_CARD } from '../../../../src/games/theseus/data/tokens.ts';
import { isRoom } from '../../../../src/games/theseus/state/units.ts';
import type { TheseusState } from '../../../../src/games/theseus/state/state.ts';
import {
  deactivationLeft,
  invisibilityLeft,
  parasitesLeft,
  upgradesLeft,
} from '../../../../src/games/theseus/state/tokens.ts';

/** Throws unless every piece is where exactly one can be, TH-22.4. */
export function checkPieces(state: TheseusState): void {
  checkCards(state);
  checkUnits(state);
  for (const left of [upgradesLeft, deactivationLeft, invisibilityLeft, parasitesLeft]) {
    must(`${left.name} is ${left(state)}`, left(state) >= 0);
  }
  for (const { name, life, data } of state.seats) {
    must(`the tracks of ${name}`, life >= 0 && life <= 20 && data >= 0 && data <= 20);
  }
}

function checkCards(state: TheseusState): void {
  const installed = Object.values(state.installed);
  const onBoard: readonly string[] = [...installed.map(({ card }) => card), ...Object.values(state.pending)];
  const piles: readonly string[] = state.seats.flatMap(({ deck, removed, drawn, discard, aside }) => [
    ...deck,
    ...removed,
    ...drawn,
    ...discard,
    ...aside,
  ]);
  const bonus: readonly string[] = [...Object.values(state.bonus), ...state.bonusOut, ...state.bonusUsed];
  const found = [...onBoard, ...piles, ...bonus];
  must('a card is there twice', new Set(found).size === found.length);
  if (bonus.length === 0 && state.phase === 'set-up') return; // nothing has been dealt yet
  for (const { faction } of state.seats) {
    for (const card of faction === null || faction === 'pandora' ? [] : cardsOf(faction)) {
      must(`${card} is missing`, found.includes(card));
    }
  }
  for (const card of BONUS_CARDS_IN_BOX) must(`${card} is missing`, found.includes(card));
  for (const { card, upgrades, camera } of installed) {
    const { number } = CARDS[kindOf(card)];
    must(`${upgrades} tokens on ${card}`, upgrades <= (number === null ? 0 : UPGRADES_ON_A_CARD)); // TH-14.3
    must(`a marker on ${card}`, camera === 0 || kindOf(card) === 'scientists-video-cameras');
  }
  must(
    'the malfunction token is on no card of the board',
    state.malfunction === null || onBoard.includes(state.malfunction),
  );
}

function checkUnits(state: TheseusState): void {
  const places = Object.values(state.units).flatMap(({ place }) =>
    place === 'space' || place === 'moving' ? [] : [place],
  );
  must('two units in one place', new Set(places).size === places.length);
  for (const place of places) must(`${place} is not in the ring`, state.ring.includes(sectorOf(place)));
  for (const [unit, { place, heldBy }] of Object.entries(state.units)) {
    must(`${unit} is held by a card that is not there`, heldBy === null || isRoom(place));
    if (isRoom(place) || place === 'space' || place === 'moving') continue;
    must(
      `${unit} is on no card`,
      Object.values(state.installed).some(({ takenBy }) => takenBy === unit),
    );
  }
}

function must(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}
