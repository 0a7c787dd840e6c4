import { blockedOnly, joined, offerPlain } from '../../../kernel/match/offer.ts';
import type { AboutCandidate, Face, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Ref, Seat } from '../../../kernel/words/message.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { canMerge, dealHandles, piecesAt, piecesOf } from '../state/pieces.ts';
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
  const actionFace = (act: MoveAction): Face => faceOfAction(state, act, ownPieces);
  const { options, blocked } = joined(
    offerPlain(actsOf(state, seat, own, able), { id: idOf, face, about: aboutAct, whyNot: act => whyNot(state, act) }),
    blockedOnly(movedActs, { id: idOf, face, about: aboutAct, whyNot: () => ALREADY_MOVED }),
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
function faceOf(state: EmpiresState, act: Act, own: readonly Piece[]): Face {
  const shown = { words: wordsOf(state, act) };
  if (HOUSEKEEPING.includes(act.act)) return { ...shown, onRequest: true, row: { place: asidePlace(act) } };
  const place = act.act === 'go' ? act.label : Math.max(...own.map(({ label }) => label + 1), 0);
  const row = { place };
  return isAutomatic(state, action) ? { ...baseFace, row, autoAnswer: true } : { ...baseFace, row };
}

function whyNot(state: EmpiresState, action: MoveAction): Reason | null {
  return action.act === 'scan' && state.renewed.includes(action.hex)
    ? { why: say('why.renewed', { hex: hexName(action.hex) }), rule: 'SE-24.4' }
    : null;
}

const ALREADY_MOVED: Reason = { why: say('why.moved'), rule: 'SE-6.1' };

/** The actions that a seat may take with its `own` counters; those in `able` can set out. */
function actsOf(state: EmpiresState, seat: Seat, own: readonly Piece[], able: readonly Piece[]): Act[] {
  const movers = groupAlike(state, unmovedFirst(state, able));
  const goes = new Set(movers.filter(([piece]) => canStep(state, seat, piece)));
  // What has no way by itself may still go with others.
  const waits = movers.filter(like => !goes.has(like) && goneBy(like[0]) === 0);
  const acts: Act[] = [];
  for (const like of [...goes, ...waits]) {
    acts.push({ act: 'go', piece: like[0], label: labelOf(like), alike: like.length });
  }
  for (const piece of able) if (maySplitApart(state, seat, piece)) acts.push({ act: 'apart', piece });
  acts.push(...handlingActs(state, seat, own));
  for (const piece of own) if (maySplit(state, seat, piece)) acts.push({ act: 'split', piece });
  acts.push(...mergeActs(state, own));
  for (const partner of waitingPartners(state, seat)) acts.push({ act: 'partner', partner });
  acts.push({ act: 'done' });
  return acts;
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

function aboutAct(act: Act): AboutCandidate {
  const refs = refsOf(act);
  if (act.act === 'done' || act.act === 'wary') return { details: { do: act.act }, refs };
  if (act.act === 'partner') return { subject: `seat:${act.partner}`, details: { do: act.act }, refs };
  const details = { do: act.act, unit: act.piece.kind };
  return { subject: act.act === 'scan' ? hexRef(act.hex) : pieceRef(act.piece.handle), details, refs };
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
