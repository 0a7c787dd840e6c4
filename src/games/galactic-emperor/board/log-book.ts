import type { LogEvent } from '../../../kernel/match/events.ts';
import { seatsNamed } from '../../../kernel/words/message.ts';
import { filtersWith } from '../../../boards/log-book.ts';
import type { LogBookOf, LogPlace } from '../../../boards/log-book.ts';
import { say } from '../text/say.ts';
import type { Topic } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/** The topics that each log filter shows. */
const FILTERS: Readonly<Record<'battles' | 'points' | 'technologies', readonly Topic[]>> = {
  battles: ['battle'],
  points: ['points'],
  technologies: ['technology', 'saboteur', 'time-warp', 'scientist', 'ambassador', 'pirate', 'scan'],
};

/** The events that begin and end a battle. */
const BATTLE_BEGINNINGS = ['battle.begins', 'battle.final'];
const BATTLE_ENDS = [
  'battle.won',
  'battle.held',
  'battle.both-lost',
  'battle.retreated',
  'victory.battle',
  'victory.standing',
];

/** The events that begin a seat's turn in a role. */
const TURN_BEGINNINGS: ReadonlySet<string> = new Set([
  'turn.begins',
  'explorer.placed',
  'merchant.harvested',
  'scientist.bought',
]);

/** The events at the beginning and end of a round, which the page after the round shows again. */
const ROUND_EVENTS: ReadonlySet<string> = new Set([
  'round.begins',
  'round.clockwise',
  'round.counter-clockwise',
  'row.turned-up',
  'round.ends',
]);

/**
 * The structure of the log: roles, turns within them, and each battle as one story. The first turn of a role is joined
 * with its pick if both are by the same seat.
 */
export const emperorLog: LogBookOf<EmperorView> = {
  unit: ({ format }) => format(say('log.turn')),
  filters: (_view, { format }) => [
    { id: 'battles', title: format(say('log.battles')) },
    { id: 'points', title: format(say('log.points')) },
    { id: 'technologies', title: format(say('log.technologies')) },
  ],
  places: events => {
    let battleIndex: number | null = null;
    let pickingSeat: number | null = null;
    return events.map((event): LogPlace => {
      const { key } = event.words;
      const beginsTurn = TURN_BEGINNINGS.has(key);
      const [seat] = seatsIn(event);
      const isFirstRoleTurn = beginsTurn && seat === pickingSeat;
      if (key === 'round.picked') pickingSeat = seat ?? null;
      else if (beginsTurn) pickingSeat = null;
      if (BATTLE_BEGINNINGS.includes(key)) battleIndex = event.index;
      const logPlace = {
        heading: key === 'round.begins' || key === 'round.picked',
        beginsUnit: beginsTurn && !isFirstRoleTurn,
        isPrelude: ROUND_EVENTS.has(key),
        ...(key === 'technology.announced' && { askedIn: 'saboteur.block' }),
        filters: filtersWith(FILTERS, event.words),
        seats: [...new Set(seatsIn(event))],
        story: battleIndex,
      };
      if (BATTLE_ENDS.includes(key)) battleIndex = null;
      return logPlace;
    });
  },
};

function seatsIn({ words }: LogEvent): number[] {
  return seatsNamed(words);
}
