import { describe, expect, test } from 'vitest';
import { gameDefinition } from '../../../src/games/galactic-emperor/game.ts';
import type { EmperorState } from '../../../src/games/galactic-emperor/state/state.ts';
import { startMatch } from '../../../src/kernel/history/open.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { checkImagination, mustHaveVaried, noFigures } from '../../oracles/imagination.ts';
import { settingFor, WAYS } from './oracles/matches.ts';

const secretsOf = (
  { seats, stack, random, options }: EmperorState,
  viewer: Viewer,
): Readonly<Record<string, unknown>> => ({
  'the order of the stack': stack,
  ...(options.openScores
    ? {}
    : { 'points of others': seats.map(({ points }, seat) => (seat === viewer ? 0 : points)) }),
  'the generator': random,
});

describe('what a viewer knows of Galactic Emperor and can imagine (GE-13.1)', () => {
  // `npm run imagine` looks at all ways, and closer.
  test.each(WAYS.filter((_, at) => at % 2 === 0))('holds all laws in %s', (name, seats, options) => {
    const figures = noFigures();
    for (let number = 0; figures.places < 80 || figures.cases <= 50; number += 1) {
      const match = startMatch(gameDefinition, settingFor(seats, `${name} ${number}`, options), { checkpointEvery: 0 });
      checkImagination(
        gameDefinition,
        match,
        { seed: name, every: 41, casesEvery: 5, secretsOf, answers: 700 },
        figures,
      );
    }
    expect(figures.cases).toBeGreaterThan(50);
    expect(figures.first / figures.places).toBeGreaterThan(0.97);
    expect(figures.never).toBe(0);
    mustHaveVaried(figures);
    // A step ends after what is turned up: what is asked about it is the next one.
    expect([...figures.afterReveal]).toEqual([]);
  });
});
