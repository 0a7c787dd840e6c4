import type { Fleet } from '../../../src/games/galactic-emperor/state/state.ts';
import { scene } from './scene.ts';
import type { Scene } from './scene.ts';

/** A battle of two seats. */
export interface Fight {
  readonly attackers: Partial<Fleet>;
  readonly defenders?: Partial<Fleet>;
  readonly token?: 'empire' | 'starbase';
  readonly faces: readonly number[];
  readonly chooser?: number;
  readonly change?: (table: Scene) => void;
}

/** Seat 0 moves from C4 to C5 and attacks seat 1 there. */
export function fight({ attackers, defenders, token, faces, chooser = 2, change }: Fight): Scene {
  const table = scene().noShips().ships(0, 'c4', attackers);
  if (token !== undefined) table.tile('c5', 't05', 1, token);
  if (defenders !== undefined) table.ships(1, 'c5', defenders);
  change?.(table);
  table
    .dice(...faces)
    .role('warlord', chooser)
    .begin('warlord.begin', { seat: 0 });
  const first = table.options.find(id => id.startsWith('move:')) ?? '';
  return table.answer(first, 'to:c5');
}

/** The faces of each side's rolls, in order. */
export const rolled = (table: Scene): string[] =>
  table.match
    .events('spectator')
    .filter(({ words }) => words.key === 'battle.rolled')
    .map(
      ({ words }) =>
        JSON.stringify(words.with?.faces)
          .match(/"face":\d/g)
          ?.join() ?? '',
    );
