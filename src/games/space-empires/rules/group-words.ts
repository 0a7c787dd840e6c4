import type { Message } from '../../../kernel/words/message.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { goneBy } from '../state/lots.ts';
import { CARRIED, publicTech, specialOf, techOf } from '../state/carried.ts';
import type { Carried, EmpiresState, Piece } from '../state/state.ts';
import { levelWords, say, unitsWords } from '../text/say.ts';

/** The reader of a text: the owner of the group, or everybody, who knows only what was shown (SE-28). */
type Reader = 'owner' | 'all';

/**
 * A group as text in a list: "2 Scouts". If another group in the list would have the same text, the difference is
 * added: "2 Scouts with Attack 1". `named` replaces the text for the units.
 */
export function groupWords(
  state: Pick<EmpiresState, 'seats' | 'options'>,
  piece: Piece,
  comparedPieces: readonly Piece[],
  { reader, named = unitsWords(piece.kind, piece.count) }: { readonly reader: Reader; readonly named?: Message },
): Message {
  const { owner, kind, count, at } = piece;
  const sameKind = comparedPieces.filter(
    other =>
      other !== piece && other.owner === owner && other.kind === kind && other.count === count && other.at === at,
  );
  const knownLevelsOf = (one: Piece): Partial<Carried> => (reader === 'owner' ? techOf(state, one) : publicTech(one));
  const tech = knownLevelsOf(piece);
  const levels = CARRIED.flatMap(which => {
    const level = tech[which];
    return level !== undefined && sameKind.some(other => knownLevelsOf(other)[which] !== level)
      ? levelOf(piece, which, level)
      : [];
  });
  const hasMoved = reader === 'owner' && goneBy(piece) > 0 && sameKind.some(other => goneBy(other) === 0);
  const extras = [...levels, ...(hasMoved ? [say('units.moved')] : [])];
  return extras.length === 0 ? named : say('units.apart', { units: named, parts: extras });
}

function levelOf({ kind }: Piece, which: keyof Carried, level: number): Message[] {
  const technology: TechnologyId | null = which === 'special' ? specialOf(kind) : which;
  return technology === null ? [] : [levelWords(technology, level)];
}
