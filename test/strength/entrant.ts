import type { BotPlayer } from '../../src/bots/player.ts';

/** Somebody whose strength is measured: a player, which begins every match afresh. */
export interface Entrant {
  readonly answer: BotPlayer;
  /** Whether the answer that was given last was searched for; absent: it never searches. */
  readonly hasSearched?: () => boolean;
}

/** Makes an entrant for a match of the game of that id. Throws `RangeError` where it can't play that game. */
export type Maker = (game: string) => Promise<Entrant>;
