import type { Line } from '../../kernel/history/lines.ts';
import type { Replay } from '../../kernel/history/replay.ts';
import type { Message, Seat, Viewer } from '../../kernel/words/message.ts';
import type { Level } from '../../bots/levels.ts';
import { say } from '../text/say.ts';
import { givenReasonWords } from '../setting/reasons.ts';
import type { Explainer } from '../setting/thinking.ts';
import { mayExplain, replayNow } from './replay-now.ts';
import type { ReplayAct, ReplayFacts, ReplayShown } from './replay-now.ts';
import type { LostSearch } from '../../saves/saved/lost.ts';
import { Viewing } from './viewing.ts';
import type { JumpTarget } from './viewing.ts';

/** Where a replay begins, and whose view it shows. */
interface ReplayBeginning {
  /** The index of the log event at which the replay begins; `first`, `last`: the beginning or the end of the match. */
  readonly at: number | 'first' | 'last';
  /** The viewer, if the people have already agreed on one; absent: the public view, or that of the only seat. */
  readonly viewer?: Viewer;
}

interface ReplayParts extends Omit<ReplayFacts, 'mayCopy'> {
  /** Searches for lost parts of the match; absent: lost parts have already been reported. */
  readonly lost?: LostSearch;
  /** Finds the reasons for answers. */
  readonly explainer: Explainer;
  /** The level of the bot on a seat; `null`: a person plays it. */
  readonly levelOf: (seat: Seat) => Level | null;
  /** Whether people may ask for reasons before the match is over. */
  readonly hints: boolean;
  /** Continues with a copy of the match that has these history lines; `null`: this match can't be copied. */
  readonly copy: ((lines: readonly Line[]) => void) | null;
  /** Called when people leave the replay. */
  readonly close: () => void;
}

/** The result of a replay action. */
export type ReplayResult =
  | { readonly kind: 'replay'; readonly shown: ReplayShown; readonly moved: boolean }
  | { readonly kind: 'jumps'; readonly jumps: readonly JumpTarget[] }
  | WhyResult;

/** The reason for the answer that led to a stop, in words; `isReason` false: why no reason can be given. */
export interface WhyResult {
  readonly kind: 'why';
  readonly words: Message;
  readonly isReason: boolean;
}

/** The time spent on reading a match before the screen shows the progress, in milliseconds. */
const TIME_SLICE = 40;

/** A replay of a match. The match is read to its end in time slices; then any moment of it can be shown. */
export class LookingBack {
  readonly #replay: Replay;
  readonly #parts: ReplayParts;
  readonly #beginning: ReplayBeginning;
  readonly #clock: () => number;
  /** The viewer and stop that are shown; `null` while the match is still being read. */
  #viewing: Viewing | null = null;
  #back = 0;
  /** What was lost of the match; `undefined` while the search is still running. */
  #lost: Message | null | undefined;

  /** `clock` returns the milliseconds since an arbitrary start. */
  constructor(replay: Replay, beginning: ReplayBeginning, clock: () => number, parts: ReplayParts) {
    this.#replay = replay;
    this.#beginning = beginning;
    this.#clock = clock;
    this.#parts = parts;
  }

  /** Reads more of the match for one time slice, unless it is already read. Returns what the screen shows now. */
  read(): ReplayShown {
    const replay = this.#replay;
    const sliceEnd = this.#clock() + TIME_SLICE;
    do {
      if (replay.isComplete) this.#lookOn();
      else replay.advance();
    } while (!this.#isRead && this.#clock() < sliceEnd);
    if (!this.#isRead) return { show: 'progress', ...replay.progress };
    this.#viewing ??= this.#begin();
    return this.#shown(this.#viewing);
  }

  get #isRead(): boolean {
    return this.#replay.isComplete && this.#lost !== undefined;
  }

  /** Continues the search for lost parts of the match. */
  #lookOn(): void {
    const { lost } = this.#parts;
    this.#lost = lost === undefined ? null : lost.on();
  }

  #begin(): Viewing {
    // A match with one seat hides nothing from anybody, so the replay shows that seat's view.
    const isAlone = this.#parts.names.length === 1;
    const { at, viewer = isAlone ? 0 : 'spectator' } = this.#beginning;
    const viewing = new Viewing(this.#replay, this.#parts.board);
    if (viewer !== 'spectator') viewing.see(viewer);
    if (at === 'last') viewing.goTo(Infinity);
    else if (at !== 'first') viewing.goToEvent(at);
    return viewing;
  }

  /** Performs a replay action and returns its result; `null`: the action has no result to show. */
  perform(act: ReplayAct): ReplayResult | null {
    if (act.act === 'read-on') return { kind: 'replay', shown: this.read(), moved: true };
    const viewing = this.#viewing;
    if (viewing === null) return null;
    switch (act.act) {
      case 'find-jumps':
        return { kind: 'jumps', jumps: viewing.jumps({ format: this.#parts.wordsFor(viewing.viewer).format }) };
      // `why` is asynchronous: callers use the method `why` instead.
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

  /**
   * Finds the reason for the answer that led to the current stop; `null`: the match is still being read, or the replay
   * has moved to another stop meanwhile.
   */
  async why(): Promise<WhyResult | null> {
    const viewing = this.#viewing;
    if (viewing === null) return null;
    const { explainer, levelOf, hints } = this.#parts;
    const { given, viewer, stop } = viewing;
    const noReason = { kind: 'why', isReason: false } as const;
    const answeringSeat = given?.by ?? null;
    if (given === null || answeringSeat === null) return { ...noReason, words: say('why.no-answer') };
    if (!mayExplain(given, viewer, this.#replay.isOver, hints)) return { ...noReason, words: say('why.not-yet') };
    const answeredRecord = viewing.answered;
    if (answeredRecord === null) return { ...noReason, words: say('why.none') };
    const level = levelOf(answeringSeat);
    try {
      const explanation = await explainer.explain({ ...answeredRecord, level: level ?? 'normal' });
      return viewing.stop === stop
        ? { kind: 'why', isReason: true, words: givenReasonWords(answeringSeat, level, explanation) }
        : null;
    } catch {
      // The game gives no reasons, newer rules refuse the state, or the explainer's thread has ended.
      return { ...noReason, words: say('why.none') };
    }
  }

  #moved(viewing: Viewing): ReplayResult {
    this.#back = 0;
    return { kind: 'replay', shown: this.#shown(viewing), moved: true };
  }

  #shown(viewing: Viewing): ReplayShown {
    const { game, board, names, people, wordsFor, copy } = this.#parts;
    const replayFacts = { game, board, names, people, wordsFor };
    const stopFacts = { isOver: this.#replay.isOver, back: this.#back };
    return {
      show: 'stop',
      now: replayNow({ ...replayFacts, mayCopy: copy !== null }, viewing, stopFacts),
      lost: this.#lost ?? null,
    };
  }

  /** Called when people leave the replay. */
  close(): void {
    this.#parts.explainer.stop();
    this.#parts.close();
  }
}
