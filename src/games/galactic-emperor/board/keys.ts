import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { ROLE_IDS } from '../data/roles.ts';
import { CENTRE, SPACE_IDS, stepsBetween } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { EmperorView } from '../view.ts';

/** Goods in the order of the Ambassador's board. */
const GOODS = ['food', 'metal', 'energy'];
/** Ships in the order of the Engineer's board; their capitals stand before a space that is not one's home. */
const SHIPS: Readonly<Record<string, { readonly digit: string; readonly capital: string }>> = {
  fighter: { digit: '1', capital: 'F' },
  cruiser: { digit: '2', capital: 'C' },
  dreadnought: { digit: '3', capital: 'R' },
};

/** The keys of spaces: one digit for the seven nearest to one's own home, then two, and none for what is farther. */
const SPACE_KEYS: readonly string[] = [
  ...'1234567'.split(''),
  ...['8', '9'].flatMap(tens => '123456789'.split('').map(digit => tens + digit)),
];

/** The key of a space: its place among all spaces by how far it is from the home of a seat; `null`: it is far away. */
function spaceKey(home: SpaceId | null | undefined, space: SpaceId): string | null {
  const from = home ?? CENTRE;
  const nearest = [...SPACE_IDS].sort((one, other) => stepsBetween(from, one) - stepsBetween(from, other));
  return SPACE_KEYS[nearest.indexOf(space)] ?? null;
}

/** The two digits of a tile or a technology: its place among all that are printed, from 11 on. */
function printedKey(all: readonly string[], named: string): string | null {
  const at = all.indexOf(named);
  return at < 0 ? null : String(11 + at);
}

function spaceIn(text: string): SpaceId | null {
  return SPACE_IDS.find(space => space === text) ?? null;
}

/** The key of what is done with a space: a capital, which may be empty, and the key of the space. */
type AtSpace = (capital: string, named: string) => string | null;

function tradeKey(at: AtSpace, act: string, named: string): string | null {
  if (act === 'buy') return String(GOODS.indexOf(named) + 1);
  return act === 'place' ? at('F', named) : null;
}

function shipKey(at: AtSpace, home: SpaceId | null | undefined, kind: string, named: string): string | null {
  const ship = SHIPS[kind];
  if (ship === undefined) return null;
  return home === named ? ship.digit : at(ship.capital, named);
}

function moveKey(at: AtSpace, act: string, named: string): string | null {
  const [ships = '', space = ''] = named.split('@');
  const [kind = '', count = ''] = ships.split('-');
  if (act === 'battle') return at('B', named);
  if (act === 'again') return at('A', named);
  if (act === 'warp') return null;
  if (kind === 'fleet') return at('', space);
  const ship = SHIPS[kind];
  return ship === undefined || count !== '1' ? null : at(ship.capital, space);
}

/**
 * The key of an option by what it is about, the same all match: a role its place among the printed ones, a space
 * its place by how near it is to one's own home, a tile or technology its place among all of them.
 */
export function keyOf(
  view: EmperorView,
  { kind, seat }: Decision,
  { id }: Pick<ShownOption, 'id'>,
): string | null | undefined {
  const [act = '', named = ''] = id.split(':');
  const home = view.homes[seat];
  const at: AtSpace = (capital, text) => {
    const space = spaceIn(text);
    const key = space === null ? null : spaceKey(home, space);
    return key === null ? null : capital + key;
  };
  switch (kind) {
    case 'round.role':
      return String(ROLE_IDS.findIndex(role => role === named) + 1);
    case 'engineer.buy':
      return shipKey(at, home, act, named);
    case 'merchant.trade':
      return tradeKey(at, act, named);
    case 'market.discard':
      return named.charAt(0);
    case 'steward.produce':
      return id === 'all' ? 'A' : at('', named);
    case 'regent.place':
      return id === 'throne' ? 'T' : at('', named);
    case 'explorer.left':
      return printedKey(TILE_IDS, named);
    case 'scientist.buy':
      return id === 'pass' ? 'S' : printedKey(TECHNOLOGY_IDS, named);
    case 'explorer.space':
    case 'engineer.free':
    case 'departure':
      return at('', named);
    case 'warlord.move':
      return moveKey(at, act, named);
    case 'warlord.walk':
      return act === 'to' ? at('', named) : 'S';
    default:
      return undefined;
  }
}
