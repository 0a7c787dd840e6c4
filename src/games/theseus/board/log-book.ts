import type { LogEvent } from '../../../kernel/match/events.ts';
import { seatsAmong, seatsNamed } from '../../../kernel/words/message.ts';
import type { Ref, Seat } from '../../../kernel/words/message.ts';
import type { LogBookOf, LogPlace } from '../../../boards/log-book.ts';
import { PENDING_SLOT_IDS, ROOM_IDS, sectorOf, SLOT_IDS } from '../data/places.ts';
import { SECTOR_IDS } from '../data/ids.ts';
import type { SectorId } from '../data/ids.ts';
import { say, sectorName } from '../text/say.ts';
import type { TheseusView } from '../view.ts';

const FIGHTS = 'fights';
/** The keys of events that cause wounds or gains: traps, attacks, parasites. */
const FIGHT_EVENTS = /^(trap|attack|parasite)\.|^track\.(wounded|wounds-for)$/;
const sectorFilter = (sector: SectorId): string => `sector:${sector}`;

/**
 * The divisions and filters of the log of Theseus: by turn, by sector, and by the seat whose turn it was. Each turn is
 * one story.
 */
export const theseusLog: LogBookOf<TheseusView> = {
  unit: ({ format }) => format(say('log.turn')),
  filters: (view, { format }) => [
    { id: FIGHTS, title: format(say('log.fights')) },
    ...view.ring.map(sector => ({
      id: sectorFilter(sector),
      title: format(sectorName(sector)),
    })),
  ],
  places: events => {
    let turn: Turn | null = null;
    return events.map((event): LogPlace => {
      if (event.words.key === 'turn.begins') turn = { story: event.index, seats: seatsIn(event), sector: null };
      const namedSectors = sectorsIn(event);
      // An event that names no sector, such as the wounds of a trap, belongs to the sector of the last event that named
      // one.
      const sectors =
        namedSectors.length === 0 && turn?.sector !== null && turn !== null ? [turn.sector] : namedSectors;
      if (turn !== null) turn = { ...turn, sector: sectors.at(-1) ?? null };
      return {
        heading: event.words.key === 'turn.begins',
        ...(event.index === 0 && event.words.key !== 'turn.begins' ? { opening: say('log.set-up') } : {}),
        filters: [...(FIGHT_EVENTS.test(event.words.key) ? [FIGHTS] : []), ...sectors.map(sectorFilter)],
        seats: [...new Set([...(turn?.seats ?? []), ...seatsIn(event)])],
        story: turn?.story ?? null,
      };
    });
  },
};

/** The turn that an event belongs to: its seat, and the last sector named in it. */
interface Turn {
  readonly story: number;
  readonly seats: readonly Seat[];
  readonly sector: SectorId | null;
}

function seatsIn({ words, refs = [] }: LogEvent): Seat[] {
  return [...new Set([...seatsNamed(words), ...seatsAmong(refs)])];
}

/** The sectors that an event names, or whose rooms or slots it names. */
function sectorsIn({ refs = [] }: LogEvent): SectorId[] {
  const isNamed = (ref: Ref): boolean => refs.includes(ref);
  const rooms = ROOM_IDS.filter(room => isNamed(`room:${room}`)).map(sectorOf);
  const slots = [...SLOT_IDS, ...PENDING_SLOT_IDS].filter(slot => isNamed(`slot:${slot}`)).map(sectorOf);
  return [...new Set([...SECTOR_IDS.filter(sector => isNamed(`sector:${sector}`)), ...rooms, ...slots])];
}
