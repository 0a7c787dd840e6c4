import { randomBelow, seededRandom } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { CombatValues } from '../data/card-facts.ts';
import type { CardId } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import type { AreaId } from '../data/planets.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { drawsInBattle, newBattle } from '../rules/battle.ts';
import { unitsIn } from '../state/areas.ts';
import { BATTLE_SIDES, otherSide, fightersInSkirmish, standingFighters, unitOf } from '../state/battle.ts';
import type { BattleSide, Fighter, FighterId } from '../state/battle.ts';
import { isStandard } from '../state/placing.ts';
import { canTarget } from '../state/targets.ts';
import type { SeatView, StarCraftView } from '../view.ts';
import { battleView } from './battle.ts';
import type { BattleView, SkirmishView } from './battle.ts';
import { withFullLine } from './battle-line.ts';
import { skirmishForecast } from './chances.ts';
import { unseenCardsOf } from './odds.ts';

// Estimates the result of a battle by simulating it many times (SC-13). Each time the unknown cards are dealt at
// random. Each side plays the standard cards with the highest values; other reinforcement cards and effects without
// figures are ignored.

/** The number of simulated battles for one estimate. */
const SIMULATED_BATTLES = 100;

/** The results of the simulated battles for one side. */
export interface BattleOdds {
  readonly side: BattleSide;
  readonly tries: number;
  /** The number of simulated battles after which the side holds the area (SC-13.9.4). */
  readonly won: number;
  /** The average number of units that the side loses; `own` is the number that it has. */
  readonly lost: number;
  readonly own: number;
}

/** The battle that would begin if these units of a seat entered an area; `null` if no enemy unit is there. */
export function plannedBattle(
  { areas, viewer, order }: StarCraftView,
  attacker: Seat,
  area: AreaId,
  attackers: readonly { readonly unit: UnitType; readonly count: number }[],
): BattleView | null {
  const defender = areas[area]?.holder ?? null;
  if (defender === null || defender === attacker) return null;
  const special = order?.special ?? false;
  const defenders = unitsIn({ areas }, area);
  return battleView(newBattle({ area, attacker, defender, special, attackers, defenders }), viewer);
}

/**
 * The odds of a battle for the viewer's side, or for the attacker if the viewer has no side. `null` if a side has no
 * units or its seat is not in the view.
 */
export function battleOdds(view: StarCraftView, battle: BattleView): BattleOdds | null {
  const side = battle.defender === view.viewer ? 'defender' : 'attacker';
  if (BATTLE_SIDES.some(one => standingFighters(battle, one).length === 0)) return null;
  const fullLineBattle = withFullLine(battle);
  const knownCards = {
    attacker: knownCardsOf(view, fullLineBattle, 'attacker'),
    defender: knownCardsOf(view, fullLineBattle, 'defender'),
  };
  const { attacker, defender } = knownCards;
  if (attacker === null || defender === null) return null;
  const values = cachedValues(view, fullLineBattle);
  // The same battle always gives the same odds.
  const random = seededRandom(
    JSON.stringify([fullLineBattle.area, fullLineBattle.fighters, fullLineBattle.skirmishes, attacker, defender]),
  );
  const aimList = aimsIn(fullLineBattle);
  const fighters = {
    attacker: standingFighters(fullLineBattle, 'attacker'),
    defender: standingFighters(fullLineBattle, 'defender'),
  };
  const areaHolders = fighters.defender.filter(({ unit }) => !UNITS[unit].assist);
  let [won, lost] = [0, 0];
  for (let battleNumber = 0; battleNumber < SIMULATED_BATTLES; battleNumber += 1) {
    const dealtCards = {
      attacker: dealtStandardCards(attacker, fullLineBattle, values, random),
      defender: dealtStandardCards(defender, fullLineBattle, values, random),
    };
    const fallenFighters = fallenBy(aimList, dealtCards, values);
    const isStanding = ({ id }: Fighter): boolean => !fallenFighters.has(id);
    lost += fighters[side].length - fighters[side].filter(isStanding).length;
    // SC-13.9.4: the attacker has to retreat if a defender other than an assist unit is left.
    const isAreaHeld = areaHolders.some(isStanding);
    if (side === 'defender' ? isAreaHeld : !isAreaHeld && fighters.attacker.some(isStanding)) won += 1;
  }
  return { side, tries: SIMULATED_BATTLES, won, lost: lost / SIMULATED_BATTLES, own: fighters[side].length };
}

/** A function that returns the values of a side in a skirmish with a standard card, or without one. */
type CardValuesOf = (skirmish: SkirmishView, side: BattleSide, card: CardId | null) => CombatValues;

/** Returns a cached function for the values of cards at skirmishes. */
function cachedValues(view: StarCraftView, battle: BattleView): CardValuesOf {
  const cachedCardValues = new Map<SkirmishView, Record<BattleSide, Map<CardId | null, CombatValues>>>(
    battle.skirmishes.map(skirmish => [skirmish, { attacker: new Map(), defender: new Map() }]),
  );
  return (skirmish, side, card) => {
    const cachedValue = cachedCardValues.get(skirmish)?.[side].get(card);
    if (cachedValue !== undefined) return cachedValue;
    const { attack, health, reinforcement } = skirmish[side];
    const cards = [card, reinforcement?.card ?? null].flatMap(one => one ?? []);
    const comparedValues = attack === null || health === null ? null : { attack, health };
    const computedValues = comparedValues ?? skirmishForecast(view, battle, skirmish, side, cards);
    cachedCardValues.get(skirmish)?.[side].set(card, computedValues);
    return computedValues;
  };
}

