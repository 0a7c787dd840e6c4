import { Checkpoints } from './checkpoints.ts';
import type { Keeping, Kept } from './checkpoints.ts';
import { copy, freeze } from './copy.ts';
import type { Answer, Beat, Decision, Question } from './decision.ts';
import type { GameDefinition } from './game.ts';
import { History } from './history.ts';
import { Log } from './log.ts';
import { openingOf } from './opening.ts';
import { Play } from './play.ts';
import type { Framed } from './play.ts';
import { decisionFrom, whyNoAnswer } from './pose.ts';
import { isAct } from './record.ts';
import type { Act, Checkpoint, Entry, MatchRecord, Start } from './record.ts';
import { Refusal, RuleFault } from './refusal.ts';
import { same } from './same.ts';
import { StepRun } from './steps.ts';
import { whyNotATree } from './tree.ts';
import { words } from './words.ts';
import type { Seat } from './words.ts';

/** A long record that is run again gets its checkpoints as asked for only from its last so many entries on, */
const LATELY = 200;
/** and before them one at the first step's end after so many answers: most would be thinned out again. */
const SELDOM = 100;

/** Where a match begins to run: at the state of its set-up, or where its record says. */
export type Beginning<State> = { readonly state: State } | { readonly record: MatchRecord };

/**
 * The course of a match: the state, what the match was told and what it told, and checkpoints on the way. It runs on by `give` and
 * `act` and back by `cut`; whether that is allowed is asked before.
 */
export class Course<State extends Framed<Steps>, Steps, View, Options> {
  readonly #game: GameDefinition<State, Steps, View, Options>;
  readonly #start: Start;
  readonly #play: Play<State, Steps>;
  readonly #keeping: Required<Keeping>;
  readonly #opening: Checkpoint | null;
  readonly #log: Log;
  #history: History;
  #checkpoints: Checkpoints<State>;
  readonly #steps: StepRun<State, Steps>;
  #decision: Decision | null = null;
  #silent = false;
  /** Far behind the end of a record that is run again. */
  #farBack = false;
  /** Answers before the restored checkpoint may be had by running the match again from its opening. */
  #forgetful: boolean;

