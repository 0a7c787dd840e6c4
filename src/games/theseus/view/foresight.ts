import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Preview, Future, Futures } from '../../../kernel/history/preview.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import type { Seat, Message } from '../../../kernel/words/message.ts';
import type { SectorId } from '../data/ids.ts';
import { ROOM_IDS, sectorOf } from '../data/places.ts';
import { SECTORS } from '../data/sectors.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { canRun, runsLeft } from '../rules/actions.ts';
import { pathsFor } from '../rules/paths.ts';
import type { Path } from '../rules/paths.ts';
import { actionsIn } from '../rules/sector-action.ts';
import { cardName, say } from '../text/say.ts';
import { isTheseusView } from '../view.ts';
import type { TheseusView } from '../view.ts';
import { whatItDoes } from '../state/does.ts';
import { cardChanges } from './card-changes.ts';
import { BEYOND_THE_MOVE, horizonOf, INTO_EXTRA_TURN } from './horizons.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { positionOf } from './position.ts';

// Predicts the results of an option: the rules are carried out in a side run (`kernel/history/preview.ts`), and the
// events are summed up.

/** One way in which a move can end. */
export interface Way extends Outlook {
  /** The key of this way among the ways of the move. */
  readonly key: string;
  readonly to: SectorId;
  /** The movement points used; `null` if the path is not known. */
  readonly points: number | null;
  /** The action cards that are executed in the sector afterwards. */
  readonly cards: readonly Message[];
  /** The total result of those action cards; `null` if unknown or nothing. */
  readonly byCards: Outlook | null;
  /** The sector actions that follow in the sector. */
  readonly actions: readonly Message[];
  /** Whether an assault is among the sector actions. */
  readonly assaults: boolean;
  /** The total result of that assault; `null` if unknown or nothing. */
  readonly byAssault: Outlook | null;
  /** The total result of the extra turn that follows, over all its possible moves; `null` if unknown or nothing. */
  readonly byExtra: Outlook | null;
}

/**
 * The predicted results of an option: the ways in which a move can end, or what happens at once; `null` if there is
 * nothing to say.
 */
export type Foresight =
  | { readonly ways: readonly Way[] }
  | {
      readonly outlook: Outlook;
      /** The total result of the assault that follows; `null` if there is none, or its result is unknown or nothing. */
      readonly assault: Outlook | null;
    }
  | null;

/** Predicts the results of an option of the pending decision; `null` if they can't all be computed in time. */
export function foresee(view: TheseusView, decision: Decision, option: ShownOption, preview: Preview): Foresight {
  if (view.turn === null || view.outcome !== null) return null;
  const unit = unitMovedBy(view, decision, option);
  if (unit !== null && view.units[unit]?.place === 'space') return null;
  const futures = preview(option.id, horizonOf(decision.kind));
  if (!futures.complete || futures.all.length === 0) return null;
  if (unit === null) {
    const assault = decision.kind === 'move.room' ? assaultAfter(option, preview) : null;
    return { outlook: immediateOutlook(view, futures), assault };
  }
  const traveller = { unit, executor: decision.seat };
  const ways = waysOf(view, traveller, futures);
  const hasActions = ways.some(({ cards, assaults }) => cards.length > 0 || assaults);
  const furtherFutures = hasActions && futures.all.length <= MOST_ENDINGS ? preview(option.id, BEYOND_THE_MOVE) : null;
  const withActionResults =
    furtherFutures?.complete === true ? withActions(view, traveller, ways, furtherFutures.all) : ways;
  const hasExtraTurn = ways.some(({ actions }) => actions.some(isExtraTurn));
  const extraFutures = hasExtraTurn && futures.all.length <= MOST_ENDINGS ? preview(option.id, INTO_EXTRA_TURN) : null;
  const finalWays =
    extraFutures?.complete === true
      ? withExtraTurn(view, traveller, withActionResults, extraFutures.all)
      : withActionResults;
  return finalWays.length === 0 ? null : { ways: finalWays };
}

/** The total result of the assault after a unit has stopped in a room. The room determines its targets (TH-8.1). */
function assaultAfter(option: ShownOption, preview: Preview): Outlook | null {
  const furtherFutures = preview(option.id, BEYOND_THE_MOVE);
  return furtherFutures.complete ? totalOf(furtherFutures.all, assaultEvents) : null;
}

/** The most endings of a move for which the actions at each ending are predicted as well. */
const MOST_ENDINGS = 12;

