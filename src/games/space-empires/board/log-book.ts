import { seatsNamed } from '../../../kernel/words/message.ts';
import { filtersWith } from '../../../boards/log-book.ts';
import type { LogBookOf, LogPlace } from '../../../boards/log-book.ts';
import { say } from '../text/say.ts';
import type { Topic } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

/** The topics of log events that each filter of the log shows. */
const FILTERS: Readonly<Record<'battles' | 'exploration' | 'economy' | 'powers', readonly Topic[]>> = {
  battles: ['battle', 'fire', 'mines', 'bombard', 'retreat', 'screen'],
  exploration: ['explore', 'aliens', 'scan'],
  economy: ['economy'],
  powers: ['machine', 'empire'],
};

/** The events that begin an action of a machine or an alien empire; each action is a card of its own. */
const POWER_ACTIONS = ['machine.arrives', 'machine.turn', 'empire.phase', 'empire.turn', 'empire.attacked'];
const BATTLE_ENDS = ['battle.won', 'battle.over', 'battle.none'];

/** The arrangement of the log: by turns of seats and economic phases, with each battle as one story. */
export const empiresLog: LogBookOf<EmpiresView> = {
  unit: ({ format }) => format(say('log.turn')),
  filters: ({ solo }, { format }) => [
    { id: 'battles', title: format(say('log.battles')) },
    { id: 'exploration', title: format(say('log.exploration')) },
    { id: 'economy', title: format(say('log.economy')) },
    ...(solo === undefined ? [] : [{ id: 'powers', title: format(say('log.powers')) }]),
  ],
  places: events => {
    let storyStart: number | null = null;
    return events.map((event): LogPlace => {
      const { key } = event.words;
      if (key === 'battle.begins') storyStart = event.index;
      const place = {
        heading: key === 'turn.begins' || key === 'turn.seat' || key === 'economy.begins',
        beginsUnit: POWER_ACTIONS.includes(key),
        filters: filtersWith(FILTERS, event.words),
        seats: [...new Set(seatsNamed(event.words))],
        story: storyStart,
      };
      if (BATTLE_ENDS.includes(key)) storyStart = null;
      return place;
    });
  },
};
