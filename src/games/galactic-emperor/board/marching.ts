import type { Goal, March, MarchingOf, MarchStep } from '../../../boards/marching.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { SHIPS } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import { FUSION_RANGE } from '../data/technologies.ts';
import { isEnemyHome, spacesOneStepFrom } from '../state/board.ts';
import { annexFault, enemyAt, kindsIn, shipsAt, sizeOf } from '../state/pieces.ts';
import { hasWorking } from '../state/seats.ts';
import { fleetWords, say, seatName, spaceFromRef, spaceName, spaceRef } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { attackWords, battleAt } from './battle-ahead.ts';

/**
 * Lets the Warlord send ships on their whole move at once (GE-9.1, GE-9.7). The move ends at the first enemy (GE-9.4).
 */
export const shipMarches: MarchingOf<EmperorView> = {
  goals: marchGoals,
  step: nextMarchStep,
  words: () => say('warlord.move'),
};

/** The shortest ways for the rest of the ships' move, by goal. */
function shortestWays(view: EmperorView, seat: Seat): ReadonlyMap<SpaceId, readonly SpaceId[]> {
  const wayToSpace = new Map<SpaceId, readonly SpaceId[]>();
  const currentMove = view.turn?.role === 'warlord' ? view.turn.walk : null;
  if (currentMove === null) return wayToSpace;
  const { fleet, at, gone } = currentMove;
  const slowestRange = Math.min(...kindsIn(fleet).map(kind => SHIPS[kind].movement));
  const extraRange = hasWorking(view, seat, 'fusion-engines') ? FUSION_RANGE : 0;
  if (gone > 0 && enemyAt(view, seat, at) !== null) return wayToSpace;
  let frontier: readonly SpaceId[] = [at];
  for (let stepsLeft = slowestRange + extraRange - gone; stepsLeft > 0; stepsLeft -= 1) {
    const nextFrontier: SpaceId[] = [];
    for (const frontierSpace of frontier) {
      for (const neighbour of spacesOneStepFrom(view, frontierSpace)) {
        if (neighbour === at || wayToSpace.has(neighbour) || isEnemyHome(view, seat, neighbour)) continue;
        wayToSpace.set(neighbour, [...(wayToSpace.get(frontierSpace) ?? []), neighbour]);
        if (enemyAt(view, seat, neighbour) === null) nextFrontier.push(neighbour);
      }
    }
    frontier = nextFrontier;
  }
  return wayToSpace;
}

function marchGoals(view: EmperorView, { kind, seat }: Decision): readonly Goal[] {
  const currentMove = view.turn?.role === 'warlord' ? view.turn.walk : null;
  if (kind !== 'warlord.walk' || currentMove === null) return [];
  return [...shortestWays(view, seat)].map(([space, way]): Goal => ({
    ref: spaceRef(space),
    way: way.map(spaceRef),
    turns: 0,
    ahead: wayEvents(view, seat, space, way),
    threat: null,
    march: { what: 'ships', at: spaceRef(currentMove.at), goal: spaceRef(space) },
  }));
}

/** What waits on a way: the enemy at its end, and the sectors that the ships annex (GE-9.5). */
function wayEvents(view: EmperorView, seat: Seat, goal: SpaceId, way: readonly SpaceId[]): readonly Message[] {
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

function nextMarchStep(view: EmperorView, { kind, seat, options }: Decision, march: March): MarchStep {
  const currentMove = view.turn?.role === 'warlord' ? view.turn.walk : null;
  if (kind !== 'warlord.walk' || currentMove === null) return { do: 'stop', why: null };
  const goal = spaceFromRef(march.goal ?? undefined);
  const isAtGoal = currentMove.at === goal;
  const nextSpace = goal === null || isAtGoal ? undefined : shortestWays(view, seat).get(goal)?.[0];
  const optionId = isAtGoal ? 'stop' : `to:${nextSpace}`;
  if (!options.some(option => option.id === optionId)) return { do: 'stop', why: null };
  return { do: 'answer', answer: optionId, march: { ...march, at: spaceRef(nextSpace ?? currentMove.at) } };
}
