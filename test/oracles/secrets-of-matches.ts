import type { BotPlayer } from '../../src/bots/player.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import { recordFrom } from '../../src/kernel/history/open.ts';
import type { Game, Match, MatchSetting } from '../../src/kernel/history/playable.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import { answeringOf } from './answering.ts';
import { mustEqualToTheByte } from './equal.ts';
import { checkNonInterference } from './non-interference.ts';
import type { Scramble } from './non-interference.ts';
import { viewersOf } from './snapshot.ts';

/** What the board shows is painted at one of this many checkpoints. */
const PAINTED = 4;

/** A match of bots that do something else now and then, and which of its checkpoints are looked at. */
export interface LookedAt {
  readonly game: Game;
  readonly setting: MatchSetting;
  readonly bot: BotPlayer;
  /** This many of its answers are given. */
  readonly answers: number;
  /** Every this many-th checkpoint is looked at, */
  readonly every: number;
  /** and those at which this holds. */
  readonly also?: (match: Match) => boolean;
}

/** Shows some checkpoints of a match, from its very beginning, to each viewer in turn. */
export function someCheckpoints(
  { game, setting, bot, answers, every, also = () => false }: LookedAt,
  look: (record: MatchRecord, viewer: Viewer, place: number) => void,
): void {
  const match = game.start(setting, { checkpointEvery: 0 });
  const random = seededRandom(setting.seed);
  const player = answeringOf(bot);
  const viewers = viewersOf(match);
  let last = -1;
  let number = 0;
  let looked = 0;
  while (match.decision !== null && match.decision.n < answers) {
    const record = match.record();
    const isNew = record.checkpoint.answers !== last;
    if (isNew && (number++ % every === 0 || also(match))) {
      look(record, viewers[(looked + Math.floor(looked / viewers.length)) % viewers.length] ?? 'spectator', looked++);
    }
    last = record.checkpoint.answers;
    const { decision } = match;
    match.answer(decision.n, (randomBelow(random, 4) === 0 ? randomAnswer : player)(decision, random, match));
  }
}

/**
 * Compares what viewers see, hear, are asked and are shown by the board at some checkpoints of a match with what they
 * would if all that they may not know were dealt anew. Returns how many decisions were compared, and at how many of
 * them the board was. Throws where something differs.
 */
export function compareSecrets(
  wanted: LookedAt,
  scramble: Scramble,
  shownTo: (match: Match, viewer: Viewer) => unknown,
): { readonly compared: number; readonly painted: number } {
  let [compared, painted] = [0, 0];
  someCheckpoints(wanted, (record, viewer, place) => {
    const paint = place % PAINTED === 0;
    const found = checkNonInterference(wanted.game, record, viewer, scramble, {
      seed: `${wanted.setting.seed} ${place}`,
      decisions: paint ? 2 : 8,
      answerHidden: randomAnswer,
      ...(paint ? { also: (match: Match): unknown => shownTo(match, viewer) } : {}),
    });
    compared += found;
    if (paint) painted += found;
  });
  return { compared, painted };
}

/** What lies so deep that nobody will see it for a while, and how long that while is. */
export interface Depths {
  readonly game: Game;
  /** A state with other things in the depths. */
  readonly withOthers: (state: unknown) => unknown;
  /** Whether the first match is still far from them. */
  readonly areFar: (match: Match, begun: Match) => boolean;
  /** After how many decisions comparing ends; absent: when the depths are near, or the match is over. */
  readonly most?: number;
}

/**
 * Plays on with other things in the depths until they are near. Returns how many decisions were compared; throws where
 * a viewer is shown a difference.
 */
export function checkDepths(
  { game, withOthers, areFar, most = Infinity }: Depths,
  { start, checkpoint }: MatchRecord,
  viewer: Viewer,
  seed: string,
): number {
  const begun = game.restore(recordFrom(start, checkpoint.state));
  const one = game.restore(recordFrom(start, checkpoint.state));
  const other = game.restore(recordFrom(start, withOthers(checkpoint.state)));
  const random = seededRandom(seed);
  const seen = (match: Match): unknown => [match.view(viewer), match.events(viewer), match.decision, match.blocked()];
  let compared = 0;
  while (one.decision !== null && compared < most && areFar(one, begun)) {
    mustEqualToTheByte(`${one.decision.kind}, ${compared} decisions on`, seen(other), seen(one));
    const answer = randomAnswer(one.decision, random);
    one.answer(one.decision.n, answer);
    other.answer(other.decision?.n ?? -1, answer);
    compared += 1;
  }
  return compared;
}
