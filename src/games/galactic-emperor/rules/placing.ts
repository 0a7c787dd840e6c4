import type { Option } from '../../../kernel/match/decision.ts';
import { offer } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Ref, Seat } from '../../../kernel/words/message.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { hasPlanet, homeSeat } from '../state/board.ts';
import type { Emperor, EmperorState, InfluenceSpot } from '../state/state.ts';
import type { RegentSteps } from '../state/steps.ts';
import { say, spaceName, spaceRefs } from '../text/say.ts';
import { spaceSubject } from './options.ts';
import { tellTurnBegins } from './turns.ts';

/** The name of a place for influence: a sector or the Throne. */
export function spotName(state: EmperorState, spot: InfluenceSpot): Message {
  return spot === 'throne' ? say('throne') : spaceName(state, spot);
}

/** The addresses of a place for influence. */
export function spotRefs(state: EmperorState, spot: InfluenceSpot): readonly Ref[] {
  return spot === 'throne' ? ['throne:throne'] : spaceRefs(state, spot);
}

/** All places for influence: planet sectors and the Throne (GE-10.4). */
function allSpots(state: EmperorState): InfluenceSpot[] {
  return ['throne', ...SPACE_IDS.filter(space => hasPlanet(state, space))];
}

/**
 * Why a seat can't place influence on a spot: it is a home (GE-10.4), or another seat has made it private (GE-11.5).
 * `null`: it can.
 */
function spotFault(state: EmperorState, seat: Seat, spot: InfluenceSpot): Reason | null {
  if (spot === 'throne') return null;
  if (homeSeat(state, spot) !== null) return { why: say('why.home-influence'), rule: 'GE-10.4' };
  const privateSpot = state.regent?.private;
  if (privateSpot?.space !== spot || privateSpot.owner === seat) return null;
  return { why: say('why.private', { seat: { seat: privateSpot.owner } }), rule: 'GE-11.5' };
}

function offerSpots(state: EmperorState, seat: Seat) {
  return offer(allSpots(state), {
    id: spot => (spot === 'throne' ? 'throne' : `space:${spot}`),
    about: spot => (spot === 'throne' ? { refs: spotRefs(state, spot) } : spaceSubject(state, spot)),
    face: spot => ({ words: spotName(state, spot), count: state.regent?.placed[spot]?.[seat] ?? 0 }),
    fault: spot => spotFault(state, seat, spot),
    why: reason => reason,
    value: spot => spot,
  });
}

/**
 * GE-10.4: asks where an influence token goes, one token at a time, openly and for good, until the seat has none or
 * keeps the rest (GE-10.12).
 */
export function* placeInfluence(game: Emperor, { seat }: RegentSteps['regent.place']): Rule {
  const { state } = game;
  const tokensInHand = state.regent?.hand[seat] ?? 0;
  state.turn = { role: 'regent', seat, announced: state.turn?.seat === seat ? state.turn.announced : [] };
  if (tokensInHand === 0) return;
  if (!hasPlaced(state, seat)) tellTurnBegins(game, seat);
  const { options, blocked } = offerSpots(state, seat);
  const keepOption: Option<null> = { id: 'done', words: say('regent.keep', { count: tokensInHand }), value: null };
  const spot = yield* choose<InfluenceSpot | null>(game, seat, 'regent.place', [...options, keepOption], {
    prompt: say('regent.place', { count: tokensInHand }),
    rule: 'GE-10.4',
    blocked,
  });
  if (spot === null) return;
  placeToken(game, seat, spot);
  if (spot !== 'throne') game.next('regent.landed', { seat, space: spot });
  game.next('regent.place', { seat });
}

function hasPlaced({ regent }: EmperorState, seat: Seat): boolean {
  return Object.values(regent?.placed ?? {}).some(tokens => (tokens[seat] ?? 0) > 0);
}

function placeToken(game: Emperor, seat: Seat, spot: InfluenceSpot): void {
  const { state } = game;
  addInfluence(state, seat, spot, 1);
  game.tell?.({
    words: say('regent.placed', { seat: { seat }, spot: spotName(state, spot) }),
    rule: 'GE-10.4',
    refs: spotRefs(state, spot),
  });
}

/** Moves tokens from a seat's hand to a spot, or back with a negative count. */
export function addInfluence({ regent, seats }: EmperorState, seat: Seat, spot: InfluenceSpot, count: number): void {
  if (regent === null) return;
  const tokensBySeat = regent.placed[spot] ?? seats.map(() => 0);
  tokensBySeat[seat] = (tokensBySeat[seat] ?? 0) + count;
  // A spot whose only token was displaced has no influence left.
  if (tokensBySeat.some(tokens => tokens > 0)) regent.placed[spot] = tokensBySeat;
  else Reflect.deleteProperty(regent.placed, spot);
  regent.hand[seat] = (regent.hand[seat] ?? 0) - count;
}

/** GE-11.5: asks where a displaced token goes. It must be another place; the Throne is always possible. */
export function* placeDisplaced(game: Emperor, { seat, space }: RegentSteps['regent.displaced']): Rule {
  const { state } = game;
  if (state.regent?.private?.space !== space) return;
  const { options, blocked } = offerSpots(state, seat);
  const spot = yield* choose<InfluenceSpot>(game, seat, 'regent.displaced', options, {
    prompt: say('regent.displaced', { space: spaceName(state, space) }),
    rule: 'GE-11.5',
    blocked,
    obvious: true,
  });
  placeToken(game, seat, spot);
}
