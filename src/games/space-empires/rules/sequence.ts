import { offer } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { PieceKind } from '../data/units.ts';
import { freeCounters, hullOf, isSingle, piecesAt, piecesOf } from '../state/pieces.ts';
import { dealHandles, split } from '../state/placing.ts';
import { carriedAt, sameTech } from '../state/carried.ts';
import { pickUnits, hasStayed, NO_DEEDS, setLots, someUnit, countUnits } from '../state/lots.ts';
import { answererFor, brothersOf, fightTogether, inOrder, seatState } from '../state/seats.ts';
import type { ChapterRules, Empires, EmpiresState, Piece } from '../state/state.ts';
import type { SequenceSteps } from '../state/steps.ts';
import { groupWords } from './group-words.ts';
import { hexName, hexRef, pieceRef, say, seatName, unitsWords } from '../text/say.ts';

/** The steps of turns and their ends (SE-5). */
export const sequenceSteps: ChapterRules<SequenceSteps> = {
  'turn.begin': beginTurn,
  'turn.seat': beginSeat,
  'turn.refit': askForRefit,
  'turn.over': endSeat,
  'turn.end': endTurn,
};

/** The number of turns in a cycle, before its economic phase (SE-5.2). */
const TURNS = 3;

/** SE-5.2: begins a turn, in which every seat moves, fights and explores, one after the other. */
function* beginTurn(game: Empires): Rule {
  const { state } = game;
  const { cycle, turn } = state;
  game.tell?.({ words: say('turn.begins', { cycle, turn }), rule: 'SE-5.2' });
  const turnOrder = inOrder(state);
  // SE-22.3: blood brothers share one turn, which is that of the first of them.
  const leaders = turnOrder.filter(
    (seat, at) => turnOrder.findIndex(other => fightTogether(state, other, seat)) === at,
  );
  for (const seat of leaders) game.next('turn.seat', { seat });
  if (state.solo !== undefined) {
    game.next('solo.machines', {}); // SE-25.4: the turn of machines
    game.next('empires.turn', {}); // SE-26.8: alien fleets move
  }
  if (state.options.machines > 0) game.next('machines.begin', {});
  game.next('turn.end', {});
}

function* beginSeat(game: Empires, { seat: leads }: SequenceSteps['turn.seat']): Rule {
  const { state } = game;
  const seat = answererFor(state, leads);
  if (seatState(state, seat).out) return;
  state.active = seat;
  state.phase = 'movement';
  state.renewed = [];
  state.founded = [];
  delete state.unescorted;
  const brothers = brothersOf(state, seat).filter((side): side is Seat => typeof side === 'number');
  const moverOrder = [seat, ...brothers.filter(other => other !== seat)];
  for (const mover of moverOrder) seatState(state, mover).left = [];
  for (const piece of gather(moverOrder, mover => piecesOf(state, mover))) {
    // Raiders that nobody has found stay unseen until they move (SE-15.2).
    const unseen = countUnits(piece, ({ cloaked }) => cloaked !== null);
    setLots(piece, unseen === 0 ? [] : [{ count: unseen, ...NO_DEEDS, cloaked: 'before' }]);
  }
  for (const mover of moverOrder) game.tell?.({ words: say('turn.seat', { seat: seatName(mover) }), rule: 'SE-5.2' });
  for (const mover of moverOrder) game.next('move.choose', { seat: mover });
  for (const mover of moverOrder) game.next('move.over', { seat: mover });
  game.next('combat.choose', { seat });
  for (const mover of moverOrder) game.next('explore.choose', { seat: mover });
  for (const mover of moverOrder) game.next('turn.refit', { seat: mover });
  game.next('turn.over', { seat });
}

/** The price of a refit for a number of units of a group. */
export function refitCost({ kind }: Piece, units: number): number {
  return hullOf(kind) * units;
}

/** The groups of a seat that may be refitted: in a hex with an own yard, without having moved or scanned (SE-12.7). */
export function refittableGroups(state: EmpiresState, seat: Seat): Piece[] {
  const { levels } = seatState(state, seat);
  return piecesOf(state, seat).filter(
    piece =>
      isUnitKind(piece.kind) &&
      piece.tech !== null &&
      !UNITS[piece.kind].single &&
      piece.kind !== 'mine' &&
      someUnit(piece, hasStayed) &&
      !sameTech(piece.tech, carriedAt(piece.kind, levels)) &&
      piecesAt(state, piece.at, seat).some(({ kind }) => kind === 'yard'),
  );
}

/**
 * Whether a seat could have something to refit, by public facts only: who is asked must not depend on hidden types,
 * levels, moves or CP. Before the first economic phase no unit has old levels, with instant upgrade none ever has, and
 * a refit needs a yard in the group's hex (SE-12.7). A face-down counter could be either.
 */
