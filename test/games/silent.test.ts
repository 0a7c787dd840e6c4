import { describe, expect, test } from 'vitest';
import { playMatch, playSilently } from '../../src/bots/simulate.ts';
import { gameDefinition as emperor } from '../../src/games/galactic-emperor/game.ts';
import { definition as empires } from '../../src/games/space-empires/game.ts';
import { gameDefinition as starcraft } from '../../src/games/starcraft/game.ts';
import { definition as theseus } from '../../src/games/theseus/game.ts';
import type { Game } from '../../src/kernel/history/playable.ts';
import { playable } from '../../src/kernel/history/open.ts';
import { checkSilently, counted } from '../oracles/silent.ts';
import { toy } from '../kernel/toy-match.ts';

const settingFor = (seats: number, seed: string) => ({
  seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}` })),
  seed,
});

const GAMES: readonly (readonly [string, Game, number])[] = [
  ['toy', toy, 3],
  ['StarCraft', playable(starcraft), 4],
  ['Theseus', playable(theseus), 3],
  ['Galactic Emperor', playable(emperor), 4],
  ['Space Empires', playable(empires), 2],
];

describe('a run that nobody listens to', () => {
  test.each(GAMES)('of %s comes to the same states by the same answers as a match that tells', (_, game, seats) => {
    let given = 0;
    for (const seed of ['one', 'two']) given += checkSilently(game, settingFor(seats, seed), 800);
    expect(given).toBeGreaterThan(30);
  });

  test.each([
    ['StarCraft', counted(starcraft), 4],
    ['Theseus', counted(theseus), 3],
    ['Galactic Emperor', counted(emperor), 4],
    ['Space Empires', counted(empires), 2],
  ])('of %s reads no words of options and makes no events', (_, { game, counts }, seats) => {
    playSilently(game, settingFor(seats, 'silent'), [], 400);
    expect(counts.questions).toBeGreaterThan(100);
    expect(counts.shown).toBe(0);
    expect(counts.listened).toBe(0);
    // The same oracle finds both where somebody listens.
    playMatch(game, settingFor(seats, 'silent'), [], undefined, 100);
    expect(counts.shown).toBeGreaterThan(0);
    expect(counts.listened).toBeGreaterThan(0);
  });
});
