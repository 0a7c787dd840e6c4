import { offer } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { isWarlord, ROLE_IDS } from '../data/roles.ts';
import type { RoleId } from '../data/roles.ts';
import { MARKS_PER_ROUND, TILES_PER_ROUND } from '../data/set-up.ts';
import { CENTRE } from '../data/spaces.ts';
import { isBlackHole } from '../state/board.ts';
import { inOrderFrom, seatsIn, seatState } from '../state/seats.ts';
import type { ChapterRules, Emperor, EmperorState } from '../state/state.ts';
import type { RoundSteps } from '../state/steps.ts';
import { roleName, say } from '../text/say.ts';
import { isGameOver } from './end.ts';
import { turnUpTiles } from './stack.ts';

/** The steps of a round, and of the roles in it (GE-3). */
export const roundSteps: ChapterRules<RoundSteps> = {
  'round.begin': beginRound,
  'round.pick': pickRole,
  'round.end': endRound,
  'role.begin': beginRole,
  'role.end': endRole,
};

/** GE-3.1: begins a round. The holder of the Throne sets the direction and picks first. */
function* beginRound(game: Emperor): Rule {
  const { state } = game;
  state.round += 1;
  state.blocked = [];
  state.used = []; // technologies are usable again (GE-11.10)
  const throneHolder = state.throne ?? 0;
  game.tell?.({ words: say('round.begins', { round: state.round, seat: { seat: throneHolder } }), rule: 'GE-3.1' });
  state.direction = yield* choose<1 | -1>(
    game,
    throneHolder,
    'round.direction',
    [
      { id: 'clockwise', words: say('direction.clockwise'), value: 1 },
      { id: 'counter-clockwise', words: say('direction.counter-clockwise'), value: -1 },
    ],
    { prompt: say('round.direction'), rule: 'GE-3.1' },
  );
  const directionKey = state.direction === 1 ? 'round.clockwise' : 'round.counter-clockwise';
  game.tell?.({ words: say(directionKey, { seat: { seat: throneHolder } }), rule: 'GE-3.1' });
  game.next('round.pick', { seat: throneHolder });
}

/** GE-3.3: asks a seat for a role that nobody has picked in this round. */
function* pickRole(game: Emperor, { seat }: RoundSteps['round.pick']): Rule {
  const { state } = game;
  const { options, blocked } = offer(ROLE_IDS, {
    id: role => `role:${role}`,
    // All roles keep their rows; a role that can't be picked is grey and gives the reason.
    face: role => ({
      words: roleName(role),
      subject: `role:${role}`,
      refs: [`role:${role}`],
      row: { place: ROLE_IDS.indexOf(role) },
    }),
    fault: role => (state.offer.includes(role) ? null : whyNotRole(state, role)),
    why: reason => reason,
    value: role => role,
  });
  const role = yield* choose(game, seat, 'round.role', options, {
    prompt: say('round.role'),
    rule: 'GE-3.3',
    blocked,
  });
  state.offer = state.offer.filter(other => other !== role);
  state.picks.push({ seat, role });
  state.role = { id: role, chooser: seat };
  game.tell?.({
    words: say('round.picked', { seat: { seat }, role: roleName(role) }),
    rule: 'GE-3.2',
    refs: [`role:${role}`],
  });
  game.next('role.begin', {});
}

function whyNotRole(state: EmperorState, role: RoleId) {
  const rolePick = state.picks.find(other => other.role === role);
  if (rolePick !== undefined) return { why: say('why.role-picked', { seat: { seat: rolePick.seat } }), rule: 'GE-3.3' };
  if (role === 'scientist') return { why: say('why.no-scientist'), rule: 'GE-5.2' };
  return role === 'explorer'
    ? { why: say('why.explorer-flipped'), rule: 'GE-4.8' }
    : { why: say('why.not-flipped'), rule: 'GE-3.6' };
}

/**
 * GE-3.2: lines up the turns of all seats in the role, the chooser first. The Regent's phase 2 is the exception
 * (GE-10.4).
 */
function* beginRole(game: Emperor): Rule {
  const { state } = game;
  const { role } = state;
  if (role === null) return;
  const { chooser } = role;
  const turnOrder = inOrderFrom(state, chooser);
  if (isWarlord(role.id)) for (const seat of turnOrder) game.next('warlord.begin', { seat });
  else lineUpTurns(game, role.id, chooser, turnOrder);
  game.next('role.end', {});
}

function lineUpTurns(game: Emperor, role: RoleId, chooser: Seat, turnOrder: readonly Seat[]): void {
  switch (role) {
    case 'explorer':
      for (const seat of turnOrder) game.next('explorer.tile', { seat, left: false });
      game.next('explorer.leftovers', { seat: chooser });
      game.next('explorer.reveal', {});
      return;
    case 'merchant':
      game.next('merchant.roll', { seat: chooser });
      for (const seat of turnOrder) game.next('merchant.harvest', { seat });
      return;
    case 'steward':
      for (const seat of turnOrder) game.next('steward.begin', { seat });
      return;
    case 'engineer':
      for (const seat of turnOrder) game.next('engineer.begin', { seat });
      return;
    case 'regent':
      game.next('regent.gain', {});
      for (const seat of turnOrder) game.next('regent.buy', { seat });
      for (const seat of withChooserLast(turnOrder, chooser)) game.next('regent.place', { seat });
      game.next('regent.resolve', {});
      return;
    default:
      for (const seat of turnOrder) game.next('scientist.buy', { seat });
  }
}

/** The seats in the order of placing influence: the chooser comes last (GE-10.4). */
function withChooserLast(turnOrder: readonly Seat[], chooser: Seat): Seat[] {
  return [...turnOrder.filter(seat => seat !== chooser), ...turnOrder.filter(seat => seat === chooser)];
}

/** GE-3.3, GE-12.2: ends a role. The next seat picks one, unless the game is over. */
function* endRole(game: Emperor): Rule {
  const { state } = game;
  state.turn = null;
  state.dice = [];
  state.prices = null;
  if (isGameOver(game)) {
    game.next('end.count', {});
    return;
  }
  lineUpNextPick(game);
}

/** Lines up the next pick of a role, or the end of the round if everybody has picked (GE-3.3). */
export function lineUpNextPick(game: Emperor): void {
  const { state } = game;
  const lastPicker = state.role?.chooser ?? state.picks.at(-1)?.seat ?? state.throne ?? 0;
  state.role = null;
  const nextSeat = inOrderFrom(state, lastPicker).find(seat => !state.picks.some(rolePick => rolePick.seat === seat));
  if (nextSeat === undefined) game.next('round.end', {});
  else game.next('round.pick', { seat: nextSeat });
}

/** Ends a round (GE-3.4). */
function* endRound(game: Emperor): Rule {
  const { state } = game;
  if (state.offer.includes('explorer')) turnUpTiles(game, TILES_PER_ROUND, 'GE-3.4'); // nobody has explored (GE-3.7)
  const returnedRoles = state.picks
    .map(({ role }) => role)
    .filter(role => role !== 'scientist' || isScientistInGame(state));
  state.offer = ROLE_IDS.filter(role => state.offer.includes(role) || returnedRoles.includes(role));
  state.picks = [];
  for (const seat of seatsIn(state)) seatState(state, seat).marks += MARKS_PER_ROUND;
  game.tell?.({ words: say('round.ends', { round: state.round, marks: MARKS_PER_ROUND }), rule: 'GE-3.4' });
  yield* beat('round');
  game.next('round.begin', {});
}

function isScientistInGame(state: EmperorState): boolean {
  return !isBlackHole(state, CENTRE);
}
