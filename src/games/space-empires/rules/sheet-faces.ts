import type { TableRow } from '../../../kernel/match/decision.ts';
import type { Face } from '../../../kernel/match/offer.ts';
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
import type { SheetRow, SheetAct } from './sheet-row.ts';

/** How a row of the production sheet is shown, even if the seat can't afford it any more. */
export function faceOf(row: SheetRow, act: SheetAct): Face {
  return { words: wordsOf(row, act), ...aboutAct(act), refs: refsOf(act), ...placeOf(row, act) };
}

/** The heading, place and figures of a sheet row in a form, even if the seat can't afford it any more. */
function placeOf({ state, seat, sheet }: SheetRow, act: SheetAct): Partial<Face> {
  switch (act.act) {
    case 'buy':
      return {
        group: say('sheet.group.units', { hex: hexName(act.at) }),
        count: purchasesAt(sheet, act),
        row: {
          place: PLACES.units + placeOfHex(state, act.at) * UNIT_KINDS.length + UNIT_KINDS.indexOf(act.kind),
          name: kindName(act.kind),
          cost: priceFor(state, seat, UNITS[act.kind].cost),
        },
      };
    case 'technology':
      return {
        group: say('sheet.group.technologies'),
        count: sheet.technologies.includes(act.technology) ? 1 : 0,
        most: 1,
        row: technologyRow(state, seat, act.technology),
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
      return { row: { place: PLACES.bid } };
  }
}

/**
 * The index at which each part of the production sheet begins: technologies first, then units hex by hex, then the bid.
 */
const PLACES = {
  units: TECHNOLOGY_IDS.length,
  bid: TECHNOLOGY_IDS.length + (HEX_IDS.length + 1) * UNIT_KINDS.length,
};

/** The place of a hex on the sheet: the homeworld first, then all other hexes in the order of the map. */
function placeOfHex(state: EmpiresState, hex: HexId): number {
  return colonyAt(state, hex)?.world === true ? 0 : HEX_IDS.indexOf(hex) + 1;
}

function technologyRow(state: EmpiresState, seat: Seat, technology: TechnologyId): TableRow {
  const levelNow = seatState(state, seat).levels[technology];
  const cost = levelCost(state, seat, technology);
  const tableRow = { place: TECHNOLOGY_IDS.indexOf(technology), name: technologyName(technology), now: levelNow };
  return cost === null ? tableRow : { ...tableRow, next: levelNow + 1, cost };
}

function purchasesAt(sheet: Sheet, act: Extract<SheetAct, { act: 'buy' }>): number {
  const samePurchases = sheet.units.filter(({ kind, at }) => kind === act.kind && at === act.at);
  return samePurchases.reduce((sum, { count }) => sum + count, 0);
}

/** The option id of a sheet row. */
export function idOf(act: SheetAct): string {
  if (act.act === 'technology' || act.act === 'lower') return `${act.act}:${act.technology}`;
  if (act.act === 'buy') return `buy:${act.kind}:${act.at}`;
  return 'piece' in act ? `${act.act}:c${act.piece.handle}` : act.act;
}

function wordsOf({ state, seat, given }: SheetRow, act: SheetAct): Message {
  const { levels } = seatState(state, seat);
  switch (act.act) {
    case 'technology': {
      const level = levels[act.technology];
      const cost = levelCost(state, seat, act.technology);
      return cost === null
        ? levelWords(act.technology, level)
        : say('sheet.technology', { level: levelWords(act.technology, level + 1), cost });
    }
    case 'lower': {
      const level = given[act.technology] - 1;
      return say('sheet.lower', { technology: technologyName(act.technology), level });
    }
    case 'buy':
      return say('sheet.buy', {
        unit: kindName(act.kind),
        cost: priceFor(state, seat, UNITS[act.kind].cost),
        hex: hexName(act.at),
      });
    case 'scuttle':
    case 'scuttle-one': {
      const { kind, at } = act.piece;
      return say('sheet.scuttle', { units: unitsWords(kind, act.act === 'scuttle' ? act.left : 1), hex: hexName(at) });
    }
    default:
      return say(`sheet.${act.act}`);
  }
}

function aboutAct(act: SheetAct): Pick<Face, 'subject' | 'details'> {
  switch (act.act) {
    case 'technology':
    case 'lower':
      return { subject: technologyRef(act.technology), details: { do: act.act } };
    case 'buy':
      return { subject: hexRef(act.at), details: { do: act.act, unit: act.kind } };
    case 'scuttle':
    case 'scuttle-one':
      return { subject: pieceRef(act.piece.handle), details: { do: act.act, unit: act.piece.kind } };
    default:
      return { details: { do: act.act } };
  }
}

function refsOf(act: SheetAct): Ref[] {
  if (act.act === 'technology' || act.act === 'lower') return [technologyRef(act.technology)];
  if (act.act === 'buy') return [`unit:${act.kind}`, hexRef(act.at)];
  return 'piece' in act ? [pieceRef(act.piece.handle), hexRef(act.piece.at)] : [];
}
