import { cellsIn, cellsOn } from './cells.ts';
import type { Cell, CellOf } from './cells.ts';
import { clustersOf, isSimple, widthOf } from './clusters.ts';
import type { Glyphs } from './glyphs.ts';
import { PLAIN_STYLE, type GroundName, type Paint, type Style } from './style.ts';
import { truncate } from './wrapping.ts';

/** A grid of cells: a screen or a part of one. Painting outside it does nothing, so callers need not measure first. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: Cell[];
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BLANK = cellsIn(PLAIN_STYLE)(' ');

/** Makes an empty grid. Sizes are rounded down and never negative. */
export function createGrid(width: number, height: number): Grid {
  const columns = Math.max(0, Math.floor(width));
  const rows = Math.max(0, Math.floor(height));
  return { width: columns, height: rows, cells: new Array<Cell>(columns * rows).fill(BLANK) };
}

/** The rectangle of a whole grid. */
export function wholeOf(grid: Grid): Rect {
  return { x: 0, y: 0, width: grid.width, height: grid.height };
}

/** Returns a rectangle without a border of `borderWidth` cells. */
export function inset(rect: Rect, borderWidth = 1): Rect {
  return {
    x: rect.x + borderWidth,
    y: rect.y + borderWidth,
    width: Math.max(0, rect.width - 2 * borderWidth),
    height: Math.max(0, rect.height - 2 * borderWidth),
  };
}

/** The cell at a position; a blank outside the grid. */
export function cellAt(grid: Grid, x: number, y: number): Cell {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return BLANK;
  return grid.cells[y * grid.width + x] ?? BLANK;
}

function setCell(grid: Grid, x: number, y: number, cell: Cell): void {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return;
  const cellIndex = y * grid.width + x;
  const oldCell = grid.cells[cellIndex];
  // If half of a wide character is overwritten, the other half becomes a blank.
  if (oldCell?.character === '' && x > 0) grid.cells[cellIndex - 1] = BLANK;
  if (x + 1 < grid.width && cell.character !== '' && grid.cells[cellIndex + 1]?.character === '')
    grid.cells[cellIndex + 1] = BLANK;
  grid.cells[cellIndex] = cell;
}

/**
 * Writes a text into one row and returns the column after it. Text outside the grid is cut off, control characters are
 * removed, and a wide character that fits only by half leaves a blank.
 */
export function put(grid: Grid, x: number, y: number, text: string, style: Style = PLAIN_STYLE): number {
  const row = Math.floor(y);
  return isSimple(text)
    ? putSimple(grid, Math.floor(x), row, text, style)
    : putClusters(grid, Math.floor(x), row, text, style);
}

/** Writes a text in which every character takes one cell, without measuring it. */
function putSimple(grid: Grid, from: number, row: number, text: string, style: Style): number {
  const end = from + text.length;
  const cellOf = cellsIn(style);
  for (let column = Math.max(0, from); column < Math.min(end, grid.width); column += 1) {
    setCell(grid, column, row, cellOf(text.charAt(column - from)));
  }
  return end;
}

function putClusters(grid: Grid, from: number, row: number, text: string, style: Style): number {
  let column = from;
  const cellOf = cellsIn(style);
  for (const { text: character, width } of clustersOf(text)) {
    if (width === 1) setCell(grid, column, row, cellOf(character));
    else {
      setCell(grid, column, row, cellOf(' '));
      setCell(grid, column + 1, row, cellOf(' '));
      if (column >= 0 && column + 1 < grid.width && row >= 0 && row < grid.height) {
        grid.cells[row * grid.width + column] = cellOf(character);
        grid.cells[row * grid.width + column + 1] = cellOf('');
      }
    }
    column += width;
  }
  return column;
}

/** Fills a rectangle with one character of width 1; any other character becomes a blank. */
export function fill(grid: Grid, rect: Rect, character = ' ', style: Style = PLAIN_STYLE): void {
  const cell = cellsIn(style)(widthOf(character) === 1 ? character : ' ');
  for (let y = rect.y; y < rect.y + rect.height; y += 1) {
    for (let x = rect.x; x < rect.x + rect.width; x += 1) setCell(grid, x, y, cell);
  }
}

/** Changes the style of the cells in a rectangle and keeps their characters, for example for a highlighted option. */
export function restyle(grid: Grid, rect: Rect, styleChange: Style): void {
  restyleBy(grid, rect, style => cellsIn({ ...style, ...styleChange }));
}

/** Changes the styles in a rectangle. `changed` is called once for neighbouring cells with the same style. */
function restyleBy(grid: Grid, rect: Rect, changed: (style: Style) => CellOf): void {
  let previousStyle = PLAIN_STYLE;
  let cellOf = changed(previousStyle);
  for (let y = Math.max(0, rect.y); y < Math.min(grid.height, rect.y + rect.height); y += 1) {
    for (let x = Math.max(0, rect.x); x < Math.min(grid.width, rect.x + rect.width); x += 1) {
      const { character, style } = cellAt(grid, x, y);
      if (style !== previousStyle) cellOf = changed(style);
      previousStyle = style;
      grid.cells[y * grid.width + x] = cellOf(character);
    }
  }
}

/**
 * Sets the ground (background) of the cells in a rectangle. Inverse cells and those of the cursor are not changed.
 * `undefined` changes nothing.
 */
export function layGround(grid: Grid, rect: Rect, ground: GroundName | undefined): void {
  if (ground === undefined) return;
  restyleBy(grid, rect, style =>
    style.inverse === true || style.ground === 'cursor' ? cellsIn(style) : cellsOn(ground, style),
  );
}

