import { offerPlain } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose, chooseNumber } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { writeSheet } from '../../../kernel/match/sheets.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { UNIT_KINDS, UNITS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import {
  levelsCarriedBy,
  isClosed,
  isUnlocked,
  leftAfter,
  moneyLeftOn,
  levelCost,
  priceFor,
  researchCost,
} from '../state/money.ts';
import { isBarred, isSingle, piecesAt } from '../state/pieces.ts';
import { sameTech } from '../state/carried.ts';
import { seatState } from '../state/seats.ts';
import type { Empires, Sheet } from '../state/state.ts';
import type { EconomySteps } from '../state/steps.ts';
import { hexName, levelWords, say } from '../text/say.ts';
import { actionFace, optionIdOf } from './sheet-faces.ts';
import { countersFor, sheetRow, fixedFactsOf } from './sheet-row.ts';
import type { SheetRow, SheetAction } from './sheet-row.ts';

/** SE-10: a seat writes its production sheet. It may start again until the last seat has finished. */
export function* writeProduction(game: Empires, { seat }: EconomySteps['economy.write']): Rule {
  const ownSeat = seatState(game.state, seat);
  if (ownSeat.out) return;
  const fixedFacts = fixedFactsOf(game.state, seat);
  yield* writeSheet(game, {
    seat,
    kind: 'sheet.done',
    rule: 'SE-10',
    prompt: () => say('sheet.sure-left', { left: moneyLeftOn(game.state, seat) }),
    keep: say('sheet.keep'),
    tearUp: say('sheet.tear-up'),
    stays: game.state.agenda.some(({ step }) => step === 'economy.write'),
    clear: () => (ownSeat.sheet = emptySheet()),
    rows: () => writeRows(game, seat, fixedFacts),
  });
}

function emptySheet(): Sheet {
  return { bid: 0, technologies: [], units: [], scuttled: [], lowered: {} };
}

/** SE-10.5, SE-10.6: asks for one sheet row after the other until the seat is done. */
export function* writeRows(game: Empires, seat: Seat, fixedFacts = fixedFactsOf(game.state, seat)): Rule {
  const { state } = game;
  for (;;) {
    const { sheet } = seatState(state, seat);
    if (sheet === null) return;
    const row = sheetRow(state, seat, sheet, fixedFacts);
    const { options, blocked } = offerPlain(actionsFor(row), {
      id: optionIdOf,
      face: act => actionFace(row, act),
      whyNot: act => whyNot(row, act),
    });
    const { left } = row;
    const details = state.solo === undefined ? { left, bid: sheet.bid } : { left }; // SE-25.2: no bid in a solo game
    const prompt = say(state.solo === undefined ? 'sheet.row' : 'sheet.row-alone', details);
    const question = { prompt, details, rule: 'SE-10.6', secrecy: 'sealed', blocked } as const;
    const action = yield* choose(game, seat, 'sheet.row', options, question);
    if (action.act === 'enough') return;
    if (action.act === 'bid') yield* askBid(game, row);
    else writeEntry(row, action);
  }
}

/** The rows of the printed sheet, affordable or not, and all other possible entries. */
function actionsFor({ state, sheet, given, colonies, own, yards }: SheetRow): SheetAction[] {
  const actions: SheetAction[] = [];
  const { sets, optional } = state.options;
  const technologies = TECHNOLOGY_IDS.filter(id => {
    const { set } = TECHNOLOGIES[id];
    return set === undefined || sets.includes(set);
  });
  // SE-18.5: with unpredictable research only grants bring technology.
  if (!optional.includes('unpredictableResearch')) {
    for (const technology of technologies) actions.push({ act: 'technology', technology });
  }
  for (const kind of UNIT_KINDS) {
    const { set, byYard } = UNITS[kind];
    // SE-26.1: no decoys against alien empires
    if (kind === 'decoy' && (state.solo?.empires ?? []).length > 0) continue;
    if (set !== null && !sets.includes(set)) continue;
    for (const purchaseHex of byYard ? yards.keys() : colonies) actions.push({ act: 'buy', kind, at: purchaseHex });
  }
  if (state.solo === undefined) actions.push({ act: 'bid' }); // SE-25.2: no bid in a solo game
  actions.push({ act: 'enough' });
  for (const technology of technologies) {
    const hasHighestLevel = given[technology] > TECHNOLOGIES[technology].start;
    if (carriesTechnology(technology) && hasHighestLevel) actions.push({ act: 'lower', technology });
  }
  if (Object.keys(sheet.lowered).length > 0) actions.push({ act: 'newest' });
  for (const piece of own) {
    const unitsLeft = leftAfter(sheet.scuttled, piece);
    if (unitsLeft > 0) actions.push({ act: 'scuttle', piece, left: unitsLeft });
    if (unitsLeft > 1) actions.push({ act: 'scuttle-one', piece, left: unitsLeft });
  }
  return actions;
}

/**
 * Whether units carry a technology, so that it may be lowered (SE-12.6). Fighters and Cloaking stay at least at the
 * level that their unit type needs.
 */
function carriesTechnology(id: TechnologyId): boolean {
  return id !== 'ship-size' && id !== 'ship-yard' && id !== 'mines' && id !== 'terraforming';
}

// The reasons why an entry on a sheet is not possible.

