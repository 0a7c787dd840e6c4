import type { Level } from '../../bots/levels.ts';
import type { BotPlayer } from '../../bots/player.ts';
import type { Advice } from '../../bots/searching.ts';
import type { Board } from '../../boards/board.ts';
import { withTableLesson } from '../teaching/table-lesson.ts';
import {
  GAMES,
  GAMES_WITH_LESSONS,
  loadAdvice,
  loadBoard,
  loadBot,
  loadGame,
  loadLessons,
  levelsOf,
  roundNameOf,
} from '../../games/index.ts';
import type { AgainstFacts } from '../../games/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { RoundName } from '../../kernel/words/rounds.ts';

/**
 * A game, how it looks (without a board of its own the log has to do), and who plays the seats that no person plays.
 */
export interface LoadedGame {
  readonly game: Game;
  readonly board: Board;
  readonly bot: BotPlayer;
  /** What players that search are told; absent or `null`: none searches. */
  readonly advice?: Advice | null;
}

/** A game as lists know it, which is not loaded. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  /** What its rule book calls a round; absent: a round. */
  readonly roundName?: RoundName;
  /** How strong the program plays it; absent: as usual. */
  readonly levels?: readonly Level[];
  /** How it is played against the program; absent: that is not known before it is loaded. */
  readonly against?: AgainstFacts;
}

/** The games that can be played. */
export interface GameCatalogue {
  readonly titles: readonly ListedGame[];
  /** The game of that id, loaded; `null` when there is none. */
  readonly load: (id: string) => Promise<LoadedGame | null>;
  /** The ids of the games that have lessons. */
  readonly taught: readonly string[];
  readonly lessons: (id: string) => Promise<readonly Lesson[]>;
}

/** The games of this program. */
export const SHELF: GameCatalogue = {
  get titles() {
    return Object.entries(GAMES).map(([id, { title, against }]) => ({
      id,
      title,
      roundName: roundNameOf(id),
      levels: levelsOf(id),
      against,
    }));
  },
  load: async id => {
    const game = await loadGame(id);
    if (game === null) return null;
    return {
      game,
      board: (await loadBoard(id)) ?? plainBoard(game.title),
      bot: await loadBot(id),
      advice: await loadAdvice(id),
    };
  },
  taught: GAMES_WITH_LESSONS,
  lessons: async id => withTableLesson(await loadLessons(id)),
};

/** A board for a game that has none: no panes, so that the log takes their place. */
export function plainBoard(title: string): Board {
  return { panes: () => [], status: () => title, paneFor: () => null, finalTable: () => [] };
}
