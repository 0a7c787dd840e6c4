import type { Option } from '../../../kernel/match/decision.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { ringOf } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { isUnitKind } from '../data/units.ts';
import { colonyAt, isEntry, isPlanet, isUnexplored, neighboursOf, terrainOf } from '../state/board.ts';
import { changeDeeds, lotsOf } from '../state/lots.ts';
import {
  enemiesAt,
  forcesAt,
  freeCounters,
  isBarred,
  isCombatCapable,
  piecesAt,
  piecesOf,
  sidesAt,
  hasEnemies,
} from '../state/pieces.ts';
import { dealHandles, split } from '../state/placing.ts';
import { ALIENS_SIDE, brothersOf, MACHINES_SIDE, rightOf } from '../state/seats.ts';
import { ALONE } from '../state/solo/course.ts';
import type { ChapterRules, Deeds, Empires, EmpiresState, Piece } from '../state/state.ts';
import type { ExplorationSteps } from '../state/steps.ts';
import { hexName, hexRef, say, seatName, seenWords } from '../text/say.ts';
import { destroyUnarmed } from './arrival.ts';
import { renewMarker, revealMarker } from './markers.ts';
import { promptOnMaps, hexOptions } from './options.ts';
import { destroyPiece } from './removing.ts';

/** The steps of exploration (SE-7). */
export const explorationSteps: ChapterRules<ExplorationSteps> = {
  'explore.choose': chooseHex,
  'explore.flip': flipMarker,
  'explore.effect': applyEffect,
  'explore.back': goBack,
  'explore.shift': shiftUnits,
  'explore.landed': afterShift,
};

/** SE-7.1: a seat turns up every unexplored marker in hexes with its units, in an order of its choice. */
function* chooseHex(game: Empires, { seat, all }: ExplorationSteps['explore.choose']): Rule {
  const { state } = game;
  state.phase = 'exploration';
  const hexes = [...new Set(piecesOf(state, seat).map(({ at }) => at))].filter(hex => isUnexplored(state, hex)).sort();
  const [first] = hexes;
  if (first === undefined) return;
  const hexChoices = hexOptions(hexes);
  // The option to turn up all markers, since the order rarely matters.
  const words = say('explore.all', { count: hexes.length });
  const allChoice: Option<null> = { id: 'all', words, autoAnswer: true, value: null };
  const options = hexes.length > 1 ? [...hexChoices, allChoice] : hexChoices;
  const question = { prompt: promptOnMaps(state, say('explore.ask'), hexChoices), rule: 'SE-7.1', obvious: true };
  const hex = all === true ? first : yield* choose<HexId | null>(game, seat, 'explore.hex', options, question);
  game.next('explore.flip', { seat, hex: hex ?? first });
  game.next('explore.choose', hex === null || all === true ? { seat, all: true } : { seat });
}

function* flipMarker(game: Empires, { seat, hex }: ExplorationSteps['explore.flip']): Rule {
  const marker = revealMarker(game, hex, seat, 'units');
  yield* beat('explored');
  if (marker !== null) game.next('explore.effect', { seat, hex, marker });
}

/** SE-7.3 to SE-7.7: carries out the immediate effect of a marker that was turned up. */
function* applyEffect(game: Empires, { seat, hex, marker }: ExplorationSteps['explore.effect']): Rule {
  const { state } = game;
  const ownForces = forcesAt(state, hex, seat);
  switch (marker) {
    case 'danger':
      loseAll(game, { seat, hex, pieces: ownForces, key: 'explore.danger', rule: 'SE-7.6' });
      renewMarker(game, hex);
      return;
    case 'black-hole':
      game.next('hole.roll', { hex, pieces: ownForces.map(({ handle }) => handle), sling: false });
      return;
    case 'supernova':
      game.next('explore.back', { seat, hex });
      return;
    case 'lost':
      game.next('explore.shift', { seat, hex });
      return;
    default:
      // SE-17.2, SE-18.3.1: aliens or a machine that were found attack at once.
      for (const attacker of [ALIENS_SIDE, MACHINES_SIDE]) {
        if (piecesAt(state, hex, attacker).length === 0) continue;
        game.next('battle.begin', { hex, attacker, defender: seat, cause: 'at-once' });
      }
      askToSettle(game, seat, hex);
  }
}

/** SE-6.10: asks whether a Colony Ship settles on a planet that was just found, after all battles there. */
function askToSettle(game: Empires, seat: Seat, hex: HexId): void {
  const { state } = game;
  if (!isPlanet(state, hex) || colonyAt(state, hex) !== null) return;
  for (const owner of brothersOf(state, seat)) {
    if (typeof owner === 'number') game.next('combat.settle', { seat: owner, hex });
  }
}

