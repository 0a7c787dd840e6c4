import type { Option } from '../../../kernel/match/decision.ts';
import { offer } from '../../../kernel/match/offer.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { AreaId } from '../data/planets.ts';
import { RACES } from '../data/races.ts';
import type { Race } from '../data/races.ts';
import type { UnitType } from '../data/units.ts';
import { areaState, unitsIn } from '../state/areas.ts';
import { BATTLE_SIDES } from '../state/battle.ts';
import type { Battle, BattleSide, Fighter } from '../state/battle.ts';
import { battleOf } from '../state/bout.ts';
import { areaRefs } from '../state/refs.ts';
import { raceOf, seatState } from '../state/seats.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { areaName, say, unitName } from '../text/say.ts';
import { lineUpPlacing, placeCards } from './battle-cards.ts';
import { pairUnits } from './battle-line.ts';
import { discardCards, drawCards } from './cards.ts';
import { checkEliminations } from './elimination.ts';
import { clearCards, checkStillFought } from './leaving-battle.ts';
import { takeUnits } from './pieces.ts';
import { resolveRetreats } from './retreats.ts';
import { assignSupport } from './supporting.ts';
import { cancel, compareStrength, destroyFighters, nextSkirmish } from './skirmish.ts';
import { resolveSplashDamage } from './splash.ts';
import { START_ABILITIES } from './start-abilities.ts';
import type { StartAbility } from './start-ability.ts';

/**
 * How many Combat cards the attacker draws in battle step 3 (SC-13.3); `SPECIAL_DRAWS`: how many more after a special
 * Mobilize (SC-12.3).
 */
const ATTACKER_DRAWS = 3;
const SPECIAL_DRAWS = 2;

/** The rules for the steps of a battle (SC-13). */
export const battleSteps: ChapterRules<BattleSteps> = {
  'battle.begin': beginBattle,
  'battle.ability': startAbility,
  'battle.draw': drawForBattle,
  'battle.pair': pairUnits,
  'battle.support': assignSupport,
  'battle.placing': lineUpPlacing,
  'battle.cards': placeCards,
  'battle.regeneration': regenerate,
  'battle.skirmish': nextSkirmish,
  'battle.cancel': cancel,
  'battle.compare': compareStrength,
  'battle.destroy': destroyFighters,
  'battle.splash': resolveSplashDamage,
  'battle.retreats': resolveRetreats,
  'battle.end': endOfBattle,
};

/**
 * SC-13.1: moves the units of both sides to the battle line. The attackers have already left their areas; the defenders
 * are taken out of `area` here. Throws `RuleFault` when no order is being carried out or nobody defends.
 */
export function moveToBattleLine(game: StarCraft, area: AreaId, attackers: readonly UnitCount[]): void {
  const { order } = game.state;
  const defender = areaState(game.state, area).holder;
  if (order === null) throw new RuleFault('A battle needs an order that is being carried out.');
  if (defender === null) throw new RuleFault(`Nobody defends ${area}.`);
  const defenders = unitsIn(game.state, area);
  for (const { unit, count } of defenders) takeUnits(game, area, unit, count);
  game.state.battle = newBattle({ area, attacker: order.seat, defender, special: order.special, attackers, defenders });
}

/** A number of units of one type. */
interface UnitCount {
  readonly unit: UnitType;
  readonly count: number;
}

/** SC-13.1: the state of a battle at its start. */
export function newBattle({
  attackers,
  defenders,
  ...about
}: Pick<Battle, 'area' | 'attacker' | 'defender' | 'special'> & {
  readonly attackers: readonly UnitCount[];
  readonly defenders: readonly UnitCount[];
}): Battle {
  return {
    ...about,
    step: 1,
    fighters: [...newFighters('attacker', attackers), ...newFighters('defender', defenders)],
    lead: { attacker: null, defender: null },
    skirmishes: [],
    current: null,
    plan: null,
    splash: [],
    splashed: [],
    retreat: null,
    abilityUsed: { attacker: false, defender: false },
    startEvents: { attacker: null, defender: null },
  };
}

/** Begins a battle and puts its nine steps on the agenda in their order (SC-13). */
function* beginBattle(game: StarCraft, { area }: { readonly area: AreaId }): Rule {
  const { attacker, defender, fighters } = battleOf(game.state);
  game.tell?.({
    words: say('battle.begins', {
      attacker: { seat: attacker },
      defender: { seat: defender },
      area: areaName(area),
      attackers: fighters.filter(({ side }) => side === 'attacker').map(({ unit }) => unitName(unit)),
      defenders: fighters.filter(({ side }) => side === 'defender').map(({ unit }) => unitName(unit)),
    }),
    refs: areaRefs(area),
    rule: 'SC-13.1',
  });
  yield* beat('battle.begins');
  for (const side of BATTLE_SIDES) game.next('battle.ability', { side }); // abilities at the start, SC-13.2
  game.next('battle.draw', {}); // drawing cards, SC-13.3
  game.next('battle.pair', {}); // pairing units, SC-13.4
  for (const side of BATTLE_SIDES) game.next('battle.support', { side }); // supporting units, SC-13.5
  game.next('battle.placing', {}); // placing cards, SC-13.6
  game.next('battle.regeneration', {}); // Regeneration, SC-13.6.3
  game.next('battle.skirmish', {}); // skirmishes, SC-13.7; repeated until none is open
  for (const side of BATTLE_SIDES) game.next('battle.splash', { side }); // splash damage, SC-13.8
  game.next('battle.retreats', {}); // retreats, SC-13.9
  game.next('battle.end', {}); // the end of the battle, SC-13.10
}

