import { choose } from '../../../kernel/match/rule.ts';
import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { scheduleSheets } from '../../../kernel/match/sheets.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { MINERAL_CP } from '../data/markers.ts';
import { COLONY_STEPS, HOMEWORLD_STEPS, MOST_KEPT } from '../data/units.ts';
import { coloniesOf, colonyAt } from '../state/board.ts';
import {
  carriedWith,
  colonyIncome,
  isBlockaded,
  moneyLeftOn,
  levelsWith,
  pipelineIncome,
  priceOf,
  purseOf,
  researchCost,
  upkeepOf,
} from '../state/money.ts';
import { piecesAt, pieceOf } from '../state/pieces.ts';
import { dealHandles, placeUnits } from '../state/placing.ts';
import { areAllies, clockwiseFrom, inOrder, seatsIn, seatState } from '../state/seats.ts';
import type { ChapterRules, Empires, EmpiresState } from '../state/state.ts';
import type { EconomySteps } from '../state/steps.ts';
import { hexName, hexRef, say, seatName } from '../text/say.ts';
import { scuttleUnits } from './handling.ts';
import { buyGrants } from './research.ts';
import { writeProduction } from './sheets.ts';
import { machinesArrive } from './solo/machines.ts';
import { countHeldPoints, endMatch } from './victory.ts';
import { searchWreck } from './wrecks.ts';

/** The steps of the economic phase (SE-10). */
export const economySteps: ChapterRules<EconomySteps> = {
  'economy.begin': beginPhase,
  'economy.wreck': searchWrecks,
  'economy.grants': buyGrants,
  'economy.sheets': writeSheets,
  'economy.write': writeProduction,
  'economy.reveal': revealSheets,
  'economy.first': chooseFirst,
  'economy.growth': growAll,
};

/** SE-10.1 to SE-10.3: all seats collect their income, cash minerals and look at wrecks. */
function* beginPhase(game: Empires): Rule {
  const { state } = game;
  state.phase = 'economy';
  state.active = null;
  game.tell?.({ words: say('economy.begins', { cycle: state.cycle }), rule: 'SE-5.3' });
  for (const seat of seatsIn(state)) collectIncome(game, seat);
  if (state.options.optional.includes('unpredictableResearch')) {
    for (const seat of inOrder(state)) game.next('economy.grants', { seat });
  }
  game.next('economy.sheets', {});
  yield* beat('economy');
}

function collectIncome(game: Empires, seat: Seat): void {
  const { state } = game;
  const ownSeat = seatState(state, seat);
  // SE-10.8: money kept from the last phase
  const carried = state.options.carryLimit ? Math.min(ownSeat.cp, MOST_KEPT) : ownSeat.cp;
  let minerals = 0;
  let wrecks = 0;
  const heldColonies = coloniesOf(state, seat);
  for (const [hex, colony] of heldColonies) {
    if (isBlockaded(state, hex, seat) || colony.goods.length === 0) continue;
    minerals += colony.goods.reduce((sum, cargo) => sum + MINERAL_CP[cargo], 0);
    wrecks += colony.goods.filter(cargo => cargo === 'wreck').length;
    game.tell?.({
      words: say('economy.cashed', { seat: seatName(seat), hex: hexName(hex), count: colony.goods.length }),
      rule: 'SE-10.2',
      refs: [hexRef(hex)],
    });
    colony.goods = [];
  }
  const colonies = colonyIncome(state, seat, heldColonies);
  const pipelines = pipelineIncome(state, seat);
  ownSeat.income = { carried, colonies, minerals, pipelines, bonus: ownSeat.bonus };
  ownSeat.earned += mostEarned(game, heldColonies) + minerals + ownSeat.bonus;
  ownSeat.bonus = 0;
  ownSeat.sheet = null;
  if (wrecks > 0) game.next('economy.wreck', { seat, left: wrecks });
}

/**
 * The most that a seat's colonies and pipelines can yield, as everybody can count it. Blockades are ignored, since
 * blockading Raiders may be hidden.
 */
function mostEarned({ state }: Empires, colonies: ReturnType<typeof coloniesOf>): number {
  const value = colonies.reduce((sum, [, colony]) => sum + colony.value, 0);
  return value + (state.options.sets.includes('pipelines') ? colonies.length - 1 : 0);
}

/** SE-7.11: for each wreck a die decides on a technology that rises; only the owner learns which. */
function* searchWrecks(game: Empires, { seat, left }: EconomySteps['economy.wreck']): Rule {
  for (let wreckIndex = 0; wreckIndex < left; wreckIndex += 1) searchWreck(game, seat, 'SE-7.11');
}

/**
 * The seats in this turn's order of play, with partners one after the other: a person who plays both empires then
 * writes both sheets in one go.
 */
function sheetOrder(state: EmpiresState): Seat[] {
  const turnOrder = inOrder(state);
  const firstSeats = turnOrder.filter((seat, at) => turnOrder.findIndex(other => areAllies(state, seat, other)) === at);
  return gather(firstSeats, first => turnOrder.filter(seat => areAllies(state, seat, first)));
}

function* writeSheets(game: Empires): Rule {
  scheduleSheets(game, {
    seats: sheetOrder(game.state),
    write: 'economy.write',
    args: seat => ({ seat }),
    reveal: 'economy.reveal',
    revealArgs: {},
  });
}

