import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Param, Seat, Message } from '../../../kernel/words/message.ts';
import { chartOf } from '../../../boards/retrospect.ts';
import { nameOf } from '../../../boards/naming.ts';
import type { DecisiveMoment, Fact, Past, PastOf, RetrospectOf, RoundChart } from '../../../boards/retrospect.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';

/** The retrospect of a finished match of Theseus: a chart, facts, and the decisive events. */
export const theseusRetrospect: RetrospectOf<TheseusView> = {
  chart: pointsByRound,
  facts: matchFacts,
  decisive: decisiveRange,
};

/** The key of the event that ends the countdown, so that the points decide (TH-17.2). */
const COUNTDOWN_EVENT = 'countdown.end';
/** The keys of events that move a track which can decide the match (TH-17.4, TH-18.5). */
const TRACK_EVENTS: ReadonlySet<string> = new Set(['track.data', 'track.wounded', 'track.wounds-for']);
const TRACK_VICTORIES: ReadonlySet<string> = new Set(['victory.data', 'victory.life', 'victory.wounds']);

/**
 * The decisive events of the last turn: from the first event that moved the deciding track, otherwise from the end of
 * the countdown, otherwise the whole turn. `null` if there are no events.
 */
function decisiveRange({ events }: PastOf<TheseusView>): DecisiveMoment | null {
  const turn = events.slice(events.findLastIndex(({ words }) => words.key === 'turn.begins'));
  const lastEvent = events.at(-1);
  const lastTrackEvent = turn.findLast(({ words }) => TRACK_EVENTS.has(words.key));
  const isByTrack = lastEvent !== undefined && lastTrackEvent !== undefined && TRACK_VICTORIES.has(lastEvent.words.key);
  const firstDecisive = isByTrack
    ? turn.find(event => isSameTrack(event, lastTrackEvent))
    : turn.find(({ words }) => words.key === COUNTDOWN_EVENT);
  const firstEvent = firstDecisive ?? turn[0];
  const why = isByTrack
    ? 'past.decisive.track'
    : firstDecisive === undefined
      ? 'past.decisive.turn'
      : 'past.decisive.countdown';
  return firstEvent === undefined || lastEvent === undefined
    ? null
    : { from: firstEvent.index, to: lastEvent.index + 1, why: say(why) };
}

function isSameTrack({ words: one }: LogEvent, { words: other }: LogEvent): boolean {
  return one.key === other.key && seatIn(one.with?.seat) === seatIn(other.with?.seat);
}

/** The chart of life plus data points of every seat after each round. They decide when the countdown ends (TH-17.2). */
function pointsByRound(past: Past, { format }: PaneContext): RoundChart | null {
  return chartOf(past, format(say('past.chart')));
}

function matchFacts({ events, view: last }: PastOf<TheseusView>, context: PaneContext): readonly Fact[] {
  const { format } = context;
  const isFreeForAll = last.options.mode === 'free-for-all';
  const wounds = last.seats.map(({ seat }) => woundsOf(events, seat, isFreeForAll));
  const makeFact = (label: Message, text: string): Fact => ({ label: format(label), text });
  const woundTexts = last.seats.flatMap(({ seat }) => {
    const count = wounds[seat] ?? 0;
    return count === 0 ? [] : [`${nameOf(context, seat)} ${count}`];
  });
  const commonestTrap = commonestCardIn(events, 'trap.springs');
  const commonestCard = commonestCardIn(events, 'actions.runs');
  const launchCount = events.filter(({ words }) => words.key === 'move.launched').length;
  return [
    ...(woundTexts.length === 0
      ? []
      : [makeFact(say(isFreeForAll ? 'past.dealt' : 'past.taken'), woundTexts.join(', '))]),
    ...(commonestTrap === null ? [] : [makeFact(say('past.trap'), format(say('past.times', commonestTrap)))]),
    ...(commonestCard === null ? [] : [makeFact(say('past.card'), format(say('past.times', commonestCard)))]),
    ...(launchCount === 0 ? [] : [makeFact(say('past.launched'), String(launchCount))]),
  ];
}

/** The wounds that a seat took. In a free-for-all those that it dealt, since they give points there (TH-18.3). */
function woundsOf(events: readonly LogEvent[], seat: Seat, isFreeForAll: boolean): number {
  const key = isFreeForAll ? 'track.wounds-for' : 'track.wounded';
  return events.reduce((sum, { words }) => {
    if (words.key !== key || seatIn(words.with?.seat) !== seat) return sum;
    return sum + (typeof words.with?.amount === 'number' ? words.with.amount : 0);
  }, 0);
}

/** The card that events with a given key name most often; the first one of equals. */
function commonestCardIn(
  events: readonly LogEvent[],
  key: string,
): { readonly card: Message; readonly count: number } | null {
  const counts = new Map<string, { readonly card: Message; count: number }>();
  for (const { words } of events) {
    const card = words.with?.card;
    if (words.key !== key || !isMessage(card)) continue;
    const countedCard = counts.get(card.key) ?? { card, count: 0 };
    countedCard.count += 1;
    counts.set(card.key, countedCard);
  }
  const highestCount = Math.max(...[...counts.values()].map(({ count }) => count));
  return [...counts.values()].find(({ count }) => count === highestCount) ?? null;
}

function seatIn(param: Param | undefined): Seat | null {
  return typeof param === 'object' && 'seat' in param ? param.seat : null;
}

function isMessage(param: Param | undefined): param is Message {
  return typeof param === 'object' && 'key' in param;
}
