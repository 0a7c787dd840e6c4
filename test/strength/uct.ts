import { randomAnswer } from '../../src/bots/random.ts';
import type { Turn } from '../../src/bots/player.ts';
import { loadAdvice } from '../../src/games/index.ts';
import type { World } from '../../src/kernel/history/playable.ts';
import type { Answer } from '../../src/kernel/match/decision.ts';
import type { Advice } from '../../src/bots/searching.ts';
import type { Maker } from './entrant.ts';

// A player of another kind than all others: a tree search (UCT) by chance to the end of the other's reply, which knows
// no rules of thumb.

const ITERATIONS = 200;
const WORLDS = 4;
const EXPLORATION = 0.7;
/** The turns that begin until the other one has replied, in a duel. */
const REPLY = 2;
const LONGEST = 300;

interface Node {
  visits: number;
  sum: number;
  readonly children: Map<Answer, Node>;
}

/** The tree search for duels of Theseus. */
export const uct: Maker = async game => {
  const advice = await loadAdvice(game);
  if (advice === null || game !== 'theseus') throw new RangeError(`the tree search does not play ${game}`);
  let hasSearched = false;
  return {
    answer: turn => {
      const view = turn.view;
      const worlds = turn.worlds?.() ?? null;
      hasSearched = false;
      if (
        worlds === null ||
        turn.decision.options.length < 2 ||
        advice.search?.isSearched(turn.decision, view) !== true
      ) {
        return advice.policy({ game, view, decision: turn.decision, random: turn.random });
      }
      const dealt = Array.from({ length: WORLDS }, () => worlds.deal(turn.random)).filter(world => world !== null);
      hasSearched = true;
      return searched(advice, turn, dealt);
    },
    hasSearched: () => hasSearched,
  };
};

function searched(advice: Advice, turn: Turn, worlds: readonly World[]): Answer {
  const root: Node = newNode();
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const world = worlds[iteration % Math.max(1, worlds.length)];
    if (world !== undefined) iterate(advice, turn, world, root);
  }
  const legal = turn.decision.options.map(({ id }) => id);
  const visits = (answer: Answer): number => root.children.get(answer)?.visits ?? 0;
  const [best] = legal.toSorted((one, other) => visits(other) - visits(one));
  return best ?? randomAnswer(turn.decision, turn.random);
}

/** One descent: by the tree as far as it goes, then by chance. */
function iterate(advice: Advice, turn: Turn, world: World, root: Node): void {
  const { seat } = turn.decision;
  let begun = 0;
  const stepEnded = (next: unknown): void => {
    if (next === advice.boundary) begun += 1;
  };
  const run = world.fork({ tell: null, stepEnded });
  const path: { readonly node: Node; readonly isOwn: boolean }[] = [{ node: root, isOwn: true }];
  let node: Node | null = root;
  for (let given = 0; given < LONGEST && begun < REPLY; given += 1) {
    const { decision } = run;
    if (decision === null) break;
    const isOwn = decision.seat === seat;
    if (node === null) {
      run.give(randomAnswer(decision, turn.random));
      continue;
    }
    const answer: Answer =
      decision.amount === null
        ? chosen(
            node,
            decision.options.map(({ id }) => id),
            isOwn,
          )
        : randomAnswer(decision, turn.random);
    const known: Node | undefined = node.children.get(answer);
    const child = known ?? newNode();
    node.children.set(answer, child);
    path.push({ node: child, isOwn });
    node = known ?? null;
    run.give(answer);
  }
  const { outcome } = run;
  const value =
    outcome === null ? (advice.search?.value(run.view(seat), seat) ?? 0) : outcome.winners.includes(seat) ? 1 : 0;
  for (const one of path) {
    one.node.visits += 1;
    one.node.sum += value;
  }
}

/** The answer to be tried next: one that never was, else by the upper bound of whoever answers. */
function chosen(node: Node, ids: readonly string[], isOwn: boolean): string {
  let best = ids[0] ?? '';
  let most = -Infinity;
  for (const id of ids) {
    const child = node.children.get(id);
    if (child === undefined) return id;
    const mean = child.sum / child.visits;
    const bound = (isOwn ? mean : 1 - mean) + EXPLORATION * Math.sqrt(Math.log(node.visits + 1) / child.visits);
    if (bound > most) [best, most] = [id, bound];
  }
  return best;
}

function newNode(): Node {
  return { visits: 0, sum: 0, children: new Map() };
}
