import type { Deed } from '../../../boards/deeds.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { oddsOfCard } from './odds.ts';

/** Lays the cards of all skirmishes that are left; fights the skirmishes in their order. */
const LAY = 'deed:lay';
const LAY_KEY = 'A';
const IN_ORDER = 'deed:in-order';

/** What one key does in a battle: SC-13.6 the best cards at all skirmishes, SC-13.7 one skirmish after the other. */
export function battleDeeds(view: StarCraftView, decision: Decision): readonly Deed[] {
  if (decision.kind === 'battle.cards' && bestCard(view, decision) !== null)
    return [{ id: LAY, key: LAY_KEY, words: say('board.lay-best') }];
  return decision.kind === 'battle.skirmish' && decision.options.length > 1
    ? [{ id: IN_ORDER, key: LAY_KEY, words: say('board.in-order') }]
    : [];
}

/** What such a deed answers; `null`: it ends. */
export function battleAnswer(view: StarCraftView, decision: Decision, deed: string): string | null {
  if (deed === LAY && decision.kind === 'battle.cards') return bestCard(view, decision)?.id ?? null;
  return deed === IN_ORDER && decision.kind === 'battle.skirmish' ? (decision.options[0]?.id ?? null) : null;
}

/**
 * The card that makes it likeliest that the enemy falls and the own unit holds; of equal ones the first, and no
 * reinforcement that adds nothing. `null`: nothing is to be laid.
 */
function bestCard(view: StarCraftView, { options }: Decision): ShownOption | null {
  let best: ShownOption | null = null;
  let most = -1;
  for (const option of [...options.filter(({ id }) => id === 'none'), ...options.filter(({ id }) => id !== 'none')]) {
    const odds = oddsOfCard(view, option);
    const good = odds === null ? -1 : odds.falls + odds.holds;
    if (good <= most) continue;
    best = option;
    most = good;
  }
  return best;
}
