import { levelOf, programOf } from '../../bots/levels.ts';
import type { Level } from '../../bots/levels.ts';
import { levelsOf } from '../../games/index.ts';
import type { Message, Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import { say } from '../text/say.ts';

export { levelOf, programOf } from '../../bots/levels.ts';
export type { Level } from '../../bots/levels.ts';

/** What a level does, in a line. Where a game has none above it, the line says so. */
export function levelWords(level: Level, offered: readonly Level[]): Message {
  const highest = offered.at(-1);
  return say(
    level === highest && (level === 'normal' || level === 'hard') ? `level.${level}.highest` : `level.${level}`,
  );
}

/** The program's player of a level as a seat's: "the program, hard". */
export function programWords(level: Level): Message {
  return say('level.program', { level: say(`level.${level}.name`) });
}

/** Against how many of which level somebody plays. */
export function againstWords(count: number, level: Level): Message {
  return say('level.against', { count, level: say(`level.${level}.name`) });
}

/** Who answers for a seat from now on. */
export function reseatedMessage(seat: Seat, player: Player): Message {
  const level = levelOf(player);
  if (level === null) return say('players.now-person', { seat: { seat } });
  return say('players.now-bot', { seat: { seat }, level: say(`level.${level}.name`) });
}

/**
 * Who may answer for a seat of the game of that id, in the order in which the menu offers them: after a person the
 * usual player of the program.
 */
export function playersInTurn(game: string): readonly Player[] {
  const levels = levelsOf(game);
  const usual = levels.indexOf('normal');
  return ['human', ...[...levels.slice(usual), ...levels.slice(0, usual)].map(programOf)];
}
