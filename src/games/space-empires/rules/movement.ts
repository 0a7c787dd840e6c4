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
import { carryOut, handlingActs, isAutomatic, scuttleOnMove } from './handling.ts';
import type { HandlingAct } from './handling.ts';
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

type Act =
  | { readonly act: 'go'; readonly piece: Piece; readonly label: number; readonly alike: number }
  | { readonly act: 'split'; readonly piece: Piece }
  | { readonly act: 'apart'; readonly piece: Piece }
  | { readonly act: 'merge'; readonly piece: Piece; readonly other: Piece }
  | HandlingAct
  | { readonly act: 'partner'; readonly partner: Seat }
  | { readonly act: 'done' };

/** The actions that rearrange counters without moving them; they are listed apart from moves. */
const HOUSEKEEPING: readonly Act['act'][] = ['split', 'apart', 'merge', 'wary', 'scuttle'];

/** The place in the list of an action that rearranges counters: fighting ships first, yards last. */
function asidePlace(act: Act): number {
  const kind = 'piece' in act ? act.piece.kind : 'yard';
  const rank = !isUnitKind(kind) || UNITS[kind].moves === 0 ? 2 : UNITS[kind].weapon === null ? 1 : 0;
  return HOUSEKEEPING.indexOf(act.act) + HOUSEKEEPING.length * rank;
}

/** SE-6.3: asks for a seat's next action in its movement phase; further questions about it belong to the next step. */
function* chooseMove(game: Empires, { seat }: MovementSteps['move.choose']): Rule {
  const { state } = game;
  const own = piecesOf(state, seat);
  const able = own.filter(piece => canSetOut(state, piece));
  const movedActs = (): Act[] =>
    own
      .filter(piece => goneBy(piece) > 0 && !able.includes(piece))
      .map(piece => ({ act: 'go', piece, label: piece.label, alike: 1 }));
  const face = (act: Act): Face => faceOf(state, act, own);
  const { options, blocked } = joined(
    offerPlain(actsOf(state, seat, own, able), { id: idOf, face, about: aboutAct, whyNot: act => whyNot(state, act) }),
    blockedOnly(movedActs, { id: idOf, face, about: aboutAct, whyNot: () => ALREADY_MOVED }),
  );
  const about = {
    prompt: promptOnMaps(state, say('move.ask'), options),
    rule: 'SE-6.3',
    secrecy: 'own-view',
    blocked,
  } as const;
  const act = yield* choose(game, seat, 'move.choose', options, about);
  if (act.act === 'partner') handOver(game, seat, act.partner);
  if (act.act === 'partner' || act.act === 'done') return;
  // Colony Ships get new handles before the chosen one is shown. Otherwise its place in the list would tell which ships
  // carry Terraforming.
  if (act.act !== 'wary') giveHighestLabel(state, act.piece);
  if (act.act !== 'wary' && act.piece.kind === 'colony-ship') dealHandles(state, act.piece.at, seat);
  if (act.act === 'go') game.next('move.where', { seat, pieces: [act.piece.handle] });
  else if (act.act === 'split') game.next('move.split', { seat, piece: act.piece.handle });
  else if (act.act === 'scuttle') game.next('move.scuttle', { seat, piece: act.piece.handle });
  else if (act.act === 'apart') splitApart(game, act.piece);
  else if (act.act === 'merge') mergeGroups(game, act.piece, act.other);
  else carryOut(game, seat, act);
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
  return isAutomatic(state, act) ? { ...shown, row, autoAnswer: true } : { ...shown, row };
}

function whyNot(state: EmpiresState, act: Act): Reason | null {
  return act.act === 'scan' && state.renewed.includes(act.hex)
    ? { why: say('why.renewed', { hex: hexName(act.hex) }), rule: 'SE-24.4' }
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
function mergeActs(state: EmpiresState, own: readonly Piece[]): Act[] {
  const acts: Act[] = [];
  own.forEach((piece, at) => {
    for (const other of own.slice(at + 1)) {
      if (canMerge(state, piece, other)) acts.push({ act: 'merge', piece, other });
    }
  });
  return acts;
}

function idOf(act: Act): string {
  if (act.act === 'done') return 'done';
  if (act.act === 'merge') return `merge:c${act.piece.handle}:c${act.other.handle}`;
  if (act.act === 'wary') return act.on ? 'wary:on' : 'wary:off';
  if (act.act === 'partner') return `partner:${'abcdefgh'.charAt(act.partner)}`;
  if (act.act === 'scan') return `scan:c${act.piece.handle}:${act.hex}`;
  return `${act.act}:c${act.piece.handle}`;
}

function wordsOf(state: EmpiresState, act: Act): Message {
  if (act.act === 'done') return say('move.done');
  if (act.act === 'wary') return act.on ? say('move.wary-on') : say('move.wary-off');
  if (act.act === 'partner') return say('move.partner', { seat: seatName(act.partner) });
  const { piece } = act;
  const { kind, at, owner } = piece;
  const hex = hexName(at);
  if ('alike' in act && act.alike > 1)
    return say(`move.${act.act}-alike`, { unit: kindName(kind), hex, alike: act.alike });
  const params = { units: groupWords(state, piece, piecesAt(state, at, owner), { reader: 'owner' }), hex };
  if (act.act === 'merge') return say('move.merge', { ...params, other: unitsWords(kind, act.other.count) });
  if (act.act === 'scan') {
    const known = typeof owner === 'number' ? seatState(state, owner).scans[act.hex] : undefined;
    const target = hexName(act.hex);
    if (known === undefined) return say('move.scan', { ...params, target });
    return say('move.scan-again', { ...params, target, marker: markerName(known) });
  }
  return say(`move.${act.act}`, params);
}

function refsOf(act: Act): Ref[] {
  if (act.act === 'done' || act.act === 'wary' || act.act === 'partner') return [];
  if (act.act === 'scan') return [pieceRef(act.piece.handle), hexRef(act.hex)];
  return [pieceRef(act.piece.handle), hexRef(act.piece.at)];
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
