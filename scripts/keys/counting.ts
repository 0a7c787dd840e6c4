import { doneOptionOf } from '../../src/table/match/play/question/form.ts';
import { openQuestion } from '../../src/table/match/play/question/opening.ts';
import { shownRows } from '../../src/table/match/play/question/rows.ts';
import type { QuestionState } from '../../src/table/match/play/question/asked.ts';
import { withGivenAnswer } from '../../src/table/match/play/question/again.ts';
import type { GivenAnswer } from '../../src/table/match/play/question/again.ts';
import { randomStateFrom } from '../../src/session/sitting/players.ts';
import { paceFrom } from '../../src/session/sitting/pace.ts';
import { Session } from '../../src/session/running/session.ts';
import type { FollowUp } from '../../src/boards/deeds.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Seat } from '../../src/kernel/words/message.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import type { Board } from '../../src/boards/board.ts';
import type { BotPlayer } from '../../src/bots/player.ts';

/** Keys by what they are for: the round, and the chapter of the question. */
export type Counts = Map<string, number>;

export const HAND_OVER = 'handing over';
export const PAGES = 'pages and verdicts';

export interface Played {
  readonly game: Game;
  readonly board: Board;
  readonly match: Match;
  readonly bot: BotPlayer;
}

/** A table at which all seats are people's. */
function sessionOf({ game, board, match, bot }: Played) {
  const format = tableFormatter(game.texts.en);
  const session = new Session({
    game,
    match,
    players: match.start.seats.map(() => 'human' as const),
    now: () => new Date(0),
    file: null,
    report: () => '',
    settings: DEFAULT_SETTINGS,
    bot,
    pace: paceFrom(board),
    random: randomStateFrom('keys'),
  });
  return { session, format };
}

/** The keys until a seat has its own hand before it while all look on: to ask for it, and to sit down alone. */
export function keysToLook(played: Played, seat: Seat): number {
  const { hotSeat } = sessionOf(played).session;
  hotSeat.peek(seat);
  return hotSeat.picture().show === 'hand-over' ? 2 : 1;
}

/**
 * The keys of people only, for every seat of a match, as long as `answerTo` answers: `null` ends it. By round and
 * chapter.
 */
export function countKeys(played: Played, answerTo: (decision: Decision) => Answer | null): Counts {
  const { board, match } = played;
  const { session, format } = sessionOf(played);
  const counts: Counts = new Map();
  const add = (round: number, what: string, keys: number): void => {
    const key = `${round === 0 ? 'set-up' : `round ${round}`} · ${what}`;
    counts.set(key, (counts.get(key) ?? 0) + keys);
  };
  let form: QuestionState | null = null;
  let given: readonly GivenAnswer[] = [];
  /** The answer that was given together with the one before it. */
  let together: FollowUp | null = null;
  // The page at the end of a round belongs to that round, also when the next one has begun behind it.
  let answeredIn = match.round;
  while (match.outcome === null) {
    const picture = session.hotSeat.picture();
    if (picture.show === 'hand-over') {
      add(match.round, HAND_OVER, 1);
      session.sitDown();
    } else if (picture.show === 'since') {
      add(match.round, HAND_OVER, 1);
      session.hotSeat.goOn();
    } else if (picture.show === 'moment') {
      if (picture.waits) add(answeredIn, PAGES, 1);
      session.hotSeat.nextMoment();
    } else if (picture.show === 'table' && picture.decision !== null) {
      const { decision } = picture;
      const answer = answerTo(decision);
      if (answer === null) break;
      const asked = openQuestion(decision, format, session.blocked(), form, given);
      const isTogether = together?.kind === decision.kind && together.answer === answer;
      const count = shownRows(asked).find(({ takes }) => takes === answer)?.count ?? 0;
      together = count === 0 ? null : (asked.again[String(answer)] ?? null);
      given = withGivenAnswer(given, decision, { answer });
      if (asked.order !== null) form = asked;
      // The cursor begins at the first place; the letter lays the order there.
      const isHere = decision.kind === board.laying?.place && answer === decision.options[0]?.id;
      add(match.round, decision.kind.split('.')[0] ?? '', isHere || isTogether ? 0 : keysFor(asked, decision, answer));
      answeredIn = match.round;
      session.answer(answer);
    } else break;
  }
  return counts;
}

/** The keys that take an answer: its number, the key that ends a row, or arrows and Enter. */
function keysFor(asked: QuestionState, decision: Decision, answer: Answer): number {
  if (decision.amount !== null) return String(answer).length + 1;
  if (doneOptionOf(decision)?.id === answer) return 1;
  const rows = shownRows(asked);
  const at = rows.findIndex(({ takes, less }) => takes === answer || less === answer);
  if (at < 0 || at < 9) return 1;
  return 1 + Math.min(Math.abs(at - asked.list.cursor), rows.length - 1 - at + 1);
}

/** All keys, or those of which `what` says so. */
export function keysIn(counts: Counts, what: (key: string) => boolean = () => true): number {
  return [...counts].reduce((sum, [key, keys]) => sum + (what(key) ? keys : 0), 0);
}

/** The answer of a light round: an order does one thing, and nobody attacks. `null`: as the program would answer. */
export function lightAnswer({ kind, options }: Decision, done: Map<string, number>): Answer | null {
  const has = (wanted: string): Answer | null => options.find(({ id }) => id === wanted)?.id ?? null;
  const times = done.get(kind) ?? 0;
  done.set(kind, times + 1);
  switch (kind) {
    case 'planning.planet':
      done.delete('build.units');
      return options[0]?.id ?? null;
    case 'planning.token':
      return (times % 8 > 5 ? null : has('order:build')) ?? has('order:mobilize') ?? options[0]?.id ?? null;
    case 'build.units':
      return times % 2 === 0 ? (options.find(({ id }) => id.startsWith('unit:'))?.id ?? has('done')) : has('done');
    case 'build.sheet':
    case 'mobilize.move':
      return has('done');
    default:
      return null;
  }
}
