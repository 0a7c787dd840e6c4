import type { Option, ShownOption } from '../../../kernel/match/decision.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { AreaId } from '../data/planets.ts';
import type { OrderInProgress, PlannedMove } from '../state/orders.ts';
import { areaRefs, planetRefs } from '../state/refs.ts';
import { isIn } from '../state/seats.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { MobilizeSteps } from '../state/steps.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { liftOff, liftOffGoals } from './lift-off.ts';
import { destroyOption, endingWith, offerDestruction } from './limits.ts';
import { blockedGoals, blockedPicks } from './mobilize-blocked.ts';
import { everythingShown, hasGoalForAll, moveName, unitsName } from './mobilize-shown.ts';
import { attack, planMove, movePeacefully, putBack } from './moving.ts';
import { mayLeave, mayMove, overfull, planSoFar, sizeOf, unmovedGroups } from './moves.ts';
import type { Group, Plan } from './moves.ts';
import { recall } from './recall.ts';

/** One pick of the row in which a Mobilize order is planned. */
type Planning =
  | { readonly pick: 'units'; readonly group: Group }
  | { readonly pick: 'put-back'; readonly move: PlannedMove }
  | { readonly pick: 'lift-off'; readonly area: AreaId | null }
  | { readonly pick: 'destroy' }
  | { readonly pick: 'done' };

/** Where picked units are to go. */
interface Journey {
  readonly to: AreaId;
  readonly units: Group['units'];
}

/** The Mobilize order, SC-10: the moves are planned, then made all together, then the battle begins, if there is one. */
function* moves(game: StarCraft): Rule {
  const { order } = game.state;
  if (order === null || !isIn(game.state, order.seat)) return;
  yield* planMoves(game, order);
  if (order.moves.length === 0 && order.liftOff === null) {
    game.tell?.({
      words: say('mobilize.nothing', { seat: { seat: order.seat }, planet: planetName(order.planet) }),
      refs: planetRefs(order.planet),
      rule: 'SC-6.3',
    });
  }
  const { entered } = planSoFar(game.state, order);
  liftOff(game, order);
  movePeacefully(game, order);
  yield* recall(game, order, entered);
  attack(game, order);
}

/** SC-10.7: the row of picks. What is planned lies in the order; the units stay where they are until it is done. */
function* planMoves(game: StarCraft, order: OrderInProgress): Rule {
  const { state } = game;
  const { seat } = order;
  for (;;) {
    const plan = planSoFar(state, order);
    const picked = yield* choose(game, seat, 'mobilize.move', picks(state, order, plan), {
      prompt: say(order.special ? 'mobilize.prompt-special' : 'mobilize.prompt', { planet: planetName(order.planet) }),
      rule: 'SC-10',
      blocked: () => blockedPicks(state, order, plan),
    });
    switch (picked.pick) {
      case 'units':
        yield* chooseGoal(game, order, plan, picked.group);
        break;
      case 'put-back':
        putBack(order, picked.move);
        break;
      case 'lift-off':
        order.liftOff = picked.area;
        break;
      case 'destroy':
        yield* offerDestruction(game, seat);
        break;
      case 'done':
        return;
    }
  }
}

function picks(state: StarCraftState, order: OrderInProgress, plan: Plan): Option<Planning>[] {
  const options: Option<Planning>[] = [];
  for (const group of unmovedGroups(state, order, plan)) {
    if (mayLeave(plan, group.from)) options.push(...groupOptions(plan, group));
  }
  for (const area of liftOffGoals(state, order)) {
    options.push({
      id: `lift-off:${area}`,
      words: say('mobilize.lift-off', { area: areaName(area) }),
      refs: areaRefs(area),
      group: say('mobilize.group.lift-off'),
      value: { pick: 'lift-off', area },
    });
  }
  for (const move of order.moves) {
    const { unit, from, to, count } = move;
    options.push({
      id: `put-back:${moveName(unit, from, to)}`,
      words: say('mobilize.put-back', { units: unitsName([{ unit, count }]), from: areaName(from), to: areaName(to) }),
      refs: [`unit:${unit}@${from}`, `area:${to}`],
      group: say('mobilize.group.planned'),
      ...planned(
        `planned:${moveName(unit, from, to)}`,
        say('mobilize.planned', { units: unitsName([{ unit, count }]), from: areaName(from), to: areaName(to) }),
      ),
      value: { pick: 'put-back', move },
    });
  }
  if (order.liftOff !== null) {
    options.push({
      id: 'put-back:lift-off',
      words: say('mobilize.put-back-base', { area: areaName(order.liftOff) }),
      refs: areaRefs(order.liftOff),
      group: say('mobilize.group.planned'),
      ...planned('planned:lift-off', say('mobilize.planned-base', { area: areaName(order.liftOff) })),
      value: { pick: 'lift-off', area: null },
    });
  }
  const destroy = destroyOption<Planning>(state, order.seat, { pick: 'destroy' });
  if (overfull(plan).length > 0) return destroy === null ? options : [...options, destroy];
  return endingWith(options, destroy, { id: 'done', words: say('done'), value: { pick: 'done' } });
}

