import { randomPlayer } from '../bots/player.ts';
import type { BotPlayer } from '../bots/player.ts';
import type { Game } from '../kernel/playable.ts';

/** A game of the program, by its title; the rest is loaded only when it is played. */
interface Listed {
  readonly title: string;
  readonly load: () => Promise<Game>;
  /** Its player for the seats that the program plays. */
  readonly bot?: () => Promise<BotPlayer>;
}

/** The games there are, by id. */
export const GAMES: Readonly<Record<string, Listed>> = {
  starcraft: {
    title: 'StarCraft: The Board Game',
    load: async () => (await import('./starcraft/game.ts')).starcraft,
    bot: async () => (await import('./starcraft/bot.ts')).starcraftBot,
  },
  theseus: {
    title: 'Theseus: The Dark Orbit',
    load: async () => (await import('./theseus/game.ts')).theseus,
    bot: async () => (await import('./theseus/bot.ts')).theseusBot,
  },
};

/** The game of that id, or `null` when there is none. */
export async function loadGame(id: string): Promise<Game | null> {
  if (!Object.hasOwn(GAMES, id)) return null;
  return (await GAMES[id]?.load()) ?? null;
}

/** The player that the game of that id has for seats which no person plays; one by chance when it has none of its own. */
export async function loadBot(id: string): Promise<BotPlayer> {
  if (!Object.hasOwn(GAMES, id)) return randomPlayer;
  return (await GAMES[id]?.bot?.()) ?? randomPlayer;
}
