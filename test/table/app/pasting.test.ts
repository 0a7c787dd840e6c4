import { describe, expect, test } from 'vitest';
import { DEFAULT_KEYMAP } from '../../../src/table/frame/edge/keymap.ts';
import { ANN_AND_BOB } from '../desk-of.ts';
import { deskAt } from '../desk-at.tsx';

const REFUSED = 'Pasted text is not taken as keys. It goes only where a text is typed.';
const LONG = 'z'.repeat(500);

/** At the question of the open table. */
async function atTable() {
  const opened = await deskAt({ start: ANN_AND_BOB });
  await opened.press('enter', 'space', '1', '1', 'enter', 'space', '1', '1');
  expect(opened.frame()).toContain('What do you do?');
  return opened;
}

describe('a paste goes where a text is typed', () => {
  test('to the name of a seat and to the seed, as far as they are long', async () => {
    const { desk, press, frame, library } = await deskAt();
    await press('enter', 'down', 'down', 'down', 'backspace', 'backspace', 'backspace');
    desk.paste('Zoë Ōkami');
    expect(frame()).toMatch(/Seat 1 name +Zoë Ōkami/);
    desk.paste(LONG);
    await press('end');
    desk.paste(LONG);
    expect(frame()).not.toContain(REFUSED);
    await press('home', 'enter');
    const [save] = library.files.values();
    expect(save?.seats[0]?.name).toBe(`Zoë Ōkami${'z'.repeat(15)}`);
    expect(save?.seed).toBe('z'.repeat(40));
  });

  test('to what is looked for among the options', async () => {
    const { desk, press, frame } = await atTable();
    await press('/');
    desk.paste('no such option');
    expect(frame()).toContain('No option has “no such option” in it.');
    desk.paste(LONG);
    expect(frame()).not.toContain('z'.repeat(47));
    expect(frame()).not.toContain(REFUSED);
  });

  test('to what is looked for in the log, and in the rules', async () => {
    const { desk, press, frame } = await atTable();
    await press('L', '/');
    desk.paste('round 1');
    expect(frame()).toContain('Find: round 1_');
    await press('escape', 'escape', 'r', '/');
    desk.paste('words');
    expect(frame()).toContain('Find: words_');
    expect(frame()).not.toContain(REFUSED);
  });
});

describe('anywhere else it does nothing, and that is said until the next key', () => {
  test('on the home screen, on a line that is no text, and at the table', async () => {
    const home = await deskAt();
    home.desk.paste('q');
    expect([home.happened, home.rows().at(-1)?.trim()]).toEqual([[], REFUSED]);
    await home.press('ctrl-l');
    expect(home.frame()).not.toContain(REFUSED);
    home.desk.paste('q');
    await home.press('enter');
    expect(home.frame()).not.toContain(REFUSED);
    home.desk.paste('x');
    expect(home.rows().at(-1)?.trim()).toBe(REFUSED);

    const { desk, press, rows, frame, library } = await atTable();
    const saved = JSON.stringify([...library.files.values()]);
    const before = rows();
    desk.paste('1 good move would be 2 then 1');
    expect(rows().slice(0, -1)).toEqual(before.slice(0, -1));
    expect(rows().at(-1)?.trim()).toBe(REFUSED);
    expect(JSON.stringify([...library.files.values()])).toBe(saved);
    await press('down');
    expect(frame()).not.toContain(REFUSED);
    expect(rows().at(-1)).toBe(before.at(-1));
  });

  test('while somebody is to sit down it opens nothing, and the mouse takes the line away as well', async () => {
    const { desk, rows, frame } = await deskAt({ start: ANN_AND_BOB });
    const before = rows();
    desk.paste('1');
    expect(rows().slice(0, -1)).toEqual(before.slice(0, -1));
    desk.mouse({ button: 'left', x: 0, y: 0 });
    expect(frame()).not.toContain(REFUSED);
  });

  test('in a terminal that is too small, which says that alone', async () => {
    const { desk, rows } = await deskAt({ size: { columns: 30, rows: 8 } });
    desk.paste('x');
    expect(rows().join('\n')).toContain('30x8');
    expect(rows().join('\n')).not.toContain('asted');
  });
});

describe('the page of keys', () => {
  async function asking() {
    const opened = await deskAt();
    await opened.press('4', 'end', 'enter', 'enter');
    expect(opened.frame()).toContain('Press the new key for');
    return opened;
  }

  test('takes no key from a paste, and goes on waiting for one', async () => {
    const { desk, press, frame, preferences } = await asking();
    for (const text of ['z', 'J', ' ', '', LONG]) desk.paste(text);
    expect(preferences.keymap).toEqual(DEFAULT_KEYMAP);
    expect(frame()).toContain(REFUSED);
    await press('Q');
    expect(preferences.keymap.up).toEqual(['Q']);
  });

  test('takes none from a paste that the terminal does not mark, which comes without a pause', async () => {
    const { desk, press, preferences } = await asking();
    desk.key('enter');
    for (const key of 'Base64+text/that=is~pasted') desk.key(key);
    expect(preferences.keymap).toEqual(DEFAULT_KEYMAP);
    await press('Q');
    expect(preferences.keymap.up).toEqual(['Q']);
  });
});
