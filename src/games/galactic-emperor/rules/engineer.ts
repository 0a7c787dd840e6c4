import { offer, offerPlain } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import type { Cost, ShipKind } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { ROBOTICS_METAL } from '../data/technologies.ts';
import { boxOf, starbasesOf } from '../state/board.ts';
import { shipReserve } from '../state/pieces.ts';
import { hasWorking, publicSeat, seatState } from '../state/seats.ts';
import type { ChapterRules, Emperor, EmperorState, Turn } from '../state/state.ts';
import type { EngineerSteps } from '../state/steps.ts';
import { costWords, say, shipName, spaceName, spaceRefs } from '../text/say.ts';
import { announceTechnology } from './announcing.ts';
import { spaceSubject, spaceFace } from './options.ts';
import { addShips } from './pieces.ts';
import { tellTurnBegins } from './turns.ts';

/** The steps of the Engineer role, in which ships are built (GE-8). */
export const engineerSteps: ChapterRules<EngineerSteps> = {
  'engineer.begin': beginTurn,
  'engineer.buy': askShipPurchase,
  'engineer.build': buildShip,
};

type EngineerTurn = Extract<Turn, { role: 'engineer' }>;

/** GE-8.1: begins a seat's turn. The chooser first gets a free Fighter, which is not part of the bill. */
function* beginTurn(game: Emperor, { seat }: EngineerSteps['engineer.begin']): Rule {
  const { state } = game;
  state.turn = { role: 'engineer', seat, announced: [], bill: { metal: 0, energy: 0, marks: 0 }, bought: [] };
  game.next('engineer.buy', {});
  const isChooser = state.role?.chooser === seat;
  if (isChooser || offerShips(state, state.turn).options.length > 0) tellTurnBegins(game, seat);
  if (!isChooser) return;
  if (shipReserve(state, seat, 'fighter') < 1) {
    game.tell?.({ words: say('engineer.no-fighter', { seat: { seat } }), rule: 'GE-8.1' });
    return;
  }
  const starbases = starbasesOf(state, seat);
  const { options, blocked } = offerPlain([...starbases, ...empiresOf(state, seat)], {
    id: place => `space:${place}`,
    face: place => spaceFace(state, place),
    whyNot: place => (starbases.includes(place) ? null : { why: say('why.no-dock'), rule: 'GE-8.2' }),
  });
  const space = yield* choose(game, seat, 'engineer.free', options, {
    prompt: say('engineer.free'),
    rule: 'GE-8.1',
    blocked,
    obvious: true,
  });
  addShips(state, seat, space, 'fighter', 1);
  game.tell?.({
    words: say('engineer.got-fighter', { seat: { seat }, space: spaceName(state, space) }),
    rule: 'GE-8.1',
    refs: spaceRefs(state, space),
  });
}

interface Purchase {
  readonly ship: ShipKind;
  readonly space: SpaceId;
}

/** GE-8.2: asks for the purchase of one ship and its space, again and again. */
function* askShipPurchase(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'engineer') return;
  const { seat } = turn;
  const { options, blocked } = offerShips(state, turn);
  const purchase = yield* choose<Purchase | null>(
    game,
    seat,
    'engineer.buy',
    [...options, { id: 'done', words: say('done'), value: null }],
    { prompt: say('engineer.buy'), rule: 'GE-8.2', blocked, obvious: true },
  );
  if (purchase === null) {
    if (options.length > 0 && turn.bought.length === 0) {
      game.tell?.({ words: say('engineer.none', { seat: { seat } }), rule: 'GE-8.2' });
    }
    state.turn = null;
    return;
  }
  if (extraCost(state, turn, purchase.ship).metal < boxOf(state).ships[purchase.ship].metal)
    announceTechnology(game, seat, 'robotics');
  game.next('engineer.build', purchase);
  game.next('engineer.buy', {});
}

function empiresOf({ sectors }: EmperorState, seat: Seat): SpaceId[] {
  return SPACE_IDS.filter(space => sectors[space]?.seat === seat && sectors[space].side === 'empire');
}

