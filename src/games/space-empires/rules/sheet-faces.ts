import type { TableRow } from '../../../kernel/match/decision.ts';
import type { OptionFace } from '../../../kernel/match/offer.ts';
import type { Message, Ref, Seat } from '../../../kernel/words/message.ts';
import { HEX_IDS } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { UNIT_KINDS, UNITS } from '../data/units.ts';
import { colonyAt } from '../state/board.ts';
import { levelCost, priceFor } from '../state/money.ts';
import { seatState } from '../state/seats.ts';
import type { EmpiresState, Sheet } from '../state/state.ts';
import {
  hexName,
  hexRef,
  kindName,
  levelWords,
  pieceRef,
  say,
  technologyName,
  technologyRef,
  unitsWords,
} from '../text/say.ts';
import type { SheetRow, SheetAction } from './sheet-row.ts';

/** How a row of the production sheet is shown, even if the seat can't afford it any more. */
export function actionFace(row: SheetRow, action: SheetAction): OptionFace {
  return {
    words: actionWords(row, action),
    ...subjectAndDetails(action),
    refs: actionRefs(action),
    ...rowPlaceOf(row, action),
  };
}

/** The heading, place and figures of a sheet row in a form, even if the seat can't afford it any more. */
function rowPlaceOf({ state, seat, sheet }: SheetRow, action: SheetAction): Partial<OptionFace> {
  switch (action.act) {
    case 'buy':
      return {
        group: say('sheet.group.units', { hex: hexName(action.at) }),
        count: purchasesAt(sheet, action),
        row: {
          place:
            PLACE_OF_ACTION.units + placeOfHex(state, action.at) * UNIT_KINDS.length + UNIT_KINDS.indexOf(action.kind),
          name: kindName(action.kind),
          cost: priceFor(state, seat, UNITS[action.kind].cost),
        },
      };
    case 'technology':
      return {
        group: say('sheet.group.technologies'),
        count: sheet.technologies.includes(action.technology) ? 1 : 0,
        most: 1,
        row: technologyRow(state, seat, action.technology),
      };
    case 'lower':
    case 'newest':
      return { group: say('sheet.group.lower'), onRequest: true };
    case 'scuttle':
    case 'scuttle-one':
      return { group: say('sheet.group.scuttle'), onRequest: true };
    case 'enough':
      return { endsRow: true };
    case 'bid':
      return { row: { place: PLACE_OF_ACTION.bid } };
  }
}

/**
 * The index at which each part of the production sheet begins: technologies first, then units hex by hex, then the bid.
 */
const PLACE_OF_ACTION = {
  units: TECHNOLOGY_IDS.length,
  bid: TECHNOLOGY_IDS.length + (HEX_IDS.length + 1) * UNIT_KINDS.length,
};

/** The place of a hex on the sheet: the homeworld first, then all other hexes in the order of the map. */
function placeOfHex(state: EmpiresState, hex: HexId): number {
  return colonyAt(state, hex)?.world === true ? 0 : HEX_IDS.indexOf(hex) + 1;
}

function technologyRow(state: EmpiresState, seat: Seat, technology: TechnologyId): TableRow {
  const currentLevel = seatState(state, seat).levels[technology];
  const cost = levelCost(state, seat, technology);
  const tableRow = { place: TECHNOLOGY_IDS.indexOf(technology), name: technologyName(technology), now: currentLevel };
  return cost === null ? tableRow : { ...tableRow, next: currentLevel + 1, cost };
}

function purchasesAt(sheet: Sheet, action: Extract<SheetAction, { act: 'buy' }>): number {
  const samePurchases = sheet.units.filter(({ kind, at }) => kind === action.kind && at === action.at);
  return samePurchases.reduce((sum, { count }) => sum + count, 0);
}

/** The option id of a sheet row. */
export function optionIdOf(action: SheetAction): string {
  if (action.act === 'technology' || action.act === 'lower') return `${action.act}:${action.technology}`;
  if (action.act === 'buy') return `buy:${action.kind}:${action.at}`;
  return 'piece' in action ? `${action.act}:c${action.piece.handle}` : action.act;
}

function actionWords({ state, seat, given }: SheetRow, action: SheetAction): Message {
  const { levels } = seatState(state, seat);
  switch (action.act) {
    case 'technology': {
      const level = levels[action.technology];
      const cost = levelCost(state, seat, action.technology);
      return cost === null
        ? levelWords(action.technology, level)
        : say('sheet.technology', { level: levelWords(action.technology, level + 1), cost });
    }
    case 'lower': {
      const level = given[action.technology] - 1;
      return say('sheet.lower', { technology: technologyName(action.technology), level });
    }
    case 'buy':
      return say('sheet.buy', {
        unit: kindName(action.kind),
        cost: priceFor(state, seat, UNITS[action.kind].cost),
        hex: hexName(action.at),
      });
    case 'scuttle':
    case 'scuttle-one': {
      const { kind, at } = action.piece;
      return say('sheet.scuttle', {
        units: unitsWords(kind, action.act === 'scuttle' ? action.left : 1),
        hex: hexName(at),
      });
    }
    default:
      return say(`sheet.${action.act}`);
  }
}

function subjectAndDetails(action: SheetAction): Pick<OptionFace, 'subject' | 'details'> {
  switch (action.act) {
    case 'technology':
    case 'lower':
      return { subject: technologyRef(action.technology), details: { do: action.act } };
    case 'buy':
      return { subject: hexRef(action.at), details: { do: action.act, unit: action.kind } };
    case 'scuttle':
    case 'scuttle-one':
      return { subject: pieceRef(action.piece.handle), details: { do: action.act, unit: action.piece.kind } };
    default:
      return { details: { do: action.act } };
  }
}

function actionRefs(action: SheetAction): Ref[] {
  if (action.act === 'technology' || action.act === 'lower') return [technologyRef(action.technology)];
  if (action.act === 'buy') return [`unit:${action.kind}`, hexRef(action.at)];
  return 'piece' in action ? [pieceRef(action.piece.handle), hexRef(action.piece.at)] : [];
}