  /** Runs up to the first question, or through the whole record. `beat` is called at every beat that comes for the first time. */
  constructor(
    game: GameDefinition<State, Steps, View, Options>,
    start: Start,
    from: Beginning<State>,
    keeping: Required<Keeping>,
    beat: (beat: Beat) => void,
  ) {
    this.#game = game;
    this.#start = start;
    this.#keeping = keeping;
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
    const { thorough } = keeping;
    const tell = (event: Parameters<Log['add']>[0]): void => {
      this.#log.add(thorough ? freeze(event) : event, this.#history.answers);
    };
    this.#play = new Play<State, Steps>(state, tell, thorough);
    this.#steps = new StepRun<State, Steps>(game, this.#play, {
      beat: shown => {
        if (!this.#silent) beat(shown);
      },
      stepEnded: () => {
        const { checkpointEvery } = this.#keeping;
        const since = this.#history.answers - this.#checkpoints.last.answers;
        if (since >= (this.#farBack ? Math.max(SELDOM, checkpointEvery) : checkpointEvery)) this.#keepCheckpoint();
      },
      ended: () => this.#keepCheckpoint(),
    });
    this.#checkTree();
    this.#checkpoints = new Checkpoints(this.#checkpointNow(), keeping.checkpointsKept);
    this.#runAgain(record?.entries.slice(begin.entries) ?? []);
  }

  /** The state itself, not a copy. */
  get state(): State {
    return this.#play.state;
  }

  /** Everything the match was told. */
  get history(): Omit<History, 'note' | 'act' | 'cut'> {
    return this.#history;
  }

  /** Everything it told. */
  get log(): Omit<Log, 'add' | 'cut' | 'extendBack'> {
    return this.#log;
  }

  /** The question that is pending; `null` while rules run and when the match has ended. */
  get question(): Question | null {
    return this.#steps.question;
  }

  /** The same as others may see it. */
  get decision(): Decision | null {
    const { question } = this.#steps;
    if (question === null) return null;
    return (this.#decision ??= decisionFrom(question, this.#history.answers, this.#keeping.thorough));
  }

  /** Whether rules are running at this moment, as during a beat. */
  get running(): boolean {
    return this.#steps.running;
  }

  /** The seats that have conceded and whose concession waits for the running step to end. */
  get conceding(): readonly Seat[] {
    return this.#steps.conceding;
  }

  /** The match as plain JSON, with the last checkpoint and the last `logKept` events before it. */
  record(logKept: number): MatchRecord {
    const { entries, answers, told, state } = this.#checkpoints.last;
    const logFrom = Math.max(this.#log.from, told - logKept);
    return copy({
      start: this.#start,
      opening: this.#opening,
      entries: this.#history.entries,
      checkpoint: { entries, answers, told, state },
      log: this.#log.between(logFrom, told),
      logFrom,
    });
  }

  // ---- on --------------------------------------------------------------------------------------------------------

  /** Throws `Refusal` while rules are running. */
  checkIdle(): void {
    if (this.#steps.running) throw new Refusal('busy', words('kernel.busy'));
  }

  /** Throws `Refusal` unless `answer` can be given to decision `n` now. */
  checkAnswer(n: number, answer: Answer): void {
    this.checkIdle();
    const refusal = whyNoAnswer(this.#asking(), this.#history.answers, n, answer);
    if (refusal !== null) throw refusal;
  }

  /** Throws `Refusal` unless a seat can give up. */
  checkConcession(seat: Seat): void {
    if (this.#play.state.outcome !== null) throw new Refusal('over', words('kernel.over'));
    if (!this.#game.seatsIn(this.#play.state).includes(seat)) {
      throw new Refusal('bad-seat', words('kernel.seat-out', { seat }));
    }
    if (this.#steps.conceding.includes(seat)) throw new Refusal('bad-seat', words('kernel.seat-conceded', { seat }));
  }

  /** Notes an answer that was checked, and runs on to the next question. Throws what the rules throw. */
  give(answer: Answer): void {
    const { seat, kind } = this.#asking();
    this.#history.note(answer, seat, kind, this.#play.state.revealed);
    this.#decision = null;
    this.#steps.run(answer);
  }

  /** Notes an act of the people. */
  act(act: Act): void {
    this.#history.act(act);
    if (act.act === 'concede') this.#steps.concede(act.seat);
    else this.#play.tell({ words: words('kernel.took-back', { to: act.to, undone: act.undone }) });
  }

  #asking(): Question {
    const { question } = this.#steps;
    if (question === null) throw new Refusal('over', words('kernel.over'));
    return question;
  }

  /** Gives an entry of the record again; throws `Refusal` when it fits no longer. */
  #again(entry: Entry): void {
    if (isAct(entry)) {
      if (entry.act === 'concede') this.checkConcession(entry.seat);
      this.act(entry);
    } else {
      this.checkAnswer(this.#history.answers, entry);
      this.give(entry);
    }
  }

  // ---- back ------------------------------------------------------------------------------------------------------

  /** Cuts off all entries from place `length` on: the last checkpoint before it, and the entries since then again. */
  cut(length: number): readonly Entry[] {
    this.#checkpoints.dropAfter(length);
    const { entries, told, state } = this.#checkpoints.last;
    const gone = this.#history.cut(length);
    const again = this.#history.cut(entries);
    this.#steps.backTo(copy(state));
    this.#log.cut(told);
    this.#runAgain(again);
    return gone;
  }

  /** Runs a restored match again from its opening, once, so that the way back reaches behind its checkpoint. */
  recall(): void {
    if (!this.#forgetful || this.#steps.running) return;
    this.#forgetful = false;
    const checkpoint = openingOf(this.#game, this.#start, this.#opening);
    const record = { ...this.record(0), checkpoint, log: [], logFrom: checkpoint.told };
    try {
      const whole = new Course(this.#game, this.#start, { record }, this.#keeping, () => undefined);
      if (whole.#log.to !== this.#log.to || !same(whole.#play.state, this.#play.state)) return;
      this.#history = whole.#history;
      this.#checkpoints = whole.#checkpoints;
      this.#log.extendBack(whole.#log);
    } catch {
      // Newer rules lead elsewhere: the match goes on from its checkpoint, without a way back behind it.
    }
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
}
