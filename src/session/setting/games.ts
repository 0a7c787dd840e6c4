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

/** A game, its board (the log is shown if it has none), and the bot for seats without a person. */
export interface LoadedGame {
  readonly game: Game;
  readonly board: Board;
  readonly bot: BotPlayer;
  /** The advice that searching bots use; absent or `null`: no bot searches. */
  readonly advice?: Advice | null;
}

/** A game in a list, before it is loaded. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  /** The rule book's word for a round; absent: "round". */
  readonly roundName?: RoundName;
  /** The levels of the program; absent: the default ones. */
  readonly levels?: readonly Level[];
  /** How it is played against the program; absent: unknown before the game is loaded. */
  readonly against?: AgainstFacts;
}

/** The catalogue of the available games. */
export interface GameCatalogue {
  readonly titles: readonly ListedGame[];
  /** Loads the game of that id; `null` when there is none. */
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

/** A board without panes for a game that has none; the log takes their place. */
export function plainBoard(title: string): Board {
  return { panes: () => [], status: () => title, paneFor: () => null, finalTable: () => [] };
}
