import { offerRows } from '../../../kernel/match/offer.ts';
import type { OptionFace, Reason, OfferRow } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { freeUnitPlaces } from '../state/areas.ts';
import { groupedByType, fighterById, hasOnlyAssistUnits, standingFighters } from '../state/battle.ts';
import type { Battle, BattleSide, FighterId, Retreat } from '../state/battle.ts';
import { battleOf } from '../state/bout.ts';
import { areaRefs } from '../state/refs.ts';
import { retreatGoals } from '../state/retreat-goals.ts';
import type { StarCraft } from '../state/state.ts';
import { areaName, say, unitName } from '../text/say.ts';
import { destroyFighter } from './cloaking.ts';
import { checkStillFought } from './leaving-battle.ts';
import { putUnits } from './pieces.ts';
import { firstFighter, groupFace, victimOffer } from './victims.ts';

/** Battle step 9, SC-13.9: returns the survivors to the contested area; those that may not stay there retreat. */
export function* resolveRetreats(game: StarCraft): Rule {
  const isStillFought = checkStillFought(game);
  const battle = battleOf(game.state);
  battle.step = 9;
  battle.current = null;
  if (isStillFought && hasOnlyAssistUnits(battle, 'defender')) {
    yield* retreatAll(game, 'defender'); // the exception in which the defender retreats, SC-13.9.4
  } else if (isStillFought) {
    putFightersBack(game, 'defender');
    yield* retreatAll(game, 'attacker'); // usually the attacker retreats, SC-13.9.4
  }
  yield* retreatExcess(game); // the winner's units must fit into the area, SC-13.9.1
  putFightersBack(game, 'attacker');
  putFightersBack(game, 'defender');
}

/** Puts the units of a side that are still in the line back in the contested area. */
function putFightersBack(game: StarCraft, side: BattleSide): void {
  const battle = battleOf(game.state);
  for (const { id } of standingFighters(battle, side)) putFighterInArea(game, id, battle.area);
}

function putFighterInArea(game: StarCraft, id: FighterId, area: AreaId): void {
  const battle = battleOf(game.state);
  const fighter = fighterById(battle, id);
  fighter.fate = 'back';
  putUnits(game, area, battle[fighter.side], fighter.unit);
}

function* retreatAll(game: StarCraft, side: BattleSide): Rule {
  const battle = battleOf(game.state);
  battle.retreat = { side, units: standingFighters(battle, side).map(({ id }) => id), to: null };
  yield* retreatTo(game, battle.retreat);
  battle.retreat = null;
}

/**
 * SC-13.9.1: if the attacker holds the area with more units than its limit, it retreats units of its choice until they
 * fit.
 */
function* retreatExcess(game: StarCraft): Rule {
  const battle = battleOf(game.state);
  const excessUnits = standingFighters(battle, 'attacker').length - AREAS[battle.area].unitLimit;
  if (excessUnits <= 0) return;
  const retreat: Retreat = { side: 'attacker', units: [], to: null };
  battle.retreat = retreat;
  yield* pickUnits(game, battle, retreat, excessUnits);
  yield* retreatTo(game, retreat);
  battle.retreat = null;
}

type RetreatPick = FighterId | 'done' | { readonly stay: FighterId };

/** This option is only open when enough units are picked, so it may be answered automatically. */
const DONE_FACE: OptionFace = { words: say('done'), autoAnswer: true };
const STILL_TOO_MANY: Reason = { why: say('why.battle.still-too-many'), rule: 'SC-13.9.1' };
const WITHIN_LIMIT: Reason = { why: say('why.battle.within-limit'), rule: 'SC-13.9.1' };

