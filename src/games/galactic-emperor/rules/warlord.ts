import { offer } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SpaceId } from '../data/spaces.ts';
import { spacesWithBattles } from '../state/battle.ts';
import { isBlackHole } from '../state/board.ts';
import { annexFault, sizeOf, spacesWithShips, tokenReserve, unmovedShipsAt } from '../state/pieces.ts';
import type { ChapterRules, Emperor, EmperorState, Fleet, Turn } from '../state/state.ts';
import type { WarlordSteps } from '../state/steps.ts';
import { fleetWords, say, spaceName } from '../text/say.ts';
import { groupsLeftAt } from './fleets.ts';
import { spaceSubject, spaceOptions } from './options.ts';
import { annexSector } from './pieces.ts';
import { tellTurnBegins } from './turns.ts';
import { goOneSpace, canMoveFrom, rangeOf, askNextSpace } from './walking.ts';
import { chooseWarp, askWarpAlong, warpFault } from './wormhole.ts';

/**
 * The steps of the Warlord role: ships move, and battles are fought between moves or after them (GE-9.1 to GE-9.12).
 */
export const warlordSteps: ChapterRules<WarlordSteps> = {
  'warlord.begin': beginTurn,
  'warlord.claim': claimSectors,
  'warlord.move': askWarlordAction,
  'warlord.walk': askNextSpace,
  'warlord.step': goOneSpace,
  'warlord.warp': chooseWarp,
  'warlord.join': askWarpAlong,
  'warlord.fight': fightNext,
};

export type WarlordTurn = Extract<Turn, { role: 'warlord' }>;

type WarlordAction =
  | { readonly do: 'move' | 'warp'; readonly space: SpaceId; readonly fleet: Fleet; readonly id: string }
  | { readonly do: 'moved' | 'battle'; readonly space: SpaceId }
  | { readonly do: 'done' };

function* beginTurn(game: Emperor, { seat }: WarlordSteps['warlord.begin']): Rule {
  const { state } = game;
  state.turn = { role: 'warlord', seat, announced: [], moved: [], walk: null, warping: null, warpTo: null };
  if (offerActions(state, state.turn).options.length > 1 || freeSectors(state, seat).length > 0)
    tellTurnBegins(game, seat);
  game.next('warlord.claim', {});
  game.next('warlord.move', {});
  game.next('warlord.fight', {});
}

/** The free sectors under a seat's ships that it can annex. */
function freeSectors(state: EmperorState, seat: Seat): SpaceId[] {
  return spacesWithShips(state, seat).filter(space => annexFault(state, seat, space) === null);
}

/** GE-9.5: annexes the free sectors under a seat's ships at once. If it has too few tokens, it chooses which. */
function* claimSectors(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord') return;
  const { seat } = turn;
  const freeSectorSpaces = freeSectors(state, seat);
  if (freeSectorSpaces.length <= tokenReserve(state, seat)) {
    for (const space of freeSectorSpaces) annexSector(game, seat, space, 'GE-9.5');
    return;
  }
  const space = yield* choose(game, seat, 'warlord.claim', spaceOptions(state, freeSectorSpaces), {
    prompt: say('warlord.claim'),
    rule: 'GE-9.5',
    obvious: true,
  });
  annexSector(game, seat, space, 'GE-9.5');
  game.next('warlord.claim', {});
}

/** GE-9.1, GE-9.7: asks which ships move next. */
function* askWarlordAction(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord') return;
  const { seat } = turn;
  const { options, blocked } = offerActions(state, turn);
  const action = yield* choose<WarlordAction>(game, seat, 'warlord.move', options, {
    prompt: say('warlord.move'),
    rule: 'GE-9.1',
    blocked,
    obvious: true,
  });
  switch (action.do) {
    case 'moved':
    case 'done':
      if (options.length > 1 && turn.moved.length === 0) {
        game.tell?.({ words: say('warlord.none', { seat: { seat } }), rule: 'GE-9.1' });
      }
      return;
    case 'battle':
      game.next('battle.begin', { space: action.space, again: false });
      break;
    case 'warp':
      turn.warping = { ...action.fleet };
      game.next('warlord.warp', {});
      break;
    case 'move': {
      const { space } = action;
      turn.walk = { fleet: { ...action.fleet }, start: space, at: space, from: space, gone: 0, annexed: [] };
      game.next('warlord.walk', {});
    }
  }
  game.next('warlord.move', {});
}

