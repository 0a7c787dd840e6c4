import { RuleFault } from '../../../kernel/match/refusal.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat, Message } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import type { EventKind } from '../data/events.ts';
import type { AreaId } from '../data/planets.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { say, unitName } from '../text/say.ts';

/** Both sides of a battle in the order in which they act: the attacker first (SC-13.7.B). */
export const BATTLE_SIDES = ['attacker', 'defender'] as const;
export type BattleSide = (typeof BATTLE_SIDES)[number];

/**
 * The id of a unit in the battle line: `a-marine-1` is the attacker's first Marine. It stays the same for the whole
 * battle.
 */
export type FighterId = `${'a' | 'd'}-${UnitType}-${number}`;

export interface Fighter {
  readonly id: FighterId;
  readonly side: BattleSide;
  readonly unit: UnitType;
  /** `withdrawn`: out of the battle, saved by cloaking (SC-15.1). `back`: put back on the board in battle step 9. */
  fate: 'standing' | 'destroyed' | 'withdrawn' | 'back';
}

/** A Combat card at a skirmish. Nobody knows a face-down card from the deck (SC-24). */
export interface PlacedCard {
  readonly card: CardId;
  readonly from: 'hand' | 'deck';
  faceUp: boolean;
}

/** A card that left its skirmish without effect after it was turned up, and the reason. */
export interface GoneCard {
  readonly card: CardId;
  readonly words: Message;
}

/** A line of a side's sum: an amount and its reason. A line with the amount 0 says why nothing is added. */
export interface SumLine {
  readonly stat: 'attack' | 'health';
  readonly amount: number;
  readonly words: Message;
}

/** One side of a skirmish: its units, cards, sum and result. */
export interface SkirmishSide {
  readonly front: FighterId;
  support: FighterId[];
  /**
   * The standard card at this skirmish, or `null`. A face-down card from the deck may turn out to be a reinforcement
   * card (SC-13.7.A.2).
   */
  standard: PlacedCard | null;
  /** The reinforcement card at this skirmish; `null` if there is none or it has been discarded. */
  reinforcement: PlacedCard | null;
  /** The cards that left the skirmish without effect after they were turned up. */
  gone: GoneCard[];
  /** The cards that took effect in this skirmish; set when it is done and they are discarded (SC-13.7.C.5). */
  played: CardId[];
  /**
   * Whether the front-line unit matches the standard card's icons; decided when the cards are turned up (SC-13.7.B.1).
   */
  matches: boolean;
  /** Whether the side has a detector in this skirmish (SC-15.2). */
  detector: boolean;
  /** The fighters of this side that are cloaked in this skirmish, even if a detector sees them (SC-15.1). */
  cloaked: FighterId[];
  /** The splash damage cards that trigger if this side destroys a unit (SC-16.1). */
  splash: CardId[];
  /** The lines of the sum, which the Compare sub-step adds one by one. */
  sum: SumLine[];
  /** The final attack; `null`, like the final health, before the Compare sub-step has ended. */
  attack: number | null;
  health: number | null;
  /** Whether the side has sufficient strength (SC-13.7.C.1). */
  strong: boolean;
  /** The fighters of this side that were destroyed in this skirmish, including those that cloaking saved. */
  fallen: FighterId[];
}

export type SkirmishId = `s${number}`;

/** A skirmish of a battle (SC-13.7). */
export interface Skirmish {
  readonly id: SkirmishId;
  readonly attacker: SkirmishSide;
  readonly defender: SkirmishSide;
  /** How far the skirmish is: not yet resolved (`waiting`), being resolved, or done. */
  stage: 'waiting' | 'revealed' | 'compared' | 'done';
}

/** The cards that a side plans to place at one skirmish. */
export interface PlannedCards {
  readonly skirmish: SkirmishId;
  /** The planned standard card: from the hand, the unseen top card of the deck, or none (SC-13.6.2). */
  readonly standard: CardId | 'deck' | 'none';
  /** The planned reinforcement card; `open` if the side has not been asked yet. */
  reinforcement: CardId | 'none' | 'open';
}

/**
 * The plan of a side that is distributing its cards in battle step 6. The cards are still in its hand, and only their
 * owner may see the plan.
 */
export interface CardPlan {
  readonly side: BattleSide;
  places: PlannedCards[];
}

/** A triggered splash damage card, which takes effect in battle step 8 (SC-16). Its owner is `side`. */
export interface TriggeredSplash {
  readonly side: BattleSide;
  readonly card: CardId;
}

/** A retreat of units from the contested area (SC-13.9). */
export interface Retreat {
  readonly side: BattleSide;
  /** The fighters that retreat. A winner with too many units picks them one by one. */
  units: FighterId[];
  to: AreaId | null;
}

