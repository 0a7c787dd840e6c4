import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { DEFAULT_KEYMAP, keyTable } from '../../src/table/frame/edge/keymap.ts';
import { say, tableFormatter } from '../../src/table/frame/text/say.ts';
import { table } from './table.ts';

const HEAD = `# Keys

\`npm run pages\` writes this page from the program's own list of keys. \`K\` shows the list on most screens and lets you change it.
\`keys\` in [settings.json](settings.md) does the same; it uses the names in the last column.

The key beside a choice takes it: a digit, a capital letter, or several of them one after the other, such as \`Q2\`. These keys
can't be changed, nor can Ctrl-C, which always leaves. The last line of each screen says which keys work there. The mouse is optional: the first click moves the cursor, the second one
takes the choice, and the wheel scrolls. Pasted text goes only into names, notes, seeds and searches.`;

const TAIL = `How many keys a match takes, and how to log them: [key-counts.md](key-counts.md).`;

/** The page of all keys, made of the keymap. */
export function keysPage(): string {
  const format = tableFormatter();
  const rows = keyTable(DEFAULT_KEYMAP, { glyphs: UNICODE_GLYPHS, format }).map(({ command, keys }) => [
    keys
      .split(' ')
      .map(key => (key.includes('`') ? key : `\`${key}\``))
      .join(' '),
    format(say(`command.${command}`)),
    `\`${command}\``,
  ]);
  return `${HEAD}\n\n${table(['key', 'what it does', 'name'], rows)}\n\n${TAIL}\n`;
}
