import type { LogEvent } from '../../../kernel/match/events.ts';
import { seatsNamed, topicOf } from '../../../kernel/words/message.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { numberIn } from '../../../boards/round-page.ts';
import type { PastOf } from '../../../boards/retrospect.ts';
import { EMPIRE_POINTS, MOST_MARKS_POINTS, STORAGE_POINTS, TIED_MARKS_POINTS } from '../data/set-up.ts';
import { planetsOf } from '../state/board.ts';
import type { EmperorView } from '../view.ts';

/** Whether an event pays points, even if the log hides how many (GE-13.3). */
function isGain({ words }: LogEvent): boolean {
  return topicOf(words) === 'points';
}

/** The seat that gets the points of an event. */
export function gainingSeat({ words }: LogEvent): Seat | undefined {
  return seatsNamed(words)[0];
}

/**
 * The points that each event of a finished match paid, by the event's index in the log. If the log hides a number, it
 * is computed from the rules; a Regent's payment is the rest of the seat's gain in that round. `null`: a gain is
 * unknown.
 */
export function gainsIn({ events, rounds, view }: PastOf<EmperorView>): ReadonlyMap<number, number> | null {
  const mostMarksCount = events.filter(({ words }) => words.key === 'points.marks.hidden').length;
  const pointsByEvent = new Map<number, number>();
  const planetPayments: { readonly event: LogEvent; readonly seat: Seat; readonly round: number }[] = [];
  const otherGains = new Map<string, number>();
  let round = 0;
  for (const event of events) {
    if (event.words.key === 'round.begins') round = numberIn(event, 'round');
    const seat = gainingSeat(event);
    if (!isGain(event) || seat === undefined) continue;
    if (event.words.key === 'points.planets.hidden') {
      planetPayments.push({ event, seat, round });
      continue;
    }
    const count = pointsByRule(event, seat, view, mostMarksCount);
    pointsByEvent.set(event.index, count);
    otherGains.set(`${round} ${seat}`, (otherGains.get(`${round} ${seat}`) ?? 0) + count);
  }
  const pointsAfterRound = (at: number, seat: Seat): number | undefined =>
    rounds.findLast(one => one.round === at)?.figures.find(({ name, side }) => name === 'points' && side === seat)
      ?.value;
  for (const { event, seat, round: at } of planetPayments) {
    const [before, after] = [pointsAfterRound(at - 1, seat), pointsAfterRound(at, seat)];
    if (before === undefined || after === undefined) return null;
    pointsByEvent.set(event.index, after - before - (otherGains.get(`${at} ${seat}`) ?? 0));
  }
  return pointsByEvent;
}

/** The kinds of gains that the facts at the end of a match distinguish. The final count belongs to the planets. */
export const GAIN_KINDS = ['planets', 'empire', 'storage', 'marks'] as const;
export type GainKind = (typeof GAIN_KINDS)[number];

/** The kind of gain of an event; `null`: the event pays no points. */
export function gainKind({ words }: LogEvent): GainKind | null {
  const kind = words.key.split('.')[1] ?? '';
  if (topicOf(words) !== 'points') return null;
  return kind === 'count' ? 'planets' : (GAIN_KINDS.find(one => one === kind) ?? null);
}

/** The points that an event paid: the number in the log, else the number that the rules give. */
function pointsByRule(event: LogEvent, seat: Seat, view: EmperorView, richest: number): number {
  switch (event.words.key) {
    case 'points.empire.hidden':
      return EMPIRE_POINTS;
    case 'points.storage.hidden':
      return STORAGE_POINTS;
    case 'points.marks.hidden':
      return richest > 1 ? TIED_MARKS_POINTS : MOST_MARKS_POINTS;
    case 'points.count.hidden':
      return planetsOf(view, seat);
    default:
      return numberIn(event, 'points');
  }
}
