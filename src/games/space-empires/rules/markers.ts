import { sideName } from '../../../kernel/words/message.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { boardOf } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { homePlace, isEpic } from '../data/scenarios.ts';
import type { Marker } from '../data/markers.ts';
import { ALIEN_KINDS } from '../data/units.ts';
import type { AlienKind } from '../data/units.ts';
import { hexesIn, hexState } from '../state/board.ts';
import { addPiece } from '../state/placing.ts';
import { ALIENS_SIDE } from '../state/seats.ts';
import type { Empires, EmpiresState } from '../state/state.ts';
import { hexName, hexRef, markerName, say, seatName, seenWords } from '../text/say.ts';
import { placeMachine } from './machines.ts';

/** SE-7: turns up a marker, for units in its hex or for a scan (SE-7.13.1). Returns the marker. */
export function revealMarker(game: Empires, hex: HexId, seat: Seat, revealedBy: 'units' | 'scan'): Marker | null {
  const { state } = game;
  const hexFound = hexState(state, hex);
  const { marker } = hexFound;
  game.reveal();
  hexFound.up = true;
  state.spot = hex;
  for (const everySeat of state.seats) {
    const { [hex]: _turnedUp, ...others } = everySeat.scans;
    everySeat.scans = others;
  }
  if (marker === null) return null;
  noteSeen(state, hex);
  game.tell?.({
    words: say('explore.found', { seat: seatName(seat), hex: hexName(hex), marker: markerName(marker) }),
    rule: revealedBy === 'scan' ? 'SE-7.13' : 'SE-7.1',
    refs: [hexRef(hex), `marker:${marker}`],
  });
  if (leavesGame(state, marker)) {
    hexFound.marker = null;
    if (marker === 'machine' && state.options.machines > 0) placeMachine(game, hex);
    else if (marker === 'warp-1' || marker === 'warp-2' || marker === 'machine') {
      game.tell?.({
        words: say('explore.unused', { marker: markerName(marker) }),
        rule: 'SE-3.4',
        refs: [hexRef(hex)],
      });
    } else if (revealedBy === 'scan') {
      if (renewMarker(game, hex)) state.renewed.push(hex);
    }
  }
  if (marker === 'barren' && hexFound.white) placeAliens(game, hex, revealedBy);
  return marker;
}

/**
 * SE-24.4: with the variant of heavy terrain, puts an unused white marker face down where a marker has left the game.
 * Returns whether one was left.
 */
export function renewMarker(game: Empires, hex: HexId): boolean {
  const { state } = game;
  if (!state.options.variants.includes('heavyTerrain')) return false;
  const marker = state.unused[boardOf(hex) - 1]?.pop();
  if (marker === undefined) return false;
  Object.assign(hexState(state, hex), { marker, white: true, up: false });
  game.tell?.({ words: say('explore.renewed', { hex: hexName(hex) }), rule: 'SE-24.4', refs: [hexRef(hex)] });
  return true;
}

/** Removes a marker from the counts of unseen ones, because everybody knows it now. */
export function noteSeen(state: Pick<EmpiresState, 'unseen' | 'hexes' | 'options'>, hex: HexId): void {
  const { unseen, options } = state;
  const { marker, white, home } = hexState(state, hex);
  const counts = white ? unseen.white[boardOf(hex) - 1] : unseen.coloured[homePlace(options, boardOf(hex), home)];
  if (marker === null || counts === undefined) return;
  counts[marker] = (counts[marker] ?? 0) - 1;
}

/** Whether a marker leaves the map when it is turned up. */
function leavesGame(state: EmpiresState, marker: Marker): boolean {
  if (marker === 'danger' || marker === 'lost') return true;
  if (marker === 'machine') return true; // SE-3.4, SE-18.3.1: becomes a counter or nothing
  if (marker !== 'warp-1' && marker !== 'warp-2') return false;
  if (isEpic(state.options)) return false; // SE-23.3: in an epic game all warp points stay
  if (!state.options.optional.includes('warpPoints')) return true;
  const revealed = hexesIn(state).filter(hex => hexState(state, hex).up && hexState(state, hex).marker === marker);
  return revealed.length > 2; // SE-18.2: the third one with this number leaves
}

/**
 * SE-17.1, SE-17.2: draws the alien ships of a barren planet by chance. After a scan they stay face down, each under
 * its own counter, so that nobody sees which are alike.
 */
function placeAliens(game: Empires, hex: HexId, revealedBy: 'units' | 'scan'): void {
  const { state } = game;
  if (!state.options.sets.includes('aliens')) return;
  const drawnShips: AlienKind[] = [];
  for (let ship = 0; ship < state.options.aliensPerPlanet; ship += 1) {
    const pool = ALIEN_KINDS.flatMap(kind => Array.from({ length: state.aliens[kind] }, () => kind));
    const kind = pool[pool.length === 0 ? 0 : game.pickUnseen(pool.length)];
    if (kind === undefined) break;
    drawnShips.push(kind);
    state.aliens[kind] -= 1;
  }
  const isFaceUp = revealedBy === 'units';
  const countsByKind = ALIEN_KINDS.map(kind => ({ kind, count: drawnShips.filter(one => one === kind).length }));
  const groups = isFaceUp
    ? countsByKind.filter(({ count }) => count > 0)
    : drawnShips.map(kind => ({ kind, count: 1 }));
  const placedPieces = groups.map(group =>
    addPiece(state, {
      owner: ALIENS_SIDE,
      ...group,
      tech: { attack: 0, defence: 0, tactics: 1, movement: 1, special: 0 },
      at: hex,
      up: isFaceUp,
    }),
  );
  if (placedPieces.length === 0) return;
  game.tell?.({
    words: say(isFaceUp ? 'aliens.placed' : 'aliens.hidden', {
      side: sideName(ALIENS_SIDE),
      units: seenWords(placedPieces),
      hex: hexName(hex),
    }),
    rule: 'SE-17.1',
    refs: [hexRef(hex)],
  });
}
