import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { fileOf, saveNames } from '../../src/saves/folder.ts';
import { readSave, restoreSave } from '../../src/saves/load.ts';
import { playOn } from '../oracles/random-play.ts';

// Saves as released versions wrote them. They load for ever, by a replay or, where the rules have changed since, from their last
// checkpoint with what was lost said. They are never made again: a new format or a release adds its own.

const folder = join(import.meta.dirname, 'golden');
const names = [...saveNames(folder)].sort();

test('every sort of moment is there', () => {
  expect(names).toEqual([
    'format-1-finished',
    'format-1-galactic-conquest',
    'format-1-mid-battle',
    'format-1-mid-battle-teams',
    'format-1-mid-planning',
    'format-1-six-seats',
    'format-1-theseus-mid-turn',
    'format-1-theseus-teams-late',
  ]);
});

describe.each(names)('%s', name => {
  const file = fileOf(folder, name);

  test('loads, with its people and its round, and goes on to its end', async () => {
    const save = readSave(file);
    const game = await loadGame(save.game);
    if (game === null) throw new Error(`no game ${save.game}`);
    const { match, lost, isOlder } = restoreSave(game, save, { checkpointEvery: 100 });
    expect(match.start.seats.map(seat => seat.name)).toEqual(save.seats.map(seat => seat.name));
    expect(match.round).toBe(save.round);
    if (lost === null) {
      const { decision } = match;
      const asked = decision === null ? null : { n: decision.n, seat: decision.seat, kind: decision.kind };
      expect(asked).toEqual(save.pending);
    } else {
      expect(isOlder).toBe(true);
      expect(lost).toMatch(/^The rules have changed since this was saved: .+\.$/);
    }
    for (const viewer of [...match.start.seats.keys(), 'spectator' as const]) match.view(viewer);
    expect(playOn(match, { players: name }).outcome).not.toBeNull();
  });

  test('is in the format that its name says', () => {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(parsed).toMatchObject({ program: 'orrery', format: Number(/^format-(\d+)-/.exec(name)?.[1]) });
    expect(readSave(file).writtenIn).toBe(Number(/^format-(\d+)-/.exec(name)?.[1]));
  });
});