/**
 * All units of the seat and its blood brothers in a hex are lost. Face-down units are named only to their owner
 * (SE-28).
 */
function loseAll(
  game: Empires,
  {
    seat,
    hex,
    pieces,
    key,
    rule,
  }: {
    readonly seat: Seat;
    readonly hex: HexId;
    readonly pieces: readonly Piece[];
    readonly key: 'explore.danger' | 'explore.no-way-back';
    readonly rule: string;
  },
): void {
  const words = (units: Message): Message => say(key, { seat: seatName(seat), units, hex: hexName(hex) });
  const owners = [...new Set(pieces.map(({ owner }) => owner))].filter(owner => typeof owner === 'number');
  game.tell?.({
    words: words(seenWords(pieces)),
    rule,
    refs: [hexRef(hex)],
    secrets: owners.map(owner => ({
      seats: [owner],
      words: words(seenWords(pieces.map(piece => (piece.owner === owner ? { ...piece, up: true } : piece)))),
    })),
  });
  for (const piece of pieces) destroyPiece(game, piece);
}

/** Whether units may be put in a hex without moving there: it is explored, and has no supernova and no enemies. */
function isSafeHex(state: EmpiresState, hex: HexId, seat: Seat): boolean {
  return (
    !isUnexplored(state, hex) &&
    !isEntry(state, hex) &&
    terrainOf(state, hex) !== 'supernova' &&
    !hasEnemies(state, hex, seat) &&
    !isBarred(state, hex, seat)
  );
}

/** Deals new handles to the counters of a side in a hex, separately for each owner. */
function dealAllHandles(state: EmpiresState, hex: HexId, seat: Seat): void {
  for (const owner of brothersOf(state, seat)) dealHandles(state, hex, owner);
}

/** SE-7.5: all units go back to where they came from; if that is impossible, to a hex that their owner chooses. */
function* goBack(game: Empires, { seat, hex }: ExplorationSteps['explore.back']): Rule {
  const { state } = game;
  const origins = new Set<HexId>();
  const stranded: Piece[] = [];
  for (const piece of forcesAt(state, hex, seat)) {
    for (const { part, to } of yield* splitByOrigin(game, seat, piece)) {
      if (to === null) stranded.push(part);
      else {
        part.at = to;
        origins.add(to);
      }
    }
  }
  if (origins.size > 0) {
    game.tell?.({
      words: say('explore.back', {
        seat: seatName(seat),
        from: hexName(hex),
        to: say('list', { parts: [...origins].map(to => say('hex', { hex: hexName(to) })) }),
      }),
      rule: 'SE-7.5',
      refs: [hexRef(hex)],
    });
  }
  for (const owner of brothersOf(state, seat)) {
    const ownStranded = stranded.filter(piece => piece.owner === owner);
    if (ownStranded.length > 0 && typeof owner === 'number') yield* leaveHex(game, owner, hex, ownStranded);
  }
  for (const origin of origins) dealAllHandles(state, origin, seat);
}

/** A counter and the hex that it goes back to; `null` if its owner chooses the hex. */
interface Retreat {
  readonly part: Piece;
  readonly to: HexId | null;
}

/**
 * SE-4.6: splits a counter whose units came from several hexes. Without free counters all of its units go back to one
 * of these hexes, which the owner chooses.
 */
function* splitByOrigin(game: Empires, seat: Seat, piece: Piece): Rule<readonly Retreat[]> {
  const { state } = game;
  const { owner, kind } = piece;
  const originOf = ({ from }: Deeds): HexId | null => (from !== null && isSafeHex(state, from, seat) ? from : null);
  const [first = null, ...others] = new Set(lotsOf(piece).map(originOf));
  const freeCount = (): number =>
    typeof owner === 'number' && isUnitKind(kind) ? freeCounters(state, owner, kind) : 0;
  if (others.length > 0 && game.uncover(freeCount) < others.length) {
    const safeHexes = [first, ...others].filter(to => to !== null);
    const question = { prompt: say('explore.back-ask', { hex: hexName(piece.at) }), rule: 'SE-7.5' };
    const answerer = typeof owner === 'number' ? owner : seat;
    return [{ part: piece, to: yield* choose(game, answerer, 'explore.back', hexOptions(safeHexes), question) }];
  }
  const originParts = others.map((to): Retreat => {
    const units = lotsOf(piece).filter(lot => originOf(lot) === to);
    return { part: split(state, piece, units), to };
  });
  return [{ part: piece, to: first }, ...originParts];
}

