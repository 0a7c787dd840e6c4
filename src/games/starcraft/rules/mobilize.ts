import type { Option } from '../../../kernel/match/decision.ts';
import { joinedOffers, offer, openOptions } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, OpenOfferParts, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Message, Ref } from '../../../kernel/words/message.ts';
import type { AreaId } from '../data/planets.ts';
import { actionDetails } from '../state/does.ts';
import type { OrderInProgress, PlannedMove } from '../state/orders.ts';
import { areaRefs, planetRefs, unitsRef } from '../state/refs.ts';
import { isInGame } from '../state/seats.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { MobilizeSteps } from '../state/steps.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { liftOff, liftOffs } from './lift-off.ts';
import { canDestroy, withFinalOptions, offerDestruction, NO_DESTRUCTION, finalOptions } from './limits.ts';
import { farGoals, farUnits, movedGroups, overfullAreas, unreachableUnits } from './mobilize-blocked.ts';
import { hasGoalForAll, destinationId, kindFace, moveName, unitsName } from './mobilize-shown.ts';
import { attack, planMove, movePeacefully, takeBackMove } from './moving.ts';
import { mayLeave, mayMove, overfullGoals, currentMovePlan, sizeOf, unmovedGroups, whyNot } from './moves.ts';
import type { UnitGroup, UnitKindGroup, MovePlan } from './moves.ts';
import { useRecall } from './recall.ts';
import { withoutGroups } from './ungrouped.ts';

/** One answer while a Mobilize order is planned. */
type PlanningPick =
  | { readonly pick: 'units'; readonly group: UnitGroup }
  | { readonly pick: 'put-back'; readonly move: PlannedMove }
  | { readonly pick: 'lift-off'; readonly area: AreaId | null }
  | { readonly pick: 'destroy' }
  | { readonly pick: 'done' };

/** A destination for the chosen units. */
interface Destination {
  readonly to: AreaId;
  readonly units: UnitGroup['units'];
}

/**
 * The Mobilize order (SC-10): the moves are planned, then all made together, then the battle begins if there is one.
 */
function* moves(game: StarCraft): Rule {
  const { order } = game.state;
  if (order === null || !isInGame(game.state, order.seat)) return;
  yield* planMoves(game, order);
  if (order.moves.length === 0 && order.liftOff === null) {
    game.tell?.({
      words: say('mobilize.nothing', { seat: { seat: order.seat }, planet: planetName(order.planet) }),
      refs: planetRefs(order.planet),
      rule: 'SC-6.3',
    });
  }
  const { entered } = currentMovePlan(game.state, order);
  liftOff(game, order);
  movePeacefully(game, order);
  yield* useRecall(game, order, entered);
  attack(game, order);
}

/**
 * SC-10.7: asks for one move after the other. The planned moves are kept in the order; the units stay in place until
 * the plan is done.
 */
function* planMoves(game: StarCraft, order: OrderInProgress): Rule {
  const { state } = game;
  const { seat } = order;
  for (;;) {
    const plan = currentMovePlan(state, order);
    const { options, blocked } = planningOffer(state, order, plan);
    const planningPick = yield* choose(game, seat, 'mobilize.move', options, {
      prompt: say(order.special ? 'mobilize.prompt-special' : 'mobilize.prompt', { planet: planetName(order.planet) }),
      rule: 'SC-10',
      blocked,
    });
    switch (planningPick.pick) {
      case 'units':
        yield* chooseGoal(game, order, plan, planningPick.group);
        break;
      case 'put-back':
        takeBackMove(order, planningPick.move);
        break;
      case 'lift-off':
        order.liftOff = planningPick.area;
        break;
      case 'destroy':
        yield* offerDestruction(game, seat);
        break;
      case 'done':
        return;
    }
  }
}

const FINAL_OPTIONS = finalOptions<PlanningPick>(
  { pick: 'destroy' },
  { id: 'done', words: say('done'), value: { pick: 'done' } },
);

