import { blockedOnly, joinedOffers, offerRows } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason, OfferRow } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import { UNITS } from '../data/units.ts';
import {
  groupedByType,
  fighterById,
  isAssigned,
  hasOnlyAssistUnits,
  skirmishName,
  standingFighters,
} from '../state/battle.ts';
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
import { firstFighter, groupFace } from './victims.ts';

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
  let pickedPairs = 0;
  for (;;) {
    completePairs(battle, count);
    const isLineFull = battle.skirmishes.length === count;
    if (isLineFull && pickedPairs === 0) break;
    const rows: OfferRow<PairAnswer>[] = isLineFull ? [] : pairRows(battle);
    rows.push({ id: 'done', face: () => ALL_DONE, value: 'done', fault: isLineFull ? null : PAIRS_LEFT });
    if (pickedPairs > 0) rows.push({ id: 'back', face: () => UNPAIR, value: 'back', fault: null });
    const { options, blocked } = joinedOffers<PairAnswer>(unpairable(battle), offerRows(rows));
    const answer = yield* choose(game, battle.attacker, 'battle.pair', options, {
      prompt: say('battle.pair.prompt', { left: count - battle.skirmishes.length }),
      rule: 'SC-13.4',
      // The attacker sees its hand here, since the best pairs depend on its cards.
      wantsOwn: true,
      blocked,
    });
    if (answer === 'done') break;
    if (answer === 'back') {
      pickedPairs -= 1;
      battle.skirmishes.length = pickedPairs;
    } else {
      battle.skirmishes.push(newSkirmish(battle.skirmishes.length + 1, answer));
      pickedPairs += 1;
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
  if (!hasOnlyAssistUnits(battle, side)) return;
  battle.lead[side] = yield* choose(
    game,
    battle[side],
    'battle.front',
    groupedByType(standingFighters(battle, side)).map(group => ({
      id: `front:${group.unit}`,
      ...groupFace(group),
      refs: group.fighters.map(({ id }): `fighter:${FighterId}` => `fighter:${id}`),
      value: firstFighter(group.fighters).id,
    })),
    { prompt: say('battle.front.prompt'), rule: 'SC-15.5' },
  );
}

/**
 * The fighters of a side that can be front-line units. Assist units count only if SC-15.5 makes one of them the
 * front-line unit.
 */
export function frontCandidates(battle: Pick<Battle, 'fighters' | 'lead'>, side: BattleSide): Fighter[] {
  const leadFighter = battle.lead[side];
  if (leadFighter !== null) return [fighterById(battle, leadFighter)];
  return standingFighters(battle, side).filter(({ unit }) => !UNITS[unit].assist);
}

function unpaired(battle: Battle, side: BattleSide): FighterGroup[] {
  return groupedByType(frontCandidates(battle, side).filter(fighter => !isAssigned(battle, fighter)));
}

/** Makes the pairs that are left when there is only one way to make them. */
function completePairs(battle: Battle, count: number): void {
  const pairsLeft = count - battle.skirmishes.length;
  if (pairsLeft === 0) return;
  const attackers = unpaired(battle, 'attacker');
  const defenders = unpaired(battle, 'defender');
  if (!isPairingForced(attackers, defenders, pairsLeft) && !isPairingForced(defenders, attackers, pairsLeft)) return;
  const attackersToPair = gather(attackers, ({ fighters }) => fighters).slice(0, pairsLeft);
  const others = gather(defenders, ({ fighters }) => fighters).slice(0, pairsLeft);
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
function isPairingForced(
  uniform: readonly FighterGroup[],
  others: readonly FighterGroup[],
  pairsLeft: number,
): boolean {
  if (uniform.length !== 1) return false;
  return others.length === 1 || others.reduce((sum, { fighters }) => sum + fighters.length, 0) === pairsLeft;
}

/** This option is only open when all pairs are made, so it may be answered automatically. */
const ALL_DONE: OptionFace = { words: say('done'), autoAnswer: true };
const UNPAIR: OptionFace = { words: say('battle.pair.back') };
const PAIRS_LEFT: Reason = { why: say('why.battle.pairs-left'), rule: 'SC-13.4' };
const ASSIST_CANNOT_FRONT: Reason = { why: say('battle.pair.assist'), rule: 'SC-15.5' };
const ALREADY_PAIRED: Reason = { why: say('why.battle.paired'), rule: 'SC-13.4' };
const ALL_PAIRED: Reason = { why: say('why.battle.all-paired'), rule: 'SC-13.4' };

function pairRows(battle: Battle): OfferRow<Pair>[] {
  const defenders = unpaired(battle, 'defender');
  const rows: OfferRow<Pair>[] = [];
  for (const ownGroup of unpaired(battle, 'attacker'))
    for (const enemy of defenders) rows.push(pairRow(ownGroup, enemy));
  return rows;
}

function pairRow(ownGroup: FighterGroup, enemy: FighterGroup): OfferRow<Pair> {
  const attacker = firstFighter(ownGroup.fighters).id;
  const defender = firstFighter(enemy.fighters).id;
  return {
    id: `pair:${ownGroup.unit}/${enemy.unit}`,
    face: () => ({
      words: say('battle.pair.option', {
        own: unitName(ownGroup.unit),
        count: ownGroup.fighters.length,
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
  return joinedOffers(sidesOf('attacker'), sidesOf('defender'));
}

function whyNotPaired(battle: Battle, side: BattleSide, { unit, fighters }: FighterGroup): Reason | null {
  if (UNITS[unit].assist && battle.lead[side] === null) return ASSIST_CANNOT_FRONT;
  const hasOpenPair = battle.skirmishes.length < battleSize(battle);
  if (hasOpenPair && unpaired(battle, side).some(group => group.unit === unit)) return null;
  return fighters.every(fighter => isAssigned(battle, fighter)) ? ALREADY_PAIRED : ALL_PAIRED;
}

/** SC-13.4: the number of skirmishes that the battle will have. */
export function battleSize(battle: Pick<Battle, 'fighters' | 'lead'>): number {
  return Math.min(frontCandidates(battle, 'attacker').length, frontCandidates(battle, 'defender').length);
}

/** A new skirmish between two fighters. Its `ordinal` counts the skirmishes of the battle from 1. */
export function newSkirmish(ordinal: number, { attacker, defender }: Pair): Skirmish {
  return {
    id: `s${ordinal}`,
    attacker: newSkirmishSide(attacker),
    defender: newSkirmishSide(defender),
    stage: 'waiting',
  };
}

function newSkirmishSide(front: FighterId): SkirmishSide {
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
