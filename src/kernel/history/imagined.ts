import { copy } from '../plain/copy.ts';
import { isPrivate, isSealedFrom } from '../match/decision.ts';
import type { Answer, Decision } from '../match/decision.ts';
import type { GameDefinition } from '../match/game.ts';
import type { Remembered } from '../match/glimpse.ts';
import type { Imagination, Knowledge } from '../match/imagination.ts';
import type { Framed } from '../match/play.ts';
import { isAct } from '../match/record.ts';
import type { Checkpoint, Entry } from '../match/record.ts';
import { Refusal, RuleFault } from '../match/refusal.ts';
import { Run } from '../match/run.ts';
import type { RunListener, RunStart } from '../match/run.ts';
import { below } from '../plain/random.ts';
import type { RandomState } from '../plain/random.ts';
import { same } from '../plain/same.ts';
import type { Viewer } from '../words/message.ts';

/** After this many failed deals, the match counts as impossible to imagine for the viewer. */
const MOST_DEALS = 32;
/** A longer series of private answers is taken for an endless one. */
const LONGEST_ROW = 1_000;

/** A match as one viewer may imagine it, at the pending decision. */
export interface Imagined<ImaginedRun> {
  readonly run: ImaginedRun;
  /** How many deals it took to find one that agrees with all that the viewer has seen since the checkpoint. */
  readonly deals: number;
  /** Where the imagined match begins: its own checkpoint, and the entries given since. */
  readonly start: RunStart<unknown>;
  /**
   * Another run of the same imagined match at the same decision, with the same hidden facts and the same random state.
   * `listener` receives its callbacks from then on; absent: none.
   */
  fork(listener?: RunListener | null): ImaginedRun;
}

/** An entry, and the decision that was pending when it was given. */
interface Given {
  readonly entry: Entry;
  readonly decision: Decision | null;
}

/**
 * Imagines a match at the pending decision for one viewer. The viewer's knowledge is taken once; `deal` builds any
 * number of possible matches from it. They depend only on its knowledge at the checkpoint, the answers since then that
 * it may know, and the dice, which everybody saw. Other seats' private answers are chosen at random, sealed ones as
 * many as needed.
 */
export class Imaginings<State extends Framed<Steps>, Steps, View, Options> {
  readonly #game: GameDefinition<State, Steps, View, Options>;
  readonly #checkpoint: Checkpoint;
  readonly #viewer: Viewer;
  readonly #knowledge: Knowledge<State>;
  readonly #given: readonly Given[];
  readonly #fallen: readonly number[];
  readonly #pending: Decision | null;
  readonly #view: View;
  readonly #glimpsed = new Map<Viewer, Remembered>();

  /** `null` if the game can't be imagined. The state of `from` is not changed. */
  static of<State extends Framed<Steps>, Steps, View, Options>(
    game: GameDefinition<State, Steps, View, Options>,
    from: RunStart<State>,
    viewer: Viewer,
  ): Imaginings<State, Steps, View, Options> | null {
    return game.imagination === undefined ? null : new Imaginings(game, game.imagination, from, viewer);
  }

