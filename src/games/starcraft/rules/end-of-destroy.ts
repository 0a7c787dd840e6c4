import { offerPlain } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ability } from '../data/abilities.ts';
import { fighterById, otherSide } from '../state/battle.ts';
import type { BattleSide } from '../state/battle.ts';
import { boutOf } from '../state/bout.ts';
import type { Bout } from '../state/bout.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { kindOf } from '../state/targets.ts';
import type { TextKey } from '../text/en.ts';
import { cardName, say } from '../text/say.ts';
import { abilitiesOf, abilityMissing } from './abilities.ts';
import type { CardAbility } from './abilities.ts';
import { markDestroyed, withdraw } from './cloaking.ts';
import { whyNot } from './conditions.ts';
import { canNuke, useNuke } from './technology-effects/nuke.ts';
import { broodlingVictims, spawnBroodling } from './technology-effects/spawn-broodling.ts';

/**
 * SC-13.7.C.4: uses the abilities of a side at the end of the Destroy sub-step. If several would do something, their
 * owner chooses which comes next (ruling start-of-battle-order). Returns whether one of them destroyed an enemy unit in
 * a way that triggers splash damage (SC-16.1).
 */
export function* endOfDestroyAbilities(game: StarCraft, side: BattleSide): Rule<boolean> {
  let killed = false;
  const bout = boutOf(game.state, side);
  let abilitiesLeft = abilitiesOf(game.state, bout, ['end-of-destroy']);
  for (;;) {
    const readyAbilities = abilitiesLeft.filter(candidate => doesSomething(game.state, bout, candidate));
    const [first, ...others] = readyAbilities;
    if (first === undefined) return killed;
    const nextAbility = others.length === 0 ? first : yield* pickNext(game, bout, readyAbilities, abilitiesLeft);
    abilitiesLeft = abilitiesLeft.filter(candidate => candidate !== nextAbility);
    const fallenBefore = bout.enemy.fallen.length;
    yield* useAbility(game, bout, nextAbility);
    // SC-15.10: the Scourge never triggers splash damage, as the publisher later explained.
    if (nextAbility.ability.op !== 'scourge' && bout.enemy.fallen.length > fallenBefore) killed = true;
  }
}

function pickNext(
  game: StarCraft,
  bout: Bout,
  readyAbilities: readonly CardAbility[],
  abilitiesLeft: readonly CardAbility[],
): Rule<CardAbility> {
  const { options, blocked } = offerPlain(abilitiesLeft, {
    id: ({ card }) => `card:${card}`,
    face: ({ card }) => ({ words: cardName(card), refs: [`card:${card}`] }),
    whyNot: candidate => {
      if (readyAbilities.includes(candidate)) return null;
      const { op, if: condition } = candidate.ability;
      const uselessReason = whyNot(game.state, bout, condition) ?? say(WHY_NOTHING[op] ?? 'why.battle.nobody-here');
      return { why: uselessReason, rule: 'SC-13.7.C.4' };
    },
  });
  return choose(game, bout.seat, 'battle.next-ability', options, {
    prompt: say('battle.next-ability.prompt'),
    rule: 'SC-13.7.B',
    blocked,
  });
}

/** The texts for abilities that would change nothing although their conditions hold. */
const WHY_NOTHING: Readonly<Partial<Record<Ability['op'], TextKey>>> = {
  scourge: 'why.battle.scourge-gone',
  nuke: 'why.battle.no-ghost',
};

function doesSomething(state: StarCraftState, bout: Bout, { card, ability }: CardAbility): boolean {
  if (whyNot(state, bout, ability.if) !== null) return false;
  switch (ability.op) {
    case 'scourge':
      return fighterById(bout.battle, bout.own.front).fate === 'standing';
    case 'nuke':
      return canNuke(bout);
    case 'opponent-destroys':
      return broodlingVictims(bout, ability.filter).length > 0;
    default:
      throw abilityMissing(card, ability);
  }
}

function useAbility(game: StarCraft, bout: Bout, { card, ability }: CardAbility): Rule {
  game.tell?.({
    words: say('battle.ability.works', { seat: { seat: bout.seat }, card: cardName(card) }),
    refs: [`card:${card}`],
    rule: 'SC-13.7.C.4',
  });
  switch (ability.op) {
    case 'scourge':
      return scourge(game, bout);
    case 'nuke':
      return useNuke(game, bout, card);
    case 'opponent-destroys':
      return spawnBroodling(game, bout, card, ability.filter);
    default:
      throw abilityMissing(card, ability);
  }
}

/**
 * SC-15.10: destroys a Scourge that is still in front, then the enemy front-line unit if it flies; no splash damage.
 */
function* scourge(game: StarCraft, { battle, side, own, enemy }: Bout): Rule {
  markDestroyed(game, fighterById(battle, own.front));
  yield* withdraw(game, side);
  const targetFighter = fighterById(battle, enemy.front);
  if (targetFighter.fate !== 'standing' || kindOf(targetFighter.unit) !== 'flying') return;
  markDestroyed(game, targetFighter);
  yield* withdraw(game, otherSide(side));
}
