import { beat, choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import { sideName } from '../../../../kernel/words/message.ts';
import type { HexId } from '../../data/hexes.ts';
import { COLONY_STEPS, HOMEWORLD_STEPS } from '../../data/units.ts';
import { colonyAt, hexState } from '../../state/board.ts';
import { aimAtColony, hits, isCloaked } from '../../state/fire.ts';
import { isCombatCapable, piecesAt } from '../../state/pieces.ts';
import { alienTargets, fleetsOf, isMobile, travellerOf, wayOfTurn } from '../../state/solo/alien-ways.ts';
import { ALONE } from '../../state/solo/course.ts';
import { empireSide } from '../../state/solo/empires.ts';
import type { Colony, Empires, EmpiresState, Piece } from '../../state/state.ts';
import type { SoloSteps } from '../../state/steps.ts';
import { hexName, hexRef, kindName, pieceRef, say, seatName } from '../../text/say.ts';
import { sweepAway } from '../arrival.ts';
import { hexOptions } from '../options.ts';
import { endWith } from '../victory.ts';
import { empireNumber, prepareToFight } from './alien-building.ts';

/** SE-26.8: after the human player's turn the fleets of all empires move, the first empire first. */
export function* aliensTurn(game: Empires): Rule {
  const { state } = game;
  const empires = state.solo?.empires ?? [];
  if (empires.length > 0) state.phase = 'machines';
  for (const number of empires.keys()) {
    for (const stack of fleetsOf(state, number)) {
      game.next('empire.fleet', { number, pieces: stack.map(({ handle }) => handle) });
    }
  }
}

/** SE-26.8: one fleet goes towards its colony, and fights where it meets units. */
export function* fleetTurn(game: Empires, { number, pieces }: SoloSteps['empire.fleet']): Rule {
  const { state } = game;
  const stack = state.pieces.filter(({ handle }) => pieces.includes(handle));
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
  const chosen = targets.find(({ hex }) => hex === target);
  const about = { rule: 'SE-26.8', refs: [hexRef(fleet.at), ...stack.map(({ handle }) => pieceRef(handle))] };
  if (fleet.at !== target)
    game.tell?.({ words: say('empire.turn', { side: sideName(side), hex: hexName(fleet.at) }), ...about });
  if (target === null || chosen === undefined) {
    game.tell?.({
      words: say('empire.stays', { side: sideName(side), hex: hexName(fleet.at) }),
      rule: 'SE-26.8.6',
      refs: [hexRef(fleet.at)],
    });
    yield* beat('empire');
    return;
  }
  const way = wayOfTurn(state, fleet, target);
  for (const hex of way) {
    for (const piece of stack) Object.assign(piece, { from: piece.at, at: hex });
    if (stopsAt(state, stack, hex)) break;
  }
  const at = stack[0]?.at ?? fleet.at;
  if (at !== fleet.at) {
    game.tell?.({
      words: say(chosen.defended ? 'empire.moves-defended' : 'empire.moves', {
        side: sideName(side),
        from: hexName(fleet.at),
        to: hexName(at),
        target: hexName(target),
        phases: chosen.phases,
        left: chosen.moves - way.indexOf(at) - 1,
      }),
      rule: 'SE-26.8.3',
      refs: [hexRef(fleet.at), hexRef(at), hexRef(target), ...stack.map(({ handle }) => pieceRef(handle))],
    });
    yield* beat('empire');
  }
  const theirs = game.uncover(() => piecesAt(state, at, ALONE));
  const isFight = theirs.some(piece => isCombatCapable(piece) || piece.kind === 'mine');
  if (isFight && (at === target || stopsAt(state, stack, at))) {
    game.next('battle.begin', { hex: at, attacker: side, defender: ALONE, cause: 'at-once' });
  } else if (theirs.length > 0 && !isFight) sweepAway(game, ALONE, theirs);
  game.next('empire.siege', { number, hex: at });
}

/** Whether a fleet has to stop in a hex: the player has armed units there, and sees it (SE-26.8.6, SE-15.2). */
function stopsAt(state: EmpiresState, stack: readonly Piece[], hex: HexId): boolean {
  const armed = piecesAt(state, hex, ALONE).some(piece => isCombatCapable(piece) || piece.kind === 'mine');
  return armed && stack.some(piece => !isCloaked(state, piece, hex, ALONE));
}

function* chooseTarget(game: Empires, number: number, from: HexId, hexes: readonly HexId[]): Rule<HexId | null> {
  if (hexes.length === 0) return null;
  const prompt = say('empire.target-ask', { side: sideName(empireSide(number)), hex: hexName(from) });
  return yield* choose(game, ALONE, 'empire.target', hexOptions(hexes), { prompt, rule: 'SE-26.8.3', obvious: true });
}

/** SE-26.8.5: a fleet at a colony that nobody guards any more fires at it, each unit once a turn. */
export function* siege(game: Empires, { number, hex }: SoloSteps['empire.siege']): Rule {
  const { state } = game;
  const side = empireSide(number);
  if (!isOpen(state, hex)) return;
  prepareToFight(game, number, hex); // SE-26.6: firing at a colony is combat, too
  for (const piece of piecesAt(state, hex, side).filter(({ kind }) => isMobile(kind) && kind !== 'alien-fleet')) {
    if (!isCombatCapable(piece)) continue;
    for (let unit = 0; unit < piece.count; unit += 1) {
      const colony = colonyAt(state, hex);
      if (colony === null || !isOpen(state, hex)) return;
      bombard(game, piece, hex, colony);
      yield* beat('bombard');
    }
  }
}

/** Whether a hex has a colony of the player that nobody guards. */
function isOpen(state: EmpiresState, hex: HexId): boolean {
  return colonyAt(state, hex)?.owner === ALONE && !piecesAt(state, hex, ALONE).some(isCombatCapable);
}

const DIE = 10;

function bombard(game: Empires, piece: Piece, hex: HexId, colony: Colony): void {
  const { state } = game;
  const aim = aimAtColony(state, piece);
  const die = game.roll(DIE) + 1;
  const hit = hits(state, aim, die);
  state.shots.push({ ...aim, die, hit });
  const refs = [hexRef(hex)];
  const told = { side: sideName(piece.owner), unit: kindName(piece.kind), hex: hexName(hex), die, needed: aim.needed };
  game.tell?.({ words: say(hit ? 'empire.hits-colony' : 'empire.misses-colony', told), rule: 'SE-9.2', refs });
  if (!hit) return;
  const steps = colony.world ? HOMEWORLD_STEPS : COLONY_STEPS;
  const value = colony.value === 0 ? undefined : steps[steps.indexOf(colony.value) - 1];
  if (value !== undefined && value > 0) {
    colony.value = value;
    return;
  }
  hexState(state, hex).colony = null;
  game.tell?.({
    words: say(colony.world ? 'bombard.world-destroyed' : 'bombard.destroyed', {
      seat: seatName(ALONE),
      hex: hexName(hex),
    }),
    rule: 'SE-9.3',
    refs,
  });
  if (!colony.world) return;
  endWith(
    game,
    [],
    say('defeat.aliens', { seat: seatName(ALONE), side: sideName(piece.owner), hex: hexName(hex), cycle: state.cycle }),
    [String(piece.owner)],
  );
}

/** SE-26.2, SE-26.1: the homeworld of an empire has fallen: it builds nothing more; with the last one the game is won. */
export function empireFell(game: Empires, hex: HexId): void {
  const { state } = game;
  const empires = state.solo?.empires ?? [];
  const number = empires.findIndex(({ world }) => world === hex);
  const empire = empireNumber(state, number);
  empire.fallen = true;
  game.tell?.({
    words: say('empire.fell', { side: sideName(empireSide(number)), hex: hexName(hex) }),
    rule: 'SE-26.2',
    refs: [hexRef(hex)],
  });
  if (!empires.every(({ fallen }) => fallen)) return;
  endWith(game, [ALONE], say('victory.aliens', { seat: seatName(ALONE), cycle: state.cycle }));
}
