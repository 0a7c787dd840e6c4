import { Checkpoints } from './checkpoints.ts';
import type { CheckpointPolicy, RunStart, TypedCheckpoint } from './checkpoints.ts';
import { copy, copyLike, freeze } from '../plain/copy.ts';
import type { Answer, Beat, Blocked, Decision, Pending, Question } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { Figure, GameDefinition } from './game.ts';
import { rememberedFor } from './glimpse.ts';
import type { Moment, Remembered } from './glimpse.ts';
import { isAct } from './record.ts';
import type { Act, SeatAct, Entry } from './record.ts';
import { Play } from './play.ts';
import type { Dice, Framed, Outcome } from './play.ts';
import { checkAct } from './acts.ts';
import { briefFrom, checkAnswer, decisionFrom } from './ask.ts';
import { Refusal, RuleFault } from './refusal.ts';
import { same } from '../plain/same.ts';
import { StepRun } from './steps.ts';
import { askAgain } from './window.ts';
import { whyNotATree } from '../plain/tree.ts';
import { message } from '../words/message.ts';
import type { Seat, Viewer } from '../words/message.ts';

/** The callbacks of a run. */
export interface RunListener {
  /** Called for each log event; `null`: events are not even created. */
  readonly tell?: ((event: GameEvent) => void) | null;
  readonly beat?: (beat: Beat) => void;
  /** Called after a step; `next` is the name of the following step. An exception thrown here ends the run. */
  readonly stepEnded?: (next: unknown) => void;
}

const NO_CALLBACKS: RunListener = {};

/**
 * When entries are replayed, the last `ENTRIES_NEAR_THE_END` entries get checkpoints at the usual rate, and the earlier
 * ones only once in `RARE_CHECKPOINT_EVERY` answers.
 */
const ENTRIES_NEAR_THE_END = 8;
const RARE_CHECKPOINT_EVERY = 16;

/**
 * A running match without a history: the state, the pending question and, if wanted, checkpoints for going back.
 * Previews, past views and bots use it as a side run that is thrown away. A `RunningMatch` records its run in a
 * history.
 */
export class Run<State extends Framed<Steps>, Steps, View, Options> {
  readonly #game: GameDefinition<State, Steps, View, Options>;
  #every: number;
  readonly #thorough: boolean;
  readonly #play: Play<State, Steps>;
  readonly #steps: StepRun<State, Steps>;
  #kept: Checkpoints<State> | null = null;
  #answers: number;
  #told: number;
  #decision: Decision | null = null;
  #brief: Decision | null = null;
  #moment: Moment = { isPast: false };
  readonly #glimpsed: Map<Viewer, Remembered>;
  #listener: RunListener | null;