/** Adds to each way the results of the action cards and the assault at its end. */
function withActions(
  view: TheseusView,
  traveller: Traveller,
  ways: readonly Way[],
  allFutures: readonly Future[],
): Way[] {
  const endingGroups = groupedByEnding(view, traveller, allFutures);
  return ways.map(way => {
    const futures = endingGroups.find(({ key }) => key === way.key)?.futures ?? [];
    return {
      ...way,
      byCards: way.cards.length === 0 ? null : totalOf(futures, cardEvents),
      byAssault: way.assaults ? totalOf(futures, assaultEvents) : null,
    };
  });
}

/** Whether an action is the extra turn of the Tech Bay. */
export function isExtraTurn({ key }: Message): boolean {
  return key === 'outlook.then.extra-turn';
}

/** Adds to each way the results of the extra turn that follows. */
function withExtraTurn(
  view: TheseusView,
  traveller: Traveller,
  ways: readonly Way[],
  allFutures: readonly Future[],
): Way[] {
  const endingGroups = groupedByEnding(view, traveller, allFutures);
  return ways.map(way => {
    const futures = endingGroups.find(({ key }) => key === way.key)?.futures ?? [];
    const hasExtra = way.actions.some(isExtraTurn);
    return hasExtra ? { ...way, byExtra: totalOf(futures, extraTurnEvents) } : way;
  });
}

/** The events of a future from the beginning of the extra turn. */
function extraTurnEvents({ events }: Future): Future['events'] {
  const start = events.findIndex(({ words }) => words.key === 'sector.extra');
  return start < 0 ? [] : events.slice(start);
}

/** The total result of a part of each future; `null` if it is nothing. */
function totalOf(futures: readonly Future[], eventsOf: (future: Future) => Future['events']): Outlook | null {
  const partialFutures = futures.map((future): Future => ({ ...future, events: eventsOf(future) }));
  const outlook = outlookOf({ all: partialFutures, complete: true });
  const isNothing = outlook.changes.length + outlook.notes.length + outlook.launched.length === 0;
  return partialFutures.length === 0 || (isNothing && outlook.end === null) ? null : outlook;
}

/** The events of a future from the first action card up to the sector's assault. */
function cardEvents(future: Future): Future['events'] {
  const eventIndex = future.events.findIndex(({ words }) => words.key === 'actions.runs');
  return eventIndex < 0 ? [] : future.events.slice(eventIndex, assaultStart(future));
}

/** The events of a future from the sector's assault to the end. */
function assaultEvents(future: Future): Future['events'] {
  return future.events.slice(assaultStart(future));
}

/**
 * The index of the event that begins the sector's assault, not one by a card; the number of events if there is none.
 */
function assaultStart({ events }: Future): number {
  const eventIndex = events.findLastIndex(({ words }, place) => {
    const previousKey = events[place - 1]?.words.key ?? '';
    return words.key === 'attack.assault' && previousKey !== 'actions.runs' && previousKey !== 'actions.copies';
  });
  return eventIndex < 0 ? events.length : eventIndex;
}

/** The result that an option has at once. If there is only one possible result, it includes the changes of cards. */
function immediateOutlook(view: TheseusView, futures: Futures): Outlook {
  const outlook = outlookOf(futures);
  const viewAfter = futures.all.length === 1 ? futures.all[0]?.view() : null;
  return isTheseusView(viewAfter)
    ? { ...outlook, notes: [...outlook.notes, ...cardChanges(view, viewAfter)] }
    : outlook;
}

/** The unit that an option moves; `null` if it moves none. */
function unitMovedBy(view: TheseusView, decision: Decision, option: ShownOption): UnitId | null {
  const { kind } = decision;
  if (kind === 'move.path') return knownNameIn(decision.subject, 'unit', UNIT_IDS);
  if (kind === 'move.teleport') return view.turn?.unit ?? null;
  return beginsMove(kind, option) ? knownNameIn(option.subject, 'unit', UNIT_IDS) : null;
}

/** Whether an option begins the move of its unit. */
export function beginsMove(kind: string, option: ShownOption): boolean {
  const action = whatItDoes(option);
  return (kind === 'move.unit' && action === null) || (kind === 'sector.action' && action === 'extra');
}

/**
 * The sectors in which a move of a unit can end, before the unit is chosen; empty once a unit is moving (TH-6.2 to
 * TH-6.4).
 */
export function reachableSectors(view: TheseusView, unit: UnitId): SectorId[] {
  const { turn } = view;
  if (turn?.part !== 'move' || turn.unit !== null || view.units[unit]?.seat !== turn.seat) return [];
  const paths = pathsFor(positionOf(view), { unit, executor: turn.seat, own: true });
  return [...new Set(paths.map(({ target }) => target))];
}

/**
 * The sectors on a unit's path, each with the count of movement points: on the path to `target`, or on its only path.
 * Empty if the unit is not about to move.
 */
