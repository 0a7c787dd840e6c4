import type { ShownOption } from '../../../kernel/decision.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Seat, Words } from '../../../kernel/words.ts';
import type { SectorId } from '../data/ids.ts';
import { ROOM_IDS, sectorOf } from '../data/places.ts';
import { SECTORS } from '../data/sectors.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { actionSteps, canRun, runsLeft } from '../rules/actions.ts';
import { arrive } from '../rules/arrival.ts';
import { movementSteps } from '../rules/movement.ts';
import { moveByRules } from '../rules/moving.ts';
import { pathsFor } from '../rules/paths.ts';
import { pendingSteps } from '../rules/pending.ts';
import { actionsIn, sectorSteps } from '../rules/sector-action.ts';
import { sectorOfUnit } from '../state/units.ts';
import type { Theseus } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';
import { futuresOf } from './futures.ts';
import type { Future, Futures } from './futures.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { positionOf } from './position.ts';

// What will come of an option, worked out from a view alone by the rules themselves: they are carried out on what the view knows.

/** One way in which a move can end. */
export interface Way extends Outlook {
  readonly to: SectorId;
  /** The movement points that it takes; `null`: it is no move by points. */
  readonly points: number | null;
  /** What is carried out there afterwards: the action cards, then the sector action. */
  readonly then: readonly Words[];
}

/** What will come of an option: the ways in which a move can end, or what happens at once; `null`: nothing that could be told. */
export type Foresight = { readonly ways: readonly Way[] } | { readonly outlook: Outlook } | null;

/** The question that a view stands before, as far as foresight needs it. */
export interface Asked {
  readonly kind: string;
  readonly seat: Seat;
}

/** What comes of an option of a decision. */
export function foresee(view: TheseusView, asked: Asked, option: ShownOption): Foresight {
  if (view.turn === null) return null;
  const unit = unitOf(option);
  switch (asked.kind) {
    case 'move.unit':
      return unit !== null && option.id === `unit:${unit}` ? ways(waysOf(view, unit)) : null;
    case 'move.path':
      return unit === null ? null : ways(wayBy(view, asked.seat, unit, option.id));
    case 'move.room':
    case 'move.launch':
      return told(arriving(view, asked, option));
    case 'actions.card':
      return option.id.startsWith('run:') ? told(stepping(view, asked.kind, option.id)) : null;
    case 'sector.action':
      if (unit !== null && option.id === `extra:${unit}`) return ways(waysOf(view, unit));
      return option.id === 'assault' || option.id === 'take-upgrade'
        ? told(stepping(view, asked.kind, option.id))
        : null;
    case 'pending.slot':
      return option.id.startsWith('fill:') || option.id.startsWith('replace:')
        ? told(stepping(view, asked.kind, option.id))
        : null;
    default:
      return null;
  }
}

function ways(found: readonly Way[]): Foresight {
  return found.length === 0 ? null : { ways: found };
}

function told(futures: Futures | null): Foresight {
  return futures === null || futures.all.length === 0 ? null : { outlook: outlookOf(futures) };
}

/** The sectors in which a move of that unit can end, before it is chosen; none once it is on its way (TH-6.2 to TH-6.4). */
export function reachOf(view: TheseusView, unit: UnitId): SectorId[] {
  const { turn } = view;
  if (turn?.part !== 'move' || turn.unit !== null || view.units[unit]?.seat !== turn.seat) return [];
  const paths = pathsFor(positionOf(view), { unit, executor: turn.seat, own: true });
  return [...new Set(paths.map(({ target }) => target))];
}

/** Every way in which an own move of the unit can end (TH-6). */
export function waysOf(view: TheseusView, unit: UnitId): Way[] {
  const seat = view.turn?.seat ?? 0;
  if (view.units[unit]?.place === 'space') return [];
  const paths = pathsFor(positionOf(view), { unit, executor: seat, own: true });
  return paths.flatMap(path => {
    const answered = paths.length > 1 ? { 'move.path': path.id } : {};
    const futures = futuresOf(view, game => movementSteps['turn.move'](game, { unit }), answered);
    return bySector(view, unit, pointsOf(path), futures);
  });
}

