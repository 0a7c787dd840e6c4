// Matches that the program's players play for the pictures, and their saves. Same rules, same matches.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotPlayer } from '../../src/bots/player.ts';
import { emperorBot } from '../../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../../src/games/galactic-emperor/game.ts';
import { theseusBot } from '../../src/games/theseus/bot.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import type { Line } from '../../src/kernel/history/lines.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { textOf } from '../../src/saves/lines/lines.ts';
import { linesOf } from '../../src/saves/saved/load.ts';

const BEGUN = new Date('2026-11-21T18:00:00Z');

/** A match, who plays it, and when it is left: at the first decision that `isEnough` holds for, or at its end. */
interface MadeMatch {
  readonly game: Game;
  readonly names: readonly string[];
  readonly player: BotPlayer;
  readonly seed: string;
  readonly isEnough: (match: Match) => boolean;
}

/** Two have picked a role late in a match of Galactic Emperor; the third one is asked. */
export const ROLES: MadeMatch = {
  game: galacticEmperor,
  names: ['Ann', 'Bob', 'Cyd', 'Dan'],
  player: emperorBot,
  seed: 'roles',
  isEnough: ({ decision, round }) => {
    if (decision?.kind !== 'round.role' || round < 8) return false;
    return decision.options.length <= 5;
  },
};

/** A duel of Theseus, played to its end. */
export const FINISHED: MadeMatch = {
  game: theseus,
  names: ['Ann', 'Bob'],
  player: theseusBot,
  seed: 'finished',
  isEnough: () => false,
};

/** Plays a match and writes its save, `name`, into a folder; gives the file. */
export function saveOf({ game, names, player, seed, isEnough }: MadeMatch, folder: string, name: string): string {
  const seats = names.map(seat => ({ name: seat }));
  const match = game.start({ seats, options: {}, seed });
  const random = seededRandom(`players of ${seed}`);
  for (let { decision } = match; decision !== null && !isEnough(match); decision = match.decision) {
    match.answer(decision.n, player({ game: game.id, view: match.view(decision.seat), decision, random }));
  }
  const at = BEGUN.toISOString();
  const seen = seats.map(() => match.logBounds.to);
  const meta = {
    players: seats.map(() => 'human' as const),
    languages: seats.map(() => null),
    seen,
    coach: [],
    at,
  };
  const lines: readonly Line[] = [...linesOf(match.history), { line: 'meta', meta }];
  const file = join(folder, `${name}.jsonl`);
  writeFileSync(file, textOf({ ...match.history.head, begun: BEGUN }, lines));
  return file;
}
