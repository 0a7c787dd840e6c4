import { blockedOnly, joined, offerRows } from '../../../kernel/match/offer.ts';
import type { Face, Offer, Reason, Row } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import { UNITS } from '../data/units.ts';
import { groupedByType, fighterById, isAssigned, onlyAssist, skirmishName, standingFighters } from '../state/battle.ts';
import type {
  FighterGroup,
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
import { checkStillFought } from './leaving-battle.ts';
import { firstOf, groupFace } from './victims.ts';

// The following functions make skirmishes by pairing units (SC-13.4).

type Pair = { readonly attacker: FighterId; readonly defender: FighterId };
type PairAnswer = Pair | 'done' | 'back';

/**
 * SC-13.4: the attacker pairs own units with enemy units, as many as possible, and decides both halves of every pair.
 */
export function* pairUnits(game: StarCraft): Rule {
  if (!checkStillFought(game)) return;
  const battle = battleOf(game.state);
  battle.step = 4;
  for (const side of ['defender', 'attacker'] as const) yield* pickFrontOfAssist(game, side);
  const count = battleSize(battle);
  let picked = 0;
  for (;;) {
    completePairs(battle, count);
    const complete = battle.skirmishes.length === count;
    if (complete && picked === 0) break;
    const rows: Row<PairAnswer>[] = complete ? [] : pairRows(battle);
    rows.push({ id: 'done', face: () => ALL_DONE, value: 'done', fault: complete ? null : PAIRS_LEFT });
    if (picked > 0) rows.push({ id: 'back', face: () => UNPAIR, value: 'back', fault: null });
    const { options, blocked } = joined<PairAnswer>(unpairable(battle), offerRows(rows));
    const answer = yield* choose(game, battle.attacker, 'battle.pair', options, {
      prompt: say('battle.pair.prompt', { left: count - battle.skirmishes.length }),
      rule: 'SC-13.4',
      // The attacker sees its hand here, since the best pairs depend on its cards.
      wantsOwn: true,
      blocked,
    });
    if (answer === 'done') break;
    if (answer === 'back') {
      picked -= 1;
      battle.skirmishes.length = picked;
    } else {
      battle.skirmishes.push(newSkirmish(battle.skirmishes.length + 1, answer));
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
    groupedByType(standingFighters(battle, side)).map(group => ({
      id: `front:${group.unit}`,
      ...groupFace(group),
      refs: group.fighters.map(({ id }): `fighter:${FighterId}` => `fighter:${id}`),
      value: firstOf(group.fighters).id,
    })),
    { prompt: say('battle.front.prompt'), rule: 'SC-15.5' },
  );
}

/**
 * The fighters of a side that can be front-line units. Assist units count only if SC-15.5 makes one of them the
 * front-line unit.
 */
export function candidates(battle: Pick<Battle, 'fighters' | 'lead'>, side: BattleSide): Fighter[] {
  const lead = battle.lead[side];
  if (lead !== null) return [fighterById(battle, lead)];
  return standingFighters(battle, side).filter(({ unit }) => !UNITS[unit].assist);
}

function unpaired(battle: Battle, side: BattleSide): FighterGroup[] {
  return groupedByType(candidates(battle, side).filter(fighter => !isAssigned(battle, fighter)));
}

/** Makes the pairs that are left when there is only one way to make them. */
function completePairs(battle: Battle, count: number): void {
  const left = count - battle.skirmishes.length;
  if (left === 0) return;
  const attackers = unpaired(battle, 'attacker');
  const defenders = unpaired(battle, 'defender');
  if (!isForced(attackers, defenders, left) && !isForced(defenders, attackers, left)) return;
  const attackersToPair = gather(attackers, ({ fighters }) => fighters).slice(0, left);
  const others = gather(defenders, ({ fighters }) => fighters).slice(0, left);
  attackersToPair.forEach((attacker, place) => {
    const defender = others[place];
    if (defender !== undefined)
      battle.skirmishes.push(
        newSkirmish(battle.skirmishes.length + 1, { attacker: attacker.id, defender: defender.id }),
      );
  });
}

/**
 * Whether only one set of pairs is possible: all units on one side are of one type, and on the other side all units are
 * of one type too or all of them have to fight.
 */
function isForced(uniform: readonly FighterGroup[], others: readonly FighterGroup[], left: number): boolean {
  if (uniform.length !== 1) return false;
  return others.length === 1 || others.reduce((sum, { fighters }) => sum + fighters.length, 0) === left;
}

/** This option is only open when all pairs are made, so it may be answered automatically. */
const ALL_DONE: Face = { words: say('done'), autoAnswer: true };
const UNPAIR: Face = { words: say('battle.pair.back') };
const PAIRS_LEFT: Reason = { why: say('why.battle.pairs-left'), rule: 'SC-13.4' };
const ASSIST: Reason = { why: say('battle.pair.assist'), rule: 'SC-15.5' };
const PAIRED: Reason = { why: say('why.battle.paired'), rule: 'SC-13.4' };
const ALL_PAIRED: Reason = { why: say('why.battle.all-paired'), rule: 'SC-13.4' };

function pairRows(battle: Battle): Row<Pair>[] {
  const defenders = unpaired(battle, 'defender');
  const rows: Row<Pair>[] = [];
  for (const own of unpaired(battle, 'attacker')) for (const enemy of defenders) rows.push(pairRow(own, enemy));
  return rows;
}

function pairRow(own: FighterGroup, enemy: FighterGroup): Row<Pair> {
  const attacker = firstOf(own.fighters).id;
  const defender = firstOf(enemy.fighters).id;
  return {
    id: `pair:${own.unit}/${enemy.unit}`,
    face: () => ({
      words: say('battle.pair.option', {
        own: unitName(own.unit),
        count: own.fighters.length,
        enemy: unitName(enemy.unit),
        enemies: enemy.fighters.length,
      }),
      refs: [`fighter:${attacker}`, `fighter:${defender}`],
    }),
    value: { attacker, defender },
    fault: null,
  };
}

/**
 * Blocked options for units that can't be paired now: assist units stay behind (SC-15.5), the others already have a
 * skirmish.
 */
function unpairable(battle: Battle): Offer<never> {
  const sidesOf = (side: BattleSide): Offer<never> =>
    blockedOnly(() => groupedByType(standingFighters(battle, side)), {
      id: ({ unit }) => `front:${side}:${unit}`,
      face: ({ unit, fighters }) => ({
        words: unitName(unit),
        refs: fighters.map(({ id }): `fighter:${FighterId}` => `fighter:${id}`),
      }),
      whyNot: group => whyNotPaired(battle, side, group),
    });
  return joined(sidesOf('attacker'), sidesOf('defender'));
}

function whyNotPaired(battle: Battle, side: BattleSide, { unit, fighters }: FighterGroup): Reason | null {
  if (UNITS[unit].assist && battle.lead[side] === null) return ASSIST;
  const isOpen = battle.skirmishes.length < battleSize(battle);
  if (isOpen && unpaired(battle, side).some(group => group.unit === unit)) return null;
  return fighters.every(fighter => isAssigned(battle, fighter)) ? PAIRED : ALL_PAIRED;
}

/** SC-13.4: the number of skirmishes that the battle will have. */
export function battleSize(battle: Pick<Battle, 'fighters' | 'lead'>): number {
  return Math.min(candidates(battle, 'attacker').length, candidates(battle, 'defender').length);
}

/** A new skirmish between two fighters. Its `number` counts the skirmishes of the battle from 1. */
export function newSkirmish(number: number, { attacker, defender }: Pair): Skirmish {
  return {
    id: `s${number}`,
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