/** One of the ways, chosen already; the unit may be moved by somebody else (TH-6.9). */
function wayBy(view: TheseusView, executor: Seat, unit: UnitId, path: string): Way[] {
  const own = view.turn?.part === 'move' && view.turn.unit === unit;
  const found = pathsFor(positionOf(view), { unit, executor, own }).find(({ id }) => id === path);
  if (found === undefined) return [];
  const futures = futuresOf(view, game => moveByRules(game, { unit, executor, own }), { 'move.path': path });
  return bySector(view, unit, pointsOf(found), futures);
}

function pointsOf({ legs }: ReturnType<typeof pathsFor>[number]): number {
  return legs.filter(({ does }) => does !== 'skip').length;
}

/** The futures of a move, parted by where it ends: a Teleport can take the unit anywhere (TH-16.5.4). */
function bySector(view: TheseusView, unit: UnitId, points: number, { all, complete }: Futures): Way[] {
  const parts = new Map<SectorId, Future[]>();
  for (const future of all) {
    const sector = stoppedIn(future, unit);
    if (sector !== null) parts.set(sector, [...(parts.get(sector) ?? []), future]);
  }
  return [...parts].map(([to, futures]) => ({
    to,
    points,
    then: futures.flatMap(future => afterwards(view, future, to)).filter(isFirst),
    ...outlookOf({ all: futures, complete }),
  }));
}

/** Where the unit has stopped, or would have if the match had not ended on the way. */
function stoppedIn({ state }: Future, unit: UnitId): SectorId | null {
  return state.turn?.sector ?? sectorOfUnit(state, unit);
}

/** What the active player carries out where its own move ended. */
function afterwards({ turn }: TheseusView, { state }: Future, sector: SectorId): Words[] {
  if (turn === null || state.outcome !== null || state.turn?.sector !== sector || state.turn.over) return [];
  const cards = runsLeft(state).filter(({ card }) => canRun(state, card));
  const { action } = SECTORS[sector];
  const actions = actionsIn(state, turn.seat, sector).map(which =>
    which === 'own' ? say('outlook.then.own') : say(`outlook.then.${action}`),
  );
  return [...cards.map(({ card }) => cardName(card)), ...actions];
}

function isFirst(words: Words, place: number, all: readonly Words[]): boolean {
  return all.findIndex(other => JSON.stringify(other) === JSON.stringify(words)) === place;
}

/** TH-6.6, TH-6.7: a room, or a unit that is launched, at the end of a move that is going on. */
function arriving(view: TheseusView, { kind, seat: executor }: Asked, { id }: ShownOption): Futures | null {
  const moving = UNIT_IDS.find(unit => view.units[unit]?.place === 'moving');
  const unit = moving ?? view.turn?.unit ?? null;
  const sector = sectorMeant(view, id);
  if (unit === null || sector === null) return null;
  const back = moving === undefined; // from space: no minor assault (TH-9.2)
  const arrival = { unit, sector, executor, mayLaunchItself: id === `unit:${unit}`, minorAssault: !back };
  return futuresOf(view, game => arrive(game, arrival), { [kind]: id });
}

function sectorMeant(view: TheseusView, id: string): SectorId | null {
  const room = ROOM_IDS.find(one => `room:${one}` === id);
  if (room !== undefined) return sectorOf(room);
  const unit = UNIT_IDS.find(one => `unit:${one}` === id);
  return unit === undefined ? null : sectorOfUnit(positionOf(view), unit);
}

/** The steps behind the questions of a turn's phases; each asks its question anew. */
const STEPS: Readonly<Record<string, (game: Theseus) => Rule>> = {
  'actions.card': game => actionSteps['turn.actions'](game, {}),
  'sector.action': game => sectorSteps['turn.sector'](game, {}),
  'pending.slot': game => pendingSteps['turn.pending'](game, {}),
};

/** A phase of the turn with that answer, and what it lines up as its own: the carrying out of a card. */
function stepping(view: TheseusView, kind: string, answer: string): Futures | null {
  const step = STEPS[kind];
  if (step === undefined) return null;
  return futuresOf(
    view,
    function* (game): Rule {
      yield* step(game);
      for (const task of game.takeLinedUp()) {
        if (task.step === 'turn.run') yield* actionSteps['turn.run'](game, task.args);
      }
    },
    { [kind]: answer },
    kind,
  );
}

function unitOf({ refs = [] }: ShownOption): UnitId | null {
  return UNIT_IDS.find(unit => refs.includes(`unit:${unit}`)) ?? null;
}