function offerActions(state: EmperorState, turn: WarlordTurn): Offer<WarlordAction> {
  const { seat } = turn;
  const actions: WarlordAction[] = [];
  for (const space of spacesWithShips(state, seat)) {
    const fleets = groupsLeftAt(state, seat, space);
    actions.push(...fleets.map((one): WarlordAction => ({ do: 'move', space, ...one })));
    if (isBlackHole(state, space)) actions.push(...fleets.map((one): WarlordAction => ({ do: 'warp', space, ...one })));
    if (turn.moved.some(({ at }) => at === space)) actions.push({ do: 'moved', space });
  }
  actions.push(...currentBattles(state).map((space): WarlordAction => ({ do: 'battle', space })), { do: 'done' });
  return offer(actions, {
    id: actionId,
    face: action => ({ words: actionWords(state, action) }),
    about: action => ({
      details: 'fleet' in action ? { do: action.do, ...action.fleet } : { do: action.do },
      ...('space' in action ? spaceSubject(state, action.space) : { refs: [] }),
    }),
    fault: action => actionFault(state, turn, action),
    why: reason => reason,
    value: action => action,
  });
}

/** The battles that may be fought before other ships move; empty if that makes no difference. */
function currentBattles(state: EmperorState): readonly SpaceId[] {
  const { turn, options } = state;
  if (turn?.role !== 'warlord' || options.battles === 'after-movement') return [];
  const hasUnmoved = spacesWithShips(state, turn.seat).some(
    space => sizeOf(unmovedShipsAt(state, turn.seat, space)) > 0,
  );
  return hasUnmoved ? spacesWithBattles(state) : [];
}

function actionId(action: WarlordAction): string {
  switch (action.do) {
    case 'move':
    case 'warp':
      return `${action.do}:${action.id}@${action.space}`;
    case 'moved':
      return `again:${action.space}`;
    case 'battle':
      return `battle:${action.space}`;
    case 'done':
      return 'done';
  }
}

function actionWords(state: EmperorState, action: WarlordAction) {
  switch (action.do) {
    case 'move':
    case 'warp':
      return say(`warlord.${action.do}-ships`, {
        ships: fleetWords(action.fleet),
        space: spaceName(state, action.space),
      });
    case 'moved':
      return say('warlord.again', { space: spaceName(state, action.space) });
    case 'battle':
      return say('warlord.battle-now', { space: spaceName(state, action.space) });
    case 'done':
      return say('warlord.done');
  }
}

const ALREADY_MOVED: Reason = { why: say('why.moved'), rule: 'GE-9.7' };
const NO_SPACE_TO_MOVE: Reason = { why: say('why.no-way'), rule: 'GE-9.3' };

function actionFault(state: EmperorState, turn: WarlordTurn, action: WarlordAction): Reason | null {
  if (action.do === 'moved') return ALREADY_MOVED;
  if (action.do === 'warp') return warpFault(state, turn);
  if (action.do !== 'move') return null;
  return rangeOf(state, turn, action.fleet) > 0 && canMoveFrom(state, turn.seat, action.space)
    ? null
    : NO_SPACE_TO_MOVE;
}

/** GE-9.12: fights the waiting battles before the turn ends, in the order that the attacker chooses. */
function* fightNext(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord') return;
  const battles = spacesWithBattles(state);
  if (battles.length === 0) {
    state.turn = null;
    return;
  }
  const space = yield* choose(game, turn.seat, 'warlord.battle', spaceOptions(state, battles), {
    prompt: say('warlord.battle'),
    rule: 'GE-9.12',
    obvious: true,
  });
  game.next('battle.begin', { space, again: false });
  game.next('warlord.fight', {});
}