  private constructor(
    game: GameDefinition<State, Steps, View, Options>,
    imagination: Imagination<State>,
    { entries, ...checkpoint }: RunStart<State>,
    viewer: Viewer,
  ) {
    this.#game = game;
    this.#checkpoint = checkpoint;
    this.#viewer = viewer;
    this.#knowledge = imagination(checkpoint.state, viewer);
    const fallen: number[] = [];
    const real = new Run(game, { ...checkpoint, state: copy(checkpoint.state) }, null);
    real.diceFrom({ fallen, coming: [] });
    real.begin();
    this.#given = entries.map((entry): Given => {
      const { decision } = real;
      real.again(entry);
      return { entry, decision };
    });
    this.#fallen = fallen;
    this.#pending = real.decision;
    this.#view = real.view(viewer);
  }

  /**
   * An imagined match, standing at the pending decision, that agrees with all that the viewer knows. Deals that do not
   * lead to the same view and question are discarded; `null` if every deal was.
   */
  deal(random: RandomState, mostDeals = MOST_DEALS): Imagined<Run<State, Steps, View, Options>> | null {
    for (let deals = 1; deals <= mostDeals; deals += 1) {
      const state = this.#knowledge.imagine(random);
      const run = this.#runFrom(copy(state));
      const entries: Entry[] = [];
      if (!hasFollowed(noting(run, entries), this.#given, this.#pending, this.#viewer, random)) continue;
      if (!this.#looksLike(run)) continue;
      const start = { ...this.#checkpoint, state, entries };
      return { run, deals, start, fork: listener => this.#forked(state, entries, listener) };
    }
    return null;
  }

  #runFrom(state: State): Run<State, Steps, View, Options> {
    const run = new Run(this.#game, { ...this.#checkpoint, state }, null, null, this.#glimpsed);
    run.diceFrom({ fallen: [], coming: [...this.#fallen] });
    return run;
  }

  #forked(
    state: State,
    entries: readonly Entry[],
    listener: RunListener | null = null,
  ): Run<State, Steps, View, Options> {
    const fork = this.#runFrom(copy(state));
    fork.begin();
    for (const entry of entries) fork.again(entry);
    fork.listener = listener;
    return fork;
  }

  /** Whether the viewer sees the same in a run as in the match, and knows the same about the pending question. */
  #looksLike(run: Run<State, Steps, View, Options>): boolean {
    return (
      same(questionFor(run.decision, this.#viewer), questionFor(this.#pending, this.#viewer)) &&
      same(run.view(this.#viewer), this.#view)
    );
  }
}

/**
 * A run that could be the match as far as `viewer` knows; see `Imaginings`. `null` if all deals failed, or the game
 * can't be imagined.
 */
export function imaginedRun<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  from: RunStart<State>,
  viewer: Viewer,
  random: RandomState,
  mostDeals = MOST_DEALS,
): Imagined<Run<State, Steps, View, Options>> | null {
  return Imaginings.of(game, from, viewer)?.deal(random, mostDeals) ?? null;
}

/** The same run, which also records each entry it is given. */
function noting(run: FollowUp, entries: Entry[]): FollowUp {
  return {
    get decision() {
      return run.decision;
    },
    begin: () => run.begin(),
    give: answer => {
      entries.push(answer);
      run.give(answer);
    },
    again: entry => {
      entries.push(entry);
      run.again(entry);
    },
  };
}

/** What `hasFollowed` needs of a run. */
interface FollowUp {
  readonly decision: Decision | null;
  begin(): void;
  give(answer: Answer): void;
  again(entry: Entry): void;
}

/** Replays the entries that the viewer knows of, up to where `pending` is asked; returns whether that worked. */
function hasFollowed(
  run: FollowUp,
  given: readonly Given[],
  pending: Decision | null,
  viewer: Viewer,
  random: RandomState,
): boolean {
  try {
    run.begin();
    for (const { entry, decision } of given) {
      if (isAct(entry)) run.again(entry);
      else if (decision !== null && !isSealedFrom(decision, viewer)) {
        passSealed(run, viewer, null, random);
        if (!isHiddenFrom(decision, viewer)) run.again(entry);
        else if (!giveLike(run, decision, random)) return false;
      }
    }
    passSealed(run, viewer, pending, random);
    return true;
  } catch (error) {
    // The answer is not offered there, a die can't fall there, or the rules reach a dead end: this world has diverged
    // from the match.
    if (error instanceof Refusal || error instanceof RuleFault || error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Answers at random a question that another seat answered in the match and that the viewer can count. Returns false if
 * the run does not ask the same question.
 */
function giveLike(run: FollowUp, asked: Decision, random: RandomState): boolean {
  const { decision } = run;
  if (decision === null || rowOf(decision) !== rowOf(asked)) return false;
  run.give(answerByChance(decision, random));
  return true;
}

/**
 * Answers other seats' sealed questions at random, as many as come up. Stops at any other question, or at the series
 * that is still going on in the match.
 */
function passSealed(run: FollowUp, viewer: Viewer, pending: Decision | null, random: RandomState): void {
  for (let given = 0; given < LONGEST_ROW; given += 1) {
    const { decision } = run;
    if (decision === null || !isSealedFrom(decision, viewer)) return;
    if (pending !== null && isSealedFrom(pending, viewer) && rowOf(decision) === rowOf(pending)) return;
    run.give(answerByChance(decision, random));
  }
  throw new RangeError('a sealed row without an end');
}

function answerByChance({ options, amount }: Decision, random: RandomState): Answer {
  if (amount !== null) return amount.min + below(random, amount.max - amount.min + 1);
  return options[below(random, options.length)]?.id ?? '';
}

/** A question as the viewer knows it. Its number is left out, since that counts private answers. */
function questionFor(decision: Decision | null, viewer: Viewer): unknown {
  if (decision === null) return null;
  if (isHiddenFrom(decision, viewer)) return rowOf(decision);
  const { n: _n, ...question } = decision;
  return question;
}

/** The public facts of a private question: its seat, kind and rule. */
function rowOf({ seat, kind, rule }: Pick<Decision, 'seat' | 'kind' | 'rule'>): string {
  return `${seat} ${kind} ${rule}`;
}

/** Whether another seat is asked something that `viewer` does not see. */
function isHiddenFrom(decision: Decision, viewer: Viewer): boolean {
  return isPrivate(decision) && decision.seat !== viewer;
}