/** SC-13.2: each side may use one ability worded "at the start of a battle", the attacker first. */
function* startAbility(game: StarCraft, { side }: { readonly side: BattleSide }): Rule {
  if (!checkStillFought(game)) return;
  const battle = battleOf(game.state);
  battle.step = 2;
  const abilitiesHeld = startAbilities(game.state, side);
  const seat = battle[side];
  const { options, blocked } = offer<StartAbility, StartAbility, Message>(abilitiesHeld, {
    id: ({ id }) => id,
    fault: ({ whyNot }) => whyNot(game.state, side),
    face: ({ id, words }) => ({ words, refs: [id] }),
    why: reason => ({ why: reason, rule: 'SC-13.2' }),
    value: ability => ability,
  });
  if (options.length === 0) {
    tellUnusable(game, side, abilitiesHeld);
    return;
  }
  const abilityUsed = yield* choose<StartAbility | null>(game, seat, 'battle.ability', [...options, NO_ABILITY], {
    prompt: say('battle.ability.prompt'),
    rule: 'SC-13.2',
    blocked,
  });
  if (abilityUsed === null) return;
  battle.abilityUsed[side] = true;
  game.tell?.({
    words: say('battle.ability.used', { seat: { seat }, ability: abilityUsed.words }),
    refs: [abilityUsed.id],
    rule: 'SC-13.2',
  });
  yield* abilityUsed.use(game, side);
  yield* beat('battle.ability');
}

const NO_ABILITY: Option<null> = { id: 'none', words: say('battle.ability.none'), value: null };

/** Logs why a seat can use none of its abilities. The reasons are public, so the seat needs no question. */
function tellUnusable(game: StarCraft, side: BattleSide, abilitiesHeld: readonly StartAbility[]): void {
  if (abilitiesHeld.length === 0) return;
  const unusableReasons = gather(abilitiesHeld, ({ words, whyNot }) => {
    const unusableReason = whyNot(game.state, side);
    return unusableReason === null ? [] : [say('why.battle.ability', { ability: words, why: unusableReason })];
  });
  game.tell?.({
    words: say('why.battle.unusable', { seat: { seat: battleOf(game.state)[side] }, reasons: unusableReasons }),
    refs: abilitiesHeld.map(({ id }) => id),
    rule: 'SC-13.2',
  });
}

/** The start-of-battle abilities that `side` has, whether or not it can use them in this battle. */
function startAbilities(state: StarCraftState, side: BattleSide): readonly StartAbility[] {
  const { playArea, keptEvents } = seatState(state, battleOf(state)[side]);
  if (playArea.length === 0 && keptEvents.length === 0) return [];
  return START_ABILITIES.filter(ability => ability.isHeld(state, side));
}

/** SC-13.3: both sides draw Combat cards: usually the attacker 3, the defender 1 (but see SC-12.3, SC-22.2). */
function* drawForBattle(game: StarCraft): Rule {
  if (!checkStillFought(game)) return;
  const battle = battleOf(game.state);
  battle.step = 3;
  for (const side of BATTLE_SIDES) {
    const seat = battle[side];
    drawCards(game, seat, drawsInBattle(side, raceOf(game.state, seat), battle));
  }
}

/** SC-13.3, SC-12.3, SC-22.2: how many Combat cards a side draws in battle step 3. */
export function drawsInBattle(side: BattleSide, race: Race, { special }: Pick<Battle, 'special'>): number {
  return side === 'defender' ? RACES[race].defenderDraw : ATTACKER_DRAWS + (special ? SPECIAL_DRAWS : 0);
}

/** SC-13.6.3, SC-22.3: Regeneration, after both sides have placed their cards; the attacker first. */
function* regenerate(game: StarCraft): Rule {
  if (!checkStillFought(game)) return;
  const battle = battleOf(game.state);
  for (const side of BATTLE_SIDES) {
    const seat = battle[side];
    const { drawAfterPlacing } = RACES[raceOf(game.state, seat)];
    if (drawAfterPlacing === 0) continue;
    game.tell?.({ words: say('battle.regeneration', { seat: { seat } }), rule: 'SC-22.3' });
    drawCards(game, seat, drawAfterPlacing);
  }
}

/** SC-13.10: ends the battle and discards cards that are left when a battle is broken off. */
function* endOfBattle(game: StarCraft): Rule {
  const battle = battleOf(game.state);
  for (const skirmish of battle.skirmishes) {
    for (const side of BATTLE_SIDES) clearCards(game, battle[side], skirmish[side]);
  }
  for (const { side, card } of battle.splash) discardCards(game, battle[side], [card]);
  const { area } = battle;
  game.state.battle = null;
  const { holder } = areaState(game.state, area);
  game.tell?.({
    words:
      holder === null
        ? say('battle.ends-empty', { area: areaName(area) })
        : say('battle.ends', { area: areaName(area), holder: { seat: holder } }),
    refs: areaRefs(area),
    rule: 'SC-13.9',
  });
  yield* beat('battle.ends');
  checkEliminations(game);
}

function newFighters(side: BattleSide, units: readonly UnitCount[]): Fighter[] {
  const sideLetter = side === 'attacker' ? 'a' : 'd';
  return gather(units, ({ unit, count }) =>
    Array.from({ length: count }, (_, place): Fighter => ({
      id: `${sideLetter}-${unit}-${place + 1}`,
      side,
      unit,
      fate: 'standing',
    })),
  );
}
