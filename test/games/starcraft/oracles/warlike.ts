import { randomAnswer } from '../../../../src/bots/random.ts';
import { PLANETS } from '../../../../src/games/starcraft/data/planets.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import type { Answer, Decision, ShownOption } from '../../../../src/kernel/match/decision.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { randomBelow } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import type { Seat } from '../../../../src/kernel/words/message.ts';
import { stateOf } from './matches.ts';

/** How much an option counts; 0: only when there is no other. */
type Taste = (option: ShownOption, state: StarCraftState, seat: Seat) => number;

/** What nobody at war does: throw own pieces away, go back, and back again. */
const IDLE = /^(back|put-back|destroy|undo)(:|$)/;

/** What leads to war, by the kind of decision. Everything else counts the same. */
const TASTES: Readonly<Record<string, Taste>> = {
  'planning.planet': ({ id }, state, seat) => (hasEnemies(state, id.slice('planet:'.length), seat) ? 4 : 2),
  'planning.token': ({ id }) => (id.startsWith('special:') ? 6 : id.endsWith('research') ? 1 : 3),
  'execution.choice': ({ id }) => (id === 'execute' ? 12 : 1),
  'build.units': ({ id }) => (id.startsWith('unit:') ? 8 : id === 'done' ? 2 : 3),
  'build.sheet': ({ id }) => (id === 'done' ? 1 : id.includes('research-development') ? 8 : 4),
  'build.base': ({ id }) => (id === 'done' ? 1 : 4),
  'research.technology': ({ id }) => (id === 'done' ? 1 : 6),
  pay: ({ id }) => (id === 'auto' ? 8 : id.startsWith('mine:') ? 3 : 1),
  'mobilize.move': ({ id }, state) => (id === 'done' ? readiness(state) : id.startsWith('area:') ? 6 : 3),
  'mobilize.to': ({ id, refs = [] }, state, seat) => {
    const many = id.startsWith('move-all') || id.startsWith('move-everything') ? 3 : 1;
    return many * (refs.some(ref => isEnemyArea(state, ref.slice('area:'.length), seat)) ? 12 : 2);
  },
  'battle.cards': ({ id }) => (id === 'deck' || id === 'none' ? 1 : 4),
};

/** An answer that seeks battle: builds, moves into enemy areas, executes orders, and destroys nothing of its own. */
export function warlikeAnswer(decision: Decision, random: RandomState, match: Match): Answer {
  if (decision.amount !== null) return randomAnswer(decision, random);
  const state = stateOf(match);
  const taste = TASTES[decision.kind] ?? (() => 1);
  const weights = decision.options.map(option => (IDLE.test(option.id) ? 0 : taste(option, state, decision.seat)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return randomAnswer(decision, random);
  let rest = randomBelow(random, sum);
  for (const [place, option] of decision.options.entries()) {
    rest -= weights[place] ?? 0;
    if (rest < 0) return option.id;
  }
  return randomAnswer(decision, random);
}

/** A plan with an attack of several units is soon done; one without any moves is not. */
function readiness({ order }: StarCraftState): number {
  const units = order?.moves.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return units === 0 ? 1 : 2 * units;
}

function isEnemyArea(state: StarCraftState, area: string, seat: Seat): boolean {
  const here = Object.entries(state.areas).find(([id]) => id === area)?.[1];
  return here !== undefined && here.holder !== null && here.holder !== seat;
}

function hasEnemies(state: StarCraftState, planet: string, seat: Seat): boolean {
  return state.planets.some(
    placed => placed.planet === planet && PLANETS[placed.planet].areas.some(area => isEnemyArea(state, area, seat)),
  );
}
