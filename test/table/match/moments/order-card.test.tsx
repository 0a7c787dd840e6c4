import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../../src/table/frame/preferences/settings.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { tableAt } from '../../table-at.tsx';

const SMALL = { columns: 80, rows: 23 };
/** The keys from the beginning of a match to its first open question: what Ann does. */
const TO_ACT = ['enter', '1', '1', 'enter', '1', '1'];

/** The table after Ann has rolled two dice: the first of two cards is on the screen. */
async function rolled(size = SMALL, more: Parameters<typeof tableAt>[1] = {}) {
  const table = await tableAt(size, { start: ANN_AND_BOB, ...more });
  await table.press(...TO_ACT);
  expect(table.text()).toContain('Ann: What do you do?');
  await table.press('1');
  expect(table.text()).toMatch(/dice \d points/);
  return table;
}

/** Lets the moments go on by themselves, to the table. */
async function byItself({ soon, text }: Awaited<ReturnType<typeof rolled>>): Promise<void> {
  for (let left = 4; left > 0 && !text().includes('Bob: What do you do?'); left--) await soon()?.run();
}

describe('while cards are shown', () => {
  test('Space stops and starts them', async () => {
    const table = await rolled();
    expect(table.soon()?.after).toBeGreaterThan(0);
    await table.press('space');
    expect(table.soon()).toBeNull();
    expect(table.text()).toMatch(/dice \d points/);
    await table.press('space');
    expect(table.soon()?.after).toBeGreaterThan(0);
  });

  test('← and → page through them and stop them; Enter goes on', async () => {
    const { press, text, soon } = await rolled();
    await press('enter');
    expect(text()).toMatch(/dice \d \d points/);
    await press('left');
    expect(text()).toMatch(/dice \d points/);
    expect(soon()).toBeNull();
    await press('right');
    expect(text()).toMatch(/dice \d \d points/);
    await press('enter');
    expect(text()).toContain('Bob: What do you do?');
  });

  test('the rule of what happened stands below it, in full or not at all', async () => {
    const rule = 'FK-2 Acting · Whoever acts may roll, name or rest.';
    const large = await rolled({ columns: 100, rows: 30 });
    expect(large.text()).toContain(rule);
    const table = await rolled({ columns: 100, rows: 30 }, { settings: {}, glyphs: ASCII_GLYPHS });
    expect(table.text()).toContain(rule.replace('·', ASCII_GLYPHS.bullet));
  });

  test.each([
    ['?', 'Help'],
    ['L', 'Log'],
    ['b', 'Step by'],
    ['q', 'Leave the match?'],
  ])('%s looks aside, and the card waits until one comes back', async (key, seen) => {
    const { press, text, soon } = await rolled();
    await press(key);
    expect(text()).toContain(seen);
    await press('escape');
    expect(text()).toMatch(/dice \d points/);
    expect(text()).toContain('Space run on');
    expect(soon()).toBeNull();
  });

  test('< and > change their pace at once, and the line of keys says which it is', async () => {
    const { press, text, soon, rows } = await rolled({ columns: 120, rows: 30 }, { settings: { speed: 'normal' } });
    const normal = soon()?.after ?? 0;
    expect(rows().at(-1)).toContain('<> pace: normal');
    await press('>');
    expect(rows().at(-1)).toContain('pace: fast');
    expect(text()).toMatch(/dice \d points/);
    expect(soon()?.after).toBeLessThan(normal);
    await press('>', '<', '<');
    expect(rows().at(-1)).toContain('pace: slow');
    expect(soon()?.after).toBeGreaterThan(normal);
  });

  test('u takes nothing back from behind a card, and the table says so', async () => {
    const { press, text } = await rolled(SMALL);
    expect(text()).toMatch(/A \d is rolled/);
    for (let card = 0; card < 12 && !text().includes('took nothing back'); card += 1) await press('u');
    expect(text()).toContain('The card took nothing back.');
  });

  test('Esc leaves out the rest', async () => {
    const { press, text } = await rolled();
    await press('escape');
    expect(text()).toContain('Bob: What do you do?');
  });
});

describe('after something has left the screen by itself', () => {
  test.each(['1', '3'])('%s answers nothing for 700 ms, and then does', async key => {
    const table = await rolled();
    await byItself(table);
    expect(table.text()).toContain('Bob: What do you do?');
    table.wait(699);
    await table.strike(key);
    expect(table.text()).toContain('Bob: What do you do?');
    expect(table.rows().at(-1)).toMatch(/^ … \S/);
    await table.press(key);
    expect(table.text()).not.toContain('Bob: What do you do?');
  });

  test('the arrows move all the same', async () => {
    const table = await rolled();
    await byItself(table);
    await table.press('down');
    expect(table.text()).toContain('▸ 2 name a number');
  });

  test('who went on by a key is heard at once', async () => {
    const { press, text } = await rolled();
    await press('enter', 'enter', '3');
    expect(text()).not.toContain('Bob: What do you do?');
  });
});

describe('a key that has closed something', () => {
  test('answers nothing until it has been quiet for 250 ms, however long it is held', async () => {
    const table = await rolled();
    await table.press('enter', '1');
    expect(table.text()).toContain('Bob: What do you do?');
    for (let held = 0; held < 5; held++) {
      table.wait(249);
      await table.strike('1');
    }
    expect(table.text()).toContain('Bob: What do you do?');
    table.wait(250);
    await table.strike('1');
    expect(table.text()).not.toContain('Bob: What do you do?');
  });

  test('leaves other keys alone, and nothing at all where the settings say so', async () => {
    const table = await rolled();
    await table.press('enter', 'enter');
    await table.strike('3');
    expect(table.text()).not.toContain('Bob: What do you do?');
    const off = await rolled(SMALL, { settings: { deaf: 'off' } });
    await off.press('enter', '1');
    await off.strike('1');
    expect(off.text()).not.toContain('Bob: What do you do?');
  });
});

describe('a card', () => {
  const sizes = [SMALL, { columns: 100, rows: 30 }, { columns: 120, rows: 30 }, { columns: 160, rows: 50 }];
  const looks: readonly [string, Partial<Settings>, Parameters<typeof tableAt>[1]][] = [
    ['in colour', {}, {}],
    ['in ASCII', {}, { glyphs: ASCII_GLYPHS }],
    ['without colour', { colour: 'none' }, {}],
  ];
  const all = sizes.flatMap(size => looks.map(look => [size.columns, size.rows, ...look] as const));

  test.each(all)(
    'at %ix%i %s fits the screen, with what happened and the live keys',
    async (columns, rows, look, settings, more) => {
      const table = await rolled({ columns, rows }, { settings, ...more });
      expect(table.rows()).toHaveLength(rows);
      for (const row of table.rows()) expect(row.length).toBeLessThanOrEqual(columns);
      expect(table.text()).toMatch(/A \d is rolled/);
      expect(table.text()).toMatch(/Enter go on {2}Space pause/);
      expect(table.text()).toMatch(/map of spectator/);
      if (look === 'in ASCII') expect(table.text()).toMatch(/^[\u0000-\u007f…·’“”]*$/);
      if (look === 'without colour') expect(table.frame()).not.toMatch(/\u001b\[[34][0-9;]*m/);
    },
  );
});
