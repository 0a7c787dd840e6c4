import { describe, expect, test } from 'vitest';
import { theseusBot } from '../../../src/games/theseus/bot.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import type { TheseusState } from '../../../src/games/theseus/state/state.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import type { MatchRecord } from '../../../src/kernel/match/record.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { checkDepths, compareSecrets, someCheckpoints } from '../../oracles/secrets-of-matches.ts';
import type { Depths, LookedAt } from '../../oracles/secrets-of-matches.ts';
import { runs } from '../../runs.ts';
import { isTheseus, settingFor, stateOf, WAYS } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';
import { shownTo } from './oracles/shown.ts';

const bot = answeringOf(theseusBot);

function matchIn(seats: number, options: Readonly<Record<string, unknown>>, seed: string): LookedAt {
  const setting = settingFor(seats, seed, options);
  const also = (match: Match): boolean => stateOf(match).phase === 'set-up';
  return { game: theseus, setting, bot: theseusBot, answers: runs(100, 200), every: runs(25, 20), also };
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
  state.random = seededRandom(seed);
  return state;
}

/** What lies deep in the decks, until one of them comes near to it. */
function bottoms(seed: string): Depths {
  return {
    game: theseus,
    withOthers: state => withOtherBottoms(state, seed),
    areFar: (match, begun) => {
      const first = deckSizes(begun);
      return deckSizes(match).every((size, seat) => (first[seat] ?? 0) - size < ON_TOP);
    },
  };
}

function deckSizes(match: Match): readonly number[] {
  return stateOf(match).seats.map(({ deck }) => deck.length);
}

// Each way to play is looked at in one of these; `npm run leaks` does both in all of them.
describe.each(WAYS.filter((_, at) => at % 2 === 0))(
  'in %s, what a seat may not know, TH-22.3',
  (name, seats, options) => {
    test('does not change what it sees, hears, is asked and is shown by the board', () => {
      const { compared, painted } = compareSecrets(matchIn(seats, options, `secrets of ${name}`), scramble, shownTo);
      expect(compared).toBeGreaterThan(runs(10, 15));
      expect(painted).toBeGreaterThan(2);
    });
  },
);

describe.each(WAYS.filter((_, at) => at % 2 === 1))(
  'in %s, what a seat may not know, TH-22.3',
  (name, seats, options) => {
    test('stays hidden while other cards are drawn', () => {
      let compared = 0;
      someCheckpoints(matchIn(seats, options, `lasting secrets of ${name}`), (record, viewer, place) => {
        if (!isInPlay(record)) return;
        compared += checkDepths(bottoms(`${name} ${place}`), record, viewer, `${name} ${place}`);
      });
      expect(compared).toBeGreaterThan(runs(6, 10));
    });
  },
);

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
