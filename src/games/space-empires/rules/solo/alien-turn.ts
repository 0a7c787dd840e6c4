import { beat } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import { sideName } from '../../../../kernel/words/message.ts';
import type { Side } from '../../../../kernel/words/message.ts';
import type { HexId } from '../../data/hexes.ts';
import { isCloaked } from '../../state/fire.ts';
import { changeDeeds } from '../../state/lots.ts';
import { isCombatCapable, piecesAt } from '../../state/pieces.ts';
import { alienTargets, canBreakIn, fleetsOf, isSealedIn, travellerOf, wayOfTurn } from '../../state/solo/alien-ways.ts';
import type { AlienTarget } from '../../state/solo/alien-ways.ts';
import { ALONE } from '../../state/solo/course.ts';
import { empireSide } from '../../state/solo/empires.ts';
import { canHide, wantsBattle } from '../../state/solo/encounters.ts';
import type { Empires, EmpiresState, Piece } from '../../state/state.ts';
import type { SoloSteps } from '../../state/steps.ts';
import { hexName, hexRef, pieceRef, say, seatName } from '../../text/say.ts';
import { announceRaiders, destroyUnarmed } from '../arrival.ts';
import { endMatch } from '../victory.ts';
import { alienEmpire } from './alien-building.ts';
import { chosenHex } from './chosen-hex.ts';

/** SE-26.8, SE-5.2: after the human player's turn, each alien empire in order moves all its fleets and then fights. */
export function* aliensTurn(game: Empires): Rule {
  const { state } = game;
  const empires = state.solo?.empires ?? [];
  if (empires.length > 0) state.phase = 'machines';
  for (const empireIndex of empires.keys()) {
    if (announceSealed(game, empireIndex)) yield* beat('empire');
    const stacks = fleetsOf(state, empireIndex);
    for (const stack of stacks)
      game.next('empire.fleet', { number: empireIndex, pieces: stack.map(({ handle }) => handle) });
    if (stacks.length > 0) game.next('empire.fights', { number: empireIndex });
  }
}

/**
 * SE-26.8.1, SE-5.4: announces once that the fleets of an empire will never come, and how the match may end. Returns
 * whether it was announced now.
 */
function announceSealed(game: Empires, empireIndex: number): boolean {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const { world, fallen, sealed } = empire;
  empire.sealed = !fallen && isSealedIn(state, world);
  if (sealed || !empire.sealed) return false;
  const { cycles } = state.options;
  game.tell?.({
    words: say(canBreakIn(state, world) ? 'empire.sealed' : 'empire.sealed-off', {
      side: sideName(empireSide(empireIndex)),
      hex: hexName(world),
      cycles,
    }),
    rule: 'SE-26.8.1',
    refs: [hexRef(world)],
  });
  return true;
}

/** SE-26.8: moves one alien fleet towards its target colony until something stops it. */
export function* fleetTurn(game: Empires, { number, pieces }: SoloSteps['empire.fleet']): Rule {
  const { state } = game;
  const stack = state.pieces.filter(({ handle }) => pieces.includes(handle));
  for (const piece of stack) changeDeeds(piece, () => ({ cloaked: null }));
  const fleet = travellerOf(state, number, stack);
  if (fleet === null) return;
  const targets = alienTargets(state, fleet);
  const target = yield* chooseTarget(
    game,
    number,
    fleet.at,
    targets.map(({ hex }) => hex),
  );
  const side = empireSide(number);
  const chosenTarget = targets.find(({ hex }) => hex === target);
  if (chosenTarget === undefined) {
    yield* stayPut(game, number, stack, fleet.at);
    return;
  }
  const refs = [hexRef(fleet.at), ...stack.map(({ handle }) => pieceRef(handle))];
  if (fleet.at !== chosenTarget.hex) {
    game.tell?.({
      words: say('empire.turn', { side: sideName(side), hex: hexName(fleet.at) }),
      rule: 'SE-26.8',
      refs,
    });
  }
  const way = wayOfTurn(state, fleet, chosenTarget.hex);
  if (way.length === 0) yield* announceFoundRaiders(game, stack, fleet.at, true);
  for (const [place, hex] of way.entries()) {
    for (const piece of stack) piece.at = hex;
    sweepUnarmed(game, hex);
    if (stopsAt(state, stack, hex) || (yield* announceFoundRaiders(game, stack, hex, place === way.length - 1))) break;
  }
  const stopHex = stack[0]?.at ?? fleet.at;
  if (stopHex === fleet.at) return;
  tellMove(game, { side, from: fleet.at, at: stopHex, gone: way.indexOf(stopHex) + 1, target: chosenTarget, stack });
  yield* beat('empire');
}