function planningOffer(state: StarCraftState, order: OrderInProgress, plan: MovePlan): Offer<PlanningPick> {
  const groups = unmovedGroups(state, order, plan).map(group => groupOffer(plan, group));
  const landings = liftOffs<PlanningPick>(state, order, area => ({ pick: 'lift-off', area }));
  const options: Option<PlanningPick>[] = [];
  for (const { kinds, everything } of groups) options.push(...kinds.options, ...everything.options);
  options.push(...landings.options, ...openOptions(order.moves, PUT_BACK));
  if (order.liftOff !== null) options.push(...openOptions([order.liftOff], PUT_BACK_BASE));
  const planningRow: Offer<PlanningPick> = {
    options,
    blocked: () =>
      withoutGroups([
        ...gather(groups, ({ kinds }) => kinds.blocked()),
        ...movedGroups(state, order).blocked(),
        ...gather(groups, ({ everything }) => everything.blocked()),
        ...unreachableUnits(state, order, plan).blocked(),
        ...farUnits(state, order).blocked(),
        ...landings.blocked(),
      ]),
  };
  const mayDestroy = canDestroy(state, order.seat);
  if (overfullGoals(plan).length === 0) return withFinalOptions(planningRow, FINAL_OPTIONS, mayDestroy);
  return joinedOffers(planningRow, mayDestroy ? DESTRUCTION : NO_DESTRUCTION, overfullAreas(plan));
}

const DESTRUCTION: Offer<PlanningPick> = { options: [FINAL_OPTIONS.destroy], blocked: () => [] };

/** The option that cancels a planned move. A form shows the planned move as a mark that can be removed. */
const PUT_BACK: OpenOfferParts<PlannedMove, PlanningPick> = {
  id: ({ unit, from, to }) => `put-back:${moveName(unit, from, to)}`,
  face: ({ unit, from, to, count }) => {
    const moveParams = { units: unitsName([{ unit, count }]), from: areaName(from), to: areaName(to) };
    return {
      words: say('mobilize.put-back', moveParams),
      details: actionDetails('put-back'),
      refs: [unitsRef(unit, from), `area:${to}`],
      ...plannedFace(`planned:${moveName(unit, from, to)}`, say('mobilize.planned', moveParams)),
    };
  },
  value: move => ({ pick: 'put-back', move }),
};

const PUT_BACK_BASE: OpenOfferParts<AreaId, PlanningPick> = {
  id: () => 'put-back:lift-off',
  face: area => ({
    words: say('mobilize.put-back-base', { area: areaName(area) }),
    details: actionDetails('put-back'),
    refs: areaRefs(area),
    ...plannedFace('planned:lift-off', say('mobilize.planned-base', { area: areaName(area) })),
  }),
  value: () => ({ pick: 'lift-off', area: null }),
};

function plannedFace(id: string, words: Message): Pick<OptionFace, 'group' | 'count' | 'most' | 'takesBack'> {
  return { group: say('mobilize.group.planned'), count: 1, most: 1, takesBack: { id, words } };
}

/** The options for units in an area: each type, and all units together if there are several types. */
function groupOffer(
  plan: MovePlan,
  group: UnitGroup,
): { readonly kinds: Offer<PlanningPick>; readonly everything: Offer<PlanningPick> } {
  const { from, units } = group;
  const goalArea = plan.goals.find(({ area }) => area !== from)?.area;
  const leaveObstacle = goalArea === undefined || mayLeave(plan, from) ? null : whyNot(plan, from, goalArea, 1);
  return {
    kinds: offer<UnitKindGroup, PlanningPick, Reason>(goalArea === undefined ? [] : units, {
      id: ({ unit }) => unitsRef(unit, from),
      fault: () => leaveObstacle,
      face: kind => kindFace(kind, from),
      why: reason => reason,
      value: kind => ({ pick: 'units', group: { from, units: [kind] } }),
    }),
    everything: offer<UnitGroup, PlanningPick, Reason>(units.length > 1 ? [group] : [], {
      id: () => `area:${from}`,
      fault: () => (hasGoalForAll(plan, group) ? null : NOT_ALL),
      face: () => ({
        words: say('mobilize.everything', { count: sizeOf(group), from: areaName(from) }),
        refs: areaRefs(from),
        group: say('mobilize.group.units'),
      }),
      why: reason => reason,
      value: () => ({ pick: 'units', group }),
    }),
  };
}

