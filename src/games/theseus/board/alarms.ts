import type { PaneContext } from '../../../boards/pane.ts';
import { nameOf } from '../../../boards/naming.ts';
import { FACTIONS } from '../data/factions.ts';
import { TRACK_END } from '../data/tokens.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';

/** The distance from the end of a track that counts as near: what two attacks and a card often bring in one turn. */
const NEAR_END = 5;

/** Warnings for each seat whose track is so near its end that one turn may decide the match (TH-17.4, TH-18.5). */
export function alarms({ phase, seats, options, outcome }: TheseusView, context: PaneContext): readonly string[] {
  if (phase === 'set-up' || outcome !== null) return [];
  const isFreeForAll = options.mode === 'free-for-all';
  return seats.flatMap(({ seat, out, faction, life, data }): string[] => {
    if (out) return [];
    const name = nameOf(context, seat);
    const collectsData = faction !== null && FACTIONS[faction].collectsData;
    const alarms = [
      ...(collectsData && data >= TRACK_END - NEAR_END ? [say('alarm.data', { name, lacking: TRACK_END - data })] : []),
      ...(isFreeForAll && life >= TRACK_END - NEAR_END
        ? [say('alarm.life-won', { name, lacking: TRACK_END - life })]
        : []),
      ...(!isFreeForAll && life <= NEAR_END ? [say('alarm.life-lost', { name, life })] : []),
    ];
    return alarms.map(context.format);
  });
}