/** Reports where an alien fleet has gone, and why. */
function tellMove(
  game: Empires,
  {
    side,
    from,
    at,
    gone,
    target,
    stack,
  }: {
    readonly side: Side;
    readonly from: HexId;
    readonly at: HexId;
    readonly gone: number;
    readonly target: AlienTarget;
    readonly stack: readonly Piece[];
  },
): void {
  game.tell?.({
    words: say(target.defended ? 'empire.moves-defended' : 'empire.moves', {
      side: sideName(side),
      from: hexName(from),
      to: hexName(at),
      target: hexName(target.hex),
      phases: target.phases,
      left: target.moves - gone,
    }),
    rule: 'SE-26.8.3',
    refs: [hexRef(from), hexRef(at), hexRef(target.hex), ...stack.map(({ handle }) => pieceRef(handle))],
  });
}

/**
 * An alien fleet stays because each colony is guarded too well for its Raiders, or no path leads to any. If its
 * homeworld is sealed in, that has been announced already.
 */
function* stayPut(game: Empires, empireIndex: number, stack: readonly Piece[], hex: HexId): Rule {
  const { state } = game;
  yield* announceFoundRaiders(game, stack, hex, true);
  const isShut = isSealedIn(state, hex);
  if (isShut && alienEmpire(state, empireIndex).world === hex) return;
  const params = { side: sideName(empireSide(empireIndex)), hex: hexName(hex) };
  game.tell?.({ words: say('empire.turn', params), rule: 'SE-26.8', refs: [hexRef(hex)] });
  game.tell?.({
    words: say(isShut ? 'empire.shut-in' : 'empire.stays', params),
    rule: isShut ? 'SE-26.8.1' : 'SE-26.8.6',
    refs: [hexRef(hex)],
  });
  yield* beat('empire');
}

/** SE-6.8: an alien fleet destroys unarmed units without guards in the hex that it enters. */
function sweepUnarmed(game: Empires, hex: HexId): void {
  const playerPieces = game.uncover(() => piecesAt(game.state, hex, ALONE));
  if (playerPieces.length > 0 && !playerPieces.some(isArmed)) destroyUnarmed(game, ALONE, playerPieces);
}

/**
 * Whether an alien fleet must stop in a hex: the player has armed units or mines there, and the fleet is not cloaked
 * (SE-6.8, SE-15.1).
 */
function stopsAt(state: EmpiresState, stack: readonly Piece[], hex: HexId): boolean {
  return piecesAt(state, hex, ALONE).some(isArmed) && !canHide(state, stack, hex);
}

/**
 * SE-15.2: asks whether the player stops alien Raiders in a hex by showing a scanner. Raiders that end their move there
 * and want a battle need no question. Returns whether some were found.
 */
function* announceFoundRaiders(game: Empires, stack: readonly Piece[], hex: HexId, ends: boolean): Rule<boolean> {
  const { state } = game;
  const [first] = stack;
  if (first === undefined || !canHide(state, stack, hex) || !piecesAt(state, hex, ALONE).some(isArmed)) return false;
  for (const piece of stack) changeDeeds(piece, () => ({ cloaked: 'announced' }));
  if (ends && wantsBattle(state, stack, hex)) return false;
  if (!game.uncover(() => stack.some(piece => !isCloaked(state, piece, hex, ALONE)))) return false;
  const foundRaiders = yield* announceRaiders(game, stack, [ALONE]);
  for (const piece of foundRaiders) changeDeeds(piece, () => ({ cloaked: null }));
  return foundRaiders.length > 0;
}

function isArmed(piece: Piece): boolean {
  return isCombatCapable(piece) || piece.kind === 'mine';
}

function* chooseTarget(
  game: Empires,
  empireIndex: number,
  startHex: HexId,
  hexes: readonly HexId[],
): Rule<HexId | null> {
  const prompt = say('empire.target-ask', { side: sideName(empireSide(empireIndex)), hex: hexName(startHex) });
  return yield* chosenHex(game, hexes, 'empire.target', { prompt, rule: 'SE-26.8.3' });
}

/**
 * SE-26.2, SE-26.1: the homeworld of an empire has fallen, so it builds nothing more. With the last empire the game is
 * won.
 */
export function empireFell(game: Empires, hex: HexId): void {
  const { state } = game;
  const empires = state.solo?.empires ?? [];
  const empireIndex = empires.findIndex(({ world }) => world === hex);
  const empire = alienEmpire(state, empireIndex);
  empire.fallen = true;
  game.tell?.({
    words: say('empire.fell', { side: sideName(empireSide(empireIndex)), hex: hexName(hex) }),
    rule: 'SE-26.2',
    refs: [hexRef(hex)],
  });
  if (!empires.every(({ fallen }) => fallen)) return;
  endMatch(game, [ALONE], say('victory.aliens', { seat: seatName(ALONE), cycle: state.cycle }));
}