/** The owner picks the retreating units one by one; units can be put back until enough are picked. */
function* pickUnits(game: StarCraft, battle: Battle, retreat: Retreat, count: number): Rule {
  const unitsInLine = standingFighters(battle, retreat.side);
  if (groupedByType(unitsInLine).length === 1) {
    retreat.units = unitsInLine.slice(0, count).map(({ id }) => id);
    return;
  }
  for (;;) {
    const picksLeft = count - retreat.units.length;
    const leavingGroups = groupedByType(unitsInLine.filter(({ id }) => retreat.units.includes(id)));
    const stayingGroups = groupedByType(unitsInLine.filter(({ id }) => !retreat.units.includes(id)));
    const { options, blocked } = offerRows<RetreatPick>([
      { id: 'done', face: () => DONE_FACE, value: 'done', fault: picksLeft === 0 ? null : STILL_TOO_MANY },
      ...stayingGroups.map((group): OfferRow<RetreatPick> => ({
        id: `retreat:${group.unit}`,
        face: () => (picksLeft === 0 ? { words: unitName(group.unit) } : groupFace(group)),
        value: firstFighter(group.fighters).id,
        fault: picksLeft === 0 ? WITHIN_LIMIT : null,
      })),
      ...leavingGroups.map(({ unit, fighters }): OfferRow<RetreatPick> => {
        const { id } = firstFighter(fighters);
        return {
          id: `put-back:${unit}`,
          face: () => ({ words: say('battle.excess.stay', { unit: unitName(unit) }), refs: [`fighter:${id}`] }),
          value: { stay: id },
          fault: null,
        };
      }),
    ]);
    const answer = yield* choose(game, battle[retreat.side], 'battle.excess', options, {
      prompt: say('battle.excess.prompt', { left: picksLeft, area: areaName(battle.area) }),
      rule: 'SC-13.9.1',
      blocked,
    });
    if (answer === 'done') return;
    if (typeof answer === 'string') retreat.units.push(answer);
    else retreat.units = retreat.units.filter(id => id !== answer.stay);
  }
}

/**
 * SC-13.9.5: all retreating units of a side go to the same area. Units that find no room are destroyed; their owner
 * picks them.
 */
function* retreatTo(game: StarCraft, retreat: Retreat): Rule {
  const battle = battleOf(game.state);
  const seat = battle[retreat.side];
  const { options, blocked } = retreatGoals(game.state, battle.area, seat);
  if (options.length === 0) {
    game.tell?.({ words: say('battle.retreat.nowhere', { seat: { seat } }), rule: 'SC-13.9.5' });
    for (const id of retreat.units) destroyFighter(game, fighterById(battle, id), 'battle.perished');
    yield* beat('battle.retreat');
    return;
  }
  const destination = yield* choose(game, seat, 'battle.retreat', options, {
    prompt: say('battle.retreat.prompt', { count: retreat.units.length }),
    rule: 'SC-13.9.5',
    blocked,
  });
  retreat.to = destination;
  yield* destroyWithoutRoom(game, retreat, retreat.units.length - freeUnitPlaces(game.state, destination));
  for (const id of retreat.units) putFighterInArea(game, id, destination);
  if (retreat.units.length > 0) {
    game.tell?.({
      words: say('battle.retreated', {
        seat: { seat },
        units: retreat.units.map(id => unitName(fighterById(battle, id).unit)),
        area: areaName(destination),
      }),
      refs: areaRefs(destination),
      rule: 'SC-13.9.5',
    });
  }
  yield* beat('battle.retreat');
}

/** The owner picks the retreating units that find no room and are destroyed. */
function* destroyWithoutRoom(game: StarCraft, retreat: Retreat, count: number): Rule {
  const battle = battleOf(game.state);
  for (let unitsLeft = count; unitsLeft > 0; unitsLeft--) {
    const groups = groupedByType(retreat.units.map(id => fighterById(battle, id)));
    const victim = yield* choose(game, battle[retreat.side], 'battle.perish', victimOffer(groups).options, {
      prompt: say('battle.perish.prompt', { left: unitsLeft }),
      rule: 'SC-13.9.5',
    });
    retreat.units = retreat.units.filter(id => id !== victim.id);
    destroyFighter(game, victim, 'battle.perished');
  }
}
