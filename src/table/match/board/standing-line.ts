import type { Standing } from '../../../boards/board.ts';
import { message, sideName } from '../../../kernel/words/message.ts';
import { lineWidth, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { markAndTone } from '../../../boards/drawing/sides.ts';
import { truncate, widthOf } from '../../../boards/drawing/wrapping.ts';
import type { Appearance } from '../../frame/theme/look.ts';

/**
 * The forms of a standing, from the longest to the shortest. `against`: the score with its goal; `soon`: what is about
 * to be added; `least`: the cells to which names may be cut; `null`: no names.
 */
const STANDING_FORMS = [
  { least: 12, against: true, soon: true },
  { least: 6, against: true, soon: false },
  { least: null, against: true, soon: true },
  { least: null, against: true, soon: false },
  { least: null, against: false, soon: false },
] as const;

/** One form of a standing, with the most cells for each name; `null`: no names. */
interface StandingForm {
  readonly name: number | null;
  readonly against: boolean;
  readonly soon: boolean;
}

/**
 * The standings in one line, powers in the order of the game, in the longest form that fits into the width; empty if
 * none fits.
 */
export function standingLine(
  standings: readonly Standing[],
  powers: readonly string[],
  width: number,
  appearance: Appearance,
): Line {
  const longestName = Math.max(0, ...standings.map(({ side }) => widthOf(nameOf(side, appearance))));
  for (const { least, ...way } of STANDING_FORMS) {
    // Only the longest names are cut, and no more than necessary.
    const names =
      least === null
        ? [null]
        : Array.from({ length: Math.max(1, longestName - least + 1) }, (_, by) => longestName - by);
    for (const name of names) {
      const line = standings.flatMap((standing, at): Line => [
        span(at === 0 ? '' : name === null ? ' ' : '   '),
        ...sideSpans(standing, powers, { ...way, name }, appearance),
      ]);
      if (lineWidth(line) <= width) return line;
    }
  }
  return [];
}

function nameOf(side: Standing['side'], { format }: Appearance): string {
  return format(message('kernel.side', { side: sideName(side) }));
}

function sideSpans(
  { side, has, against, soon }: Standing,
  powers: readonly string[],
  way: StandingForm,
  appearance: Appearance,
): Line {
  const { glyphs } = appearance;
  const { mark, tone } = markAndTone(glyphs, side, powers);
  const name = way.name === null ? null : truncate(nameOf(side, appearance), way.name, glyphs.ellipsis);
  const score = way.against ? against : has;
  return [
    span(mark, { tone, bold: true }),
    ...(name === null ? [] : [span(` ${name}`, { tone }), span(' ')]),
    span(score, { bold: true }),
    ...(way.soon && soon !== '' ? [span(` ${soon}`, MUTED)] : []),
  ];
}