function offerShips(state: EmperorState, turn: EngineerTurn): Offer<Purchase> {
  const { seat } = turn;
  const empires = empiresOf(state, seat);
  const buildSpaces = [...starbasesOf(state, seat), ...empires];
  const purchases = gather(SHIP_KINDS, ship => buildSpaces.map(space => ({ ship, space })));
  return offer(purchases, {
    id: ({ ship, space }) => `${ship}:${space}`,
    face: ({ ship, space }) => ({
      words: say('engineer.ship', {
        ship: shipName(ship),
        space: spaceName(state, space),
        cost: costWords(extraCost(state, turn, ship)),
      }),
      group: shipName(ship),
      count: turn.bought.filter(bought => bought.ship === ship && bought.space === space).length,
    }),
    about: ({ ship, space }) => ({ ...spaceSubject(state, space), details: { ship } }),
    fault: ({ ship, space }) => (empires.includes(space) ? 'no-dock' : purchaseFault(state, turn, ship)),
    why: (fault, { ship }) => faultReason(fault, extraCost(state, turn, ship)),
    value: purchase => purchase,
  });
}

type PurchaseFault = 'no-ship-left' | 'too-dear';

/** A reason that keeps a seat from buying a ship; `null`: there is none. */
function purchaseFault(state: EmperorState, turn: EngineerTurn, ship: ShipKind): PurchaseFault | null {
  const { seat } = turn;
  if (shipReserve(state, seat, ship) < 1) return 'no-ship-left';
  const cost = extraCost(state, turn, ship);
  const { metal, energy, marks } = publicSeat(state, seat);
  return cost.metal <= metal && cost.energy <= energy && cost.marks <= marks ? null : 'too-dear';
}

function faultReason(fault: PurchaseFault | 'no-dock', cost: Cost): Reason {
  if (fault === 'no-ship-left') return { why: say('why.no-ship-left'), rule: 'GE-1.2' };
  return fault === 'no-dock'
    ? { why: say('why.no-dock'), rule: 'GE-8.2' }
    : { why: say('why.too-dear', { cost: costWords(cost) }), rule: 'GE-8.2' };
}

/** The additional cost of one more ship. GE-8.3 first adds up all costs, then Robotics reduces the metal. */
export function extraCost(state: EmperorState, { seat, bill }: EngineerTurn, ship: ShipKind): Cost {
  const cost = boxOf(state).ships[ship];
  const savedMetal = hasWorking(state, seat, 'robotics') ? ROBOTICS_METAL : 0;
  const metalDue = (metal: number): number => Math.max(0, metal - savedMetal);
  return { ...cost, metal: metalDue(bill.metal + cost.metal) - metalDue(bill.metal) };
}

/** Pays for a ship and puts it on the board, if the seat can still pay after Robotics was blocked (GE-11.6). */
function* buildShip(game: Emperor, { ship, space }: EngineerSteps['engineer.build']): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'engineer') return;
  const { seat } = turn;
  if (purchaseFault(state, turn, ship) !== null) {
    game.tell?.({ words: say('engineer.not-built', { seat: { seat }, ship: shipName(ship) }), rule: 'GE-11.6' });
    return;
  }
  payForShip(state, seat, turn, ship);
  turn.bought.push({ ship, space });
  addShips(state, seat, space, ship, 1);
  game.tell?.({
    words: say('engineer.built', { seat: { seat }, ship: shipName(ship), space: spaceName(state, space) }),
    rule: 'GE-8.2',
    refs: spaceRefs(state, space),
  });
}

function payForShip(state: EmperorState, seat: Seat, turn: EngineerTurn, ship: ShipKind): void {
  const cost = extraCost(state, turn, ship);
  const owner = seatState(state, seat);
  owner.metal -= cost.metal;
  owner.energy -= cost.energy;
  owner.marks -= cost.marks;
  const fullCost = boxOf(state).ships[ship];
  turn.bill.metal += fullCost.metal;
  turn.bill.energy += fullCost.energy;
  turn.bill.marks += fullCost.marks;
}
