import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { UNITS } from '../data/units.ts';
import { alike, fighterById, isAssigned, onlyAssist, skirmishName, standing } from '../state/battle.ts';
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
import { say, unitName } from '../text/say.ts';
import { isFought } from './leaving-battle.ts';

// ---- SC-13.4: skirmishes ----------------------------------------------------------------------------------------

type Pair = { readonly attacker: FighterId; readonly defender: FighterId };

/**
 * SC-13.4: the attacker pairs own units with enemy units, as many as possible, and decides both halves of every pair.
 */
export function* pairUnits(game: StarCraft): Rule {
  if (!isFought(game)) return;
  const battle = battleOf(game.state);
  battle.step = 4;
  for (const side of ['defender', 'attacker'] as const) yield* pickFrontOfAssist(game, side);
  const count = battleSize(battle);
  let picked = 0;
  for (;;) {
    completePairs(battle, count);
    const complete = battle.skirmishes.length === count;
    if (complete && picked === 0) break;
    const options: Option<Pair | 'done' | 'back'>[] = [
      ...(complete ? [{ id: 'done', words: say('done'), value: 'done' as const }] : pairOptions(battle)),
      ...(picked === 0 ? [] : [{ id: 'back', words: say('battle.pair.back'), value: 'back' as const }]),
    ];
    const answer = yield* choose(game, battle.attacker, 'battle.pair', options, {
      prompt: say('battle.pair.prompt', { left: count - battle.skirmishes.length }),
      rule: 'SC-13.4',
      // Whom one puts in front depends on the cards that one holds.
      wantsOwn: true,
      blocked: () => [...blockedFronts(battle), ...(complete ? [] : [pairsLeft()])],
    });
    if (answer === 'done') break;
    if (answer === 'back') {
      picked -= 1;
      battle.skirmishes.length = picked;
    } else {
      battle.skirmishes.push(newSkirmish(battle, answer));
      picked += 1;
    }
  }
  game.tell?.({
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

function pairsLeft(): Blocked {
  return { id: 'done', words: say('done'), why: say('why.battle.pairs-left'), rule: 'SC-13.4' };
}

/** Who is in no pair that could be made: assist units stay behind (SC-15.5), others have their skirmish already. */
function blockedFronts(battle: Battle): Blocked[] {
  return (['attacker', 'defender'] as const).flatMap(side => {
    const open = battle.skirmishes.length < battleSize(battle) ? unpaired(battle, side).map(({ unit }) => unit) : [];
    return alike(standing(battle, side)).flatMap(({ unit, fighters }): Blocked[] => {
      const refs = fighters.map(({ id }): `fighter:${FighterId}` => `fighter:${id}`);
      const shown = { id: `front:${side}:${unit}`, words: unitName(unit), refs };
      if (UNITS[unit].assist && battle.lead[side] === null) {
        return [{ ...shown, why: say('battle.pair.assist'), rule: 'SC-15.5' }];
      }
      if (open.includes(unit)) return [];
      const isPaired = fighters.every(fighter => isAssigned(battle, fighter));
      return [{ ...shown, why: say(isPaired ? 'why.battle.paired' : 'why.battle.all-paired'), rule: 'SC-13.4' }];
    });
  });
}

/** SC-13.4: how many skirmishes there will be. */
function battleSize(battle: Battle): number {
  return Math.min(candidates(battle, 'attacker').length, candidates(battle, 'defender').length);
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

/** The first of fighters that are alike. Throws `RuleFault` when there is none. */
export function firstOf(fighters: readonly Fighter[]): Fighter {
  const [first] = fighters;
  if (first === undefined) throw new RuleFault('An empty group of fighters.');
  return first;
}
