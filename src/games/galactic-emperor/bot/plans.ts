import type { Plan } from '../../../bots/look-ahead.ts';
import type { BotPlayer, Turn } from '../../../bots/player.ts';
import { ranked } from '../../../bots/ranking.ts';
import { chapterOf } from '../../../kernel/match/decision.ts';

/** How many of the plans for ships are bold ones. */
const BOLD_PLANS = 2;

const THRONE = 'throne';

/**
 * Plans that go on as they begin, where the rules of thumb would stop half-way: attacks at about even odds, and a fight
 * for the Throne. The usual answers are among them, the policy's first. `null` for any other question.
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

/** A player that places all its tokens on the Throne. */
function toThrone(policy: BotPlayer): BotPlayer {
  return turn => {
    const { kind, options } = turn.decision;
    return kind === 'regent.place' && options.some(({ id }) => id === THRONE) ? THRONE : policy(turn);
  };
}
