import type { Message } from '../../../kernel/words/message.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { goneBy } from '../state/lots.ts';
import { specialOf, techOf } from '../state/pieces.ts';
import type { Carried, EmpiresState, Piece } from '../state/state.ts';
import { levelWords, say, unitsWords } from '../text/say.ts';

const CARRIED = ['attack', 'defence', 'tactics', 'movement', 'special'] as const;

/**
 * A group as it stands in a list: "2 Scouts", and where another group `among` the same list would have the same words, what tells them
 * apart: "2 Scouts with Attack 1". `named`: what the group is called, if not by its units.
 */
export function groupWords(
  state: Pick<EmpiresState, 'seats' | 'options'>,
  piece: Piece,
  among: readonly Piece[],
  named: Message = unitsWords(piece.kind, piece.count),
): Message {
  const { owner, kind, count, at } = piece;
  const others = among.filter(
    other =>
      other !== piece && other.owner === owner && other.kind === kind && other.count === count && other.at === at,
  );
  const tech = techOf(state, piece);
  const differ = CARRIED.filter(which => others.some(other => techOf(state, other)[which] !== tech[which]));
  const levels = differ.flatMap(which => levelOf(piece, which, tech[which]));
  const moved = goneBy(piece) > 0 && others.some(other => goneBy(other) === 0) ? [say('units.moved')] : [];
  const parts = [...levels, ...moved];
  return parts.length === 0 ? named : say('units.apart', { units: named, parts });
}

function levelOf({ kind }: Piece, which: keyof Carried, level: number): Message[] {
  const technology: TechnologyId | null = which === 'special' ? specialOf(kind) : which;
  return technology === null ? [] : [levelWords(technology, level)];
}