/** What puts a planned move back stands as a mark that can be taken away. */
function planned(id: string, words: Message): Pick<ShownOption, 'count' | 'most' | 'takesBack'> {
  return { count: 1, most: 1, takesBack: { id, words } };
}

/** The kinds of unit in an area, and all of them together where there are several. */
function groupOptions(plan: Plan, group: Group): Option<Planning>[] {
  const { from, units } = group;
  const options = units.map((kind): Option<Planning> => ({
    id: `unit:${kind.unit}@${from}`,
    words: say('mobilize.units', { units: unitsName([kind]), from: areaName(from) }),
    refs: [`unit:${kind.unit}@${from}`],
    group: say('mobilize.group.units'),
    value: { pick: 'units', group: { from, units: [kind] } },
  }));
  if (units.length > 1 && hasGoalForAll(plan, group)) {
    options.push({ ...everythingShown(group), group: say('mobilize.group.units'), value: { pick: 'units', group } });
  }
  return options;
}

/** SC-10.1, SC-10.3: where the picked units go: one of them, or all that fit. */
function* chooseGoal(game: StarCraft, order: OrderInProgress, plan: Plan, group: Group): Rule {
  const { from, units } = group;
  const options: Option<Journey | null>[] = plan.goals.flatMap(({ area }) =>
    area === from ? [] : journeys(plan, group, area),
  );
  // With one way to go there is little to choose.
  const [only] = options;
  if (options.length === 1 && only !== undefined) options[0] = { ...only, usual: true };
  options.push({ id: 'back', words: say('back'), value: null });
  const journey = yield* choose<Journey | null>(game, order.seat, 'mobilize.to', options, {
    prompt: say('mobilize.to.prompt', { units: unitsName(units), from: areaName(from) }),
    rule: 'SC-10.1',
    blocked: () => blockedGoals(game.state, plan, group),
  });
  for (const { unit, count } of journey?.units ?? []) planMove(order, unit, from, journey?.to ?? from, count);
}

function journeys(plan: Plan, group: Group, to: AreaId): Option<Journey | null>[] {
  const { from, units } = group;
  const [kind] = units;
  if (kind === undefined) return [];
  if (units.length > 1) {
    return mayMove(plan, from, to, sizeOf(group)) ? [journey(`move-everything:${from}>${to}`, from, to, units)] : [];
  }
  if (!mayMove(plan, from, to, 1)) return [];
  const { unit } = kind;
  let fitting = kind.count;
  while (fitting > 1 && !mayMove(plan, from, to, fitting)) fitting -= 1;
  const one = journey(`move:${moveName(unit, from, to)}`, from, to, [{ unit, count: 1 }]);
  const all = journey(`move-all:${moveName(unit, from, to)}`, from, to, [{ unit, count: fitting }]);
  return fitting > 1 ? [one, all] : [one];
}

function journey(id: string, from: AreaId, to: AreaId, units: Group['units']): Option<Journey | null> {
  return {
    id,
    words: say('mobilize.to', { units: unitsName(units), to: areaName(to) }),
    refs: [`area:${to}`, ...units.map(({ unit }): `unit:${string}` => `unit:${unit}@${from}`)],
    value: { to, units },
  };
}

/** The steps of SC-10. */
export const mobilizeSteps: ChapterRules<MobilizeSteps> = {
  'mobilize.moves': moves,
};
