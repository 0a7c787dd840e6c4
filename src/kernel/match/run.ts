import { Checkpoints } from './checkpoints.ts';
import type { CheckpointPolicy, StoredCheckpoint } from './checkpoints.ts';
import { copy, copyLike, freeze } from '../plain/copy.ts';
import type { Answer, Beat, Blocked, Decision, Pending, Question } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { Figure, GameDefinition } from './game.ts';
import { isAct } from './record.ts';
import type { Act, SeatAct, Checkpoint, Entry } from './record.ts';
import { Play } from './play.ts';
import type { Dice, Framed, Outcome } from './play.ts';
import { decisionFrom, checkAnswer } from './ask.ts';
import { Refusal, RuleFault } from './refusal.ts';
import { same } from '../plain/same.ts';
import { StepRun } from './steps.ts';
import { askAgain } from './window.ts';
import { whyNotATree } from '../plain/tree.ts';
import { message } from '../words/message.ts';
import type { Seat, Viewer } from '../words/message.ts';

/** What a run says of itself while it goes on. */
export interface RunListener {
  /** `null`: no events are made, as where nobody listens. */
  readonly tell?: ((event: GameEvent) => void) | null;
  readonly beat?: (beat: Beat) => void;
  /** A step has ended; `next` is the one that comes then. What is thrown here ends the run. */
  readonly stepEnded?: (next: unknown) => void;
}

/** A checkpoint, and what was given since. */
export interface RunStart<State> extends Checkpoint {
  readonly state: State;
  readonly entries: readonly Entry[];
}

/** An entry, and the decision that was pending when it was given. */
interface Placed {
  readonly entry: Entry;
  readonly n: number;
}

const NOBODY: RunListener = {};

/** Entries that are given again have a checkpoint each where so few come after them, and else one in this many. */
const NEAR_THE_END = 8;
const SELDOM = 16;

/**
 * A match that runs, without a history: the state, the pending question and, where they are kept, checkpoints to go
 * back to. By itself it is a run on the side that is thrown away: previews, pictures of the past and bots use it. A
 * `RunningMatch` writes down what its run does.
 */
export class Run<State extends Framed<Steps>, Steps, View, Options> {
  readonly #game: GameDefinition<State, Steps, View, Options>;
  #every: number;
  readonly #thorough: boolean;
  readonly #play: Play<State, Steps>;
  readonly #steps: StepRun<State, Steps>;
  #kept: Checkpoints<State> | null = null;
  #entries: Placed[] = [];
  #answers: number;
  #told: number;
  #decision: Decision | null = null;
  #listener: RunListener | null;