function seemsRefittable({ cycle, pieces, options }: EmpiresState, seat: Seat): boolean {
  if (cycle === 1 || options.optional.includes('instantUpgrade')) return false;
  const ownPieces = pieces.filter(({ owner }) => owner === seat);
  return ownPieces.some(
    group =>
      (!group.up || !(isSingle(group.kind) || NEVER_REFITTED.has(group.kind))) &&
      ownPieces.some(yard => yard !== group && yard.at === group.at && (!yard.up || yard.kind === 'yard')),
  );
}

/** The types that are never refitted: always up to date, or without technology (SE-12.8, SE-16). */
const NEVER_REFITTED: ReadonlySet<PieceKind> = new Set(['yard', 'base', 'decoy', 'mine']);

type Refit = { readonly piece: Piece; readonly units: number } | null;

/** The units of a refit as text, with their levels if another refit would have the same text. */
function refitWords(state: EmpiresState, { piece, units }: NonNullable<Refit>, allRefits: readonly Refit[]): Message {
  const alikeRefits = gather(allRefits, other =>
    other !== null && other.piece !== piece && other.units === units ? [{ ...other.piece, count: units }] : [],
  );
  return groupWords(state, { ...piece, count: units }, alikeRefits, { reader: 'owner' });
}

/** SE-12.7: asks which units at a yard are refitted to the newest levels. */
function* askForRefit(game: Empires, { seat }: SequenceSteps['turn.refit']): Rule {
  const { state } = game;
  if (!seemsRefittable(state, seat)) return;
  const ownSeat = seatState(state, seat);
  const groups = ownSeat.cp === 0 ? [] : refittableGroups(state, seat);
  const candidates: Refit[] = [
    null,
    ...gather(groups, (piece): Refit[] => {
      const units = countUnits(piece, hasStayed);
      return [{ piece, units }, ...(units > 1 ? [{ piece, units: 1 }] : [])];
    }),
  ];
  const faultOf = (act: Refit): 'money' | 'counter' | null => {
    if (act === null) return null;
    if (refitCost(act.piece, act.units) > ownSeat.cp) return 'money';
    const { kind, count } = act.piece;
    const isPart = act.units < count;
    return isPart && isUnitKind(kind) && freeCounters(state, seat, kind) < 1 ? 'counter' : null;
  };
  const isEmpty = candidates.every(act => act === null || faultOf(act) !== null);
  const { options, blocked } = offer<Refit, Refit, 'money' | 'counter'>(candidates, {
    id: act => (act === null ? 'done' : `refit:c${act.piece.handle}:${act.units === 1 ? 'one' : 'all'}`),
    fault: faultOf,
    face: act =>
      act === null
        ? { words: say('refit.done'), ...(isEmpty ? { autoAnswer: true } : {}) }
        : {
            words: say('refit.option', {
              units: refitWords(state, act, candidates),
              hex: hexName(act.piece.at),
              cost: refitCost(act.piece, act.units),
            }),
            subject: pieceRef(act.piece.handle),
            details: { do: 'refit', units: act.units },
            refs: [pieceRef(act.piece.handle), hexRef(act.piece.at)],
          },
    why: fault =>
      fault === 'money' ? { why: say('why.money'), rule: 'SE-12.7' } : { why: say('why.no-counter'), rule: 'SE-4.6' },
    value: act => act,
  });
  // In a solo game there is no other player to hide from, so a question without a choice is not asked.
  if (state.solo !== undefined && options.length === 1) return;
  const prompt = groups.length === 0 ? say('refit.ask-nothing') : say('refit.ask', { cp: ownSeat.cp });
  const question = { prompt, rule: 'SE-12.7', secrecy: 'sealed', blocked } as const;
  const chosenRefit = yield* choose(game, seat, 'turn.refit', options, question);
  if (chosenRefit === null) return;
  const { kind } = chosenRefit.piece;
  ownSeat.cp -= refitCost(chosenRefit.piece, chosenRefit.units);
  const group =
    chosenRefit.units < chosenRefit.piece.count
      ? split(state, chosenRefit.piece, pickUnits(chosenRefit.piece, chosenRefit.units, hasStayed))
      : chosenRefit.piece;
  group.tech = carriedAt(kind, ownSeat.levels);
  // A new counter is visible to everybody. The refit of a whole group stays hidden, even new handles (SE-28).
  if (group !== chosenRefit.piece) dealHandles(state, group.at, seat);
  const words = say('refit.own', { units: unitsWords(kind, chosenRefit.units), hex: hexName(group.at) });
  game.tell?.({ words: null, rule: 'SE-12.7', secrets: [{ seats: [seat], words }] });
  game.next('turn.refit', { seat });
}

/** Ends the turn of a seat. */
function* endSeat(game: Empires): Rule {
  const { state } = game;
  state.active = null;
  state.combat = null;
  state.shots = [];
  yield* beat('turn');
}

/** SE-5.2, SE-29.10: ends a turn; the economic phase follows the third one. */
function* endTurn(game: Empires): Rule {
  const { state } = game;
  if (state.turn === TURNS) {
    game.next('economy.begin', {});
    return;
  }
  state.turn += 1;
  game.next('turn.begin', {});
}
