import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { ROLE_IDS } from '../data/roles.ts';
import { CENTRE, SPACE_IDS, stepsBetween } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { EmperorView } from '../view.ts';

/** The capitals of goods: one of each name that is no row of the board. */
const GOODS: Readonly<Record<string, string>> = { food: 'O', metal: 'M', energy: 'Y' };
/**
 * Ships in the order of the Engineer's board: the digit of one that is built at home, the capital before a space of one
 * built elsewhere or of a single ship that moves, and that of several, before their number.
 */
const SHIPS: Readonly<Record<string, { readonly digit: string; readonly capital: string; readonly several: string }>> =
  {
    fighter: { digit: '1', capital: 'I', several: 'Q' },
    cruiser: { digit: '2', capital: 'R', several: 'S' },
    dreadnought: { digit: '3', capital: 'O', several: 'V' },
  };

/** The digits of the nine spaces that are nearest to one's own home, the home itself first. */
const NEAR = '123456789';
/** The row through the centre: its printed letter is a key of the table. */
const MIDDLE_ROW = 'd';
const MIDDLE_KEY = 'X';

/**
 * The key of a space: a digit near the home of a seat, by how far it is; elsewhere what is printed on the board, with
 * another letter for the middle row.
 */
export function spaceKey(home: SpaceId | null | undefined, space: SpaceId): string {
  const from = home ?? CENTRE;
  const nearest = [...SPACE_IDS].sort((one, other) => stepsBetween(from, one) - stepsBetween(from, other));
  const near = NEAR[nearest.indexOf(space)];
  if (near !== undefined) return near;
  const row = space.charAt(0);
  return (row === MIDDLE_ROW ? MIDDLE_KEY : row.toUpperCase()) + space.slice(1);
}

/** The two digits of a tile: its place among all that are printed, from 11 on. */
function printedKey(all: readonly string[], named: string): string | null {
  const at = all.indexOf(named);
  return at < 0 ? null : String(11 + at);
}

/** The signs of technologies in their printed order. */
const TECHNOLOGY_SIGNS = '123456789ABC';
/** Stands before one that is bought at its full price, so that a discount is kept. */
const FULL_PRICE = 'F';

function technologyKey(act: string, named: string): string | null {
  const sign = TECHNOLOGY_SIGNS[TECHNOLOGY_IDS.findIndex(technology => technology === named)];
  return sign === undefined ? null : (act === 'full' ? FULL_PRICE : '') + sign;
}

function spaceIn(text: string): SpaceId | null {
  return SPACE_IDS.find(space => space === text) ?? null;
}

/** The key of what is done with a space: a capital, which may be empty, and the key of the space. */
type AtSpace = (capital: string, named: string) => string | null;

function tradeKey(at: AtSpace, act: string, named: string): string | null {
  if (act === 'buy') return GOODS[named] ?? null;
  if (act === 'place') return at('', named);
  if (act !== 'pirate') return null;
  return /^s\d$/.test(named) ? `S${Number(named.slice(1)) + 1}` : at('I', named);
}

function shipKey(at: AtSpace, home: SpaceId | null | undefined, kind: string, named: string): string | null {
  const ship = SHIPS[kind];
  if (ship === undefined) return null;
  return home === named ? ship.digit : at(ship.capital, named);
}

/** All ships of a space go by its key, one of a kind or several behind their capital. */
function moveKey(at: AtSpace, { options }: Decision, id: string): string | null {
  const [act = '', named = ''] = id.split(':');
  if (act === 'battle') return at('W', named);
  if (act !== 'move' && act !== 'warp') return null;
  const [ships = '', space = ''] = named.split('@');
  const [kind = '', count = ''] = ships.split('-');
  const before = act === 'warp' ? 'Z' : '';
  const isWhole = options.find(option => option.id.startsWith(`${act}:`) && option.id.endsWith(`@${space}`))?.id === id;
  if (isWhole) return at(before, space);
  const ship = SHIPS[kind];
  if (ship === undefined) return null;
  return at(before + (count === '1' ? ship.capital : ship.several + count), space);
}

/**
 * The key of an option by what it is about, the same all match: a role its place among the printed ones, a space
 * a digit near one's own home and its letter and number elsewhere, a tile or technology its place among all of them.
 */
export function keyOf(
  view: EmperorView,
  decision: Decision,
  { id }: Pick<ShownOption, 'id'>,
): string | null | undefined {
  const { kind, seat } = decision;
  const [act = '', named = ''] = id.split(':');
  const home = view.homes[seat];
  const at: AtSpace = (capital, text) => {
    const space = spaceIn(text);
    return space === null ? null : capital + spaceKey(home, space);
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
      if (id === 'all') return 'T';
      return at(act === 'protein' ? 'I' : '', named);
    case 'regent.place':
    case 'regent.displaced':
      return id === 'throne' ? 'T' : at('', named);
    case 'explorer.left':
      return printedKey(TILE_IDS, named);
    case 'scientist.buy':
      return id === 'pass' ? 'S' : technologyKey(act, named);
    case 'warlord.move':
      return moveKey(at, decision, id);
    case 'warlord.walk':
      return act === 'to' ? at('', named) : 'S';
    default:
      return act === 'space' ? at('', named) : undefined;
  }
}
