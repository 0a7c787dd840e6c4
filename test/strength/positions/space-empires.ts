import type { HexId } from '../../../src/games/space-empires/data/hexes.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { scene } from '../../games/space-empires/scene.ts';
import type { Scene } from '../../games/space-empires/scene.ts';
import type { TacticalPosition } from './position.ts';

// Ann (seat 0, homeworld L7) is asked; Bob's homeworld is B2. All the rest is open space but for what is named.

/** Cycle 8: both know Cruisers, Attack 1 and Movement 2, and Bob has earned what he shows. */
function table(): Scene {
  const levels = { 'ship-size': 3, attack: 1, movement: 2 } as const;
  const begun = scene().levels(0, levels).levels(1, levels).turn(1, 8);
  for (const seat of begun.state.seats) Object.assign(seat, { earned: 260, shown: { attack: 1 } });
  return begun.units(0, 'l7', 'yard', 4).units(1, 'b2', 'yard', 4);
}

const UP = { up: true } as const;

/** Bob's Cruisers, face up. */
function cruisers(begun: Scene, at: HexId, count: number): Scene {
  return begun.units(1, at, 'cruiser', count, {}, UP);
}

/** Which way the counters of a type in a hex go. */
function going(begun: Scene, from: HexId, kind: 'cruiser' | 'destroyer' | 'scout' | 'colony-ship'): Match {
  begun.move();
  return begun.answer(`go:${begun.c(from, kind)}`).match;
}

/** What is done next in the movement phase. */
function moving(begun: Scene): Match {
  return begun.move().match;
}

/** What is written on the production sheet. */
function buying(begun: Scene): Match {
  for (const hex of ['k6', 'k8', 'j7', 'j8'] as const) begun.colony(hex, 0, 5);
  return begun.begin('economy.begin', {}).match;
}

/** What a good player of Space Empires sees. */
export const EMPIRES_POSITIONS: readonly TacticalPosition[] = [
  {
    sees: 'a fleet comes home when six Cruisers stand beside its homeworld, SE-19.4',
    match: () => going(cruisers(table(), 'k7', 6).units(0, 'j9', 'cruiser', 5), 'j9', 'cruiser'),
    right: ['to:j8', 'to:k9', 'to:k8'],
  },
  {
    sees: 'a new ship stays at a homeworld in reach of six Cruisers, SE-9.5',
    match: () => moving(cruisers(table(), 'j7', 6).units(0, 'l7', 'destroyer', 1).units(0, 'l7', 'cruiser', 2)),
    right: ['done'],
  },
  {
    sees: 'one Destroyer does not attack five Cruisers on its homeworld while a fleet is one turn away, SE-8.1',
    match: () =>
      going(cruisers(table(), 'l7', 5).units(0, 'l6', 'destroyer', 1).units(0, 'j6', 'cruiser', 6), 'l6', 'destroyer'),
    right: ['back', 'to:k6', 'to:l5', 'to:k5'],
  },
  {
    sees: 'a second fleet attacks in the same turn as the first one, SE-8.2',
    match: () =>
      going(cruisers(table(), 'g6', 5).units(0, 'h6', 'cruiser', 5).units(0, 'g7', 'cruiser', 2), 'g7', 'cruiser'),
    right: ['to:g6'],
  },
  {
    sees: 'a small fleet does not stay beside six Cruisers when a large one is near, SE-8.1',
    match: () =>
      going(cruisers(table(), 'h6', 6).units(0, 'i6', 'cruiser', 1).units(0, 'j5', 'cruiser', 6), 'i6', 'cruiser'),
    right: ['to:i5', 'to:j6', 'to:j7'],
  },
  {
    sees: 'three Cruisers before an own colony are attacked by six, SE-10.1',
    match: () => going(cruisers(table().colony('h6', 0, 5), 'h6', 3).units(0, 'i6', 'cruiser', 6), 'i6', 'cruiser'),
    right: ['to:h6'],
  },
  {
    sees: 'four Cruisers wait beside nobody for the four that come behind, SE-8.6',
    match: () =>
      going(
        cruisers(table().colony('f6', 1, 5), 'f6', 5)
          .units(0, 'h6', 'cruiser', 4)
          .units(0, 'i6', 'cruiser', 4),
        'h6',
        'cruiser',
      ),
    right: ['back', 'to:i6', 'to:h7'],
  },
  {
    sees: 'Defence comes before the sixth Cruiser, SE-12.2',
    match: () => buying(table().units(0, 'l7', 'cruiser', 5).cp(0, 20)),
    right: ['technology:defence'],
  },
  {
    sees: 'money for which no ship can be built buys a technology, SE-10.8',
    match: () => {
      const poor = table().cp(0, 30);
      poor.state.pieces = poor.state.pieces.filter(({ kind, owner }) => kind !== 'yard' || owner !== 0);
      return buying(poor);
    },
    right: ['technology:tactics', 'technology:defence'],
  },
  {
    sees: 'a homeworld in reach of enemies gets a base, SE-10.6.4',
    match: () => buying(cruisers(table(), 'j7', 5).cp(0, 20)),
    right: ['buy:base:l7'],
  },
  {
    sees: 'a Colony Ship does not go where six Cruisers can come, SE-9.4',
    match: () =>
      going(cruisers(table().marker('h6', 'planet'), 'g6', 6).units(0, 'i6', 'colony-ship', 1), 'i6', 'colony-ship'),
    right: ['back', 'to:j6', 'to:j7'],
  },
  {
    sees: 'a Scout does not go into deep space when its home is explored and the way to the enemy is open, SE-7.6',
    match: () => going(table().hidden('h4', 'danger').units(0, 'h5', 'scout', 1), 'h5', 'scout'),
    right: ['back', 'to:g5', 'to:g4', 'to:i5', 'to:h6', 'to:i4'],
  },
];
