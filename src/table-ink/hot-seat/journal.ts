import { standing } from '../../kernel/history/chronicle.ts';
import type { History } from '../../kernel/history/chronicle.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { GivenAnswer } from '../../kernel/history/lines.ts';
import type { Seat, Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** An earlier decision that the table may go back to, as everybody may know it. */
export interface Earlier {
  /** The decision to go back to. */
  readonly n: number;
  readonly seat: Seat;
  readonly round: number;
  /** What was answered; a private row counts as one and says nothing. */
  readonly what: Message;
  readonly secret: boolean;
}

/** So many decisions are listed at the most: nobody agrees to go back farther. */
const MOST = 400;

/** The last decisions of a match so far, the oldest first. */
export function journalOf(history: History, most = MOST): readonly Earlier[] {
  const newestFirst: Earlier[] = [];
  for (const { line } of standing(history)) {
    if (line.line !== 'record' || line.given === null) continue;
    // The round in which it was answered, not the one that began by it.
    const { given, round } = line;
    if (!given.private) newestFirst.push({ n: given.n, seat: given.seat, round, what: answerOf(given), secret: false });
    else noteSecret(given, round, newestFirst);
    if (newestFirst.length > most) break;
  }
  return newestFirst.slice(0, most).reverse();
}

/** A row of private answers is one place to go back to: its beginning. */
function noteSecret({ n, seat }: GivenAnswer, round: number, newestFirst: Earlier[]): void {
  const later = newestFirst.at(-1);
  if (later?.secret === true && later.seat === seat) newestFirst.pop();
  newestFirst.push({ n, seat, round, what: say('take-back.secret'), secret: true });
}

/** What an answer said, in words. */
function answerOf({ words, answer }: GivenAnswer): Message {
  return words ?? { key: 'table.refused', with: { reason: answer } };
}

/** What an answer to a decision says, in words. */
export function answerMessage({ options }: Decision, answer: string | number): Message {
  return options.find(({ id }) => id === answer)?.words ?? { key: 'table.refused', with: { reason: answer } };
}
