import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { PROGRAM_GAMES } from '../../src/session/setting/games.ts';
import { FakeLibrary } from '../table/desk-of.ts';
import { deskAt } from '../table/desk-at.tsx';

const LOST = 'This save is damaged: its log, replay and charts lack what can’t be read. The log says where.';

/** A library with a match of which a line in the middle can't be read. */
function withDamaged(name = 'evening.jsonl') {
  const library = new FakeLibrary();
  const lines = readFileSync('saves/sample-theseus-mid-turn.jsonl', 'utf8').split('\n');
  const at = lines.findIndex(
    (line, place) =>
      place > lines.length / 3 && line.includes('"line":"record"') && line.includes('"events":[{"words":{'),
  );
  lines[at] = lines[at]?.replace('"i":', '"h":') ?? expect.fail();
  writeFileSync(library.at(name), lines.join('\n'));
  return { library, file: library.at(name) };
}

const words = (frame: string): string => frame.replaceAll(/\s+/g, ' ');

test('a match that is gone on with says what its save lacks amid it, once, behind the first frame', async () => {
  const { library, file } = withDamaged();
  const { frame, press } = await deskAt({ library, shelf: PROGRAM_GAMES, start: { resume: file } });
  expect(words(frame())).toContain('Bob: sector action');
  await vi.waitFor(() => expect(words(frame())).toContain(LOST));
  await press('down');
  expect(words(frame())).not.toContain(LOST);
});

test('a copy of it says so besides that it is one', async () => {
  const { library, file } = withDamaged('sample-evening.jsonl');
  const { frame } = await deskAt({ library, shelf: PROGRAM_GAMES, start: { resume: file } });
  expect(words(frame())).toContain(LOST);
  expect(library.names).toContain(basename(file));
});

test('of a sound match nothing is said', async () => {
  const library = new FakeLibrary();
  writeFileSync(library.at('evening.jsonl'), readFileSync('saves/sample-theseus-mid-turn.jsonl'));
  const { frame } = await deskAt({ library, shelf: PROGRAM_GAMES, start: { resume: library.at('evening.jsonl') } });
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(words(frame())).toContain('Bob: sector action');
  expect(words(frame())).not.toContain('damaged');
});

test('a match that is looked back on says it with the first picture, until a key is pressed', async () => {
  const { library, file } = withDamaged();
  const { frame, press } = await deskAt({ library, shelf: PROGRAM_GAMES, start: { replay: file, seat: null } });
  await vi.waitFor(() => expect(words(frame())).toContain('its log, replay and charts lack what can’t be read.'));
  await press('right');
  expect(words(frame())).not.toContain('charts lack');
});
