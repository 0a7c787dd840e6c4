import { randomBelow } from '../kernel/plain/random.ts';
import { isSearching } from './levels.ts';
import type { Level, SearchingLevel } from './levels.ts';
import type { BotPlayer } from './player.ts';
import { ranked } from './ranking.ts';
import { searcher } from './searching.ts';
import type { Advice, Effort } from './searching.ts';

/** The search budget of each searching level. */
export const EFFORTS: Readonly<Record<SearchingLevel, Effort>> = {
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

/** The percentage of answers for which an `easy` bot takes its second choice. */
const SECOND_BEST = 30;

/**
 * The percentages of second choices for games in which `SECOND_BEST` would not make the easy bot easier, or would make
 * it lose to everybody. In some games the second choice is nearly as good, in others it ruins a whole plan
 * (docs/opponents.md).
 */
const SECOND_BEST_IN: Readonly<Record<string, number>> = {
  'galactic-emperor': 75,
  'space-empires': 6,
  starcraft: 8,
};

/**
 * Makes a bot of a level from a game's rules of thumb (`bot`) and its advice for searching. Without advice no level
 * searches.
 */
export function playerOf(level: Level, bot: BotPlayer, advice: Advice | null): BotPlayer {
  if (level === 'easy') return easyBot(bot);
  return isSearching(level) && advice !== null ? searcher(advice, EFFORTS[level]) : bot;
}

function easyBot(bot: BotPlayer): BotPlayer {
  return turn => {
    const botInput = { game: turn.game, decision: turn.decision, random: turn.random, view: turn.view };
    const secondBestPercentage = SECOND_BEST_IN[turn.game] ?? SECOND_BEST;
    if (botInput.decision.options.length < 2 || randomBelow(botInput.random, 100) >= secondBestPercentage)
      return bot(botInput);
    const [best, second] = ranked(bot, botInput, 2);
    return second ?? best ?? bot(botInput);
  };
}
