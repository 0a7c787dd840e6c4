// Box-drawing characters as strokes, so that lines join from row to row whatever font a reader has.

type Point = readonly [column: number, row: number];

/** A character as strokes within its cell, whose width and height are 1 here. */
interface Strokes {
  readonly lines: readonly (readonly [from: Point, to: Point])[];
  readonly width: number;
  readonly dashed: boolean;
}

const MIDDLE: Point = [0.5, 0.5];
const ARMS = { up: [0.5, 0], down: [0.5, 1], left: [0, 0.5], right: [1, 0.5] } as const satisfies Record<string, Point>;
type Arm = keyof typeof ARMS;

const arms = (width: number, names: readonly Arm[], dashed = false): Strokes => ({
  lines: names.map(name => [MIDDLE, ARMS[name]]),
  width,
  dashed,
});
const diagonals = (...lines: Strokes['lines']): Strokes => ({ lines, width: 1.2, dashed: false });
const RISING = [
  [0, 1],
  [1, 0],
] as const;
const FALLING = [
  [0, 0],
  [1, 1],
] as const;

const STROKES: Readonly<Record<string, Strokes>> = {
  '─': arms(1.2, ['left', 'right']),
  '│': arms(1.2, ['up', 'down']),
  '┌': arms(1.2, ['down', 'right']),
  '┐': arms(1.2, ['down', 'left']),
  '└': arms(1.2, ['up', 'right']),
  '┘': arms(1.2, ['up', 'left']),
  '├': arms(1.2, ['up', 'down', 'right']),
  '┤': arms(1.2, ['up', 'down', 'left']),
  '┬': arms(1.2, ['down', 'left', 'right']),
  '┴': arms(1.2, ['up', 'left', 'right']),
  '┼': arms(1.2, ['up', 'down', 'left', 'right']),
  '━': arms(2.6, ['left', 'right']),
  '┃': arms(2.6, ['up', 'down']),
  '╌': arms(1.2, ['left', 'right'], true),
  '╎': arms(1.2, ['up', 'down'], true),
  '╱': diagonals(RISING),
  '╲': diagonals(FALLING),
  '╳': diagonals(RISING, FALLING),
};

/** Whether a character is drawn as strokes. */
export function isBoxLine(character: string): boolean {
  return Object.hasOwn(STROKES, character);
}

/** A cell of the picture, in its units. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The strokes of characters that stand side by side from `box` on, as SVG paths; empty where none is a box line. */
export function strokesOf(characters: readonly string[], box: Box, colour: string): string {
  const paths = new Map<string, string>();
  characters.forEach((character, column) => {
    const strokes = STROKES[character];
    if (strokes === undefined) return;
    const at = ([across, down]: Point): string =>
      `${number(box.x + (column + across) * box.width)} ${number(box.y + down * box.height)}`;
    const look = `stroke-width="${strokes.width}"${strokes.dashed ? ' stroke-dasharray="2 2"' : ''}`;
    const drawn = strokes.lines.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
    paths.set(look, `${paths.get(look) ?? ''}${drawn}`);
  });
  return [...paths].map(([look, drawn]) => `<path d="${drawn}" stroke="${colour}" ${look}/>`).join('');
}

/** A length in the picture, to a hundredth. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}