/** What the viewer knows about the Combat cards of a side. */
interface KnownCards {
  readonly side: BattleSide;
  /** The standard cards that the side is known to hold. */
  readonly held: readonly CardId[];
  /** The side's cards that the viewer has not seen. */
  readonly unseen: readonly CardId[];
  /** The number of unseen cards that the side holds, or will draw in battle step 3. */
  readonly drawn: number;
}

function knownCardsOf(view: StarCraftView, battle: BattleView, side: BattleSide): KnownCards | null {
  const owner: SeatView | undefined = view.seats[battle[side]];
  const faction = owner?.faction ?? null;
  if (owner === undefined || faction === null) return null;
  const placedStandards = battle.skirmishes.flatMap(skirmish => skirmish[side].standard ?? []);
  const shownCards = placedStandards.flatMap(({ card }) => card ?? []);
  const hiddenCount = placedStandards.filter(({ card, from }) => card === null && from === 'hand').length;
  const drawCount = battle.step < 3 ? drawsInBattle(side, FACTIONS[faction].race, battle) : 0;
  const { own, handCount } = owner;
  return {
    side,
    held: (own?.hand ?? []).filter(isStandard),
    unseen: unseenCardsOf(owner).filter(card => !shownCards.includes(card)),
    drawn: drawCount + (own === null ? handCount + hiddenCount : 0),
  };
}

/** The standard card of a side at each skirmish of a simulated battle; `null` for no card. */
type StandardCards = ReadonlyMap<SkirmishView['id'], CardId | null>;

function dealtStandardCards(
  { side, held, unseen, drawn }: KnownCards,
  { skirmishes, plan }: BattleView,
  values: CardValuesOf,
  random: RandomState,
): StandardCards {
  const unseenPile = [...unseen];
  const drawCard = (): CardId | null =>
    unseenPile.splice(randomBelow(random, Math.max(1, unseenPile.length)), 1)[0] ?? null;
  const drawStandard = (): CardId | null => {
    for (let card = drawCard(); card !== null; card = drawCard()) if (isStandard(card)) return card;
    return null;
  };
  const hand = [...held];
  for (let card = 0; card < drawn; card += 1) {
    const drawnCard = drawCard();
    if (drawnCard !== null && isStandard(drawnCard)) hand.push(drawnCard);
  }
  const plannedPlaces = plan?.side === side ? plan.places : [];
  const plannedCards = new Set(plannedPlaces.map(({ standard }) => standard));
  const takeCard = (skirmish: SkirmishView): CardId | null => {
    const bestCard = bestOf(hand, card => (plannedCards.has(card) ? -1 : valueWorth(values(skirmish, side, card))));
    if (bestCard === null || plannedCards.has(bestCard)) return drawStandard();
    hand.splice(hand.indexOf(bestCard), 1);
    return bestCard;
  };
  return new Map(
    skirmishes.map(skirmish => {
      const { standard } = skirmish[side];
      const plannedCard = plannedPlaces.find(place => place.skirmish === skirmish.id)?.standard ?? null;
      if (standard !== null && standard.card !== null) return [skirmish.id, standard.card];
      if (standard?.from === 'deck' || plannedCard === 'deck') return [skirmish.id, drawStandard()];
      if (plannedCard === 'none') return [skirmish.id, null];
      return [skirmish.id, plannedCard ?? takeCard(skirmish)];
    }),
  );
}

function valueWorth({ attack, health }: CombatValues): number {
  return attack + health;
}

function bestOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item | null {
  let best: Item | null = null;
  let highestValue = -Infinity;
  for (const item of items) {
    const value = valueOf(item);
    if (value > highestValue) [best, highestValue] = [item, value];
  }
  return best;
}

/** The unit that a side destroys in a skirmish if it has sufficient strength. */
interface SkirmishAim {
  readonly skirmish: SkirmishView;
  readonly side: BattleSide;
  readonly victim: FighterId;
}

/** SC-13.7.C.2: the units that each side can destroy in the skirmishes that are not done. */
function aimsIn(battle: BattleView): readonly SkirmishAim[] {
  return battle.skirmishes
    .filter(({ stage }) => stage !== 'done')
    .flatMap(skirmish =>
      BATTLE_SIDES.flatMap((side): SkirmishAim[] => {
        const frontUnit = unitOf(battle, skirmish[side].front);
        const victim = fightersInSkirmish(battle, skirmish[otherSide(side)]).find(({ unit }) =>
          canTarget(frontUnit, unit),
        );
        return victim === undefined ? [] : [{ skirmish, side, victim: victim.id }];
      }),
    );
}

/** SC-13.7.C.1: the units that are destroyed in a simulated battle with these cards. */
function fallenBy(
  aimList: readonly SkirmishAim[],
  dealtCards: Readonly<Record<BattleSide, StandardCards>>,
  values: CardValuesOf,
): ReadonlySet<FighterId> {
  const fallenFighters = new Set<FighterId>();
  for (const { skirmish, side, victim } of aimList) {
    const enemySide = otherSide(side);
    const { attack } = values(skirmish, side, dealtCards[side].get(skirmish.id) ?? null);
    const { health } = values(skirmish, enemySide, dealtCards[enemySide].get(skirmish.id) ?? null);
    if (attack >= health) fallenFighters.add(victim);
  }
  return fallenFighters;
}
