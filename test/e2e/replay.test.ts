import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadBoard } from '../../src/games/index.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { Replay } from '../../src/kernel/history/replay.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { Viewing } from '../../src/session/looking-back/viewing.ts';
import { start } from './start.ts';

// Looking back with the real program, bundled, in a pseudo-terminal: a match that comes with it, gone through by keys.
// Rounds, jumps and the eyes of others are in test/table/replay/replay.test.tsx.

const SAMPLE = fileURLToPath(new URL('../../saves/sample-theseus-teams-late.jsonl', import.meta.url));
const [LEFT, RIGHT, END, ESCAPE] = ['\u001b[D', '\u001b[C', '\u001b[F', '\u001b'];

/** The same match as the program tells it, looked at beside it: where it should be. */
async function beside(): Promise<Viewing> {
  const replay = new Replay(theseus, loadMatch(theseus, SAMPLE).match);
  while (!replay.isComplete) replay.advance();
  const board = await loadBoard('theseus');
  if (board === null) throw new Error('there is no board');
  return new Viewing(replay, board);
}

/** Where a replay stands, as its screen says it: the number of the stop and how many there are. */
function placeOf({ at, of }: Viewing['place']): RegExp {
  return new RegExp(` ${at + 1} of ${of}\\s*$`, 'm');
}

describe('looking back in a terminal', () => {
  test('steps, goes to the end, and leaves everything as it was', async () => {
    const before = readFileSync(SAMPLE);
    const viewing = await beside();
    const program = start({ args: ['replay', SAMPLE] });
    await program.untilText('The beginning');
    expect(program.text).toMatch(placeOf(viewing.place));

    // An answer on, one more and one back.
    await program.press(RIGHT);
    await program.press(RIGHT);
    await program.press(LEFT);
    viewing.step('answer', 1);
    expect(program.text).toMatch(placeOf(viewing.place));

    await program.press(END);
    viewing.goTo(Infinity);
    expect(program.text).toMatch(placeOf(viewing.place));

    await program.press(ESCAPE);
    await program.untilText('New match');
    expect(program.text).not.toContain('Bob');
    await program.press('q');
    expect(await program.left()).toBe(0);
    expect(program.modeFaults()).toEqual([]);
    expect(program.saveFiles).toEqual([]);
    expect(readFileSync(SAMPLE)).toEqual(before);
  }, 60_000);

  test('b at the table shows the match up to now, and comes back to the very question; a copy goes on from an earlier one', async () => {
    const program = start({ args: ['play', 'theseus', '--seats', 'Ann,Bob', '--seed', 'back 2'] });
    await program.untilText('Ann: Which card do you begin with?');
    await program.press(/▹ (\d)/.exec(program.text)?.[1] ?? '');
    await program.untilText('Ann: Where do you install');
    await program.press('1');
    await program.press('1');
    await program.untilText('Bob: Which card do you begin with?');
    const asked = program.text;
    const { saveFile } = program;

    await program.press('b');
    expect(program.text).toMatch(/^ Ann: Corridors slot 1 +3 of 3\s*$/m);
    await program.press(ESCAPE);
    expect(program.text).toBe(asked);

    await program.press('b');
    await program.press(LEFT);
    await program.press('a');
    await program.untilText('This is a copy');
    await program.untilText('Ann: Where do you install');
    expect(program.saveFiles).toHaveLength(2);
    const answersIn = (file: string): number => readEntry(file).answers;
    const copy = program.saveFiles.find(file => file !== saveFile) ?? '';
    expect([answersIn(saveFile), answersIn(copy)]).toEqual([2, 1]);

    await program.press('q');
    await program.untilText('Leave the match?');
    await program.press('\r');
    expect(await program.left()).toBe(0);
    expect(program.modeFaults()).toEqual([]);
  }, 60_000);
});
