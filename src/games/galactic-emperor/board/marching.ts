import type { Goal, March, MarchingOf, MarchStep } from '../../../boards/marching.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { SHIPS } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import { FUSION_RANGE } from '../data/technologies.ts';
import { isEnemyHome, oneStepFrom } from '../state/board.ts';
import { annexFault, enemyAt, kindsIn, shipsAt, sizeOf } from '../state/pieces.ts';
import { hasWorking } from '../state/seats.ts';
import { fleetWords, say, seatName, spaceIn, spaceName, spaceRef } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { attackWords, battleAt } from './battle-ahead.ts';

/**
 * Lets the Warlord send ships on their whole move at once (GE-9.1, GE-9.7). The move ends at the first enemy (GE-9.4).
 */
export const marching: MarchingOf<EmperorView> = {
  goals,
  step,
  words: () => say('warlord.move'),
};

/** The shortest ways for the rest of the ships' move, by goal. */
function shortestWays(view: EmperorView, seat: Seat): ReadonlyMap<SpaceId, readonly SpaceId[]> {
  const wayTo = new Map<SpaceId, readonly SpaceId[]>();
  const walk = view.turn?.role === 'warlord' ? view.turn.walk : null;
  if (walk === null) return wayTo;
  const { fleet, at, gone } = walk;
  const slowestRange = Math.min(...kindsIn(fleet).map(kind => SHIPS[kind].movement));
  const extraRange = hasWorking(view, seat, 'fusion-engines') ? FUSION_RANGE : 0;
  if (gone > 0 && enemyAt(view, seat, at) !== null) return wayTo;
  let frontier: readonly SpaceId[] = [at];
  for (let stepsLeft = slowestRange + extraRange - gone; stepsLeft > 0; stepsLeft -= 1) {
    const nextFrontier: SpaceId[] = [];
    for (const from of frontier) {
      for (const to of oneStepFrom(view, from)) {
        if (to === at || wayTo.has(to) || isEnemyHome(view, seat, to)) continue;
        wayTo.set(to, [...(wayTo.get(from) ?? []), to]);
        if (enemyAt(view, seat, to) === null) nextFrontier.push(to);
      }
    }
    frontier = nextFrontier;
  }
  return wayTo;
}

function goals(view: EmperorView, { kind, seat }: Decision): readonly Goal[] {
  const walk = view.turn?.role === 'warlord' ? view.turn.walk : null;
  if (kind !== 'warlord.walk' || walk === null) return [];
  return [...shortestWays(view, seat)].map(([space, way]): Goal => ({
    ref: spaceRef(space),
    way: way.map(spaceRef),
    turns: 0,
    ahead: aheadOn(view, seat, space, way),
    threat: null,
    march: { what: 'ships', at: spaceRef(walk.at), goal: spaceRef(space) },
  }));
}

/** What waits on a way: the enemy at its end, and the sectors that the ships annex (GE-9.5). */
function aheadOn(view: EmperorView, seat: Seat, goal: SpaceId, way: readonly SpaceId[]): readonly Message[] {
  const enemy = enemyAt(view, seat, goal);
  const fleet = view.turn?.role === 'warlord' ? view.turn.walk?.fleet : undefined;
  const battle = fleet === undefined ? null : battleAt(view, seat, goal, fleet, false);
  const annexable = way.filter(space => annexFault(view, seat, space) === null);
  return [
    ...(enemy === null
      ? []
      : [
          sizeOf(shipsAt(view, enemy, goal)) === 0
            ? say('march.attack-seat', { name: seatName(enemy) })
            : say('march.attack', { ships: fleetWords(shipsAt(view, enemy, goal)), name: seatName(enemy) }),
          ...(battle === null ? [] : [attackWords(view, battle)]),
        ]),
    ...(annexable.length === 0
      ? []
      : [say('march.annexes', { spaces: annexable.map(space => spaceName(view, space)) })]),
  ];
}

function step(view: EmperorView, { kind, seat, options }: Decision, march: March): MarchStep {
  const walk = view.turn?.role === 'warlord' ? view.turn.walk : null;
  if (kind !== 'warlord.walk' || walk === null) return { do: 'stop', why: null };
  const goal = spaceIn(march.goal ?? undefined);
  const isAtGoal = walk.at === goal;
  const nextSpace = goal === null || isAtGoal ? undefined : shortestWays(view, seat).get(goal)?.[0];
  const id = isAtGoal ? 'stop' : `to:${nextSpace}`;
  if (!options.some(option => option.id === id)) return { do: 'stop', why: null };
  return { do: 'answer', answer: id, march: { ...march, at: spaceRef(nextSpace ?? walk.at) } };
}
