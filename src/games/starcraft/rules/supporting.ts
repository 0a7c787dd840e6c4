import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { UNITS } from '../data/units.ts';
import {
  alike,
  fighterById,
  isAssigned,
  otherSide,
  skirmishById,
  skirmishName,
  standing,
  unitOf,
} from '../state/battle.ts';
import type { Alike, Battle, BattleSide, Fighter, FighterId, Skirmish, SkirmishId } from '../state/battle.ts';
import { battleOf } from '../state/bout.ts';
import type { StarCraft } from '../state/state.ts';
import { canTarget } from '../state/targets.ts';
import { say, unitName } from '../text/say.ts';
import { firstOf } from './battle-line.ts';
import { isFought } from './leaving-battle.ts';

type Support = { readonly fighter: FighterId; readonly skirmish: SkirmishId };
type SupportAnswer = 'done' | { readonly join: Support } | { readonly leave: Support };

/** SC-13.5: every unpaired unit joins a skirmish, chosen by its owner. */
export function* assignSupport(game: StarCraft, { side }: { readonly side: BattleSide }): Rule {
  if (!isFought(game)) return;
  const battle = battleOf(game.state);
  battle.step = 5;
  const supporters = standing(battle, side).filter(fighter => !isAssigned(battle, fighter));
  if (supporters.length === 0) return;
  const [only, ...others] = battle.skirmishes;
  if (only === undefined) throw new RuleFault('There is no skirmish to support in.');
  if (others.length === 0) only[side].support.push(...supporters.map(({ id }) => id));
  else yield* distribute(game, side, supporters);
  for (const skirmish of battle.skirmishes) tellSupport(game, side, skirmish);
  yield* beat('battle.supported');
}

function* distribute(game: StarCraft, side: BattleSide, supporters: readonly Fighter[]): Rule {
  const battle = battleOf(game.state);
  for (;;) {
    const waiting = alike(supporters.filter(fighter => !isAssigned(battle, fighter)));
    const left = waiting.reduce((sum, { fighters }) => sum + fighters.length, 0);
    const options: Option<SupportAnswer>[] = [
      ...(left === 0 ? [{ id: 'done', words: say('done'), value: 'done' as const }] : []),
      ...waiting.flatMap(group => joinOptions(battle, side, group)),
      ...battle.skirmishes.flatMap(skirmish => leaveOptions(battle, side, skirmish)),
    ];
    const answer = yield* choose(game, battle[side], 'battle.support', options, {
      prompt: say('battle.support.prompt', { left }),
      rule: 'SC-13.5',
      wantsOwn: true,
      blocked: () => blockedSupport(battle, side, left),
    });
    if (answer === 'done') return;
    if ('join' in answer) {
      skirmishById(battle, answer.join.skirmish)[side].support.push(answer.join.fighter);
    } else {
      const own = skirmishById(battle, answer.leave.skirmish)[side];
      own.support = own.support.filter(id => id !== answer.leave.fighter);
    }
  }
}

/** Who fights in front supports nobody, and none of the others may stay out (SC-13.5). */
function blockedSupport(battle: Battle, side: BattleSide, left: number): Blocked[] {
  const front = battle.skirmishes.map((skirmish): Blocked => {
    const { front: id } = skirmish[side];
    return {
      id: `front:${id}`,
      words: say('battle.pair.front', { unit: unitName(unitOf(battle, id)), skirmish: skirmishName(battle, skirmish) }),
      refs: [`fighter:${id}`, `skirmish:${skirmish.id}`],
      why: say('why.battle.in-front'),
      rule: 'SC-13.5',
    };
  });
  if (left === 0) return front;
  return [...front, { id: 'done', words: say('done'), why: say('why.battle.support-left'), rule: 'SC-13.5' }];
}

function joinOptions(battle: Battle, side: BattleSide, { unit, fighters }: Alike): Option<SupportAnswer>[] {
  const fighter = firstOf(fighters).id;
  return battle.skirmishes.map(skirmish => {
    const helps = canTarget(unit, unitOf(battle, skirmish[otherSide(side)].front)) ? UNITS[unit].support : 0;
    return {
      id: `support:${unit}:${skirmish.id}`,
      words: say('battle.support.option', {
        unit: unitName(unit),
        count: fighters.length,
        skirmish: skirmishName(battle, skirmish),
        helps,
      }),
      refs: [`fighter:${fighter}`, `skirmish:${skirmish.id}`],
      value: { join: { fighter, skirmish: skirmish.id } },
    };
  });
}

function leaveOptions(battle: Battle, side: BattleSide, skirmish: Skirmish): Option<SupportAnswer>[] {
  const supporting = skirmish[side].support.map(id => fighterById(battle, id));
  return alike(supporting).map(({ unit, fighters }) => ({
    id: `put-back:${unit}:${skirmish.id}`,
    words: say('battle.support.put-back', { unit: unitName(unit), skirmish: skirmishName(battle, skirmish) }),
    refs: [`fighter:${firstOf(fighters).id}`, `skirmish:${skirmish.id}`],
    value: { leave: { fighter: firstOf(fighters).id, skirmish: skirmish.id } },
  }));
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
