import { UNIT_KINDS } from '../../../../src/games/space-empires/data/units.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/space-empires/data/technologies.ts';
import { couldAfford } from '../../../../src/games/space-empires/imagine/pieces.ts';
import { freeCounters, isSingle } from '../../../../src/games/space-empires/state/pieces.ts';
import { carriedAt } from '../../../../src/games/space-empires/state/carried.ts';
import type { EmpiresState } from '../../../../src/games/space-empires/state/state.ts';

/** Throws unless every counter is where it can be, and as many as there are (SE-1). */
export function checkPieces(state: EmpiresState): void {
  for (const { owner, kind, count, at, tech, up } of state.pieces) {
    must(`${count} ${kind} under one counter`, count >= 1 && (count <= 6 || kind === 'decoy'));
    must(`a single ${kind} that is a group`, !isSingle(kind) || (count === 1 && up));
    must(`a counter on ${at}, out of play`, state.hexes[at] !== undefined);
    if (typeof owner !== 'number') continue;
    const { levels, out } = state.seats[owner] ?? {};
    must(`a counter of seat ${owner}, who is out`, out === false);
    if (levels === undefined) continue;
    const most = carriedAt(kind, levels);
    must(
      `a ${kind} with more than its empire knows`,
      tech === null || (tech.attack <= most.attack && tech.special <= most.special),
    );
  }
  state.seats.forEach(({ cp, out }, seat) => {
    must(`the CP of seat ${seat}`, cp >= 0);
    for (const kind of UNIT_KINDS) must(`${kind} counters of seat ${seat}`, freeCounters(state, seat, kind) >= 0);
    if (!out) must(`the money of seat ${seat}`, couldAfford(state, seat, cp).length === 0);
  });
  const handles = state.pieces.map(({ handle }) => handle);
  must(
    'a handle is there twice',
    new Set([...handles, ...state.handles.free]).size === handles.length + state.handles.free.length,
  );
  must(
    'technologies',
    state.seats.every(({ levels }) => TECHNOLOGY_IDS.every(id => levels[id] >= 0)),
  );
}

function must(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}
