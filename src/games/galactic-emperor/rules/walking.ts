import type { Option } from '../../../kernel/match/decision.ts';
import { offerPlain } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { SHIPS } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import { FUSION_RANGE } from '../data/technologies.ts';
import { hasEntered } from '../state/battle.ts';
import { isEnemyHome, spacesOneStepFrom } from '../state/board.ts';
import { annexFault, enemyAt, kindsIn, noShips } from '../state/pieces.ts';
import { hasWorking } from '../state/seats.ts';
import type { Emperor, EmperorState, Fleet, MovedGroup, PublicState, Turn } from '../state/state.ts';
import type { WarlordSteps } from '../state/steps.ts';
import { fleetWords, say, spaceName, spaceRefs } from '../text/say.ts';
import { spaceSubject } from './options.ts';
import { announceTechnology } from './announcing.ts';
import { annexSector, moveShips } from './pieces.ts';

type WarlordTurn = Extract<Turn, { role: 'warlord' }>;

/** The spaces to which a seat's ships can move next from a space (GE-9.2, GE-9.3). */
export function nextSpaces(state: PublicState, seat: Seat, space: SpaceId): SpaceId[] {
  return spacesOneStepFrom(state, space).filter(to => !isEnemyHome(state, seat, to));
}

/** Whether a seat's ships can move on from a space at all. */
export function canMoveFrom(state: PublicState, seat: Seat, space: SpaceId): boolean {
  return spacesOneStepFrom(state, space).some(to => !isEnemyHome(state, seat, to));
}

/** The number of spaces that a fleet can move without Fusion Engines: that of its slowest ship (GE-9.1). */
export function normalRange(fleet: Fleet): number {
  return Math.min(...kindsIn(fleet).map(kind => SHIPS[kind].movement));
}

/** The number of spaces that a fleet can move, with Fusion Engines if they work (GE-11.3). */
export function rangeOf(state: PublicState, { seat }: Pick<WarlordTurn, 'seat'>, fleet: Fleet): number {
  return normalRange(fleet) + (hasWorking(state, seat, 'fusion-engines') ? FUSION_RANGE : 0);
}

/**
 * GE-9.7: asks for the next space of moving ships, or whether they stop. Each space is asked for, since the path
 * matters; a choice with only one option is made automatically (GE-14.2).
 */
export function* askNextSpace(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord' || turn.walk === null) return;
  const { seat } = turn;
  const { fleet, at, gone } = turn.walk;
  const isStoppedByEnemy = gone > 0 && enemyAt(state, seat, at) !== null; // ships stop at an enemy (GE-9.4)
  const spaces = isStoppedByEnemy || gone >= rangeOf(state, turn, fleet) ? [] : nextSpaces(state, seat, at);
  const { options, blocked } = offerSteps(state, seat, at, spaces);
  const stopOption: Option<SpaceId | null> = {
    id: 'stop',
    words: say('walk.stop', { space: spaceName(state, at) }),
    value: null,
  };
  const destination = yield* choose<SpaceId | null>(
    game,
    seat,
    'warlord.walk',
    gone === 0 ? options : [stopOption, ...options],
    {
      prompt: say('walk.ask', { ships: fleetWords(fleet), space: spaceName(state, at) }),
      rule: 'GE-9.7',
      blocked,
      obvious: true,
    },
  );
  if (destination === null) {
    endMove(turn);
    return;
  }
  // GE-11.6: each step beyond the normal range is announced.
  if (gone >= normalRange(fleet)) announceTechnology(game, seat, 'fusion-engines');
  game.next('warlord.step', { to: destination });
  game.next('warlord.walk', {});
}

const ENEMY_HOME: Reason = { why: say('why.enemy-home'), rule: 'GE-9.3' };

function offerSteps(state: EmperorState, seat: Seat, at: SpaceId, spaces: readonly SpaceId[]) {
  const enemyHomes = spaces.length === 0 ? [] : spacesOneStepFrom(state, at).filter(to => isEnemyHome(state, seat, to));
  return offerPlain([...spaces, ...enemyHomes], {
    id: to => `to:${to}`,
    face: to => ({
      words: say(stepWords(state, seat, to), { space: spaceName(state, to) }),
      ...spaceSubject(state, to),
    }),
    whyNot: to => (isEnemyHome(state, seat, to) ? ENEMY_HOME : null),
  });
}

