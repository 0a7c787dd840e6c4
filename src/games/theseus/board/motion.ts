import type { Ref } from '../../../kernel/words/message.ts';
import { roomsOf } from '../data/places.ts';
import type { TheseusView } from '../view.ts';

/** The units in each sector, as a text that changes when a unit enters or leaves. */
export function unitsByPlace({ ring, rooms }: TheseusView): ReadonlyMap<Ref, string> {
  return new Map(
    ring.map(sector => {
      const units = roomsOf(sector).flatMap(room => rooms[room] ?? []);
      return [`sector:${sector}`, units.sort().join(' ')] as const;
    }),
  );
}
