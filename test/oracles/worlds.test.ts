import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../src/bots/random.ts';
import { gameDefinition, starcraft } from '../../src/games/starcraft/game.ts';
import type { StarCraftState } from '../../src/games/starcraft/state/state.ts';
import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { playable } from '../../src/kernel/history/open.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import { armedMatch } from '../games/starcraft/oracles/armed.ts';
import { seenByAll } from '../games/starcraft/oracles/hidden.ts';
import { isStarCraft, stateOf } from '../games/starcraft/oracles/matches.ts';
import { scramble } from '../games/starcraft/oracles/scramble.ts';
import { warlikeAnswer } from '../games/starcraft/oracles/warlike.ts';
import { settingFor } from '../games/theseus/oracles/matches.ts';
import { theseusUnderTest } from '../games/theseus/under-test.ts';
import type { Shown } from './seen.ts';
import { Worlds } from './worlds.ts';
import type { Secrets } from './worlds.ts';

// The oracle of `npm run leaks` is itself tried with leaks made on purpose: it must find each.

const SECRETS: Secrets = {
  game: starcraft,
  scramble,
  view: (state, viewer) => (isStarCraft(state) ? gameDefinition.view(state, viewer) : null),
  seenOf: seenByAll,
};

const NOTHING = (): Shown => ({});

/** The kinds of decision at which the spectator was told something that it may not know, in the first 90 of a match. */
async function found(
  secrets: Secrets,
  also: (match: Match) => Shown,
  played = armedMatch(3, 'leaks on purpose'),
): Promise<ReadonlySet<string>> {
  const worlds = new Worlds(secrets, played, 'purpose');
  const random = seededRandom('purpose');
  const kinds = new Set<string>();
  for (let number = 0; number < 90 && worlds.match.decision !== null; number++) {
    const { decision } = worlds.match;
    try {
      await worlds.check('spectator', also);
    } catch {
      kinds.add(decision.kind);
    }
    const answer = played.game === starcraft.id ? warlikeAnswer : randomAnswer;
    worlds.answer(answer(decision, random, worlds.match));
  }
  return kinds;
}

describe('other worlds', () => {
  test('show the spectator the same where nothing leaks', async () => {
    expect([...(await found(SECRETS, NOTHING))]).toEqual([]);
  });

  test('find a view that shows a hand, between steps and amid one', async () => {
    const leaking = (state: StarCraftState, viewer: Viewer) => ({
      ...gameDefinition.view(state, viewer),
      hand: state.seats[1]?.hand,
    });
    const game = playable({ ...gameDefinition, view: leaking });
    expect(await found({ ...SECRETS, game }, NOTHING)).toContain('planning.planet');
    const amid = new Worlds(
      { ...SECRETS, view: state => (isStarCraft(state) ? state.seats[1]?.hand : null) },
      armedMatch(3, 'amid'),
      'amid',
    );
    expect(() => amid.checkView('spectator')).toThrow('view of spectator');
    expect(() => amid.checkView(1)).not.toThrow();
  });

  test('find what is shown of a deck, also where an order has just been revealed', async () => {
    const deck = (match: Match): Shown => ({ deck: stateOf(match).eventDeck[0] });
    expect([...(await found(SECRETS, deck))]).toEqual(
      expect.arrayContaining(['planning.planet', 'execution.choice', 'mobilize.move']),
    );
  });

  test('find what tells the seed, by which all that was dealt can be worked out', async () => {
    const written = (match: Match): Shown => ({ 'saves show': { round: match.round, seed: match.start.seed } });
    expect([...(await found(SECRETS, written))]).toEqual(
      expect.arrayContaining(['planning.planet', 'execution.choice', 'mobilize.move']),
    );
  });

  test('find how many sealed answers another seat has given', async () => {
    const { secrets } = theseusUnderTest.secrets;
    const count = (match: Match): Shown => ({ count: entriesOf(match.history).length });
    const building = (): Match => theseus.start(settingFor(2, 'sealed', { decks: 'built' }));
    expect([...(await found(secrets, NOTHING, building()))]).toEqual([]);
    expect((await found(secrets, count, building())).size).toBeGreaterThan(0);
  });
});
