import { offer, offerPlain } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import {
  groupedByType,
  BATTLE_SIDES,
  fighterById,
  openSkirmishes,
  otherSide,
  fightersInSkirmish,
  skirmishName,
  unitOf,
} from '../state/battle.ts';
import type { FighterGroup, Battle, BattleSide, Fighter, FighterId, Skirmish } from '../state/battle.ts';
import { battleOf, boutOf } from '../state/bout.ts';
import type { StarCraft } from '../state/state.ts';
import { say, unitName } from '../text/say.ts';
import { cancelCards } from './cancels.ts';
import { markDestroyed, withdraw } from './cloaking.ts';
import { addUpSkirmish } from './comparing.ts';
import { endOfDestroyAbilities } from './end-of-destroy.ts';
import { clearCards, checkStillFought } from './leaving-battle.ts';
import { checkReinforcement, checkStandard, replaceLoneReinforcement, turnUpCards } from './reveal.ts';
import { triggerSplash } from './splash.ts';
import { canTargetHere } from './technology-effects/dark-swarm.ts';
import { firstFighter } from './victims.ts';

/** SC-13.7: the attacker picks the next skirmish, and its cards are turned up (SC-13.7.A). */
export function* nextSkirmish(game: StarCraft): Rule {
  if (!checkStillFought(game)) return;
  const battle = battleOf(game.state);
  battle.step = 7;
  const skirmish = yield* pickSkirmish(game);
  if (skirmish === null) return;
  battle.current = skirmish.id;
  skirmish.stage = 'revealed';
  game.tell?.({
    words: say('battle.skirmish.begins', { skirmish: skirmishName(battle, skirmish) }),
    refs: [`skirmish:${skirmish.id}`],
    rule: 'SC-13.7',
  });
  turnUpCards(game);
  yield* beat('battle.cards-up');
  for (const side of BATTLE_SIDES) replaceLoneReinforcement(game, side);
  for (const side of BATTLE_SIDES) {
    checkStandard(game, side);
    checkReinforcement(game, side);
  }
  // Questions after the reveal belong to a new step, so that the reveal can't be undone.
  for (const side of BATTLE_SIDES) game.next('battle.cancel', { side });
  game.next('battle.compare', {});
  game.next('battle.destroy', {});
}

/** SC-15.4: a side uses its cancel abilities; the attacker's come first. */
export function* cancel(game: StarCraft, { side }: { readonly side: BattleSide }): Rule {
  if (!checkStillFought(game)) return;
  yield* cancelCards(game, side);
  const { skirmish } = boutOf(game.state, side);
  const isLast = side === BATTLE_SIDES.at(-1);
  if (isLast && BATTLE_SIDES.some(one => skirmish[one].gone.length > 0)) yield* beat('battle.cards-gone');
}

function* pickSkirmish(game: StarCraft): Rule<Skirmish | null> {
  const battle = battleOf(game.state);
  const openSkirmishList = openSkirmishes(battle);
  const [only, ...others] = openSkirmishList;
  if (only === undefined || others.length === 0) return only ?? null;
  const { options, blocked } = offerPlain(battle.skirmishes, {
    id: ({ id }) => `skirmish:${id}`,
    face: skirmish => ({ words: skirmishName(battle, skirmish), refs: [`skirmish:${skirmish.id}`] }),
    whyNot: skirmish => (openSkirmishList.includes(skirmish) ? null : ALREADY_FOUGHT),
  });
  return yield* choose(game, battle.attacker, 'battle.skirmish', options, {
    prompt: say('battle.skirmish.prompt'),
    rule: 'SC-13.7',
    blocked,
  });
}

const ALREADY_FOUGHT: Reason = { why: say('why.battle.fought'), rule: 'SC-13.7' };

/** SC-13.7.B: works out the final attack and health of both sides, and who has sufficient strength. */
export function* compareStrength(game: StarCraft): Rule {
  if (!checkStillFought(game)) return;
  yield* addUpSkirmish(game);
  const { skirmish } = boutOf(game.state, 'attacker');
  skirmish.stage = 'compared';
  yield* beat('battle.compared');
}

