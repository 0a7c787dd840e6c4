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
import type { AgainstProgramFacts } from '../../games/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { RoundName } from '../../kernel/words/rounds.ts';

/** A loaded game, its board (without panes if the game has none), and the bot for seats without a person. */
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
  /** The name for a round in the game's rule book; absent: "round". */
  readonly roundName?: RoundName;
  /** The levels of bots that the game offers; absent: the default levels. */
  readonly levels?: readonly Level[];
  /** How the game is played against the program; absent: this is unknown before the game is loaded. */
  readonly against?: AgainstProgramFacts;
}

/** The catalogue of the available games. */
export interface GameCatalogue {
  readonly titles: readonly ListedGame[];
  /** Loads the game with that id; `null` if there is none. */
  readonly load: (id: string) => Promise<LoadedGame | null>;
  /** The ids of the games that have lessons. */
  readonly taught: readonly string[];
  readonly lessons: (id: string) => Promise<readonly Lesson[]>;
}

/** The games of this program. */
export const PROGRAM_GAMES: GameCatalogue = {
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

/** Makes a board without panes, for a game that has no board. Screens show the log instead. */
export function plainBoard(title: string): Board {
  return { panes: () => [], status: () => title, paneFor: () => null, finalTable: () => [] };
}
