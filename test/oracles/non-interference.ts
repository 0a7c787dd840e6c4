import { randomAnswer } from '../../src/bots/random.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import { copy } from '../../src/kernel/plain/copy.ts';
import { recordFrom } from '../../src/kernel/history/open.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import { mustEqualToTheByte } from './equal.ts';
import { isHidden, mustShowTheSame, rowOf, seenBy } from './seen.ts';

/** Deals again what `viewer` may not know (hands, decks, sheets, the generator) in a copy of a checkpoint's state. */
export type Scramble = (state: unknown, viewer: Viewer, random: RandomState) => unknown;

/** How far to look, and how the other seats choose in private. */
export interface Interference {
  readonly seed?: string;
  /** This many visible decisions are played on from the checkpoint. */
  readonly decisions?: number;
  /**
   * The answer to a private decision of another seat; the two matches choose apart. What has consequences that
   * everybody sees must not differ. Usually: `done` or `pass` where there is one, else by chance.
   */
  readonly answerHidden?: (decision: Decision, random: RandomState) => Answer;
  /** What else the viewer is shown, such as moments watched again: it must be the same too. */
  readonly also?: (match: Match) => unknown;
}

/**
 * Plays on from the last checkpoint of `record` twice: as it is, and with everything scrambled that `viewer` may not
 * know. Until something hidden comes to light (the state's `revealed` grows), the viewer must see the same, to the
 * byte: its view, its events (but their `n`), its questions with their blocked options, and which open questions the
 * others are asked. Returns how many visible decisions were compared.
 */
export function checkNonInterference(
  game: Game,
  record: MatchRecord,
  viewer: Viewer,
  scramble: Scramble,
  { seed = 'hidden', decisions = 10, answerHidden = endOrChance, also = () => null }: Interference = {},
): number {
  const random = seededRandom(seed);
  const { start, checkpoint } = record;
  const one = game.restore(recordFrom(start, checkpoint.state));
  const other = game.restore(recordFrom(start, scramble(copy(checkpoint.state), viewer, random)));
  const revealed = revealedIn(checkpoint.state);
  const players = [seededRandom(`${seed}:one`), seededRandom(`${seed}:other`)] as const;
  for (let compared = 0; compared < decisions; compared++) {
    const [rows, otherRows] = [
      passHidden(one, viewer, decision => answerHidden(decision, players[0])),
      passHidden(other, viewer, decision => answerHidden(decision, players[1])),
    ];
    if ([one, other].some(match => revealedIn(match.secretState()) !== revealed)) return compared;
    const at = `as ${viewer} sees ${one.decision?.kind ?? 'the end'} (${compared} decisions on)`;
    mustEqualToTheByte(`private rows of others ${at}`, otherRows, rows);
    mustShowTheSame(at, seenBy(other, viewer), seenBy(one, viewer));
    mustEqualToTheByte(`what else is shown ${at}`, also(other), also(one));
    if (one.decision === null || other.decision === null) return compared;
    const answer = randomAnswer(one.decision, random);
    one.answer(one.decision.n, answer);
    other.answer(other.decision.n, answer);
  }
  return decisions;
}

/**
 * Answers the private decisions of other seats. Returns what the viewer sees of them: whose rows there are, and of
 * which kind and rule.
 */
function passHidden(match: Match, viewer: Viewer, answer: (decision: Decision) => Answer): readonly string[] {
  const rows: string[] = [];
  const first = match.decision?.n ?? 0;
  for (let { decision } = match; decision !== null && isHidden(decision, viewer); decision = match.decision) {
    if (decision.n > first + 1_000) throw new Error(`${decision.kind}: a private row without an end`);
    const row = rowOf(decision);
    if (rows.at(-1) !== row) rows.push(row);
    match.answer(decision.n, answer(decision));
  }
  return rows;
}

function endOrChance(decision: Decision, random: RandomState): Answer {
  const end = decision.options.find(({ id }) => id === 'done' || id === 'pass');
  return end?.id ?? randomAnswer(decision, random);
}

/** How often something hidden came to light, as a state says. */
export function revealedIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'revealed' in state ? state.revealed : null;
}
