import type { Formatter } from '../../kernel/words/format.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import { SAVE_FORMAT } from '../../saves/old/format.ts';
import { checkPosition, startPosition } from '../../saves/saved/position.ts';
import type { BotPlayer } from '../../bots/player.ts';
import { sessionFormatter } from '../text/say.ts';
import { TaughtMatch } from './taught-match.ts';

/** A lesson that has been started, with its match and its opponent. */
export interface BegunLesson {
  readonly lesson: Lesson;
  readonly taught: TaughtMatch;
  /** The bot for the other seats: it answers with the lesson's script, else like the game's bot. */
  readonly opponent: BotPlayer;
  /** The formatter for English texts. */
  readonly format: Formatter;
}

/**
 * Starts the match of a lesson, at the lesson's position. Throws `SaveFault` if the position does not fit the game's
 * rules.
 */
export function lessonMatch(game: Game, lesson: Lesson): Match {
  const { names, state } = lesson.position();
  const seatNames = names.map(sessionFormatter(game.texts.en));
  const position = checkPosition({
    format: SAVE_FORMAT,
    game: game.id,
    seats: seatNames.map(name => ({ name })),
    seed: `lesson ${lesson.id}`,
    state: state(seatNames),
  });
  return startPosition(game, position, { checkpointEvery: 0 });
}

/** Starts a lesson, played by the game's own rules. Throws `SaveFault` as `lessonMatch` does. */
export function beginLesson(game: Game, lesson: Lesson, bot: BotPlayer): BegunLesson {
  const match = lessonMatch(game, lesson);
  const format = sessionFormatter(
    game.texts.en,
    match.start.seats.map(({ name }) => name),
  );
  const opponent: BotPlayer = turn => lesson.reply?.(turn.decision) ?? bot(turn);
  return { lesson, taught: new TaughtMatch(lesson, match, format), opponent, format };
}
