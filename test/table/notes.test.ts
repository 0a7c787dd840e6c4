import { expect, test } from 'vitest';
import type { UnsignedSave } from '../../src/saves/format.ts';
import type { Library } from '../../src/table/library.ts';
import { ANN_AND_BOB, deskOf, FakeLibrary } from './desk-of.ts';

const MOVED = 'Another program has changed the save of this match. It goes on as other.json';

/** A folder in which another program has written to the file before so many writes. */
function movedAt(write: number): FakeLibrary {
  const library = new FakeLibrary();
  let writes = 0;
  return Object.assign(library, {
    open: ({ file, moved }: Parameters<Library['open']>[0]) => {
      let current = file;
      return {
        file: () => current,
        write: (save: UnsignedSave) => {
          writes += 1;
          if (writes === write) {
            current = '/saves/other.json';
            moved(current);
          }
          library.files.set(current, save);
        },
        close: () => undefined,
      };
    },
  });
}

test.each([
  ['its very first write', 1],
  ['an answer before a hand-over', 3],
])('a match that goes on in another file from %s says so as soon as a screen can', async (_, write) => {
  const { press, frame } = await deskOf({ start: ANN_AND_BOB, library: movedAt(write) });
  const shown: string[] = [];
  for (const key of ['enter', 'space', '1', '1', 'enter', 'space', '1', '1']) {
    shown.push(frame());
    await press(key);
  }
  const at = shown.findIndex(text => text.includes(MOVED));
  expect(shown[at]).toMatch(/first word|second word|SECRET|What do you do/);
});
