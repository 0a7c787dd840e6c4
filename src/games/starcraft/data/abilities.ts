import type { UnitType } from './ids.ts';
import type { UnitKind, UnitTag } from './units.ts';

/** When an ability works: a moment of the battle (SC-13), an order, or always. */
export type AbilityTiming =
  /** At the end of the Reveal sub-step, before all other abilities (SC-15.4). */
  | 'cancel'
  /** The Compare sub-step; a splash damage keyword is noted here and triggers in Destroy (SC-16). */
  | 'compare'
  /** Between the Compare and the Destroy sub-step. */
  | 'after-compare'
  /** At the end of the Destroy sub-step (SC-13.7.C.4). */
  | 'end-of-destroy'
  /** Battle step 2, one ability a player and battle. */
  | 'start-of-battle'
  /** Always while the card is in play. */
  | 'continuous'
  /** Step 1 of a Build order. */
  | 'build'
  /** The move step of a Mobilize order. */
  | 'mobilize';

/** The two sides of a battle. */
export type BattleRole = 'attacker' | 'defender';

/** The conditions of an ability: it works if all that are given hold. "Own" is the side of the card's owner. */
export type Condition = {
  /** The front-line unit of the card's owner is one of these unit types. */
  readonly ownFront?: readonly UnitType[];
  /** The enemy front-line unit is of this kind and has this tag ("vs.", SC-15.3). */
  readonly enemyFront?: { readonly type?: UnitKind; readonly tag?: UnitTag };
  /** At least this many units of the card's owner support in the skirmish. */
  readonly ownSupporters?: { readonly min: number };
  /** Whether the enemy side must, or must not, have a detector in the skirmish. */
  readonly enemyDetector?: boolean;
  readonly role?: BattleRole;
  /** The area of the battle holds a base of the card's owner. */
  readonly areaHasOwnBase?: boolean;
  /** The card's owner has a unit of one of these types in the battle. */
  readonly ownUnitInBattle?: readonly UnitType[];
  /** An enemy unit of this kind is in the battle. */
  readonly enemyUnitInBattle?: { readonly type: UnitKind };
  /** The card's owner has a unit of one of these types in the skirmish, in front or supporting. */
  readonly ownUnitInSkirmish?: readonly UnitType[];
  /** The side of the card's owner has sufficient strength. */
  readonly sufficientStrength?: boolean;
};

type AbilityTrigger = { readonly timing: AbilityTiming; readonly if?: Condition };

/** A bonus to the final attack or health of the card owner's side in the skirmish. */
export type Bonus = AbilityTrigger & { readonly op: 'attack' | 'health'; readonly amount: number };

/** What splash damage may hit: units of a kind ("any" is ground or flying), and of these only `units` if given. */
export type SplashTargets = { readonly type: UnitKind | 'any'; readonly units?: readonly UnitType[] };

/** What a unit must be so that an ability may destroy it: its kind, its tag, and whether it must be the cheapest. */
export type VictimFilter = { readonly type: UnitKind; readonly tag?: UnitTag; readonly lowest?: 'total-cost' };

/** One effect of a card's text; `op` says which. */
export type Ability =
  | Bonus
  /** Splash damage (SC-16). */
  | (AbilityTrigger & { readonly op: 'splash'; readonly targets: SplashTargets })
  /** The owner may pay; who pays gets the bonuses. */
  | (AbilityTrigger & {
      readonly op: 'pay';
      readonly what: 'worker';
      readonly amount: number;
      readonly from: 'worker-pool';
      readonly to: 'unavailable';
      readonly optional: true;
      readonly then: readonly Bonus[];
    })
  /** Our surviving front-line unit is destroyed, and then the enemy's, if it flies. */
  | (AbilityTrigger & { readonly op: 'scourge' })
  /** With a Ghost in front that was not destroyed, every enemy unit of the skirmish is. */
  | (AbilityTrigger & { readonly op: 'nuke' })
  /** Cancels the enemy card of this kind; `replace`: its owner puts another in its place (SC-15.4). */
  | (AbilityTrigger & { readonly op: 'cancel'; readonly what: 'standard' | 'reinforcement'; readonly replace: boolean })
  /** Cloaking (SC-15.1) for the named units, for the front-line unit, or for all but the named ones. */
  | (AbilityTrigger & {
      readonly op: 'cloak';
      readonly units: readonly UnitType[] | 'own-front' | { readonly except: readonly UnitType[] };
    })
  /** Our side has a detector (SC-15.2); with `units`: these units of ours are detectors. */
  | (AbilityTrigger & { readonly op: 'detector'; readonly units?: readonly UnitType[] })
  /** The enemy uses the minor values of the standard card, and that card does nothing else. */
  | (AbilityTrigger & { readonly op: 'force-minor'; readonly scope: 'standard-card-only' })
  /** Our side always has sufficient strength, regardless of the values. */
  | (AbilityTrigger & { readonly op: 'auto-strength' })
  /** Units of that side cannot aim at ground units, unless they have the tag. */
  | (AbilityTrigger & { readonly op: 'lose-ground-target'; readonly side: 'enemy'; readonly exceptTag: UnitTag })
  /** The support values of that side count as 0. */
  | (AbilityTrigger & { readonly op: 'zero-support'; readonly side: 'enemy' })
  /** The opponent picks and destroys one of their own units that fit. */
  | (AbilityTrigger & { readonly op: 'opponent-destroys'; readonly filter: VictimFilter })
  /** Replaces the final attack, after all additions. */
  | (AbilityTrigger & { readonly op: 'set-final-attack'; readonly side: 'both'; readonly value: number })
  /** Takes one own unit from anywhere to an area with an own Arbiter. */
  | (AbilityTrigger & {
      readonly op: 'recall';
      readonly perOrder: number;
      readonly from: 'any-own-area';
      readonly to: 'area-with-own-arbiter';
      readonly toMustBe: readonly ('friendly' | 'contested-area-of-this-order')[];
    })
  /** The opponent shows their hand to the owner alone. */
  | (AbilityTrigger & { readonly op: 'reveal-hand'; readonly to: 'owner' })
  /** The unit may be built (SC-8.1.5). */
  | (AbilityTrigger & { readonly op: 'unlock-unit'; readonly unit: UnitType })
  /** Draws Combat cards after paying the cost. */
  | (AbilityTrigger & {
      readonly op: 'draw';
      readonly amount: number;
      readonly cost: { readonly destroyOneOf: readonly ('own-unit-in-battle' | 'worker-in-pool-or-unavailable')[] };
    });
