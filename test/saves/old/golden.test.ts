import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.ts';
import { hasHoles } from '../../../src/kernel/history/readers.ts';
import { readEntry } from '../../../src/saves/saved/entry.ts';
import { oldFileOf, saveNames } from '../../../src/saves/folder/folder.ts';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { readSave } from '../../../src/saves/old/read.ts';
import { saveFormatter } from '../../../src/saves/input/say.ts';
import { playOn } from '../../oracles/random-play.ts';

// Saves as released versions wrote them. They load for ever, by a replay or, where the rules have changed since, from
// their last checkpoint with what was lost said. They are never made again: a new format or a release adds its own.

const folder = join(import.meta.dirname, '..', 'golden');
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
  const file = oldFileOf(folder, name);

  test('loads, with its people and its round, and goes on to its end', async () => {
    const save = readSave(file);
    const game = await loadGame(save.game);
    if (game === null) throw new Error(`no game ${save.game}`);
    const { match, lost, table } = loadMatch(game, file);
    expect(match.start.seats.map(seat => seat.name)).toEqual(save.seats.map(seat => seat.name));
    expect(match.round).toBe(save.round);
    expect(hasHoles(match.history)).toBe(false);
    expect(table).toMatchObject({ players: save.seats.map(({ player }) => player), seen: save.seen, at: save.saved });
    if (lost === null) {
      const { decision } = match;
      const asked = decision === null ? null : { n: decision.n, seat: decision.seat, kind: decision.kind };
      expect(asked).toEqual(save.pending);
    } else {
      expect(saveFormatter(lost)).toMatch(/^The rules have changed since this was saved: .+\.$/);
    }
    for (const viewer of [...match.start.seats.keys(), 'spectator' as const]) match.view(viewer);
    expect(playOn(match, { players: name }).outcome).not.toBeNull();
  });

  test('is listed with what everybody may know of it', () => {
    const { game, seats, round, pending, begun, saved } = readSave(file);
    const entry = readEntry(file);
    expect(entry).toMatchObject({
      file,
      format: 1,
      game,
      round,
      pending,
      begun: new Date(begun),
      saved: new Date(saved),
    });
    expect(entry.seats).toEqual(seats.map(({ name: person, player }) => ({ name: person, player })));
  });

  test('is in the format that its name says', () => {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(parsed).toMatchObject({ program: 'orrery', format: Number(/^format-(\d+)-/.exec(name)?.[1]) });
    expect(readSave(file).writtenIn).toBe(Number(/^format-(\d+)-/.exec(name)?.[1]));
  });
});
