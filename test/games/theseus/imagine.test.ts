import { describe, expect, test } from 'vitest';
import { definition } from '../../../src/games/theseus/game.ts';
import type { TheseusState } from '../../../src/games/theseus/state/state.ts';
import { startMatch } from '../../../src/kernel/history/open.ts';
import { checkImagination, mustHaveVaried, noFigures } from '../../oracles/imagination.ts';
import { runs } from '../../runs.ts';
import { settingFor, WAYS } from './oracles/matches.ts';

const secretsOf = ({ seats, random, options }: TheseusState): Readonly<Record<string, unknown>> => ({
  'the order of decks': seats.map(({ deck }) => deck),
  // Beginners play with all cards of the lowest level: everybody knows which are left (TH-4.1).
  ...(options.decks === 'beginner' ? {} : { 'what left the game unseen': seats.map(({ removed }) => removed) }),
  'the generator': random,
});

const EVERY_WAY = [...WAYS, ['three seats with built decks', 3, { decks: 'built', ring: 'random' }]] as const;

describe('what a viewer knows of Theseus and can imagine (TH-22.3)', () => {
  // `npm run imagine` looks at all ways, and closer.
  test.each(EVERY_WAY.filter((_, at) => at % 2 === 0))('holds all laws in %s', (name, seats, options) => {
    const figures = noFigures();
    for (let number = 0; figures.places < runs(30, 50); number += 1) {
      const match = startMatch(definition, settingFor(seats, `${name} ${number}`, options), { checkpointEvery: 0 });
      checkImagination(definition, match, { seed: name, every: runs(13, 9), casesEvery: 3, secretsOf }, figures);
    }
    expect(figures.cases).toBeGreaterThan(runs(12, 30));
    expect(figures.first / figures.places).toBeGreaterThan(0.99);
    expect(figures.never).toBe(0);
    mustHaveVaried(figures);
    // A step ends after what is turned up: what is asked about it is the next one.
    expect([...figures.afterReveal]).toEqual([]);
  });
});
