import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { realFileDisk } from '../../../src/saves/disk/file-disk.ts';
import { ANN_AND_BOB, FakeLibrary } from '../../table/desk-of.ts';
import { deskAt } from '../../table/desk-at.tsx';
import { keptIn } from '../../table/kept.ts';

const MOVED = 'Another program has changed the save of this match. It goes on as fake-ann-bob-2.jsonl';

/** A folder in which another program writes to the file of the match before its line of that number. */
function movedAt(line: number): FakeLibrary {
  const library = new FakeLibrary();
  let looks = 0;
  // Before each line but those that it is made with, the match looks at what has the name of its file.
  library.disk.named = file => {
    looks += 1;
    if (looks === line) appendFileSync(file, 'something else\n');
    return realFileDisk.named(file);
  };
  return library;
}

test.each([
  ['its very first write', 1],
  ['an answer before a hand-over', 5],
])('a match that goes on in another file from %s says so as soon as a screen can', async (_, line) => {
  const library = movedAt(line);
  const { press, frame } = await deskAt({ start: ANN_AND_BOB, library, size: { columns: 110 } });
  const shown: string[] = [];
  for (const key of ['enter', 'space', '1', '1', 'enter', 'space', '1', '1']) {
    shown.push(frame());
    await press(key);
  }
  const at = shown.findIndex(text => text.includes(MOVED));
  expect(shown[at]).toMatch(/Pass the keyboard to|first word|second word|SECRET|What do you do/);
  expect(keptIn(library.at('fake-ann-bob-2.jsonl')).entries).toHaveLength(4);
});
