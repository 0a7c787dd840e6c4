import { seatsNamed } from '../../../kernel/words/message.ts';
import type { LogBookOf, LogPlace } from '../../../boards/log-book.ts';
import { say } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

const BATTLES = 'battles';
const EXPLORATION = 'exploration';
const ECONOMY = 'economy';
const POWERS = 'powers';
/** With these the doings of a machine or an alien empire begin: a card each. */
const POWERS_BEGIN = ['machine.arrives', 'machine.turn', 'empire.phase', 'empire.turn', 'empire.attacked'];
const ENDS = ['battle.won', 'battle.over', 'battle.none'];

/** How the log is sorted: by turns of seats and economic phases, with battles as stories. */
export const empiresLog: LogBookOf<EmpiresView> = {
  unit: ({ format }) => format(say('log.turn')),
  filters: ({ solo }, { format }) => [
    { id: BATTLES, title: format(say('log.battles')) },
    { id: EXPLORATION, title: format(say('log.exploration')) },
    { id: ECONOMY, title: format(say('log.economy')) },
    ...(solo === undefined ? [] : [{ id: POWERS, title: format(say('log.powers')) }]),
  ],
  places: events => {
    let story: number | null = null;
    return events.map((event): LogPlace => {
      const { key } = event.words;
      if (key === 'battle.begins') story = event.index;
      const place = {
        heading: key === 'turn.begins' || key === 'turn.seat' || key === 'economy.begins',
        beginsUnit: POWERS_BEGIN.includes(key),
        filters: filtersOf(key),
        seats: [...new Set(seatsNamed(event.words))],
        story,
      };
      if (ENDS.includes(key)) story = null;
      return place;
    });
  },
};

function filtersOf(key: string): string[] {
  return [
    ...(/^(battle|fire|mines|bombard|retreat|screen)\./.test(key) ? [BATTLES] : []),
    ...(/^(explore|aliens|scan)\./.test(key) ? [EXPLORATION] : []),
    ...(key.startsWith('economy.') ? [ECONOMY] : []),
    ...(/^(machine|empire)\./.test(key) ? [POWERS] : []),
  ];
}
