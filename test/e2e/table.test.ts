import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import type { Decision } from '../../src/kernel/match/decision.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { Driver } from './driver.ts';
import { start } from './start.ts';

// The real program, bundled, in a pseudo-terminal.

const SEATS = ['Ann', 'Bob'];

/** The same match as `play starcraft --seats "Ann:overmind,Bob:raynor" --seed SEED`, beside the program. */
function beside(seed: string): Match {
  const seats = SEATS.map(name => ({ name }));
  return starcraft.start({ seats, options: { setUp: 'quick', factions: ['overmind', 'raynor'] }, seed });
}

function playArgs(seed: string): string[] {
  return ['play', 'starcraft', '--seats', 'Ann:overmind,Bob:raynor', '--seed', seed];
}

/** Answers by chance that would rather fight than draw Event cards, so that a battle comes soon. */
function fighting(): (decision: Decision) => string | number {
  const random = seededRandom('driver');
  return decision => {
    const wanted = decision.options.filter(({ id }) => id === 'execute' || id === 'order:mobilize');
    const [first] = wanted;
    return first === undefined ? randomAnswer(decision, random) : first.id;
  };
}

/** More answers than this until the first battle take long to type. */
const SOON = 40;

/** A seed whose match comes to a battle soon. */
function seedWithBattle(): string {
  for (let number = 1; number < 500; number++) {
    const seed = `battle-${number}`;
    const match = beside(seed);
    const answer = fighting();
    for (let { decision } = match; decision !== null && decision.n < SOON; decision = match.decision) {
      if (decision.kind === 'battle.cards') return seed;
      match.answer(decision.n, answer(decision));
    }
  }
  throw new Error('no seed comes to a battle soon');
}

describe('the program in a terminal', () => {
  test('from home to a new match, saved, and out again', async () => {
    const program = start();
    await program.untilText('New match');
    await program.press('3');
    await program.untilText('Start the match');
    await program.press('\r');
    await program.untilText('Pass the keyboard to');
    expect(program.answersSaved).toBe(0);
    expect(program.hearsMouse).toBe(true);
    await program.press('q');
    await program.untilText('Leave the match?');
    await program.press('\r');
    expect(await program.left()).toBe(0);
    expect(program.leftAsFound).toBe(true);
  });

  test('is played by keys into a battle, killed there, and goes on at the very decision', async () => {
    const seed = seedWithBattle();
    const match = beside(seed);
    const answer = fighting();
    const program = start({ args: playArgs(seed) });
    const inBattle = ({ decision }: Match): boolean => decision?.kind === 'battle.cards';
    const typed = await new Driver(program, match, starcraft).play(answer, inBattle);
    expect(typed).toBeGreaterThan(16);
    program.kill('SIGKILL');
    await program.ended();
    expect(program.answersSaved).toBe(typed);

    const { saves } = program;
    const again = start({ args: ['resume'], saves });
    const { decision } = match;
    if (decision === null) throw new Error('the match has ended');
    const driver = new Driver(again, match, starcraft);
    await driver.arrive(decision);
    const format = createFormatter(starcraft.texts.en, SEATS);
    const [first] = decision.options;
    expect(again.text).toContain(format(first?.words ?? { key: '' }).slice(0, 30));
    expect(await driver.play(answer, ({ decision: next }) => (next?.n ?? 0) > decision.n + 3)).toBeGreaterThan(3);
  }, 120_000);

  test('follows every size, waits below 80x23, and never draws more than fits', async () => {
    const program = start({ args: playArgs('sizes') });
    await program.untilText('Pass the keyboard to');
    await program.press('\r');
    await program.untilText('SC-5.2');
    program.resize(20, 5);
    await program.untilText('It needs 80x23');
    for (const [columns, rows] of [
      [120, 40],
      [80, 23],
      [80, 24],
      [160, 50],
    ] as const) {
      program.resize(columns, rows);
      await program.untilText('SC-5.2');
      expect(program.screen.buffer.active.baseY).toBe(0);
    }
  });

  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ])('%s leaves the terminal as it was found and ends with %d', async (signal, code) => {
    const program = start();
    await program.untilText('New match');
    program.kill(signal);
    expect(await program.ended()).toBe(code);
    expect(program.leftAsFound).toBe(true);
  });

  test('after a hand-over nothing of the seat before is on the screen or in what the terminal keeps', async () => {
    const program = start({ args: playArgs('secrets') });
    await program.untilText('Pass the keyboard to');
    await program.press('\r');
    await program.untilText('SC-5.2');
    // The list of planets, its first one, and the orders there.
    for (const key of ['g', '\u001b[H', '\r']) await program.press(key);
    await program.untilText('SC-5.3');
    await program.press('1');
    await program.untilText('Pass the keyboard to');
    expect(program.screen.buffer.normal.length).toBeLessThanOrEqual(program.screen.rows);
    expect(program.screen.buffer.alternate.length).toBe(program.screen.rows);
    expect(program.text).not.toMatch(/Build|Mobilize|Research|SC-5/);
  });
});

describe('without a terminal', () => {
  test('says so and ends with 2', async () => {
    const { spawnSync } = await import('node:child_process');
    const { fileURLToPath } = await import('node:url');
    const bin = fileURLToPath(new URL('../../bin/orrery.js', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [bin], { encoding: 'utf8', input: '' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/terminal/);
  });
});
