import { UNIT_KINDS, UNITS } from '../../../../src/games/space-empires/data/units.ts';
import { HEX_IDS } from '../../../../src/games/space-empires/data/hexes.ts';
import { definition, spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { noteSeen } from '../../../../src/games/space-empires/rules/markers.ts';
import { freeCounters, isSingle } from '../../../../src/games/space-empires/state/pieces.ts';
import { addPiece } from '../../../../src/games/space-empires/state/placing.ts';
import { carriedAt } from '../../../../src/games/space-empires/state/carried.ts';
import type { EmpiresState } from '../../../../src/games/space-empires/state/state.ts';
import { recordFrom } from '../../../../src/kernel/history/open.ts';
import type { Match, MatchSetting } from '../../../../src/kernel/history/playable.ts';
import type { CheckpointPolicy } from '../../../../src/kernel/match/checkpoints.ts';
import { randomBelow, seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import { playUntil } from '../../../oracles/random-play.ts';
import { stateOf } from './matches.ts';

/** A match in full swing: markers are turned up, and fleets of all types stand beside each other. */
export function arenaMatch(setting: MatchSetting, keeping: CheckpointPolicy): Match {
  const random = seededRandom(`arena ${setting.seed}`);
  const begun = playUntil(spaceEmpires.start(setting), match => match.decision?.kind === 'move.choose');
  const state = stateOf(begun);
  for (const seat of state.seats) {
    const { levels } = seat;
    Object.assign(levels, {
      'ship-size': 6,
      attack: 2,
      defence: 1,
      movement: 3,
      tactics: randomBelow(random, 3),
      exploration: 1,
      terraforming: 1,
    });
    if (state.options.sets.includes('carriers')) Object.assign(levels, { fighters: 2, 'point-defence': 1 });
    if (state.options.sets.includes('raiders'))
      Object.assign(levels, { cloaking: 1 + randomBelow(random, 2), scanners: 1 });
    if (state.options.sets.includes('mines')) Object.assign(levels, { mines: 1, 'mine-sweep': 2 });
    seat.cp = 40;
    seat.earned += 3_000;
    seat.wary = randomBelow(random, 2) === 0;
  }
  turnUp(state, random);
  for (const seat of state.seats.keys()) fleets(state, seat, random);
  state.agenda = [{ step: 'turn.begin', args: {} }];
  const start = { game: definition.id, rulesVersion: definition.rulesVersion, ...setting, options: setting.options };
  return spaceEmpires.restore(recordFrom(start, state), keeping);
}

/** Half of the markers are known. */
function turnUp(state: EmpiresState, random: RandomState): void {
  for (const hex of HEX_IDS) {
    const found = state.hexes[hex];
    if (found === undefined || found.up || found.marker === null || randomBelow(random, 2) === 0) continue;
    noteSeen(state, hex);
    found.up = true;
    if (['danger', 'lost', 'machine', 'warp-1', 'warp-2'].includes(found.marker)) found.marker = null;
    if (found.marker === 'planet' && found.home !== null && randomBelow(random, 2) === 0) {
      found.colony = { owner: found.home, world: false, value: [0, 1, 3, 5][randomBelow(random, 4)] ?? 5, goods: [] };
    }
  }
}

/** A few groups near the middle, where the others are. */
function fleets(state: EmpiresState, seat: number, random: RandomState): void {
  const open = HEX_IDS.filter(hex => {
    const found = state.hexes[hex];
    return found?.up === true && found.marker === null && found.deep;
  });
  for (const kind of UNIT_KINDS) {
    const { set, moves } = UNITS[kind];
    if ((set !== null && !state.options.sets.includes(set)) || freeCounters(state, seat, kind) < 1) continue;
    const { world, levels } = state.seats[seat] ?? {};
    if (world === undefined || world === null || levels === undefined) continue;
    if (kind === 'colony-ship') continue;
    const at = moves === 0 || open.length === 0 ? world : (open[randomBelow(random, open.length)] ?? world);
    if (kind === 'base' && state.pieces.some(piece => piece.kind === 'base' && piece.at === at)) continue;
    const count = isSingle(kind) ? 1 : 1 + randomBelow(random, 3);
    if (kind === 'fighter') {
      const carrier = state.pieces.find(piece => piece.owner === seat && piece.kind === 'carrier');
      if (carrier !== undefined)
        addPiece(state, { owner: seat, kind, count, tech: carriedAt(kind, levels), at: carrier.at });
      continue;
    }
    // Some have been seen: such as Raiders that have withdrawn, which have shown nothing of what they carry
    // (SE-15.3.1).
    const up = isSingle(kind) || (kind !== 'decoy' && randomBelow(random, 4) === 0);
    addPiece(state, { owner: seat, kind, count, tech: carriedAt(kind, levels), at, up });
  }
}
