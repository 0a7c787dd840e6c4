import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SectorId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import { seatState } from '../state/seats.ts';
import type { Theseus } from '../state/state.ts';
import { sectorOfUnit, unitState } from '../state/units.ts';
import { say, sectorName, unitName } from '../text/say.ts';
import { arrive } from './arrival.ts';
import { UNIT_TOKENS } from './card-effects/unit-tokens.ts';
import { modulesOf } from './modules.ts';
import { lengtheningCards, pathsFor } from './paths.ts';
import type { Mover, Path } from './paths.ts';
import { cardWasUsed, liftUnit } from './pieces.ts';
import { meetTraps } from './traps.ts';

/**
 * Moves a unit by the movement rules (TH-6.2 to TH-6.8), in its own movement phase or by a card (`own: false`). In a
 * move by a card the executing player makes all decisions (TH-6.9). Returns the sector where the unit stopped; `null`
 * if it was launched on arrival.
 */
export function* moveByRules(game: Theseus, mover: Mover): Rule<SectorId | null> {
  const { state } = game;
  const path = yield* choosePath(game, mover);
  markMoved(game, mover.unit);
  payForPath(game, mover, path);
  liftUnit(game, mover.unit);
  yield* travelAlong(game, mover, path);
  const sector = yield* stoppingSector(game, mover, path.target);
  const { unit, executor, own } = mover;
  const gotRoom = yield* arrive(game, { unit, sector, executor, mayLaunchItself: !own });
  if (state.turn !== null && own) state.turn.sector = sector;
  return gotRoom ? sector : null;
}

/**
 * Puts a unit into a sector without passing other sectors (Kidnap). Launch, traps and minor assault follow as at the
 * end of a move (TH-6.9). Returns whether the unit got a room.
 */
export function* transferTo(game: Theseus, unit: UnitId, sector: SectorId, executor: Seat): Rule<boolean> {
  markMoved(game, unit);
  liftUnit(game, unit);
  return yield* arrive(game, { unit, sector, executor, mayLaunchItself: true });
}

/**
 * TH-9.2: brings a unit back from space into a sector. It meets the traps but causes no minor assault, and it counts as
 * moved.
 */
export function* returnToSector(game: Theseus, unit: UnitId, sector: SectorId, executor: Seat): Rule {
  markMoved(game, unit);
  game.tell?.({ words: say('move.returns', { unit: unitName(unit) }), rule: 'TH-9.2', refs: [`unit:${unit}`] });
  yield* arrive(game, { unit, sector, executor, minorAssault: false });
}

/** TH-6.10: marks a unit of the active player as moved, whatever moved it. */
export function markMoved({ state }: Theseus, unit: UnitId): void {
  const { turn } = state;
  if (turn !== null && unitState(state, unit).seat === turn.seat && !turn.moved.includes(unit)) turn.moved.push(unit);
}

/** TH-6.4: asks for the path of a unit if there are several. */
function* choosePath(game: Theseus, mover: Mover): Rule<Path> {
  const { executor, unit } = mover;
  const paths = pathsFor(game.state, mover);
  const [only] = paths;
  if (only !== undefined && paths.length === 1) return only; // the usual case: no texts are needed
  const options = paths.map(path => ({
    id: path.id,
    words: pathMessage(path),
    ...(path.unusual > 0 && { details: { unusual: path.unusual } }),
    refs: [`sector:${path.target}`, `unit:${unit}`] as const,
    value: path,
  }));
  return yield* choose(game, executor, 'move.path', options, {
    prompt: say('move.path', { unit: unitName(unit) }),
    subject: `unit:${unit}`,
    rule: 'TH-6.4',
    obvious: true,
  });
}

