import type { Standing } from '../../../boards/board.ts';
import { message, sideName } from '../../../kernel/words/message.ts';
import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { markAndTone } from '../../../boards/drawing/sides.ts';
import { truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import type { Look } from '../../frame/theme/look.ts';

/** Names longer than this are cut. */
const LONGEST_NAME = 12;

/**
 * What a side says of itself, from all there is to what is least: name, score against its goal, what is about to be
 * added.
 */
const WAYS = [
  { named: true, against: true, soon: true },
  { named: true, against: true, soon: false },
  { named: false, against: true, soon: true },
  { named: false, against: true, soon: false },
  { named: false, against: false, soon: false },
] as const;
type SayingWay = (typeof WAYS)[number];

/**
 * Who is winning, in one line, powers in the order of the game: as much of it as `width` has room for; empty where not
 * even the marks fit.
 */
export function standingLine(
  standings: readonly Standing[],
  powers: readonly string[],
  width: number,
  look: Look,
): Line {
  for (const way of WAYS) {
    const line = standings.flatMap((standing, at): Line => [
      span(at === 0 ? '' : way.named ? '   ' : ' '),
      ...sideSpans(standing, powers, way, look),
    ]);
    if (line.reduce((sum, { text }) => sum + widthOf(text), 0) <= width) return line;
  }
  return [];
}

function sideSpans(
  { side, has, against, soon }: Standing,
  powers: readonly string[],
  way: SayingWay,
  { glyphs, format }: Look,
): Line {
  const { mark, tone } = markAndTone(glyphs, side, powers);
  const name = format(message('kernel.side', { side: sideName(side) }));
  const score = way.against ? against : has;
  return [
    span(mark, { tone, bold: true }),
    ...(way.named ? [span(` ${truncate(name, LONGEST_NAME, glyphs.ellipsis)}`, { tone }), span(' ')] : []),
    span(score, { bold: true }),
    ...(way.soon && soon !== '' ? [span(` ${soon}`, MUTED)] : []),
  ];
}
