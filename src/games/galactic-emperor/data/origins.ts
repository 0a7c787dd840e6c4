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

const printed: Origin = { from: 'print', confidence: 'high', ours: [], partly: [] };
const costIsOurs: Origin = { from: 'print', confidence: 'high', ours: ['cost'], partly: [] };
const normalTile: Origin = { from: 'print', confidence: 'medium', ours: ['yields', 'back', 'name'], partly: ['kind'] };
const homeTile: Origin = { from: 'print', confidence: 'medium', ours: ['yields', 'back', 'name'], partly: ['colour'] };

/** The origin of every fact in the folder `data`. */
export const ORIGINS: Readonly<Record<OriginAddress, Origin>> = {
  'ship:fighter': costIsOurs,
  'ship:cruiser': costIsOurs,
  'ship:dreadnought': costIsOurs,
  'token:empire': printed,
  'token:starbase': printed,
  ...sameOrigin(
    TECHNOLOGY_IDS,
    id => `technology:${id}` as const,
    id => (id === 'space-pirate' ? printed : costIsOurs),
  ),
  ...sameOrigin(
    ROLE_IDS,
    id => `role:${id}` as const,
    () => printed,
  ),
  ...sameOrigin(
    NORMAL_TILES,
    id => `tile:${id}` as const,
    () => normalTile,
  ),
  ...sameOrigin(
    HOME_TILES,
    id => `tile:${id}` as const,
    () => homeTile,
  ),
  'tile:omega': printed,
  'tile:black-hole': printed,
  'market:food': { from: 'public', confidence: 'medium', ours: [], partly: ['prices'] },
  'market:metal': { from: 'designed', confidence: 'low', ours: ['prices'], partly: [] },
  'market:energy': { from: 'designed', confidence: 'low', ours: ['prices'], partly: [] },
  ...sameOrigin(
    PLAYER_COUNTS,
    count => `layout:${count}` as const,
    () => ({ from: 'designed', confidence: 'low', ours: ['places of homes'], partly: [] }),
  ),
  'board:spaces': { from: 'public', confidence: 'high', ours: [], partly: ['shape'] },
};

/** A table that gives several records the same origin. */
function sameOrigin<Id extends string | number, Address extends string>(
  ids: readonly Id[],
  addressOf: (id: Id) => Address,
  originOf: (id: Id) => Origin,
): Record<Address, Origin> {
  const found: Partial<Record<Address, Origin>> = {};
  for (const id of ids) found[addressOf(id)] = originOf(id);
  if (!isWhole(found, ids.map(addressOf))) throw new RangeError('a record has no origin');
  return found;
}

function isWhole<Address extends string>(
  found: Partial<Record<Address, Origin>>,
  addresses: readonly Address[],
): found is Record<Address, Origin> {
  return addresses.every(address => Object.hasOwn(found, address));
}