function pathMessage({ target, legs, shaft, further, passages }: Path): ReturnType<typeof say> {
  const notes = [
    ...gather(legs, ({ does, sector }) =>
      does === 'skip'
        ? [say('path.skip', { sector: sectorName(sector) })]
        : does === 'stay'
          ? [say('path.stay', { sector: sectorName(sector) })]
          : [],
    ),
    ...(shaft === 0 ? [] : [say(shaft === 1 ? 'path.more' : 'path.less')]),
    ...(further === 0 ? [] : [say('path.further')]),
    ...(passages === 0 ? [] : [say('path.passages', { count: passages })]),
  ];
  const targetName = sectorName(target);
  return notes.length === 0
    ? say('path.to', { sector: targetName })
    : say('path.to.how', { sector: targetName, how: notes });
}

/**
 * Marks the cards that changed the path as used: a card that Pandora has taken over may go back to its faction
 * (TH-20.6), bonus cards are discarded.
 */
function payForPath(game: Theseus, { unit, executor }: Mover, { legs, shaft, passages }: Path): void {
  const { state } = game;
  const start = sectorOfUnit(state, unit);
  if (shaft !== 0 && start !== null) markUsed(game, 'adjustsStart', start, executor);
  let stayCount = 0;
  for (const { does, sector } of legs) {
    if (does === 'skip') markUsed(game, 'skipsSector', sector, executor);
    if (does === 'stay') markUsed(game, 'pointsHere', sector, executor, (stayCount += 1));
    else stayCount = 0;
  }
  for (const { card, owner } of lengtheningCards(state, executor).slice(0, passages)) {
    const { aside } = seatState(state, owner);
    aside.splice(aside.indexOf(card), 1);
    state.bonusUsed.push(card);
    game.tell?.({
      words: say('path.passage-used', { seat: { seat: executor } }),
      rule: 'TH-16.6.2',
      refs: [`unit:${unit}`],
    });
  }
}

type PathHook = 'adjustsStart' | 'skipsSector' | 'pointsHere';

/**
 * Marks the card with a hook in a sector as used. `times`: how often the path has used it so far. Uses beyond the
 * card's own number count for a copy; cards without a number have no copies.
 */
function markUsed(game: Theseus, hook: PathHook, sector: SectorId, seat: Seat, times = 1): void {
  const [first] = modulesOf(game.state, sector, hook, seat);
  if (first !== undefined) cardWasUsed(game, first.use.slot, times > first.use.n);
}

/**
 * TH-6.5, TH-22.7: moves a unit along its path. At each movement point, tokens on the unit take effect before the traps
 * of the sector.
 */
function* travelAlong(game: Theseus, { unit }: Mover, { legs }: Path): Rule {
  tellPath(game, unit, legs);
  for (const { does, sector } of legs) {
    if (does === 'skip') {
      const words = say('move.skips', { unit: unitName(unit), sector: sectorName(sector) });
      game.tell?.({ words, rule: 'TH-6.4', refs: [`unit:${unit}`, `sector:${sector}`] });
      continue;
    }
    for (const token of UNIT_TOKENS) token.spendsPoint?.(game, unit);
    if (does === 'pass') yield* meetTraps(game, sector, { unit, on: 'pass', freed: [] });
  }
}

/** TH-16.5.4: the sector where the unit stops. In its own move a card of the executing player can change it. */
function* stoppingSector(game: Theseus, { unit, executor, own }: Mover, target: SectorId): Rule<SectorId> {
  const [card] = own ? modulesOf(game.state, target, 'teleports', executor) : [];
  if (card === undefined) return target;
  const sector = yield* card.hook(game, card.use, unit);
  if (sector !== target) cardWasUsed(game, card.use.slot);
  return sector;
}

/** Logs the path of a unit that moves more than one sector, with the count at each sector. */
function tellPath(game: Theseus, unit: UnitId, legs: Path['legs']): void {
  const steps = legs.filter(({ does }) => does !== 'skip');
  if (steps.length < 2) return;
  const stepMessages = steps.map(({ sector }, at) => say('move.step', { number: at + 1, sector: sectorName(sector) }));
  game.tell?.({
    words: say('move.goes', { unit: unitName(unit), count: steps.length, ways: stepMessages }),
    rule: 'TH-6.2',
    refs: [`unit:${unit}`, ...steps.map(({ sector }) => `sector:${sector}` as const)],
  });
}
