import type { DecisiveMoment, PastOf } from '../../../boards/retrospect.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import { topicOf } from '../../../kernel/words/message.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { say } from '../text/say.ts';
import type { Topic } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { gainingSeat, gainsIn } from './gains.ts';

/** The points that each event paid, by the event's index in the log. */
type PointsByEvent = ReadonlyMap<number, number>;

/**
 * The events that begin a part of the match, such as a role or the final count. Points are compared only after a whole
 * part.
 */
const PART_START_KEYS: ReadonlySet<string> = new Set(['round.picked', 'end.tokens', 'end.pool']);

/** The part in which the winner took the lead, and the index of the decisive event in it. */
interface TurningPoint {
  readonly part: readonly LogEvent[];
  readonly flip: number;
}

/**
 * The moments that decided a match: the final battle, else the last time that the winner took the lead in points, in a
 * battle, at a Regent or in the final count. `null`: nobody won by points, or a leading rival gave up.
 */
export function decisiveEvents(past: PastOf<EmperorView>): DecisiveMoment | null {
  const { view } = past;
  const events = past.events.filter(({ words }) => words.key !== 'end.hail');
  const [winner] = view.outcome?.winners ?? [];
  if (winner === undefined) return null;
  const tieIndex = events.findLastIndex(({ words }) => words.key === 'end.tie');
  if (tieIndex >= 0) return momentOf(events.slice(tieIndex), say('past.decisive.battle'));
  if (events.at(-1)?.words.key !== 'victory.points') return null;
  const pointsByEvent = gainsIn({ ...past, events });
  const turningPoint = pointsByEvent === null ? null : lastTurningPoint({ ...past, events }, pointsByEvent, winner);
  return turningPoint === null
    ? null
    : momentOf(eventsBeforeTurn(turningPoint), say('past.decisive.lead', { seat: { seat: winner } }));
}

/**
 * The part of the match in which the winner took the lead for good. Within a part, the order in which the seats are
 * paid does not matter.
 */
function lastTurningPoint(
  { events, view }: PastOf<EmperorView>,
  pointsByEvent: PointsByEvent,
  winner: Seat,
): TurningPoint | null {
  const points = startPoints(view, events, pointsByEvent);
  const winnerLeads = (): boolean => points.every((count, seat) => seat === winner || count < (points[winner] ?? 0));
  let turningPoint: TurningPoint | null = null;
  for (const matchPart of partsOfMatch(events)) {
    const ledBeforePart = winnerLeads();
    let leadChangeIndex = -1;
    for (const [at, event] of matchPart.entries()) {
      const ledBeforeEvent = winnerLeads();
      addPoints(points, event, pointsByEvent);
      if (!ledBeforeEvent && winnerLeads()) leadChangeIndex = at;
    }
    if (!winnerLeads()) turningPoint = null;
    else if (!ledBeforePart) turningPoint = { part: matchPart, flip: leadChangeIndex };
  }
  return turningPoint;
}

/**
 * The events that led to the turning point: the whole battle, or the influence results of a Regent and its payments.
 */
function eventsBeforeTurn({ part, flip }: TurningPoint): readonly LogEvent[] {
  const hasTopic = (topic: Topic) => (event: LogEvent) => topicOf(event.words) === topic;
  switch (part[flip]?.words.key) {
    case 'points.empire':
    case 'points.empire.hidden': {
      const first = part.findLastIndex((event, at) => at < flip && event.words.key === 'battle.begins');
      return part.slice(Math.max(0, first), flip + 1);
    }
    case 'points.planets':
    case 'points.planets.hidden': {
      const first = part.findIndex(hasTopic('influence'));
      return part.slice(
        first < 0 ? part.findIndex(hasTopic('points')) : first,
        part.findLastIndex(hasTopic('points')) + 1,
      );
    }
    case 'concession':
      return [];
    default:
      return part;
  }
}

/** The points of each seat before the first payment: 0 in a match, the given points in a set-up position. */
function startPoints({ seats }: EmperorView, events: readonly LogEvent[], pointsByEvent: PointsByEvent): number[] {
  const paidPoints = seats.map(() => 0);
  for (const event of events) if (event.words.key !== 'concession') addPoints(paidPoints, event, pointsByEvent);
  return seats.map(({ points }, seat) => (points ?? 0) - (paidPoints[seat] ?? 0));
}

/** Adds the points that an event paid. A seat that gives up drops out of the comparison. */
function addPoints(points: number[], event: LogEvent, pointsByEvent: PointsByEvent): void {
  const seat = gainingSeat(event);
  if (seat === undefined) return;
  if (event.words.key === 'concession') points[seat] = -Infinity;
  else points[seat] = (points[seat] ?? 0) + (pointsByEvent.get(event.index) ?? 0);
}

function partsOfMatch(events: readonly LogEvent[]): readonly (readonly LogEvent[])[] {
  const parts: LogEvent[][] = [[]];
  for (const event of events) {
    if (PART_START_KEYS.has(event.words.key)) parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

function momentOf(events: readonly LogEvent[], why: Message): DecisiveMoment | null {
  const [first] = events;
  const last = events.at(-1);
  return first === undefined || last === undefined ? null : { from: first.index, to: last.index + 1, why };
}
