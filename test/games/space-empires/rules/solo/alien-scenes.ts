import type { HexId } from '../../../../../src/games/space-empires/data/hexes.ts';
import { alienEmpire } from '../../../../../src/games/space-empires/rules/solo/alien-building.ts';
import { piecesAt } from '../../../../../src/games/space-empires/state/pieces.ts';
import type { Levels } from '../../../../../src/games/space-empires/data/technologies.ts';
import type { AlienEmpire } from '../../../../../src/games/space-empires/state/solo/powers.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

/** The map of the alien empires, with their homeworlds and bases and nothing else but the homeworld on L7. */
export function among(options: Readonly<Record<string, unknown>> = {}): Scene {
  const table = scene(1, { scenario: 'solo-aliens', difficulty: 'normal', ...options });
  for (const [number, { world }] of (table.state.solo?.empires ?? []).entries()) {
    const hex = table.state.hexes[world];
    if (hex !== undefined) hex.colony = { owner: `empire-${number + 1}`, world: true, value: 20, goods: [] };
    table.units(`empire-${number + 1}`, world, 'base', 1, {}, { up: true });
  }
  return table;
}

/** The first empire before and after a change. */
export function first(table: Scene): AlienEmpire {
  return alienEmpire(table.now, 0);
}

/** Gives the first empire banks, levels and the like. */
export function having(table: Scene, more: Partial<Omit<AlienEmpire, 'levels'>>, levels: Partial<Levels> = {}): Scene {
  const empire = alienEmpire(table.state, 0);
  Object.assign(empire, more);
  Object.assign(empire.levels, levels);
  return table;
}

/** An unbuilt fleet of the first empire. */
export function fleet(table: Scene, at: HexId, cp: number): Scene {
  table.units('empire-1', at, 'alien-fleet', 1, {}, { up: true });
  const handle = table.state.pieces.at(-1)?.handle ?? -1;
  alienEmpire(table.state, 0).unbuilt.push({ handle, cp });
  return table;
}

/** What the first empire has in a hex: `destroyer 2`. */
export function shipsAt(table: Scene, at: HexId): string[] {
  return piecesAt(table.now, at, 'empire-1').map(({ kind, count }) => `${kind} ${count}`);
}

export const aliensMove = (table: Scene): Scene => table.begin('empires.turn', {}, { step: 'economy.begin', args: {} });
export const economy = (table: Scene, phase: number): Scene =>
  table.begin('empire.economy', { number: 0, phase }, { step: 'economy.begin', args: {} });