const NOT_ALL: Reason = { why: say('why.mobilize.not-all'), rule: 'SC-10.4' };

/** SC-10.1, SC-10.3: asks for the destination of the chosen units: for one of them, or for all that fit. */
function* chooseGoal(game: StarCraft, order: OrderInProgress, plan: MovePlan, group: UnitGroup): Rule {
  const { from, units } = group;
  const { options, blocked } = joinedOffers(allDestinations(plan, group), farGoals(game.state, plan, group));
  const chosenDestination = yield* choose<Destination | null>(
    game,
    order.seat,
    'mobilize.to',
    [...options, BACK_OPTION],
    {
      prompt: say('mobilize.to.prompt', { units: unitsName(units), from: areaName(from) }),
      rule: 'SC-10.1',
      blocked,
    },
  );
  for (const { unit, count } of chosenDestination?.units ?? [])
    planMove(order, unit, from, chosenDestination?.to ?? from, count);
}

const BACK_OPTION: Option<null> = { id: 'back', words: say('back'), value: null };

/** A possible answer for a destination, which may be blocked. */
interface MoveAnswer extends Destination {
  readonly id: string;
  readonly why: Reason | null;
  /** Whether this answer moves as many units of a type as fit. */
  readonly all?: true;
}

/** The options for destinations on the active planet. If only one is open, it may be chosen automatically. */
function allDestinations(plan: MovePlan, group: UnitGroup): Offer<Destination> {
  const { from } = group;
  const moveAnswers: MoveAnswer[] = [];
  for (const { area } of plan.goals) if (area !== from) moveAnswers.push(...answersForArea(plan, group, area));
  const isOnlyAnswer = moveAnswers.filter(({ why }) => why === null).length === 1;
  return offer<MoveAnswer, Destination, Reason>(moveAnswers, {
    id: ({ id }) => id,
    fault: ({ why }) => why,
    face: ({ to, units, why, all }) => ({
      words: say('mobilize.to', { units: unitsName(units), to: areaName(to) }),
      details: all && actionDetails('all'),
      refs: why === null ? [`area:${to}`, ...units.map(({ unit }): Ref => unitsRef(unit, from))] : areaRefs(to),
      autoAnswer: isOnlyAnswer ? true : undefined,
    }),
    why: reason => reason,
    value: way => way,
  });
}

/**
 * The answers for one destination: all units of the group together; or, if all are of one type, one unit and as many as
 * fit.
 */
function answersForArea(plan: MovePlan, group: UnitGroup, to: AreaId): MoveAnswer[] {
  const { from, units } = group;
  const [kind] = units;
  if (kind === undefined) return [];
  const id = destinationId(group, to);
  if (units.length > 1) return [{ id, to, units, why: whyNot(plan, from, to, sizeOf(group)) }];
  const { unit, count } = kind;
  const why = whyNot(plan, from, to, 1);
  if (why !== null) return [{ id, to, units, why }];
  let fittingCount = count;
  while (fittingCount > 1 && !mayMove(plan, from, to, fittingCount)) fittingCount -= 1;
  const answerForOne: MoveAnswer = { id, to, units: [{ unit, count: 1 }], why };
  if (fittingCount === 1) return [answerForOne];
  return [
    answerForOne,
    { id: `move-all:${moveName(unit, from, to)}`, to, units: [{ unit, count: fittingCount }], why, all: true },
  ];
}

/** The rules for the steps of a Mobilize order (SC-10). */
export const mobilizeSteps: ChapterRules<MobilizeSteps> = {
  'mobilize.moves': moves,
};