/** SC-13.7.C: destroys units and discards cards, then continues with the next open skirmish. */
export function* destroyFighters(game: StarCraft): Rule {
  if (!checkStillFought(game)) return;
  const battle = battleOf(game.state);
  const fallenFighters: Fighter[] = [];
  for (const side of BATTLE_SIDES) {
    const victim = yield* pickVictimOf(game, side);
    if (victim !== null) fallenFighters.push(fighterById(battle, victim));
  }
  for (const fighter of fallenFighters) markDestroyed(game, fighter); // both units at the same time, SC-13.7.C.3
  const hitBySide = { attacker: wasHit(game, 'defender'), defender: wasHit(game, 'attacker') };
  yield* beat('battle.destroyed');
  const fallenBefore = outcomeOf(battle);
  for (const side of BATTLE_SIDES) yield* withdraw(game, side); // cloaked units withdraw, SC-15.1
  for (const side of BATTLE_SIDES) {
    const killed = yield* endOfDestroyAbilities(game, side); // abilities at the end of the sub-step, SC-13.7.C.4
    if (killed && game.state.options.splash === 'any-kill') hitBySide[side] = true; // by an ability (ruling splash-triggers)
  }
  for (const side of BATTLE_SIDES) {
    const { own, seat, skirmish } = boutOf(game.state, side);
    if (hitBySide[side]) triggerSplash(game, side); // splash damage is triggered, SC-16.1
    clearCards(game, seat, own); // cards are discarded, SC-13.7.C.5
    skirmish.stage = 'done';
  }
  if (!BATTLE_SIDES.some(side => boutOf(game.state, side).own.fallen.length > 0)) {
    game.tell?.({ words: say('battle.nobody-falls'), rule: 'SC-13.7.C' });
  }
  if (outcomeOf(battle) !== fallenBefore) yield* beat('battle.aftermath');
  battle.current = null;
  if (openSkirmishes(battle).length > 0) game.next('battle.skirmish', {});
}

/** A text of all fighters' fates and the number of triggered splash damage cards, to detect changes. */
function outcomeOf({ fighters, splash }: Battle): string {
  return [...fighters.map(({ fate }) => fate), splash.length].join();
}

/** SC-16.1: whether sufficient strength destroyed a unit of `side`. Cloaked units that withdraw count, too. */
function wasHit(game: StarCraft, side: BattleSide): boolean {
  return boutOf(game.state, side).own.fallen.length > 0;
}

/**
 * SC-13.7.C.2, SC-14.3: the unit of `side` that the enemy's strength destroys. It is the front-line unit if the enemy
 * front-line unit can target it, else a supporting unit that it can target, picked by its owner. `null` if there is
 * none.
 */
function* pickVictimOf(game: StarCraft, side: BattleSide): Rule<FighterId | null> {
  const { battle, own, enemy, seat } = boutOf(game.state, side);
  if (!enemy.strong) return null;
  const enemyUnit = unitOf(battle, enemy.front);
  const frontUnit = fighterById(battle, own.front);
  const enemyBout = boutOf(game.state, otherSide(side));
  const isTarget = ({ fate, unit }: Fighter): boolean =>
    fate === 'standing' && canTargetHere(game.state, enemyBout, enemyUnit, unit);
  if (isTarget(frontUnit)) return frontUnit.id;
  const supportersInReach = own.support.map(id => fighterById(battle, id)).filter(isTarget);
  if (supportersInReach.length === 0) {
    game.tell?.({
      words: say('battle.cannot-target', { seat: { seat: battle[otherSide(side)] }, unit: unitName(enemyUnit) }),
      refs: [`fighter:${enemy.front}`],
      rule: 'SC-13.7.C.2',
    });
    return null;
  }
  const sparedUnits = groupedByType(
    fightersInSkirmish(battle, own).filter(fighter => !supportersInReach.includes(fighter)),
  );
  const { options, blocked } = offer<FighterGroup, FighterId, Reason>(
    [...groupedByType(supportersInReach), ...sparedUnits],
    {
      id: ({ unit }) => `destroy:${unit}`,
      fault: group =>
        sparedUnits.includes(group)
          ? { why: say('battle.victim.out-of-reach', { enemy: unitName(enemyUnit) }), rule: 'SC-14.2' }
          : null,
      face: ({ unit, fighters }) => ({ words: unitName(unit), refs: [`fighter:${firstFighter(fighters).id}`] }),
      blockedFace: ({ unit }) => ({ words: unitName(unit) }),
      why: reason => reason,
      value: ({ fighters }) => firstFighter(fighters).id,
    },
  );
  return yield* choose(game, seat, 'battle.victim', options, {
    prompt: say('battle.victim.prompt', { enemy: unitName(enemyUnit), front: unitName(frontUnit.unit) }),
    rule: 'SC-13.7.C.2',
    blocked,
  });
}
