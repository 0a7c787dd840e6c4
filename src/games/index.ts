import { randomPlayer } from '../bots/player.ts';
import type { BotPlayer } from '../bots/player.ts';
import { isSearching, LEVELS } from '../bots/levels.ts';
import type { Level } from '../bots/levels.ts';
import type { Foresight } from '../bots/reasons.ts';
import type { Advice } from '../bots/searching.ts';
import type { RoundName } from '../kernel/words/rounds.ts';
import type { Game } from '../kernel/history/playable.ts';
import type { Board } from '../boards/board.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { message } from '../kernel/words/message.ts';
import type { Message } from '../kernel/words/message.ts';
import type { ListedTextKey } from './listed.en.ts';

/** A solo game: the match options for it, its name, and its length in minutes. */
interface SoloFacts {
  readonly choices: Readonly<Record<string, string>>;
  readonly words: Message;
  readonly minutes: number;
}

/**
 * The facts of a match of one person against the program, known without loading the game: the number of seats, and the
 * length in minutes. The minutes count eight seconds for each answer of one seat (the median of five matches of the
 * program's players).
 */
export interface AgainstProgramFacts {
  readonly min: number;
  readonly max: number;
  readonly minutes: number;
  /** The solo games of this game; absent: there are none. */
  readonly alone?: readonly SoloFacts[];
}

