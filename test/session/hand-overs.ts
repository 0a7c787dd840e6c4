import type { BotPlayer } from '../../src/bots/player.ts';
import type { Board } from '../../src/boards/board.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import type { LogEvent } from '../../src/kernel/match/events.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { deedRulesOf } from '../../src/session/running/deeds.ts';
import { Session } from '../../src/session/running/session.ts';
import { paceFrom } from '../../src/session/sitting/pace.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';

/** A screen was handed over: to whom, in which round, and for which question. */
export interface HandedOver {
  readonly round: number;
  readonly seat: number;
  readonly kind: string;
}

/** A match of people, and who says what they answer. */
interface Played {
  readonly game: Game;
  readonly board: Board;
  readonly match: Match;
  readonly bot: BotPlayer;
  readonly seed: string;
}

/**
 * Plays a match whose seats are all people's until a round has ended; returns each time somebody had to sit down, and
 * what everybody was told.
 */
export function handOversOf(
  { game, board, match, bot, seed }: Played,
  lastRound: number,
): { readonly handed: readonly HandedOver[]; readonly told: readonly LogEvent[] } {
  const session = new Session({
    ...{ game, match, bot, players: match.start.seats.map(() => 'human' as const), file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom(seed) },
    ...{ settings: DEFAULT_SETTINGS, pace: paceFrom(board), deeds: deedRulesOf(board) },
  });
  const random = seededRandom(`${seed} answers`);
  const handed: HandedOver[] = [];
  while (match.outcome === null && match.round <= lastRound) {
    const picture = session.hotSeat.picture();
    if (picture.show === 'hand-over') {
      handed.push({ round: match.round, seat: picture.seat, kind: match.decision?.kind ?? '' });
      session.sitDown();
    } else if (picture.show === 'since') session.hotSeat.goOn();
    else if (picture.show === 'moment') session.hotSeat.nextMoment();
    else if (picture.show === 'table' && picture.decision !== null) {
      const { decision } = picture;
      session.answer(bot({ game: game.id, view: match.view(decision.seat), decision, random }));
    } else break;
  }
  return { handed, told: session.views.events('spectator', 0) };
}
