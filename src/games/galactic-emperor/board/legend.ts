import { painterOf } from '../../../boards/document.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import { legendOf } from '../../../boards/legend.ts';
import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { say } from '../text/say.ts';
import { tileSigns } from './signs.ts';
import type { EmperorView } from '../view.ts';

const SIGNS = ['own', 'planet', 'yields', 'ships', 'cube', 'sun', 'void', 'hole', 'chosen'] as const;

/** Short explanations of the signs on the map, for the lines below it. */
export function signLines({ glyphs, format }: PaneContext): readonly Line[] {
  const signs = { ...tileSigns(glyphs), mark: glyphs.seat0, base: glyphs.base };
  return SIGNS.map(sign => [span(format(say(`board.sign.${sign}`, signs)), MUTED)]);
}

/** The legend pane, which explains all signs on the map. */
export const legendPane = painterOf(({ seats }: EmperorView, size: PaneSize, context: PaneContext) => {
  const { glyphs } = context;
  const signs = tileSigns(glyphs);
  const words = [
    say('board.legend.own', { mark: glyphs.seat0, base: glyphs.base }),
    say('board.legend.planets', signs),
    say('board.legend.sun', signs),
    say('board.legend.void', signs),
    say('board.legend.yields'),
    say('board.legend.cubes'),
    say('board.legend.ships'),
    say('board.legend.influence'),
    say('board.legend.steps', { arrow: glyphs.arrowRight }),
    say('board.legend.hint', { hint: glyphs.hinted }),
  ];
  const legend = {
    signs: { title: say('board.legend.map'), words },
    seats: { title: say('board.seats'), count: seats.length },
  };
  return legendOf(legend, size, context);
});
