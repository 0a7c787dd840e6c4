import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newMatch } from '../../src/cli/table.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { playUntil } from '../oracles/random-play.ts';
import { freshFolder, writeSaved } from '../saves/support.ts';
import { orrery } from './said.ts';

// Whoever knows the seed of a running match can deal it again, and so knows every hand and deck.

const SEED = `seed-${randomUUID()}`;
const SEATS = ['Ann', 'Bob'].map(name => ({ name }));

/** A match that goes on. */
function running(): Match {
  return playUntil(starcraft.start({ seats: SEATS, seed: SEED }), ({ decision }) => decision?.n === 40);
}

/** A folder with the save of a match. */
function folderWith(match: Match): string {
  const folder = freshFolder();
  writeSaved(join(folder, 'match.jsonl'), match);
  return folder;
}

/** All that a command said. */
async function saidBy(folder: string, command: readonly string[]): Promise<string> {
  const { out, err } = await orrery('--saves', folder, ...command);
  return out + err;
}

describe('the seed of a running match', () => {
  test.each([
    [['saves', 'list']],
    [['saves', 'list', '--json']],
    [['saves', 'show', 'match']],
    [['saves', 'show', 'match', '--json']],
    [['export', 'match']],
    [['export', 'match', '--format', 'json']],
    [['replay', 'match', '--seat', 'Ann']],
    [['saves', 'pack', 'match']],
    [['saves', 'rm', 'match']],
  ])('is not told by orrery %j', async command => {
    const said = await saidBy(folderWith(running()), command);
    expect(said).not.toBe('');
    expect(said).not.toContain(SEED);
  });

  test('stands in no name of a file', () => {
    expect(readdirSync(folderWith(running())).join()).not.toContain(SEED);
  });

  test('comes with the whole save alone, which says that it holds everything', async () => {
    const said = await saidBy(folderWith(running()), ['saves', 'export', 'match']);
    expect(said).toContain(SEED);
    expect(said).toContain('even hidden cards and orders');
  });

  test('is nothing that could be guessed where nobody typed one: not the time, which a save tells', async () => {
    const seeds = await Promise.all(
      [1, 2].map(async () => {
        const beginning = await newMatch('starcraft', { seats: null, seed: null, coach: false, choices: [] });
        return 'new' in beginning ? beginning.new.setting.seed : '';
      }),
    );
    expect(new Set(seeds).size).toBe(2);
    for (const seed of seeds) expect(seed).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });
});

test('the seed of a match that is over is told with it, so that it can be played again', async () => {
  const folder = folderWith(playUntil(theseus.start({ seats: SEATS, seed: SEED }), () => false));
  expect(await saidBy(folder, ['saves', 'show', 'match', '--json'])).toContain(`"seed":"${SEED}"`);
});
