import * as v from 'valibot';
import { stateReader } from '../../../kernel/match/state-reader.ts';
import type { SeatInfo } from '../../../kernel/match/record.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { unitsOf } from './lots.ts';
import { piecesOf } from './pieces.ts';
import { isOldState, oldStateShape } from './saved-before.ts';
import { stateEntries } from './saved-shapes.ts';
import type { EmpiresState } from './state.ts';

const stateShape: v.GenericSchema<unknown, EmpiresState> = v.strictObject(stateEntries);

const readNow = stateReader<EmpiresState>(stateShape, validate);
const readBefore = stateReader<EmpiresState>(oldStateShape, validate);

/** Reads a state from a save, including saves of earlier rules. Throws `Refusal` ('bad-state') that names the fault. */
export function readState(input: unknown, seats: readonly SeatInfo[]): EmpiresState {
  return withLabels(isOldState(input) ? readBefore(input, seats) : readNow(input, seats));
}

/** Gives labels to the counters of each seat that has none, as in saves from before labels existed. */
function withLabels(state: EmpiresState): EmpiresState {
  const labels = new Map(
    gather(state.seats, (_, seat) => {
      const ownPieces = piecesOf(state, seat);
      const isLabelled = new Set(ownPieces.map(({ label }) => label)).size === ownPieces.length;
      return isLabelled ? [] : ownPieces.map(({ handle }, place) => [handle, place] as const);
    }),
  );
  const pieces = state.pieces.map(piece => ({ ...piece, label: labels.get(piece.handle) ?? piece.label }));
  return { ...state, pieces };
}

/**
 * Checks what the schema cannot express: every seat exists, every hex is in play, and every handle is unique. Returns
 * the fault; `null` if there is none.
 */
function validate(state: EmpiresState, seats: number): string | null {
  if (state.seats.length !== seats) return 'seats: another number than at the table';
  const namedSides = [
    ...state.order,
    ...state.pieces.map(({ owner }) => owner),
    ...Object.values(state.hexes).flatMap(found => [found?.home ?? 0, found?.colony?.owner ?? 0]),
    ...state.agenda.flatMap(({ args }) => ('seat' in args ? [args.seat] : [])),
    state.active ?? 0,
  ];
  if (namedSides.some(one => typeof one === 'number' && one >= seats)) return 'seats: one that is not at the table';
  const handles = state.pieces.map(({ handle: own }) => own);
  if (new Set([...handles, ...state.handles.free]).size !== handles.length + state.handles.free.length) {
    return 'pieces: two with one handle';
  }
  if (state.pieces.some(({ at }) => state.hexes[at] === undefined)) return 'pieces: one outside of the map';
  if (state.pieces.some(({ count, lots }) => unitsOf(lots) > count))
    return 'pieces: more units have moved than there are';
  for (const { levels } of state.seats) {
    for (const id of TECHNOLOGY_IDS) {
      const { start, costs } = TECHNOLOGIES[id];
      if (levels[id] < start || levels[id] > start + costs.length) return `levels: ${id} has no level ${levels[id]}`;
    }
  }
  return null;
}
