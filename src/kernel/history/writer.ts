import { recordOfDecision, standingLines } from './chronicle.ts';
import type { Chronicle, Tail } from './chronicle.ts';
import { optionOf } from '../match/decision.ts';
import type { Answer, Beat, Question } from '../match/decision.ts';
import { eventTextFor } from '../match/events.ts';
import type { GameEvent, LogEvent } from '../match/events.ts';
import type { AskedQuestion, BeatMark, CutReason, GivenAnswer, Line, RoundLine, UnreadCounts } from './lines.ts';
import type { Checkpoint, Entry, SeatAct } from '../match/record.ts';
import type { Figure } from '../match/game.ts';
import type { RunListener } from '../match/run.ts';
import {
  unreadAfterLine,
  hiddenEvents,
  NOTHING_UNREAD,
  readerDecisionNumber,
  readLog,
  unreadAtEnd,
  unreadEvents,
} from './readers.ts';
import { message } from '../words/message.ts';
import type { Message, Viewer } from '../words/message.ts';
import { same } from '../plain/same.ts';

/** A checkpoint is written after this many answers, so that a resume replays at most this many. */
const ANSWERS_PER_CHECKPOINT = 64;

/**
 * At the end of a round a checkpoint is written only if the last one is at least this many answers ago. Rounds may be
 * short, and a state is as large as several answers.
 */
const MIN_ANSWERS_BEFORE_ROUND_CHECKPOINT = 24;

const NO_CALLBACKS: RunListener = {};

/** The events, beats and rounds that are collected while rules run, before they are written as a record. */
interface Draft {
  readonly events: GameEvent[];
  readonly beats: BeatMark[];
  readonly rounds: RoundLine[];
}

/** The part of a run that the history writer uses. */
interface WrittenRun {
  listener: RunListener | null;
  readonly answers: number;
  readonly question: Question | null;
  readonly revealed: number;
  readonly round: number;
  readonly figures: readonly Figure[];
  readonly last: Checkpoint & { readonly entries: readonly Entry[] };
}

