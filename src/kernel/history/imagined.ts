import { copy } from '../plain/copy.ts';
import { isPrivate, isSealedFrom } from '../match/decision.ts';
import type { Answer, Decision } from '../match/decision.ts';
import type { GameDefinition } from '../match/game.ts';
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

/** This many deals are tried before a viewer's place in the match counts as not to be imagined. */
const MOST_DEALS = 32;
/** More answers than this make no private row. */
const LONGEST_ROW = 1_000;

/** A match as one viewer may imagine it, at the present decision. */
export interface Imagined<ImaginedRun> {
  readonly run: ImaginedRun;
  /** How many deals it took to find one that agrees with all that the viewer has seen since the checkpoint. */
  readonly deals: number;
  /** Where it begins: a checkpoint of its own, and what was given since there. */
  readonly start: RunStart<unknown>;
  /**
   * Another run of the same imagined match at the same decision: what is hidden lies alike in it, and the same chance
   * comes. `listener` hears of it from then on; absent: nobody.
   */
  fork(listener?: RunListener | null): ImaginedRun;
}

/** An entry, and what was asked when it was given. */
interface Given {
  readonly entry: Entry;
  readonly decision: Decision | null;
}

/**
 * All that one viewer may imagine of a match at the present decision. What it knows is taken once; `deal` makes a match
 * of it as often as it is asked: of its knowledge at the checkpoint alone, of the answers since that it may know, and
 * of the dice, which everybody saw. Other seats' private answers are chosen by chance, sealed ones as many as it takes.
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

  /** `null` where the game can't imagine. The state of `from` is left as it is. */
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
   * A run at the present decision that could be the match as far as the viewer knows. What does not lead to the same
   * view and the same question is dealt again; `null` when all deals led elsewhere.
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
    const run = new Run(this.#game, { ...this.#checkpoint, state }, null);
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

  /** Whether the viewer sees in a run what it sees of the match, and knows the same of what is asked. */
  #looksLike(run: Run<State, Steps, View, Options>): boolean {
    return (
      same(questionFor(run.decision, this.#viewer), questionFor(this.#pending, this.#viewer)) &&
      same(run.view(this.#viewer), this.#view)
    );
  }
}

/**
 * A run that could be the match as far as `viewer` knows; see `Imaginings`. `null` when all deals led elsewhere, or the
 * game can't imagine.
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

/** The same run, each entry that it is given noted. */
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

/** What a run that follows another one needs. */
interface FollowUp {
  readonly decision: Decision | null;
  begin(): void;
  give(answer: Answer): void;
  again(entry: Entry): void;
}

/** Gives a run what the viewer knows was given, up to where `pending` is asked; returns whether it could. */
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
    // An answer that is not offered there, a die that can't fall there, a rule that is at its wits' end: that world has
    // parted.
    if (error instanceof Refusal || error instanceof RuleFault || error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Chooses an answer where that one is asked of another seat, whose answers the viewer can count; returns whether it is
 * asked there.
 */
function giveLike(run: FollowUp, asked: Decision, random: RandomState): boolean {
  const { decision } = run;
  if (decision === null || rowOf(decision) !== rowOf(asked)) return false;
  run.give(answerByChance(decision, random));
  return true;
}

/**
 * Chooses the sealed answers of others, as many as it takes: up to where none is asked, or the row that goes on in the
 * match.
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

/** A question as the viewer knows it, without its number: that counts private answers. */
function questionFor(decision: Decision | null, viewer: Viewer): unknown {
  if (decision === null) return null;
  if (isHiddenFrom(decision, viewer)) return rowOf(decision);
  const { n: _n, ...question } = decision;
  return question;
}

/** What everybody sees of a private question: whose it is, of which kind and rule. */
function rowOf({ seat, kind, rule }: Pick<Decision, 'seat' | 'kind' | 'rule'>): string {
  return `${seat} ${kind} ${rule}`;
}

/** Whether another seat is asked something that `viewer` does not see. */
function isHiddenFrom(decision: Decision, viewer: Viewer): boolean {
  return isPrivate(decision) && decision.seat !== viewer;
}
