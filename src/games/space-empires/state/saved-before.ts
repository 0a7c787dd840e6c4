import * as v from 'valibot';
import { setLots } from './lots.ts';
import { hex, listOf, pieceEntries, stateEntries, upTo } from './saved-shapes.ts';
import type { EmpiresState, Lot, Piece } from './state.ts';

// States of the first version of the rules, in which a counter said what all of its units had done. What such a state lacks gets the value
// that hurts nobody; CHANGELOG.md lists it.

const { lots: _lots, ...countedEntries } = pieceEntries;

const pieceBefore = v.strictObject({
  ...countedEntries,
  gone: upTo(20),
  road: v.boolean(),
  halted: v.boolean(),
  slung: v.boolean(),
  scanned: upTo(20),
  from: v.nullable(hex),
  way: v.exactOptional(listOf(hex, 20)),
  cloaked: v.boolean(),
});

const { founded: _founded, ...openEntries } = stateEntries;

const stateBefore = v.strictObject({ ...openEntries, pieces: listOf(pieceBefore, 3000) });

type StateBefore = v.InferOutput<typeof stateBefore>;

/** Whether a state from outside is of the first version of the rules, if it is one at all. */
export function isOfBefore(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !('founded' in input);
}

/** A state of the first version of the rules, in the form of today. */
export const shapeOfBefore = v.pipe(stateBefore, v.transform(brought));

/** SE-4.4: which colonies were founded in the turn that goes on, it did not say: none. */
function brought({ pieces, seats, unused, spot, renewed, solo, ...open }: StateBefore): EmpiresState {
  return {
    ...open,
    renewed,
    founded: [],
    spot,
    seats,
    pieces: pieces.map(broughtPiece),
    unused,
    ...(solo === undefined ? {} : { solo }),
  };
}

/** What a counter had done its units have done; as many of its Cruisers as it had counted have scanned (SE-7.14). */
function broughtPiece(before: StateBefore['pieces'][number]): Piece {
  const { gone, road, halted, slung, scanned, from, way, cloaked, ...counted } = before;
  const { handle, owner, kind, count, tech, at, up, cargo, damage, fired, screened, leaving } = counted;
  const piece: Piece = { handle, owner, kind, count, tech, at, up, lots: [], cargo, damage, fired, screened, leaving };
  const lot = (units: number, hasScanned: boolean): Lot => ({
    ...{ count: units, gone, road, halted, slung, scanned: hasScanned, from, cloaked },
    ...(way === undefined ? {} : { way }),
  });
  const looked = Math.min(scanned, count);
  setLots(piece, [lot(looked, true), lot(count - looked, false)]);
  return piece;
}
