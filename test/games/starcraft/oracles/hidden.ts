import { gameDefinition } from '../../../../src/games/starcraft/game.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import type { Answer, Decision } from '../../../../src/kernel/match/decision.ts';
import { copy } from '../../../../src/kernel/plain/copy.ts';
import { recordFrom } from '../../../../src/kernel/history/open.ts';
import type { Game, Match } from '../../../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import type { MatchRecord } from '../../../../src/kernel/match/record.ts';
import type { Viewer } from '../../../../src/kernel/words/message.ts';
import { randomAnswer } from '../../../../src/bots/random.ts';
import { mustEqualToTheByte } from '../../../oracles/equal.ts';
import { checkNonInterference } from '../../../oracles/non-interference.ts';
import { scramble, scrambleOthersCards, scrambleUnreadEvents } from './scramble.ts';

/** The two matches have parted for a reason that everybody sees: there is nothing to compare any more. */
export class Parted extends Error {}

/** Takes back a pick of a row. */
const GOES_BACK = /^(back|put-back)(:|$)/;

/**
 * How the other seats answer in private, in the match as it is and in the scrambled one: what everybody will see of an
 * answer is the same in both, what stays hidden is chosen apart. The first match asked is followed by the other one;
 * where it can't, they have parted.
 */
export function pairedAnswers(seenOf = seenByAll): (decision: Decision, random: RandomState) => Answer {
  let leader: RandomState | null = null;
  const script: string[] = [];
  return (decision, random) => {
    leader ??= random;
    const ids = decision.options.map(({ id }) => id).filter(id => !GOES_BACK.test(id));
    if (decision.amount !== null || ids.length === 0) return randomAnswer(decision, random);
    if (random === leader) {
      const seen = seenOf(decision, ids[randomBelow(random, ids.length)] ?? '');
      script.push(seen);
      return oneOf(
        decision,
        ids.filter(id => seenOf(decision, id) === seen),
        random,
      );
    }
    const seen = script.shift();
    return oneOf(
      decision,
      ids.filter(id => seenOf(decision, id) === seen),
      random,
    );
  };
}

/** What everybody will see of an answer: where an order was placed, that a card was laid from the hand. */
export function seenByAll({ kind }: Decision, id: string): string {
  return kind === 'planning.planet' ? id : (id.split(':')[0] ?? id);
}

function oneOf({ kind }: Decision, ids: readonly string[], random: RandomState): string {
  const id = ids[randomBelow(random, Math.max(1, ids.length))];
  if (id === undefined) throw new Parted(`nothing that looks the same can be answered to ${kind}`);
  return id;
}

/**
 * `checkNonInterference` for StarCraft, from the last checkpoint of `record`. Returns how many visible decisions were
 * compared; none when the matches part.
 */
export function checkHidden(
  game: Game,
  record: MatchRecord,
  viewer: Viewer,
  seed: string,
  decisions = 8,
  also: (match: Match) => unknown = () => null,
): number {
  try {
    return checkNonInterference(game, record, viewer, scramble, {
      seed,
      decisions,
      answerHidden: pairedAnswers(),
      also,
    });
  } catch (error) {
    if (error instanceof Parted) return 0;
    throw error;
  }
}

/**
 * What a viewer sees of a state is the same when everything is dealt again that it may not know; also in the middle of
 * a step.
 */
export function checkView(state: StarCraftState, viewer: Viewer, random: RandomState): void {
  const before = JSON.stringify(gameDefinition.view(state, viewer));
  const other = scramble(copy(state), viewer, random);
  const after = JSON.stringify(gameDefinition.view(gameDefinition.readState(other, state.seats), viewer));
  if (after !== before) mustEqualToTheByte(`view of ${viewer}`, JSON.parse(after), JSON.parse(before));
}

/** Private choices among Combat cards: everybody sees how many are laid, and whether they come from the hand. */
const OF_CARDS = /^(battle\.(cards|replace)|regrouping\.discard)$/;

/** What stays hidden for longer, and the events that bring it to light for others than its owner. */
const ASPECTS = {
  events: {
    scramble: scrambleUnreadEvents,
    seen: (_: Decision, id: string) => id,
    until: ['events.read', 'events.read.secret', 'events.played', 'events.discarded'],
  },
  cards: {
    scramble: scrambleOthersCards,
    seen: ({ kind }: Decision, id: string) => (OF_CARDS.test(kind) ? (id.split(':')[0] ?? id) : id),
    until: [
      'battle.cards-up',
      'battle.cards.placed-open',
      'battle.hand-shown',
      'battle.hand-shown.secret',
      'regrouping.discarded',
    ],
  },
} as const;

/**
 * Some secrets stay secret although others come to light: unread Event cards until they are read, the others' Combat
 * cards until they are laid or discarded in the open. Only these are dealt again here, and orders revealed and cards
 * drawn do not end the comparison. Returns how many decisions were compared.
 */
export function checkLasting(
  game: Game,
  { start, checkpoint }: MatchRecord,
  viewer: Viewer,
  aspect: keyof typeof ASPECTS,
  seed: string,
): number {
  const { scramble: deal, seen, until } = ASPECTS[aspect];
  const random = seededRandom(seed);
  const one = game.restore(recordFrom(start, checkpoint.state));
  const other = game.restore(recordFrom(start, deal(copy(checkpoint.state), viewer, random)));
  const hidden = pairedAnswers(seen);
  const apart = [seededRandom(`${seed}:one`), seededRandom(`${seed}:other`)] as const;
  let compared = 0;
  for (; compared < 60 && one.decision !== null; compared++) {
    const told = one.events(viewer).map(({ words }) => words.key);
    if (told.some(key => until.some(end => end === key))) break;
    const at = `${aspect} as ${viewer} sees ${one.decision.kind} (${compared} decisions on)`;
    mustEqualToTheByte(`question with other ${at}`, questionOf(other, viewer), questionOf(one, viewer));
    mustEqualToTheByte(`view with other ${at}`, other.view(viewer), one.view(viewer));
    mustEqualToTheByte(`events with other ${at}`, other.events(viewer), one.events(viewer));
    if (!answerBoth(one, other, viewer, { random, hidden, apart })) break;
  }
  return compared;
}

interface Players {
  readonly random: RandomState;
  readonly hidden: (decision: Decision, random: RandomState) => Answer;
  readonly apart: readonly [RandomState, RandomState];
}

/** Gives both matches an answer that looks the same; returns false when they part. */
function answerBoth(one: Match, other: Match, viewer: Viewer, { random, hidden, apart }: Players): boolean {
  if (one.decision === null || other.decision === null) return false;
  const isHidden = one.decision.secrecy !== 'open' && one.decision.seat !== viewer;
  try {
    const answer = isHidden ? hidden(one.decision, apart[0]) : randomAnswer(one.decision, random);
    one.answer(one.decision.n, answer);
    other.answer(other.decision.n, isHidden ? hidden(other.decision, apart[1]) : answer);
    return true;
  } catch (error) {
    if (error instanceof Parted) return false;
    throw error;
  }
}

/** A question as a viewer sees it: of another seat's private one the seat, the kind and the rule. */
function questionOf(match: Match, viewer: Viewer): unknown {
  const { decision, outcome } = match;
  if (decision === null) return outcome;
  const { seat, kind, rule, prompt, options } = decision;
  if (decision.secrecy !== 'open' && seat !== viewer) return { seat, kind, rule };
  return { seat, kind, rule, prompt, options, blocked: match.blocked() };
}
