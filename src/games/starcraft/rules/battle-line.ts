import type { Option } from '../../../kernel/decision.ts';
import { RuleFault } from '../../../kernel/refusal.ts';
import { beat, choose } from '../../../kernel/rule.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Words } from '../../../kernel/words.ts';
import { UNITS } from '../data/units.ts';
import {
  alike,
  fighterById,
  isAssigned,
  onlyAssist,
  otherSide,
  skirmishById,
  skirmishName,
  standing,
  unitOf,
} from '../state/battle.ts';
import type {
  Alike,
  Battle,
  BattleSide,
  Fighter,
  FighterId,
  Skirmish,
  SkirmishId,
  SkirmishSide,
} from '../state/battle.ts';
import { battleOf } from '../state/bout.ts';
import type { StarCraft } from '../state/state.ts';
import { canTarget } from '../state/targets.ts';
import { say, unitName } from '../text/say.ts';
import { isFought } from './leaving-battle.ts';

// ---- SC-13.4: skirmishes ---------------------------------------------------------------------------------------------

type Pair = { readonly attacker: FighterId; readonly defender: FighterId };

/** SC-13.4: the attacker pairs own units with enemy units, as many as possible, and decides both halves of every pair. */
export function* pairUnits(game: StarCraft): Rule {
  if (!isFought(game)) return;
  const battle = battleOf(game.state);
  battle.step = 4;
  for (const side of ['defender', 'attacker'] as const) yield* pickFrontOfAssist(game, side);
  const count = Math.min(candidates(battle, 'attacker').length, candidates(battle, 'defender').length);
  let picked = 0;
  for (;;) {
    completePairs(battle, count);
    const complete = battle.skirmishes.length === count;
    if (complete && picked === 0) break;
    const answer = yield* choose<Pair | 'done' | 'back'>(
      game,
      battle.attacker,
      'battle.pair',
      [
        ...(complete ? [{ id: 'done', words: say('done'), value: 'done' as const }] : pairOptions(battle)),
        ...(picked === 0 ? [] : [{ id: 'back', words: say('battle.pair.back'), value: 'back' as const }]),
      ],
      {
        prompt: say('battle.pair.prompt', { left: count - battle.skirmishes.length }),
        rule: 'SC-13.4',
        blocked: () => blockedFronts(battle),
      },
    );
    if (answer === 'done') break;
    if (answer === 'back') {
      picked -= 1;
      battle.skirmishes.length = picked;
    } else {
      battle.skirmishes.push(newSkirmish(battle, answer));
      picked += 1;
    }
  }
  game.tell({
    words: say('battle.paired', { skirmishes: battle.skirmishes.map(skirmish => skirmishName(battle, skirmish)) }),
    refs: battle.skirmishes.map((skirmish): `skirmish:${SkirmishId}` => `skirmish:${skirmish.id}`),
    rule: 'SC-13.4',
  });
  yield* beat('battle.paired');
}

/** SC-15.5: a side whose units are all assist picks one of them as front-line unit. */
function* pickFrontOfAssist(game: StarCraft, side: BattleSide): Rule {
  const battle = battleOf(game.state);
  if (!onlyAssist(battle, side)) return;
  battle.lead[side] = yield* choose(
    game,
    battle[side],
    'battle.front',
    alike(standing(battle, side)).map(({ unit, fighters }) => ({
      id: `front:${unit}`,
      words: say('battle.count', { unit: unitName(unit), count: fighters.length }),
      refs: fighters.map(({ id }): `fighter:${FighterId}` => `fighter:${id}`),
      value: firstOf(fighters).id,
    })),
    { prompt: say('battle.front.prompt'), rule: 'SC-15.5' },
  );
}

/** Who can be a front-line unit: assist units only by SC-15.5. */
function candidates(battle: Battle, side: BattleSide): Fighter[] {
  const lead = battle.lead[side];
  if (lead !== null) return [fighterById(battle, lead)];
  return standing(battle, side).filter(({ unit }) => !UNITS[unit].assist);
}

function unpaired(battle: Battle, side: BattleSide): Alike[] {
  return alike(candidates(battle, side).filter(fighter => !isAssigned(battle, fighter)));
}

