import type { Option } from '../../../kernel/match/decision.ts';
import { offerPlain } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { CENTRE, SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { homeSeat, isSun } from '../state/board.ts';
import { annexFault, enemyAt } from '../state/pieces.ts';
import type { Emperor, EmperorState, Fleet, Turn } from '../state/state.ts';
import { fleetWords, say, spaceName, spaceRefs } from '../text/say.ts';
import { groupsLeftAt } from './fleets.ts';
import { spaceFace } from './options.ts';
import { annexSector, moveShips } from './pieces.ts';
import { recordMovedShips } from './walking.ts';

type WarlordTurn = Extract<Turn, { role: 'warlord' }>;

/**
 * GE-9.8, GE-9.9: why ships on the Black Hole can't warp now; `null` if they can. All ships that warp in one turn go to
 * the same space.
 */
export function warpFault(state: EmperorState, { warpTo }: WarlordTurn): Reason | null {
  return warpTo === null || targetFault(state, warpTo) === null ? null : { why: say('why.no-warp'), rule: 'GE-9.8' };
}

/** GE-9.8: why ships can't warp to a space: it is a home sector, even their own, or a Sun. */
function targetFault(state: EmperorState, space: SpaceId): Reason | null {
  if (space === CENTRE) return { why: say('why.warp-here'), rule: 'GE-9.8' };
  if (isSun(state, space)) return { why: say('why.warp-sun'), rule: 'GE-9.8' };
  return homeSeat(state, space) === null ? null : { why: say('why.warp-home'), rule: 'GE-9.8' };
}

/** GE-9.8: asks for the space to which ships warp, and moves them there; a free sector is annexed (GE-9.9). */
export function* chooseWarp(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord' || turn.warping === null) return;
  const { seat, warping, warpTo } = turn;
  const targetSpaces = warpTo === null ? SPACE_IDS : [warpTo];
  const { options, blocked } = offerPlain(targetSpaces, {
    id: targetSpace => `to:${targetSpace}`,
    face: targetSpace => ({ ...spaceFace(state, targetSpace), details: { do: 'to' } }),
    whyNot: targetSpace => targetFault(state, targetSpace),
  });
  const targetSpace = yield* choose(game, seat, 'warlord.warp', options, {
    prompt: say('warp.ask', { ships: fleetWords(warping) }),
    rule: 'GE-9.8',
    blocked,
    obvious: true,
  });
  turn.warping = null;
  turn.warpTo = targetSpace;
  warpShips(game, turn, warping, targetSpace);
  if (annexFault(state, seat, targetSpace) === null) annexSector(game, seat, targetSpace, 'GE-9.9');
  if (state.options.battles === 'any-time' && enemyAt(state, seat, targetSpace) !== null) game.next('warlord.join', {});
}

function warpShips(game: Emperor, turn: WarlordTurn, fleet: Fleet, targetSpace: SpaceId): void {
  const { state } = game;
  const { seat } = turn;
  moveShips(state, seat, fleet, CENTRE, targetSpace);
  recordMovedShips(turn, fleet, targetSpace, CENTRE, true);
  game.tell?.({
    words: say('warp.went', { seat: { seat }, ships: fleetWords(fleet), to: spaceName(state, targetSpace) }),
    rule: 'GE-9.8',
    refs: [...spaceRefs(state, CENTRE), ...spaceRefs(state, targetSpace)],
  });
}

/**
 * GE-9.10: asks whether further ships on the Black Hole warp along before the surprise attack, which is made at once by
 * all of them together.
 */
export function* askWarpAlong(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord' || turn.warpTo === null) return;
  const { seat, warpTo } = turn;
  const joinOptions: Option<Fleet | null>[] = groupsLeftAt(state, seat, CENTRE).map(({ fleet, id }) => ({
    id: `join:${id}`,
    words: say('warp.join', { ships: fleetWords(fleet) }),
    value: fleet,
  }));
  const fleet = yield* choose<Fleet | null>(
    game,
    seat,
    'warlord.join',
    [...joinOptions, { id: 'attack', words: say('warp.attack', { space: spaceName(state, warpTo) }), value: null }],
    { prompt: say('warp.join-ask', { space: spaceName(state, warpTo) }), rule: 'GE-9.10', obvious: true },
  );
  if (fleet === null) {
    game.next('battle.begin', { space: warpTo, again: false });
    return;
  }
  warpShips(game, turn, fleet, warpTo);
  game.next('warlord.join', {});
}