const AT_HIGHEST_LEVEL: Reason = { why: say('why.highest'), rule: 'SE-12' };
const ONE_LEVEL: Reason = { why: say('why.one-level'), rule: 'SE-12.1' };
const NO_MONEY: Reason = { why: say('why.money'), rule: 'SE-10.6' };
const ONE_A_PHASE: Reason = { why: say('why.one-a-phase'), rule: 'SE-10.6.4' };
const ONE_BASE: Reason = { why: say('why.one-base'), rule: 'SE-10.6.4' };
const whyLocked = cachedAndFrozen((kind: UnitKind): Reason => {
  const [technology, level] = UNITS[kind].needs ?? (['ship-size', 1] as const);
  return { why: say('why.locked', { level: levelWords(technology, level) }), rule: 'SE-11' };
});
const whyPartner = cachedAndFrozen((hex: HexId): Reason => ({
  why: say('why.partner', { hex: hexName(hex) }),
  rule: 'SE-21.3',
}));
const whyYardsFull = cachedAndFrozen((hex: HexId): Reason => ({
  why: say('why.capacity', { hex: hexName(hex) }),
  rule: 'SE-10.6.3',
}));
const NO_COUNTER: Reason = { why: say('why.no-counter'), rule: 'SE-1.3' };
/** No counter is free, but merging two groups would free one (SE-4.1). */
const NO_COUNTER_FOR_GROUP: Reason = { why: say('why.no-counter.group'), rule: 'SE-1.3' };

function whyNot(row: SheetRow, action: SheetAction): Reason | null {
  switch (action.act) {
    case 'technology':
      return whyNotTechnology(row, action.technology);
    case 'buy':
      return whyNotUnit(row, action);
    default:
      return null;
  }
}

function whyNotTechnology({ state, seat, sheet, left }: SheetRow, technology: TechnologyId): Reason | null {
  const { research } = seatState(state, seat);
  if (sheet.technologies.includes(technology)) return ONE_LEVEL;
  if (isClosed(state, technology)) return { why: say(`why.closed.${technology}`), rule: 'SE-24.2' };
  const cost = levelCost(state, seat, technology);
  if (cost === null) return AT_HIGHEST_LEVEL;
  if (cost > left) return NO_MONEY;
  const researchLimit = research + 10;
  const isLimited = state.options.optional.includes('gearingLimits');
  return isLimited && researchCost(state, seat) + cost > researchLimit
    ? { why: say('why.gearing', { most: researchLimit }), rule: 'SE-18.4' }
    : null;
}

function whyNotUnit(row: SheetRow, { kind, at }: Extract<SheetAction, { act: 'buy' }>): Reason | null {
  const { state, seat, sheet, known, left, yards } = row;
  const { cost, hull, byYard } = UNITS[kind];
  if (!isUnlocked(kind, known)) return whyLocked(kind);
  if (isBarred(state, at, seat)) return whyPartner(at);
  if (priceFor(state, seat, cost) > left) return NO_MONEY;
  if (byYard && hull > (yards.get(at) ?? 0)) return whyYardsFull(at);
  if (!byYard && kind !== 'decoy') {
    if (sheet.units.some(unit => unit.kind === kind && unit.at === at)) return ONE_A_PHASE;
    if (kind === 'base' && piecesAt(state, at, seat).some(piece => piece.kind === kind)) return ONE_BASE;
  }
  return countersNeeded(row, { kind, at }) > row.countersLeft(kind)
    ? isSingle(kind)
      ? NO_COUNTER
      : NO_COUNTER_FOR_GROUP
    : null;
}

/** How many new counters of a type a sheet would need with one more unit in a hex. */
function countersNeeded(row: SheetRow, { kind, at }: { readonly kind: UnitKind; readonly at: HexId }): number {
  const { lots, counters } = row.bought(kind);
  const tech = row.newest(kind);
  const sameLot = lots.find(lot => lot.at === at && sameTech(lot.tech, tech));
  if (sameLot === undefined) return counters + countersFor(row, kind, { at, tech, count: 1 });
  return counters - countersFor(row, kind, sameLot) + countersFor(row, kind, { ...sameLot, count: sameLot.count + 1 });
}

// The functions below write entries on a sheet.

function* askBid(game: Empires, { seat, sheet, left }: SheetRow): Rule {
  const highestBid = left + sheet.bid;
  // The bid looks like any other row: others must not know that it is asked.
  const question = {
    prompt: say('sheet.bid-ask', { most: highestBid }),
    details: { most: highestBid },
    rule: 'SE-10.6',
    secrecy: 'sealed',
  } as const;
  sheet.bid = yield* chooseNumber(game, seat, 'sheet.row', { min: 0, max: highestBid }, question);
}

function writeEntry({ sheet, known, given }: SheetRow, action: SheetAction): void {
  switch (action.act) {
    case 'technology':
      sheet.technologies.push(action.technology);
      return;
    case 'lower':
      sheet.lowered[action.technology] = given[action.technology] - 1;
      return;
    case 'newest':
      sheet.lowered = {};
      return;
    case 'scuttle':
    case 'scuttle-one': {
      const count = action.act === 'scuttle' ? action.left : 1;
      const { handle } = action.piece;
      const sameHandle = sheet.scuttled.find(other => other.handle === handle);
      if (sameHandle === undefined) sheet.scuttled.push({ handle, count });
      else sameHandle.count += count;
      return;
    }
    case 'buy': {
      const { kind, at } = action;
      const tech = levelsCarriedBy(known, { kind, lowered: sheet.lowered });
      const samePurchase = sheet.units.find(
        unit => unit.kind === kind && unit.at === at && sameTech(levelsCarriedBy(known, unit), tech),
      );
      if (samePurchase === undefined) sheet.units.push({ kind, at, count: 1, lowered: { ...sheet.lowered } });
      else samePurchase.count += 1;
      return;
    }
    default:
  }
}
