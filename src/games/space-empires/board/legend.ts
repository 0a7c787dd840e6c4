import { painterOf } from '../../../boards/document.ts';
import type { PaneContext, PaneSize } from '../../../boards/board.ts';
import { legendOf } from '../../../boards/legend.ts';
import { isEpic } from '../data/scenarios.ts';
import { say } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

/** What every sign of the map means. */
export const legendPane = painterOf(({ options, seats }: EmpiresView, size: PaneSize, context: PaneContext) => {
  const parts = ['hidden', 'planet', 'terrain', 'goods', 'counters', 'letters', 'arms'] as const;
  const onTwo = isEpic(options.scenario) ? (['map-2'] as const) : [];
  const words = [...parts, ...onTwo].map(part => say(`board.legend.${part}`));
  const legend = {
    signs: { title: say('board.legend.map'), words },
    seats: { title: say('board.seats'), count: seats.length },
  };
  return legendOf(legend, size, context);
});
