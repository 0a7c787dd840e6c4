import type { Option } from '../../../kernel/match/decision.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { groupAlike } from '../state/alike.ts';
import { isCargo } from '../data/markers.ts';
import { colonyAt, hasColony, hexState, isUnexplored, neighboursOf, terrainOf } from '../state/board.ts';
import { enemiesAt, isSingle, pieceOf } from '../state/pieces.ts';
import { dealHandles, removePiece } from '../state/placing.ts';
import { techOf } from '../state/carried.ts';
import { addUnits, goneBy, hasStayed, lotsOf, someUnit, takeUnits } from '../state/lots.ts';
import { machinesAt } from '../state/machines.ts';
import { areUnseen } from '../state/solo/encounters.ts';
import { seatState } from '../state/seats.ts';
import { canSetOut } from '../state/steps-allowed.ts';
import type { Empires, EmpiresState, Piece } from '../state/state.ts';
import type { MovementSteps } from '../state/steps.ts';
import { hexName, hexRef, markerName, pieceRef, say, seatName, unitsWords } from '../text/say.ts';
import { destroyPiece } from './removing.ts';

/** An action other than moving that a seat may take in its movement phase. */
export type HandlingAction =
  | { readonly act: 'hide' | 'settle' | 'take' | 'put'; readonly piece: Piece }
  | { readonly act: 'scuttle'; readonly piece: Piece; readonly alike: number }
  | { readonly act: 'scan'; readonly piece: Piece; readonly hex: HexId }
  | { readonly act: 'wary'; readonly on: boolean };

/** The actions that a seat can take at present with its own counters, in the order of the options. */
export function handlingActions(state: EmpiresState, seat: Seat, ownPieces: readonly Piece[]): HandlingAction[] {
  // Counters that look the same share one option.
  const alikeGroups = groupAlike(state, ownPieces);
  const scans = gather(ownPieces, (piece): HandlingAction[] =>
    canScan(state, piece)
      ? neighboursOf(state, piece.at)
          .filter(hex => isUnexplored(state, hex) && machinesAt(state, hex).length === 0)
          .map(hex => ({ act: 'scan', piece, hex }))
      : [],
  );
  return [
    ...alikeGroups
      .filter(([piece]) => canSettle(state, piece))
      .map(([piece]): HandlingAction => ({ act: 'settle', piece })),
    ...alikeGroups
      .filter(([piece]) => canTakeCargo(state, piece))
      .map(([piece]): HandlingAction => ({ act: 'take', piece })),
    ...alikeGroups
      .filter(([piece]) => canPutDownCargo(state, seat, piece))
      .map(([piece]): HandlingAction => ({ act: 'put', piece })),
    ...scans,
    ...ownPieces.filter(piece => canHide(state, seat, piece)).map((piece): HandlingAction => ({ act: 'hide', piece })),
    // In a solo game there is no such question, since powers enter hexes without asking.
    ...(state.solo === undefined ? [{ act: 'wary', on: !seatState(state, seat).wary } as const] : []),
    ...alikeGroups.map((like): HandlingAction => ({ act: 'scuttle', piece: like[0], alike: like.length })),
  ];
}

/**
 * Whether nearly everybody would take an action at once. A Miner's work costs nothing, cargo is worth nothing until it
 * is put down, and a Colony Ship that can't move on settles where it arrived (SE-6.10, SE-6.11).
 */
export function isAutomatic(
  state: EmpiresState,
  { act, piece }: { readonly act: string; readonly piece?: Piece },
): boolean {
  if (act === 'take' || act === 'put') return true;
  return act === 'settle' && piece !== undefined && goneBy(piece) > 0 && !canSetOut(state, piece);
}

/** Whether a group may turn face down: it began this turn at an own colony and has not moved (SE-4.4). */
function canHide(state: EmpiresState, seat: Seat, piece: Piece): boolean {
  const { up, kind, at } = piece;
  const hasMoved = someUnit(piece, ({ gone, from }) => gone > 0 || from !== null);
  return up && !isSingle(kind) && !hasMoved && hasColony(state, at, seat) && !state.founded.includes(at);
}

/**
 * Whether a counter is a Colony Ship that may settle: on a planet without a colony and without visible enemies; a
 * barren planet needs Terraforming (SE-6.10).
 */
export function canSettle(state: EmpiresState, piece: Piece): boolean {
  const { kind, at, owner } = piece;
  if (kind !== 'colony-ship') return false;
  const terrain = terrainOf(state, at);
  if (terrain !== 'planet' && !(terrain === 'barren' && techOf(state, piece).special > 0)) return false;
  return colonyAt(state, at) === null && enemiesAt(state, at, owner).every(enemy => areUnseen(state, at, enemy));
}

/** Whether a counter is a Miner that can take cargo in its hex (SE-6.11). */
function canTakeCargo(state: EmpiresState, { kind, cargo, at }: Piece): boolean {
  return kind === 'miner' && cargo === null && isCargo(terrainOf(state, at));
}

/** Whether a counter can put down its cargo: only on an own colony (SE-6.11). */
function canPutDownCargo(state: EmpiresState, seat: Seat, { cargo, at }: Piece): boolean {
  return cargo !== null && hasColony(state, at, seat);
}

/**
 * Whether a counter can scan: Cruisers with Exploration that have not moved, one marker for each unit (SE-7.13,
 * SE-7.14).
 */
function canScan(state: EmpiresState, piece: Piece): boolean {
  return piece.kind === 'cruiser' && someUnit(piece, hasStayed) && techOf(state, piece).special > 0;
}

