import { choose } from '../../../kernel/match/rule.ts';
import type { Option } from '../../../kernel/match/decision.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { terrainOf } from '../state/board.ts';
import { changeDeeds } from '../state/lots.ts';
import { enemiesAt, forcesAt, isCombatCapable, piecesAt } from '../state/pieces.ts';
import { dealHandles } from '../state/placing.ts';
import { techOf } from '../state/carried.ts';
import { brothersOf, MACHINES_SIDE, seatState } from '../state/seats.ts';
import { bestScanner, isCloaked } from '../state/fire.ts';
import { endsMove, hopesForEscort, whyNotStep } from '../state/steps-allowed.ts';
import type { ChapterRules, Empires, Piece } from '../state/state.ts';
import type { MovementSteps } from '../state/steps.ts';
import { fleetWords, hexName, hexRef, levelWords, markerName, say } from '../text/say.ts';
import { revealMarker } from './markers.ts';
import { destroyPiece, destroyStranded } from './removing.ts';
import { scuttleUnits, scuttleOptions } from './handling.ts';
import { setOut } from './setting-out.ts';

/** The steps that resolve the arrival of a stack in a hex (SE-6.4 to SE-6.9, SE-15.2). */
export const arrivalSteps: Omit<
  ChapterRules<MovementSteps>,
  'move.choose' | 'move.where' | 'move.split' | 'move.scuttle' | 'move.over'
> = {
  'move.arrive': arrive,
  'move.meet': meetOthers,
  'move.met': resolveMeeting,
  'move.pass': passUnseen,
  'move.stopped': stopStack,
  'move.scanned': settleScan,
  'entry.scuttle': scuttleAtEntry,
  'hole.roll': rollAtHole,
};

/** The counters of the stack that has just entered a hex. */
function walkingPieces(game: Empires): Piece[] {
  const { walk } = game.state;
  return walk === null ? [] : game.state.pieces.filter(({ handle }) => walk.pieces.includes(handle));
}

/** A stack enters a hex: some hexes end its move (SE-6.4), and in a black hole its units roll dice (SE-6.6). */
function* arrive(game: Empires): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  const isMoveOver = endsMove(state, walk.at, walk.road);
  if (isMoveOver) for (const piece of walkingPieces(game)) changeDeeds(piece, () => ({ halted: true }));
  if (terrainOf(state, walk.at) === 'black-hole' && !walk.road) {
    game.next('hole.roll', { hex: walk.at, pieces: [...walk.pieces], sling: walk.sling });
  }
  game.next('move.meet', {});
}

/** The highest die result, of ten, with which a unit survives a black hole (SE-1.5, SE-6.6). */
const SURVIVES_UP_TO = 6;
const SLINGSHOT_BONUS = 2;

/**
 * SE-6.6: each unit except fighters rolls a die in a black hole and survives with 1 to 6. A slingshot adds 2 (SE-18.1).
 */
function* rollAtHole(game: Empires, { hex, pieces, sling }: MovementSteps['hole.roll']): Rule {
  const { state } = game;
  const rollingPieces = piecesAt(state, hex).filter(({ handle }) => pieces.includes(handle));
  for (const piece of rollingPieces) {
    if (piece.kind === 'fighter') continue;
    const dieRolls = Array.from({ length: piece.count }, () => game.roll(10) + 1);
    const lostCount = dieRolls.filter(die => die + (sling ? SLINGSHOT_BONUS : 0) > SURVIVES_UP_TO).length;
    game.tell?.({
      words: say('hole.rolled', {
        side: sideName(piece.owner),
        hex: hexName(hex),
        dice: dieRolls.join(' '),
        lost: lostCount,
      }),
      rule: 'SE-6.6',
      refs: [hexRef(hex)],
    });
    if (sling) changeDeeds(piece, () => ({ slung: true }));
    if (lostCount > 0) destroyPiece(game, piece, lostCount);
  }
  for (const side of new Set(rollingPieces.map(({ owner }) => owner))) destroyStranded(game, hex, side);
}

/** SE-6.8: a stack meets the other sides in its hex; they may scuttle units there first (SE-4.7). */
function* meetOthers(game: Empires): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  if (walk.pieces.length > 0) {
    const sides = enemiesAt(state, walk.at, walk.seat).flatMap(side => brothersOf(state, side));
    for (const side of sides) {
      if (typeof side !== 'number' || piecesAt(state, walk.at, side).length === 0) continue;
      // Only seats that want to be asked about scuttling are asked, and these always: otherwise the question itself
      // would reveal something about hidden units.
      if (game.uncover(() => seatState(state, side).wary)) game.next('entry.scuttle', { seat: side, hex: walk.at });
    }
    game.next('move.met', {});
  }
  game.next('move.stopped', {});
}

