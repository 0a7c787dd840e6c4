import type { Origin } from '../../../kernel/book/rule-book.ts';
import { PLAYER_COUNTS } from './set-up.ts';
import type { Good, PlayerCount } from './set-up.ts';
import { ROLE_IDS } from './roles.ts';
import type { RoleId } from './roles.ts';
import type { ShipKind, TokenSide } from './ships.ts';
import { TECHNOLOGY_IDS } from './technologies.ts';
import type { TechnologyId } from './technologies.ts';
import { HOME_TILES, NORMAL_TILES } from './tiles.ts';
import type { TileId } from './tiles.ts';

/** The address of a record, such as `tile:t01` or `technology:robotics`. */
type OriginAddress =
  | `ship:${ShipKind}`
  | `token:${TokenSide}`
  | `technology:${TechnologyId}`
  | `role:${RoleId}`
  | `tile:${TileId}`
  | `market:${Good}`
  | `layout:${PlayerCount}`
  | 'board:spaces';

const printedOrigin: Origin = { from: 'print', confidence: 'high', ours: [], partly: [] };
const originWithOwnCost: Origin = { from: 'print', confidence: 'high', ours: ['cost'], partly: [] };
const normalTileOrigin: Origin = {
  from: 'print',
  confidence: 'medium',
  ours: ['yields', 'back', 'name'],
  partly: ['kind'],
};
const homeTileOrigin: Origin = {
  from: 'print',
  confidence: 'medium',
  ours: ['yields', 'back', 'name'],
  partly: ['colour'],
};

/** The origin of every fact in the folder `data`. */
export const ORIGINS: Readonly<Record<OriginAddress, Origin>> = {
  'ship:fighter': originWithOwnCost,
  'ship:cruiser': originWithOwnCost,
  'ship:dreadnought': originWithOwnCost,
  'token:empire': printedOrigin,
  'token:starbase': printedOrigin,
  ...originsByAddress(
    TECHNOLOGY_IDS,
    id => `technology:${id}` as const,
    id => (id === 'space-pirate' ? printedOrigin : originWithOwnCost),
  ),
  ...originsByAddress(
    ROLE_IDS,
    id => `role:${id}` as const,
    () => printedOrigin,
  ),
  ...originsByAddress(
    NORMAL_TILES,
    id => `tile:${id}` as const,
    () => normalTileOrigin,
  ),
  ...originsByAddress(
    HOME_TILES,
    id => `tile:${id}` as const,
    () => homeTileOrigin,
  ),
  'tile:omega': printedOrigin,
  'tile:black-hole': printedOrigin,
  'market:food': { from: 'public', confidence: 'medium', ours: [], partly: ['prices'] },
  'market:metal': { from: 'designed', confidence: 'low', ours: ['prices'], partly: [] },
  'market:energy': { from: 'designed', confidence: 'low', ours: ['prices'], partly: [] },
  ...originsByAddress(
    PLAYER_COUNTS,
    count => `layout:${count}` as const,
    () => ({ from: 'designed', confidence: 'low', ours: ['places of homes'], partly: [] }),
  ),
  'board:spaces': { from: 'public', confidence: 'high', ours: [], partly: ['shape'] },
};

/** A table that gives several records the same origin. */
function originsByAddress<Id extends string | number, Address extends string>(
  ids: readonly Id[],
  addressOf: (id: Id) => Address,
  originOf: (id: Id) => Origin,
): Record<Address, Origin> {
  const originByAddress: Partial<Record<Address, Origin>> = {};
  for (const id of ids) originByAddress[addressOf(id)] = originOf(id);
  if (!hasAllAddresses(originByAddress, ids.map(addressOf))) throw new RangeError('a record has no origin');
  return originByAddress;
}

function hasAllAddresses<Address extends string>(
  originByAddress: Partial<Record<Address, Origin>>,
  addresses: readonly Address[],
): originByAddress is Record<Address, Origin> {
  return addresses.every(address => Object.hasOwn(originByAddress, address));
}
