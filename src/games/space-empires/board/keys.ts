import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { isUnitKind } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import type { EmpiresView } from '../view.ts';
import { hexNamed } from './ahead.ts';

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

/** The key of each type at the homeworld, in the order of the printed sheet: what is bought most by one digit, the others by two. */
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

/** The key of a row of the production sheet; `null`: only the cursor and a search take it, as at hexes other than the homeworld. */
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

/** The key of an option, by what it is about: the same in every question of its kind. */
export function keyOf(view: EmpiresView, { kind }: Decision, { id }: Pick<ShownOption, 'id'>): string | null {
  return kind === 'sheet.row' ? sheetKey(view, id) : null;
}
