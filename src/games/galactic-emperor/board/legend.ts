import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { layOut, painterOf, rows } from '../../../boards/document.ts';
import type { Document } from '../../../boards/document.ts';
import { seatLabel } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize } from '../../../boards/board.ts';
import { say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

const NARROWEST = 36;

/** What every sign of the galaxy means. */
export const legendPane = painterOf((view: EmperorView, size: PaneSize, context: PaneContext): Document => {
  const { format, glyphs } = context;
  const signs = [
    say('board.legend.own', { mark: glyphs.seat0, base: glyphs.base }),
    say('board.legend.planets'),
    say('board.legend.sun'),
    say('board.legend.void'),
    say('board.legend.yields'),
    say('board.legend.cubes'),
    say('board.legend.ships'),
    say('board.legend.influence'),
  ];
  return layOut(size, NARROWEST, () => [
    { title: format(say('board.legend.map')), rows: rows(...signs.map((words): Line => [span(format(words), MUTED)])) },
    { title: format(say('board.seats')), rows: rows(...view.seats.map((_, seat) => seatLabel(context, seat))) },
  ]);
});
