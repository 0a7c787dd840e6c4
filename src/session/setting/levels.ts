import { levelOf, programOf } from '../../bots/levels.ts';
import type { Level } from '../../bots/levels.ts';
import { levelsOf } from '../../games/index.ts';
import type { Message, Seat } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import { say } from '../text/say.ts';

export { levelOf, programOf } from '../../bots/levels.ts';
export type { Level } from '../../bots/levels.ts';

/** A line that says what a level is like. If it is the highest level of the game, the line says so. */
export function levelWords(level: Level, offeredLevels: readonly Level[]): Message {
  const highest = offeredLevels.at(-1);
  return say(
    level === highest && (level === 'normal' || level === 'hard') ? `level.${level}.highest` : `level.${level}`,
  );
}

/** The name of a bot of some level as the player of a seat: "the program, hard". */
export function programWords(level: Level): Message {
  return say('level.program', { level: say(`level.${level}.name`) });
}

/** Words that say how many opponents somebody plays against, and their level. */
export function opponentsMessage(count: number, level: Level): Message {
  return say('level.against', { count, level: say(`level.${level}.name`) });
}

/** The message that says who plays a seat from now on. */
export function reseatedMessage(seat: Seat, player: Player): Message {
  const level = levelOf(player);
  if (level === null) return say('players.now-person', { seat: { seat } });
  return say('players.now-bot', { seat: { seat }, level: say(`level.${level}.name`) });
}

/**
 * The players that a seat may get, for the game with that id, in the order of the menu: a person, then bots, the
 * `normal` one first.
 */
export function playersInMenuOrder(game: string): readonly Player[] {
  const levels = levelsOf(game);
  const normalIndex = levels.indexOf('normal');
  return ['human', ...[...levels.slice(normalIndex), ...levels.slice(0, normalIndex)].map(programOf)];
}
