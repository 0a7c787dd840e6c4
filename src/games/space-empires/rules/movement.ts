import { blockedOnly, joinedOffers, offerPlain } from '../../../kernel/match/offer.ts';
import type { AboutCandidate, OptionFace, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Ref, Seat } from '../../../kernel/words/message.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { piecesAt, piecesOf } from '../state/pieces.ts';
import { canMerge, dealHandles } from '../state/placing.ts';
import { goneBy } from '../state/lots.ts';
import { labelOf, giveHighestLabel, groupAlike, unmovedFirst } from '../state/alike.ts';
import { fightTogether, seatState } from '../state/seats.ts';
import { canSetOut, canStep } from '../state/steps-allowed.ts';
import type { ChapterRules, Empires, EmpiresState, Piece } from '../state/state.ts';
import type { MovementSteps } from '../state/steps.ts';
import { hexName, hexRef, kindName, markerName, pieceRef, say, seatName, unitsWords } from '../text/say.ts';
import { arrivalSteps } from './arrival.ts';
import { carryOut, handlingActions, isAutomatic, scuttleOnMove } from './handling.ts';
import type { HandlingAction } from './handling.ts';
import { groupWords } from './group-words.ts';
import { maySplit, maySplitApart, mergeGroups, splitApart, splitGroup } from './grouping.ts';
import { promptOnMaps } from './options.ts';
import { destroyStranded } from './removing.ts';
import { handOver, waitingPartners } from './shared-turn.ts';
import { walk } from './walking.ts';

/** The steps of movement (SE-6). */
export const movementSteps: ChapterRules<MovementSteps> = {
  'move.choose': chooseMove,
  'move.where': walk,
  'move.split': splitGroup,
  'move.scuttle': scuttleOnMove,
  'move.over': endMoves,
  ...arrivalSteps,
};

type MoveAction =
  | { readonly act: 'go'; readonly piece: Piece; readonly label: number; readonly alike: number }
  | { readonly act: 'split'; readonly piece: Piece }
  | { readonly act: 'apart'; readonly piece: Piece }
  | { readonly act: 'merge'; readonly piece: Piece; readonly other: Piece }
  | HandlingAction
  | { readonly act: 'partner'; readonly partner: Seat }
  | { readonly act: 'done' };

/** The actions that rearrange counters without moving them; they are listed apart from moves. */
const REARRANGING_ACTIONS: readonly MoveAction['act'][] = ['split', 'apart', 'merge', 'wary', 'scuttle'];

/** The place in the list of an action that rearranges counters: fighting ships first, yards last. */
function rearrangingPlace(action: MoveAction): number {
  const kind = 'piece' in action ? action.piece.kind : 'yard';
  const rank = !isUnitKind(kind) || UNITS[kind].moves === 0 ? 2 : UNITS[kind].weapon === null ? 1 : 0;
  return REARRANGING_ACTIONS.indexOf(action.act) + REARRANGING_ACTIONS.length * rank;
}

/** SE-6.3: asks for a seat's next action in its movement phase; further questions about it belong to the next step. */
function* chooseMove(game: Empires, { seat }: MovementSteps['move.choose']): Rule {
  const { state } = game;
  const ownPieces = piecesOf(state, seat);
  const movablePieces = ownPieces.filter(piece => canSetOut(state, piece));
  const movedActions = (): MoveAction[] =>
    ownPieces
      .filter(piece => goneBy(piece) > 0 && !movablePieces.includes(piece))
      .map(piece => ({ act: 'go', piece, label: piece.label, alike: 1 }));
  const actionFace = (act: MoveAction): OptionFace => faceOfAction(state, act, ownPieces);
  const { options, blocked } = joinedOffers(
    offerPlain(actionsOf(state, seat, ownPieces, movablePieces), {
      id: optionIdOf,
      face: actionFace,
      about: subjectAndDetails,
      whyNot: act => whyNot(state, act),
    }),
    blockedOnly(movedActions, {
      id: optionIdOf,
      face: actionFace,
      about: subjectAndDetails,
      whyNot: () => ALREADY_MOVED,
    }),
  );
  const question = {
    prompt: promptOnMaps(state, say('move.ask'), options),
    rule: 'SE-6.3',
    secrecy: 'own-view',
    blocked,
  } as const;
  const action = yield* choose(game, seat, 'move.choose', options, question);
  if (action.act === 'partner') handOver(game, seat, action.partner);
  if (action.act === 'partner' || action.act === 'done') return;
  // Colony Ships get new handles before the chosen one is shown. Otherwise its place in the list would tell which ships
  // carry Terraforming.
  if (action.act !== 'wary') giveHighestLabel(state, action.piece);
  if (action.act !== 'wary' && action.piece.kind === 'colony-ship') dealHandles(state, action.piece.at, seat);
  if (action.act === 'go') game.next('move.where', { seat, pieces: [action.piece.handle] });
  else if (action.act === 'split') game.next('move.split', { seat, piece: action.piece.handle });
  else if (action.act === 'scuttle') game.next('move.scuttle', { seat, piece: action.piece.handle });
  else if (action.act === 'apart') splitApart(game, action.piece);
  else if (action.act === 'merge') mergeGroups(game, action.piece, action.other);
  else carryOut(game, seat, action);
  game.next('move.choose', { seat });
}

/**
 * How the option for an action is shown. Groups keep their places in the list, even if they can't move on; other
 * actions come after them.
 */
