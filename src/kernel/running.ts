import { Checkpoints } from './checkpoints.ts';
import type { Keeping, Kept } from './checkpoints.ts';
import { copy, freeze } from './copy.ts';
import type { Answer, Beat, Blocked, Decision } from './decision.ts';
import type { ToldEvent } from './events.ts';
import type { GameDefinition } from './game.ts';
import { History } from './history.ts';
import type { UndoFacts } from './history.ts';
import { Log } from './log.ts';
import { openingOf } from './opening.ts';
import { Play } from './play.ts';
import type { Framed, Outcome } from './play.ts';
import { decisionFrom, whyNoAnswer } from './pose.ts';
import { isAct } from './record.ts';
import type { Act, Checkpoint, Entry, MatchRecord, Start } from './record.ts';
import { messageOf, Refusal, RuleFault } from './refusal.ts';
import { same } from './same.ts';
import { StepRun } from './steps.ts';
import { whyNotATree } from './tree.ts';
import { words } from './words.ts';
import type { Seat, Viewer } from './words.ts';

/** A long record that is run again gets its checkpoints as asked for only from its last so many entries on, */
const LATELY = 200;
/** and before them one at the first step's end after so many answers: most would be thinned out again. */
const SELDOM = 100;

/** Where a match begins to run: at the state of its set-up, or where its record says. */
export type Beginning<State> = { readonly state: State } | { readonly record: MatchRecord };

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
  readonly #play: Play<State, Steps>;
  readonly #keeping: Required<Keeping>;
  readonly #opening: Checkpoint | null;
  readonly #log: Log;
  #history: History;
  #checkpoints: Checkpoints<State>;
  readonly #steps: StepRun<State, Steps>;
  #decision: Decision | null = null;
  #undone: Answer[] = [];
  #silent = false;
  /** Far behind the end of a record that is run again. */
  #farBack = false;
  /** Answers before the restored checkpoint may be had by running the match again from its opening. */
  #forgetful: boolean;

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
    const record = 'record' in from ? from.record : null;
    const begin = record?.checkpoint ?? { entries: 0, answers: 0, told: 0 };
    const state = 'record' in from ? game.readState(copy(from.record.checkpoint.state), start.seats) : from.state;
    this.#opening = record?.opening ?? null;
    this.#forgetful = begin.answers > (this.#opening?.answers ?? 0);
    this.#history = new History(record?.entries.slice(0, begin.entries), begin.answers);
    this.#log = new Log(
      record?.log.filter(event => event.index < begin.told),
      record?.logFrom,
    );
    const { thorough } = this.#keeping;
    const tell = (event: Parameters<Log['add']>[0]): void => {
      this.#log.add(thorough ? freeze(event) : event, this.#history.answers);
    };
    this.#play = new Play<State, Steps>(state, tell, thorough);
    this.#steps = new StepRun<State, Steps>(game, this.#play, {
      beat: beat => {
        if (!this.#silent) this.onBeat?.(beat);
      },
      stepEnded: () => {
        const { checkpointEvery } = this.#keeping;
        const since = this.#history.answers - this.#checkpoints.last.answers;
        if (since >= (this.#farBack ? Math.max(SELDOM, checkpointEvery) : checkpointEvery)) this.#keepCheckpoint();
      },
      ended: () => this.#keepCheckpoint(),
    });
    this.#checkTree();
    this.#checkpoints = new Checkpoints(this.#checkpointNow(), this.#keeping.checkpointsKept);
    this.#runAgain(record?.entries.slice(begin.entries) ?? []);
  }

  /** The game's id. */
  get game(): string {
    return this.#game.id;
  }

  /** The question that is pending, or `null` when the match has ended. */
  get decision(): Decision | null {
    const { question } = this.#steps;
    if (question === null) return null;
    return (this.#decision ??= decisionFrom(question, this.#history.answers, this.#keeping.thorough));
  }

  /** How the match ended, or `null` while it goes on. */
  get outcome(): Outcome | null {
    return this.#play.state.outcome;
  }

  /** Which round it is; 0 in the set-up. */
  get round(): number {
    return this.#game.round(this.#play.state);
  }

  /** What is blocked in the pending decision, each with its reason. Works it out anew and changes nothing. */
  blocked(): readonly Blocked[] {
    return this.#steps.question?.about.blocked?.() ?? [];
  }

  /** What `viewer` may know of the state: plain JSON that shares nothing with it, so that it stays as it is. */
  view(viewer: Viewer): View {
    return copy(this.#game.view(this.#play.state, viewer));
  }

  /** The log from event `from` on, as `viewer` may read it. Events before `logBounds.from` are told by a replay. */
  events(viewer: Viewer, from = 0): readonly ToldEvent[] {
    return this.#log.told(viewer, from);
  }

  /** The index of the first event still in the log, and of the next one to come. */
  get logBounds(): { readonly from: number; readonly to: number } {
    return { from: this.#log.from, to: this.#log.to };
  }

  /** The seats still in the match. */
  get seatsIn(): readonly Seat[] {
    return this.#game.seatsIn(this.#play.state);
  }

  /** The whole state as it is now, hidden facts included: a copy, for analysis and tests only. */
  secretState(): State {
    return copy(this.#play.state);
  }

  /** Answers decision `n`. Throws `Refusal` when it is stale or no legal answer, `RuleFault` when the rules broke on it. */
  answer(n: number, answer: Answer): void {
    this.#checkAnswer(n, answer);
    this.#give(answer);
    this.#undone = [];
  }

  /** What `undo` would take back, or why it can't. */
  undoable(): UndoFacts | Refusal {
    if (this.#history.answers === this.#history.knownFrom) this.#recall();
    const last = this.#history.last();
    const why = (key: string): Refusal => new Refusal('cannot-undo', words(key));
    if (this.#steps.running) return why('kernel.busy');
    if (last === null) return why('kernel.no-undo');
    if (last.acted) return why('kernel.no-undo.acted');
    if (last.revealed !== this.#play.state.revealed) {
      return why('kernel.no-undo.revealed');
    }
    const { question } = this.#steps;
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
    this.#checkIdle();
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
    this.#checkIdle();
    const { answers } = this.#history;
    if (Number.isInteger(to) && to >= 0 && to < this.#history.knownFrom) this.#recall();
    if (this.#history.entryOf(to) === null) {
      throw new Refusal('cannot-take-back', words('kernel.no-take-back', { to }));
    }
    const since = this.#goBackTo(to)
      .filter(entry => isAct(entry))
      .filter(({ act }) => act === 'take-back');
    this.#undone = [];
    for (const act of since) this.#act(act);
    this.#act({ act: 'take-back', to, undone: answers - to });
  }

  /** A seat gives up; it takes effect when the running step has ended. Throws `Refusal`. */
  concede(seat: Seat): void {
    this.#checkIdle();
    this.#checkConcession(seat);
    this.#undone = [];
    this.#act({ act: 'concede', seat });
  }

  /** The seats that have conceded and whose concession waits for the running step to end. */
  get conceding(): readonly Seat[] {
    return [...this.#steps.conceding];
  }

  /** The match as plain JSON, with the last checkpoint and the last `logKept` events before it. */
  record(logKept = 0): MatchRecord {
    const { entries, answers, told, state } = this.#checkpoints.last;
    const logFrom = Math.max(this.#log.from, told - logKept);
    return copy({
      start: this.start,
      opening: this.#opening,
      entries: this.#history.entries,
      checkpoint: { entries, answers, told, state },
      log: this.#log.between(logFrom, told),
      logFrom,
    });
  }

  /** A second match at the same decision; neither knows of the other. */
  fork(): RunningMatch<State, Steps, View, Options> {
    return new RunningMatch(this.#game, this.start, { record: this.record(Infinity) }, this.#keeping);
  }

  // ---- answering -------------------------------------------------------------------------------------------------

  #checkIdle(): void {
    if (this.#steps.running) throw new Refusal('busy', words('kernel.busy'));
  }

  #checkAnswer(n: number, answer: Answer): void {
    this.#checkIdle();
    const { question } = this.#steps;
    if (question === null) throw new Refusal('over', words('kernel.over'));
    const refusal = whyNoAnswer(question, this.#history.answers, n, answer);
    if (refusal !== null) throw refusal;
  }

  #checkConcession(seat: Seat): void {
    if (this.outcome !== null) throw new Refusal('over', words('kernel.over'));
    if (!this.seatsIn.includes(seat)) throw new Refusal('bad-seat', words('kernel.seat-out', { seat }));
    if (this.#steps.conceding.includes(seat)) throw new Refusal('bad-seat', words('kernel.seat-conceded', { seat }));
  }

  /** Carries an answer out; when the rules break on it, the match goes back to where it was. */
  #give(answer: Answer): void {
    const before = this.#history.entries.length;
    const kind = this.#steps.question?.kind ?? 'nothing';
    try {
      this.#noteAndRun(answer);
    } catch (error) {
      this.#cut(before);
      throw new RuleFault(`The answer ${JSON.stringify(answer)} to ${kind} broke the rules: ${messageOf(error)}`, {
        cause: error,
      });
    }
  }

  #noteAndRun(answer: Answer): void {
    const { question } = this.#steps;
    if (question === null) throw new Refusal('over', words('kernel.over'));
    this.#history.note(answer, question.seat, question.kind, this.#play.state.revealed);
    this.#decision = null;
    this.#steps.run(answer);
  }

  #act(act: Act): void {
    this.#history.act(act);
    if (act.act === 'concede') this.#steps.concede(act.seat);
    else this.#play.tell({ words: words('kernel.took-back', { to: act.to, undone: act.undone }) });
  }

  /** Gives an entry of the record again; throws `Refusal` when it fits no longer. */
  #again(entry: Entry): void {
    if (isAct(entry)) {
      if (entry.act === 'concede') this.#checkConcession(entry.seat);
      this.#act(entry);
    } else {
      this.#checkAnswer(this.#history.answers, entry);
      this.#noteAndRun(entry);
    }
  }

  // ---- the way back ----------------------------------------------------------------------------------------------

  #checkpointNow(): Kept<State> {
    const { entries, answers } = this.#history;
    return { entries: entries.length, answers, told: this.#log.to, state: this.#play.state };
  }

  #checkTree(): void {
    const reason = this.#keeping.thorough ? whyNotATree(this.#play.state) : null;
    if (reason !== null) throw new RuleFault(`The state is not a tree of plain JSON: ${reason}`);
  }

  #keepCheckpoint(): void {
    this.#checkTree();
    this.#checkpoints.add(this.#checkpointNow());
  }

  /** Goes back to decision `n`; gives back what was told since. */
  #goBackTo(n: number): readonly Entry[] {
    return this.#cut(this.#history.entryOf(n) ?? 0);
  }

  /** Cuts off all entries from place `length` on: the last checkpoint before it, and the entries since then again. */
  #cut(length: number): readonly Entry[] {
    this.#checkpoints.dropAfter(length);
    const { entries, told, state } = this.#checkpoints.last;
    const gone = this.#history.cut(length);
    const again = this.#history.cut(entries);
    this.#steps.backTo(copy(state));
    this.#log.cut(told);
    this.#runAgain(again);
    return gone;
  }

  /** From a checkpoint on: the rules up to their first question, and then `entries` again, without beats. */
  #runAgain(entries: readonly Entry[]): void {
    const before = this.#silent;
    this.#silent = true;
    try {
      this.#decision = null;
      this.#farBack = entries.length > LATELY;
      this.#steps.run();
      entries.forEach((entry, place) => {
        this.#farBack = entries.length - place > LATELY;
        this.#again(entry);
      });
    } finally {
      this.#silent = before;
      this.#farBack = false;
    }
  }

  /** Runs a restored match again from its opening, once, so that undo and take-back reach behind its checkpoint. */
  #recall(): void {
    if (!this.#forgetful || this.#steps.running) return;
    this.#forgetful = false;
    const checkpoint = openingOf(this.#game, this.start, this.#opening);
    const record = { ...this.record(), checkpoint, log: [], logFrom: checkpoint.told };
    try {
      const whole = new RunningMatch(this.#game, this.start, { record }, this.#keeping);
      if (whole.#log.to !== this.#log.to || !same(whole.#play.state, this.#play.state)) return;
      this.#history = whole.#history;
      this.#checkpoints = whole.#checkpoints;
      this.#log.extendBack(whole.#log);
    } catch {
      // Newer rules lead elsewhere: the match goes on from its checkpoint, without a way back behind it.
    }
  }
}
