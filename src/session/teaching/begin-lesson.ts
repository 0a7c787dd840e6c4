import type { Formatter } from '../../kernel/words/format.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import { SAVE_FORMAT } from '../../saves/old/format.ts';
import { checkPosition, startPosition } from '../../saves/saved/position.ts';
import type { BotPlayer } from '../../bots/player.ts';
import { sessionFormatter } from '../text/say.ts';
import { TaughtMatch } from './taught-match.ts';

/** A lesson at its beginning. */
export interface BegunLesson {
  readonly lesson: Lesson;
  readonly taught: TaughtMatch;
  /** Answers for the other seats: with the lesson's script, else with the game's bot. */
  readonly opponent: BotPlayer;
  /** The formatter for the English texts. */
  readonly format: Formatter;
}

/** The match of a lesson, at its position. Throws `SaveFault` when the position does not fit the game's rules. */
export function lessonMatch(game: Game, lesson: Lesson): Match {
  const { names, state } = lesson.position();
  const called = names.map(sessionFormatter(game.texts.en));
  const position = checkPosition({
    format: SAVE_FORMAT,
    game: game.id,
    seats: called.map(name => ({ name })),
    seed: `lesson ${lesson.id}`,
    state: state(called),
  });
  return startPosition(game, position, { checkpointEvery: 0 });
}

/** Begins a lesson on the game's own rules. Throws `SaveFault` as `lessonMatch` does. */
export function beginLesson(game: Game, lesson: Lesson, bot: BotPlayer): BegunLesson {
  const match = lessonMatch(game, lesson);
  const format = sessionFormatter(
    game.texts.en,
    match.start.seats.map(({ name }) => name),
  );
  const opponent: BotPlayer = turn => lesson.reply?.(turn.decision) ?? bot(turn);
  return { lesson, taught: new TaughtMatch(lesson, match, format), opponent, format };
}
