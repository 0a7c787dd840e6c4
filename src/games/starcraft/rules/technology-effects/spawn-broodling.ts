import { openOptions } from '../../../../kernel/match/offer.ts';
import type { OpenOfferParts, Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { VictimFilter } from '../../data/abilities.ts';
import type { CardId } from '../../data/cards.ts';
import { groupedByType, otherSide, fightersInSkirmish } from '../../state/battle.ts';
import type { FighterGroup, Fighter } from '../../state/battle.ts';
import type { Bout } from '../../state/bout.ts';
import type { StarCraft } from '../../state/state.ts';
import { cardName, say, unitName } from '../../text/say.ts';
import { markDestroyed, isHidden, withdraw } from '../cloaking.ts';
import { firstFighter, victimOffer } from '../victims.ts';
import { fittingFighters } from './opponent-destroys.ts';

/** The enemy units still in the skirmish that Spawn Broodling can destroy: biological ground units. */
export function broodlingVictims({ battle, enemy }: Bout, filter: VictimFilter): Fighter[] {
  return fittingFighters(fightersInSkirmish(battle, enemy), filter);
}

/**
 * Spawn Broodling: the opponent picks and destroys one of these units at the end of the Destroy sub-step. It may pick a
 * cloaked unit, which withdraws instead (SC-15.1, ruling cloaking-and-abilities).
 */
export function* spawnBroodling(game: StarCraft, bout: Bout, card: CardId, filter: VictimFilter): Rule {
  const { battle, side, enemy } = bout;
  const other = otherSide(side);
  const possibleVictims = broodlingVictims(bout, filter);
  if (possibleVictims.length === 0) return;
  const isHiddenVictim = ({ side: own, id }: Fighter): boolean => isHidden(game.state, own, id);
  const sparedUnits = groupedByType(
    fightersInSkirmish(battle, enemy).filter(fighter => !possibleVictims.includes(fighter)),
  );
  const openTargets = victimOffer(
    groupedByType(possibleVictims.filter(fighter => !isHiddenVictim(fighter))),
    sparedUnits,
    () => UNIT_NOT_FIT,
  );
  const cloakedUnits = openOptions(groupedByType(possibleVictims.filter(isHiddenVictim)), WITHDRAWING);
  const victim = yield* choose(game, battle[other], 'battle.own-victim', [...openTargets.options, ...cloakedUnits], {
    prompt: say('battle.own-victim.prompt', { card: cardName(card) }),
    rule: 'SC-13.7.C.4',
    blocked: openTargets.blocked,
  });
  markDestroyed(game, victim);
  yield* withdraw(game, other);
}

const UNIT_NOT_FIT: Reason = { why: say('battle.own-victim.broodling'), rule: 'SC-13.7.C.4' };

/** The options for cloaked units, which are listed apart from other units of the same type. */
const WITHDRAWING: OpenOfferParts<FighterGroup, Fighter> = {
  id: ({ unit }) => `withdraw:${unit}`,
  face: ({ unit, fighters }) => ({
    words: say('battle.own-victim.cloaked', { unit: unitName(unit) }),
    refs: [`fighter:${firstFighter(fighters).id}`],
  }),
  value: ({ fighters }) => firstFighter(fighters),
};
