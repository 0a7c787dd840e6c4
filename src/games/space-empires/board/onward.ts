import type { Left } from '../../../boards/board.ts';
import type { Onward } from '../../../boards/deeds.ts';
import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { ringOf } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { lotsOf } from '../state/lots.ts';
import { hexName, say, unitsWords } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { unitText } from './units-in.ts';
import { expectedLosses, lossWarning } from './doomed.ts';

/**
 * The meaning of digit keys after a movement option: 1 to 6 send a group one hex, clockwise from the top (SE-6.3). For
 * a split, the digit is the number of units that go (SE-4.1).
 */
export function digitKeys(view: EmpiresView, { kind }: Decision, option: ShownOption): readonly Onward[] {
  if (kind !== 'move.choose') return [];
  const { subject, details, words } = option;
  const piece = pieceSeen(view, subject);
  if (piece === null) return [];
  if (details?.do === 'go') return directionKeys(view, piece.at, words);
  return details?.do === 'split' ? splitKeys(piece) : [];
}

/**
 * Warnings before the movement phase ends (SE-6.3): the losses to expect in the next move of machines or alien fleets,
 * then the number of groups that could still move. A group that stayed in an earlier turn is on watch and counts only
 * when something comes near.
 */
export function undoneWarning(view: EmpiresView, decision: Decision, knownThings: ReadonlySet<string>): Left {
  const { kind, options } = decision;
  if (kind === 'sheet.row') return unspentWarning(view, decision);
  if (kind !== 'move.choose') return { words: null, things: [] };
  // Groups that look the same share one option.
  const groupText = (piece: PieceView): string => `${piece.owner} ${piece.at} ${unitText(piece)}`;
  const moveIds = new Map(
    options.flatMap(({ id, subject, details }) => {
      const piece = details?.do === 'go' ? pieceSeen(view, subject) : null;
      return piece?.lots?.every(({ gone }) => gone === 0) === true ? [[groupText(piece), id]] : [];
    }),
  );
  const unmovedIds = view.pieces.flatMap(piece => moveIds.get(groupText(piece)) ?? []);
  const moveOptionIds = [...new Set(unmovedIds)];
  const count = unmovedIds.filter(thing => !knownThings.has(thing)).length;
  const unmovedWarning = count === 0 ? [] : [say('board.unmoved', { count })];
  const lossWarnings = expectedLosses(view, decision.seat).map(lossWarning);
  const words = [...lossWarnings, ...unmovedWarning].reduce<Message | null>(
    (before, next) => (before === null ? next : say('board.left', { before, next })),
    null,
  );
  return { words, things: moveOptionIds };
}

/** The warning about a blank sheet if the seat could buy something, since one key too many would end it (SE-10.6). */
function unspentWarning({ seats }: EmpiresView, decision: Decision): Left {
  const { seat, options } = decision;
  const sheet = seats[seat]?.own?.sheet;
  const isBlank = sheet?.units.length === 0 && sheet.technologies.length === 0 && sheet.bid === 0;
  const canBuy = options.some(option => detailIn(option, 'do', ['buy', 'technology']) !== null);
  const moneyLeft = numberIn(decision, 'left');
  if (!isBlank || !canBuy || moneyLeft === null) return { words: null, things: [] };
  return { words: say('board.unspent', { left: moneyLeft }), things: [] };
}

/**
 * The direction from one hex to an adjacent one on the board, 1 to 6 clockwise from the top; `null` if they are not
 * adjacent.
 */
export function directionOf(startHex: HexId, targetHex: HexId): number | null {
  const directionIndex = ringOf(startHex).indexOf(targetHex);
  return directionIndex < 0 ? null : directionIndex + 1;
}

function directionKeys(view: EmpiresView, startHex: HexId, words: Message): readonly Onward[] {
  return ringOf(startHex).flatMap((targetHex, at): Onward[] =>
    targetHex === null || view.hexes[targetHex] === undefined
      ? []
      : [
          {
            key: String(at + 1),
            words: say('board.go', { what: words, hex: hexName(targetHex) }),
            then: { kind: 'move.where', answer: `to:${targetHex}` },
          },
        ],
  );
}

/**
 * The digit keys that split a group, if all of its units have done the same this turn. Other splits need more than a
 * number.
 */
function splitKeys({ kind, count, lots, at }: PieceView): readonly Onward[] {
  if (kind === null || count === null || lots === null || lotsOf({ count, lots }).length > 1) return [];
  return Array.from({ length: count - 1 }, (_, less) => ({
    key: String(less + 1),
    words: say('board.part', { part: less + 1, units: unitsWords(kind, count), hex: hexName(at) }),
    then: { kind: 'move.split', answer: less + 1 },
  }));
}