/**
 * Draws a flash in a rectangle. Its cells are inverse on any ground, so that the flash is visible without colours too.
 */
export function flash(grid: Grid, { x, y, width, height }: Rect): void {
  for (let row = Math.max(0, y); row < Math.min(grid.height, y + height); row += 1) {
    for (let column = Math.max(0, x); column < Math.min(grid.width, x + width); column += 1)
      grid.cells[row * grid.width + column] = cellsIn(FLASH)(cellAt(grid, column, row).character);
  }
}

const FLASH: Style = { tone: 'danger', bold: true, inverse: true };

interface FrameLook {
  readonly glyphs: Glyphs;
  readonly title?: string;
  readonly style?: Style;
  readonly titleStyle?: Style;
}

const FRAME_STYLE: Style = { tone: 'frame' };
const TITLE_STYLE: Style = { tone: 'title', bold: true };

function titledLine(grid: Grid, rect: Rect, y: number, ends: readonly [string, string], look: FrameLook): void {
  const style = look.style ?? FRAME_STYLE;
  put(grid, rect.x, y, ends[0] + look.glyphs.horizontal.repeat(Math.max(0, rect.width - 2)) + ends[1], style);
  // The row is corner, blank, title, blank, corner, so below five columns there is no room for a title.
  if (look.title === undefined || look.title === '' || rect.width < 5) return;
  const title = truncate(look.title, rect.width - 4, look.glyphs.ellipsis);
  const columnAfter = put(grid, rect.x + 2, y, title, look.titleStyle ?? TITLE_STYLE);
  put(grid, rect.x + 1, y, ' ', style);
  if (columnAfter < rect.x + rect.width - 1) put(grid, columnAfter, y, ' ', style);
}

/**
 * Draws a box along the inner edge of a rectangle, with a title in the upper line. Below 2x2 cells nothing is drawn.
 */
export function frame(grid: Grid, rect: Rect, look: FrameLook): void {
  if (rect.width < 2 || rect.height < 2) return;
  const { glyphs } = look;
  const style = look.style ?? FRAME_STYLE;
  const right = rect.x + rect.width - 1;
  const bottom = rect.y + rect.height - 1;
  titledLine(grid, rect, rect.y, [glyphs.topLeft, glyphs.topRight], look);
  for (let y = rect.y + 1; y < bottom; y += 1) {
    put(grid, rect.x, y, glyphs.vertical, style);
    put(grid, right, y, glyphs.vertical, style);
  }
  titledLine(grid, rect, bottom, [glyphs.bottomLeft, glyphs.bottomRight], { glyphs, style });
}

/** Draws a line across a frame at row `y` of the grid, with a title: `├ Buildings ───┤`. */
export function divider(grid: Grid, rect: Rect, y: number, look: FrameLook): void {
  if (rect.width < 2) return;
  titledLine(grid, rect, y, [look.glyphs.leftTee, look.glyphs.rightTee], look);
}

/**
 * Copies a window of one grid into another, with its upper left corner at (x, y), to scroll a picture larger than its
 * pane. Wide characters cut by the window's edge become blanks, as do positions outside the source.
 */
export function blit(target: Grid, source: Grid, x: number, y: number, window: Rect = wholeOf(source)): void {
  for (let row = 0; row < window.height; row += 1) {
    for (let column = 0; column < window.width; column += 1) {
      const cell = cellAt(source, window.x + column, window.y + row);
      if (cell.character === '') continue;
      const isWide = cellAt(source, window.x + column + 1, window.y + row).character === '';
      if (!isWide) setCell(target, x + column, y + row, cell);
      else put(target, x + column, y + row, column + 1 < window.width ? cell.character : ' ', cell.style);
    }
    if (cellAt(source, window.x, window.y + row).character === '') put(target, x, y + row, ' ');
  }
}

function isBlank(cell: Cell): boolean {
  return cell.character === ' ' && isInvisibleWhenBlank(cell.style);
}

/** Whether a blank cell of that style is invisible. */
function isInvisibleWhenBlank({ inverse, underline, ground }: Style): boolean {
  return !inverse && !underline && ground === undefined;
}

/**
 * Converts a grid to one string for each row, with as few style changes as possible. Every row ends in the plain style.
 */
export function toRows(grid: Grid, paint: Paint): string[] {
  const rows: string[] = [];
  const plain = paint(PLAIN_STYLE);
  for (let y = 0; y < grid.height; y += 1) {
    let row = '';
    let style = PLAIN_STYLE;
    let { open } = plain;
    let close = '';
    for (let x = 0; x < grid.width; x += 1) {
      const cell = cellAt(grid, x, y);
      // A blank looks the same in most styles, so it is added to the current run of cells.
      if (cell.style !== style && !(isBlank(cell) && isInvisibleWhenBlank(style))) {
        const codes = paint(cell.style);
        ({ style } = cell);
        if (codes.open !== open) {
          row += close + codes.open;
          ({ open, close } = codes);
        }
      }
      row += cell.character;
    }
    rows.push(row + close);
  }
  return rows;
}

/**
 * Converts a grid to text without styles, one string for each row, as wide as the grid: for tests, reports and pipes.
 */
export function toPlain(grid: Grid): string[] {
  const rows: string[] = [];
  for (let y = 0; y < grid.height; y += 1) {
    const cells = grid.cells.slice(y * grid.width, (y + 1) * grid.width);
    rows.push(cells.map(cell => cell.character).join(''));
  }
  return rows;
}
