import { expect, test } from 'vitest';
import { glimpseMakerOf, emptyMemory, viewOf } from '../../../src/kernel/match/glimpse.ts';
import type { ViewParts } from '../../../src/kernel/match/glimpse.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';

interface Board {
  round: number;
  readonly areas: { readonly units: number[] }[];
  readonly hands: string[][];
  note?: string;
}

interface BoardView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly areas: Board['areas'];
  readonly hand: readonly string[] | null;
  readonly note?: string | undefined;
}

const made: string[] = [];

const PARTS: ViewParts<Board, BoardView> = {
  viewer: (_, viewer) => viewer,
  round: ({ round }) => round,
  areas: ({ areas }) => {
    made.push('areas');
    return areas;
  },
  hand: ({ hands }, viewer) => {
    made.push('hand');
    return typeof viewer === 'number' ? (hands[viewer] ?? null) : null;
  },
  note: ({ note }) => note,
};

const glimpse = glimpseMakerOf(PARTS);

function board(): Board {
  return { round: 1, areas: [{ units: [1] }, { units: [2, 3] }], hands: [['a'], ['b', 'c']] };
}

/** The part of a glimpse by its name. */
function partOf(view: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(view), name)?.get?.call(view);
}

test('a glimpse makes each part once, and only those that are read', () => {
  const view = glimpse(board(), 1, { isPast: false }, emptyMemory());
  made.length = 0;
  expect(partOf(view, 'hand')).toEqual(['b', 'c']);
  expect(partOf(view, 'hand')).toBe(partOf(view, 'hand'));
  expect(made).toEqual(['hand']);
});

test('read as a whole it is the view, byte for byte, with the parts that there are', () => {
  for (const state of [board(), { ...board(), note: 'so' }]) {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const whole = JSON.stringify(viewOf(PARTS, state, viewer));
      expect(JSON.stringify(glimpse(state, viewer, { isPast: false }, emptyMemory()))).toBe(whole);
      expect(JSON.parse(JSON.stringify(copy(glimpse(state, viewer, { isPast: false }, emptyMemory()))))).toEqual(
        JSON.parse(whole),
      );
    }
  }
});

test('what was read stays as it was, and what was not read is gone with its moment', () => {
  const state = board();
  const moment = { isPast: false };
  const view = glimpse(state, 1, moment, emptyMemory());
  const areas = partOf(view, 'areas');
  expect(areas).not.toBe(state.areas);
  state.areas[0]?.units.push(9);
  state.hands[1]?.push('drawn later');
  moment.isPast = true;
  expect(areas).toEqual(board().areas);
  expect(partOf(view, 'areas')).toBe(areas);
  expect(() => partOf(view, 'hand')).toThrow('hand is gone');
});

test('what equals the same part of the glimpse before is the same object', () => {
  const state = board();
  const remembered = emptyMemory();
  const areasNow = (): unknown => partOf(glimpse(state, 0, { isPast: false }, remembered), 'areas');
  const [first, second] = [areasNow(), areasNow()];
  expect(second).toBe(first);
  state.areas[1]?.units.push(4);
  const third = areasNow();
  expect(third).not.toBe(first);
  expect(third).toEqual(state.areas);
  expect(first).toEqual(board().areas);
});

test('the members of a list are glimpsed part by part, too', () => {
  interface Seats {
    readonly seats: readonly { readonly name: string; readonly hand: string[] }[];
  }
  let counted = 0;
  const seat: ViewParts<Seats['seats'][number], { readonly name: string; readonly cards: number }> = {
    name: ({ name }) => name,
    cards: ({ hand }) => {
      counted += 1;
      return hand.length;
    },
  };
  const parts: ViewParts<Seats, { readonly seats: readonly unknown[] }> = {
    seats: ({ seats }, viewer) => seats.map(one => viewOf(seat, one, viewer)),
  };
  const glimpse = glimpseMakerOf(parts, { seats: { of: ({ seats }: Seats) => seats, glimpse: glimpseMakerOf(seat) } });
  const state = { seats: [{ name: 'Ann', hand: ['a'] }] };
  const moment = { isPast: false };
  const view = glimpse(state, 0, moment, emptyMemory());
  const seats = partOf(view, 'seats');
  const ann: unknown = Array.isArray(seats) ? seats[0] : null;
  expect(counted).toBe(0);
  expect(JSON.stringify(view)).toBe(JSON.stringify(viewOf(parts, state, 0)));
  moment.isPast = true;
  expect(ann).toHaveProperty('cards', 1);
});

test('each member of a list shares its equal parts with its own earlier glimpse', () => {
  interface Seats {
    readonly seats: { readonly hand: string[] }[];
  }
  const seat: ViewParts<Seats['seats'][number], { readonly hand: readonly string[] }> = { hand: ({ hand }) => hand };
  const parts: ViewParts<Seats, { readonly seats: readonly unknown[] }> = {
    seats: ({ seats }, viewer) => seats.map(one => viewOf(seat, one, viewer)),
  };
  const glimpse = glimpseMakerOf(parts, { seats: { of: ({ seats }: Seats) => seats, glimpse: glimpseMakerOf(seat) } });
  const state: Seats = { seats: [{ hand: ['a'] }, { hand: ['b'] }] };
  const remembered = emptyMemory();
  const handsNow = (): unknown[] => {
    const seats = partOf(glimpse(state, 0, { isPast: false }, remembered), 'seats');
    return Array.isArray(seats) ? seats.map((one: object) => partOf(one, 'hand')) : [];
  };
  const [first, second] = [handsNow(), handsNow()];
  expect(first).toEqual([['a'], ['b']]);
  expect([second[0] === first[0], second[1] === first[1]]).toEqual([true, true]);
  state.seats[1]?.hand.push('c');
  const third = handsNow();
  expect([third[0] === first[0], third[1] === first[1]]).toEqual([true, false]);
  expect(first).toEqual([['a'], ['b']]);
});

test('a part that shares with the glimpse before by itself is not copied again', () => {
  const given: unknown[] = [];
  const parts: ViewParts<Board, Pick<BoardView, 'areas'>> = {
    areas: ({ areas }, _, before) => {
      given.push(before);
      return before?.length === areas.length ? before : copy(areas);
    },
  };
  const state = board();
  const remembered = emptyMemory();
  const sharing = glimpseMakerOf(parts, {}, ['areas']);
  const areasNow = (): unknown => partOf(sharing(state, 0, { isPast: false }, remembered), 'areas');
  const first = areasNow();
  expect(areasNow()).toBe(first);
  expect(given).toEqual([undefined, first]);
  state.areas.pop();
  expect(areasNow()).toEqual(state.areas);
});