function stepWords(state: EmperorState, seat: Seat, to: SpaceId) {
  if (enemyAt(state, seat, to) !== null) return 'walk.attack';
  return annexFault(state, seat, to) === null ? 'walk.annex' : 'walk.go';
}

/**
 * Moves ships on by one space, and annexes a free sector there (GE-9.5). If Fusion Engines were blocked, a longer move
 * is taken back.
 */
export function* goOneSpace(game: Emperor, { to }: WarlordSteps['warlord.step']): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord' || turn.walk === null) return;
  const { seat, walk: currentWalk } = turn;
  if (currentWalk.gone >= rangeOf(state, turn, currentWalk.fleet)) {
    takeBackMove(game, turn);
    return;
  }
  moveShips(state, seat, currentWalk.fleet, currentWalk.at, to);
  currentWalk.from = currentWalk.at;
  currentWalk.at = to;
  currentWalk.gone += 1;
  game.tell?.({
    words: say('walk.went', {
      seat: { seat },
      ships: fleetWords(currentWalk.fleet),
      from: spaceName(state, currentWalk.from),
      to: spaceName(state, to),
    }),
    rule: 'GE-9.2',
    refs: [...spaceRefs(state, currentWalk.from), ...spaceRefs(state, to)],
  });
  if (annexFault(state, seat, to) !== null) return;
  annexSector(game, seat, to, 'GE-9.5');
  currentWalk.annexed.push(to);
}

/**
 * GE-11.6: takes back a move that needed blocked Fusion Engines, with the sectors that it annexed. The ships may move
 * again.
 */
function takeBackMove(game: Emperor, turn: WarlordTurn): void {
  const { state } = game;
  const { seat, walk: currentWalk } = turn;
  if (currentWalk === null) return;
  moveShips(state, seat, currentWalk.fleet, currentWalk.at, currentWalk.start);
  for (const space of currentWalk.annexed) Reflect.deleteProperty(state.sectors, space);
  turn.walk = null;
  game.tell?.({
    words: say('walk.taken-back', {
      seat: { seat },
      ships: fleetWords(currentWalk.fleet),
      space: spaceName(state, currentWalk.start),
    }),
    rule: 'GE-11.6',
    refs: spaceRefs(state, currentWalk.start),
  });
}

/** Ends a move, and records where the ships came from for a retreat (GE-9.18.1). */
function endMove(turn: WarlordTurn): void {
  const { walk: currentWalk } = turn;
  if (currentWalk === null) return;
  recordMovedShips(turn, currentWalk.fleet, currentWalk.at, currentWalk.from, false);
  turn.walk = null;
}

/**
 * Records that a ship which has moved in this turn is destroyed. An empty group stays in the list, since it shows that
 * ships have moved.
 */
export function recordLostShip(
  turn: WarlordTurn,
  at: SpaceId,
  { kind, from, warped }: Omit<MovedGroup, 'at' | 'count'>,
): void {
  const movedGroup = turn.moved.find(
    group => group.kind === kind && group.at === at && group.from === from && group.warped === warped,
  );
  if (movedGroup !== undefined) movedGroup.count -= 1;
}

/**
 * Records the retreat of the ships that had entered a space: they are back where they came from, and count as moved.
 */
export function recordRetreat(turn: WarlordTurn, at: SpaceId): void {
  const retreatingGroups = turn.moved.filter(group => hasEntered(group, at));
  turn.moved = turn.moved.filter(group => !retreatingGroups.includes(group));
  for (const { kind, from, count } of retreatingGroups) {
    const fleet = noShips();
    fleet[kind] = count;
    recordMovedShips(turn, fleet, from, from, false);
  }
}

/** Records that ships have moved in this turn. */
export function recordMovedShips(turn: WarlordTurn, fleet: Fleet, at: SpaceId, from: SpaceId, warped: boolean): void {
  for (const kind of kindsIn(fleet)) {
    const isSameGroup = (group: MovedGroup): boolean =>
      group.kind === kind && group.at === at && group.from === from && group.warped === warped;
    const group = turn.moved.find(isSameGroup);
    if (group === undefined) turn.moved.push({ kind, at, from, warped, count: fleet[kind] });
    else group.count += fleet[kind];
  }
}
