import type { CardFaction, RoomLetter, SectorId } from './ids.ts';

/** The action of a sector, carried out when a move has ended there (TH-10.3). */
type SectorAction = 'assault' | 'malfunction' | 'extra-turn' | 'faction';

/** An installed slot: its place on the grid, and whether it carries the bonus symbol (TH-3.5). */
type SlotFacts = { readonly x: number; readonly y: number; readonly bonus: boolean };

/** A sector board (TH-2.3). */
type SectorFacts = {
  readonly faction: CardFaction | null;
  readonly action: SectorAction;
  /** The pairs of rooms that a passage joins. */
  readonly passages: readonly (readonly [RoomLetter, RoomLetter])[];
  /** The installed slots s1, s2 …; those next to each other on the grid are neighbours (TH-15.1). */
  readonly slots: readonly SlotFacts[];
  /** The number of pending slots, called p1 and p2. */
  readonly pending: 0 | 1 | 2;
};

/** The seven sector boards. */
export const SECTORS = {
  corridors: {
    faction: null,
    action: 'assault',
    passages: [
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'd'],
      ['c', 'd'],
    ],
    slots: [
      { x: 0, y: 0, bonus: false },
      { x: 1, y: 0, bonus: false },
      { x: 2, y: 0, bonus: true },
      { x: 0, y: 1, bonus: false },
      { x: 1, y: 1, bonus: false },
    ],
    pending: 1,
  },
  'control-room': {
    faction: null,
    action: 'malfunction',
    passages: [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ],
    slots: [
      { x: 0, y: 0, bonus: false },
      { x: 1, y: 0, bonus: true },
      { x: 0, y: 1, bonus: true },
      { x: 1, y: 1, bonus: false },
    ],
    pending: 1,
  },
  'tech-bay': {
    faction: null,
    action: 'extra-turn',
    passages: [
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'd'],
      ['c', 'd'],
    ],
    slots: [
      { x: 0, y: 0, bonus: true },
      { x: 1, y: 0, bonus: false },
      { x: 2, y: 0, bonus: true },
      { x: 1, y: 1, bonus: false },
      { x: 2, y: 1, bonus: false },
    ],
    pending: 0,
  },
  'docking-bay': {
    faction: 'marines',
    action: 'faction',
    passages: [
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'd'],
    ],
    slots: [
      { x: 0, y: 0, bonus: false },
      { x: 1, y: 0, bonus: false },
      { x: 0, y: 1, bonus: false },
      { x: 1, y: 1, bonus: true },
    ],
    pending: 2,
  },
  'science-lab': {
    faction: 'scientists',
    action: 'faction',
    passages: [
      ['a', 'b'],
      ['b', 'd'],
      ['c', 'd'],
    ],
    slots: [
      { x: 0, y: 0, bonus: false },
      { x: 1, y: 0, bonus: false },
      { x: 0, y: 1, bonus: false },
      { x: 1, y: 1, bonus: true },
    ],
    pending: 2,
  },
  'alien-nest': {
    faction: 'aliens',
    action: 'faction',
    passages: [
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'c'],
      ['c', 'd'],
    ],
    slots: [
      { x: 0, y: 0, bonus: false },
      { x: 1, y: 0, bonus: false },
      { x: 0, y: 1, bonus: false },
      { x: 1, y: 1, bonus: true },
    ],
    pending: 2,
  },
  'grey-wreck': {
    faction: 'greys',
    action: 'faction',
    passages: [
      ['a', 'd'],
      ['b', 'd'],
      ['c', 'd'],
    ],
    slots: [
      { x: 0, y: 0, bonus: false },
      { x: 1, y: 0, bonus: false },
      { x: 0, y: 1, bonus: false },
      { x: 1, y: 1, bonus: true },
    ],
    pending: 2,
  },
} as const satisfies Readonly<Record<SectorId, SectorFacts>>;
