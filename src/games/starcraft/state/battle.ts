import { RuleFault } from '../../../kernel/match/refusal.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat, Message } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import type { EventKind } from '../data/events.ts';
import type { AreaId } from '../data/planets.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { say, unitName } from '../text/say.ts';

/** Both sides, in the order in which they act (SC-13.7.B: attacker first). */
export const BATTLE_SIDES = ['attacker', 'defender'] as const;
export type BattleSide = (typeof BATTLE_SIDES)[number];

/**
 * A unit in the battle line: `a-marine-1`, the attacker's first Marine. Known by this id for as long as the battle
 * lasts.
 */
export type FighterId = `${'a' | 'd'}-${UnitType}-${number}`;

export interface Fighter {
  readonly id: FighterId;
  readonly side: BattleSide;
  readonly unit: UnitType;
  /** `withdrawn`: saved by cloaking, out of the battle (SC-15.1). `back`: put back on the board in battle step 9. */
  fate: 'standing' | 'destroyed' | 'withdrawn' | 'back';
}

/** A Combat card at a skirmish. Face down and from the deck, it is known to nobody (SC-24). */
export interface PlacedCard {
  readonly card: CardId;
  readonly from: 'hand' | 'deck';
  faceUp: boolean;
}

/** A card that was turned up and left the skirmish without effect, and why. */
export interface GoneCard {
  readonly card: CardId;
  readonly words: Message;
}

/** One line of a side's sum: what adds how much, and why; a line that adds nothing says why not. */
export interface SumLine {
  readonly stat: 'attack' | 'health';
  readonly amount: number;
  readonly words: Message;
}

/** What one side brings to a skirmish. */
export interface SkirmishSide {
  readonly front: FighterId;
  support: FighterId[];
  /**
   * The standard card, if one lies here; face down from the deck it may turn out to be a reinforcement card
   * (SC-13.7.A.2).
   */
  standard: PlacedCard | null;
  /** The reinforcement card, if one lies here and has not been discarded. */
  reinforcement: PlacedCard | null;
  /** Cards that were turned up and left without effect. */
  gone: GoneCard[];
  /** What worked here, once the skirmish is done and the cards have left (SC-13.7.C.5). */
  played: CardId[];
  /** The front-line unit is one of the standard card's icons, found when the cards were turned up (SC-13.7.B.1). */
  matches: boolean;
  /** The side has a detector here (SC-15.2). */
  detector: boolean;
  /** Who is cloaked here, whether or not that helps (SC-15.1). */
  cloaked: FighterId[];
  /** The splash damage cards that trigger if this side destroys a unit (SC-16.1). */
  splash: CardId[];
  /** The sum built up in the Compare sub-step, line by line. */
  sum: SumLine[];
  /** Final values; `null` before the Compare sub-step has ended. */
  attack: number | null;
  health: number | null;
  /** Sufficient strength (SC-13.7.C.1). */
  strong: boolean;
  /** Who of this side was destroyed here, those included whom cloaking saved. */
  fallen: FighterId[];
}

export type SkirmishId = `s${number}`;

/** A skirmish, SC-13.7. */
export interface Skirmish {
  readonly id: SkirmishId;
  readonly attacker: SkirmishSide;
  readonly defender: SkirmishSide;
  /** `waiting`, being resolved now, or done. */
  stage: 'waiting' | 'revealed' | 'compared' | 'done';
}

/** What a side means to lay at one skirmish. */
export interface PlannedCards {
  readonly skirmish: SkirmishId;
  /** A card from the hand, the unseen top card of the deck, or nothing (SC-13.6.2). */
  readonly standard: CardId | 'deck' | 'none';
  /** `open`: still to be asked. */
  reinforcement: CardId | 'none' | 'open';
}

/** The cards that a side is distributing in battle step 6; they are still in its hand. Its owner alone may see it. */
export interface CardPlan {
  readonly side: BattleSide;
  places: PlannedCards[];
}

/** A splash damage card that has been triggered and waits for battle step 8 (SC-16). `side` owns the card. */
export interface TriggeredSplash {
  readonly side: BattleSide;
  readonly card: CardId;
}

/** Units on their way out of the contested area (SC-13.9). */
export interface Retreat {
  readonly side: BattleSide;
  /** Who retreats; the excess of a winner is picked one by one. */
  units: FighterId[];
  to: AreaId | null;
}