/** Writes the history of a run, line by line. */
export class HistoryWriter {
  readonly #run: WrittenRun;
  readonly #chronicle: Chronicle;
  readonly #rulesVersion: number;
  readonly #beat: (beat: Beat) => void;
  /** The number of events in the chronicle. */
  #told: number;
  /** The number of answers and acts so far. */
  #entry = 0;
  #round: number;
  /** The number of events and answers in the chronicle that each reader must not count. */
  #unread: UnreadCounts = NOTHING_UNREAD;
  #draft: Draft | null = null;
  /** Collects the events, beats and rounds of the running answer in the draft. */
  readonly #listener: RunListener = {
    tell: event => this.#draft?.events.push(event),
    beat: beat => {
      this.#draft?.beats.push([beat.kind, this.#draft.events.length]);
      this.#beat(beat);
    },
    stepEnded: () => this.#noteRound(),
  };
  /** The number of the decision at which the last checkpoint was written. */
  #checkpointAt = -1;
  /** The number of answers and acts before the last checkpoint. */
  #checkpointEntry = -1;

  /** `told`: the number of events before the run. `beat`: the callback for every beat that is recorded. */
  constructor(
    run: WrittenRun,
    chronicle: Chronicle,
    {
      told,
      rulesVersion,
      beat,
    }: { readonly told: number; readonly rulesVersion: number; readonly beat: (beat: Beat) => void },
  ) {
    this.#run = run;
    this.#chronicle = chronicle;
    this.#rulesVersion = rulesVersion;
    this.#beat = beat;
    this.#told = told;
    this.#round = run.round;
  }

  /** The number of events so far, including those of the running answer. */
  get told(): number {
    return this.#told + (this.#draft?.events.length ?? 0);
  }

  /** The number of events that a reader may read, including those of the running answer. */
  toldTo(reader: Viewer): number {
    const hiddenCount = unreadEvents(
      { events: hiddenEvents(this.#draft?.events ?? [], this.#seats), answers: [] },
      reader,
    );
    return this.told - unreadEvents(this.#unread, reader) - hiddenCount;
  }

  /** A reader's log from position `from` on. */
  events(reader: Viewer, from: number): LogEvent[] {
    let index = this.#told - unreadEvents(this.#unread, reader);
    const events = from < index ? readLog(this.#chronicle, reader, { from }) : [];
    for (const event of this.#draft?.events ?? []) {
      const eventText = eventTextFor(event, reader);
      if (eventText === null) continue;
      if (index >= from) events.push({ ...eventText, index });
      index += 1;
    }
    return events;
  }

  /** The number of the pending decision in a reader's own numbering. */
  numberFor(reader: Viewer): number {
    return readerDecisionNumber(this.#run.answers, this.#unread, reader);
  }

  /**
   * The log event for going back to decision `to`. The text for each reader has the decision number in the reader's own
   * numbering.
   */
  tookBack(to: number): GameEvent {
    const unreadThere = unreadAtEnd(this.#chronicle, { to });
    const textForReader = (reader: Viewer): Message => {
      const decision = readerDecisionNumber(to, unreadThere, reader);
      return message('kernel.took-back', { to: decision, undone: this.numberFor(reader) - decision });
    };
    const words = textForReader('spectator');
    const secrets = Array.from({ length: this.#seats }, (_, seat) => ({ seats: [seat], words: textForReader(seat) }));
    const differingSecrets = secrets.filter(secret => !same(secret.words, words));
    return differingSecrets.length === 0 ? { words } : { words, secrets: differingSecrets };
  }

  get #seats(): number {
    return this.#chronicle.head.start.seats.length;
  }

  /** Runs the rules and writes their effects as a record. If the rules throw, nothing is written. */
  record(given: GivenAnswer | null, run: () => void): void {
    const draft: Draft = { events: [], beats: [], rounds: [] };
    const { revealed } = this.#run;
    const round = this.#round;
    this.#draft = draft;
    this.#run.listener = this.#listener;
    try {
      run();
      // A step may begin a round and ask at once. A match resumed at the question knows only the round in its state, so
      // the round is noted here too.
      this.#noteRound();
    } catch (error) {
      this.#round = round;
      throw error;
    } finally {
      this.#draft = null;
      this.#run.listener = NO_CALLBACKS;
    }
    this.#write(given, draft, this.#run.revealed !== revealed);
  }

  /** Writes a line for an act of a seat. */
  act({ act, seat }: SeatAct): void {
    const decisionNumber = this.#run.answers;
    this.#chronicle.add({ line: 'act', act, seat, n: decisionNumber, entry: this.#entry, told: this.#told });
    this.#entry += 1;
  }

  /**
   * Records that the match has gone back to decision `to`, where its run already is. The log keeps this event for good,
   * and also earlier take-backs that are cut off with the rest. `told` is called with the number of these events.
   */
  goneBack(to: number, why: CutReason, event: GameEvent | null, told: (events: number) => void): void {
    const events: GameEvent[] = [];
    if (event !== null) events.push(...this.#waysBackSince(to), event);
    const record = recordOfDecision(this.#chronicle, to);
    this.#unread = unreadAtEnd(this.#chronicle, { to });
    if (record !== null) {
      this.#told = record.told;
      this.#entry = record.entry;
    }
    this.#round = this.#run.round;
    this.#add({ line: 'cut', to, why, entry: this.#entry, told: this.#told, events });
    if (event !== null) {
      this.#entry += 1;
      this.#told += events.length;
      told(events.length);
    }
    if (this.#checkpointAt > to) this.checkpoint();
  }

  /** Records a take-back of which only the number of log events is known. */
  missed(events: number): void {
    const decisionNumber = this.#run.answers;
    this.#chronicle.add({
      line: 'cut',
      to: decisionNumber,
      why: 'take-back',
      entry: this.#entry,
      told: this.#told,
      events: [],
    });
    this.#entry += 1;
    this.#told += events;
  }

  /** Writes a checkpoint, unless one was just written. */
  checkpoint(): void {
    const { entries: since, ...checkpoint } = this.#run.last;
    const decisionNumber = this.#run.answers;
    const rulesVersion = this.#rulesVersion;
    const told = this.#told;
    const unread = this.#unread === NOTHING_UNREAD ? {} : { unread: this.#unread };
    const line = {
      line: 'checkpoint',
      at: decisionNumber,
      entry: this.#entry,
      told,
      rulesVersion,
      checkpoint,
      since,
    } as const;
    this.#chronicle.add({ ...line, ...unread });
    this.#checkpointAt = decisionNumber;
    this.#checkpointEntry = this.#entry;
  }

  /** Whether nothing has happened since the last checkpoint was written: no answer, act or take-back. */
  get isAtCheckpoint(): boolean {
    return this.#checkpointAt === this.#run.answers && this.#checkpointEntry === this.#entry;
  }

  /** Continues writing at the end of an existing history. */
  resume({ checkpoint, since, told }: Tail): void {
    this.#told = told;
    this.#entry = checkpoint.entry + since.length;
    this.#round = this.#run.round;
    this.#checkpointAt = checkpoint.at;
    this.#checkpointEntry = checkpoint.entry;
    this.#unread = unreadAtEnd(this.#chronicle);
  }

  /** The number of answers in the history that come after the run's position. */
  get answersBehind(): number {
    let answersBehind = 0;
    for (const { line } of standingLines(this.#chronicle)) {
      if (line.line !== 'record') continue;
      if (line.n <= this.#run.answers) break;
      answersBehind += 1;
    }
    return answersBehind;
  }

  #waysBackSince(to: number): GameEvent[] {
    const eventsSince: (readonly GameEvent[])[] = [];
    for (const { line } of standingLines(this.#chronicle)) {
      if (line.line === 'record' && line.n <= to) break;
      if (line.line === 'cut' && line.to > to) eventsSince.push(line.events);
    }
    return eventsSince.reverse().flat();
  }

  /** Writes a line and counts what it hides from each reader. */
  #add(line: Line): void {
    this.#chronicle.add(line);
    this.#unread = unreadAfterLine(this.#unread, line, this.#seats);
  }

  #noteRound(): void {
    const { round } = this.#run;
    if (round === this.#round) return;
    const { figures, answers } = this.#run;
    this.#draft?.rounds.push({ line: 'round', round: this.#round, n: answers, figures });
    this.#round = round;
  }

  #write(given: GivenAnswer | null, { events, beats, rounds }: Draft, revealed: boolean): void {
    const { answers: n, round, question } = this.#run;
    const nextQuestion = question === null ? null : askedQuestionOf(question, n);
    const told = this.#told;
    this.#add({
      line: 'record',
      given,
      n,
      entry: this.#entry,
      round,
      told,
      events,
      beats,
      revealed,
      next: nextQuestion,
    });
    this.#told += events.length;
    if (given !== null) this.#entry += 1;
    for (const line of rounds) this.#chronicle.add(line);
    const minAnswers = rounds.length > 0 ? MIN_ANSWERS_BEFORE_ROUND_CHECKPOINT : ANSWERS_PER_CHECKPOINT;
    const endsWithRound = given === null && rounds.length > 0;
    if (n - this.#checkpointAt >= minAnswers || endsWithRound || nextQuestion === null) this.checkpoint();
  }
}

/** An answer in the form in which a history stores it. */
export function givenAnswerOf(
  { seat, kind, about, options }: Question,
  decisionNumber: number,
  answer: Answer,
): GivenAnswer {
  const { rule, secrecy = 'open' } = about;
  const option = optionOf(options, answer);
  if (option === undefined) return { n: decisionNumber, seat, kind, rule, secrecy, answer };
  return { n: decisionNumber, seat, kind, rule, secrecy, answer, words: option.words };
}

function askedQuestionOf({ seat, kind, about }: Question, n: number): AskedQuestion {
  return { n, seat, kind, secrecy: about.secrecy ?? 'open' };
}
