import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import { ROLE_IDS } from '../data/roles.ts';
import { GOODS } from '../data/set-up.ts';
import type { Good } from '../data/set-up.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import type { ShipKind } from '../data/ships.ts';
import { CENTRE, spacesFrom } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { spaceFromRef } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/** The key of each good: a capital of its name that no row of the map uses. */
const GOOD_KEYS: Readonly<Record<Good, string>> = { food: 'O', metal: 'M', energy: 'Y' };
/**
 * The keys of each kind of ship, in the order of the Engineer's board. `digit`: a ship built at home. `capital`: comes
 * before the space of a ship built elsewhere, or of a single ship that moves. `several`: comes before the number of
 * ships that move together.
 */
const SHIPS: Readonly<
  Record<ShipKind, { readonly digit: string; readonly capital: string; readonly several: string }>
> = {
  fighter: { digit: '1', capital: 'I', several: 'Q' },
  cruiser: { digit: '2', capital: 'R', several: 'S' },
  dreadnought: { digit: '3', capital: 'O', several: 'V' },
};

/** The keys of the nine spaces nearest to the seat's home; the home comes first. */
const NEAR_SPACE_KEYS = '123456789';
/**
 * The key of a space: a digit if it is near the seat's home, else its printed label. The letter of the middle row, D,
 * is also the table's key for more options, but no question of this game keeps options out of its list.
 */
export function spaceKey(home: SpaceId | null | undefined, space: SpaceId): string {
  const nearSpaceKey = NEAR_SPACE_KEYS[spacesFrom(home ?? CENTRE).indexOf(space)];
  return nearSpaceKey ?? space.toUpperCase();
}

/** The number of a thing in the printed order, counted from `first`; `null`: nothing is named. */
function printedOrderKey<Name>(all: readonly Name[], named: Name | null, first: number): string | null {
  return named === null ? null : String(first + all.indexOf(named));
}

/** The keys of the technologies in their printed order. */
const TECHNOLOGY_KEYS = '123456789ABC';
/** The capital before a technology that is bought at full price to keep a discount. */
const FULL_PRICE_KEY = 'F';

/** The fields of an option that its key depends on. */
type KeyedOption = Pick<ShownOption, 'id' | 'subject' | 'details'>;

function technologyKey({ subject, details }: KeyedOption): string | null {
  const technology = knownNameIn(subject, 'technology', TECHNOLOGY_IDS);
  const technologySign = technology === null ? undefined : TECHNOLOGY_KEYS[TECHNOLOGY_IDS.indexOf(technology)];
  return technologySign === undefined ? null : (details?.do === 'full' ? FULL_PRICE_KEY : '') + technologySign;
}

/** Makes the key for an action at the option's space: a capital, which may be empty, then the key of the space. */
type KeyAtSpace = (capital: string) => string | null;

function tradeKey(at: KeyAtSpace, option: KeyedOption): string | null {
  switch (option.details?.do) {
    case 'buy': {
      const good = detailIn(option, 'good', GOODS);
      return good === null ? null : GOOD_KEYS[good];
    }
    case 'place':
      return at('');
    case 'pirate':
      return spaceFromRef(option.subject) === null ? `S${(numberIn(option, 'from') ?? 0) + 1}` : at('I');
    default:
      return null;
  }
}

function shipKey(at: KeyAtSpace, home: SpaceId | null | undefined, option: KeyedOption): string | null {
  const ship = detailIn(option, 'ship', SHIP_KINDS);
  if (ship === null) return null;
  return home === spaceFromRef(option.subject) ? SHIPS[ship].digit : at(SHIPS[ship].capital);
}

/** The key of the space alone moves all its ships. A capital before it moves one ship of a kind or several. */
function moveKey(at: KeyAtSpace, { options }: Decision, option: KeyedOption): string | null {
  const { id, subject, details } = option;
  if (details?.do === 'battle') return at('W');
  if (details?.do !== 'move' && details?.do !== 'warp') return null;
  const prefix = details.do === 'warp' ? 'Z' : '';
  const fleetOption = options.find(other => other.details?.do === details.do && other.subject === subject);
  if (fleetOption?.id === id) return at(prefix);
  const [kind, ...others] = SHIP_KINDS.filter(ship => (numberIn(option, ship) ?? 0) > 0);
  if (kind === undefined || others.length > 0) return null;
  const count = numberIn(option, kind) ?? 0;
  return at(prefix + (count === 1 ? SHIPS[kind].capital : `${SHIPS[kind].several}${count}`));
}

/**
 * The key of an option, which is the same in the whole match. A role, tile or technology has its number in the printed
 * order; a space has a digit near home, or else its label.
 */
export function keyOf(view: EmperorView, decision: Decision, option: KeyedOption): string | null | undefined {
  return optionKey(view, decision, option, spaceKey);
}

/**
 * The further key of an option, such as the one with the printed label of its space; `null`: the option is not about a
 * space, or that is its key anyway.
 */
export function nameKeyOf(view: EmperorView, decision: Decision, option: KeyedOption): string | null {
  // Stopping has the key of `done`. Its capital works, too.
  if (decision.kind === 'warlord.walk' && option.id === 'stop') return 'S';
  const key = optionKey(view, decision, option, (_, space) => space.toUpperCase()) ?? null;
  return spaceFromRef(option.subject) === null || key === keyOf(view, decision, option) ? null : key;
}

function optionKey(
  view: EmperorView,
  decision: Decision,
  option: KeyedOption,
  keyIn: typeof spaceKey,
): string | null | undefined {
  const { kind, seat } = decision;
  const { id, subject, details } = option;
  const home = view.homes[seat];
  const space = spaceFromRef(subject);
  const keyAtSpace: KeyAtSpace = capital => (space === null ? null : capital + keyIn(home, space));
  switch (kind) {
    case 'round.role':
      return printedOrderKey(ROLE_IDS, knownNameIn(subject, 'role', ROLE_IDS), 1);
    case 'engineer.buy':
      return shipKey(keyAtSpace, home, option);
    case 'merchant.trade':
      return tradeKey(keyAtSpace, option);
    case 'market.discard':
      return String(numberIn(option, 'face') ?? '');
    case 'steward.produce':
      if (id === 'all') return 'T';
      return keyAtSpace(details?.do === 'protein' ? 'I' : '');
    case 'regent.place':
    case 'regent.displaced':
      return id === 'throne' ? 'T' : keyAtSpace('');
    case 'explorer.left':
      return printedOrderKey(TILE_IDS, knownNameIn(subject, 'tile', TILE_IDS), 11);
    case 'scientist.buy':
      return id === 'pass' ? 'S' : technologyKey(option);
    case 'warlord.move':
      return moveKey(keyAtSpace, decision, option);
    case 'warlord.walk':
      return keyAtSpace('');
    default:
      return space === null || details !== undefined ? undefined : keyAtSpace('');
  }
}