export function stepCounts(view: TheseusView, unit: UnitId, target: SectorId | null): ReadonlyMap<SectorId, number> {
  const { turn } = view;
  const isAboutToMove = turn?.part === 'move' && (turn.unit === null || turn.unit === unit);
  if (!isAboutToMove || view.units[unit]?.seat !== turn.seat) return new Map();
  const paths = pathsFor(positionOf(view), { unit, executor: turn.seat, own: true });
  const matchingPaths = target === null ? paths : paths.filter(path => path.target === target);
  const [path, ...others] = matchingPaths;
  if (path === undefined || (target === null && others.length > 0)) return new Map();
  const steps = path.legs.filter(({ does }) => does !== 'skip');
  return new Map(steps.map(({ sector }, at) => [sector, at + 1]));
}

/** The moving unit, and the seat that moves it (TH-6.9). */
interface Traveller {
  readonly unit: UnitId;
  readonly executor: Seat;
}

/** The ways in which a move can end, with their results. */
function waysOf(view: TheseusView, traveller: Traveller, { all }: Futures): Way[] {
  const isOwnMove = view.units[traveller.unit]?.seat === traveller.executor;
  return groupedByEnding(view, traveller, all).map(({ key, to, points, futures }) => ({
    key,
    to,
    points,
    ...(isOwnMove ? actionsAfter(view, futures[0], to) : NOTHING_AFTER),
    byCards: null,
    byAssault: null,
    byExtra: null,
    ...outlookOf({ all: futures, complete: true }),
  }));
}

/** The futures of a move that end in the same way. */
interface EndingGroup {
  readonly key: string;
  readonly to: SectorId;
  readonly points: number | null;
  readonly futures: Future[];
}

/** Groups the futures of a move by path and final sector. A Teleport can take the unit to any sector (TH-16.5.4). */
function groupedByEnding(
  view: TheseusView,
  { unit, executor }: Traveller,
  allFutures: readonly Future[],
): readonly EndingGroup[] {
  const isOwnMove = view.units[unit]?.seat === executor;
  const paths = pathsFor(positionOf(view), { unit, executor, own: isOwnMove });
  const groupsByKey = new Map<string, EndingGroup>();
  for (const future of allFutures) {
    const path = pathTaken(paths, future);
    const endSector = stoppedIn(future, unit) ?? path?.target ?? null;
    if (endSector === null) continue;
    const points = path === null ? null : pointsOf(path);
    const key = `${path?.id} ${endSector}`;
    const endingGroup = groupsByKey.get(key) ?? { key, to: endSector, points, futures: [] };
    endingGroup.futures.push(future);
    groupsByKey.set(key, endingGroup);
  }
  return [...groupsByKey.values()];
}

/** The path that the unit takes in a future: the chosen one, or the only one; `null` if unknown. */
function pathTaken(paths: readonly Path[], { answers }: Future): Path | null {
  const chosenPath = paths.find(({ id }) => answers.includes(id)) ?? null;
  return chosenPath ?? (paths.length === 1 ? (paths[0] ?? null) : null);
}

function pointsOf({ legs }: Path): number {
  return legs.filter(({ does }) => does !== 'skip').length;
}

/** The sector where the unit stopped; `null` if it was launched on arrival, or the match ended before. */
function stoppedIn({ events }: Future, unit: UnitId): SectorId | null {
  const stopEvent = events.find(({ words, refs = [] }) => words.key === 'move.stops' && refs.includes(`unit:${unit}`));
  const room = ROOM_IDS.find(one => stopEvent?.refs?.includes(`room:${one}`) === true);
  return room === undefined ? null : sectorOf(room);
}

const NOTHING_AFTER = { cards: [], actions: [], assaults: false } as const;

/**
 * The action cards and sector actions that the active player carries out after its own move. They are the same for each
 * room of the sector.
 */
function actionsAfter(
  { turn }: TheseusView,
  future: Future | undefined,
  sector: SectorId,
): Pick<Way, 'cards' | 'actions' | 'assaults'> {
  const viewAfter = future?.view();
  if (turn === null || !isTheseusView(viewAfter) || viewAfter.outcome !== null) return NOTHING_AFTER;
  if (viewAfter.turn?.sector !== sector || viewAfter.turn.over) return NOTHING_AFTER;
  const state = positionOf(viewAfter);
  const cards = runsLeft(state).filter(({ card }) => canRun(state, card));
  const { action } = SECTORS[sector];
  const actionKinds = actionsIn(state, turn.seat, sector);
  const actions = actionKinds.map(which => (which === 'own' ? say('outlook.then.own') : say(`outlook.then.${action}`)));
  const assaults = actionKinds.includes('common') && action === 'assault';
  return { cards: cards.map(({ card }) => cardName(card)), actions, assaults };
}