/** SE-4.7 (2): a seat may scuttle units in a hex that is entered; they vanish like decoys. */
function* scuttleAtEntry(game: Empires, { seat, hex }: MovementSteps['entry.scuttle']): Rule {
  const options: Option<{ readonly piece: Piece; readonly units: number } | null>[] = [
    { id: 'done', words: say('scuttle.nothing'), value: null },
    ...piecesAt(game.state, hex, seat).flatMap(piece =>
      scuttleOptions(piece, `:c${piece.handle}`).map(option => ({
        ...option,
        value: { piece, units: option.value },
      })),
    ),
  ];
  const question = {
    prompt: say('scuttle.at-entry', { hex: hexName(hex) }),
    rule: 'SE-4.7',
    secrecy: 'own-view',
  } as const;
  const scuttling = yield* choose(game, seat, 'entry.scuttle', options, question);
  if (scuttling === null) return;
  scuttleUnits(game, scuttling.piece, scuttling.units);
  game.next('entry.scuttle', { seat, hex });
}

/** SE-6.8, SE-6.9, SE-16.3, SE-4.5: armed units in the hex stop the stack; unarmed ones are destroyed. */
function* resolveMeeting(game: Empires): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  const stoppingSides: Side[] = [];
  for (const side of enemiesAt(state, walk.at, walk.seat)) {
    const enemyPieces = game.uncover(() => forcesAt(state, walk.at, side));
    if (enemyPieces.some(piece => isCombatCapable(piece) || piece.kind === 'mine')) stoppingSides.push(side);
    else destroyUnarmed(game, side, enemyPieces);
  }
  if (stoppingSides.length === 0) return;
  if (walk.slips) game.next('move.pass', { enemies: stoppingSides });
  else for (const piece of walkingPieces(game)) changeDeeds(piece, () => ({ halted: true }));
}

/** SE-6.8, SE-29.7: destroys unarmed units and lone decoys at once; the stack that enters stays hidden. */
export function destroyUnarmed(game: Empires, side: Side, pieces: readonly Piece[]): void {
  const [first] = pieces;
  if (first === undefined) return;
  const hex = first.at;
  game.tell?.({
    words: say('move.swept', { side: sideName(side), units: fleetWords(pieces), hex: hexName(hex) }),
    rule: pieces.every(({ kind }) => kind === 'decoy') ? 'SE-4.5' : 'SE-6.8',
    refs: [hexRef(hex)],
  });
  for (const piece of pieces) destroyPiece(game, piece);
}

/** SE-15.2: cloaked Raiders move on, unless an enemy shows a scanner that finds them. Each enemy is asked by itself. */
function* passUnseen(game: Empires, { enemies }: MovementSteps['move.pass']): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  const raiders = walkingPieces(game);
  const foundRaiders = yield* announceRaiders(game, raiders, enemies);
  for (const piece of raiders)
    changeDeeds(piece, () => (foundRaiders.includes(piece) ? { halted: true } : { cloaked: 'announced' }));
}

/**
 * The four announcements of SE-15.2: Raiders, a scanner, and the levels of both. Returns the Raiders that were found.
 */
export function* announceRaiders(
  game: Empires,
  raiders: readonly Piece[],
  enemies: readonly Side[],
): Rule<readonly Piece[]> {
  const { state } = game;
  const [first] = raiders;
  if (first === undefined) return [];
  const { at: hex } = first;
  for (const owner of new Set(raiders.map(piece => piece.owner))) {
    const words = say('raiders.announced', { seat: sideName(owner), hex: hexName(hex) });
    game.tell?.({ words, rule: 'SE-15.2', refs: [hexRef(hex)] });
  }
  if (terrainOf(state, hex) === 'nebula') return raiders;
  let hiddenRaiders = raiders;
  for (const enemy of enemies.flatMap(side => brothersOf(state, side))) {
    if (hiddenRaiders.length === 0) break;
    if (typeof enemy !== 'number') {
      // SE-17.7: aliens find no Raiders; SE-18.3: machines find all of them.
      const seesAll = state.solo !== undefined && enemy === MACHINES_SIDE; // SE-25.5: solo-game machines
      hiddenRaiders = seesAll ? [] : hiddenRaiders.filter(piece => isCloaked(state, piece, hex, enemy));
    } else if (piecesAt(state, hex, enemy).length > 0) {
      // In a solo game there is no other player to hide from, so a seat without a useful scanner is not asked.
      if (state.solo !== undefined && hiddenRaiders.every(piece => isCloaked(state, piece, hex, enemy))) continue;
      const scanner = yield* askForScanner(game, enemy, hex, first.owner);
      if (scanner > 0) hiddenRaiders = nameLevels(game, hiddenRaiders, enemy, scanner);
    }
  }
  return raiders.filter(piece => !hiddenRaiders.includes(piece));
}

