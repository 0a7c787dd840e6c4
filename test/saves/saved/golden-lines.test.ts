import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.ts';
import { hasHoles } from '../../../src/kernel/history/readers.ts';
import { readEntry } from '../../../src/saves/saved/entry.ts';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { playUntil } from '../../oracles/random-play.ts';
import { runs } from '../../runs.ts';

// Saves of format 2 as a program of 2026 wrote them: lines, one an answer. They are never made again, and load for
// ever.

const folder = join(import.meta.dirname, '..', 'golden', 'lines');
const names = readdirSync(folder).filter(name => name.endsWith('.jsonl'));

test('every sort of moment is there', () => {
  expect(names.toSorted()).toEqual([
    'format-2-emperor-five-late.jsonl',
    'format-2-emperor-mid-battle.jsonl',
    'format-2-empires-alone-aliens.jsonl',
    'format-2-empires-alone-machines.jsonl',
    'format-2-empires-brothers-mid-battle.jsonl',
    'format-2-empires-instant-bombard.jsonl',
    'format-2-empires-mid-battle.jsonl',
    'format-2-empires-mid-exploration.jsonl',
    'format-2-empires-mid-movement.jsonl',
    'format-2-empires-pairs-mid-sheet.jsonl',
    'format-2-empires-raiders.jsonl',
    'format-2-empires-scanner-asked.jsonl',
    'format-2-empires-uneasy-mid-sheet.jsonl',
    'format-2-empires-withdraw.jsonl',
  ]);
});

describe.each(names)('%s', name => {
  const file = join(folder, name);

  test('is listed, loads without a loss, and goes on', async () => {
    const entry = readEntry(file);
    const id = name.includes('-empires-') ? 'space-empires' : 'galactic-emperor';
    expect(entry).toMatchObject({ format: 2, game: id });
    const game = await loadGame(id);
    if (game === null) throw new Error('no game');
    const { match, lost } = loadMatch(game, file);
    expect(lost).toBeNull();
    expect(hasHoles(match.history)).toBe(false);
    expect(match.start.seats.map(seat => seat.name)).toEqual(entry.seats.map(seat => seat.name));
    expect(match.decision).toMatchObject({ seat: entry.pending?.seat, kind: entry.pending?.kind });
    for (const viewer of [...match.start.seats.keys(), 'spectator' as const]) match.view(viewer);
    const [from, more] = [match.decision?.n ?? 0, runs(150, Infinity)];
    playUntil(match, ({ decision }) => (decision?.n ?? 0) >= from + more, name);
    expect(match.outcome !== null || (match.decision?.n ?? 0) >= from + more).toBe(true);
  });
});
