import type { OptionFace } from '../../../kernel/match/offer.ts';
import type { Message, Ref } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { aimAt, cannotHit, targetsFor } from '../state/fire.ts';
import type { Battle, EmpiresState, Piece } from '../state/state.ts';
import { hexName, hexRef, pieceRef, say, unitsWords } from '../text/say.ts';
import { groupWords } from './group-words.ts';

/** An action that a unit may take when its turn to fire comes (SE-8.8, SE-8.12). */
export type FireAction =
  | { readonly act: 'at'; readonly target: Piece }
  | { readonly act: 'flee' | 'flee-all'; readonly to: HexId }
  | { readonly act: 'scuttle-fighters'; readonly piece: Piece }
  | { readonly act: 'leave' | 'wait' | 'hold' };

/** The option id of a firing action. */
export function optionIdOf(action: FireAction): string {
  if (action.act === 'at') return `at:c${action.target.handle}`;
  if (action.act === 'flee' || action.act === 'flee-all') return `${action.act}:${action.to}`;
  return 'piece' in action ? `${action.act}:c${action.piece.handle}` : action.act;
}

/** How the option for a firing action is shown. */
export function actionFace(state: EmpiresState, battle: Battle, piece: Piece, action: FireAction): OptionFace {
  if (action.act === 'at') return targetFace(state, battle, piece, action.target);
  const [subject] = actionRefs(action);
  return { words: actionWords(piece, action), subject, details: { do: action.act }, refs: actionRefs(action) };
}

/** How the option for a target is shown, with the number needed to hit; if no die can hit, it says so. */
function targetFace(state: EmpiresState, battle: Battle, piece: Piece, target: Piece): OptionFace {
  const aim = aimAt(state, battle, piece, target);
  const neededRoll = Math.max(1, Math.min(10, aim.needed));
  const { damage: hurt, kind, handle } = target;
  const units = groupWords(state, target, targetsFor(state, battle, piece), { reader: 'all' });
  const subject = pieceRef(handle);
  const details = { do: 'at', unit: kind };
  if (cannotHit(state, aim)) return { words: say('fire.in-vain', { units }), subject, details, refs: [subject] };
  const words = say(hurt > 0 ? 'fire.at-damaged' : 'fire.at', { units, needed: neededRoll, damage: hurt });
  return { words, subject, details: { ...details, needed: neededRoll }, refs: [subject] };
}

type NonShotAction = Exclude<FireAction, { readonly act: 'at' }>;

function actionWords(piece: Piece, action: NonShotAction): Message {
  switch (action.act) {
    case 'flee':
      return say('fire.flee', { hex: hexName(action.to) });
    case 'flee-all':
      return say('fire.flee-all', { units: unitsWords(piece.kind, piece.count), hex: hexName(action.to) });
    case 'scuttle-fighters':
      return say('scuttle.fighters', { units: unitsWords('fighter', 1) });
    default:
      return say(`fire.${action.act}`);
  }
}

function actionRefs(action: NonShotAction): Ref[] {
  if ('to' in action) return [hexRef(action.to)];
  return 'piece' in action ? [pieceRef(action.piece.handle)] : [];
}
