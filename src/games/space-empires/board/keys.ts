import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { isUnitKind } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import type { EmpiresView } from '../view.ts';
import type { HexId } from '../data/hexes.ts';
import { hexNamed } from './ahead.ts';
import { directionOf } from './onward.ts';

/** The capital of each technology: one of its name that no command of the table has. */
export const TECHNOLOGY_KEYS: Readonly<Record<TechnologyId, string>> = {
  'ship-size': 'S',
  attack: 'A',
  defence: 'F',
  tactics: 'T',
  movement: 'M',
  'ship-yard': 'Y',
  terraforming: 'R',
  exploration: 'X',
  fighters: 'G',
  'point-defence': 'O',
  cloaking: 'C',
  scanners: 'E',
  mines: 'I',
  'mine-sweep': 'W',
};

/**
 * The key of each type at the homeworld, in the order of the printed sheet: what is bought most by one digit, the
 * others by two.
 */
export const UNIT_KEYS: Readonly<Record<UnitKind, string>> = {
  scout: '1',
  destroyer: '2',
  cruiser: '3',
  battlecruiser: '4',
  battleship: '5',
  dreadnought: '6',
  'colony-ship': '7',
  miner: '8',
  carrier: '91',
  fighter: '92',
  raider: '93',
  sweeper: '94',
  mine: '95',
  base: '96',
  yard: '97',
  decoy: '98',
  pipeline: '99',
};

const BID = 'B';

/**
 * The key of a row of the production sheet; `null`: only the cursor and a search take it, as at hexes other than the
 * homeworld.
 */
function sheetKey(view: EmpiresView, id: string): string | null {
  if (id === 'bid') return BID;
  const [act, named = '', at = ''] = id.split(':');
  if (act === 'technology') {
    const technology = TECHNOLOGY_IDS.find(one => one === named);
    return technology === undefined ? null : TECHNOLOGY_KEYS[technology];
  }
  const hex = hexNamed(at);
  if (act !== 'buy' || !isUnitKind(named) || hex === null) return null;
  return view.hexes[hex]?.colony?.world === true ? UNIT_KEYS[named] : null;
}

/** The keys of groups in the order in which they stand in the list all turn. */
export const GROUP_KEYS: readonly string[] = [
  ...'ABCEGIJMQRVW'.split(''),
  ...['Y', 'Z'].flatMap(letter => '123456789'.split('').map(digit => letter + digit)),
];

/** The capitals of what else is done in the movement phase. */
export const MOVE_KEYS: Readonly<Record<string, string>> = {
  settle: 'S',
  take: 'T',
  put: 'O',
  hide: 'F',
  scan: 'X',
};
/** The capitals of other ways to go on than in a direction. */
export const WAY_KEYS: Readonly<Record<string, string>> = { again: 'A', 'with-all': 'W', 'with-like': 'V' };

/** The key of a way: a direction its number, clockwise from the top. */
function wayKey(id: string, from: HexId | null): string | null {
  const [way = '', to = ''] = id.split(':');
  const hex = hexNamed(to);
  if (way !== 'to' || hex === null || from === null) return WAY_KEYS[way] ?? null;
  const direction = directionOf(from, hex);
  return direction === null ? null : String(direction);
}

/** The key of an option, by what it is about: the same in every question of its kind. */
export function keyOf(
  view: EmpiresView,
  { kind, prompt }: Decision,
  { id, row }: Pick<ShownOption, 'id' | 'row'>,
): string | null {
  switch (kind) {
    case 'sheet.row':
      return sheetKey(view, id);
    case 'move.choose':
      return (id.startsWith('go:') ? GROUP_KEYS[row?.place ?? -1] : MOVE_KEYS[id.split(':')[0] ?? '']) ?? null;
    case 'move.where':
      return wayKey(id, hexNamed(prompt.with?.hex));
    default:
      return null;
  }
}
