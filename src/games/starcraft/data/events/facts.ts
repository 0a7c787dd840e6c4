import type { BattleRole } from '../abilities.ts';
import type { OrderKind } from '../factions.ts';
import type { Race, TechnologyId } from '../ids.ts';
import type { ModuleId } from '../modules.ts';
import type { UnitCounts } from '../units.ts';

/** The three stages of the Event deck. */
export type EventStage = 1 | 2 | 3;

/** One effect of an Event card; `op` says which (SC-21.7). */
export type EventEffect =
  /** Moves ends of one z-axis route. The two ends may not be on the same planet. */
  | {
      readonly op: 'move-z-axis-end';
      readonly count: 1 | 2;
      readonly sameRoute?: true;
      readonly to: 'any-free-slot-on-other-planet-than-other-end' | 'free-slots-on-two-planets';
      readonly transports: 'stay';
    }
  /** Buys one module. */
  | { readonly op: 'build-module'; readonly module: ModuleId | 'any'; readonly discount: number }
  /** Buys one building. */
  | { readonly op: 'build-building'; readonly discount: number; readonly amount: number }
  /** Buys one technology (SC-11 steps 3-4). */
  | {
      readonly op: 'research';
      readonly discount: number;
      readonly amount: number;
      readonly oneCopyToHand?: 'optional';
    }
  /** SC-13.6.4 */
  | { readonly op: 'opponent-places-first-face-up'; readonly scope: 'whole-battle' }
  /** Adds to the final value in every skirmish of the battle. */
  | {
      readonly op: 'battle-bonus';
      readonly role: BattleRole;
      readonly stat: 'attack' | 'health';
      readonly amount: number;
      readonly notCumulativeWith?: readonly TechnologyId[];
    }
  | {
      readonly op: 'gain-workers';
      readonly amount: number;
      readonly upTo: true;
      readonly from: 'supply';
      readonly to: 'worker-pool';
    }
  | { readonly op: 'place-transport'; readonly amount: number; readonly where: 'route-of-planet-with-own-base' }
  /** Draws from the own Combat deck. */
  | { readonly op: 'draw-combat'; readonly amount: number }
  /** Places the named units of the race, free. */
  | {
      readonly op: 'place-units';
      readonly units: Readonly<Record<Race, UnitCounts>>;
      readonly where: 'friendly-area-on-planet-with-own-base' | 'one-friendly-or-empty-area';
      readonly together?: true;
      readonly upTo?: true;
      readonly mustBeUnlocked?: boolean;
    }
  /** Places units of a kind the owner picks, free. */
  | {
      readonly op: 'place-chosen-unit';
      readonly choice: 'any-unlocked';
      readonly amount: number;
      readonly where: 'friendly-area-on-planet-with-own-base';
      readonly mustBeUnlocked: boolean;
    }
  /** One depletion step back, on a card of one's own. */
  | {
      readonly op: 'restore-area';
      readonly from: 'partial';
      readonly to: 'normal';
      readonly owner: 'self';
      readonly amount: number;
    }
  /** One depletion step on. */
  | {
      readonly op: 'deplete-area';
      readonly from: 'untouched' | 'partial';
      readonly to: 'partial' | 'depleted';
      readonly where: 'planet-with-own-presence' | 'anywhere';
      readonly amount: number;
    }
  /** This many steps on in every resource area of one planet. */
  | { readonly op: 'deplete-planet'; readonly steps: number; readonly where: 'anywhere' }
  /** Added to the hand limit of step 9. */
  | { readonly op: 'hand-limit'; readonly amount: number; readonly cumulative: true }
  /** Points for the owner. */
  | { readonly op: 'conquest-points'; readonly amount: number }
  /** Points for each opponent. */
  | {
      readonly op: 'conquest-points-others';
      readonly amount: number;
      readonly floor: number;
      readonly exceptTeammates: true;
    }
  /** Moves own units, without a battle. */
  | {
      readonly op: 'move-units';
      readonly min: number;
      readonly max: number;
      readonly fromAreas: number;
      readonly toAreas: number;
      readonly to: 'friendly-or-empty';
      readonly samePlanetOrOwnTransport: true;
      readonly battleAllowed: false;
    }
  /** The owner of the event picks an opponent's transport. */
  | { readonly op: 'destroy-transport'; readonly amount: number; readonly where: 'route-of-planet-with-own-presence' }
  /** Executes an order without a token (SC-21.7.7). */
  | {
      readonly op: 'execute-order';
      readonly order: OrderKind;
      readonly special: boolean;
      readonly where: 'planet-legal-for-orders' | 'planet-with-own-base';
    }
  /** The owner of the event picks the area, the opponent the victim. */
  | {
      readonly op: 'opponent-destroys';
      readonly amount: number;
      readonly filter: { readonly where: 'chosen-enemy-area'; readonly planetWithOwnUnit: true };
      readonly victimChosenBy: 'target';
    }
  /** The opponent shows their hand to the owner alone. */
  | { readonly op: 'reveal-hand'; readonly to: 'owner'; readonly when: 'now' }
  /** The card goes beside the board for good (SC-21.4). */
  | { readonly op: 'end-draws-near' }
  /** Exactly one option. */
  | {
      readonly op: 'choice';
      readonly oncePerStep: true;
      readonly options: readonly (readonly EventEffect[])[];
    };

/** The facts about a kind of Event card. */
export type EventFacts = {
  readonly stage: EventStage;
  /** The number of cards of this kind in the Event deck. */
  readonly copies: number;
  readonly timing: 'regrouping-step-8' | 'start-of-battle' | 'continuous';
  /** Whether the card is kept in the play area to be used or counted later (SC-21.3). */
  readonly staysInPlay: boolean;
  /** Whether a seat that holds the card must play it (SC-21.4). */
  readonly forced: boolean;
  /** Who makes the card's choices; "owner-then-target": its owner chooses the area, the opponent there the unit. */
  readonly chosenBy: 'owner' | 'none' | 'owner-then-target';
  /** The side of a battle on which a kept card may be used; `null` if it is not for battles. */
  readonly usableAs: BattleRole | 'either' | null;
  readonly effect: readonly EventEffect[];
};

/** The default facts of an Event card. Entries of the tables give only what differs. */
const DEFAULTS = {
  timing: 'regrouping-step-8',
  staysInPlay: false,
  forced: false,
  chosenBy: 'owner',
  usableAs: null,
} as const;

/** Returns a function that completes the facts of one of the stage's events with the defaults. */
export function eventOf(stage: EventStage) {
  return (facts: Omit<EventFacts, keyof typeof DEFAULTS | 'stage'> & Partial<EventFacts>): EventFacts => ({
    ...DEFAULTS,
    ...facts,
    stage,
  });
}
