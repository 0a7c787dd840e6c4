import type { CheckpointPolicy } from '../kernel/match/checkpoints.ts';
import type { Game, Match, MatchSetting, SideRun, Worlds } from '../kernel/history/playable.ts';
import type { Answer, Decision, Pending } from '../kernel/match/decision.ts';
import { seededRandom } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import type { Viewer } from '../kernel/words/message.ts';
import type { BotPlayer, Turn } from './player.ts';
import { randomAnswerTo } from './random.ts';

/** The most decisions of a match between bots. A longer match is taken for an endless loop. */
export const LONGEST_MATCH = 200_000;

/** The bot of each seat; a seat with `null` or no entry answers at random. */
export type Players = readonly (BotPlayer | null)[];

/** A match that was played by bots, and the number of its decisions. */
export interface PlayedMatch {
  readonly match: Match;
  readonly decisions: number;
}

/** A side run that was played by bots, without a log or history, and the number of its decisions. */
export interface PlayedRun {
  readonly run: SideRun;
  readonly decisions: number;
}

/** The part of a match or a run that bots need. */
interface AskingMatch {
  readonly decision: Decision | null;
  readonly pending: Pending | null;
  view(viewer: Viewer): unknown;
  /** The pending question with options that compute their texts when read; absent in a match that keeps its history. */
  readonly brief?: Decision | null;
  glimpse?(viewer: Viewer): unknown;
  worlds?(viewer: Viewer): Worlds | null;
}

/** The input of a bot whose view is made only when the bot reads it. */
class LazyTurn implements Turn {
  readonly game: string;
  readonly random: RandomState;
  readonly decision: Decision;
  readonly #asking: AskingMatch;

  constructor(game: string, asking: AskingMatch, decision: Decision, random: RandomState) {
    this.game = game;
    this.random = random;
    this.decision = decision;
    this.#asking = asking;
  }

  get view(): unknown {
    const { seat } = this.decision;
    return this.#asking.glimpse?.(seat) ?? this.#asking.view(seat);
  }

  readonly worlds = (): Worlds | null => this.#asking.worlds?.(this.decision.seat) ?? null;
}

/**
 * Plays a match with bots to its end, or up to `maxDecisions` decisions. A seat without a bot in `players` answers at
 * random. The bots' random generator is separate from the match's. Throws if the match exceeds `LONGEST_MATCH`, and
 * rethrows what the rules throw.
 */
export function playMatch(
  game: Game,
  setting: MatchSetting,
  players: Players,
  checkpointPolicy: CheckpointPolicy = { checkpointEvery: 100 },
  maxDecisions = Infinity,
): PlayedMatch {
  const match = game.start(setting, checkpointPolicy);
  const decisions = playOn(match, (n, answer) => match.answer(n, answer), {
    game,
    setting,
    players,
    most: maxDecisions,
  });
  return { match, decisions };
}

/** Plays the same match as `playMatch`, but faster: without listeners, log, history or undo. */
export function playSilently(game: Game, setting: MatchSetting, players: Players, maxDecisions = Infinity): PlayedRun {
  const run = game.silently(setting);
  const decisions = playOn(run, (_, answer) => run.give(answer), { game, setting, players, most: maxDecisions });
  return { run, decisions };
}

/** Plays a match like `playMatch`, with random players only. */
export function playRandomly(
  game: Game,
  setting: MatchSetting,
  checkpointPolicy?: CheckpointPolicy,
  maxDecisions?: number,
): PlayedMatch {
  return playMatch(game, setting, [], checkpointPolicy, maxDecisions);
}

interface PlayOptions {
  readonly game: Game;
  readonly setting: MatchSetting;
  readonly players: Players;
  readonly most: number;
}

function playOn(
  asking: AskingMatch,
  give: (n: number, answer: Answer) => void,
  { game, setting, players, most }: PlayOptions,
): number {
  const random = seededRandom(`players of ${setting.seed}`);
  let decisions = 0;
  for (let { pending } = asking; pending !== null && decisions < most; pending = asking.pending) {
    if (decisions >= LONGEST_MATCH) throw new RangeError(`no end after ${decisions} decisions`);
    give(pending.n, answerTo(asking, pending, { game: game.id, player: players[pending.seat] ?? null, random }));
    decisions += 1;
  }
  return decisions;
}

/** The answer of a seat. Random answers need only the ids of the options, so no texts are made for them. */
function answerTo(
  asking: AskingMatch,
  pending: Pending,
  { game, player, random }: { readonly game: string; readonly player: BotPlayer | null; readonly random: RandomState },
): Answer {
  if (player === null) return randomAnswerTo(pending, random);
  const decision = asking.brief ?? asking.decision;
  if (decision === null) throw new Error('unreachable: something is pending');
  return player(new LazyTurn(game, asking, decision, random));
}