/** The battle in progress, SC-13. */
export interface Battle {
  readonly area: AreaId;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** A special Mobilize started it (SC-12.3). */
  readonly special: boolean;
  /** The battle step in progress, 1 to 9. */
  step: number;
  readonly fighters: Fighter[];
  /** The front-line unit that a side of assist units only has picked (SC-15.5). */
  readonly lead: { attacker: FighterId | null; defender: FighterId | null };
  skirmishes: Skirmish[];
  /** The skirmish being resolved. */
  current: SkirmishId | null;
  /** The cards being distributed by the side that is asked, hidden from everybody else. */
  plan: CardPlan | null;
  splash: TriggeredSplash[];
  /** Who has fallen to splash damage so far. */
  splashed: FighterId[];
  retreat: Retreat | null;
  /** Who has used a start-of-battle ability (SC-13.2). */
  readonly abilityUsed: { attacker: boolean; defender: boolean };
  /**
   * The kept Event card that each side has used at the start of this battle, if any; it may last for all of it
   * (SC-21.7.6).
   */
  readonly startEvents: { attacker: EventKind | null; defender: EventKind | null };
}

/** The other side. */
export function otherSide(side: BattleSide): BattleSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** The fighter of that id. Throws `RuleFault` when there is none. */
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
export function standing(battle: Pick<Battle, 'fighters'>, side: BattleSide): Fighter[] {
  return battle.fighters.filter(fighter => fighter.side === side && fighter.fate === 'standing');
}

/** Whether a side has no units left: then the battle goes on with step 9 (SC-13.2). */
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

/**
 * SC-15.5: whether every unit of a side that is still in the battle is an assist unit (a side without units has none
 * that is not).
 */
export function onlyAssist(battle: Pick<Battle, 'fighters'>, side: BattleSide): boolean {
  return standing(battle, side).every(({ unit }) => UNITS[unit].assist);
}

/** The skirmish of that id. Throws `RuleFault` when there is none. */
export function skirmishById(battle: Battle, id: SkirmishId): Skirmish {
  const skirmish = battle.skirmishes.find(candidate => candidate.id === id);
  if (skirmish === undefined) throw new RuleFault(`There is no skirmish ${id}.`);
  return skirmish;
}

/** The skirmishes still to be resolved. */
export function openSkirmishes(battle: Battle): Skirmish[] {
  return battle.skirmishes.filter(({ stage }) => stage === 'waiting');
}

/** Who fights in which skirmish. */
interface Lines {
  readonly skirmishes: readonly Readonly<
    Record<BattleSide, Pick<SkirmishSide, 'front'> & { readonly support: readonly FighterId[] }>
  >[];
}

/** Whether a fighter is in a skirmish already, in front or supporting. */
export function isAssigned({ skirmishes }: Lines, { id, side }: Pick<Fighter, 'id' | 'side'>): boolean {
  return skirmishes.some(skirmish => skirmish[side].front === id || skirmish[side].support.includes(id));
}

/** Fighters of one type, which are alike for every choice. */
export interface Alike {
  readonly unit: UnitType;
  readonly fighters: readonly Fighter[];
}

/** Fighters grouped by type, in the order of the unit list. */
export function alike(fighters: readonly Fighter[]): Alike[] {
  const groups = new Map<UnitType, Fighter[]>();
  for (const fighter of fighters) {
    const group = groups.get(fighter.unit);
    if (group === undefined) groups.set(fighter.unit, [fighter]);
    else group.push(fighter);
  }
  if (groups.size < 2) return [...groups].map(([unit, members]) => ({ unit, fighters: members }));
  return gather(UNIT_TYPES, unit => {
    const members = groups.get(unit);
    return members === undefined ? [] : [{ unit, fighters: members }];
  });
}

/** The units of one side of a skirmish that are still there, the front-line unit first. */
export function present(battle: Pick<Battle, 'fighters'>, own: Pick<SkirmishSide, 'front' | 'support'>): Fighter[] {
  return [own.front, ...own.support].map(id => fighterById(battle, id)).filter(({ fate }) => fate === 'standing');
}

/** The number of a skirmish, which its id says. */
export function skirmishNumber(id: SkirmishId): string {
  return id.slice(1);
}

/** A skirmish by its number and its front-line units. */
export function skirmishName(battle: Battle, { id, attacker, defender }: Skirmish): Message {
  return say('battle.skirmish.name', {
    number: skirmishNumber(id),
    attacker: unitName(unitOf(battle, attacker.front)),
    defender: unitName(unitOf(battle, defender.front)),
  });
}
