import { fill, frame, put } from '../../widgets/grid.ts';
import type { Grid, Rect } from '../../widgets/grid.ts';
import { wrap } from '../../widgets/wrapping.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';

/** What a seat has missed, in words. */
export interface Missed {
  readonly title: string;
  readonly stories: readonly string[];
}

/** Lays what a seat has missed over the lower part of the table, the newest last; a long story loses its beginning. */
export function paintSince(grid: Grid, missed: Missed, lowest: Rect, look: Look): void {
  const { format, glyphs } = look;
  const width = lowest.width - 4;
  const highest = Math.max(3, grid.height - 6);
  const stories = missed.stories.map(text =>
    wrap(text, width - 2).map((line, at) => (at === 0 ? `${glyphs.bullet} ` : '  ') + line),
  );
  const room = highest - 4;
  let first = stories.length;
  let used = 0;
  while (first > 0 && used + (stories[first - 1]?.length ?? 0) <= room) {
    first -= 1;
    used += stories[first]?.length ?? 0;
  }
  const earlier = first > 0 ? [format(say('since.earlier', { count: first }))] : [];
  const lines = [
    ...earlier,
    ...(first < stories.length ? stories.slice(first).flat() : (stories.at(-1) ?? []).slice(0, room)),
  ];
  const height = Math.max(lowest.height, lines.length + 3);
  const rect = { x: lowest.x, y: lowest.y + lowest.height - height, width: lowest.width, height };
  fill(grid, rect);
  frame(grid, rect, { glyphs, title: missed.title, style: { tone: 'focus' } });
  lines.forEach((line, at) => put(grid, rect.x + 2, rect.y + 1 + at, line));
  put(grid, rect.x + 2, rect.y + height - 2, format(say('table.any-key')), { tone: 'muted' });
}
