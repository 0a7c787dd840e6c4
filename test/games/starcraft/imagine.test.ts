import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { gameDefinition } from '../../../src/games/starcraft/game.ts';
import type { StarCraftState } from '../../../src/games/starcraft/state/state.ts';
import { restoreMatch, startMatch } from '../../../src/kernel/history/open.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { checkImagination, mustHaveVaried, noFigures } from '../../oracles/imagination.ts';
import { runs } from '../../runs.ts';
import { armedMatch } from './oracles/armed.ts';
import { settingFor } from './oracles/matches.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

const secretsOf = (state: StarCraftState, viewer: Viewer): Readonly<Record<string, unknown>> => {
  const { seats, stacks, eventDeck, eventsOut, random } = state;
  const tokens = Object.values(stacks).flat();
  return {
    'the hands of others': seats.map(({ hand }, seat) => (seat === viewer ? [] : hand)),
    'all Combat decks': seats.map(({ deck }) => deck),
    'the orders of others': tokens.filter(({ seat }) => seat !== viewer),
    'the Event deck': eventDeck,
    'Event cards that are out': eventsOut,
    'unread Event cards': seats.map(({ events }) => events),
    'the generator': random,
  };
};

const WAYS = [
  ['three seats, own orders hidden', 3, { ownTokens: 'hidden' }],
  ['four seats in teams', 4, { teams: true }],
  ['three seats, Galactic Conquest', 3, { variant: 'galactic-conquest' }],
] as const;

// `npm run imagine` looks at more ways, and closer.
describe('what a viewer knows of StarCraft and can imagine (SC-24)', () => {
  test.each(WAYS)('holds all laws with %s', (name, seats, options) => {
    const figures = noFigures();
    for (const answer of [randomAnswer, warlikeAnswer]) {
      const match = startMatch(gameDefinition, settingFor(seats, name, options), { checkpointEvery: 0 });
      checkImagination(
        gameDefinition,
        match,
        { seed: name, every: 50, casesEvery: 8, answers: runs(400, 600), answer, secretsOf },
        figures,
      );
    }
    expect(figures.cases).toBeGreaterThan(runs(30, 50));
    expect(figures.first / figures.places).toBeGreaterThan(0.97);
    expect(figures.never).toBe(0);
    mustHaveVaried(figures);
    // A step ends after what is turned up: what is asked about it is the next one.
    expect([...figures.afterReveal]).toEqual([]);
  });

  test.each([3])('holds all laws with %s seats that have all technologies', seats => {
    const figures = noFigures();
    for (const seed of ['a', 'b']) {
      const match = restoreMatch(gameDefinition, armedMatch(seats, `${seats} ${seed}`).record(), {
        checkpointEvery: 0,
      });
      const how = {
        seed: `armed ${seats}`,
        every: 45,
        casesEvery: 12,
        answers: runs(450, 700),
        answer: warlikeAnswer,
        secretsOf,
      };
      checkImagination(gameDefinition, match, how, figures);
    }
    expect(figures.places).toBeGreaterThan(runs(30, 50));
    expect(figures.first / figures.places).toBeGreaterThan(0.97);
    expect(figures.never).toBe(0);
    mustHaveVaried(figures);
    expect([...figures.afterReveal]).toEqual([]);
  });
});
