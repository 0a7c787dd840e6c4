import { detailIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { UNIT_KINDS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import type { EmpiresView } from '../view.ts';
import { asTheyBegan } from '../state/alike.ts';
import { handleIn, hexIn, technologyIn } from '../text/say.ts';
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

/** What is read of an option for its key. */
type Keyed = Pick<ShownOption, 'id' | 'row' | 'subject' | 'details'>;

/**
 * The key of a row of the production sheet; `null`: only the cursor and a search take it, as at hexes other than the
 * homeworld.
 */
function sheetKey(view: EmpiresView, option: Keyed): string | null {
  if (option.id === 'bid') return BID;
  const act = option.details?.do;
  if (act === 'technology') {
    const technology = technologyIn(option.subject);
    return technology === null ? null : TECHNOLOGY_KEYS[technology];
  }
  const unit = detailIn(option, 'unit', UNIT_KINDS);
  const hex = hexIn(option.subject);
  if (act !== 'buy' || unit === null || hex === null) return null;
  return view.hexes[hex]?.colony?.world === true ? UNIT_KEYS[unit] : null;
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

/**
 * The keys of where a group goes: digits send it one hex on, clockwise from the top, and no row has one of them where a
 * direction leads off the map. Groups that join have their own letters. Other ways to go there have one of these before
 * the direction.
 */
export const WAY_KEYS: Readonly<Record<string, string>> = {
  again: 'S',
  'with-all': 'T',
  'with-like': 'X',
  slip: 'F',
  sling: 'O',
  back: '7',
};

/** The letter that a counter of a seat has all turn; `undefined`: there are more than letters. */
function letterOf({ pieces }: EmpiresView, seat: Seat, handle: number | null): string | undefined {
  const own = pieces.flatMap(piece => {
    const { owner, kind, lots } = piece;
    return owner === seat && kind !== null && lots !== null ? [{ ...piece, kind, lots, count: piece.count ?? 0 }] : [];
  });
  return GROUP_KEYS[asTheyBegan(own).findIndex(piece => piece.handle === handle)];
}

/** The key of a way: a direction its number, a group that joins its letter. */
function wayKey(
  view: EmpiresView,
  { seat, subject: start }: Pick<Decision, 'seat' | 'subject'>,
  { subject, details }: Keyed,
): string | null {
  const way = details?.do ?? '';
  const own = WAY_KEYS[way];
  if (way === 'with') return letterOf(view, seat, handleIn(subject)) ?? null;
  if (own !== undefined && way !== 'slip' && way !== 'sling') return own;
  const [from, hex] = [hexIn(start), hexIn(subject)];
  const direction = hex === null || from === null ? null : directionOf(from, hex);
  return direction === null ? null : `${own ?? ''}${direction}`;
}

/** The key of an option, by what it is about: the same in every question of its kind. */
export function keyOf(view: EmpiresView, decision: Decision, option: Keyed): string | null | undefined {
  const { id, row, details } = option;
  const act = details?.do ?? '';
  // Of several that would have one capital the first has it.
  const isFirst = decision.options.find(other => other.details?.do === act)?.id === id;
  switch (decision.kind) {
    case 'sheet.row':
      return sheetKey(view, option);
    case 'move.choose':
      if (act === 'go') return GROUP_KEYS[row?.place ?? -1] ?? null;
      return isFirst ? (MOVE_KEYS[act] ?? null) : null;
    case 'move.where':
      return (act === 'again' || act === 'with-like') && !isFirst ? null : wayKey(view, decision, option);
    case 'explore.hex':
      return id === 'all' ? 'A' : undefined;
    default:
      return undefined;
  }
}
