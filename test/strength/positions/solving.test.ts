import { describe, expect, test } from 'vitest';
import { loadPlayer } from '../../../src/games/index.ts';
import type { Level } from '../../../src/bots/levels.ts';
import { EMPEROR_POSITIONS } from './galactic-emperor.ts';
import type { TacticalPosition } from './position.ts';
import { EMPIRES_POSITIONS } from './space-empires.ts';
import { STARCRAFT_POSITIONS } from './starcraft.ts';
import { THESEUS_POSITIONS } from './theseus.ts';

/** What a level does not see of some positions. */
async function missed(game: string, level: Level, positions: readonly TacticalPosition[]): Promise<string[]> {
  const player = await loadPlayer(game, level);
  return positions.flatMap(({ match: begin, right, sees }) => {
    const match = begin();
    const { decision } = match;
    if (decision === null) return [sees];
    const { seat } = decision;
    const random = { generator: [1, 2, 3, 4], scripted: [] };
    const worlds = () => match.worlds?.(seat) ?? null;
    const answer = player({ game, view: match.view(seat), decision, random, worlds });
    return right.includes(answer) ? [] : [sees];
  });
}

describe.each([
  ['theseus', THESEUS_POSITIONS, { normal: 10, hard: 10 }],
  ['galactic-emperor', EMPEROR_POSITIONS, { normal: 10, hard: 10 }],
  ['starcraft', STARCRAFT_POSITIONS, { normal: 9, hard: 10 }],
  // Normal moves each fleet for itself.
  ['space-empires', EMPIRES_POSITIONS, { normal: 5, hard: 11 }],
] as const)('of the positions of %s', (game, positions, solved) => {
  test.each(['normal', 'hard'] as const)(
    '%s solves nearly all',
    async level => {
      const open = await missed(game, level, positions);
      expect(positions.length - open.length, open.join('; ')).toBeGreaterThanOrEqual(solved[level]);
    },
    120_000,
  );
});
