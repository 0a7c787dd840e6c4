import { Box } from 'ink';
import { expect, test } from 'vitest';
import { Cells, Lines, AppearanceProvider, Row, Text } from '../../../../src/table/frame/ui/text.tsx';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { createGrid, put } from '../../../../src/boards/drawing/grid.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { createPaint, THEMES } from '../../../../src/table/frame/theme/theme.ts';
import type { ColourDepth } from '../../../../src/table/frame/theme/theme.ts';
import { renderAt } from '../../render-at.tsx';

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 30],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;

/** What people may have put into a name, or a file into a text. */
const HOSTILE = [
  'a\rb',
  'a\u0000b',
  'a\b\b\bb',
  'a\u001b[2Jb',
  'a\u001b]8;;http://x\u0007link\u001b]8;;\u0007b',
  'a\u009b31mb',
  'a\u009d0;title\u009cb',
  'a\u202edcb\u202c',
  'a\u2066b\u2069',
  'a\nb\tc',
  'a\u200bb\u200dc',
  'e\u0301'.repeat(3) + '\u0301'.repeat(40),
  '漢字 👩‍🚀 🏴‍☠️ ﷽',
  '\ud800',
];

const look = (depth: ColourDepth, glyphs = UNICODE_GLYPHS) => ({
  glyphs,
  keymap: DEFAULT_KEYMAP,
  format: () => '',
  paint: createPaint(THEMES['okabe-ito'], depth),
});

const ONLY_COLOURS = /\u001b\[[0-9;]*m/g;

test.each(SIZES)('no name can steer the terminal or change the layout at %i x %i', (columns, rows) => {
  for (const depth of ['truecolor', 'none'] as const) {
    for (const glyphs of [UNICODE_GLYPHS, ASCII_GLYPHS]) {
      for (const name of HOSTILE) {
        const grid = createGrid(20, 1);
        put(grid, 0, 0, name);
        const screen = renderAt(
          { columns, rows },
          <AppearanceProvider value={look(depth, glyphs)}>
            <Box flexDirection="column" width={columns}>
              <Text tone="danger">{name}</Text>
              <Row
                spans={[
                  { text: name, style: { tone: 'seat0', inverse: true } },
                  { text: '|', style: {} },
                ]}
              />
              <Lines lines={[[{ text: name, style: {} }], [{ text: 'end', style: { bold: true } }]]} />
              <Cells grid={grid} />
            </Box>
          </AppearanceProvider>,
        );
        const bare = screen.frame().replaceAll(ONLY_COLOURS, '');
        expect(bare).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
        expect(bare.split('\n')).toHaveLength(5);
        expect(bare.split('\n')[3]).toBe('end');
        if (glyphs === ASCII_GLYPHS) expect(bare).toMatch(/^[\n -~]*$/);
        screen.unmount();
      }
    }
  }
});

test('tones become colours as deep as the terminal has them, and without any bold and inverse stay', () => {
  const frame = (depth: ColourDepth): string => {
    const screen = renderAt(
      { columns: 80, rows: 24 },
      <AppearanceProvider value={look(depth)}>
        <Text tone="danger" bold inverse>
          x
        </Text>
      </AppearanceProvider>,
    );
    return screen.frame();
  };
  expect(frame('truecolor')).toContain('38;2;240;102;90');
  expect(frame('16')).toContain('\u001b[91m');
  expect(frame('none')).not.toMatch(/\u001b\[3\d/);
  expect(frame('none')).toContain('\u001b[1m');
  expect(frame('none')).toContain('\u001b[7m');
});

test('an empty row takes a row', () => {
  const screen = renderAt(
    { columns: 80, rows: 24 },
    <AppearanceProvider value={look('none')}>
      <Box flexDirection="column">
        <Text>{''}</Text>
        <Text>below</Text>
      </Box>
    </AppearanceProvider>,
  );
  expect(screen.rows()).toEqual(['', 'below']);
});
