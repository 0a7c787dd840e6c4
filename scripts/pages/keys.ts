import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { DEFAULT_KEYMAP, keyTable } from '../../src/table/frame/edge/keymap.ts';
import { say, tableFormatter } from '../../src/table/frame/text/say.ts';
import { table } from './table.ts';

const HEAD = `# Keys

Made of the keys that the program has, by \`npm run pages\`. \`K\` shows them at the table and on most screens, and gives a command another key
there. \`keys\` in [settings.json](settings.md) does the same, by the names in the last column.

The key that stands beside a choice takes it: a digit, a capital that no command has, or one after the other. Ctrl-C always leaves. Both stay as they are. Nobody needs the mouse; with it a first click
goes to a thing and a second one takes it, and the wheel scrolls. A pasted text goes into a name, a note, a seed or a search, and is never taken
for keys. Which keys work on a screen stands in its last line.`;

const TAIL = `How many keys a match takes, and how they can be logged: [key-counts.md](key-counts.md).`;

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
