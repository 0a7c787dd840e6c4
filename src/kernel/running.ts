import type { Keeping } from './checkpoints.ts';
import { copy } from './copy.ts';
import { Course } from './course.ts';
import type { Beginning } from './course.ts';
import type { Answer, Beat, Blocked, Decision } from './decision.ts';
import type { ToldEvent } from './events.ts';
import type { GameDefinition } from './game.ts';
import type { UndoFacts } from './history.ts';
import type { Framed, Outcome } from './play.ts';
import { isAct } from './record.ts';
import type { Entry, MatchRecord, Start } from './record.ts';
import { messageOf, Refusal, RuleFault } from './refusal.ts';
import { words } from './words.ts';
import type { Seat, Viewer } from './words.ts';

/**
 * A running match of one game: the state, the decision that is pending, and the way back. All that a match is told goes
 * through `answer`, `undo`, `redo`, `takeBack` and `concede`; all that is known of it comes from `decision`, `view` and
 * `events`. Each of them either does what it says or throws `Refusal` and changes nothing.
 */
export class RunningMatch<State extends Framed<Steps>, Steps, View, Options> {
  readonly start: Start;
  /** Called at every beat while answers are carried out for the first time; `view` then shows that moment. */
  onBeat: ((beat: Beat) => void) | null = null;

  readonly #game: GameDefinition<State, Steps, View, Options>;
  readonly #keeping: Required<Keeping>;
  readonly #course: Course<State, Steps, View, Options>;
  #undone: Answer[] = [];

  /** Made by `startMatch`, `restoreMatch` and `replayMatch`. */
  constructor(
    game: GameDefinition<State, Steps, View, Options>,
    start: Start,
    from: Beginning<State>,
    keeping: Keeping,
  ) {
    this.#game = game;
    this.start = start;
    this.#keeping = { checkpointEvery: 0, checkpointsKept: 64, thorough: false, ...keeping };
    this.#course = new Course(game, start, from, this.#keeping, beat => this.onBeat?.(beat));
  }

  /** The game's id. */
  get game(): string {
    return this.#game.id;
  }

  /** The question that is pending, or `null` when the match has ended. */
  get decision(): Decision | null {
    return this.#course.decision;
  }

  /** How the match ended, or `null` while it goes on. */
  get outcome(): Outcome | null {
    return this.#course.state.outcome;
  }

  /** Which round it is; 0 in the set-up. */
  get round(): number {
    return this.#game.round(this.#course.state);
  }

  /** What is blocked in the pending decision, each with its reason. Works it out anew and changes nothing. */
  blocked(): readonly Blocked[] {
    return this.#course.question?.about.blocked?.() ?? [];
  }

