import { messageOf } from '../../../src/kernel/match/refusal.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { PROGRAM_GAMES } from '../../../src/session/setting/games.ts';
import { usualLook } from '../../oracles/looked-back.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { Worlds } from '../../oracles/worlds.ts';
import type { Shown } from '../../oracles/seen.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { SecretGame, Way } from './secret-game.ts';
import { writtenOnTheCommandLine } from './command-line.ts';
import { screenFor, shownTo } from './shown.ts';
import type { Laid } from './shown.ts';
import { repliedTo } from './protocol.ts';
import { toldTo } from './told.ts';

/** What came of looking at a whole match: decisions, and at how many of them, viewer by viewer, what was compared. */
export interface SecretsTried {
  readonly decisions: number;
  /** The view, with all dealt again amid the step. */
  readonly views: number;
  /** All that the kernel shows. */
  readonly compared: number;
  /** What is told apart from screens. */
  readonly told: number;
  /** The screen at one size, and what the protocol replies. */
  readonly screens: number;
  /** All screens, and what commands write. */
  readonly all: number;
  /** Nothing but the view: amid a private row of another seat, which counts as one. */
  readonly inRows: number;
  /**
   * Nothing but the view: something had come to light in the same step, and no world was found in which it is the same.
   */
  readonly apart: number;
  readonly faults: readonly string[];
}

/** How closely to look. */
export interface SecretsWanted {
  readonly seats: number;
  readonly seed: string;
  readonly way: Way;
  /** Every this many-th decision is looked at; 1: all. What is told apart from screens is compared at all of these, */
  readonly every: number;
  /** the screen and the protocol at every this many-th of them, */
  readonly screens: number;
  /** and all screens at every this many-th, for one viewer after the other. */
  readonly all: number;
  /** The last decision that is looked at; absent: the last one of the match. */
  readonly limit?: number;
}

/** No more than this many faults are told of one match: one leak shows at many decisions. */
const MOST_FAULTS = 20;

/**
 * Plays a match to its end beside worlds in which all is dealt again that a viewer may not know: nothing that it is
 * shown may differ.
 */
export async function compareMatch(secret: SecretGame, wanted: SecretsWanted): Promise<SecretsTried> {
  const boxed = await PROGRAM_GAMES.load(secret.id);
  if (boxed === null) throw new Error(`there is no ${secret.id}`);
  const match = wanted.way.begin(wanted.seed);
  const looking = new Looking(secret, { ...boxed, look: usualLook(boxed.game, match) }, match, wanted);
  await looking.play();
  return looking.tried;
}

class Looking {
  readonly #secret: SecretGame;
  readonly #laid: Laid;
  readonly #wanted: SecretsWanted;
  readonly #worlds: Worlds;
  readonly #faults: string[] = [];
  readonly #counts = { views: 0, compared: 0, told: 0, screens: 0, all: 0, inRows: 0, apart: 0 };
  #decisions = 0;

  constructor(secret: SecretGame, laid: Laid, match: Match, wanted: SecretsWanted) {
    this.#secret = secret;
    this.#laid = laid;
    this.#wanted = wanted;
    this.#worlds = new Worlds(secret.secrets, match, wanted.seed);
  }

  get tried(): SecretsTried {
    return { ...this.#counts, decisions: this.#decisions, faults: this.#faults };
  }

  async play(): Promise<void> {
    const { seed, every, limit = Infinity } = this.#wanted;
    const random = seededRandom(seed);
    for (; this.#decisions < limit && this.#faults.length < MOST_FAULTS; this.#decisions++) {
      if (this.#decisions % every === 0) await this.#look();
      const { match } = this.#worlds;
      const { decision } = match;
      if (decision === null) return;
      await this.#tryTo(() => this.#worlds.answer(this.#secret.answering(decision, random, match)));
    }
  }

  async #look(): Promise<void> {
    const { every, screens, all } = this.#wanted;
    const looked = this.#decisions / every;
    const { match } = this.#worlds;
    const viewers = viewersOf(match);
    const closely = looked % all === 0 ? viewers[(looked / all) % viewers.length] : null;
    for (const viewer of viewers) {
      const isFront = viewer === 'spectator' || viewer === match.decision?.seat;
      await this.#tryTo(() =>
        this.#compare(viewer, {
          told: isFront || viewer === viewers[looked % viewers.length],
          screens: isFront && looked % screens === 0,
          all: viewer === closely,
        }),
      );
    }
  }

  /** Compares what one viewer is shown, beside what the kernel shows as much as is `wanted`. */
  async #compare(viewer: Viewer, wanted: Readonly<Record<'told' | 'screens' | 'all', boolean>>): Promise<void> {
    const counts = this.#counts;
    const laid = this.#laid;
    this.#worlds.checkView(viewer);
    counts.views += 1;
    const standing = await this.#worlds.check(viewer, async (match): Promise<Shown> => ({
      ...(wanted.told ? toldTo(laid, match, viewer) : {}),
      ...(wanted.screens ? { ...screenFor(laid, match, viewer), ...(await repliedTo(match, viewer)) } : {}),
      ...(wanted.all ? shownTo(laid, match, viewer) : {}),
      ...(wanted.all && viewer === 'spectator' ? await writtenOnTheCommandLine(match) : {}),
    }));
    if (standing === 'in a row') counts.inRows += 1;
    else if (standing !== 'beside') counts.apart += 1;
    else {
      counts.compared += 1;
      for (const what of ['told', 'screens', 'all'] as const) if (wanted[what]) counts[what] += 1;
    }
  }

  async #tryTo(look: () => unknown): Promise<void> {
    try {
      await look();
    } catch (error) {
      const { seats, seed, way } = this.#wanted;
      const at = `${seats} seats, ${way.name}, seed ${seed}, decision ${this.#decisions}`;
      this.#faults.push(`${this.#secret.id}, ${at}: ${messageOf(error)}`);
    }
  }
}
