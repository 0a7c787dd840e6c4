import { standing } from '../../kernel/history/chronicle.ts';
import type { History } from '../../kernel/history/chronicle.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import type { GivenAnswer, RecordLine } from '../../kernel/history/lines.ts';
import { seatsNamed } from '../../kernel/words/message.ts';
import type { Seat, Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** An earlier decision that the table may go back to, with public information only. */
export interface Earlier {
  /** The decision to go back to. */
  readonly n: number;
  readonly seat: Seat;
  readonly round: number;
  /** The answer in words. A secret answer says nothing; a series of sealed answers counts as one. */
  readonly what: Message;
  readonly secret: boolean;
  /** Whether `what` is the public event of a secret answer: a sentence that names the seat itself. */
  readonly isTold: boolean;
}

/** The most decisions listed; the table never goes back farther. */
const MOST = 400;

/** The last decisions of a match so far, the oldest first. */
export function journalOf(history: History, most = MOST): readonly Earlier[] {
  const newestFirst: Earlier[] = [];
  /** The seat of the series of sealed answers that is being read. */
  let row: Seat | null = null;
  /** The first decision of the entry listed last, if that entry joins two answers; `null`: it is a single answer. */
  let begun: number | null = null;
  for (const { line } of standing(history)) {
    if (line.line !== 'record' || line.given === null) continue;
    // The round in which the answer was given, not the round that it started.
    const { given, round } = line;
    const { n, seat, secrecy } = given;
    // A series of sealed answers is one entry, which goes back to its beginning.
    const inRow = secrecy === 'sealed' && row === seat;
    row = secrecy === 'sealed' ? seat : null;
    const secret = secrecy !== 'open';
    // Public events are in every log, no matter which answer of the series caused them.
    const own = secret ? toldOf(line, given) : null;
    // An order takes two answers, its place and its kind; everybody learns both only after the second one.
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
 * The public event of an answer; `null`: nothing. The last answer of a sealed series also reveals other seats' series;
 * only the event about its own seat counts.
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