function faceOfAction(state: EmpiresState, action: MoveAction, ownPieces: readonly Piece[]): OptionFace {
  const baseFace = { words: wordsOf(state, action) };
  if (REARRANGING_ACTIONS.includes(action.act))
    return { ...baseFace, onRequest: true, row: { place: rearrangingPlace(action) } };
  const place = action.act === 'go' ? action.label : Math.max(...ownPieces.map(({ label }) => label + 1), 0);
  const row = { place };
  return isAutomatic(state, action) ? { ...baseFace, row, autoAnswer: true } : { ...baseFace, row };
}

function whyNot(state: EmpiresState, action: MoveAction): Reason | null {
  return action.act === 'scan' && state.renewed.includes(action.hex)
    ? { why: say('why.renewed', { hex: hexName(action.hex) }), rule: 'SE-24.4' }
    : null;
}

const ALREADY_MOVED: Reason = { why: say('why.moved'), rule: 'SE-6.1' };

/** The actions that a seat may take with its own counters; `movablePieces` are those that can set out. */
function actionsOf(
  state: EmpiresState,
  seat: Seat,
  ownPieces: readonly Piece[],
  movablePieces: readonly Piece[],
): MoveAction[] {
  const movers = groupAlike(state, unmovedFirst(state, movablePieces));
  const goingGroups = new Set(movers.filter(([piece]) => canStep(state, seat, piece)));
  // A counter that can't move by itself may still go with others.
  const waitingGroups = movers.filter(like => !goingGroups.has(like) && goneBy(like[0]) === 0);
  const actions: MoveAction[] = [];
  for (const like of [...goingGroups, ...waitingGroups]) {
    actions.push({ act: 'go', piece: like[0], label: labelOf(like), alike: like.length });
  }
  for (const piece of movablePieces) if (maySplitApart(state, seat, piece)) actions.push({ act: 'apart', piece });
  actions.push(...handlingActions(state, seat, ownPieces));
  for (const piece of ownPieces) if (maySplit(state, seat, piece)) actions.push({ act: 'split', piece });
  actions.push(...mergeActions(state, ownPieces));
  for (const partner of waitingPartners(state, seat)) actions.push({ act: 'partner', partner });
  actions.push({ act: 'done' });
  return actions;
}

/** The actions that merge two counters, for each pair that fits under one (SE-4.1). */
function mergeActions(state: EmpiresState, ownPieces: readonly Piece[]): MoveAction[] {
  const actions: MoveAction[] = [];
  ownPieces.forEach((piece, at) => {
    for (const other of ownPieces.slice(at + 1)) {
      if (canMerge(state, piece, other)) actions.push({ act: 'merge', piece, other });
    }
  });
  return actions;
}

function optionIdOf(action: MoveAction): string {
  if (action.act === 'done') return 'done';
  if (action.act === 'merge') return `merge:c${action.piece.handle}:c${action.other.handle}`;
  if (action.act === 'wary') return action.on ? 'wary:on' : 'wary:off';
  if (action.act === 'partner') return `partner:${'abcdefgh'.charAt(action.partner)}`;
  if (action.act === 'scan') return `scan:c${action.piece.handle}:${action.hex}`;
  return `${action.act}:c${action.piece.handle}`;
}

function wordsOf(state: EmpiresState, action: MoveAction): Message {
  if (action.act === 'done') return say('move.done');
  if (action.act === 'wary') return action.on ? say('move.wary-on') : say('move.wary-off');
  if (action.act === 'partner') return say('move.partner', { seat: seatName(action.partner) });
  const { piece } = action;
  const { kind, at, owner } = piece;
  const hex = hexName(at);
  if ('alike' in action && action.alike > 1)
    return say(`move.${action.act}-alike`, { unit: kindName(kind), hex, alike: action.alike });
  const params = { units: groupWords(state, piece, piecesAt(state, at, owner), { reader: 'owner' }), hex };
  if (action.act === 'merge') return say('move.merge', { ...params, other: unitsWords(kind, action.other.count) });
  if (action.act === 'scan') {
    const scannedMarker = typeof owner === 'number' ? seatState(state, owner).scans[action.hex] : undefined;
    const target = hexName(action.hex);
    if (scannedMarker === undefined) return say('move.scan', { ...params, target });
    return say('move.scan-again', { ...params, target, marker: markerName(scannedMarker) });
  }
  return say(`move.${action.act}`, params);
}

function refsOf(action: MoveAction): Ref[] {
  if (action.act === 'done' || action.act === 'wary' || action.act === 'partner') return [];
  if (action.act === 'scan') return [pieceRef(action.piece.handle), hexRef(action.hex)];
  return [pieceRef(action.piece.handle), hexRef(action.piece.at)];
}

function subjectAndDetails(action: MoveAction): AboutCandidate {
  const refs = refsOf(action);
  if (action.act === 'done' || action.act === 'wary') return { details: { do: action.act }, refs };
  if (action.act === 'partner') return { subject: `seat:${action.partner}`, details: { do: action.act }, refs };
  const details = { do: action.act, unit: action.piece.kind };
  return { subject: action.act === 'scan' ? hexRef(action.hex) : pieceRef(action.piece.handle), details, refs };
}

/** Ends the movement phase: fighters without room in carriers and without an own colony are lost (SE-14.1). */
function* endMoves(game: Empires, { seat }: MovementSteps['move.over']): Rule {
  const { state } = game;
  const fighters = game.uncover(() => piecesOf(state, seat).filter(({ kind }) => kind === 'fighter'));
  for (const hex of new Set(fighters.map(({ at }) => at))) destroyStranded(game, hex, seat);
  state.phase = 'combat';
  const { active } = state;
  const leader = active !== null && fightTogether(state, active, seat) ? active : seat;
  state.combat = { seat: leader, done: [], hex: null, settled: [], bombs: {} };
}
