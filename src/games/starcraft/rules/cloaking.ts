import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { fighterById } from '../state/battle.ts';
import type { BattleSide, Fighter, FighterId } from '../state/battle.ts';
import { battleOf, boutOf } from '../state/bout.ts';
import { withdrawals } from '../state/retreat-goals.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { areaName, say, unitName } from '../text/say.ts';
import { putUnits, returnUnits } from './pieces.ts';

/** SC-15.1, SC-15.2: whether cloaking would save this fighter in the skirmish that is being resolved. */
export function isHidden(state: StarCraftState, side: BattleSide, fighterId: FighterId): boolean {
  const { own, enemy } = boutOf(state, side);
  return own.cloaked.includes(fighterId) && !enemy.detector;
}

/**
 * Marks a unit as destroyed in a skirmish. A unit that is not cloaked leaves the board at once; a cloaked one withdraws
 * later (`withdraw`).
 */
export function markDestroyed(game: StarCraft, { id, side }: Fighter): void {
  const { own, battle } = boutOf(game.state, side);
  own.fallen.push(id);
  if (!isHidden(game.state, side, id)) destroyFighter(game, fighterById(battle, id), 'battle.destroyed');
}

/** SC-15.1: the destroyed units of `side` that are cloaked withdraw, each to an area of its choice. */
export function* withdraw(game: StarCraft, side: BattleSide): Rule {
  const { own, battle } = boutOf(game.state, side);
  for (const fighterId of own.fallen) {
    const fighter = fighterById(battle, fighterId);
    if (fighter.fate === 'standing') yield* withdrawOne(game, fighter);
  }
}

function* withdrawOne(game: StarCraft, fighter: Fighter): Rule {
  const battle = battleOf(game.state);
  const seat = battle[fighter.side];
  const { options, blocked } = withdrawals(game.state, battle.area, seat);
  if (options.length === 0) {
    destroyFighter(game, fighter, 'battle.withdraw.nowhere');
    return;
  }
  const area = yield* choose(game, seat, 'battle.withdraw', options, {
    prompt: say('battle.withdraw.prompt', { unit: unitName(fighter.unit) }),
    rule: 'SC-15.1',
    blocked,
  });
  fighter.fate = 'withdrawn';
  putUnits(game, area, seat, fighter.unit);
  game.tell?.({
    words: say('battle.withdrawn', { seat: { seat }, unit: unitName(fighter.unit), area: areaName(area) }),
    refs: [`fighter:${fighter.id}`, `area:${area}`],
    rule: 'SC-15.1',
  });
}

/** Destroys a fighter: its figure goes back to the supply (SC-1.5). `eventKey` names the log message for the cause. */
export function destroyFighter(
  game: StarCraft,
  fighter: Fighter,
  eventKey:
    | 'battle.destroyed'
    | 'battle.ability.destroyed'
    | 'battle.withdraw.nowhere'
    | 'battle.splash.destroyed'
    | 'battle.perished',
): void {
  const seat = battleOf(game.state)[fighter.side];
  fighter.fate = 'destroyed';
  returnUnits(game, seat, fighter.unit);
  game.tell?.({
    words: say(eventKey, { seat: { seat }, unit: unitName(fighter.unit) }),
    refs: [`fighter:${fighter.id}`],
    rule: RULES[eventKey],
  });
}

const RULES = {
  'battle.destroyed': 'SC-13.7.C',
  'battle.ability.destroyed': 'SC-13.2',
  'battle.withdraw.nowhere': 'SC-15.1',
  'battle.splash.destroyed': 'SC-16.3',
  'battle.perished': 'SC-13.9.5',
} as const;
