import type { PaneContext } from '../../../boards/pane.ts';
import type { Standing } from '../../../boards/board.ts';
import { FACTIONS } from '../data/factions.ts';
import { TRACK_END } from '../data/tokens.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';

/** The standing of each seat: its life points, and its data points if its faction collects them (TH-17.4, TH-18.5). */
export function standings({ phase, seats, options }: TheseusView, { format }: PaneContext): readonly Standing[] {
  if (phase === 'set-up') return [];
  const isFreeForAll = options.mode === 'free-for-all';
  return seats.map(({ seat, out, faction, life, data }): Standing => {
    if (out) return { side: seat, has: '-', against: '-', soon: '' };
    const collectsData = faction !== null && FACTIONS[faction].collectsData;
    const lifeText = `${format(say('board.life'))} ${life}${isFreeForAll ? `/${TRACK_END}` : ''}`;
    const dataText = collectsData ? ` ${format(say('board.data'))} ${data}/${TRACK_END}` : '';
    return { side: seat, has: collectsData ? `${life}+${data}` : String(life), against: lifeText + dataText, soon: '' };
  });
}
