import type { Line } from '../../kernel/history/lines.ts';
import type { Replay } from '../../kernel/history/replay.ts';
import type { Message, Seat, Viewer } from '../../kernel/words/message.ts';
import type { Level } from '../../bots/levels.ts';
import { say } from '../text/say.ts';
import { reasonGiven } from '../setting/reasons.ts';
import type { Explainer } from '../setting/thinking.ts';
import { mayExplain, replayNow } from './replay-now.ts';
import type { ReplayAct, ReplayOf, ReplayShown } from './replay-now.ts';
import type { LostSearch } from '../../saves/saved/lost.ts';
import { Viewing } from './viewing.ts';
import type { Jump } from './viewing.ts';

/** Where and how a replay begins. */
interface ReplayBeginning {
  /** The event of the log to begin at; `first`, `last`: the beginning or the end of the match. */
  readonly at: number | 'first' | 'last';
  /** Whose eyes, where that has been allowed already; absent: the open table's, or those of the only seat. */
  readonly viewer?: Viewer;
}

interface ReplayParts extends Omit<ReplayOf, 'mayCopy'> {
  /** Looks for what of the match is lost; absent: that has been said. */
  readonly lost?: LostSearch;
  /** Finds out why answers were given. */
  readonly explainer: Explainer;
  /** How strong the program plays a seat; `null`: a person does. */
  readonly levelOf: (seat: Seat) => Level | null;
  /** Whether people may ask for reasons before the match is over. */
  readonly hints: boolean;
  /** Goes on with a copy of the match whose history are those lines; `null`: nobody goes on with this one. */
  readonly copy: ((lines: readonly Line[]) => void) | null;
  /** Called when the replay is left. */
  readonly close: () => void;
}

/** The result of an act in a replay. */
export type ReplayResult =
  | { readonly kind: 'replay'; readonly shown: ReplayShown; readonly moved: boolean }
  | { readonly kind: 'jumps'; readonly jumps: readonly Jump[] }
  | WhyResult;

/** Why the answer was given that led to a stop, in words; `isReason` false: why there is nothing to say. */
export interface WhyResult {
  readonly kind: 'why';
  readonly words: Message;
  readonly isReason: boolean;
}

/** So long a match is read before a frame shows how far it is, in milliseconds. */
const SLICE = 40;

/** A match that is looked back on: read to its end in slices, then looked at anywhere. */
export class LookingBack {
  readonly #replay: Replay;
  readonly #parts: ReplayParts;
  readonly #beginning: ReplayBeginning;
  readonly #clock: () => number;
  /** `null`: it is still being read. */
  #viewing: Viewing | null = null;
  #back = 0;
  /** What of the match is lost; `undefined`: that is still being looked for. */
  #lost: Message | null | undefined;

  /** `clock`: milliseconds from any beginning. */
  constructor(replay: Replay, beginning: ReplayBeginning, clock: () => number, parts: ReplayParts) {
    this.#replay = replay;
    this.#beginning = beginning;
    this.#clock = clock;
    this.#parts = parts;
  }

  /** Reads on for a moment, if there is more to read. Returns what is to be seen of it now. */
  read(): ReplayShown {
    const replay = this.#replay;
    const until = this.#clock() + SLICE;
    do {
      if (replay.isComplete) this.#lookOn();
      else replay.advance();
    } while (!this.#isRead && this.#clock() < until);
    if (!this.#isRead) return { show: 'progress', ...replay.progress };
    this.#viewing ??= this.#begin();
    return this.#shown(this.#viewing);
  }

  get #isRead(): boolean {
    return this.#replay.isComplete && this.#lost !== undefined;
  }

  /** Looks on for what is lost. */
  #lookOn(): void {
    const { lost } = this.#parts;
    this.#lost = lost === undefined ? null : lost.on();
  }

  #begin(): Viewing {
    // A match of one seat hides nothing from anybody.
    const isAlone = this.#parts.names.length === 1;
    const { at, viewer = isAlone ? 0 : 'spectator' } = this.#beginning;
    const viewing = new Viewing(this.#replay, this.#parts.board);
    if (viewer !== 'spectator') viewing.see(viewer);
    if (at === 'last') viewing.goTo(Infinity);
    else if (at !== 'first') viewing.goToEvent(at);
    return viewing;
  }

  /** Carries out an act and returns its result; `null`: nothing that this screen shows. */
  perform(act: ReplayAct): ReplayResult | null {
    if (act.act === 'read-on') return { kind: 'replay', shown: this.read(), moved: true };
    const viewing = this.#viewing;
    if (viewing === null) return null;
    switch (act.act) {
      case 'find-jumps':
        return { kind: 'jumps', jumps: viewing.jumps({ format: this.#parts.wordsFor(viewing.viewer).format }) };
      // It takes its time: see `why`.
      case 'why':
        return null;
      case 'copy': {
        this.#parts.copy?.(this.#replay.linesUpTo(viewing.stop));
        return null;
      }
      case 'scroll': {
        this.#back = act.back;
        return { kind: 'replay', shown: this.#shown(viewing), moved: false };
      }
      case 'step': {
        viewing.step(act.step, act.by);
        return this.#moved(viewing);
      }
      case 'go-to': {
        viewing.goTo(act.at === 'last' ? Infinity : act.at);
        return this.#moved(viewing);
      }
      case 'see': {
        viewing.see(act.viewer);
        return this.#moved(viewing);
      }
    }
  }

  /** Finds out why the answer was given that led here; `null`: the match is still being read, or was left. */
  async why(): Promise<WhyResult | null> {
    const viewing = this.#viewing;
    if (viewing === null) return null;
    const { explainer, levelOf, hints } = this.#parts;
    const { given, viewer, stop } = viewing;
    const refused = { kind: 'why', isReason: false } as const;
    const by = given?.by ?? null;
    if (given === null || by === null) return { ...refused, words: say('why.no-answer') };
    if (!mayExplain(given, viewer, this.#replay.isOver, hints)) return { ...refused, words: say('why.not-yet') };
    const answered = viewing.answered;
    if (answered === null) return { ...refused, words: say('why.none') };
    const level = levelOf(by);
    try {
      const explained = await explainer.explain({ ...answered, level: level ?? 'normal' });
      return viewing.stop === stop ? { kind: 'why', isReason: true, words: reasonGiven(by, level, explained) } : null;
    } catch {
      // A game without reasons, a state that newer rules refuse, a thread that ended: there is nothing to tell.
      return { ...refused, words: say('why.none') };
    }
  }

  #moved(viewing: Viewing): ReplayResult {
    this.#back = 0;
    return { kind: 'replay', shown: this.#shown(viewing), moved: true };
  }

  #shown(viewing: Viewing): ReplayShown {
    const { game, board, names, people, wordsFor, copy } = this.#parts;
    const of = { game, board, names, people, wordsFor };
    const so = { isOver: this.#replay.isOver, back: this.#back };
    return { show: 'stop', now: replayNow({ ...of, mayCopy: copy !== null }, viewing, so), lost: this.#lost ?? null };
  }

  /** Ends the replay when it is left. */
  close(): void {
    this.#parts.explainer.stop();
    this.#parts.close();
  }
}