/**
 * Asks a seat to show a scanner against Raiders in a hex, by its own destroyers. Returns the scanner level; 0 for none.
 */
function* askForScanner(game: Empires, enemy: Seat, hex: HexId, owner: Side): Rule<number> {
  const scanner = bestScanner(game.state, piecesAt(game.state, hex, enemy)); // the seat knows its own scanners
  return yield* choose(
    game,
    enemy,
    'raiders.scanner',
    [
      { id: 'pass', words: say('raiders.no-scanner'), value: 0 },
      ...(scanner > 0 ? [{ id: 'scanner', words: say('raiders.scanner', { level: scanner }), value: scanner }] : []),
    ],
    {
      prompt: say('raiders.scanner-ask', { seat: sideName(owner), hex: hexName(hex) }),
      rule: 'SE-15.2',
      secrecy: 'own-view',
    },
  );
}

/** SE-15.1: announces the levels of Raiders and of a scanner. Returns the Raiders that are still hidden. */
function nameLevels(game: Empires, raiders: readonly Piece[], enemy: Seat, scanner: number): Piece[] {
  const { state } = game;
  game.reveal();
  const enemyLevels = seatState(state, enemy).shown;
  enemyLevels.scanners = Math.max(enemyLevels.scanners ?? 0, scanner);
  const announced = new Set<string>();
  for (const raider of raiders) {
    const { owner, at } = raider;
    const { special: cloak } = techOf(state, raider);
    if (announced.has(`${owner} ${cloak}`)) continue;
    announced.add(`${owner} ${cloak}`);
    if (typeof owner === 'number') {
      const { shown } = seatState(state, owner);
      shown.cloaking = Math.max(shown.cloaking ?? 0, cloak);
    }
    game.tell?.({
      words: say(scanner >= cloak ? 'raiders.found' : 'raiders.not-found', {
        seat: sideName(owner),
        hex: hexName(at),
        enemy: sideName(enemy),
        cloak: levelWords('cloaking', cloak),
        scanner: levelWords('scanners', scanner),
      }),
      rule: 'SE-15.2',
      refs: [hexRef(at)],
    });
  }
  return raiders.filter(raider => techOf(state, raider).special > scanner);
}

/**
 * A stack has arrived: it gets new handles, so that nobody can tell which counter of the hex is which. On a repeated
 * path the stack moves on at once.
 */
function* stopStack(game: Empires): Rule {
  const { state } = game;
  const { walk } = state;
  if (walk === null) return;
  const stack = walkingPieces(game);
  const [hex, ...onward] = walk.onward ?? [];
  state.walk = null;
  dealHandles(state, walk.at, walk.seat);
  if (hex === undefined || stack.length === 0 || whyNotStep(state, walk.seat, stack, hex) !== null) return;
  if (hopesForEscort(state, walk.seat, stack, hex)) return;
  setOut(game, walk.seat, stack, { hex, onward });
}

/** SE-7.13: a seat chooses whether a marker that its Cruiser has scanned is put back face down or turned up. */
function* settleScan(game: Empires, { seat, hex }: MovementSteps['move.scanned']): Rule {
  const marker = seatState(game.state, seat).scans[hex];
  if (marker === undefined) return;
  const isTurnedUp = yield* choose(
    game,
    seat,
    'move.scanned',
    [
      { id: 'put-back', words: say('scan.put-back'), refs: [hexRef(hex)], value: false },
      { id: 'turn-up', words: say('scan.turn-up'), refs: [hexRef(hex)], value: true },
    ],
    {
      prompt: say('scan.ask', { hex: hexName(hex), marker: markerName(marker) }),
      rule: 'SE-7.13',
      secrecy: 'own-view',
    },
  );
  if (isTurnedUp) revealMarker(game, hex, seat, 'scan');
}
