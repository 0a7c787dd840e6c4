import { beat } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import { sideName } from '../../../../kernel/words/message.ts';
import type { HexId } from '../../data/hexes.ts';
import { COLONY_STEPS, HOMEWORLD_STEPS } from '../../data/units.ts';
import { colonyAt, hexState } from '../../state/board.ts';
import { aimAtColony, isHit, isCloaked } from '../../state/fire.ts';
import { isCombatCapable, piecesAt, piecesOf } from '../../state/pieces.ts';
import { isMobile } from '../../state/solo/alien-ways.ts';
import { ALONE } from '../../state/solo/course.ts';
import { empireSide } from '../../state/solo/empires.ts';
import { couldFind, isHiddenFrom, wantsBattle } from '../../state/solo/encounters.ts';
import type { Colony, Empires, EmpiresState, Piece } from '../../state/state.ts';
import type { SoloSteps } from '../../state/steps.ts';
import { hexName, hexRef, kindName, say, seatName } from '../../text/say.ts';
import { staysUnseen } from '../combat.ts';
import { endMatch } from '../victory.ts';
import { prepareToFight } from './alien-building.ts';

/**
 * SE-5.2, SE-8.1: when all its fleets have moved, an empire fights in all hexes with player units and fires at
 * colonies.
 */
export function* empireFights(game: Empires, { number }: SoloSteps['empire.fights']): Rule {
  const { state } = game;
  const side = empireSide(number);
  const hexes = new Set(piecesOf(state, side).flatMap(({ kind, at }) => (isMobile(kind) ? [at] : [])));
  for (const hex of [...hexes].sort()) {
    game.next('empire.fight', { number, hex });
    game.next('empire.siege', { number, hex });
  }
}

/**
 * SE-8.1: all units of an empire in a hex fight together. Cloaked Raiders may stay out, alien ones (SE-26.8.6) and
 * those of the player (SE-15.2).
 */
export function* empireFight(game: Empires, { number, hex }: SoloSteps['empire.fight']): Rule {
  const { state } = game;
  const side = empireSide(number);
  const playerPieces = game.uncover(() => piecesAt(state, hex, ALONE));
  if (!playerPieces.some(piece => isCombatCapable(piece) || piece.kind === 'mine')) return;
  const fleet = piecesAt(state, hex, side).filter(({ kind }) => isMobile(kind));
  if (!wantsBattle(state, fleet, hex)) return;
  // An empire with Scanners builds its ships, some of which may find the player's Raiders.
  if (isHiddenFrom(state, hex, side) && couldFind(state, hex, side)) prepareToFight(game, number, hex);
  game.next('empire.meet', { number, hex });
}

/** SE-15.2: an empire meets the player in a hex; the player's Raiders that it does not see may stay unseen. */
export function* empireMeets(game: Empires, { number, hex }: SoloSteps['empire.meet']): Rule {
  const { state } = game;
  const side = empireSide(number);
  if (isHiddenFrom(state, hex, side) && (yield* staysUnseen(game, { hex, side: ALONE, from: side }))) return;
  game.next('battle.begin', { hex, attacker: side, defender: ALONE, cause: 'at-once' });
}

/** SE-26.8.5: a fleet fires at a colony without guards, each unit once a turn. */
export function* siege(game: Empires, { number, hex }: SoloSteps['empire.siege']): Rule {
  const { state } = game;
  const side = empireSide(number);
  if (!isUnguarded(state, hex, number)) return;
  prepareToFight(game, number, hex); // SE-26.6: firing at a colony counts as combat
  for (const piece of piecesAt(state, hex, side).filter(({ kind }) => isMobile(kind) && kind !== 'alien-fleet')) {
    if (!isCombatCapable(piece)) continue;
    for (let unit = 0; unit < piece.count; unit += 1) {
      const colony = colonyAt(state, hex);
      if (colony === null || !isUnguarded(state, hex, number)) return;
      bombard(game, piece, hex, colony);
      yield* beat('bombard');
    }
  }
}

/**
 * Whether a hex has a colony of the player without guards, apart from Raiders that the empire does not see (SE-9.1).
 */
function isUnguarded(state: EmpiresState, hex: HexId, empireIndex: number): boolean {
  const guards = piecesAt(state, hex, ALONE).filter(isCombatCapable);
  return (
    colonyAt(state, hex)?.owner === ALONE &&
    guards.every(piece => isCloaked(state, piece, hex, empireSide(empireIndex)))
  );
}

const DIE = 10;

function bombard(game: Empires, piece: Piece, hex: HexId, colony: Colony): void {
  const { state } = game;
  const aim = aimAtColony(state, piece);
  const die = game.roll(DIE) + 1;
  const hit = isHit(state, aim, die);
  state.shots.push({ ...aim, die, hit });
  const refs = [hexRef(hex)];
  const params = {
    side: sideName(piece.owner),
    unit: kindName(piece.kind),
    hex: hexName(hex),
    die,
    needed: aim.needed,
  };
  game.tell?.({ words: say(hit ? 'empire.hits-colony' : 'empire.misses-colony', params), rule: 'SE-9.2', refs });
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
  endMatch(
    game,
    [],
    say('defeat.aliens', { seat: seatName(ALONE), side: sideName(piece.owner), hex: hexName(hex), cycle: state.cycle }),
    [String(piece.owner)],
  );
}