  /** What `viewer` may know of the state: plain JSON that shares nothing with it, so that it stays as it is. */
  view(viewer: Viewer): View {
    return copy(this.#game.view(this.#course.state, viewer));
  }

  /** The log from event `from` on, as `viewer` may read it. Events before `logBounds.from` are told by a replay. */
  events(viewer: Viewer, from = 0): readonly ToldEvent[] {
    return this.#course.log.told(viewer, from);
  }

  /** The index of the first event still in the log, and of the next one to come. */
  get logBounds(): { readonly from: number; readonly to: number } {
    const { from, to } = this.#course.log;
    return { from, to };
  }

  /** The seats still in the match. */
  get seatsIn(): readonly Seat[] {
    return this.#game.seatsIn(this.#course.state);
  }

  /** The whole state as it is now, hidden facts included: a copy, for analysis and tests only. */
  secretState(): State {
    return copy(this.#course.state);
  }

  /** Answers decision `n`. Throws `Refusal` when it is stale or no legal answer, `RuleFault` when the rules broke on it. */
  answer(n: number, answer: Answer): void {
    this.#course.checkAnswer(n, answer);
    this.#give(answer);
    this.#undone = [];
  }

  /** What `undo` would take back, or why it can't. */
  undoable(): UndoFacts | Refusal {
    if (this.#course.history.answers === this.#course.history.knownFrom) this.#course.recall();
    const { history, question, running, state } = this.#course;
    const last = history.last();
    const why = (key: string): Refusal => new Refusal('cannot-undo', words(key));
    if (running) return why('kernel.busy');
    if (last === null) return why('kernel.no-undo');
    if (last.acted) return why('kernel.no-undo.acted');
    if (last.revealed !== state.revealed) return why('kernel.no-undo.revealed');
    if (question === null) return why('kernel.no-undo.over');
    if (question.seat !== last.seat) return why('kernel.no-undo.other-seat');
    const { n, seat, kind, answer } = last;
    return { n, seat, kind, answer };
  }

  /** Takes the last answer back, if nothing was revealed and the same seat is asked. Throws `Refusal` otherwise. */
  undo(): UndoFacts {
    const facts = this.undoable();
    if (facts instanceof Refusal) throw facts;
    this.#goBackTo(facts.n);
    this.#undone.push(facts.answer);
    return facts;
  }

  /** How many undone answers `redo` can give again. */
  get redoable(): number {
    return this.#undone.length;
  }

  /** Gives the answer that was undone last again. Throws `Refusal` when there is none. */
  redo(): void {
    this.#course.checkIdle();
    const undone = this.#undone.at(-1);
    if (undone === undefined) throw new Refusal('cannot-redo', words('kernel.no-redo'));
    this.#give(undone);
    this.#undone.pop();
  }

  /**
   * Goes back to decision `to`, as the table agreed; it stands in the log for good, and so do take-backs since then.
   * A concession since then is taken back too. Throws `Refusal`.
   */
  takeBack(to: number): void {
    this.#course.checkIdle();
    const { answers, knownFrom } = this.#course.history;
    if (Number.isInteger(to) && to >= 0 && to < knownFrom) this.#course.recall();
    if (this.#course.history.entryOf(to) === null) {
      throw new Refusal('cannot-take-back', words('kernel.no-take-back', { to }));
    }
    const since = this.#goBackTo(to)
      .filter(entry => isAct(entry))
      .filter(({ act }) => act === 'take-back');
    this.#undone = [];
    for (const act of since) this.#course.act(act);
    this.#course.act({ act: 'take-back', to, undone: answers - to });
  }

  /** A seat gives up; it takes effect when the running step has ended. Throws `Refusal`. */
  concede(seat: Seat): void {
    this.#course.checkIdle();
    this.#course.checkConcession(seat);
    this.#undone = [];
    this.#course.act({ act: 'concede', seat });
  }

  /** The seats that have conceded and whose concession waits for the running step to end. */
  get conceding(): readonly Seat[] {
    return [...this.#course.conceding];
  }

  /** The match as plain JSON, with the last checkpoint and the last `logKept` events before it. */
  record(logKept = 0): MatchRecord {
    return this.#course.record(logKept);
  }

  /** A second match at the same decision; neither knows of the other. */
  fork(): RunningMatch<State, Steps, View, Options> {
    return new RunningMatch(this.#game, this.start, { record: this.record(Infinity) }, this.#keeping);
  }

  /** Goes back to decision `n`; gives back what was told since. */
  #goBackTo(n: number): readonly Entry[] {
    return this.#course.cut(this.#course.history.entryOf(n) ?? 0);
  }

  /** Carries an answer out; when the rules break on it, the match goes back to where it was. */
  #give(answer: Answer): void {
    const before = this.#course.history.entries.length;
    const kind = this.#course.question?.kind ?? 'nothing';
    try {
      this.#course.give(answer);
    } catch (error) {
      this.#course.cut(before);
      throw new RuleFault(`The answer ${JSON.stringify(answer)} to ${kind} broke the rules: ${messageOf(error)}`, {
        cause: error,
      });
    }
  }
}
