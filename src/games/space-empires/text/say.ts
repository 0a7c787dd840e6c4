import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { message, knownNameIn, nameIn, sideName } from '../../../kernel/words/message.ts';
import type { Message, Param, Ref, Seat, Side, TopicOf } from '../../../kernel/words/message.ts';
import { isHexId } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import type { Marker } from '../data/markers.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { PieceKind } from '../data/units.ts';
import type { TextKey } from './en.ts';

/** The topics that messages of this game can have. */
export type Topic = TopicOf<TextKey>;

/** Makes a message of this game; its key must be in the catalogue. */
export function say(key: TextKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

// The names below are made once and shared by all options and events. A message that is stored in the state must be
// copied.

/** The name of a type of unit. */
export const kindName = cachedAndFrozen((kind: PieceKind): Message => say(`unit.${kind}`));

/** The name of a technology. */
export const technologyName = cachedAndFrozen((technology: TechnologyId): Message => say(`technology.${technology}`));

/** The name of a marker. */
export const markerName = cachedAndFrozen((marker: Marker): Message => say(`marker.${marker}`));

/** The name of a hex in a sentence: "L7". */
export function hexName(hex: HexId): string {
  return hex.toUpperCase();
}

/** The name of a seat or a power in a sentence. */
export function sideWords(side: Side): Message {
  return typeof side === 'number' ? say('seat', { seat: { seat: side } }) : say('power', { power: { power: side } });
}

export { sideName };

/** The name of a seat in a sentence, as a parameter of a message. */
export function seatName(seat: Seat): { readonly seat: Seat } {
  return { seat };
}

/** A number of units of a type as text: "3 Scouts". */
export function unitsWords(kind: PieceKind, count: number): Message {
  return say(`units.${kind}`, { count });
}

/** Units of several types as one text: "2 Scouts, 1 Cruiser". */
export function fleetWords(pieces: readonly { readonly kind: PieceKind; readonly count: number }[]): Message {
  return say('fleet', { parts: fleetParts(pieces) });
}

/** Units of several types as a list of texts, one for each type: "2 Scouts" and "1 Cruiser". */
export function fleetParts(pieces: readonly { readonly kind: PieceKind; readonly count: number }[]): Message[] {
  const countByKind = new Map<PieceKind, number>();
  for (const { kind, count } of pieces) countByKind.set(kind, (countByKind.get(kind) ?? 0) + count);
  return [...countByKind].map(([kind, count]) => unitsWords(kind, count));
}

/**
 * Counters as text, as everybody sees them: "2 counters, 1 Miner". Types and numbers of face-down counters are private
 * (SE-28).
 */
export function seenWords(
  pieces: readonly { readonly kind: PieceKind; readonly count: number; readonly up: boolean }[],
): Message {
  const facedownCount = pieces.filter(({ up }) => !up).length;
  const faceupParts = fleetParts(pieces.filter(({ up }) => up));
  return say('fleet', {
    parts: [...(facedownCount > 0 ? [say('counters', { count: facedownCount })] : []), ...faceupParts],
  });
}

/** A technology and its level as text: "Attack 2". */
export function levelWords(technology: TechnologyId, level: number): Message {
  return say('technology.level', { technology: technologyName(technology), level });
}

/** The address of a hex. */
export function hexRef(hex: HexId): Ref {
  return `hex:${hex}`;
}

/** The hex that an address stands for; `null` if it is no address of a hex. */
export function hexIn(ref: Ref | undefined): HexId | null {
  const name = ref === undefined ? null : nameIn(ref, 'hex');
  return name !== null && isHexId(name) ? name : null;
}

/** The address of a counter. */
export function pieceRef(handle: number): Ref {
  return `counter:c${handle}`;
}

/** The handle of the counter that an address stands for; `null` if it is no address of a counter. */
export function handleIn(ref: Ref | undefined): number | null {
  const name = ref === undefined ? null : nameIn(ref, 'counter');
  // eslint-disable-next-line no-restricted-syntax -- only screens and players read addresses, no rule does
  return name !== null && /^c\d+$/.test(name) ? Number(name.slice(1)) : null;
}

/** The address of a technology. */
export function technologyRef(technology: TechnologyId): Ref {
  return `technology:${technology}`;
}

/** The technology that an address stands for; `null` if it is no address of a technology. */
export function technologyIn(ref: Ref | undefined): TechnologyId | null {
  return knownNameIn(ref, 'technology', TECHNOLOGY_IDS);
}
