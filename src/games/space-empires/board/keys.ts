import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { UNIT_KINDS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import type { EmpiresView } from '../view.ts';
import { hexIn, technologyIn } from '../text/say.ts';
import { directionOf } from './onward.ts';

/** The capital letter for each technology: a letter of its name that no table command uses. */
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
 * The key for each unit type at the homeworld, in the order of the printed sheet. Common purchases have one digit,
 * others two.
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

const BID_KEY = 'B';

/** The fields of an option that determine its key. */
type KeyedOption = Pick<ShownOption, 'id' | 'row' | 'subject' | 'details'>;

/**
 * The key of a row of the production sheet. `null` if the row has no key and is chosen by cursor or search, as for
 * purchases away from the homeworld.
 */
function sheetKey(view: EmpiresView, option: KeyedOption): string | null {
  if (option.id === 'bid') return BID_KEY;
  const action = option.details?.do;
  if (action === 'technology') {
    const technology = technologyIn(option.subject);
    return technology === null ? null : TECHNOLOGY_KEYS[technology];
  }
  const unitKind = detailIn(option, 'unit', UNIT_KINDS);
  const hex = hexIn(option.subject);
  if (action !== 'buy' || unitKind === null || hex === null) return null;
  return view.hexes[hex]?.colony?.world === true ? UNIT_KEYS[unitKind] : null;
}

/** The keys of groups by label; a group keeps its label as long as it exists. */
export const GROUP_KEYS: readonly string[] = [
  ...'ABCEGIJMQRVW'.split(''),
  ...['Y', 'Z'].flatMap(letter => '123456789'.split('').map(digit => letter + digit)),
];

/** The capital letters for all other actions in the movement phase. */
export const MOVE_KEYS: Readonly<Record<string, string>> = {
  settle: 'S',
  take: 'T',
  put: 'O',
  hide: 'F',
  scan: 'X',
};

/**
 * The keys for where a group goes. A digit sends it one hex, clockwise from the top; digits that would lead off the map
 * are unused. Groups that may join have letters of their own. Other ways of moving have one of these keys before the
 * digit.
 */
export const WAY_KEYS: Readonly<Record<string, string>> = {
  again: 'S',
  'with-all': 'T',
  'with-like': 'X',
  slip: 'F',
  sling: 'O',
  back: '7',
};

/** The key of an option for where a group goes: the digit of its direction, or the letter of the group that joins. */
function wayKey({ subject: start }: Pick<Decision, 'subject'>, { subject, details }: KeyedOption): string | null {
  const action = details?.do ?? '';
  const ownKey = WAY_KEYS[action];
  if (action === 'with') return GROUP_KEYS[numberIn({ details }, 'label') ?? -1] ?? null;
  if (ownKey !== undefined && action !== 'slip' && action !== 'sling') return ownKey;
  const [from, hex] = [hexIn(start), hexIn(subject)];
  const direction = hex === null || from === null ? null : directionOf(from, hex);
  return direction === null ? null : `${ownKey ?? ''}${direction}`;
}

/** The key of an option; the same subject has the same key in every question of a kind. */
export function keyOf(view: EmpiresView, decision: Decision, option: KeyedOption): string | null | undefined {
  const { id, row, details } = option;
  const action = details?.do ?? '';
  // If several options would get the same capital letter, only the first one gets it.
  const isFirst = decision.options.find(other => other.details?.do === action)?.id === id;
  switch (decision.kind) {
    case 'sheet.row':
      return sheetKey(view, option);
    case 'move.choose':
      if (action === 'go') return GROUP_KEYS[row?.place ?? -1] ?? null;
      return isFirst ? (MOVE_KEYS[action] ?? null) : null;
    case 'move.where':
      return (action === 'again' || action === 'with-like') && !isFirst ? null : wayKey(decision, option);
    case 'explore.hex':
      return id === 'all' ? 'A' : undefined;
    default:
      return undefined;
  }
}
