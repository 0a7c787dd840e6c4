import { painterOf } from '../../../boards/document.ts';
import type { PaneContext, PaneSize } from '../../../boards/board.ts';
import { legendOf } from '../../../boards/legend.ts';
import { say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/** What every sign of the galaxy means. */
export const legendPane = painterOf(({ seats }: EmperorView, size: PaneSize, context: PaneContext) => {
  const { glyphs } = context;
  const words = [
    say('board.legend.own', { mark: glyphs.seat0, base: glyphs.base }),
    say('board.legend.planets'),
    say('board.legend.sun'),
    say('board.legend.void'),
    say('board.legend.yields'),
    say('board.legend.cubes'),
    say('board.legend.ships'),
    say('board.legend.influence'),
  ];
  const legend = {
    signs: { title: say('board.legend.map'), words },
    seats: { title: say('board.seats'), count: seats.length },
  };
  return legendOf(legend, size, context);
});