/** Makes the pairs that are left when there is only one way to make them. */
function completePairs(battle: Battle, count: number): void {
  const left = count - battle.skirmishes.length;
  if (left === 0) return;
  const attackers = unpaired(battle, 'attacker');
  const defenders = unpaired(battle, 'defender');
  if (!isForced(attackers, defenders, left) && !isForced(defenders, attackers, left)) return;
  const those = attackers.flatMap(({ fighters }) => fighters).slice(0, left);
  const others = defenders.flatMap(({ fighters }) => fighters).slice(0, left);
  those.forEach((attacker, place) => {
    const defender = others[place];
    if (defender !== undefined)
      battle.skirmishes.push(newSkirmish(battle, { attacker: attacker.id, defender: defender.id }));
  });
}

/** One side's units are all of one type, and of the other side's it makes no difference, or it is fixed, who fights. */
function isForced(uniform: readonly Alike[], others: readonly Alike[], left: number): boolean {
  if (uniform.length !== 1) return false;
  return others.length === 1 || others.reduce((sum, { fighters }) => sum + fighters.length, 0) === left;
}

function pairOptions(battle: Battle): Option<Pair>[] {
  const defenders = unpaired(battle, 'defender');
  return unpaired(battle, 'attacker').flatMap(own =>
    defenders.map(enemy => ({
      id: `pair:${own.unit}/${enemy.unit}`,
      words: say('battle.pair.option', {
        own: unitName(own.unit),
        count: own.fighters.length,
        enemy: unitName(enemy.unit),
        enemies: enemy.fighters.length,
      }),
      refs: [`fighter:${firstOf(own.fighters).id}` as const, `fighter:${firstOf(enemy.fighters).id}` as const],
      value: { attacker: firstOf(own.fighters).id, defender: firstOf(enemy.fighters).id },
    })),
  );
}

/** Assist units stay behind (SC-15.5). */
function blockedFronts(battle: Battle): { id: string; words: Words; why: Words; rule: string }[] {
  return (['attacker', 'defender'] as const).flatMap(side =>
    alike(standing(battle, side))
      .filter(({ unit }) => UNITS[unit].assist && battle.lead[side] === null)
      .map(({ unit }) => ({
        id: `front:${side}:${unit}`,
        words: unitName(unit),
        why: say('battle.pair.assist'),
        rule: 'SC-15.5',
      })),
  );
}

function newSkirmish(battle: Battle, { attacker, defender }: Pair): Skirmish {
  return {
    id: `s${battle.skirmishes.length + 1}`,
    attacker: newSide(attacker),
    defender: newSide(defender),
    stage: 'waiting',
  };
}

function newSide(front: FighterId): SkirmishSide {
  return {
    front,
    support: [],
    standard: null,
    reinforcement: null,
    gone: [],
    played: [],
    matches: false,
    detector: false,
    cloaked: [],
    splash: [],
    sum: [],
    attack: null,
    health: null,
    strong: false,
    fallen: [],
  };
}

// ---- SC-13.5: supporting units ---------------------------------------------------------------------------------------

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
    const answer = yield* choose<SupportAnswer>(
      game,
      battle[side],
      'battle.support',
      [
        ...(left === 0 ? [{ id: 'done', words: say('done'), value: 'done' as const }] : []),
        ...waiting.flatMap(group => joinOptions(battle, side, group)),
        ...battle.skirmishes.flatMap(skirmish => leaveOptions(battle, side, skirmish)),
      ],
      { prompt: say('battle.support.prompt', { left }), rule: 'SC-13.5' },
    );
    if (answer === 'done') return;
    if ('join' in answer) {
      skirmishById(battle, answer.join.skirmish)[side].support.push(answer.join.fighter);
    } else {
      const own = skirmishById(battle, answer.leave.skirmish)[side];
      own.support = own.support.filter(id => id !== answer.leave.fighter);
    }
  }
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
  game.tell({
    words: say('battle.supported', {
      seat: { seat: battle[side] },
      units: support.map(id => unitName(unitOf(battle, id))),
      skirmish: skirmishName(battle, skirmish),
    }),
    refs: [`skirmish:${skirmish.id}`],
    rule: 'SC-13.5',
  });
}

function firstOf(fighters: readonly Fighter[]): Fighter {
  const [first] = fighters;
  if (first === undefined) throw new RuleFault('An empty group of fighters.');
  return first;
}