/** The battle in progress (SC-13). */
export interface Battle {
  readonly area: AreaId;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Whether a special Mobilize order started the battle (SC-12.3). */
  readonly special: boolean;
  /** The battle step in progress, 1 to 9. */
  step: number;
  readonly fighters: Fighter[];
  /** The front-line unit of each side, if the side has only assist units and has picked one of them (SC-15.5). */
  readonly lead: { attacker: FighterId | null; defender: FighterId | null };
  skirmishes: Skirmish[];
  /** The skirmish that is being resolved; `null` if there is none. */
  current: SkirmishId | null;
  /** The plan of the side that is distributing its cards, hidden from everybody else; `null` at other times. */
  plan: CardPlan | null;
  splash: TriggeredSplash[];
  /** The fighters that splash damage has destroyed so far. */
  splashed: FighterId[];
  retreat: Retreat | null;
  /** Whether each side has used a start-of-battle ability (SC-13.2). */
  readonly abilityUsed: { attacker: boolean; defender: boolean };
  /**
   * The kind of Event card that each side used at the start of this battle, or `null`. Its effect may last for the
   * whole battle (SC-21.7.6).
   */
  readonly startEvents: { attacker: EventKind | null; defender: EventKind | null };
}

/** The other side of a battle. */
export function otherSide(side: BattleSide): BattleSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** The fighter with this id. Throws `RuleFault` if there is none. */
export function fighterById(battle: Pick<Battle, 'fighters'>, id: FighterId): Fighter {
  const fighter = battle.fighters.find(candidate => candidate.id === id);
  if (fighter === undefined) throw new RuleFault(`There is no fighter ${id}.`);
  return fighter;
}

/** The unit type of a fighter. */
export function unitOf(battle: Pick<Battle, 'fighters'>, id: FighterId): UnitType {
  return fighterById(battle, id).unit;
}

/** The units of a side that are still in the battle. */
export function standingFighters(battle: Pick<Battle, 'fighters'>, side: BattleSide): Fighter[] {
  return battle.fighters.filter(fighter => fighter.side === side && fighter.fate === 'standing');
}

/** Whether a side has no units left, so that the battle continues with step 9 (SC-13.2). */
export function isDecided(battle: Battle): boolean {
  let attackers = false;
  let defenders = false;
  for (const { side, fate } of battle.fighters) {
    if (fate !== 'standing') continue;
    if (side === 'attacker') attackers = true;
    else defenders = true;
  }
  return !attackers || !defenders;
}

/** SC-15.5: whether all of a side's units that are still in the battle are assist units; also true without units. */
export function hasOnlyAssistUnits(battle: Pick<Battle, 'fighters'>, side: BattleSide): boolean {
  return standingFighters(battle, side).every(({ unit }) => UNITS[unit].assist);
}

/** The skirmish with this id. Throws `RuleFault` if there is none. */
export function skirmishById(battle: Battle, id: SkirmishId): Skirmish {
  const skirmish = battle.skirmishes.find(candidate => candidate.id === id);
  if (skirmish === undefined) throw new RuleFault(`There is no skirmish ${id}.`);
  return skirmish;
}

/** The skirmishes still to be resolved. */
export function openSkirmishes(battle: Battle): Skirmish[] {
  return battle.skirmishes.filter(({ stage }) => stage === 'waiting');
}

/** The parts of a battle that say which fighter is in which skirmish. */
interface SkirmishAssignment {
  readonly skirmishes: readonly Readonly<
    Record<BattleSide, Pick<SkirmishSide, 'front'> & { readonly support: readonly FighterId[] }>
  >[];
}

/** Whether a fighter already has a skirmish, as front-line or supporting unit. */
export function isAssigned({ skirmishes }: SkirmishAssignment, { id, side }: Pick<Fighter, 'id' | 'side'>): boolean {
  return skirmishes.some(skirmish => skirmish[side].front === id || skirmish[side].support.includes(id));
}

/** A group of fighters of one unit type, which are interchangeable in every choice. */
export interface FighterGroup {
  readonly unit: UnitType;
  readonly fighters: readonly Fighter[];
}

/** Fighters grouped by type, in the order of the unit list. */
export function groupedByType(fighters: readonly Fighter[]): FighterGroup[] {
  const groups = new Map<UnitType, Fighter[]>();
  for (const fighter of fighters) {
    const group = groups.get(fighter.unit);
    if (group === undefined) groups.set(fighter.unit, [fighter]);
    else group.push(fighter);
  }
  if (groups.size < 2) return [...groups].map(([unit, groupMembers]) => ({ unit, fighters: groupMembers }));
  return gather(UNIT_TYPES, unit => {
    const groupMembers = groups.get(unit);
    return groupMembers === undefined ? [] : [{ unit, fighters: groupMembers }];
  });
}

/** The fighters of one side that are still in a skirmish, the front-line unit first. */
export function fightersInSkirmish(
  battle: Pick<Battle, 'fighters'>,
  skirmishSide: Pick<SkirmishSide, 'front' | 'support'>,
): Fighter[] {
  return [skirmishSide.front, ...skirmishSide.support]
    .map(id => fighterById(battle, id))
    .filter(({ fate }) => fate === 'standing');
}

/** The number of a skirmish, taken from its id. */
export function skirmishNumber(id: SkirmishId): string {
  return id.slice(1);
}

/** The name of a skirmish: its number and its front-line units. */
export function skirmishName(battle: Battle, { id, attacker, defender }: Skirmish): Message {
  return say('battle.skirmish.name', {
    number: skirmishNumber(id),
    attacker: unitName(unitOf(battle, attacker.front)),
    defender: unitName(unitOf(battle, defender.front)),
  });
}