  /**
   * Creates a run at a checkpoint and takes over the state; `begin` starts it. Without `keeping` it can't go back.
   * While nobody listens for events (`null`, or `tell: null`), no events are made and `told` does not increase.
   * `glimpsed`: the remembered glimpse parts, shared by the runs of one match.
   */
  constructor(
    game: GameDefinition<State, Steps, View, Options>,
    { state, answers, told }: TypedCheckpoint<State>,
    listener: RunListener | null = NO_CALLBACKS,
    keeping: Required<CheckpointPolicy> | null = null,
    glimpsed = new Map<Viewer, Remembered>(),
  ) {
    this.#game = game;
    this.#glimpsed = glimpsed;
    this.#listener = listener;
    this.#every = keeping?.checkpointEvery ?? Infinity;
    this.#thorough = keeping?.thorough ?? false;
    this.#answers = answers;
    this.#told = told;
    this.#play = new Play<State, Steps>(state, listensForEvents(listener) ? this.#tell : null, this.#thorough);
    this.#steps = new StepRun<State, Steps>(game, this.#play, {
      beat: beat => this.#listener?.beat?.(beat),
      stepEnded: () => this.#stepEnded(),
      ended: () => this.#keepCheckpoint(),
    });
    this.#checkTree();
    if (keeping !== null) this.#kept = new Checkpoints(this.#copyNow(), keeping.checkpointsKept);
  }

  // What is known about the run.

  /** The listener; `null` if there is none. */
  get listener(): RunListener | null {
    return this.#listener;
  }

  set listener(listener: RunListener | null) {
    this.#listener = listener;
    this.#play.tell = listensForEvents(listener) ? this.#tell : null;
  }

  /** The state itself, not a copy. */
  get state(): State {
    return this.#play.state;
  }

  /** The number of answers so far, which is the number of the next decision. */
  get answers(): number {
    return this.#answers;
  }

  /** The number of events so far. */
  get told(): number {
    return this.#told;
  }

  /** The pending question; `null` while rules run and after the end of the match. */
  get question(): Question | null {
    return this.#steps.question;
  }

  /** The pending question as shown outside the rules; `null` if there is none. */
  get decision(): Decision | null {
    const { question } = this.#steps;
    if (question === null) return null;
    return (this.#decision ??= decisionFrom(question, this.#answers, this.#thorough));
  }

  /**
   * The pending question as shown outside the rules, whose options compute their texts when they are first read. That
   * works only until the run goes on. `null` if there is no question.
   */
  get brief(): Decision | null {
    const { question } = this.#steps;
    if (question === null) return null;
    return (this.#brief ??= briefFrom(question, this.#answers, this.#moment));
  }

  /** The legal answers to the pending question, without words; `null` if there is no question. */
  get pending(): Pending | null {
    const { question } = this.#steps;
    if (question === null) return null;
    const { seat, kind, options, amount = null } = question;
    return { n: this.#answers, seat, kind, amount, ids: options.map(({ id }) => id) };
  }

  /** The number of draws, rolls and reveals so far. */
  get revealed(): number {
    return this.#play.state.revealed;
  }

  /** Whether rules are running at this moment, as during a beat. */
  get running(): boolean {
    return this.#steps.running;
  }

  /** How the match ended; `null` while it is still going on. */
  get outcome(): Outcome | null {
    return this.#play.state.outcome;
  }

  /** The number of the current round; 0 during set-up. */
  get round(): number {
    return this.#game.round(this.#play.state);
  }

  /** The seats still in the match. */
  get seatsIn(): readonly Seat[] {
    return this.#game.seatsIn(this.#play.state);
  }

  /** The seats that have conceded while a step is still running; the concession takes effect when it ends. */
  get conceding(): readonly Seat[] {
    return this.#steps.conceding;
  }

  /** The current figures of the match, for charts. */
  get figures(): readonly Figure[] {
    return this.#game.figures?.(this.#play.state) ?? [];
  }

  /** The blocked options of the pending decision, each with its reason. Computed on every call; changes nothing. */
  blocked(): readonly Blocked[] {
    return this.#steps.question?.about.blocked?.() ?? [];
  }

  /** What `viewer` may know of the state, as plain JSON that shares no objects with the state. */
  view(viewer: Viewer): View {
    return copy(this.#game.view(this.#play.state, viewer));
  }

  /** A view whose parts are made when they are first read, which works only until the run goes on. */
  glimpse(viewer: Viewer): unknown {
    const { glimpse } = this.#game;
    if (glimpse === undefined) return this.view(viewer);
    return glimpse(this.#play.state, viewer, this.#moment, rememberedFor(this.#glimpsed, viewer));
  }

  /** Ends the moment: parts of glimpses that were not read so far can't be read any more. */
  #goOn(): void {
    this.#moment.isPast = true;
    this.#moment = { isPast: false };
    this.#decision = null;
    this.#brief = null;
  }

  /** Whether the current state equals `state`. */
  isAt(state: unknown): boolean {
    return same(this.#play.state, state);
  }

  /** The last checkpoint (its state is not copied) and the entries after it. Throws if the run keeps no checkpoints. */
  get last(): RunStart<State> {
    if (this.#kept === null) throw new Error('this run keeps no checkpoints');
    return this.#kept.last;
  }

  /** Records the dice in `dice` from now on, and uses its scripted results. */
  diceFrom(dice: Dice): void {
    this.#play.dice = dice;
  }

  // Going on: answers and acts.

  /** Runs the rules up to the first question. Rethrows what the rules throw. */
  begin(): void {
    this.#goOn();
    this.#steps.run();
  }

  /** Checks that no rules are running. Throws `Refusal` if they are. */
  checkIdle(): void {
    if (this.#steps.running) throw new Refusal('busy', message('kernel.busy'));
  }

  /** The pending question. Throws `Refusal` when there is none. */
  asking(): Question {
    const { question } = this.#steps;
    if (question === null) throw new Refusal('over', message('kernel.over'));
    return question;
  }

  /** Checks an answer. Throws `Refusal` unless `answer` is legal for decision `n` now. */
  checkAnswer(n: number, answer: Answer): void {
    this.checkIdle();
    const refusal = checkAnswer(this.asking(), this.#answers, n, answer);
    if (refusal !== null) throw refusal;
  }

  /** Checks an act. Throws `Refusal` unless the seat may do it now. */
  checkAct(act: SeatAct): void {
    this.checkIdle();
    const refusal = checkAct(act, this.#game, this.#play.state, this.#steps.conceding);
    if (refusal !== null) throw refusal;
  }

  /** Carries out an answer that was checked before, up to the next question. Rethrows what the rules throw. */
  give(answer: Answer): void {
    this.#kept?.enter(answer, this.#answers);
    this.#answers += 1;
    this.#goOn();
    this.#steps.run(answer);
  }

  /** Carries out an act that was checked before. */
  act(act: Act): void {
    this.#kept?.enter(act, this.#answers);
    this.#goOn();
    if (act.act === 'went-back') this.#told += act.events;
    else if (act.act === 'concede') this.#steps.concede(act.seat);
    else if (act.act === 'tear-up') this.#tearUp(act.seat);
    else if (this.#play.state.windows !== undefined) askAgain(this.#play.state.windows, act.seat);
  }

  /** Replays an entry of a history. Throws `Refusal` if the entry no longer fits. */
  again(entry: Entry): void {
    if (!isAct(entry)) {
      this.checkAnswer(this.#answers, entry);
      this.give(entry);
    } else {
      if (entry.act !== 'went-back') this.checkAct(entry);
      this.act(entry);
    }
  }

  /**
   * Replays entries of a history, with fewer checkpoints far from the end. This is faster, but going back that far has
   * to replay a few more answers.
   */
  againAll(entries: readonly Entry[]): void {
    const usualRate = this.#every;
    try {
      for (const [place, entry] of entries.entries()) {
        this.#every =
          entries.length - place > ENTRIES_NEAR_THE_END ? Math.max(usualRate, RARE_CHECKPOINT_EVERY) : usualRate;
        this.again(entry);
      }
    } finally {
      this.#every = usualRate;
    }
  }

  #tearUp(seat: Seat): void {
    const tearUpTask = this.#game.tearUp?.(this.#play.state, seat) ?? null;
    if (tearUpTask !== null) this.#steps.lineUpFirst(tearUpTask);
  }

  // Going back to earlier decisions.

  /**
   * Goes back to decision `n`. Returns false if no checkpoint before that decision is kept. Entries that are replayed
   * call no listener.
   */
  backTo(n: number): boolean {
    const start = this.#kept?.backTo(n) ?? null;
    if (start === null) return false;
    this.#standAt({ ...start, state: copy(start.state) });
    this.#silently(start.entries);
    return true;
  }

  /**
   * Restarts the run at another checkpoint of the same match, which replaces all kept checkpoints, and replays the
   * entries after it without calling the listener.
   */
  restart({ entries, ...checkpoint }: RunStart<State>): void {
    if (this.#kept === null) throw new Error('this run keeps no checkpoints');
    this.#standAt(checkpoint);
    this.#kept = new Checkpoints(this.#copyNow(), this.#kept.most);
    this.#silently(entries);
  }

  #standAt({ state, answers, told }: TypedCheckpoint<State>): void {
    this.#steps.backTo(state);
    this.#answers = answers;
    this.#told = told;
    this.#goOn();
  }

  #silently(entries: readonly Entry[]): void {
    const { listener } = this;
    this.listener = NO_CALLBACKS;
    try {
      this.#steps.run();
      for (const entry of entries) this.again(entry);
    } finally {
      this.listener = listener;
    }
  }

  // Callbacks that the rules trigger.

  readonly #tell = (event: GameEvent): void => {
    this.#told += 1;
    this.#listener?.tell?.(this.#thorough ? freeze(event) : event);
  };

  #stepEnded(): void {
    if (this.#kept !== null && this.#answers - this.#kept.answers >= this.#every) this.#keepCheckpoint();
    this.#listener?.stepEnded?.(this.#play.state.agenda[0]?.step ?? null);
  }

  #keepCheckpoint(): void {
    if (this.#kept === null) return;
    this.#checkTree();
    this.#kept.add(this.#copyNow());
  }

  #copyNow(): TypedCheckpoint<State> {
    const { answers, told } = this;
    const { state } = this.#play;
    const keptCheckpoints = this.#kept === null ? copy(state) : copyLike(state, this.#kept.state);
    return { answers, told, state: this.#thorough ? freeze(keptCheckpoints) : keptCheckpoints };
  }

  #checkTree(): void {
    const reason = this.#thorough ? whyNotATree(this.#play.state) : null;
    if (reason !== null) throw new RuleFault(`The state is not a tree of plain JSON: ${reason}`);
  }
}

/** Whether a listener receives events. */
function listensForEvents(listener: RunListener | null): boolean {
  return listener !== null && listener.tell !== null;
}