/** Carries out an action that needs no further question. */
export function carryOut(game: Empires, seat: Seat, action: Exclude<HandlingAction, { act: 'scuttle' }>): void {
  const { state } = game;
  if (action.act === 'wary') {
    seatState(state, seat).wary = action.on;
    return;
  }
  const { piece } = action;
  switch (action.act) {
    case 'hide':
      Object.assign(piece, { up: false, shown: {} });
      dealHandles(state, piece.at, seat);
      game.tell?.({
        words: say('move.hid', { seat: seatName(seat), hex: hexName(piece.at) }),
        rule: 'SE-4.4',
        refs: [hexRef(piece.at)],
      });
      return;
    case 'settle':
      settlePlanet(game, seat, piece);
      return;
    case 'take':
      takeCargo(game, seat, piece);
      return;
    case 'put':
      putDownCargo(game, seat, piece);
      return;
    default:
      scanHex(game, seat, piece, action.hex);
  }
}

/** SE-6.10: turns a Colony Ship into a new colony. */
export function settlePlanet(game: Empires, seat: Seat, piece: Piece): void {
  const { state } = game;
  const { at } = piece;
  hexState(state, at).colony = { owner: seat, world: false, value: 0, goods: [] };
  state.founded.push(at);
  removePiece(state, piece);
  dealHandles(state, at, seat);
  game.tell?.({
    words: say('move.settled', { seat: seatName(seat), hex: hexName(at) }),
    rule: 'SE-6.10',
    refs: [hexRef(at)],
  });
}

function takeCargo(game: Empires, seat: Seat, piece: Piece): void {
  const hexContents = hexState(game.state, piece.at);
  if (!isCargo(hexContents.marker)) return;
  piece.cargo = hexContents.marker;
  hexContents.marker = null;
  game.tell?.({
    words: say('move.took', { seat: seatName(seat), marker: markerName(piece.cargo), hex: hexName(piece.at) }),
    rule: 'SE-6.11',
    refs: [hexRef(piece.at)],
  });
}

function putDownCargo(game: Empires, seat: Seat, piece: Piece): void {
  const { cargo, at } = piece;
  const colony = colonyAt(game.state, at);
  if (cargo === null || colony === null) return;
  colony.goods.push(cargo);
  piece.cargo = null;
  game.tell?.({
    words: say('move.put-down', { seat: seatName(seat), marker: markerName(cargo), hex: hexName(at) }),
    rule: 'SE-6.11',
    refs: [hexRef(at)],
  });
}

/** SE-7.13: a Cruiser scans a marker; the next step asks what happens to the marker. */
function scanHex(game: Empires, seat: Seat, piece: Piece, hex: HexId): void {
  const marker = game.uncover(() => hexState(game.state, hex).marker);
  const scanners = lotsOf(piece).find(hasStayed);
  if (scanners === undefined) throw new RangeError(`no Cruiser of counter ${piece.handle} can scan`);
  takeUnits(piece, [{ ...scanners, count: 1 }]);
  addUnits(piece, [{ ...scanners, count: 1, scanned: true }]);
  if (marker === null) return;
  seatState(game.state, seat).scans[hex] = marker;
  game.tell?.({
    words: say('scan.looked', { seat: seatName(seat), hex: hexName(hex) }),
    rule: 'SE-7.13',
    refs: [hexRef(hex)],
    secrets: [{ seats: [seat], words: say('scan.saw', { hex: hexName(hex), marker: markerName(marker) }) }],
  });
  game.next('move.scanned', { seat, hex });
}

/** SE-4.7 (1): asks again before units are scuttled, because they would have to be built again. */
export function* scuttleOnMove(game: Empires, { seat, piece: handle }: MovementSteps['move.scuttle']): Rule {
  const piece = pieceOf(game.state, handle);
  const { kind, count } = piece;
  const units = unitsWords(kind, count);
  const unitCount = yield* choose(
    game,
    seat,
    'move.scuttle',
    [{ id: 'keep', words: say('scuttle.keep'), value: 0 }, ...scuttleOptions(piece)],
    { prompt: say('scuttle.ask', { units, hex: hexName(piece.at) }), rule: 'SE-4.7', secrecy: 'own-view' },
  );
  if (unitCount > 0) scuttleUnits(game, piece, unitCount);
}

/**
 * The options to scuttle a whole counter, or one unit of several (SE-4.7). `idSuffix` keeps their ids apart from those
 * of other counters.
 */
export function scuttleOptions({ handle, kind, count }: Piece, idSuffix: '' | `:c${number}` = ''): Option<number>[] {
  const scuttleOption = (what: 'scuttle' | 'scuttle-one', units: number): Option<number> => ({
    id: `${what}${idSuffix}`,
    words: say('scuttle.do', { units: unitsWords(kind, units) }),
    subject: pieceRef(handle),
    refs: [pieceRef(handle)],
    value: units,
  });
  return [scuttleOption('scuttle', count), ...(count > 1 ? [scuttleOption('scuttle-one', 1)] : [])];
}

/** Scuttles units of a counter. Others are not shown what they were (SE-4.7.1). */
export function scuttleUnits(game: Empires, piece: Piece, units = piece.count): void {
  const { owner, kind, count, at, up } = piece;
  destroyPiece(game, piece, units);
  if (typeof owner !== 'number') return;
  const params = { seat: seatName(owner), hex: hexName(at) };
  const ownWords = say('scuttle.done-units', { ...params, units: unitsWords(kind, units) });
  // If only a part of a face-down group is scuttled, others see nothing.
  const openWords = units === count ? say('scuttle.done', params) : null;
  game.tell?.({
    words: up ? ownWords : openWords,
    rule: 'SE-4.7',
    refs: [hexRef(at)],
    secrets: [{ seats: [owner], words: ownWords }],
  });
}