function* leaveHex(game: Empires, seat: Seat, hex: HexId, pieces: readonly Piece[]): Rule {
  const { state } = game;
  const safeHexes = neighboursOf(state, hex).filter(to => isSafeHex(state, to, seat));
  if (safeHexes.length === 0) {
    loseAll(game, { seat, hex, pieces, key: 'explore.no-way-back', rule: 'SE-7.5' });
    return;
  }
  const question = { prompt: say('explore.back-ask', { hex: hexName(hex) }), rule: 'SE-7.5' };
  const safeHex = yield* choose(game, seat, 'explore.back', hexOptions(safeHexes), question);
  for (const piece of pieces) piece.at = safeHex;
  dealAllHandles(state, safeHex, seat);
  const isBlackHole = terrainOf(state, safeHex) === 'black-hole';
  if (isBlackHole) game.next('hole.roll', { hex: safeHex, pieces: pieces.map(({ handle }) => handle), sling: false });
}

/** SE-7.7, SE-7.8: the right-hand player chooses the hex to which all units are shifted. */
function* shiftUnits(game: Empires, { seat, hex }: ExplorationSteps['explore.shift']): Rule {
  const { state } = game;
  const targets = neighboursOf(state, hex).filter(
    to => terrainOf(state, to) !== 'supernova' && !isBarred(state, to, seat),
  );
  if (targets.length === 0) return;
  if (state.solo !== undefined) {
    const driftHex = randomDrift(game, hex, targets);
    if (driftHex !== null) yield* shiftTo(game, { seat, hex, to: driftHex });
    return;
  }
  const chooser = rightOf(state, seat);
  const question = { prompt: say('explore.shift-ask', { seat: seatName(seat), hex: hexName(hex) }), rule: 'SE-7.7' };
  const targetHex = yield* choose(game, chooser, 'explore.shift', hexOptions(targets), question);
  const words = say('explore.shifted', {
    by: seatName(chooser),
    seat: seatName(seat),
    from: hexName(hex),
    to: hexName(targetHex),
  });
  game.tell?.({ words, rule: 'SE-7.7', refs: [hexRef(hex), hexRef(targetHex)] });
  yield* shiftTo(game, { seat, hex, to: targetHex });
}

/** SE-7.7: shifts all units of a hex to an adjacent hex. */
function* shiftTo(
  game: Empires,
  { seat, hex, to }: { readonly seat: Seat; readonly hex: HexId; readonly to: HexId },
): Rule {
  const { state } = game;
  for (const piece of forcesAt(state, hex, seat)) {
    piece.at = to;
    changeDeeds(piece, () => ({ from: hex }));
  }
  dealAllHandles(state, to, seat);
  renewMarker(game, hex);
  game.next('explore.landed', { seat, hex: to });
}

const DIE = 10;

/**
 * SE-7.7: in a solo game a die decides the direction of a shift, clockwise from the top; it is rolled again if units
 * may not go there. `null` if there is no possible hex.
 */
function randomDrift(game: Empires, hex: HexId, targets: readonly HexId[]): HexId | null {
  const { state } = game;
  const ring = ringOf(hex);
  const mayDriftTo = (to: HexId | null): to is HexId =>
    to !== null &&
    targets.includes(to) &&
    !isEntry(state, to) &&
    !(isUnexplored(state, to) && sidesAt(state, to).some(side => typeof side !== 'number'));
  if (!ring.some(mayDriftTo)) return null;
  for (;;) {
    const die = game.roll(DIE) + 1;
    const targetHex = ring[die - 1] ?? null;
    if (!mayDriftTo(targetHex)) continue;
    const words = say('explore.drifted', { seat: seatName(ALONE), from: hexName(hex), to: hexName(targetHex), die });
    game.tell?.({ words, rule: 'SE-7.7', refs: [hexRef(hex), hexRef(targetHex)] });
    return targetHex;
  }
}

/** SE-7.9, SE-29.12: shifted units explore and fight at once in the hex where they land. */
function* afterShift(game: Empires, { seat, hex }: ExplorationSteps['explore.landed']): Rule {
  const { state } = game;
  if (isUnexplored(state, hex)) {
    game.next('explore.flip', { seat, hex });
    return;
  }
  const handles = forcesAt(state, hex, seat).map(({ handle }) => handle);
  if (terrainOf(state, hex) === 'black-hole') game.next('hole.roll', { hex, pieces: handles, sling: false });
  for (const side of enemiesAt(state, hex, seat)) {
    const enemyPieces = game.uncover(() => forcesAt(state, hex, side));
    if (enemyPieces.some(piece => isCombatCapable(piece) || piece.kind === 'mine')) {
      game.next('battle.begin', { hex, attacker: seat, defender: side, cause: 'at-once' });
    } else destroyUnarmed(game, side, enemyPieces);
  }
  askToSettle(game, seat, hex);
}