/** SE-10.5 to SE-10.7, SE-29.5: reveals and pays the bids, places new units and records new technologies. */
function* revealSheets(game: Empires): Rule {
  const { state } = game;
  game.reveal();
  const bids = seatsIn(state).map(seat => ({ seat, bid: seatState(state, seat).sheet?.bid ?? 0 }));
  for (const seat of inOrder(state)) applySheet(game, seat);
  if (state.solo !== undefined) bids.length = 0; // SE-25.2: no bids in a solo game
  for (const { seat, bid } of bids) {
    seatState(state, seat).lastBid = bid;
    game.tell?.({ words: say('economy.bid', { seat: seatName(seat), bid }), rule: 'SE-10.5' });
  }
  const highestBid = Math.max(...bids.map(({ bid }) => bid));
  const winner = inOrder(state).find(seat => bids.some(other => other.seat === seat && other.bid === highestBid));
  yield* beat('economy-over');
  if (winner !== undefined) game.next('economy.first', { seat: winner });
  game.next('economy.growth', {});
}

function applySheet(game: Empires, seat: Seat): void {
  const { state } = game;
  const ownSeat = seatState(state, seat);
  const { sheet, income } = ownSeat;
  if (sheet === null || income === null) return;
  const moneyLeft = moneyLeftOn(state, seat);
  const research = researchCost(state, seat);
  ownSeat.history.push({
    cycle: state.cycle,
    ...income,
    upkeep: upkeepOf(state, seat, sheet.scuttled),
    bid: sheet.bid,
    research,
    units: priceOf(state, seat, sheet.units),
    left: moneyLeft,
  });
  if (purseOf(state, seat) < 0) throw new RangeError(`seat ${seat} has spent what it never had`);
  // Each scuttled counter leads to new handles in its hex.
  for (const [piece, count] of sheet.scuttled.map(({ handle, count }) => [pieceOf(state, handle), count] as const)) {
    scuttleUnits(game, piece, count);
  }
  const units = sheet.units.map(unit => ({ ...unit, owner: seat, tech: carriedWith(state, seat, unit) }));
  ownSeat.levels = levelsWith(state, seat);
  ownSeat.research = research;
  Object.assign(ownSeat, { granted: 0, risen: [] });
  ownSeat.cp = moneyLeft;
  const hexes = new Map(sheet.units.map(({ at }) => [at, piecesAt(state, at, seat).length]));
  for (const unit of units) placeUnits(state, unit);
  ownSeat.sheet = null;
  ownSeat.income = null;
  for (const [hex, before] of [...hexes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const count = piecesAt(state, hex, seat).length - before;
    // New units that join a group are hidden completely: others must not even see that handles were dealt again
    // (SE-28).
    if (count === 0) continue;
    dealHandles(state, hex, seat);
    game.tell?.({
      words: say('economy.placed', { seat: seatName(seat), count, hex: hexName(hex) }),
      rule: 'SE-10.7',
      refs: [hexRef(hex)],
    });
  }
}

/** SE-10.5: the highest bidder chooses who moves first. */
function* chooseFirst(game: Empires, { seat }: EconomySteps['economy.first']): Rule {
  const { state } = game;
  const options = seatsIn(state).map(other => ({
    id: `seat:${'abcdefgh'.charAt(other)}`,
    words: say('seat', { seat: seatName(other) }),
    value: other,
  }));
  const question = { prompt: say('economy.first-ask'), rule: 'SE-10.5', obvious: true };
  const firstSeat = yield* choose(game, seat, 'economy.first', options, question);
  state.order = clockwiseFrom(state, firstSeat);
  game.tell?.({ words: say('economy.first', { seat: seatName(seat), first: seatName(firstSeat) }), rule: 'SE-10.5' });
}

/** SE-10.9: the colonies of a seat grow by one step. */
function growColonies(game: Empires, seat: Seat): void {
  let [value, growth] = [0, 0];
  for (const [, colony] of coloniesOf(game.state, seat)) {
    const valueSteps = colony.world ? HOMEWORLD_STEPS : COLONY_STEPS;
    const valueBefore = colony.value;
    colony.value = valueSteps[valueSteps.indexOf(valueBefore) + 1] ?? valueBefore;
    value += colony.value;
    growth += colony.value - valueBefore;
  }
  if (growth === 0) return;
  game.tell?.({ words: say('economy.grown', { seat: seatName(seat), growth, value }), rule: 'SE-10.9' });
}

/** SE-10.9: all colonies and damaged homeworlds grow, points are counted, and the next cycle begins. */
function* growAll(game: Empires): Rule {
  const { state } = game;
  for (const seat of seatsIn(state)) growColonies(game, seat);
  for (const [number, { world }] of (state.solo?.empires ?? []).entries()) {
    const colony = colonyAt(state, world);
    if (colony !== null) colony.value = HOMEWORLD_STEPS[HOMEWORLD_STEPS.indexOf(colony.value) + 1] ?? colony.value;
    game.next('empire.economy', { number, phase: state.cycle }); // SE-26.3: economic phase of an alien empire
  }
  countHeldPoints(game);
  yield* machinesArrive(game); // SE-25.3: machines appear
  const { cycles } = state.options;
  if (cycles > 0 && state.cycle >= cycles) endMatch(game, [], say('victory.stopped', { cycles }));
  // The summary page shows the cycle that ends, so the number rises after it.
  yield* beat('cycle');
  state.cycle += 1;
  state.turn = 1;
  game.next('turn.begin', {});
}
