import { beat } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { HexId } from '../../data/hexes.ts';
import { scenarioOf } from '../../data/scenarios.ts';
import { SIDES_PER_ENTRY } from '../../data/solo/schedules.ts';
import { distance, hexState, isPlanet, terrainOf } from '../../state/board.ts';
import { machineFacts } from '../../state/machines.ts';
import { firstLevels } from '../../state/new-state.ts';
import { isCombatCapable, piecesAt, hasEnemies } from '../../state/pieces.ts';
import { addPiece } from '../../state/placing.ts';
import { carriedAt } from '../../state/carried.ts';
import { MACHINES_SIDE } from '../../state/seats.ts';
import { ALONE, stepsTowards, targetsOf } from '../../state/solo/course.ts';
import type { ChapterRules, Empires, EmpiresState, Piece } from '../../state/state.ts';
import type { SoloMachine } from '../../state/solo/powers.ts';
import type { SoloSteps } from '../../state/steps.ts';
import { hexName, hexRef, markerName, pieceRef, say, seatName } from '../../text/say.ts';
import { destroyStranded } from '../removing.ts';
import { isStandOff } from '../combat.ts';
import { endMatch, loseHeldPoint } from '../victory.ts';
import { chosenHex } from './chosen-hex.ts';

/** The steps of doomsday machines in a solo game (SE-25). */
export const soloMachineSteps: Pick<
  ChapterRules<SoloSteps>,
  'solo.machines' | 'solo.machine' | 'solo.fights' | 'solo.planet'
> = {
  'solo.machines': machinesTurn,
  'solo.machine': moveMachine,
  'solo.fights': machinesFight,
  'solo.planet': destroyPlanet,
};

/** SE-25.4, SE-5.2: after the player's turn each machine moves, in order of appearance; then they fight. */
function* machinesTurn(game: Empires): Rule {
  const { state } = game;
  const machines = state.solo?.machines ?? [];
  if (machines.length > 0) state.phase = 'machines';
  for (const [number, { fate }] of machines.entries()) {
    if (fate === 'here') game.next('solo.machine', { number });
  }
  game.next('solo.fights', {});
}

/** SE-25.5, SE-8.1: all machines in a hex fight together, and then destroy its planet. */
function* machinesFight(game: Empires): Rule {
  const { state } = game;
  const machineHexes = (state.solo?.machines ?? []).flatMap((_, number) => {
    const machineAndPiece = machineOnMap(state, number);
    return machineAndPiece === null ? [] : [{ number, hex: machineAndPiece.piece.at }];
  });
  for (const fightHex of [...new Set(machineHexes.map(({ hex }) => hex))].sort()) {
    const meetsEnemies = hasEnemies(state, fightHex, MACHINES_SIDE) && !isStandOff(state, fightHex, ALONE);
    if (meetsEnemies)
      game.next('battle.begin', { hex: fightHex, attacker: MACHINES_SIDE, defender: ALONE, cause: 'at-once' });
    for (const { number, hex } of machineHexes) if (hex === fightHex) game.next('solo.planet', { number });
  }
}

/** The machine with this number, from 0, and its counter; `null` if it is not on the map. */
function machineOnMap(
  state: EmpiresState,
  machineIndex: number,
): { readonly machine: SoloMachine; readonly piece: Piece } | null {
  const machine = state.solo?.machines[machineIndex];
  const piece = state.pieces.find(({ handle }) => handle === machine?.handle);
  return machine === undefined || piece === undefined ? null : { machine, piece };
}

/** SE-25.4: moves a machine one hex towards the nearest colony. */
function* moveMachine(game: Empires, { number }: SoloSteps['solo.machine']): Rule {
  const { state } = game;
  const machineAndPiece = machineOnMap(state, number);
  if (machineAndPiece === null) return;
  const { piece } = machineAndPiece;
  const target = yield* chooseTarget(game, number, piece.at);
  if (target === null) return;
  const nextHex = yield* chooseStep(game, number, piece.at, target);
  if (nextHex === null) return;
  const startHex = piece.at;
  game.tell?.({
    words: say('machine.turn', { number: number + 1, hex: hexName(startHex) }),
    rule: 'SE-25.4',
    refs: [hexRef(startHex), pieceRef(piece.handle)],
  });
  piece.at = nextHex;
  piece.fired = 0;
  game.tell?.({
    words: say('machine.moves', {
      number: number + 1,
      from: hexName(startHex),
      to: hexName(nextHex),
      target: hexName(target),
      value: state.hexes[target]?.colony?.value ?? 0,
      left: distance(state, nextHex, target),
    }),
    rule: 'SE-25.4',
    refs: [hexRef(startHex), hexRef(nextHex), hexRef(target), pieceRef(piece.handle)],
  });
  yield* beat('machine');
}

