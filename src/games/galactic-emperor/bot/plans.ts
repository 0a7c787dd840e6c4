import type { Plan } from '../../../bots/look-ahead.ts';
import type { BotPlayer, Turn } from '../../../bots/player.ts';
import { ranked } from '../../../bots/ranking.ts';
import { chapterOf } from '../../../kernel/match/decision.ts';

/** The number of bold plans among the plans for ships. */
const BOLD_PLANS = 2;

const THRONE = 'throne';

/**
 * Plans for a question, the policy's first: the usual answers, and some in which later answers follow the same aim:
 * attacks at about even odds, or a fight for the Throne. `null` for questions without such plans.
 */
export function plansFor(policy: BotPlayer, bold: BotPlayer, turn: Turn, most: number): readonly Plan[] | null {
  const { kind, options } = turn.decision;
  if (kind === 'warlord.move' || kind === 'warlord.walk') {
    const follow: BotPlayer = next => (chapterOf(next.decision.kind) === 'warlord' ? bold(next) : policy(next));
    const answers = ranked(bold, turn, BOLD_PLANS);
    return [...usual(policy, turn, most - BOLD_PLANS), ...answers.map((answer): Plan => ({ answer, follow }))];
  }
  if (kind === 'regent.place' && options.some(({ id }) => id === THRONE))
    return [...usual(policy, turn, most - 1), { answer: THRONE, follow: toThrone(policy) }];
  return null;
}

function usual(policy: BotPlayer, turn: Turn, most: number): Plan[] {
  return ranked(policy, turn, most).map((answer): Plan => ({ answer, follow: null }));
}

/** A bot player that places all its influence tokens on the Throne, and otherwise answers as the policy. */
function toThrone(policy: BotPlayer): BotPlayer {
  return turn => {
    const { kind, options } = turn.decision;
    return kind === 'regent.place' && options.some(({ id }) => id === THRONE) ? THRONE : policy(turn);
  };
}
