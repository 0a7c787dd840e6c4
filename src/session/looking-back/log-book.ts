import type { Board } from '../../boards/board.ts';
import type { LogPlace } from '../../boards/log-book.ts';
import type { PaneContext } from '../../boards/pane.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import { message, seatsNamed, sidesNamed } from '../../kernel/words/message.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** One event of the log as text, and what the event is about. */
export interface LogItem extends Omit<LogPlace, 'opening'> {
  /** The index of the event in the whole log. */
  readonly index: number;
  readonly text: string;
  readonly rule: string | null;
}

/** A filter for the log. */
export interface LogFilter {
  readonly id: string;
  readonly title: string;
}

const ALL_FILTER = 'all';
const seatFilter = (seat: Seat): string => `seat:${seat}`;
const powerFilter = (power: string): string => `power:${power}`;
const NO_PLACE: LogPlace = { heading: false, filters: [], seats: [], story: null };

/**
 * Makes log items from events: each event as text, with the topics that the game gives it and the seats that it names.
 */
export function logItems(
  events: readonly LogEvent[],
  board: Pick<Board, 'log'>,
  { format }: PaneContext,
): readonly LogItem[] {
  const places = board.log?.places(events) ?? [];
  return events.flatMap(({ index, words, rule = null }, at) => {
    const { opening, ...place } = places[at] ?? NO_PLACE;
    const seats = [...new Set([...place.seats, ...seatsNamed(words)])];
    const powers = sidesNamed(words).flatMap(side => (typeof side === 'string' ? [powerFilter(side)] : []));
    const filters = [...new Set([...place.filters, ...powers])];
    const item: LogItem = { ...place, filters, seats, index, rule, text: format(words) };
    if (opening === undefined) return [item];
    return [{ ...NO_PLACE, heading: true, index, rule: null, text: format(opening) }, item];
  });
}

/**
 * The log filters that are offered: everything, the viewer's own seat, the game's own filters, and each other side.
 * `powers`: the sides of the game that are not seats.
 */
export function logFilters(
  board: Pick<Board, 'log'>,
  view: unknown,
  viewer: Viewer,
  context: PaneContext,
  powers: readonly string[],
): readonly LogFilter[] {
  const { format, names } = context;
  const otherSeatFilters = names.flatMap((name, seat) =>
    seat === viewer ? [] : [{ id: seatFilter(seat), title: name }],
  );
  return [
    { id: ALL_FILTER, title: format(say('log.all')) },
    ...(viewer === 'spectator' ? [] : [{ id: seatFilter(viewer), title: format(say('log.mine')) }]),
    ...(board.log?.filters(view, context) ?? []),
    ...otherSeatFilters,
    ...powers.map(power => ({ id: powerFilter(power), title: format(message(`power.${power}`)) })),
  ];
}

/**
 * The items that pass a filter and contain the text `searchText`. A heading stays if an item below it stays, to show
 * when the event was.
 */
export function filterItems(items: readonly LogItem[], filter: string, searchText: string): readonly LogItem[] {
  const text = searchText.toLowerCase();
  const matches = ({ filters, seats, text: told }: LogItem): boolean =>
    (filter === ALL_FILTER || filters.includes(filter) || seats.some(seat => seatFilter(seat) === filter)) &&
    (text === '' || told.toLowerCase().includes(text));
  if (filter === ALL_FILTER && text === '') return items;
  const matchingItems: LogItem[] = [];
  let heading: LogItem | null = null;
  for (const item of items) {
    if (item.heading) heading = item;
    else if (matches(item)) {
      if (heading !== null) matchingItems.push(heading);
      heading = null;
      matchingItems.push(item);
    }
  }
  return matchingItems;
}

/** The range of the log to replay for a chosen `item`: the item's whole story, or only the item. */
export function storyRange(items: readonly LogItem[], item: LogItem): { readonly from: number; readonly to: number } {
  const storyItems = item.story === null ? [item] : items.filter(other => other.story === item.story);
  return { from: storyItems[0]?.index ?? item.index, to: (storyItems.at(-1)?.index ?? item.index) + 1 };
}
