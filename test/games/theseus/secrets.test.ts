import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { theseusBot } from '../../../src/games/theseus/bot.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import type { TheseusState } from '../../../src/games/theseus/state/state.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import { recordFrom } from '../../../src/kernel/history/open.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { below, seededRandom } from '../../../src/kernel/plain/random.ts';
import type { MatchRecord } from '../../../src/kernel/match/record.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { mustEqualToTheByte } from '../../oracles/equal.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { isTheseus, settingFor, stateOf, WAYS } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';
import { shownTo } from './oracles/shown.ts';

/** This many answers of a match are looked at, and every this many-th checkpoint. */
const LIMIT = 260;
const EVERY = 16;

/** What the board shows is painted at one of this many of them. */
const PAINTED = 4;

const bot = answeringOf(theseusBot);

/** Shows some new checkpoint of a match of bots that do something else now and then, from its very beginning. */
function someCheckpoints(
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  look: (record: MatchRecord, viewer: Viewer, place: number) => void,
): void {
  const match = theseus.start(settingFor(seats, seed, options), { checkpointEvery: 0 });
  const random = seededRandom(seed);
  const viewers = viewersOf(match);
  let last = -1;
  let number = 0;
  let looked = 0;
  while (match.decision !== null && match.decision.n < LIMIT) {
    const record = match.record();
    const isNew = record.checkpoint.answers !== last;
    if (isNew && (number++ % EVERY === 0 || stateOf(match).phase === 'set-up')) {
      const viewer = viewers[(looked + Math.floor(looked / viewers.length)) % viewers.length] ?? 'spectator';
      look(record, viewer, looked++);
    }
    last = record.checkpoint.answers;
    const { decision } = match;
    match.answer(decision.n, (below(random, 4) === 0 ? randomAnswer : bot)(decision, random, match));
  }
}

/** The cards of each deck that nobody will see for a while: all but the top ones, in another order. */
const ON_TOP = 3;

function withOtherBottoms(input: unknown, seed: string): TheseusState {
  const state = copy(input);
  if (!isTheseus(state)) throw new Error('no state of Theseus');
  for (const owner of state.seats) {
    const bottom = Math.max(0, owner.deck.length - ON_TOP);
    owner.deck = [...owner.deck.slice(0, bottom).reverse(), ...owner.deck.slice(bottom)];
    owner.removed.reverse();
  }
  state.bonusOut.reverse();
  state.random.generator = seededRandom(seed).generator;
  return state;
}

/** Plays on with other cards deep in the decks until one of them is near; returns how many decisions were compared. */
function checkLasting({ start, checkpoint }: MatchRecord, viewer: Viewer, seed: string): number {
  const one = theseus.restore(recordFrom(start, checkpoint.state));
  const other = theseus.restore(recordFrom(start, withOtherBottoms(checkpoint.state, seed)));
  const random = seededRandom(seed);
  const first = deckSizes(one);
  const seen = (match: Match): unknown => [match.view(viewer), match.events(viewer), match.decision, match.blocked()];
  let compared = 0;
  while (one.decision !== null && deckSizes(one).every((size, seat) => (first[seat] ?? 0) - size < ON_TOP)) {
    mustEqualToTheByte(`${one.decision.kind}, ${compared} decisions on`, seen(other), seen(one));
    const answer = randomAnswer(one.decision, random);
    one.answer(one.decision.n, answer);
    other.answer(other.decision?.n ?? -1, answer);
    compared += 1;
  }
  return compared;
}

function deckSizes(match: Match): readonly number[] {
  return stateOf(match).seats.map(({ deck }) => deck.length);
}

describe.each(WAYS)('in %s, what a seat may not know, TH-22.3', (name, seats, options) => {
  test('does not change what it sees, hears, is asked and is shown by the board', () => {
    let compared = 0;
    let painted = 0;
    someCheckpoints(seats, options, `secrets of ${name}`, (record, viewer, place) => {
      const paint = place % PAINTED === 0;
      const also = paint ? (match: Match): unknown => shownTo(match, viewer) : undefined;
      const found = checkNonInterference(theseus, record, viewer, scramble, {
        seed: `${name} ${place}`,
        decisions: paint ? 2 : 8,
        answerHidden: randomAnswer,
        ...(also === undefined ? {} : { also }),
      });
      compared += found;
      if (paint) painted += found;
    });
    expect(compared).toBeGreaterThan(30);
    expect(painted).toBeGreaterThan(3);
  });

  test('stays hidden while other cards are drawn', () => {
    let compared = 0;
    someCheckpoints(seats, options, `lasting secrets of ${name}`, (record, viewer, place) => {
      if (!isInPlay(record)) return;
      compared += checkLasting(record, viewer, `${name} ${place}`);
    });
    expect(compared).toBeGreaterThan(30);
  });
});

function isInPlay({ checkpoint: { state } }: MatchRecord): boolean {
  return isTheseus(state) && state.phase !== 'set-up';
}

describe('the oracle itself', () => {
  const match = theseus.start(settingFor(2, 'oracle', { decks: 'built' }), { checkpointEvery: 0 });
  while (match.decision !== null && match.decision.n < 40)
    match.answer(match.decision.n, bot(match.decision, seededRandom('o'), match));
  const state = stateOf(match);

  test('knows a view that shows too much', () => {
    const spying = (other: Match): unknown => stateOf(other).seats.map(({ deck }) => deck[0]);
    expect(() => checkNonInterference(theseus, match.record(), 'spectator', scramble, { also: spying })).toThrow(
      'what else is shown',
    );
  });

  test('deals again the order of decks and what is out, never what is known', () => {
    const [mine, others] = [0, 1].map(viewer => scramble(copy(state), viewer, seededRandom('anew')));
    if (!isTheseus(mine) || !isTheseus(others)) throw new Error('no state');
    const sorted = ({ seats }: TheseusState): unknown => [...(seats[0]?.deck ?? [])].sort();
    expect(sorted(mine)).toEqual(sorted(state)); // a deck that was built is known to its owner, but for its order (TH-4.4)
    expect(sorted(others)).not.toEqual(sorted(state));
    expect(mine.seats.map(({ deck }) => deck.at(-1))).toEqual(state.seats.map(({ deck }) => deck.at(-1)));
    // All others lie open, so these are known, but for their order.
    const out = Array.from({ length: 9 }, (_, deal) => scramble(copy(state), 0, seededRandom(`out ${deal}`)));
    expect(new Set(out.map(other => (isTheseus(other) ? other.bonusOut.join() : ''))).size).toBe(2);
    expect(mine.random).not.toEqual(state.random);
  });
});
