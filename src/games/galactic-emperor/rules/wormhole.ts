import { offer } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { CENTRE, SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { homeSeat, isSun } from '../state/board.ts';
import { annexFault } from '../state/pieces.ts';
import type { Emperor, EmperorState, Turn } from '../state/state.ts';
import { fleetWords, say, spaceName, spaceRefs } from '../text/say.ts';
import { spaceFace } from './options.ts';
import { annex, moveShips } from './pieces.ts';
import { noteMoved } from './walking.ts';

type WarlordTurn = Extract<Turn, { role: 'warlord' }>;

interface Warp {
  readonly to: SpaceId;
  readonly refuses: boolean;
}

/** GE-9.8, GE-9.9: ships that have not moved were here when the turn began. All of one turn warp to one place. */
export function warpFault(state: EmperorState, { warpTo }: WarlordTurn): Reason | null {
  return warpTo === null || targetFault(state, warpTo) === null ? null : { why: say('why.no-warp'), rule: 'GE-9.8' };
}

/** GE-9.8: not to homes, whoever's, and not to Suns. */
function targetFault(state: EmperorState, space: SpaceId): Reason | null {
  if (space === CENTRE) return { why: say('why.warp-here'), rule: 'GE-9.8' };
  if (isSun(state, space)) return { why: say('why.warp-sun'), rule: 'GE-9.8' };
  return homeSeat(state, space) === null ? null : { why: say('why.warp-home'), rule: 'GE-9.8' };
}

/** GE-9.8: straight to any space; a free sector is annexed there, too (GE-9.9). */
export function* chooseWarp(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord' || turn.warping === null) return;
  const { seat, warping, warpTo } = turn;
  const places = warpTo === null ? SPACE_IDS : [warpTo];
  const warps = places.flatMap((to): Warp[] =>
    annexFault(state, seat, to) === null
      ? [
          { to, refuses: false },
          { to, refuses: true },
        ]
      : [{ to, refuses: false }],
  );
  const { options, blocked } = offer(warps, {
    id: ({ to, refuses }) => `${refuses ? 'refuse' : 'to'}:${to}`,
    face: ({ to, refuses }) =>
      refuses
        ? { words: say('walk.refuse', { space: spaceName(state, to) }), refs: spaceRefs(state, to) }
        : spaceFace(state, to),
    fault: ({ to }) => targetFault(state, to),
    why: reason => reason,
    value: warp => warp,
  });
  const { to, refuses } = yield* choose(game, seat, 'warlord.warp', options, {
    prompt: say('warp.ask', { ships: fleetWords(warping) }),
    rule: 'GE-9.8',
    blocked,
    obvious: true,
  });
  turn.warping = null;
  turn.warpTo = to;
  moveShips(state, seat, warping, CENTRE, to);
  noteMoved(turn, warping, to, CENTRE, true);
  game.tell?.({
    words: say('warp.went', { seat: { seat }, ships: fleetWords(warping), to: spaceName(state, to) }),
    rule: 'GE-9.8',
    refs: [...spaceRefs(state, CENTRE), ...spaceRefs(state, to)],
  });
  if (!refuses && annexFault(state, seat, to) === null) annex(game, seat, to, 'GE-9.9');
}