function* chooseTarget(game: Empires, machineIndex: number, startHex: HexId): Rule<HexId | null> {
  const hexes = targetsOf(game.state, startHex).map(({ hex }) => hex);
  const prompt = say('machine.target-ask', { number: machineIndex + 1, hex: hexName(startHex) });
  return yield* chosenHex(game, hexes, 'machine.target', { prompt, rule: 'SE-25.4' });
}

function* chooseStep(game: Empires, machineIndex: number, startHex: HexId, target: HexId): Rule<HexId | null> {
  const hexes = stepsTowards(game.state, startHex, target);
  const prompt = say('machine.step-ask', { number: machineIndex + 1, hex: hexName(startHex), target: hexName(target) });
  return yield* chosenHex(game, hexes, 'machine.step', { prompt, rule: 'SE-25.4' });
}

/** How many hits a machine recovers by destroying a planet (SE-25.6). */
const HITS_HEALED = 2;

/** SE-25.6, SE-25.7: a machine destroys a planet without defenders, including its colony, and recovers from damage. */
function* destroyPlanet(game: Empires, { number }: SoloSteps['solo.planet']): Rule {
  const { state } = game;
  const machineAndPiece = machineOnMap(state, number);
  if (machineAndPiece === null) return;
  const { piece } = machineAndPiece;
  const { at } = piece;
  if (!isPlanet(state, at) || piecesAt(state, at, ALONE).some(isCombatCapable)) return;
  const hex = hexState(state, at);
  const { colony } = hex;
  const healedHits = Math.min(HITS_HEALED, piece.damage);
  const marker = terrainOf(state, at) ?? 'planet';
  Object.assign(hex, { marker: null, colony: null });
  game.tell?.({
    words: say(colony === null ? 'machine.planet' : 'machine.colony', {
      number: number + 1,
      hex: hexName(at),
      marker: markerName(marker),
      value: colony?.value ?? 0,
    }),
    rule: 'SE-25.7',
    refs: [hexRef(at), pieceRef(piece.handle)],
  });
  if (colony !== null) loseHeldPoint(state, at, colony.owner);
  if (colony?.world === true) {
    endMatch(
      game,
      [],
      say('defeat.machines', { seat: seatName(ALONE), hex: hexName(at), number: number + 1, cycle: state.cycle }),
      [MACHINES_SIDE],
    );
  }
  destroyStranded(game, at, ALONE);
  if (healedHits > 0) {
    piece.damage -= healedHits;
    const hull = machineFacts(state, piece).hull;
    game.tell?.({
      words: say('machine.heals', { number: number + 1, healed: healedHits, left: hull - piece.damage, hull }),
      rule: 'SE-25.6',
      refs: [pieceRef(piece.handle)],
    });
  }
  yield* beat('planet');
}

const DIE = 10;

/** SE-25.3: at the end of an economic phase scheduled machines appear on entry hexes; a die chooses each hex. */
export function* machinesArrive(game: Empires): Rule {
  const { state } = game;
  for (const [number, machine] of (state.solo?.machines ?? []).entries()) {
    if (machine.fate !== 'coming' || machine.phase !== state.cycle) continue;
    const die = game.roll(DIE) + 1;
    const { entries } = scenarioOf(state.options);
    const entryHex = entries[Math.floor((die - 1) / SIDES_PER_ENTRY)];
    if (entryHex === undefined) throw new RangeError(`no entry hex for ${die}`);
    const tech = carriedAt('machine', firstLevels());
    const piece = addPiece(state, { owner: MACHINES_SIDE, kind: 'machine', count: 1, tech, at: entryHex });
    Object.assign(machine, { fate: 'here', handle: piece.handle });
    game.tell?.({
      words: say('machine.arrives', { number: number + 1, strength: machine.strength, hex: hexName(entryHex), die }),
      rule: 'SE-25.3',
      refs: [hexRef(entryHex), pieceRef(piece.handle)],
    });
    yield* beat('machine');
  }
}
