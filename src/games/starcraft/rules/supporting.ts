import { blockedOnly, joinedOffers, offerRows } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason, OfferRow } from '../../../kernel/match/offer.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { UNITS } from '../data/units.ts';
import {
  groupedByType,
  fighterById,
  isAssigned,
  otherSide,
  skirmishById,
  skirmishName,
  standingFighters,
  unitOf,
} from '../state/battle.ts';
import type { FighterGroup, Battle, BattleSide, Fighter, FighterId, Skirmish, SkirmishId } from '../state/battle.ts';
import { battleOf } from '../state/bout.ts';
import { actionDetails } from '../state/does.ts';
import type { StarCraft } from '../state/state.ts';
import { canTarget } from '../state/targets.ts';
import { say, unitName } from '../text/say.ts';
import { checkStillFought } from './leaving-battle.ts';
import { firstFighter } from './victims.ts';

type SupportPlacement = { readonly fighter: FighterId; readonly skirmish: SkirmishId };
type SupportAnswer = 'done' | { readonly join: SupportPlacement } | { readonly leave: SupportPlacement };

/** SC-13.5: a side assigns each of its unpaired units to a skirmish. */
export function* assignSupport(game: StarCraft, { side }: { readonly side: BattleSide }): Rule {
  if (!checkStillFought(game)) return;
  const battle = battleOf(game.state);
  battle.step = 5;
  const supporters = standingFighters(battle, side).filter(fighter => !isAssigned(battle, fighter));
  if (supporters.length === 0) return;
  const [only, ...others] = battle.skirmishes;
  if (only === undefined) throw new RuleFault('There is no skirmish to support in.');
  if (others.length === 0) only[side].support.push(...supporters.map(({ id }) => id));
  else yield* distributeSupport(game, side, supporters);
  for (const skirmish of battle.skirmishes) tellSupport(game, side, skirmish);
  yield* beat('battle.supported');
}

function* distributeSupport(game: StarCraft, side: BattleSide, supporters: readonly Fighter[]): Rule {
  const battle = battleOf(game.state);
  for (;;) {
    const waitingSupporters = groupedByType(supporters.filter(fighter => !isAssigned(battle, fighter)));
    const supportersLeft = waitingSupporters.reduce((sum, { fighters }) => sum + fighters.length, 0);
    const { options, blocked } = joinedOffers(
      frontLine(battle, side),
      offerRows<SupportAnswer>([
        { id: 'done', face: () => DONE_OPTION, value: 'done', fault: supportersLeft === 0 ? null : SUPPORT_LEFT },
        ...waitingSupporters.flatMap(group => joinRows(battle, side, group)),
        ...battle.skirmishes.flatMap(skirmish => leaveRows(battle, side, skirmish)),
      ]),
    );
    const answer = yield* choose(game, battle[side], 'battle.support', options, {
      prompt: say('battle.support.prompt', { left: supportersLeft }),
      rule: 'SC-13.5',
      wantsOwn: true,
      blocked,
    });
    if (answer === 'done') return;
    if ('join' in answer) {
      skirmishById(battle, answer.join.skirmish)[side].support.push(answer.join.fighter);
    } else {
      const ownSide = skirmishById(battle, answer.leave.skirmish)[side];
      ownSide.support = ownSide.support.filter(id => id !== answer.leave.fighter);
    }
  }
}

const DONE_OPTION: OptionFace = { words: say('done') };
const SUPPORT_LEFT: Reason = { why: say('why.battle.support-left'), rule: 'SC-13.5' };
const STANDS_IN_FRONT: Reason = { why: say('why.battle.in-front'), rule: 'SC-13.5' };

/** SC-13.5: the front-line units as blocked options, because they can't support. */
function frontLine(battle: Battle, side: BattleSide): Offer<never> {
  return blockedOnly(() => battle.skirmishes, {
    id: skirmish => `front:${skirmish[side].front}`,
    face: skirmish => {
      const { front } = skirmish[side];
      const params = { unit: unitName(unitOf(battle, front)), skirmish: skirmishName(battle, skirmish) };
      return { words: say('battle.pair.front', params), refs: [`fighter:${front}`, `skirmish:${skirmish.id}`] };
    },
    whyNot: () => STANDS_IN_FRONT,
  });
}

function joinRows(battle: Battle, side: BattleSide, { unit, fighters }: FighterGroup): OfferRow<SupportAnswer>[] {
  const fighter = firstFighter(fighters).id;
  return battle.skirmishes.map(skirmish => ({
    id: `support:${unit}:${skirmish.id}`,
    face: () => ({
      words: say('battle.support.option', {
        unit: unitName(unit),
        count: fighters.length,
        skirmish: skirmishName(battle, skirmish),
        helps: canTarget(unit, unitOf(battle, skirmish[otherSide(side)].front)) ? UNITS[unit].support : 0,
      }),
      refs: [`fighter:${fighter}`, `skirmish:${skirmish.id}`],
    }),
    value: { join: { fighter, skirmish: skirmish.id } },
    fault: null,
  }));
}

function leaveRows(battle: Battle, side: BattleSide, skirmish: Skirmish): OfferRow<SupportAnswer>[] {
  const assignedSupporters = skirmish[side].support.map(id => fighterById(battle, id));
  return groupedByType(assignedSupporters).map(({ unit, fighters }) => {
    const fighter = firstFighter(fighters).id;
    return {
      id: `put-back:${unit}:${skirmish.id}`,
      face: () => ({
        words: say('battle.support.put-back', { unit: unitName(unit), skirmish: skirmishName(battle, skirmish) }),
        details: actionDetails('put-back'),
        refs: [`fighter:${fighter}`, `skirmish:${skirmish.id}`],
      }),
      value: { leave: { fighter, skirmish: skirmish.id } },
      fault: null,
    };
  });
}

function tellSupport(game: StarCraft, side: BattleSide, skirmish: Skirmish): void {
  const battle = battleOf(game.state);
  const { support } = skirmish[side];
  if (support.length === 0) return;
  game.tell?.({
    words: say('battle.supported', {
      seat: { seat: battle[side] },
      units: support.map(id => unitName(unitOf(battle, id))),
      skirmish: skirmishName(battle, skirmish),
    }),
    refs: [`skirmish:${skirmish.id}`],
    rule: 'SC-13.5',
  });
}
