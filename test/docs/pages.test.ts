import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsPage } from '../../scripts/pages/commands.ts';
import { keysPage } from '../../scripts/pages/keys.ts';
import { cliTexts } from '../../src/cli/text.en.ts';
import { COMMANDS } from '../../src/table/frame/edge/keymap.ts';

const read = (page: string): string => readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8');

// Pages that are made from the program: `npm run pages` writes them again.

test('docs/commands.md says what the program says', async () => {
  const page = await commandsPage();
  expect(page).toContain('## orrery saves');
  expect(page).toContain(cliTexts['cli.saves.rm'].slice(1));
  expect(read('commands.md')).toBe(page);
});

test('docs/keys.md has every command of the keymap', () => {
  const page = keysPage();
  for (const command of COMMANDS) expect(page).toMatch(new RegExp(`\\| \`${command}\` +\\|`));
  expect(read('keys.md')).toBe(page);
});
