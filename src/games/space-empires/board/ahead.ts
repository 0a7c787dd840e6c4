import type { Seat, Side, Message } from '../../../kernel/words/message.ts';
import { isHexId } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import type { Marker } from '../data/markers.ts';
import { ALIENS, FIGHTERS, isUnitKind, UNITS } from '../data/units.ts';
import type { Strength } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { chanceOfMarker } from '../state/facedown.ts';
import { hitChance } from '../state/fire.ts';
import { machineFacts } from '../state/machines.ts';
import { hullOf, isCombatCapable } from '../state/pieces.ts';
import { fightTogether } from '../state/seats.ts';
import { fleetParts, markerName, say, sideWords } from '../text/say.ts';
import { knownLevels } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

// What waits in a hex, by what its viewer may know (SE-7, SE-8.9).

/** What units that go from one hex to another meet there. */
export function aheadOf(view: EmpiresView, seat: Seat, from: HexId | null, to: HexId): Message[] {
  const hex = view.hexes[to];
  if (hex === undefined) return [];
  const there = view.pieces.filter(({ at, owner }) => at === to && !fightTogether(view, owner, seat));
  if (there.length > 0) return [attackOn(there), ...shotsAt(view, seat, from, to, there)];
  if (hex.hidden) return [unexplored(view, seat, to)];
  const { colony } = hex;
  if (colony !== null && !fightTogether(view, colony.owner, seat))
    return [say('outlook.colony', { side: sideWords(colony.owner), value: colony.value })];
  const marker = terrainOf(view, to);
  return marker === null || marker === 'homeworld' ? [] : [markerName(marker)];
}

/** What the marker that lies face down on a hex may do, or what its scanner saw (SE-7.6, SE-7.13). */
export function unexplored(view: EmpiresView, seat: Seat, hex: HexId): Message {
  const seen = view.seats[seat]?.own?.scans[hex];
  if (seen !== undefined) return say('outlook.scanned', { marker: markerName(seen) });
  const chance = (marker: Marker): number => Math.round(chanceOfMarker(view, hex, marker) * 100);
  const [danger, hole] = [chance('danger'), chance('black-hole')];
  const risks = [
    ...(danger > 0 ? [say('outlook.risk.danger', { percent: danger })] : []),
    ...(hole > 0 ? [say('outlook.risk.hole', { percent: hole })] : []),
  ];
  return risks.length === 0 ? say('outlook.unexplored') : say('outlook.unexplored-risks', { risks });
}

function attackOn(there: readonly PieceView[]): Message {
  return say('outlook.attack', { sides: forceIn(there) });
}

/** Counters of one or more sides in words, each side once. */
export function forceIn(there: readonly PieceView[]): readonly Message[] {
  return [...new Set(there.map(({ owner }) => owner))].map(side => forceWords(there, side));
}

function forceWords(there: readonly PieceView[], side: Side): Message {
  const own = there.filter(({ owner }) => owner === side);
  const open = own.flatMap(({ kind, count }) => (kind === null || count === null ? [] : [{ kind, count }]));
  const down = own.length - open.length;
  const units = [...fleetParts(open), ...(down === 0 ? [] : [say('outlook.face-down', { count: down })])];
  return say('outlook.force', { units, side: sideWords(side) });
}

/**
 * How likely the best shot of those who lie open there hits, at least: their technology may be higher, and their number
 * adds to it.
 */
function shotsAt(
  view: EmpiresView,
  seat: Seat,
  from: HexId | null,
  to: HexId,
  there: readonly PieceView[],
): readonly Message[] {
  const own = view.pieces.filter(({ at, owner }) => at === from && owner === seat);
  const terrain = terrainOf(view, to);
  const shots = there.flatMap(by => {
    const strength = strengthOf(view, by);
    if (by.kind === null || strength === null || strength.attack === 0) return [];
    const tech = terrain === 'asteroids' ? 0 : Math.min(knownLevels(by).attack ?? 0, hullOf(by.kind));
    const needed = own.flatMap(target => {
      const { kind } = target;
      if (kind === null || !isCombatCapable({ kind })) return [];
      const defence = terrain === 'nebula' ? 0 : Math.min(knownLevels(target).defence ?? 0, hullOf(kind));
      return [strength.attack + tech - (strengthOf(view, target)?.defence ?? 0) - defence];
    });
    if (needed.length === 0) return [];
    const aim = { needed: Math.min(...needed), by: by.kind, at: 'colony' } as const;
    return [{ kind: by.kind, chance: hitChance(view, aim) }];
  });
  const [best] = [...shots].sort((one, other) => other.chance - one.chance);
  if (best === undefined) return [];
  return [
    say('outlook.shot', { unit: say(`units.${best.kind}`, { count: 1 }), percent: Math.round(best.chance * 100) }),
  ];
}

/**
 * What is printed on a counter; `null`: it lies face down, or has no weapon. Raiders and fighters by the level that is
 * known.
 */
function strengthOf(view: EmpiresView, piece: PieceView): Strength | null {
  const { kind } = piece;
  if (kind === null || kind === 'alien-fleet') return null;
  if (kind === 'machine') return machineFacts(view, piece);
  if (!isUnitKind(kind)) return ALIENS[kind];
  if (kind === 'fighter') return FIGHTERS[Math.max(0, (knownLevels(piece).special ?? 0) - 1)] ?? null;
  return UNITS[kind].weapon;
}

/** The hex that an option leads to; `null`: none. */
export function goalIn(id: string): HexId | null {
  const [what = '', way = ''] = id.split(':');
  if (what !== 'to' && what !== 'again' && what !== 'slip' && what !== 'sling') return null;
  const hex = way.split('-').at(-1) ?? '';
  return isHexId(hex) ? hex : null;
}

/** The hex of a name: "L7". */
export function hexNamed(name: unknown): HexId | null {
  const hex = typeof name === 'string' ? name.toLowerCase() : '';
  return isHexId(hex) ? hex : null;
}
