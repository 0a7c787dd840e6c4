import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/playable.ts';
import { isAct } from '../../src/kernel/record.ts';
import { fileOf, saveNames } from '../../src/saves/folder.ts';
import { SAVE_FORMAT } from '../../src/saves/format.ts';
import type { Save } from '../../src/saves/format.ts';
import { readSave, restoreSave } from '../../src/saves/load.ts';
import { checkUndo } from '../oracles/every-decision.ts';
import { playOn } from '../oracles/random-play.ts';

const folder = fileURLToPath(new URL('../../saves', import.meta.url));
const names = saveNames(folder);

const SAMPLES: readonly string[] = [
  'sample-after-set-up',
  'sample-mid-battle',
  'sample-six-seats-late',
  'sample-theseus-after-set-up',
  'sample-theseus-mid-turn',
  'sample-theseus-teams-late',
];

/** What to do when a sample is out of date. */
const MAKE = 'make the samples again: npx tsx scripts/sample-saves.ts';

async function gameOf(save: Save): Promise<Game> {
  const game = await loadGame(save.game);
  if (game === null) throw new Error(`no game ${save.game}`);
  return game;
}

test('the samples are there', () => {
  expect([...names].sort(), MAKE).toEqual(expect.arrayContaining([...SAMPLES]));
});

describe.each(SAMPLES)('%s', name => {
  const save = readSave(fileOf(folder, name));

  test('is of the present format and rules', async () => {
    expect({ format: save.format, rules: save.rulesVersion }, MAKE).toEqual({
      format: SAVE_FORMAT,
      rules: (await gameOf(save)).rulesVersion,
    });
  });

  test('comes back to its very decision with its whole log, and undo', async () => {
    const { match, lost } = restoreSave(await gameOf(save), save);
    expect(lost, MAKE).toBeNull();
    const { decision } = match;
    expect({ n: decision?.n, seat: decision?.seat, kind: decision?.kind }).toEqual(save.pending);
    expect(match.logBounds.from, MAKE).toBe(0);
    checkUndo(match);
  });
});

// Whoever plays in a checkout has matches of their own in saves/; these need only load and go on.
describe.each(names)('%s', name => {
  const save = readSave(fileOf(folder, name));

  test('goes on to its end', async () => {
    for (const players of ['one', 'another']) {
      const { match } = restoreSave(await gameOf(save), save, { checkpointEvery: 100 });
      expect(playOn(match, { players }).outcome).not.toBeNull();
    }
  });
});

describe('the samples are what their names say', () => {
  const sample = (name: string): Save => readSave(fileOf(folder, name));

  test('after the set-up, the first decision of planning', () => {
    const { pending, round, seats } = sample('sample-after-set-up');
    expect(pending?.kind).toMatch(/^planning\./);
    expect({ round, seats: seats.map(({ name }) => name) }).toEqual({ round: 1, seats: ['Ann', 'Bob', 'Cyd'] });
  });

  test('in the middle of a battle, with answers since its checkpoint', () => {
    const { pending, entries, checkpoint } = sample('sample-mid-battle');
    expect(pending?.kind).toMatch(/^battle\./);
    expect(entries.length).toBeGreaterThan(checkpoint.entries);
  });

  test('late, with six seats', () => {
    const { seats, entries, round } = sample('sample-six-seats-late');
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']);
    expect(entries.filter(entry => !isAct(entry)).length).toBeGreaterThan(300);
    expect(round).toBeGreaterThanOrEqual(4);
  });

  test('of Theseus, the first turn of a duel', () => {
    const { pending, round, seats } = sample('sample-theseus-after-set-up');
    expect({ kind: pending?.kind, round, seats: seats.length }).toEqual({ kind: 'move.unit', round: 1, seats: 2 });
  });

  test('of Theseus, in the middle of a turn among three, with instants or upgrades ready', async () => {
    const save = sample('sample-theseus-mid-turn');
    const { match } = restoreSave(await gameOf(save), save);
    expect(match.decision?.kind).toBe('sector.action');
    expect(match.decision?.options.some(({ id }) => /^(play|flip|token):/.test(id))).toBe(true);
    expect(match.start.seats).toHaveLength(3);
  });

  test('of Theseus, late in a team match', () => {
    const { seats, round, options } = sample('sample-theseus-teams-late');
    expect(seats).toHaveLength(4);
    expect(options).toMatchObject({ teams: true });
    expect(round).toBeGreaterThanOrEqual(7);
  });
});
