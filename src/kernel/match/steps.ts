import type { Answer, Beat, Question } from './decision.ts';
import type { GameDefinition } from './game.ts';
import { EndOfMatch } from './play.ts';
import type { Framed, Play, Task } from './play.ts';
import { RuleFault } from './refusal.ts';
import type { Rule } from './rule.ts';
import type { Seat } from '../words/message.ts';

/** The most steps and beats without a question; more are taken for an endless loop in the rules. */
const MAX_MOVES = 10_000;

/** The callbacks by which a run of steps reports to its match. */
export interface StepListener {
  /** Called at each beat of the rules. */
  beat(beat: Beat): void;
  /** Called after each step; checkpoints are possible between steps. */
  stepEnded(): void;
  /** Called when the match has ended. */
  ended(): void;
}

/** Runs the steps of the agenda in order, from question to question. */
export class StepRun<State extends Framed<Steps>, Steps> {
  readonly #game: Pick<GameDefinition<State, Steps, unknown, unknown>, 'steps' | 'concession'>;
  readonly #play: Play<State, Steps>;
  readonly #listener: StepListener;
  #rule: Rule | null = null;
  #question: Question | null = null;
  #conceding: Seat[] = [];
  /** Steps that run before the agenda, once the running step has ended. */
  #first: Task<Steps>[] = [];
  #running = false;

  constructor(
    game: Pick<GameDefinition<State, Steps, unknown, unknown>, 'steps' | 'concession'>,
    play: Play<State, Steps>,
    listener: StepListener,
  ) {
    this.#game = game;
    this.#play = play;
    this.#listener = listener;
  }

  /** The pending question; `null` while rules run and after the end of the match. */
  get question(): Question | null {
    return this.#question;
  }

  /** Whether rules are running at this moment, as during a beat. */
  get running(): boolean {
    return this.#running;
  }

  /** The seats that have conceded while a step is still running; the concession takes effect when it ends. */
  get conceding(): readonly Seat[] {
    return this.#conceding;
  }

  /** Notes a seat's concession, to take effect when the running step has ended. */
  concede(seat: Seat): void {
    this.#conceding.push(seat);
  }

  /** Schedules a step to run right after the running one. */
  lineUpFirst(task: Task<Steps>): void {
    this.#first.push(task);
  }

  /** Resets to the state of a checkpoint. Call `run` to continue from there. */
  backTo(state: State): void {
    this.#play.state = state;
    this.#play.takeLinedUp();
    this.#rule = null;
    this.#question = null;
    this.#conceding = [];
    this.#first = [];
  }

  /** Runs rules until a seat is asked or the match ends. `answer` goes to the rule that asked last. */
  run(answer?: Answer): void {
    this.#question = null;
    this.#running = true;
    try {
      this.#question = this.#nextQuestion(answer);
    } catch (error) {
      if (!(error instanceof EndOfMatch)) throw error;
      if (error.beat !== null) this.#listener.beat({ ask: 'beat', kind: error.beat });
      this.#end();
    } finally {
      this.#running = false;
    }
  }

  /** Runs up to the next question; `null` if the match has ended. */
  #nextQuestion(answer: Answer | undefined): Question | null {
    let reply: unknown = answer;
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      if (this.#rule === null && this.#play.state.outcome !== null) return null;
      this.#rule ??= this.#startStep();
      const { done, value } = this.#rule.next(reply);
      reply = undefined;
      if (done === true) this.#endStep();
      else if (value.ask === 'beat') this.#listener.beat(value);
      else return value;
    }
    throw new RuleFault('The rules run in a circle without asking anybody.');
  }

  #startStep(): Rule {
    const task = this.#play.state.agenda.shift();
    if (task === undefined) throw new RuleFault('The agenda ran dry before the match had an outcome.');
    return this.#ruleOf(task);
  }

  #ruleOf<K extends keyof Steps>(task: Task<Steps, K>): Rule {
    return this.#game.steps[task.step](this.#play, task.args);
  }

  #endStep(): void {
    this.#rule = null;
    const scheduledSteps = this.#play.takeLinedUp();
    if (scheduledSteps.length > 0) this.#play.state.agenda.unshift(...scheduledSteps);
    if (this.#first.length > 0) this.#play.state.agenda.unshift(...this.#first.splice(0));
    if (this.#conceding.length > 0) {
      const concessions = this.#conceding.splice(0).map(seat => this.#game.concession(seat));
      this.#play.state.agenda.unshift(...concessions);
    }
    this.#listener.stepEnded();
  }

  #end(): void {
    this.#rule = null;
    this.#conceding = [];
    this.#first = [];
    this.#play.takeLinedUp();
    this.#play.state.agenda = [];
    this.#listener.ended();
  }
}
