import { standing } from '../../kernel/history/chronicle.ts';
import type { History } from '../../kernel/history/chronicle.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import type { GivenAnswer, RecordLine } from '../../kernel/history/lines.ts';
import { seatsNamed } from '../../kernel/words/message.ts';
import type { Seat, Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** An earlier decision that the table may go back to, as everybody may know it. */
export interface Earlier {
  /** The decision to go back to. */
  readonly n: number;
  readonly seat: Seat;
  readonly round: number;
  /** What was answered; a secret one says nothing, and a sealed row counts as one. */
  readonly what: Message;
  readonly secret: boolean;
  /** Whether `what` is what everybody was told of a secret answer: a sentence that names the seat itself. */
  readonly isTold: boolean;
}

/** At most this many decisions are listed: nobody agrees to go back farther. */
const MOST = 400;

/** The last decisions of a match so far, the oldest first. */
export function journalOf(history: History, most = MOST): readonly Earlier[] {
  const newestFirst: Earlier[] = [];
  /** The seat whose sealed row the answers read last belong to. */
  let row: Seat | null = null;
  /**
   * The decision that the place last listed begins with, where that is the first part of what its words tell; `null`:
   * it is all of it.
   */
  let begun: number | null = null;
  for (const { line } of standing(history)) {
    if (line.line !== 'record' || line.given === null) continue;
    // The round in which it was answered, not the one that began by it.
    const { given, round } = line;
    const { n, seat, secrecy } = given;
    // A row of sealed answers is one place to go back to: its beginning.
    const inRow = secrecy === 'sealed' && row === seat;
    row = secrecy === 'sealed' ? seat : null;
    const secret = secrecy !== 'open';
    // The public events stand in every log, no matter which answer of the row caused them.
    const own = secret ? toldOf(line, given) : null;
    // So is where an order goes and which one it is: all are told of it only after the second answer.
    const next = newestFirst.at(-1);
    const isFirstPart: boolean =
      secrecy === 'own-view' &&
      own === null &&
      next?.n === n + 1 &&
      next.seat === seat &&
      next.isTold &&
      begun !== next.n;
    const later = inRow || isFirstPart ? newestFirst.pop() : undefined;
    begun = isFirstPart ? n : null;
    const told = own ?? (later?.isTold === true ? later.what : null);
    const what = secret ? (told ?? say('take-back.secret')) : answerOf(given);
    newestFirst.push({ n, seat, round, what, secret, isTold: told !== null });
    if (newestFirst.length > most) break;
  }
  return newestFirst.slice(0, most).reverse();
}

/**
 * What everybody was told of an answer; `null`: nothing. The last of a sealed row also turns the rows of others up:
 * only its own seat's counts.
 */
function toldOf({ events }: RecordLine, { secrecy, seat }: GivenAnswer): Message | null {
  const words = events.flatMap(event => event.words ?? []);
  const own = secrecy === 'sealed' ? words.find(each => seatsNamed(each)[0] === seat) : words[0];
  return own ?? null;
}

/** What an answer said, in words. */
function answerOf({ words, answer }: GivenAnswer): Message {
  return words ?? { key: 'table.refused', with: { reason: answer } };
}

/** The message that an answer was undone, with the key that redoes it; `key` is `null` when none does. */
export function undoneMessage(decision: Decision, answer: Answer, key: string | null): Message {
  const what = answerMessage(decision, answer) ?? say('table.undone-answer');
  return key === null ? say('table.undone-only', { what }) : say('table.undone', { what, key });
}

/** What an answer to a decision says, in words. */
export function answerMessage({ options }: Decision, answer: string | number): Message | null {
  if (typeof answer === 'number') return { key: 'table.refused', with: { reason: answer } };
  return options.find(({ id }) => id === answer)?.words ?? null;
}
