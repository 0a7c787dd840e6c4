import { offer } from '../../../kernel/match/offer.ts';
import type { Option } from '../../../kernel/match/decision.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { isUnitKind, MOST_IN_GROUP } from '../data/units.ts';
import { groupsToJoin, screensAllowed, scuttleToFree } from '../state/battle-sides.ts';
import { fightersOf } from '../state/fire.ts';
import { addUnits, pickUnits, takeUnits } from '../state/lots.ts';
import { freeCounters, pieceOf, piecesAt } from '../state/pieces.ts';
import { split } from '../state/placing.ts';
import { areAlike } from '../state/carried.ts';
import type { Empires, EmpiresState, Piece } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { hexName, kindName, pieceRef, say, unitsWords } from '../text/say.ts';
import { scuttleUnits } from './handling.ts';
import { joinGroup } from './retreat.ts';

type ScreenAction =
  { readonly act: 'screen' | 'screen-damaged' | 'screen-all'; readonly piece: Piece } | { readonly act: 'done' };

/** SE-8.5: the larger side screens units one by one, at most as many as it has more. */
export function* screenUnits(game: Empires, { side }: BattleSteps['battle.screen']): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null) return;
  const screensLeft = screensAllowed(state, battle, side);
  if (screensLeft < 1) return;
  const unscreened = fightersOf(state, battle, side).filter(({ screened, owner }) => !screened && owner === side);
  const candidates: ScreenAction[] = [
    { act: 'done' },
    ...unscreened.flatMap((piece): ScreenAction[] => [
      { act: 'screen', piece },
      ...(piece.damage > 0 && piece.count > 1 ? [{ act: 'screen-damaged', piece } as const] : []),
      ...(piece.count > 1 ? [{ act: 'screen-all', piece } as const] : []),
    ]),
  ];
  const { options, blocked } = offer<ScreenAction, ScreenAction, { why: Message; rule: string }>(candidates, {
    id: act => (act.act === 'done' ? 'done' : `${act.act}:c${act.piece.handle}`),
    fault: act => whyNotScreen(act, screensLeft),
    face: act =>
      act.act === 'done'
        ? { words: say('screen.done') }
        : {
            words: say(`screen.${act.act}`, {
              unit: kindName(act.piece.kind),
              units: unitsWords(act.piece.kind, act.piece.count),
              hex: hexName(act.piece.at),
            }),
            refs: [pieceRef(act.piece.handle)],
          },
    why: fault => fault,
    value: act => act,
  });
  const question = {
    prompt: say('screen.ask', { left: screensLeft, hex: hexName(battle.hex) }),
    rule: 'SE-8.5',
    blocked,
  };
  const action = yield* choose(game, side, 'battle.screen', options, question);
  if (action.act === 'done') return;
  // Whether a counter is free depends on hidden counters, so only a seat that tries learns it (SE-28).
  const canBeSplitOff = (): boolean => canSplitOff(state, action.piece, damageOf(action));
  if (action.act !== 'screen-all' && action.piece.count > 1 && !game.uncover(canBeSplitOff))
    game.next('battle.free', { seat: side, piece: action.piece.handle });
  else putBehindScreen(game, action);
  game.next('battle.screen', { side });
}

/**
 * SE-4.7 (4), (5): a seat may scuttle a whole group of the type to free a counter. Others do not see which groups it
 * has.
 */
export function* freeCounter(game: Empires, { seat, piece: handle, to }: BattleSteps['battle.free']): Rule {
  const { state } = game;
  const piece = pieceOf(state, handle);
  const hosts = to === undefined ? [] : groupsToJoin(state, piece, to);
  const options: Option<{ readonly act: 'scuttle' | 'join'; readonly group: Piece } | null>[] = [
    { id: 'back', words: say('free.back'), value: null },
    ...hosts.map(group => ({
      id: `join:c${group.handle}`,
      words: say('free.join', { units: unitsWords(group.kind, group.count), hex: hexName(group.at) }),
      refs: [pieceRef(group.handle)],
      value: { act: 'join', group } as const,
    })),
    ...scuttleToFree(state, piece).map(group => ({
      id: `scuttle:c${group.handle}`,
      words: say('scuttle.free', { units: unitsWords(group.kind, group.count), hex: hexName(group.at) }),
      refs: [pieceRef(group.handle)],
      value: { act: 'scuttle', group } as const,
    })),
  ];
  const question = {
    prompt: say('free.ask', { unit: kindName(piece.kind) }),
    rule: 'SE-4.6',
    secrecy: 'own-view',
  } as const;
  const freeingChoice = yield* choose(game, seat, 'battle.free', options, question);
  if (freeingChoice?.act === 'scuttle') scuttleUnits(game, freeingChoice.group);
  if (freeingChoice?.act === 'join') joinGroup(game, piece, freeingChoice.group);
}

/** The damage of the unit that an action screens; a group has at most one damaged unit (SE-8.10). */
function damageOf({ act, piece }: Extract<ScreenAction, { readonly piece: Piece }>): number {
  return act === 'screen-damaged' ? piece.damage : 0;
}

/** Whether a unit can be split off its group (SE-4.6): under a free counter, or to units that are screened already. */
function canSplitOff(state: EmpiresState, piece: Piece, damage: number): boolean {
  return piece.count === 1 || hasFreeCounter(state, piece) || screenedGroupFor(state, piece, damage) !== null;
}

function hasFreeCounter(state: EmpiresState, { owner, kind }: Piece): boolean {
  return typeof owner === 'number' && isUnitKind(kind) && freeCounters(state, owner, kind) > 0;
}

/**
 * The screened group that a unit with this damage can join; a group has at most one damaged unit (SE-8.10). Units of
 * the same group come first. Units of another group share its counter only if no counter is free, since that shows that
 * both carry the same technology (SE-4.6.1).
 */
function screenedGroupFor(state: EmpiresState, piece: Piece, damage: number): Piece | null {
  const screened = piecesAt(state, piece.at, piece.owner).filter(
    other => other !== piece && other.screened && other.count < MOST_IN_GROUP && (damage === 0 || other.damage === 0),
  );
  const ownScreened = screened.find(({ behind }) => behind === piece.handle);
  if (ownScreened !== undefined) return ownScreened;
  return hasFreeCounter(state, piece) ? null : (screened.find(other => areAlike(state, other, piece)) ?? null);
}

function whyNotScreen(action: ScreenAction, remainingScreens: number) {
  if (action.act !== 'screen-all' || action.piece.count <= remainingScreens) return null;
  return { why: say('why.screen-too-many', { left: remainingScreens }), rule: 'SE-8.5' };
}

/** Screens one unit or a whole group: it does not fire in this round and can't be hit. */
function putBehindScreen(game: Empires, action: Extract<ScreenAction, { readonly piece: Piece }>): void {
  const { state } = game;
  const { piece } = action;
  const units = action.act === 'screen-all' ? piece.count : 1;
  game.tell?.({
    words: say('screen.told', { side: { seat: Number(piece.owner) }, units: unitsWords(piece.kind, units) }),
    rule: 'SE-8.5',
  });
  if (units === piece.count) {
    piece.screened = true;
    return;
  }
  const damage = damageOf(action);
  piece.damage -= damage;
  const screenedGroup = screenedGroupFor(state, piece, damage);
  const unit = pickUnits(piece, 1);
  if (screenedGroup !== null) {
    takeUnits(piece, unit);
    addUnits(screenedGroup, unit);
    screenedGroup.damage += damage;
    return;
  }
  Object.assign(split(state, piece, unit), { screened: true, behind: piece.handle, damage });
}
