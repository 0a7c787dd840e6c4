import type { Rule } from '../../../../src/kernel/match/rule.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import type { AreaId } from '../../../../src/games/starcraft/data/planets.ts';
import type { UnitType } from '../../../../src/games/starcraft/data/units.ts';
import { battleSteps, moveToBattleLine } from '../../../../src/games/starcraft/rules/battle.ts';
import { eliminationSteps } from '../../../../src/games/starcraft/rules/elimination.ts';
import { leaveBattle } from '../../../../src/games/starcraft/rules/leaving-battle.ts';
import { takeUnits } from '../../../../src/games/starcraft/rules/pieces.ts';
import { unitsIn } from '../../../../src/games/starcraft/state/areas.ts';
import { BATTLE_SIDES } from '../../../../src/games/starcraft/state/battle.ts';
import type {
  Battle,
  BattleSide,
  Skirmish,
  SkirmishSide,
  TriggeredSplash,
} from '../../../../src/games/starcraft/state/battle.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { StarCraft } from '../../../../src/games/starcraft/state/state.ts';
import { Scene } from '../scene.ts';

export type Counts = Partial<Record<UnitType, number>>;
/**
 * What a side lays at one skirmish: a card from the hand, one with a reinforcement card, or the top card of the deck.
 */
export type Laid = CardId | 'deck' | readonly [CardId, CardId];

export interface FightPlan {
  readonly attacker?: FactionId;
  readonly defender?: FactionId;
  readonly attackers: Counts;
  readonly defenders: Counts;
  readonly area?: AreaId;
  readonly special?: boolean;
  /** The hands before step 3; the decks hold the rest of the starting deck, its last card on top. */
  readonly hands?: readonly [readonly CardId[], readonly CardId[]];
  readonly set?: (scene: Scene) => void;
  /** Begins at battle step 8 or 9 with all units of the line standing, and with these splash damage cards triggered. */
  readonly from?: 8 | 9;
  readonly splash?: readonly TriggeredSplash[];
  /** The defenders have fallen already. */
  readonly noDefender?: boolean;
}

const STAGING: AreaId = 'halcyon-1';
export const SEATS: Readonly<Record<BattleSide, number>> = { attacker: 0, defender: 1 };

/**
 * A battle about to begin: seat 0 attacks seat 1 in Braken 1 (unit limit 4), beside Braken 2 (3), Braken 3 (2) and, by
 * a route, Torus. Seat 2 looks on.
 */
export class Fight extends Scene {
  constructor(plan: FightPlan) {
    const factions: readonly FactionId[] = [plan.attacker ?? 'overmind', plan.defender ?? 'mengsk', 'aldaris'];
    const area = plan.area ?? 'braken-1';
    const start = function* (game: StarCraft): Rule {
      const attackers = unitsIn(game.state, STAGING);
      for (const { unit, count } of attackers) takeUnits(game, STAGING, unit, count);
      moveToBattleLine(game, area, attackers);
      game.state.battle?.splash.push(...(plan.splash ?? []));
      if (plan.noDefender === true) leaveBattle(game, SEATS.defender);
      if (plan.from === undefined) game.next('battle.begin', { area });
      if (plan.from === 8) for (const side of BATTLE_SIDES) game.next('battle.splash', { side });
      if (plan.from !== undefined) {
        game.next('battle.retreats', {});
        game.next('battle.end', {});
      }
      game.next('execution.endOfOrder', {});
    };
    super(factions, { ...battleSteps, ...eliminationSteps, 'mobilize.moves': start });
    this.planet('braken', 0, 0).planet('torus', 1, 0).planet('halcyon', 9, 9);
    this.base('halcyon-2', 0).base('halcyon-3', 1).area('torus-4', 2, { zealot: 1 });
    this.area(STAGING, 0, plan.attackers).area(area, 1, plan.defenders);
    plan.hands?.forEach((hand, seat) => this.hand(seat, ...hand));
    plan.set?.(this);
    this.order(0, 'braken', 'mobilize', plan.special ?? false);
  }

  /** Starts the battle and goes on to its first question. */
  start(): this {
    return this.begin('mobilize.moves', {});
  }

  /** The battle as it is now. Throws when it is over. */
  get battle(): Battle {
    const { battle } = this.now;
    if (battle === null) throw new Error('the battle is over');
    return battle;
  }

  /** A skirmish as it is now. */
  skirmish(number = 1): Skirmish {
    const skirmish = this.battle.skirmishes[number - 1];
    if (skirmish === undefined) throw new Error(`no skirmish ${number}`);
    return skirmish;
  }

  /** Lays the cards of the side that is asked, skirmish by skirmish. */
  lay(...cards: readonly Laid[]): this {
    for (const laid of cards) {
      if (laid === 'deck') this.answer('deck');
      else if (typeof laid === 'string') this.answer(`card:${laid}`, 'none');
      else this.answer(`card:${laid[0]}`, `reinforcement:${laid[1]}`);
    }
    return this.answer('done');
  }

  /** Collects the skirmishes as they are at each beat of that kind from now on. */
  watch(kind: string): Battle[] {
    const seen: Battle[] = [];
    this.match.onBeat = beat => {
      if (beat.kind === kind) seen.push(this.battle);
    };
    return seen;
  }

  /** Units of a type in the supply of a seat. */
  supply(seat: number, unit: UnitType): number {
    return seatState(this.now, seat).supply.units[unit] ?? 0;
  }

  /** What stands in an area now. */
  in(area: AreaId): Counts {
    return this.now.areas[area]?.units ?? {};
  }
}

/** A battle that has begun. */
export function fight(plan: FightPlan): Fight {
  return new Fight(plan).start();
}

/** Attack and health of a side, such as `9/8`. */
export function values(side: SkirmishSide | undefined): string {
  return side === undefined ? 'none' : `${side.attack ?? '?'}/${side.health ?? '?'}`;
}

/** The lines of a sum that add something, or all of them: `attack 1 battle.sum.support`. */
export function lines(side: SkirmishSide): string[] {
  return side.sum.map(({ stat, amount, words }) => `${stat} ${amount} ${words.key}`);
}

/** One skirmish of one unit against one, with these cards, as it was compared. */
export function duel(plan: FightPlan, attacker: Laid, defender: Laid): { fight: Fight; compared: Skirmish } {
  return clash(plan, null, attacker, defender);
}

/** One skirmish: the pair that is picked, if that is asked (`zergling/marine`), and these cards, as it was compared. */
export function clash(
  plan: FightPlan,
  pair: string | null,
  attacker: Laid,
  defender: Laid,
): { fight: Fight; compared: Skirmish } {
  const table = fight(plan);
  if (pair !== null) table.answer(`pair:${pair}`, 'done');
  const seen = table.lay(attacker).watch('battle.compared');
  table.lay(defender);
  const compared = seen[0]?.skirmishes[0];
  if (compared === undefined) throw new Error('nothing was compared');
  return { fight: table, compared };
}
