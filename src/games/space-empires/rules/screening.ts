import { offer } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { isUnitKind } from '../data/units.ts';
import { mayScreen, scuttleToFree } from '../state/battle-sides.ts';
import { fightersOf } from '../state/fire.ts';
import { areAlike, freeCounters, pieceOf, split } from '../state/pieces.ts';
import type { Empires, EmpiresState, Piece } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { hexName, kindName, pieceRef, say, unitsWords } from '../text/say.ts';
import { scuttled } from './handling.ts';

type Act =
  { readonly act: 'screen' | 'screen-damaged' | 'screen-all'; readonly piece: Piece } | { readonly act: 'done' };

/** SE-8.5: the larger side screens units, one after the other, up to the difference. */
export function* screen(game: Empires, { side }: BattleSteps['battle.screen']): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null) return;
  const left = mayScreen(state, battle, side);
  if (left < 1) return;
  const ready = fightersOf(state, battle, side).filter(({ screened, owner }) => !screened && owner === side);
  const candidates: Act[] = [
    { act: 'done' },
    ...ready.flatMap((piece): Act[] => [
      { act: 'screen', piece },
      ...(piece.damage > 0 && piece.count > 1 ? [{ act: 'screen-damaged', piece } as const] : []),
      ...(piece.count > 1 ? [{ act: 'screen-all', piece } as const] : []),
    ]),
  ];
  const { options, blocked } = offer<Act, Act, { why: Message; rule: string }>(candidates, {
    id: act => (act.act === 'done' ? 'done' : `${act.act}:c${act.piece.handle}`),
    fault: act => faultOf(act, left),
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
  const about = { prompt: say('screen.ask', { left, hex: hexName(battle.hex) }), rule: 'SE-8.5', blocked };
  const act = yield* choose(game, side, 'battle.screen', options, about);
  if (act.act === 'done') return;
  // Whether a counter is free tells what lies face down elsewhere: it comes to light only for who tries (SE-28). With more to
  // screen the same seat goes on in any case, so that nobody sees it.
  const parts = (): boolean => canPart(state, act.piece, damageOf(act));
  if (act.act !== 'screen-all' && act.piece.count > 1 && !(left > 1 ? parts() : game.uncover(parts)))
    game.next('battle.free', { seat: side, piece: act.piece.handle });
  else putBehind(game, act);
  game.next('battle.screen', { side });
}

/** SE-4.7 (4), (5): a whole group of the type may be scuttled to free a counter; nobody else sees which there are. */
export function* freeCounter(game: Empires, { seat, piece: handle }: BattleSteps['battle.free']): Rule {
  const { state } = game;
  const piece = pieceOf(state, handle);
  const options = [
    { id: 'back', words: say('free.back'), value: null },
    ...scuttleToFree(state, piece).map(group => ({
      id: `scuttle:c${group.handle}`,
      words: say('scuttle.free', { units: unitsWords(group.kind, group.count), hex: hexName(group.at) }),
      refs: [pieceRef(group.handle)],
      value: group,
    })),
  ];
  const about = {
    prompt: say('free.ask', { unit: kindName(piece.kind) }),
    rule: 'SE-4.6',
    secrecy: 'own-view',
  } as const;
  const group = yield* choose<Piece | null>(game, seat, 'battle.free', options, about);
  if (group !== null) scuttled(game, group);
}

/** The damage of the unit that is to be screened: a group has at most one damaged unit (SE-8.10). */
function damageOf({ act, piece }: Extract<Act, { readonly piece: Piece }>): number {
  return act === 'screen-damaged' ? piece.damage : 0;
}

/** Whether a unit can be parted from its group: to those of it that are screened already, or under a free counter (SE-4.6). */
function canPart(state: EmpiresState, piece: Piece, damage: number): boolean {
  const { owner, kind, count } = piece;
  if (count === 1 || screenedLike(state, piece, damage) !== null) return true;
  return typeof owner === 'number' && isUnitKind(kind) && freeCounters(state, owner, kind) > 0;
}

/** The screened group that takes in a unit with this damage: one group has at most one damaged unit (SE-8.10). */
function screenedLike(state: EmpiresState, piece: Piece, damage: number): Piece | null {
  const found = state.pieces.find(
    other =>
      other !== piece &&
      other.at === piece.at &&
      other.screened &&
      areAlike(state, other, piece) &&
      other.count < 6 &&
      (damage === 0 || other.damage === 0),
  );
  return found ?? null;
}

function faultOf(act: Act, left: number) {
  if (act.act !== 'screen-all' || act.piece.count <= left) return null;
  return { why: say('why.screen-too-many', { left }), rule: 'SE-8.5' };
}

/** One unit, or the whole group, fires no more in this round and can't be hit. */
function putBehind(game: Empires, act: Extract<Act, { readonly piece: Piece }>): void {
  const { state } = game;
  const { piece } = act;
  const units = act.act === 'screen-all' ? piece.count : 1;
  game.tell?.({
    words: say('screen.told', { side: { seat: Number(piece.owner) }, units: unitsWords(piece.kind, units) }),
    rule: 'SE-8.5',
  });
  if (units === piece.count) {
    piece.screened = true;
    return;
  }
  const damage = damageOf(act);
  piece.damage -= damage;
  const behind = screenedLike(state, piece, damage);
  if (behind !== null) {
    behind.count += 1;
    behind.damage += damage;
    piece.count -= 1;
    return;
  }
  Object.assign(split(state, piece, 1), { screened: true, damage });
}
