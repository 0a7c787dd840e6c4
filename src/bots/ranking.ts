import type { Answer } from '../kernel/match/decision.ts';
import { copy } from '../kernel/plain/copy.ts';
import type { BotPlayer, Turn } from './player.ts';

/**
 * Up to `most` answers that a bot would give, best first. Each is the bot's choice once the answers before it are
 * removed. Every choice starts from the same random state; the turn's own random state advances as after one answer.
 */
export function ranked(player: BotPlayer, turn: Turn, most: number): readonly Answer[] {
  const chance = copy(turn.random);
  const first = player(turn);
  const answers: Answer[] = [first];
  let options = turn.decision.options.filter(({ id }) => id !== first);
  while (answers.length < most && options.length > 0) {
    const answer = player({ ...turn, decision: { ...turn.decision, options }, random: copy(chance) });
    const taken = options.find(({ id }) => id === answer) ?? options[0];
    if (taken === undefined) break;
    answers.push(taken.id);
    options = options.filter(({ id }) => id !== taken.id);
  }
  return answers;
}
