import type { Face } from '../../../kernel/match/offer.ts';
import type { Message, Ref } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { aimAt, cannotHit, targetsFor } from '../state/fire.ts';
import type { Battle, EmpiresState, Piece } from '../state/state.ts';
import { hexName, hexRef, pieceRef, say, unitsWords } from '../text/say.ts';
import { groupWords } from './group-words.ts';

/** An action that a unit may take when its turn to fire comes (SE-8.8, SE-8.12). */
export type FireAct =
  | { readonly act: 'at'; readonly target: Piece }
  | { readonly act: 'flee' | 'flee-all'; readonly to: HexId }
  | { readonly act: 'scuttle-fighters'; readonly piece: Piece }
  | { readonly act: 'leave' | 'wait' | 'hold' };

/** The option id of a firing action. */
export function idOf(act: FireAct): string {
  if (act.act === 'at') return `at:c${act.target.handle}`;
  if (act.act === 'flee' || act.act === 'flee-all') return `${act.act}:${act.to}`;
  return 'piece' in act ? `${act.act}:c${act.piece.handle}` : act.act;
}

/** How the option for a firing action is shown. */
export function faceOf(state: EmpiresState, battle: Battle, piece: Piece, act: FireAct): Face {
  if (act.act === 'at') return targetFace(state, battle, piece, act.target);
  const [subject] = refsOf(act);
  return { words: wordsOf(piece, act), subject, details: { do: act.act }, refs: refsOf(act) };
}

/** How the option for a target is shown, with the number needed to hit; if no die can hit, it says so. */
function targetFace(state: EmpiresState, battle: Battle, piece: Piece, target: Piece): Face {
  const aim = aimAt(state, battle, piece, target);
  const needed = Math.max(1, Math.min(10, aim.needed));
  const { damage: hurt, kind, handle } = target;
  const units = groupWords(state, target, targetsFor(state, battle, piece), { reader: 'all' });
  const subject = pieceRef(handle);
  const details = { do: 'at', unit: kind };
  if (cannotHit(state, aim)) return { words: say('fire.in-vain', { units }), subject, details, refs: [subject] };
  const words = say(hurt > 0 ? 'fire.at-damaged' : 'fire.at', { units, needed, damage: hurt });
  return { words, subject, details: { ...details, needed }, refs: [subject] };
}

type OtherAct = Exclude<FireAct, { readonly act: 'at' }>;

function wordsOf(piece: Piece, act: OtherAct): Message {
  switch (act.act) {
    case 'flee':
      return say('fire.flee', { hex: hexName(act.to) });
    case 'flee-all':
      return say('fire.flee-all', { units: unitsWords(piece.kind, piece.count), hex: hexName(act.to) });
    case 'scuttle-fighters':
      return say('scuttle.fighters', { units: unitsWords('fighter', 1) });
    default:
      return say(`fire.${act.act}`);
  }
}

function refsOf(act: OtherAct): Ref[] {
  if ('to' in act) return [hexRef(act.to)];
  return 'piece' in act ? [pieceRef(act.piece.handle)] : [];
}
