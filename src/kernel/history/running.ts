import type { CheckpointPolicy, RunStart } from '../match/checkpoints.ts';
import { lastEntryLine, MemoryChronicle, recordOfDecision, tailOf } from './chronicle.ts';
import type { Chronicle, History, Tail } from './chronicle.ts';
import { isBegun, startBefore } from './continuing.ts';
import { copy } from '../plain/copy.ts';
import type { Answer, Beat, Blocked, Decision, Pending } from '../match/decision.ts';
import type { GameEvent, LogEvent } from '../match/events.ts';
import type { Figure, GameDefinition } from '../match/game.ts';
import { givenAnswerOf, HistoryWriter } from './writer.ts';
import { Imaginings } from './imagined.ts';
import { isAct } from '../match/record.ts';
import type { CutReason } from './lines.ts';
import type { Entry, MatchRecord, SeatAct, Start } from '../match/record.ts';
import type { Framed, Outcome } from '../match/play.ts';
import type { UndoFacts } from './playable.ts';
import { messageOf, Refusal, RuleFault } from '../match/refusal.ts';
import { Run } from '../match/run.ts';
import type { RunListener } from '../match/run.ts';
import { message } from '../words/message.ts';
import type { Seat, Viewer } from '../words/message.ts';

/**
 * A running match of one game: a run, and the history to which it is written. Only `answer`, `undo`, `redo`, `takeBack`
 * and the acts of seats change it; each of them either succeeds, or throws `Refusal` and changes nothing. `decision`,
 * `view` and `events` observe it.
 */
export class RunningMatch<State extends Framed<Steps>, Steps, View, Options> {
  readonly start: Start;
  /**
   * Called at every beat while answers are carried out for the first time; `view` then shows the moment of the beat.
   */
  onBeat: ((beat: Beat) => void) | null = null;

  readonly #game: GameDefinition<State, Steps, View, Options>;
  readonly #keeping: Required<CheckpointPolicy>;
  readonly #chronicle: Chronicle;
  readonly #run: Run<State, Steps, View, Options>;
  readonly #writer: HistoryWriter;
  #undone: Answer[] = [];

