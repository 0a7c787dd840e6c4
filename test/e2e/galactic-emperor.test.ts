import { describe, expect, test } from 'vitest';
import { emperorBot } from '../../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../../src/games/galactic-emperor/game.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { answeringOf } from '../oracles/answering.ts';
import { Driver } from './driver.ts';
import { start } from './start.ts';

// The real program, bundled, in a pseudo-terminal. `WHOLE_MATCHES=yes` types matches to their end, which takes minutes.

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];
const isWhole = process.env.WHOLE_MATCHES === 'yes';
const ANSWERS = isWhole ? Infinity : 14;

type Played = readonly [seats: number, columns: number, rows: number];

const SOME: readonly Played[] = [
  [3, 80, 24],
  [4, 120, 40],
  [5, 80, 24],
  [6, 120, 40],
];
const ALL: readonly Played[] = [3, 4, 5, 6].flatMap((seats): Played[] => [
  [seats, 80, 24],
  [seats, 120, 40],
]);

const bot = answeringOf(emperorBot);

describe('Galactic Emperor in a terminal', () => {
  test.each(isWhole ? ALL : SOME)(
    '%i seats at %ix%i, typed key by key',
    async (seats, columns, rows) => {
      const names = NAMES.slice(0, seats);
      const seed = `keys ${seats}`;
      const match: Match = galacticEmperor.start({ seats: names.map(name => ({ name })), options: {}, seed });
      const args = ['play', 'galactic-emperor', '--seats', names.join(), '--seed', seed];
      const program = start({ args, columns, rows });
      const random = seededRandom(seed);
      const typed = await new Driver(program, match).play(
        decision => bot(decision, random, match),
        ({ decision }) => (decision?.n ?? 0) >= ANSWERS,
      );
      expect(typed).toBeGreaterThanOrEqual(Math.min(ANSWERS, 100));
      if (isWhole) expect(match.outcome).not.toBeNull();
      await program.settle();
      if (isWhole) process.stdout.write(`${program.text}\n`);
      expect(program.text).toContain(match.outcome === null ? 'Galaxy' : 'points');
      expect(program.text).not.toMatch(/\[[a-z]+\.|undefined/);
    },
    isWhole ? 1_500_000 : 60_000,
  );
});
