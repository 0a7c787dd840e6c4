import type { Lesson } from '../../games/lesson.ts';
import type { Game } from '../../kernel/playable.ts';
import type { Teller } from '../../kernel/phrases.ts';
import { SAVE_FORMAT } from '../../saves/format.ts';
import { checkPosition, startPosition } from '../../saves/position.ts';
import type { BotPlayer } from '../players.ts';
import { tableTeller } from '../say.ts';
import { TaughtMatch } from './taught-match.ts';

/** A lesson at its beginning. */
export interface BegunLesson {
  readonly taught: TaughtMatch;
  /** Answers for the other seats: as the lesson says, else as the game's own player likes. */
  readonly opponent: BotPlayer;
  readonly tell: Teller;
}

/** Begins a lesson at its position, on the game's own rules. Throws `SaveFault` when the position does not fit them. */
export function beginLesson(game: Game, lesson: Lesson, bot: BotPlayer): BegunLesson {
  const { seats, state } = lesson.position();
  const position = checkPosition({ format: SAVE_FORMAT, game: game.id, seats, seed: `lesson ${lesson.id}`, state });
  const match = startPosition(game, position, { checkpointEvery: 0 });
  const tell = tableTeller(
    game.texts.en,
    seats.map(({ name }) => name),
  );
  const opponent: BotPlayer = turn => lesson.reply?.(turn.decision) ?? bot(turn);
  return { taught: new TaughtMatch(lesson, match, tell), opponent, tell };
}
