import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import { heightsOf } from './list-state.ts';
import type { ListAppearance, ListRow, ListState } from './list-state.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Mouse } from '../edge/mouse.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import type { Speech } from '../store/speech.ts';
import type { Size } from '../edge/too-small.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';
import { plainSentence } from '../text/sentence.ts';
import type { Appearance } from '../theme/look.ts';
import { liveKeysText } from '../theme/keys.ts';
import type { Pressed } from '../theme/keys.ts';
import { listWindow, pressList } from './list.ts';
import type { ListResult } from './list.ts';
import { Screen } from './screen.tsx';
import type { Commands } from './screen.tsx';
import type { Command } from '../edge/keymap.ts';
import { Cells, Lines, useAppearance } from './text.tsx';

/** A screen with a title and a list, and with texts above and below the list. */
export interface Choice {
  readonly title: string;
  readonly corner?: Line;
  /** The texts above the list. Long texts are wrapped; with `isOneRow` a text stays in one row, as in a table. */
  readonly above: readonly {
    readonly text: string;
    readonly style?: Style;
    readonly bullet?: true;
    readonly isOneRow?: true;
  }[];
  readonly rows: readonly ListRow[];
  /** A message or hint above the footer; `null`: none. */
  readonly below: { readonly text: string; readonly style?: Style } | null;
  readonly commands: Commands;
  readonly numbered?: boolean;
  /** Paints a picture below the list if there is room; `null`: the room is too small for it. */
  readonly picture?: (width: number, height: number) => Grid | null;
}

/** The layout of a choice. */
interface ChoiceParts {
  readonly above: readonly Line[];
  readonly below: readonly Line[];
  /** The list's rectangle on the screen, in cells. */
  readonly rect: Rect;
}

const MAX_LINES_BELOW = 4;
const TOP_ROWS = 2;

function choicePartsOf({ above, below }: Choice, { columns, rows }: Size, { glyphs }: Appearance): ChoiceParts {
  const width = columns - 2;
  let freeRows = rows - TOP_ROWS - 1;
  const linesAbove: Line[] = [];
  for (const { text, style, bullet, isOneRow } of above) {
    const indent = bullet === undefined ? '' : `${glyphs.bullet} `;
    const wrappedText = isOneRow === true ? [text] : wrap(text, width - indent.length);
    const lines = wrappedText.slice(0, Math.max(0, freeRows - 2));
    linesAbove.push(...lines.map((line, at) => [span((at === 0 ? indent : ' '.repeat(indent.length)) + line, style)]));
    freeRows -= lines.length;
  }
  if (above.length > 0) freeRows -= 1;
  const linesBelow = below === null ? [] : wrap(below.text, width).slice(0, MAX_LINES_BELOW);
  if (below !== null) freeRows -= linesBelow.length + 1;
  const y = TOP_ROWS + linesAbove.length + (above.length > 0 ? 1 : 0);
  return {
    above: linesAbove,
    below: linesBelow.map(line => [span(line, below?.style)]),
    rect: { x: 1, y, width, height: Math.max(1, freeRows) },
  };
}

function listAppearance({ numbered = false }: Choice, { glyphs }: Appearance): ListAppearance {
  return { glyphs, wrap: false, numbered };
}

/** Shows a choice over the whole screen. */
export function ChoiceScreen({ choice, list, size }: { choice: Choice; list: ListState; size: Size }): ReactNode {
  const appearance = useAppearance();
  const { above, below, rect } = choicePartsOf(choice, size, appearance);
  const { lines } = listWindow(choice.rows, list, rect, listAppearance(choice, appearance));
  const { title, corner, commands } = choice;
  const spareRows = rect.height - lines.length - 1;
  const pictureLines = choice.picture?.(rect.width, spareRows) ?? null;
  return (
    <Screen size={size} title={title} commands={commands} {...(corner === undefined ? {} : { corner })}>
      <Box flexDirection="column" marginTop={1} marginLeft={1} flexGrow={1}>
        <Box flexShrink={0} marginBottom={above.length > 0 ? 1 : 0}>
          <Lines lines={above} />
        </Box>
        <Box flexShrink={0} height={rect.height} flexDirection="column">
          <Lines lines={lines} />
          {pictureLines === null ? null : (
            <Box flexShrink={0} marginTop={1} height={spareRows}>
              <Cells grid={pictureLines} />
            </Box>
          )}
        </Box>
        <Box flexShrink={0} marginTop={below.length > 0 ? 1 : 0}>
          <Lines lines={below} />
        </Box>
      </Box>
    </Screen>
  );
}

/** Applies a key to the list of a choice. */
export function pressChoice(
  choice: Choice,
  listState: ListState,
  keyPress: Pressed,
  size: Size,
  appearance: Appearance,
): ListResult {
  const { rect } = choicePartsOf(choice, size, appearance);
  return pressList(
    listState,
    keyPress,
    heightsOf(choice.rows, rect.width, listAppearance(choice, appearance)),
    rect.height,
  );
}

/**
 * Applies a mouse event to the list of a choice. The wheel acts as the arrow keys, a click moves the cursor to a row,
 * and a second click takes the row.
 */
export function clickChoice(
  choice: Choice,
  listState: ListState,
  mouse: Mouse,
  size: Size,
  appearance: Appearance,
): ListResult {
  const { rect } = choicePartsOf(choice, size, appearance);
  const pressArrow = (command: 'up' | 'down'): ListResult =>
    pressChoice(choice, listState, { command, nth: 0, key: '' }, size, appearance);
  if (mouse.button === 'wheel-up') return pressArrow('up');
  if (mouse.button === 'wheel-down') return pressArrow('down');
  const { rowAt } = listWindow(choice.rows, listState, rect, listAppearance(choice, appearance));
  const isMouseInside = mouse.x >= rect.x && mouse.x < rect.x + rect.width;
  const row = isMouseInside ? rowAt[mouse.y - rect.y] : undefined;
  if (mouse.button !== 'left' || row === undefined) return { list: listState, taken: null };
  return { list: { ...listState, cursor: row }, taken: row === listState.cursor ? row : null };
}

/** The commands left out when the screen is read aloud, because they only move the cursor. */
const ARROW_COMMANDS: ReadonlySet<Command> = new Set(['up', 'down', 'left', 'right']);

/** A choice for reading aloud: its texts, its rows, and its keys without those that only move the cursor. */
export function choiceSpeech(
  { title, above, rows, below, commands }: Choice,
  listState: ListState,
  appearance: Appearance,
): Speech {
  const cursorText = rows[listState.cursor]?.text ?? '';
  const heardCommands = commands.filter(entry =>
    typeof entry === 'string'
      ? !ARROW_COMMANDS.has(entry)
      : !entry.commands.some(command => ARROW_COMMANDS.has(command)),
  );
  const texts = [
    title,
    ...above.map(({ text }) => text),
    below?.text ?? '',
    `${liveKeysText(appearance, heardCommands)} (${cursorText})`,
  ];
  return {
    lines: texts.map(plainSentence).filter(line => line !== ''),
    choices: rows.map(({ text, detail = '', note = '' }) =>
      plainSentence([text, detail, note].filter(part => part !== '').join(', ')),
    ),
  };
}