/** A game of the program. Each of its parts is loaded only when it is needed. */
export interface ListedGame {
  readonly title: string;
  /** The name for a round in the game's rule book; absent: "round". */
  readonly roundName?: RoundName;
  readonly against: AgainstProgramFacts;
  readonly load: () => Promise<Game>;
  /** Loads the program's player for this game. */
  readonly bot?: () => Promise<BotPlayer>;
  /** Loads the advice that players above the normal level use; absent: there is none. */
  readonly advice?: () => Promise<Advice>;
  /**
   * The levels of the game's players, weakest first; absent: all levels, or those up to normal if there is no advice.
   */
  readonly levels?: readonly Level[];
  /** Loads what reasons and hints need to know about the game; absent: the game gives neither. */
  readonly foresight?: () => Promise<Foresight>;
  /** Loads the board, which shows the game at the table. */
  readonly board?: () => Promise<Board>;
  /** Loads the lessons, in teaching order. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
}

const games: Record<string, ListedGame> = {
  starcraft: {
    title: 'StarCraft: The Board Game',
    against: { min: 2, max: 6, minutes: 40 },
    load: async () => (await import('./starcraft/game.ts')).starcraft,
    bot: async () => (await import('./starcraft/bot.ts')).starcraftBot,
    advice: async () => (await import('./starcraft/bot.ts')).starcraftAdvice,
    foresight: async () => (await import('./starcraft/bot.ts')).starcraftForesight,
    board: async () => (await import('./starcraft/board/index.ts')).starcraftBoard,
    lessons: async () => (await import('./starcraft/lessons/index.ts')).starcraftLessons,
  },
  theseus: {
    title: 'Theseus: The Dark Orbit',
    against: { min: 2, max: 4, minutes: 10 },
    load: async () => (await import('./theseus/game.ts')).theseus,
    bot: async () => (await import('./theseus/bot.ts')).theseusBot,
    advice: async () => (await import('./theseus/bot.ts')).theseusAdvice,
    foresight: async () => (await import('./theseus/bot.ts')).theseusForesight,
    board: async () => (await import('./theseus/board/index.ts')).theseusBoard,
    lessons: async () => (await import('./theseus/lessons/index.ts')).theseusLessons,
  },
  'galactic-emperor': {
    title: 'Galactic Emperor',
    against: { min: 3, max: 6, minutes: 25 },
    load: async () => (await import('./galactic-emperor/game.ts')).galacticEmperor,
    bot: async () => (await import('./galactic-emperor/bot.ts')).emperorBot,
    advice: async () => (await import('./galactic-emperor/bot.ts')).emperorAdvice,
    foresight: async () => (await import('./galactic-emperor/bot.ts')).emperorForesight,
    board: async () => (await import('./galactic-emperor/board/index.ts')).emperorBoard,
    lessons: async () => (await import('./galactic-emperor/lessons/index.ts')).emperorLessons,
  },
  'space-empires': {
    title: 'Space Empires 4X',
    roundName: 'cycle',
    against: {
      min: 2,
      max: 8,
      minutes: 90,
      alone: [
        soloGame('solo-machines-small', 'listed.solo-machines-small', 60),
        soloGame('solo-machines-large', 'listed.solo-machines-large', 75),
        soloGame('solo-aliens', 'listed.solo-aliens', 120),
      ],
    },
    load: async () => (await import('./space-empires/game.ts')).spaceEmpires,
    bot: async () => (await import('./space-empires/bot.ts')).empiresBot,
    advice: async () => (await import('./space-empires/bot.ts')).empiresAdvice,
    levels: ['easy', 'normal', 'hard'],
    foresight: async () => (await import('./space-empires/bot.ts')).empiresForesight,
    board: async () => (await import('./space-empires/board/index.ts')).empiresBoard,
    lessons: async () => (await import('./space-empires/lessons/index.ts')).empiresLessons,
  },
};

/** All games, by id. */
export const GAMES: Readonly<Record<string, ListedGame>> = games;

/**
 * Adds a game to the list of games until the returned function is called. Only tests use this. Throws if the id is
 * already taken.
 */
export function addGameForTest(id: string, game: ListedGame): () => void {
  if (Object.hasOwn(games, id)) throw new Error(`there is a game called ${id} already`);
  games[id] = game;
  return () => void Reflect.deleteProperty(games, id);
}

/** The ids of the games that have lessons. */
export const GAMES_WITH_LESSONS: readonly string[] = Object.keys(GAMES).filter(id => listed(id)?.lessons !== undefined);

/** The name for a round in this game's rule book, known without loading the game. */
export function roundNameOf(id: string): RoundName {
  return listed(id)?.roundName ?? 'round';
}

/** Loads the game with this id; `null` if there is none. */
export async function loadGame(id: string): Promise<Game | null> {
  return (await listed(id)?.load()) ?? null;
}

/** Loads the program's player for the game with this id; a player that answers at random if the game has none. */
export async function loadBot(id: string): Promise<BotPlayer> {
  return (await listed(id)?.bot?.()) ?? randomPlayer;
}

/**
 * The levels of the program's players for the game with this id, known without loading the game. Only games with advice
 * have searching players.
 */
export function levelsOf(id: string): readonly Level[] {
  const game = listed(id);
  if (game?.bot === undefined) return ['normal'];
  return game.levels ?? (game.advice === undefined ? ['easy', 'normal'] : LEVELS);
}

/** Loads the advice for searching players of this game; `null`: no player of this game searches. */
export async function loadAdvice(id: string): Promise<Advice | null> {
  return (await listed(id)?.advice?.()) ?? null;
}

/** Loads what reasons and hints need to know about this game; `null`: the game gives neither. */
export async function loadForesight(id: string): Promise<Foresight | null> {
  return (await listed(id)?.foresight?.()) ?? null;
}

/** Loads the program's player of this level for the game with this id. */
export async function loadPlayer(id: string, level: Level): Promise<BotPlayer> {
  const { playerOf } = await import('../bots/strengths.ts');
  return playerOf(level, await loadBot(id), isSearching(level) ? await loadAdvice(id) : null);
}

/** Loads the board of the game with this id; `null` if there is none. */
export async function loadBoard(id: string): Promise<Board | null> {
  return (await listed(id)?.board?.()) ?? null;
}

/** Loads the lessons of the game with this id; empty if it has none. */
export async function loadLessons(id: string): Promise<readonly Lesson[]> {
  return (await listed(id)?.lessons?.()) ?? [];
}

function soloGame(scenario: string, words: ListedTextKey, minutes: number): SoloFacts {
  return { choices: { scenario }, words: message(words), minutes };
}

function listed(id: string): ListedGame | null {
  return Object.hasOwn(GAMES, id) ? (GAMES[id] ?? null) : null;
}