  /**
   * Stands at a checkpoint, whose state is the run's own from now on; `begin` goes on from there. Without `keeping`
   * there is no way back. As long as nobody listens to events (`null`, or `tell: null`) none are made, and `told`
   * stands still.
   */
  constructor(
    game: GameDefinition<State, Steps, View, Options>,
    { state, answers, told }: Omit<RunStart<State>, 'entries'>,
    listener: RunListener | null = NOBODY,
    keeping: Required<CheckpointPolicy> | null = null,
  ) {
    this.#game = game;
    this.#listener = listener;
    this.#every = keeping?.checkpointEvery ?? Infinity;
    this.#thorough = keeping?.thorough ?? false;
    this.#answers = answers;
    this.#told = told;
    this.#play = new Play<State, Steps>(state, hears(listener) ? this.#tell : null, this.#thorough);
    this.#steps = new StepRun<State, Steps>(game, this.#play, {
      beat: beat => this.#listener?.beat?.(beat),
      stepEnded: () => this.#stepEnded(),
      ended: () => this.#keepCheckpoint(),
    });
    this.#checkTree();
    if (keeping !== null) this.#kept = new Checkpoints(this.#copyNow(), keeping.checkpointsKept);
  }

  // ---- what is known ---------------------------------------------------------------------------------------------

  /** Who listens; `null`: nobody. */
  get listener(): RunListener | null {
    return this.#listener;
  }

  set listener(listener: RunListener | null) {
    this.#listener = listener;
    this.#play.tell = hears(listener) ? this.#tell : null;
  }

  /** The state itself, not a copy. */
  get state(): State {
    return this.#play.state;
  }

  /** How many answers were given: the number of the next decision. */
  get answers(): number {
    return this.#answers;
  }

  /** How many events were told. */
  get told(): number {
    return this.#told;
  }

  /** The question that is pending; `null` while rules run and when the match has ended. */
  get question(): Question | null {
    return this.#steps.question;
  }

  /** The same as others may see it. */
  get decision(): Decision | null {
    const { question } = this.#steps;
    if (question === null) return null;
    return (this.#decision ??= decisionFrom(question, this.#answers, this.#thorough));
  }

  /** What it takes, without words. */
  get pending(): Pending | null {
    const { question } = this.#steps;
    if (question === null) return null;
    const { seat, kind, options, amount = null } = question;
    return { n: this.#answers, seat, kind, amount, ids: options.map(({ id }) => id) };
  }

  /** How often something hidden has come to light. */
  get revealed(): number {
    return this.#play.state.revealed;
  }

  /** Whether rules are running at this moment, as during a beat. */
  get running(): boolean {
    return this.#steps.running;
  }

  /** How the match ended, or `null` while it goes on. */
  get outcome(): Outcome | null {
    return this.#play.state.outcome;
  }

  /** Which round it is; 0 in the set-up. */
  get round(): number {
    return this.#game.round(this.#play.state);
  }

  /** The seats still in the match. */
  get seatsIn(): readonly Seat[] {
    return this.#game.seatsIn(this.#play.state);
  }

  /** The seats that have conceded and whose concession waits for the running step to end. */
  get conceding(): readonly Seat[] {
    return this.#steps.conceding;
  }

  /** How the match stands, for charts. */
  get figures(): readonly Figure[] {
    return this.#game.figures?.(this.#play.state) ?? [];
  }

  /** What is blocked in the pending decision, each with its reason. Works it out each time and changes nothing. */
  blocked(): readonly Blocked[] {
    return this.#steps.question?.about.blocked?.() ?? [];
  }

  /** What `viewer` may know of the state: plain JSON that shares nothing with it. */
  view(viewer: Viewer): View {
    return copy(this.#game.view(this.#play.state, viewer));
  }

  /** Whether the state is that one. */
  isAt(state: unknown): boolean {
    return same(this.#play.state, state);
  }

  /** The last checkpoint that is kept, its state not copied, and what was given since. Throws when nothing is kept. */
  get last(): RunStart<State> {
    if (this.#kept === null) throw new Error('this run keeps no checkpoints');
    const { answers, told, state, place } = this.#kept.last;
    return { answers, told, state, entries: this.#entries.slice(place).map(({ entry }) => entry) };
  }

  /** From now on dice are noted in these, and fall as they say. */
  diceFrom(dice: Dice): void {
    this.#play.dice = dice;
  }

  // ---- on --------------------------------------------------------------------------------------------------------

  /** Runs the rules up to the first question. Throws what the rules throw. */
  begin(): void {
    this.#steps.run();
  }

  /** Throws `Refusal` while rules are running. */
  checkIdle(): void {
    if (this.#steps.running) throw new Refusal('busy', message('kernel.busy'));
  }

  /** The pending question. Throws `Refusal` when there is none. */
  asking(): Question {
    const { question } = this.#steps;
    if (question === null) throw new Refusal('over', message('kernel.over'));
    return question;
  }

  /** Throws `Refusal` unless `answer` can be given to decision `n` now. */
  checkAnswer(n: number, answer: Answer): void {
    this.checkIdle();
    const refusal = checkAnswer(this.asking(), this.#answers, n, answer);
    if (refusal !== null) throw refusal;
  }

  /** Throws `Refusal` unless a seat can do that now. */
  checkAct({ act, seat }: SeatAct): void {
    this.checkIdle();
    if (act === 'concede') this.#checkConcession(seat);
    else if (act === 'tear-up') this.#checkTearUp(seat);
    else if (!this.#seatsPassedAhead.includes(seat))
      throw new Refusal('bad-seat', message('kernel.not-passed', { seat: { seat } }));
  }

  /** The seats that have passed ahead in some windows. */
  get #seatsPassedAhead(): readonly Seat[] {
    return (this.#play.state.windows?.passed ?? []).map(({ seat }) => seat);
  }

  #checkTearUp(seat: Seat): void {
    if ((this.#game.tearUp?.(this.#play.state, seat) ?? null) === null) {
      throw new Refusal('bad-seat', message('kernel.no-sheet', { seat: { seat } }));
    }
  }

  #checkConcession(seat: Seat): void {
    if (this.#play.state.outcome !== null) throw new Refusal('over', message('kernel.over'));
    if (!this.#game.seatsIn(this.#play.state).includes(seat)) {
      throw new Refusal('bad-seat', message('kernel.seat-out', { seat }));
    }
    if (this.#steps.conceding.includes(seat)) throw new Refusal('bad-seat', message('kernel.seat-conceded', { seat }));
  }

  /** Carries out an answer that was checked, up to the next question. Throws what the rules throw. */
  give(answer: Answer): void {
    if (this.#kept !== null) this.#entries.push({ entry: answer, n: this.#answers });
    this.#answers += 1;
    this.#decision = null;
    this.#steps.run(answer);
  }

  /** Carries out an act that was checked. */
  act(act: Act): void {
    if (this.#kept !== null) this.#entries.push({ entry: act, n: this.#answers });
    if (act.act === 'went-back') this.#told += act.events;
    else if (act.act === 'concede') this.#steps.concede(act.seat);
    else if (act.act === 'tear-up') this.#tearUp(act.seat);
    else if (this.#play.state.windows !== undefined) askAgain(this.#play.state.windows, act.seat);
  }

  /** Carries out an entry of a history again. Throws `Refusal` when it no longer fits. */
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
   * Carries out entries of a history again, with fewer checkpoints far from the last of them: going back there plays a
   * few answers, and a match is taken up sooner.
   */
  againAll(entries: readonly Entry[]): void {
    const every = this.#every;
    try {
      for (const [place, entry] of entries.entries()) {
        this.#every = entries.length - place > NEAR_THE_END ? Math.max(every, SELDOM) : every;
        this.again(entry);
      }
    } finally {
      this.#every = every;
    }
  }

  #tearUp(seat: Seat): void {
    const task = this.#game.tearUp?.(this.#play.state, seat) ?? null;
    if (task !== null) this.#steps.lineUpFirst(task);
  }

  // ---- back ------------------------------------------------------------------------------------------------------

  /**
   * Goes back to decision `n`, if a checkpoint before it is kept; returns whether one is. Nobody hears what is told on
   * the way.
   */
  backTo(n: number): boolean {
    const kept = this.#kept;
    if (kept === null || kept.first.answers > n) return false;
    const found = this.#entries.findIndex(({ entry, n: pending }) => (isAct(entry) ? pending > n : pending >= n));
    const place = found < 0 ? this.#entries.length : found;
    const checkpoint = kept.backTo(place);
    const again = this.#entries.slice(checkpoint.place, place);
    this.#entries.length = checkpoint.place;
    this.#standAt({ ...checkpoint, state: copy(checkpoint.state) });
    this.#silently(again.map(({ entry }) => entry));
    return true;
  }

  /**
   * Takes up another checkpoint of the same match in place of all that is kept, and what was given since. Nobody hears
   * of it.
   */
  restart({ entries, ...checkpoint }: RunStart<State>): void {
    if (this.#kept === null) throw new Error('this run keeps no checkpoints');
    this.#entries = [];
    this.#standAt(checkpoint);
    this.#kept = new Checkpoints(this.#copyNow(), this.#kept.most);
    this.#silently(entries);
  }

  #standAt({ state, answers, told }: StoredCheckpoint<State> | Omit<RunStart<State>, 'entries'>): void {
    this.#steps.backTo(state);
    this.#answers = answers;
    this.#told = told;
    this.#decision = null;
  }

  #silently(entries: readonly Entry[]): void {
    const { listener } = this;
    this.listener = NOBODY;
    try {
      this.#steps.run();
      for (const entry of entries) this.again(entry);
    } finally {
      this.listener = listener;
    }
  }

  // ---- what the rules do -----------------------------------------------------------------------------------------

  readonly #tell = (event: GameEvent): void => {
    this.#told += 1;
    this.#listener?.tell?.(this.#thorough ? freeze(event) : event);
  };

  #stepEnded(): void {
    if (this.#kept !== null && this.#answers - this.#kept.last.answers >= this.#every) this.#keepCheckpoint();
    this.#listener?.stepEnded?.(this.#play.state.agenda[0]?.step ?? null);
  }

  #keepCheckpoint(): void {
    if (this.#kept === null) return;
    this.#checkTree();
    this.#kept.add(this.#copyNow());
  }

  #copyNow(): StoredCheckpoint<State> {
    const { answers, told } = this;
    const { state } = this.#play;
    const last = this.#kept?.last ?? null;
    const kept = last === null ? copy(state) : copyLike(state, last.state);
    return { answers, told, state: this.#thorough ? freeze(kept) : kept, place: this.#entries.length };
  }

  #checkTree(): void {
    const reason = this.#thorough ? whyNotATree(this.#play.state) : null;
    if (reason !== null) throw new RuleFault(`The state is not a tree of plain JSON: ${reason}`);
  }
}

/** Whether events are made for a listener. */
function hears(listener: RunListener | null): boolean {
  return listener !== null && listener.tell !== null;
}
