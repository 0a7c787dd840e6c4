import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { message, knownNameIn } from '../../../kernel/words/message.ts';
import type { Message, Param, Ref, Seat, TopicOf } from '../../../kernel/words/message.ts';
import type { RoleId } from '../data/roles.ts';
import type { Good } from '../data/set-up.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import type { Cost, ShipKind, TokenSide } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { TileId } from '../data/tiles.ts';
import type { TextKey } from './en.ts';

/** The topic of a message: the first part of its key. */
export type Topic = TopicOf<TextKey>;

/** A message with a text of this game. A wrong key does not compile. */
export function say(key: TextKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

// The messages with names are cached and shared by all options and events. A message that goes into the state must be
// copied.

/** The name of a tile. */
export const tileName = cachedAndFrozen((tile: TileId): Message => say(`tile.${tile}`));

/** The name of a technology. */
export const technologyName = cachedAndFrozen((technology: TechnologyId): Message => say(`technology.${technology}`));

/** The name of a role. */
export const roleName = cachedAndFrozen((role: RoleId): Message => say(`role.${role}`));

/** The name of a kind of ship. */
export const shipName = cachedAndFrozen((kind: ShipKind): Message => say(`ship.${kind}`));

/** The name of a token by its side. */
export const tokenName = cachedAndFrozen((side: TokenSide): Message => say(`token.${side}`));

/** The name of a traded good. */
export const goodName = cachedAndFrozen((good: Good): Message => say(`good.${good}`));

/** The name of a seat in a sentence. */
export function seatName(seat: Seat): Message {
  return say('seat', { seat: { seat } });
}

/** The printed label of a space: "C4". */
export function spaceLabel(space: SpaceId): string {
  return space.toUpperCase();
}

/** The name of a space: "Halcyon (C4)", or "C4" if there is no tile. */
export function spaceName({ tiles }: { readonly tiles: Partial<Record<SpaceId, TileId>> }, space: SpaceId): Message {
  const tile = tiles[space];
  const label = spaceLabel(space);
  return tile === undefined ? say('space', { label }) : say('space.tile', { tile: tileName(tile), label });
}

/** A fleet in words: "2 Fighters, 1 Cruiser". */
export function fleetWords(fleet: Readonly<Record<ShipKind, number>>): Message {
  const wordParts = SHIP_KINDS.filter(kind => fleet[kind] > 0).map(kind => shipsWords(kind, fleet[kind]));
  return say('ships', { parts: wordParts });
}

/** A number of ships of one kind: "2 Fighters". */
export function shipsWords(kind: ShipKind, count: number): Message {
  return say(`ships.${kind}`, { count });
}

/** A price in words: "3 metal, 2 energy". */
export function costWords({ metal, energy, marks }: Cost): Message {
  const wordParts = [
    ...(metal > 0 ? [say('amount.metal', { count: metal })] : []),
    ...(energy > 0 ? [say('amount.energy', { count: energy })] : []),
    ...(marks > 0 ? [say('amount.marks', { count: marks })] : []),
  ];
  return wordParts.length === 0 ? say('amount.nothing') : say('amounts', { parts: wordParts });
}

/** The address of a space, such as `space:c4`. */
export function spaceRef(space: SpaceId): Ref {
  return `space:${space}`;
}

/** The space with this address; `null`: it is not the address of a space. */
export function spaceFromRef(ref: Ref | undefined): SpaceId | null {
  return knownNameIn(ref, 'space', SPACE_IDS);
}

/** The addresses of a space and the tile on it. */
export function spaceRefs(
  { tiles }: { readonly tiles: Partial<Record<SpaceId, TileId>> },
  space: SpaceId,
): readonly Ref[] {
  const tile = tiles[space];
  return tile === undefined ? [spaceRef(space)] : [spaceRef(space), `tile:${tile}`];
}
