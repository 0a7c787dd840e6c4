import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { EMPIRE_POINTS } from '../data/set-up.ts';
import { isBeaten } from '../state/battle.ts';
import { annexFault, enemyAt } from '../state/pieces.ts';
import type { Battle, Emperor } from '../state/state.ts';
import { say, spaceName, spaceRefs } from '../text/say.ts';
import { endFinalBattle } from './final-battle.ts';
import { addShips, annexSector } from './pieces.ts';
import { payPoints } from './points.ts';
import { recordRetreat } from './walking.ts';

/**
 * GE-9.20 to GE-9.23: ends a battle: tells who has won, and gives the attacker its gains. Dreadnoughts on their side
 * stand up again.
 */
export function* endBattle(game: Emperor, battle: Battle): Rule {
  const { state } = game;
  const [attacker, defender] = battle.sides;
  if (battle.kind === 'final') {
    yield* endFinalBattle(game, battle);
    return;
  }
  state.battle = null;
  const { space } = battle;
  if (space === null) return;
  const seat = { seat: attacker.seat };
  const battleParams = { seat, enemy: { seat: defender.seat }, space: spaceName(state, space) };
  const battleSpaceRefs = spaceRefs(state, space);
  if (isBeaten(attacker)) {
    // The attack has failed (GE-9.23).
    const outcomeKey = isBeaten(defender) ? 'battle.both-lost' : 'battle.held';
    game.tell?.({ words: say(outcomeKey, battleParams), rule: 'GE-9.23', refs: battleSpaceRefs });
    yield* beat('battle-end');
    return;
  }
  game.tell?.({ words: say('battle.won', battleParams), rule: 'GE-9.22', refs: battleSpaceRefs });
  if (battle.empireFell) payPoints(game, attacker.seat, EMPIRE_POINTS, 'empire', 'GE-9.22');
  if (annexFault(state, attacker.seat, space) === null) annexSector(game, attacker.seat, space, 'GE-9.22');
  yield* beat('battle-end');
  // A further enemy may be on the space, too (GE-10.9).
  if (enemyAt(state, attacker.seat, space) !== null) game.next('battle.begin', { space, again: true });
}

/** GE-9.18.1: carries out a retreat: each ship goes back to the previous space of its path, and nothing is annexed. */
export function* carryOutRetreat(game: Emperor, battle: Battle): Rule {
  const { state } = game;
  const { space } = battle;
  state.battle = null;
  if (space === null) return;
  const [{ seat, groups }] = battle.sides;
  for (const { kind, from, count } of groups) {
    if (from === null) continue;
    addShips(state, seat, space, kind, -count);
    addShips(state, seat, from, kind, count);
  }
  if (state.turn?.role === 'warlord') recordRetreat(state.turn, space);
  game.tell?.({
    words: say('battle.retreated', { seat: { seat }, space: spaceName(state, space) }),
    rule: 'GE-9.18',
    refs: spaceRefs(state, space),
  });
  yield* beat('battle-end');
}
