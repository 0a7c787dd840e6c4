import { copy } from '../plain/copy.ts';
import type { RunStart } from '../match/checkpoints.ts';
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
import type { RunListener } from '../match/run.ts';
import { randomBelow } from '../plain/random.ts';
import type { RandomState } from '../plain/random.ts';
import { same } from '../plain/same.ts';
import type { Viewer } from '../words/message.ts';

/** After this many failed deals, the match counts as impossible to imagine for the viewer. */
const MOST_DEALS = 32;
/** The most private answers in a series; a longer series counts as endless. */
const LONGEST_SERIES = 1_000;

/** A match as one viewer may imagine it, stopped at the pending decision. */
export interface Imagined<ImaginedRun> {
  readonly run: ImaginedRun;
  /** The number of deals that were tried until one agreed with all that the viewer has seen since the checkpoint. */
  readonly deals: number;
  /** Where the imagined match begins: a checkpoint of its own, and the entries after it. */
  readonly start: RunStart<unknown>;
  /**
   * Makes another run of the same imagined match at the same decision, with the same hidden facts and the same random
   * state. `listener` receives the new run's callbacks; absent: no listener.
   */
  fork(listener?: RunListener | null): ImaginedRun;
}

/** An entry, and the decision that was pending when it was given. */
interface Given {
  readonly entry: Entry;
  readonly decision: Decision | null;
}

/**
 * Imagines a match at the pending decision for one viewer. The viewer's knowledge is computed once; `deal` builds any
 * number of possible matches from it. They depend only on what the viewer knows at the checkpoint, the later answers
 * that the viewer may know, and the dice, which everybody saw. Private answers of other seats are chosen at random;
 * sealed questions are answered as often as they come up.
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

  /** Returns `null` if the game does not support imagining. The state of `from` is not changed. */
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
    const diceResults: number[] = [];
    const realRun = new Run(game, { ...checkpoint, state: copy(checkpoint.state) }, null);
    realRun.diceFrom({ fallen: diceResults, coming: [] });
    realRun.begin();
    this.#given = entries.map((entry): Given => {
      const { decision } = realRun;
      realRun.again(entry);
      return { entry, decision };
    });
    this.#fallen = diceResults;
    this.#pending = realRun.decision;
    this.#view = realRun.view(viewer);
  }

  /**
   * Makes an imagined match, stopped at the pending decision, that agrees with all that the viewer knows. Deals that do
   * not lead to the same view and question are discarded. `null` if all `mostDeals` deals were discarded.
   */
  deal(random: RandomState, mostDeals = MOST_DEALS): Imagined<Run<State, Steps, View, Options>> | null {
    for (let deals = 1; deals <= mostDeals; deals += 1) {
      const state = this.#knowledge.imagine(random);
      const run = this.#runFrom(copy(state));
      const entries: Entry[] = [];
      if (!replayKnownEntries(recordingEntries(run, entries), this.#given, this.#pending, this.#viewer, random))
        continue;
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

  /** Whether a run shows the viewer the same view and the same pending question as the match. */
  #looksLike(run: Run<State, Steps, View, Options>): boolean {
    return (
      same(questionFor(run.decision, this.#viewer), questionFor(this.#pending, this.#viewer)) &&
      same(run.view(this.#viewer), this.#view)
    );
  }
}

/**
 * Makes a run that could be the match as far as `viewer` knows; see `Imaginings`. `null` if all deals failed, or if the
 * game does not support imagining.
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

/** Wraps a run so that each entry given to it is also added to `entries`. */
function recordingEntries(run: ReplayedRun, entries: Entry[]): ReplayedRun {
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

/** The part of a run that `replayKnownEntries` uses. */
interface ReplayedRun {
  readonly decision: Decision | null;
  begin(): void;
  give(answer: Answer): void;
  again(entry: Entry): void;
}

/**
 * Replays the entries that the viewer knows of, up to the point where `pending` is asked. Returns whether that worked.
 */
function replayKnownEntries(
  run: ReplayedRun,
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
        answerSealedQuestions(run, viewer, null, random);
        if (!isHiddenFrom(decision, viewer)) run.again(entry);
        else if (!answerSameQuestion(run, decision, random)) return false;
      }
    }
    answerSealedQuestions(run, viewer, pending, random);
    return true;
  } catch (error) {
    // The imagined match has diverged from the real one: an answer is not offered, a die result can't occur, or the
    // rules reach a dead end.
    if (error instanceof Refusal || error instanceof RuleFault || error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Gives a random answer to a private question that another seat answered in the match and whose existence the viewer
 * knows of. Returns `false` if the run does not ask the same question.
 */
function answerSameQuestion(run: ReplayedRun, asked: Decision, random: RandomState): boolean {
  const { decision } = run;
  if (decision === null || publicFactsOf(decision) !== publicFactsOf(asked)) return false;
  run.give(answerByChance(decision, random));
  return true;
}

/**
 * Answers other seats' sealed questions at random, as many as come up. Stops at any other question, or at the series of
 * sealed questions that is still going on in the match.
 */
function answerSealedQuestions(run: ReplayedRun, viewer: Viewer, pending: Decision | null, random: RandomState): void {
  for (let answerCount = 0; answerCount < LONGEST_SERIES; answerCount += 1) {
    const { decision } = run;
    if (decision === null || !isSealedFrom(decision, viewer)) return;
    if (pending !== null && isSealedFrom(pending, viewer) && publicFactsOf(decision) === publicFactsOf(pending)) return;
    run.give(answerByChance(decision, random));
  }
  throw new RangeError('a sealed row without an end');
}

function answerByChance({ options, amount }: Decision, random: RandomState): Answer {
  if (amount !== null) return amount.min + randomBelow(random, amount.max - amount.min + 1);
  return options[randomBelow(random, options.length)]?.id ?? '';
}

/** What the viewer knows of a question. Its number is left out, since it counts private answers. */
function questionFor(decision: Decision | null, viewer: Viewer): unknown {
  if (decision === null) return null;
  if (isHiddenFrom(decision, viewer)) return publicFactsOf(decision);
  const { n: _n, ...question } = decision;
  return question;
}

/** The public facts of a private question as a text: seat, kind and rule. */
function publicFactsOf({ seat, kind, rule }: Pick<Decision, 'seat' | 'kind' | 'rule'>): string {
  return `${seat} ${kind} ${rule}`;
}

/** Whether another seat is asked something that `viewer` does not see. */
function isHiddenFrom(decision: Decision, viewer: Viewer): boolean {
  return isPrivate(decision) && decision.seat !== viewer;
}
