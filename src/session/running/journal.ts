import { standingLines } from '../../kernel/history/chronicle.ts';
import type { History } from '../../kernel/history/chronicle.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import type { GivenAnswer, RecordLine } from '../../kernel/history/lines.ts';
import { seatsNamed } from '../../kernel/words/message.ts';
import type { Seat, Message } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** An earlier decision to which the people may go back (a take-back), with public information only. */
export interface EarlierDecision {
  /** The number of the decision to go back to. */
  readonly n: number;
  readonly seat: Seat;
  readonly round: number;
  /** The words of the answer. A secret answer gets neutral words; a series of sealed answers counts as one answer. */
  readonly what: Message;
  readonly secret: boolean;
  /** Whether `what` is the text of the public event about a secret answer, a sentence that names the seat itself. */
  readonly isTold: boolean;
}

/** The most decisions in the list; a take-back never goes further back. */
const MAX_DECISIONS = 400;

/** The last decisions of a match, the oldest first. */
export function journalOf(history: History, maxDecisions = MAX_DECISIONS): readonly EarlierDecision[] {
  const newestFirst: EarlierDecision[] = [];
  /** The seat of the series of sealed answers that is being read. */
  let sealedSeat: Seat | null = null;
  /**
   * The number of the first decision of the last list entry, if that entry joins two answers; `null`: it is a single
   * answer.
   */
  let joinedStart: number | null = null;
  for (const { line } of standingLines(history)) {
    if (line.line !== 'record' || line.given === null) continue;
    // `round` is the round in which the answer was given, not a round that it started.
    const { given, round } = line;
    const { n, seat, secrecy } = given;
    // A series of sealed answers is one entry, which goes back to its beginning.
    const inSealedSeries = secrecy === 'sealed' && sealedSeat === seat;
    sealedSeat = secrecy === 'sealed' ? seat : null;
    const secret = secrecy !== 'open';
    // Public events appear in every log, so they may be used no matter which answer of the series caused them.
    const publicText = secret ? publicTextOf(line, given) : null;
    // An order takes two answers: its place and its kind. The others learn both only after the second one.
    const laterEntry = newestFirst.at(-1);
    const isFirstPart: boolean =
      secrecy === 'own-view' &&
      publicText === null &&
      laterEntry?.n === n + 1 &&
      laterEntry.seat === seat &&
      laterEntry.isTold &&
      joinedStart !== laterEntry.n;
    const joinedEntry = inSealedSeries || isFirstPart ? newestFirst.pop() : undefined;
    joinedStart = isFirstPart ? n : null;
    const knownText = publicText ?? (joinedEntry?.isTold === true ? joinedEntry.what : null);
    const answerText = secret ? (knownText ?? say('take-back.secret')) : wordsOfAnswer(given);
    newestFirst.push({ n, seat, round, what: answerText, secret, isTold: knownText !== null });
    if (newestFirst.length > maxDecisions) break;
  }
  return newestFirst.slice(0, maxDecisions).reverse();
}

/**
 * The text of the public event about an answer; `null`: there is none. The last answer of a sealed series also reveals
 * other seats' series, so only the event about the answering seat counts.
 */
function publicTextOf({ events }: RecordLine, { secrecy, seat }: GivenAnswer): Message | null {
  const words = events.flatMap(event => event.words ?? []);
  const ownText = secrecy === 'sealed' ? words.find(each => seatsNamed(each)[0] === seat) : words[0];
  return ownText ?? null;
}

/** The words of an answer in the history. */
function wordsOfAnswer({ words, answer }: GivenAnswer): Message {
  return words ?? { key: 'table.refused', with: { reason: answer } };
}

/** The message that an answer was undone. `key`: the key on the keyboard that redoes it; `null`: it can't be redone. */
export function undoneMessage(decision: Decision, answer: Answer, key: string | null): Message {
  const answerText = answerMessage(decision, answer) ?? say('table.undone-answer');
  return key === null ? say('table.undone-only', { what: answerText }) : say('table.undone', { what: answerText, key });
}

/** The words of an answer to a decision; `null` if the decision has no such option. */
export function answerMessage({ options }: Decision, answer: string | number): Message | null {
  if (typeof answer === 'number') return { key: 'table.refused', with: { reason: answer } };
  return options.find(({ id }) => id === answer)?.words ?? null;
}
