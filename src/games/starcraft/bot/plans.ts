import type { BotPlayer, Turn } from '../../../bots/player.ts';
import type { Plan } from '../../../bots/look-ahead.ts';
import { isStarCraftView } from '../view.ts';
import { fitsCarefulPlan } from './mobilize.ts';
import { firstIdeas, placedBy, planRound } from './plan.ts';
import type { Intent, Variation } from './plan.ts';
import { planetBy, tokenBy } from './planning.ts';
import { turnOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

/**
 * Alternative plans for a search. In planning: the usual four orders of the round, the same without one of them, and
 * plans that begin with another order; each ends with the orders already placed. In a Mobilize order: the moves of the
 * usual and of the careful player. `null` for other questions.
 */
export function plansFor(policy: BotPlayer, careful: BotPlayer, turn: Turn, most: number): readonly Plan[] | null {
  const { view, decision, random } = turn;
  if (isMobilizing(decision.kind)) return movesFor(policy, careful, turn, most);
  if (!isPlanning(decision.kind) || !isStarCraftView(view)) return null;
  const now = turnOf(view, decision, random);
  if (now === null) return null;
  const plans: Plan[] = [{ answer: policy(turn), follow: null }];
  const usual = planRound(view, now.me);
  const knownPlans = new Set([keyOf(usual)]);
  for (const variation of variationsOf(now, usual)) {
    if (plans.length >= most) break;
    const intents = planRound(view, now.me, variation);
    const key = keyOf(intents);
    if (knownPlans.has(key)) continue;
    knownPlans.add(key);
    const answer = answerBy(now, intents);
    if (answer !== null && now.has(answer)) plans.push({ answer, follow: playerFollowing(policy, intents) });
  }
  return plans;
}

function isMobilizing(kind: string): boolean {
  return kind === 'mobilize.move' || kind === 'mobilize.to';
}

/**
 * The moves of the usual player and of the careful player, and bases that lift off (SC-22.1.2). Once a move is planned
 * that only the usual player wants, the careful player is no longer asked; otherwise both could undo each other's moves
 * forever.
 */
function movesFor(policy: BotPlayer, careful: BotPlayer, turn: Turn, most: number): readonly Plan[] {
  const { view, decision, random } = turn;
  const now = isStarCraftView(view) ? turnOf(view, decision, random) : null;
  const usual = policy(turn);
  const other = now !== null && fitsCarefulPlan(now) ? careful(turn) : usual;
  const follow: BotPlayer = next => (isMobilizing(next.decision.kind) ? careful(next) : policy(next));
  const plans: Plan[] = [{ answer: usual, follow: null }];
  if (other !== usual) plans.push({ answer: other, follow });
  for (const { id, details } of decision.options) {
    if (details?.do === 'lift-off' && id !== usual && id !== other) plans.push({ answer: id, follow: null });
  }
  return plans.slice(0, most);
}

function isPlanning(kind: string): boolean {
  return kind === 'planning.planet' || kind === 'planning.token';
}

/**
 * The variations of the usual plan to try, alternately: one without an order still to be placed, and one that begins
 * with another good order.
 */
function variationsOf({ view, me, seat }: BotTurn, usual: readonly Intent[]): Variation[] {
  const open = usual.slice(0, usual.length - placedBy(view, seat).length);
  const others = firstIdeas(view, me).filter(
    idea => !usual.some(({ planet, order }) => planet === idea.planet && order === idea.order),
  );
  const variations: Variation[] = [];
  for (let at = 0; at < Math.max(open.length, others.length); at += 1) {
    const without = open[at];
    const other = others[at];
    if (without !== undefined) variations.push({ without });
    if (other !== undefined) variations.push({ first: [other] });
  }
  return variations;
}

function keyOf(intents: readonly Intent[]): string {
  return intents.map(({ planet, order, special }) => `${planet} ${order} ${String(special)}`).join();
}

function answerBy(turn: BotTurn, intents: readonly Intent[]): string | null {
  return turn.decision.kind === 'planning.planet' ? planetBy(turn, intents) : tokenBy(turn, intents);
}

/** A player that places these orders in planning, and then plays by `policy`. */
function playerFollowing(policy: BotPlayer, intents: readonly Intent[]): BotPlayer {
  return turn => {
    const { view, decision, random } = turn;
    if (!isPlanning(decision.kind) || !isStarCraftView(view)) return policy(turn);
    const now = turnOf(view, decision, random);
    const answer = now === null ? null : answerBy(now, intents);
    return answer !== null && now?.has(answer) === true ? answer : policy(turn);
  };
}
