import { copy } from '../../src/kernel/plain/copy.ts';
import type { Answer } from '../../src/kernel/match/decision.ts';
import { recordFrom } from '../../src/kernel/history/open.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import { mustEqualToTheByte } from './equal.ts';
import { revealedIn } from './non-interference.ts';
import type { Scramble } from './non-interference.ts';
import { OtherWorld } from './other-world.ts';
import type { Given, SeenOf, Standing } from './other-world.ts';
import { mustShowTheSame, seenBy } from './seen.ts';
import type { Shown } from './seen.ts';

/** What of a game is needed to deal its secrets again. */
export interface Secrets {
  readonly game: Game;
  readonly scramble: Scramble;
  /** What a viewer may know of a state, be it amid a step. */
  readonly view: (state: unknown, viewer: Viewer) => unknown;
  /** What everybody will see of another seat's private answer; `null`: nothing. */
  readonly seenOf: SeenOf | null;
}

/** A checkpoint at every step: worlds are made as near to a decision as possible. */
const KEEPING = { checkpointEvery: 0, checkpointsKept: 2 };

/** A world is followed over this many answers before it is dealt again, if nothing ends it sooner. */
const LASTS = 16;

/** This many deals are tried at a decision to find a world in which what has come to light is the same. */
const TRIES = 8;

/**
 * A match and, beside it, other worlds: for each viewer the same match, from another seed, with everything dealt again
 * that it may not know. They are made at the last checkpoint before a decision, and followed as long as nothing comes
 * to light that tells them apart.
 */
export class Worlds {
  readonly #secrets: Secrets;
  readonly #random: RandomState;
  #match: Match;
  #base: MatchRecord;
  #given: Given[] = [];
  readonly #worlds = new Map<Viewer, OtherWorld>();

  /** `match` stands at its beginning; it is left alone. */
  constructor(secrets: Secrets, match: Match, seed: string) {
    this.#secrets = secrets;
    this.#random = seededRandom(`worlds of ${seed}`);
    const { start, checkpoint } = match.record();
    this.#base = recordFrom(start, checkpoint.state);
    this.#match = secrets.game.restore(this.#base, KEEPING);
  }

  /** The match itself. It counts its decisions from where the worlds were last dealt again. */
  get match(): Match {
    return this.#match;
  }

  /** Answers what is asked, there and in the other worlds. Throws for a leak. */
  answer(answer: Answer): void {
    const { decision } = this.#match;
    if (decision === null) throw new Error('nothing is asked any more');
    if (this.#given.length >= LASTS) this.#beginAnew();
    const given = { decision, answer, revealed: revealedIn(this.#match.secretState()) };
    this.#given.push(given);
    this.#match.answer(this.#match.decision?.n ?? -1, answer);
    const leaks: string[] = [];
    for (const [viewer, world] of this.#worlds) {
      try {
        world.follow(given);
      } catch (error) {
        this.#worlds.delete(viewer);
        leaks.push(`${viewer}: ${messageOf(error)}`);
      }
    }
    if (leaks.length > 0) throw new Error(leaks.join('; '));
  }

  /**
   * What a viewer may know of the state, amid a step too, is the same when all else in it is dealt again. Throws for a
   * leak.
   */
  checkView(viewer: Viewer): void {
    const { scramble, view } = this.#secrets;
    const state = this.#match.secretState();
    const before = JSON.stringify(view(state, viewer));
    const after = JSON.stringify(view(scramble(copy(state), viewer, this.#random), viewer));
    if (after !== before) mustEqualToTheByte(`view of ${viewer}`, JSON.parse(after), JSON.parse(before));
  }

  /**
   * What the kernel shows a viewer, and whatever `also` is shown to it, is the same in another world. Returns where
   * that stands: only worlds that stand beside the match are compared. Throws for a leak.
   */
  async check(viewer: Viewer, also: (match: Match) => Shown | Promise<Shown>): Promise<Standing> {
    const { world, standing } = this.#worldBeside(viewer);
    if (world === null) return standing;
    const at = `as ${viewer} sees ${this.#match.decision?.kind ?? 'the end'}`;
    try {
      mustEqualToTheByte(`private rows of others ${at}`, world.rows.here, world.rows.there);
      mustShowTheSame(at, seenBy(world.match, viewer), seenBy(this.#match, viewer));
      mustShowTheSame(at, await also(world.match), await also(this.#match));
    } catch (error) {
      this.#worlds.delete(viewer);
      throw error;
    }
    return standing;
  }

  #worldBeside(viewer: Viewer): { readonly world: OtherWorld | null; readonly standing: Standing } {
    let standing: Standing = 'parted';
    for (let tried = 0; tried < TRIES; tried++) {
      const world = this.#worlds.get(viewer) ?? this.#dealtAnew(viewer);
      this.#worlds.set(viewer, world);
      standing = world.standBeside(this.#match);
      if (standing === 'beside') return { world, standing };
      if (standing === 'in a row') break;
      this.#worlds.delete(viewer);
      if (tried === 0) this.#beginAnew();
    }
    return { world: null, standing };
  }

  /** Another world, from the last checkpoint on to where the match is. */
  #dealtAnew(viewer: Viewer): OtherWorld {
    const { game, scramble, seenOf } = this.#secrets;
    const { start, checkpoint } = this.#base;
    // Nobody may know the seed either: it leads to all that was dealt.
    const otherStart = { ...start, seed: `another world, ${randomBelow(this.#random, 1e9)}` };
    const match = game.restore(recordFrom(otherStart, scramble(copy(checkpoint.state), viewer, this.#random)), KEEPING);
    const world = new OtherWorld(match, {
      viewer,
      revealed: revealedIn(checkpoint.state),
      seenOf,
      random: this.#random,
    });
    for (const given of this.#given) world.follow(given);
    return world;
  }

  /** Takes the match up at its last checkpoint, if that is a later one; the worlds are dealt again from there. */
  #beginAnew(): void {
    const { start, checkpoint } = this.#match.record();
    if (checkpoint.answers === 0) return;
    this.#base = recordFrom(start, checkpoint.state);
    this.#given = this.#given.slice(checkpoint.answers);
    this.#match = this.#secrets.game.restore(this.#base, KEEPING);
    for (const { answer } of this.#given) this.#match.answer(this.#match.decision?.n ?? -1, answer);
    this.#worlds.clear();
  }
}
