import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { layOut, painterOf, rows } from '../../../boards/document.ts';
import type { Document } from '../../../boards/document.ts';
import { seatLabel } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize } from '../../../boards/board.ts';
import { isEpic } from '../data/scenarios.ts';
import { say } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

const NARROWEST = 36;

/** What every sign of the map means. */
export const legendPane = painterOf((view: EmpiresView, size: PaneSize, context: PaneContext): Document => {
  const { format } = context;
  const parts = ['hidden', 'planet', 'terrain', 'goods', 'counters', 'letters', 'arms'] as const;
  const onTwo = isEpic(view.options.scenario) ? (['map-2'] as const) : [];
  const signs = [...parts, ...onTwo].map(part => say(`board.legend.${part}`));
  return layOut(size, NARROWEST, () => [
    { title: format(say('board.legend.map')), rows: rows(...signs.map((words): Line => [span(format(words), MUTED)])) },
    { title: format(say('board.seats')), rows: rows(...view.seats.map((_, seat) => seatLabel(context, seat))) },
  ]);
});
