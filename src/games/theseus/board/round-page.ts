import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { bySeat, messagesIn, numberIn, rulesOf, sumOf } from '../../../boards/round-page.ts';
import type { PageOf, PageThing } from '../../../boards/round-page.ts';
import { say } from '../text/say.ts';

/** The page at the end of a round: the gains and losses of each seat since the last round ended. */
export const ROUND_PAGE: PageOf = { since: 'round.ends', things: pageThings };

function pageThings(roundEvents: readonly LogEvent[]): readonly PageThing[] {
  const thingsBySeat = (
    keys: readonly string[],
    words: (events: readonly LogEvent[], last: LogEvent) => Message,
  ): readonly PageThing[] =>
    bySeat(roundEvents, keys).flatMap(({ seat, events }) => {
      const last = events.at(-1);
      return last === undefined ? [] : [{ seat, words: words(events, last), rule: rulesOf(events) }];
    });
  const amountParam = (events: readonly LogEvent[]) => ({ amount: sumOf(events, 'amount') });
  const tracks = [
    ...thingsBySeat(['track.wounded'], (events, last) =>
      say('page.wounds', { ...amountParam(events), life: numberIn(last, 'life') }),
    ),
    ...thingsBySeat(['track.wounds-for'], events => say('page.wounds-for', amountParam(events))),
    ...thingsBySeat(['track.healed'], (events, last) =>
      say('page.healed', { ...amountParam(events), life: numberIn(last, 'life') }),
    ),
    ...thingsBySeat(['track.data'], (events, last) =>
      say('page.data', { ...amountParam(events), data: numberIn(last, 'data') }),
    ),
    ...thingsBySeat(['upgrade.gained'], events => say('page.tokens', amountParam(events))),
    ...thingsBySeat(['deploy.done'], events => say('page.installed', { cards: messagesIn(events, 'card') })),
    ...thingsBySeat(['deploy.aside', 'deploy.bonus'], events =>
      say('page.aside', { cards: messagesIn(events, 'card') }),
    ),
  ];
  const playedSeats = bySeat(roundEvents, ['turn.begins']).map(({ seat }) => seat);
  const quietSeats = playedSeats
    .filter(seat => !tracks.some(thing => thing.seat === seat))
    .map((seat): PageThing => ({ seat, words: say('page.nothing'), rule: '' }));
  const countdown = roundEvents
    .filter(({ words }) => words.key.startsWith('countdown.'))
    .map(({ words, rule = '' }): PageThing => ({ seat: null, words, rule }));
  // A round in which nobody gained or lost anything has no page.
  return countdown.length + tracks.length === 0 ? [] : [...countdown, ...tracks, ...quietSeats];
}
