import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { hexState, terrainOf } from '../state/board.ts';
import { goalsOf, stepsInto } from '../state/machine-ways.ts';
import { enemiesAt, piecesAt, piecesOf } from '../state/pieces.ts';
import { addPiece } from '../state/placing.ts';
import { MACHINES_SIDE } from '../state/seats.ts';
import type { ChapterRules, Empires } from '../state/state.ts';
import type { MachineSteps } from '../state/steps.ts';
import { hexName, hexRef, markerName, say } from '../text/say.ts';
import { colonyLost } from './victory.ts';
import { searchWreck } from './wrecks.ts';

/** The steps of doomsday machines in a match of several seats (SE-18.3). */
export const machineSteps: ChapterRules<MachineSteps> = {
  'machines.begin': beginMachines,
  'machines.move': moveMachine,
  'machines.destroy': destroyWorld,
};

/** How many rolls on the wreck table a seat gets for destroying a machine (SE-18.3). */
const WRECKS_IN_A_MACHINE = 2;

/** SE-18.3.1: places a machine in the hex where its marker was turned up. */
export function placeMachine(game: Empires, hex: HexId): void {
  const tech = { attack: 0, defence: 0, tactics: 0, movement: 1, special: 0 };
  addPiece(game.state, { owner: MACHINES_SIDE, kind: 'machine', count: 1, tech, at: hex, up: true });
  game.tell?.({ words: say('machines.found', { hex: hexName(hex) }), rule: 'SE-18.3.1', refs: [hexRef(hex)] });
}

/** SE-18.3.2: lets each machine move after all seats have moved. */
function* beginMachines(game: Empires): Rule {
  const { state } = game;
  const machines = piecesOf(state, MACHINES_SIDE);
  if (machines.length === 0) return;
  state.phase = 'machines';
  for (const { handle } of machines) game.next('machines.move', { machine: handle });
}

/**
 * SE-18.3.2 to SE-18.3.5: moves a machine to the nearest goal, or else anywhere. There it fights and takes the planet.
 */
function* moveMachine(game: Empires, { machine }: MachineSteps['machines.move']): Rule {
  const { state } = game;
  const piece = state.pieces.find(({ handle }) => handle === machine);
  if (piece === undefined) return;
  const startHex = piece.at;
  const goals = goalsOf(state, startHex);
  const reachable = goals.length > 0 ? goals : stepsInto(state, startHex);
  const targetHex =
    reachable.length === 0 ? startHex : (reachable[reachable.length > 1 ? game.roll(reachable.length) : 0] ?? startHex);
  piece.at = targetHex;
  const key = targetHex === startHex ? 'machines.stays' : goals.length > 0 ? 'machines.hunts' : 'machines.drifts';
  game.tell?.({
    words: say(key, { from: hexName(startHex), to: hexName(targetHex) }),
    rule: 'SE-18.3.2',
    refs: [hexRef(startHex), hexRef(targetHex)],
  });
  for (const side of enemiesAt(state, targetHex, MACHINES_SIDE)) {
    game.next('battle.begin', { hex: targetHex, attacker: MACHINES_SIDE, defender: side, cause: 'at-once' });
  }
  game.next('machines.destroy', { hex: targetHex });
  yield* beat('machine');
}

/** SE-18.3.5: a machine destroys the planet or asteroids in its hex, including a colony. */
function* destroyWorld(game: Empires, { hex }: MachineSteps['machines.destroy']): Rule {
  const { state } = game;
  const marker = terrainOf(state, hex);
  const isDestructible = marker === 'planet' || marker === 'barren' || marker === 'homeworld' || marker === 'asteroids';
  if (!isDestructible || piecesAt(state, hex, MACHINES_SIDE).length === 0) return;
  const hexContents = hexState(state, hex);
  const { colony } = hexContents;
  hexContents.marker = null;
  const params = { hex: hexName(hex), marker: markerName(marker) };
  const refs = [hexRef(hex)];
  if (colony === null) {
    game.tell?.({ words: say('machines.destroyed', params), rule: 'SE-18.3.5', refs });
  } else {
    const words = say('machines.destroyed-colony', { ...params, seat: sideName(colony.owner) });
    game.tell?.({ words, rule: 'SE-18.3.5', refs });
    hexContents.colony = null;
    colonyLost(game, hex, colony);
  }
  yield* beat('machine');
}

/** SE-18.3: reports that a machine is destroyed; a seat that destroyed it gains two levels. */
export function machineFell(game: Empires, hex: HexId, attackingSide: Side): void {
  game.tell?.({
    words: say('machines.fell', { side: sideName(attackingSide), hex: hexName(hex) }),
    rule: 'SE-18.3',
    refs: [hexRef(hex)],
  });
  if (typeof attackingSide !== 'number') return;
  for (let roll = 0; roll < WRECKS_IN_A_MACHINE; roll += 1) searchWreck(game, attackingSide, 'SE-18.3');
}
