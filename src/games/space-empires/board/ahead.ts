import type { Seat, Side, Message } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import type { Marker } from '../data/markers.ts';
import { terrainOf } from '../state/board.ts';
import { chanceOfMarker } from '../state/facedown.ts';
import { fightTogether } from '../state/seats.ts';
import { battleOdds, oddsWords } from './odds.ts';
import { fleetParts, markerName, say, sideWords } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

// Texts about what a viewer knows of a hex ahead of its units (SE-7, SE-8.9).

/** What a seat's units would meet in a hex that they move to, as texts. */
export function moveForecast(view: EmpiresView, seat: Seat, targetHex: HexId): Message[] {
  const hex = view.hexes[targetHex];
  if (hex === undefined) return [];
  const enemies = enemiesInHex(view, seat, targetHex);
  if (enemies.length > 0) return [attackWords(enemies)];
  if (hex.hidden) return [unexplored(view, seat, targetHex)];
  const { colony } = hex;
  // An own colony is named too, so that its planet does not look free; an own homeworld needs no text.
  if (colony !== null && !(colony.world && fightTogether(view, colony.owner, seat)))
    return [say('outlook.colony', { side: sideWords(colony.owner), value: colony.value })];
  const marker = terrainOf(view, targetHex);
  return marker === null || marker === 'homeworld' ? [] : [markerName(marker)];
}

/** The enemy counters in a hex, which a seat would fight there. */
function enemiesInHex(view: EmpiresView, seat: Seat, hex: HexId): readonly PieceView[] {
  return viewedAt(view, hex).filter(({ owner }) => !fightTogether(view, owner, seat));
}

/**
 * The forecast of a battle in a hex, for a stack that moves there and units of its side that are there already; empty
 * without enemies.
 */
export function battleForecast(view: EmpiresView, seat: Seat, stack: readonly PieceView[], hex: HexId): Message[] {
  const enemies = enemiesInHex(view, seat, hex);
  const ownForces = viewedAt(view, hex).filter(({ owner }) => fightTogether(view, owner, seat));
  const odds = enemies.length === 0 ? null : battleOdds(view, hex, [...ownForces, ...stack], enemies);
  return odds === null ? [] : [oddsWords(odds)];
}

/** A text about a face-down marker: its risks, or the marker itself if the seat has scanned it (SE-7.6, SE-7.13). */
export function unexplored(view: EmpiresView, seat: Seat, hex: HexId): Message {
  const scannedMarker = view.seats[seat]?.own?.scans[hex];
  if (scannedMarker !== undefined) return say('outlook.scanned', { marker: markerName(scannedMarker) });
  const risks = explorationRisks(view, hex);
  return risks.length === 0 ? say('outlook.unexplored') : say('outlook.unexplored-risks', { risks });
}

/** The harm that a face-down marker may do to units that explore it, each with its chance; empty if there is none. */
export function explorationRisks(view: EmpiresView, hex: HexId): readonly Message[] {
  const chancePercent = (marker: Marker): number => Math.round(chanceOfMarker(view, hex, marker) * 100);
  const [danger, hole] = [chancePercent('danger'), chancePercent('black-hole')];
  return [
    ...(danger > 0 ? [say('outlook.risk.danger', { percent: danger })] : []),
    ...(hole > 0 ? [say('outlook.risk.hole', { percent: hole })] : []),
  ];
}

function attackWords(pieces: readonly PieceView[]): Message {
  return say('outlook.attack', { sides: forcesBySide(pieces) });
}

/** Counters as texts, one for each side: "2 Scouts of Ann", or "Ann: 2 Scouts" with `about.units`. */
export function forcesBySide(
  pieces: readonly PieceView[],
  textKey: 'outlook.force' | 'about.units' = 'outlook.force',
): readonly Message[] {
  return [...new Set(pieces.map(({ owner }) => owner))].map(side => forceWords(pieces, side, textKey));
}

function forceWords(pieces: readonly PieceView[], side: Side, textKey: 'outlook.force' | 'about.units'): Message {
  const sidePieces = pieces.filter(({ owner }) => owner === side);
  const knownUnits = sidePieces.flatMap(({ kind, count }) =>
    kind === null || count === null ? [] : [{ kind, count }],
  );
  const hiddenCount = sidePieces.length - knownUnits.length;
  const units = [
    ...fleetParts(knownUnits),
    ...(hiddenCount === 0 ? [] : [say('outlook.face-down', { count: hiddenCount })]),
  ];
  return say(textKey, { units, side: sideWords(side) });
}