  /**
   * Call `startMatch`, `restoreMatch` or `resumeMatch` instead. The match takes over the state of `from`. With a
   * `tail`, the history already holds everything; without a `tail`, the constructor writes it. Throws what the rules
   * throw.
   */
  constructor(
    game: GameDefinition<State, Steps, View, Options>,
    start: Start,
    { entries, ...checkpoint }: RunStart<State>,
    {
      chronicle,
      tail,
      keeping,
    }: { readonly chronicle: Chronicle; readonly tail: Tail | null; readonly keeping: CheckpointPolicy },
  ) {
    this.#game = game;
    this.start = start;
    this.#keeping = { checkpointEvery: 0, checkpointsKept: 64, thorough: false, ...keeping };
    this.#chronicle = chronicle;
    this.#run = new Run(game, checkpoint, {}, this.#keeping);
    this.#writer = new HistoryWriter(this.#run, chronicle, {
      told: checkpoint.told,
      rulesVersion: game.rulesVersion,
      beat: beat => this.onBeat?.(beat),
    });
    if (tail === null) {
      this.#writer.checkpoint();
      this.#writer.record(null, () => this.#run.begin());
      for (const entry of entries) this.#again(entry);
    } else if (isBegun(chronicle, tail)) {
      this.#run.begin();
      this.#run.againAll(entries);
      this.#writer.resume(tail);
    } else {
      this.#writer.resume(tail);
      this.#writer.record(null, () => this.#run.begin());
    }
  }

  // What is known about the match.

  /** The id of the match's game. */
  get game(): string {
    return this.#game.id;
  }

  /** The pending question; `null` if the match has ended. */
  get decision(): Decision | null {
    return this.#run.decision;
  }

  /** The legal answers to the pending question, without words; `null` if the match has ended. */
  get pending(): Pending | null {
    return this.#run.pending;
  }

  /** How the match ended; `null` while it is still going on. */
  get outcome(): Outcome | null {
    return this.#run.outcome;
  }

  /** The number of the current round; 0 during set-up. */
  get round(): number {
    return this.#run.round;
  }

  /** The current figures of the match, for charts. */
  get figures(): readonly Figure[] {
    return this.#run.figures;
  }

  /** The blocked options of the pending decision, each with its reason. Computed on every call; changes nothing. */
  blocked(): readonly Blocked[] {
    return this.#run.blocked();
  }

  /** What `viewer` may know of the state, as plain JSON. It shares no parts with the state, so it never changes. */
  view(viewer: Viewer): View {
    return this.#run.view(viewer);
  }

  /** The whole history, line by line. It contains secrets; `events` returns what a viewer may read. */
  get history(): History {
    return this.#chronicle;
  }

  /** The log from event number `from` on, as `viewer` may read it. */
  events(viewer: Viewer, from = 0): readonly LogEvent[] {
    return this.#writer.events(viewer, from);
  }

  /** The positions of the history's first event and of the next event, among all events of the match. */
  get logBounds(): { readonly from: number; readonly to: number } {
    return { from: this.#chronicle.head.told, to: this.#writer.told };
  }

  /** The length of a reader's log, which is the position of the next event that the reader may read. */
  logEnd(reader: Viewer): number {
    return this.#writer.toldTo(reader);
  }

  /** The number of the pending decision in a reader's own numbering, which hides how often others answer under seal. */
  numberFor(reader: Viewer): number {
    return this.#writer.numberFor(reader);
  }

  /** The seats still in the match. */
  get seatsIn(): readonly Seat[] {
    return this.#run.seatsIn;
  }

  /** The seats that have conceded while a step is still running; the concession takes effect when it ends. */
  get conceding(): readonly Seat[] {
    return [...this.#run.conceding];
  }

  /** A copy of the whole current state, hidden facts included, for analysis and tests only. */
  secretState(): State {
    return copy(this.#run.state);
  }

  /**
   * The record of the match: its last checkpoint and the entries after it, as plain JSON, without what happened before.
   */
  record(): MatchRecord {
    const { entries, ...checkpoint } = this.#run.last;
    return copy({ start: this.start, checkpoint, entries });
  }

  /**
   * Makes a side run from the pending decision on, which does not affect the match. `listener` receives its callbacks;
   * `null`: no listener.
   */
  fork(listener: RunListener | null = {}): Run<State, Steps, View, Options> {
    const { entries, ...checkpoint } = this.#run.last;
    const sideRun = new Run(
      this.#game,
      { ...checkpoint, state: copy(checkpoint.state) },
      listener === null ? null : {},
    );
    sideRun.begin();
    for (const entry of entries) sideRun.again(entry);
    sideRun.listener = listener;
    return sideRun;
  }

  /**
   * The possible matches (worlds) that `viewer` may imagine at the pending decision; `null` if this game does not
   * support imagining.
   */
  worlds(viewer: Viewer): Imaginings<State, Steps, View, Options> | null {
    return Imaginings.of(this.#game, this.#run.last, viewer);
  }

  /** Makes an independent copy of the match at the same decision, with the same history so far. */
  branch(): RunningMatch<State, Steps, View, Options> {
    const { head } = this.#chronicle;
    const chronicle = new MemoryChronicle(head, this.#chronicle);
    const lastCheckpoint = this.#run.last;
    const tail = tailOf(this.#chronicle);
    if (tail === null) throw new Error('unreachable: a chronicle begins with a checkpoint');
    return new RunningMatch(
      this.#game,
      this.start,
      { ...lastCheckpoint, state: copy(lastCheckpoint.state) },
      { chronicle, tail, keeping: this.#keeping },
    );
  }

  // Going on: answers, acts and redo.

  /**
   * Answers decision `n`. Throws `Refusal` if that decision is no longer pending or the answer is illegal, `RuleFault`
   * if the rules fail on it.
   */
  answer(n: number, answer: Answer): void {
    this.#run.checkAnswer(n, answer);
    this.#give(answer);
    this.#undone = [];
  }

  /** Makes a seat give up, as soon as the running step has ended. Throws `Refusal`. */
  concede(seat: Seat): void {
    this.#act({ act: 'concede', seat });
  }

  /**
   * Lets a seat write its secret sheet once more, as soon as the running step has ended. Throws `Refusal` if the seat
   * has no sheet that is still secret.
   */
  tearUp(seat: Seat): void {
    this.#act({ act: 'tear-up', seat });
  }

  /** Includes a seat again in all windows that it has passed in advance. Throws `Refusal` if there are none. */
  askMe(seat: Seat): void {
    this.#act({ act: 'ask-me', seat });
  }

  #act(act: SeatAct): void {
    this.#run.checkAct(act);
    this.#undone = [];
    this.#run.act(act);
    this.#writer.act(act);
  }

  /** The number of undone answers that `redo` can give again. */
  get redoable(): number {
    return this.#undone.length;
  }

  /** Gives the answer that was undone last again. Throws `Refusal` if there is none. */
  redo(): void {
    this.#run.checkIdle();
    const undoneAnswer = this.#undone.at(-1);
    if (undoneAnswer === undefined) throw new Refusal('cannot-redo', message('kernel.no-redo'));
    this.#give(undoneAnswer);
    this.#undone.pop();
  }

  /** Writes a checkpoint, such as before the match is closed, so that a resume has little to replay. */
  checkpoint(): void {
    this.#run.checkIdle();
    if (!this.#writer.isAtCheckpoint) this.#writer.checkpoint();
  }

  // Going back: undo and take-backs.

  /**
   * The answer that `undo` would take back, or why there is no undo. `handedOver`: the pending question may belong to
   * another seat that has not looked at it yet.
   */
  undoable(handedOver = false): UndoFacts | Refusal {
    const refuse = (key: string): Refusal => new Refusal('cannot-undo', message(key));
    if (this.#run.running) return refuse('kernel.busy');
    const lastEntry = lastEntryLine(this.#chronicle);
    if (lastEntry === null) return refuse('kernel.no-undo');
    if (lastEntry.line !== 'record') return refuse('kernel.no-undo.acted');
    if (lastEntry.revealed) return refuse('kernel.no-undo.revealed');
    const { question } = this.#run;
    if (question === null) return refuse('kernel.no-undo.over');
    const { n, seat, kind, answer } = lastEntry.given;
    return handedOver || question.seat === seat ? { n, seat, kind, answer } : refuse('kernel.no-undo.other-seat');
  }

  /**
   * Takes the last answer back, if nothing was revealed since and the same seat is asked. With `handedOver`, another
   * seat may be asked if, as the table guarantees, it has not sat down yet. Throws `Refusal` otherwise.
   */
  undo(handedOver = false): UndoFacts {
    const undoFacts = this.undoable(handedOver);
    if (undoFacts instanceof Refusal) throw undoFacts;
    this.#goBack(undoFacts.n, 'undo', null);
    this.#undone.push(undoFacts.answer);
    return undoFacts;
  }

  /**
   * Goes back to decision `to`, as the people at the table agreed. The log keeps this take-back for good, and also
   * earlier take-backs since that decision. Concessions since then are taken back too. Throws `Refusal`.
   */
  takeBack(to: number): void {
    this.#run.checkIdle();
    const isRecorded =
      Number.isInteger(to) && to >= 0 && to < this.#run.answers && recordOfDecision(this.#chronicle, to) !== null;
    if (!isRecorded) throw new Refusal('cannot-take-back', message('kernel.no-take-back', { to }));
    this.#goBack(to, 'take-back', this.#writer.tookBack(to));
    this.#undone = [];
  }

  #goBack(to: number, why: CutReason, event: GameEvent | null): void {
    if (!this.#run.backTo(to)) {
      const earlier = startBefore(this.#game, this.start, this.#chronicle, to);
      if (earlier === null) throw new Refusal('cannot-take-back', message('kernel.no-take-back.rules', { to }));
      this.#run.restart(earlier);
    }
    this.#wentBack(to, why, event);
  }

  #wentBack(to: number, why: CutReason, event: GameEvent | null): void {
    this.#writer.goneBack(to, why, event, events => this.#run.act({ act: 'went-back', events }));
  }

  /**
   * Makes the history of a resumed match end where its run is. Answers that could not be replayed are cut off, with a
   * note in the log. Returns the number of lost answers: at least `unfit`, which may include answers without records.
   * Adds a checkpoint after a loss, or if older rules made the last one.
   */
  settle(rulesVersion: number, why: 'rules' | 'damage', unfit: number): number {
    const lostCount = Math.max(this.#writer.answersBehind, unfit);
    if (lostCount > 0)
      this.#wentBack(this.#run.answers, why, { words: message(`kernel.lost.${why}`, { count: lostCount }) });
    if (lostCount > 0 || rulesVersion !== this.#game.rulesVersion) this.#writer.checkpoint();
    return lostCount;
  }

  /** Records a take-back to decision `to` from an old save that no longer holds the answers taken back. */
  noteTakeBack(to: number, undone: number): void {
    this.#wentBack(this.#run.answers, 'take-back', { words: message('kernel.took-back', { to, undone }) });
  }

  // Helper methods.

  /** Carries out an answer. If the rules fail on it, the match returns to its state before the answer. */
  #give(answer: Answer): void {
    const question = this.#run.asking();
    const decisionNumber = this.#run.answers;
    try {
      this.#writer.record(givenAnswerOf(question, decisionNumber, answer), () => this.#run.give(answer));
    } catch (error) {
      this.#run.backTo(decisionNumber);
      const errorText = messageOf(error);
      // eslint-disable-next-line no-restricted-syntax -- only a fault in the rules leads here
      throw new RuleFault(`The answer ${JSON.stringify(answer)} to ${question.kind} broke the rules: ${errorText}`, {
        cause: error,
      });
    }
  }

  /** Replays an entry of a record and writes it to the history. Throws `Refusal` if it does not fit. */
  #again(entry: Entry): void {
    if (!isAct(entry)) this.answer(this.#run.answers, entry);
    else if (entry.act !== 'went-back') this.#act(entry);
    else {
      this.#run.act(entry);
      this.#writer.missed(entry.events);
    }
  }
}
