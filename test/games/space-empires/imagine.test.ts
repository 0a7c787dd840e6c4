import { describe, expect, test } from 'vitest';
import { definition } from '../../../src/games/space-empires/game.ts';
import type { EmpiresState } from '../../../src/games/space-empires/state/state.ts';
import { restoreMatch } from '../../../src/kernel/history/open.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { checkImagination, mustHaveVaried, noFigures } from '../../oracles/imagination.ts';
import { runs } from '../../runs.ts';
import { arenaMatch } from './oracles/arena.ts';
import { settingFor, WAYS } from './oracles/matches.ts';

/** What a viewer must not know, apart from what the game says. */
function secretsOf({ seats, pieces, hexes, unused, random }: EmpiresState, viewer: Viewer): Record<string, unknown> {
  const others = seats.filter((_, seat) => seat !== viewer);
  return {
    'units of others': pieces
      .filter(({ up, owner }) => !up && owner !== viewer)
      .map(({ handle, kind, count }) => `${handle} ${kind} ${count}`)
      .sort(),
    'what units of others carry, face up or down': pieces
      .filter(({ owner }) => owner !== viewer)
      .map(({ handle, tech }) => `${handle} ${JSON.stringify(tech)}`)
      .sort(),
    'CP of others': others.map(({ cp }) => cp),
    'technology of others': others.map(({ levels }) => levels),
    'markers face down': Object.entries(hexes).map(
      ([hex, found]) => `${hex} ${found?.up === false ? String(found.marker) : ''}`,
    ),
    'markers aside': unused,
    'the generator': random,
  };
}

const CLOSELY = new Set([
  'three dimensions with all rules',
  'three seats with machines and grants',
  'four seats, a long game',
  'a random map and another one',
]);

describe('what a viewer knows of Space Empires and can imagine (SE-28)', () => {
  // One way for each number of seats; npm run imagine looks at all of them, and closer.
  test.each(WAYS.filter(([name]) => CLOSELY.has(name)))('holds all laws in %s', (name, seats, options) => {
    const figures = noFigures();
    for (let number = 0; figures.places < runs(12, 40); number += 1) {
      // The second match begins amid fleets that stand against each other.
      const match = arenaMatch(settingFor(seats, `${name} ${number}`, options), { checkpointEvery: 0 }).record();
      const running = restoreMatch(definition, match, { checkpointEvery: 0 });
      checkImagination(definition, running, { seed: name, every: 17, secretsOf, answers: runs(60, 120) }, figures);
    }
    expect(figures.first / figures.places).toBeGreaterThan(0.97);
    expect(figures.never).toBe(0);
    mustHaveVaried(figures);
    // A step ends after what is turned up: what is asked about it is the next one.
    expect([...figures.afterReveal]).toEqual([]);
  });
});
