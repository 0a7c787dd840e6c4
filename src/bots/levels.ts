import { below } from '../kernel/plain/random.ts';
import type { BotPlayer } from './player.ts';
import { ranked } from './ranking.ts';
import { searcher } from './searching.ts';
import type { Advice, Effort } from './searching.ts';

/** How strong a player of the program's own is, the weakest first. None sees more than its seat, and none has other dice. */
export const LEVELS = ['easy', 'normal', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** How much the searching players think about one answer. */
export const EFFORTS: Readonly<Record<'hard' | 'master', Effort>> = {
  hard: {
    candidates: 6,
    stages: [
      { worlds: 2, kept: 2 },
      { worlds: 2, kept: 1 },
    ],
    last: 6,
    noise: 8,
  },
  master: {
    candidates: 10,
    stages: [
      { worlds: 3, kept: 4 },
      { worlds: 4, kept: 2 },
      { worlds: 4, kept: 1 },
    ],
    last: 12,
    noise: 8,
  },
};

/** In so many of a hundred answers an easy player takes what it likes second. */
const SECOND_BEST = 30;

/** A player of some level, of a game's rules of thumb and its advice; where a game has none, nobody searches. */
export function playerOf(level: Level, bot: BotPlayer, advice: Advice | null): BotPlayer {
  if (level === 'easy') return easy(bot);
  return level === 'normal' || advice === null ? bot : searcher(advice, EFFORTS[level]);
}

function easy(bot: BotPlayer): BotPlayer {
  return turn => {
    const seen = { game: turn.game, decision: turn.decision, random: turn.random, view: turn.view };
    if (seen.decision.options.length < 2 || below(seen.random, 100) >= SECOND_BEST) return bot(seen);
    const [best, second] = ranked(bot, seen, 2);
    return second ?? best ?? bot(seen);
  };
}
