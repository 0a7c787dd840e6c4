import { scene } from '../../games/galactic-emperor/scene.ts';
import type { Scene } from '../../games/galactic-emperor/scene.ts';
import type { TacticalPosition } from './position.ts';

/** Points are open, and seat 0 is some points ahead; this many are left in the pool of 115. */
const lastPoints = (left: number, own: number): Scene =>
  scene(3, { openScores: true }).also(state => {
    state.paid = 115 - left;
    for (const [seat, owner] of state.seats.entries()) owner.points = seat === 0 ? own : 35;
  });

/** What a good player of Galactic Emperor sees. */
export const EMPEROR_POSITIONS: readonly TacticalPosition[] = [
  {
    sees: 'who leads ends the match by the Regent when few points are left, GE-12.1',
    match: () =>
      lastPoints(4, 41)
        .tile('c5', 't12', 0, 'starbase')
        .tile('d4', 't11', 1, 'starbase')
        .food('c5', 1)
        .owns(0, { marks: 9 })
        .begin('round.pick', { seat: 0 }).match,
    right: ['role:regent'],
  },
  {
    sees: 'two tokens take a sector with two planets that an Empire holds, GE-10.6',
    match: () =>
      scene()
        .tile('c5', 't12', 1)
        .tile('d4', 't01', 2)
        .also(state => {
          state.regent = { price: 2, hand: [2, 0, 0], placed: {}, private: null };
          state.throne = null;
        })
        .role('regent', 0)
        .begin('regent.place', { seat: 0 }).match,
    right: ['space:c5'],
  },
  {
    sees: 'the Throne comes to the chooser when nobody has more there, so that its tokens are better spent, GE-10.8',
    match: () =>
      scene()
        .tile('c5', 't12', 0)
        .tile('d4', 't01', 1)
        .also(state => {
          state.regent = { price: 2, hand: [1, 0, 0], placed: { throne: [0, 1, 1] }, private: null };
          state.throne = null;
        })
        .role('regent', 0)
        .begin('regent.place', { seat: 0 }).match,
    right: ['space:c5', 'space:d4'],
  },
  {
    sees: 'a token for six marks gains nothing where nothing can be won, GE-10.2',
    match: () =>
      scene()
        .owns(0, { marks: 6 })
        .also(state => {
          state.regent = { price: 4, hand: [2, 2, 2], placed: {}, private: null };
          state.throne = null;
        })
        .role('regent', 0)
        .begin('regent.buy', { seat: 0 }).match,
    right: ['pass'],
  },
  {
    sees: 'fed sectors and an empty Storage ask for the Steward, GE-7',
    match: () =>
      scene()
        .tile('c5', 't12', 0)
        .tile('b4', 't24', 0)
        .tile('d4', 't26', 0)
        .tile('a2', 't11', 1)
        .tile('a3', 't23', 1)
        .tile('b3', 't25', 1)
        .tile('e2', 't16', 2)
        .tile('e3', 't01', 2)
        .tile('d2', 't02', 2)
        .food('c5', 2)
        .food('b4', 2)
        .food('d4', 2)
        .owns(0, { metal: 0, energy: 0, marks: 8 })
        .begin('round.pick', { seat: 0 }).match,
    right: ['role:steward'],
  },
  {
    sees: 'fleets that stand before free sectors ask for the Warlord, GE-9.5',
    match: () =>
      scene()
        .noShips()
        .ships(0, 'c4', { fighter: 3 })
        .tile('c5', 't12')
        .tile('b4', 't24')
        .tile('d4', 't11')
        .owns(0, { metal: 0, energy: 0, marks: 6 })
        .begin('round.pick', { seat: 0 }).match,
    right: ['role:warlord'],
  },
  {
    sees: 'a Storage full of metal and energy asks for the Engineer, GE-8',
    match: () =>
      scene()
        .noShips()
        .owns(0, { metal: 6, energy: 3, marks: 9 })
        .owns(1, { metal: 0, energy: 0, marks: 1 })
        .owns(2, { metal: 0, energy: 0, marks: 1 })
        .begin('round.pick', { seat: 0 }).match,
    right: ['role:engineer'],
  },
  {
    sees: 'food is not turned into metal that has no room, GE-1.3',
    match: () =>
      scene()
        .tile('c5', 't07', 0)
        .tile('b4', 't05', 0)
        .food('c5', 2)
        .food('b4', 1)
        .owns(0, { metal: 6, energy: 0 })
        .role('steward', 1)
        .begin('steward.begin', { seat: 0 }).match,
    right: ['done'],
  },
  {
    sees: 'metal that finds no room in the Storage is sold while it is dear, GE-6.2',
    match: () =>
      scene()
        .owns(0, { metal: 6, energy: 3, marks: 0 })
        .tile('c5', 't07', 0)
        .food('c5', 2)
        .also(state => {
          state.prices = { food: 1, metal: 3, energy: 4 };
          state.turn = { role: 'merchant', seat: 0, announced: [], food: 0, pirated: false };
        })
        .role('merchant', 1)
        .begin('merchant.trade', {}).match,
    right: ['sell:metal'],
  },
  {
    sees: 'a Dreadnought alone does not attack a stronghold, GE-9.14',
    match: () =>
      scene()
        .noShips()
        .ships(0, 'c4', { dreadnought: 1 })
        .tile('c5', 't12', 1, 'starbase')
        .ships(1, 'c5', { cruiser: 3, fighter: 3 })
        .role('warlord', 0)
        .begin('warlord.begin', { seat: 0 }).match,
    right: ['done'],
  },
  {
    sees: 'the last token ends a match that it leads, GE-12.3',
    match: () =>
      lastPoints(60, 60)
        .noShips()
        .ships(0, 'c4', { fighter: 1 })
        .tile('c5', 't12')
        .also(state => {
          const spaces = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'd2', 'd3', 'e1', 'e2'] as const;
          const tiles = ['t01', 't02', 't03', 't04', 't05', 't06', 't08', 't09', 't10', 't16'] as const;
          spaces.forEach((space, at) => {
            if (state.tiles[space] !== undefined) return;
            const tile = tiles[at];
            if (tile === undefined) return;
            state.stack = state.stack.filter(one => one !== tile);
            state.tiles[space] = tile;
            state.sectors[space] = { seat: 0, side: 'empire' };
          });
        })
        .role('warlord', 0)
        .begin('warlord.begin', { seat: 0 }).match,
    right: ['move:fighter-1@c4'],
  },
  {
    sees: 'the tile with two planets is taken by who may annex it, GE-4.3',
    match: () =>
      scene().row('t12', 't14', 't01', 't13').role('explorer', 0).begin('explorer.tile', { seat: 0, left: false })
        .match,
    right: ['tile:t12'],
  },
];
