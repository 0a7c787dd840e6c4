import { describe, expect, test } from 'vitest';
import type { PaneContext } from '../../../../src/boards/pane.ts';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { PLANETS } from '../../../../src/games/starcraft/data/planets.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import type { Formatter } from '../../../../src/kernel/words/format.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { NAMES, contextOf, picture, survey } from './painting.ts';

/** A galaxy of twelve planets for six seats, right after the set-up. */
function sixSeats(seed: string): StarCraftView {
  const seats = NAMES.map(name => ({ name }));
  const view = starcraft
    .start({ seats, options: { setUp: 'quick' }, seed }, { checkpointEvery: 1000 })
    .view('spectator');
  if (!isStarCraftView(view)) throw new Error('a view of another game');
  return view;
}

/** Panes at 80x24, 100x30, 120x30 and 120x40. */
const PANES = [
  [80, 13],
  [60, 18],
  [73, 18],
  [73, 26],
] as const;

test.each(PANES)('no name of a planet is cut on a map of %ix%i, wherever the cursor is', (width, height) => {
  for (const seed of ['one', 'four', 'six'])
    for (const focus of [null, 'pridewater', 'antiga-prime', 'chau-sara'] as const) {
      const shown = sixSeats(seed);
      const looking = focus === null ? {} : { focus: [`planet:${focus}`] as const };
      const { whole, zooms } = survey('galaxy', shown, width, height, looking);
      if (whole.width > width || whole.height > height || (zooms?.shown ?? 0) < 1) continue;
      const text = String(picture('galaxy', shown, width, height, looking));
      for (const { planet } of shown.planets) expect(text).toContain(en[`planet.${planet}`]);
    }
});

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const view = sixSeats('one');
const inside = (rect: { x: number; y: number }, width: number, height: number): boolean =>
  rect.x >= 0 && rect.y >= 0 && rect.x < width && rect.y < height;

describe('the galaxy at 80x24', () => {
  test.each(SEEDS)('is a map with each of twelve planets on it, or one that is panned (%s)', seed => {
    const shown = sixSeats(seed);
    const { things, whole } = survey('galaxy', shown, 80, 13);
    const planets = things.filter(({ ref }) => ref.startsWith('planet:'));
    expect(planets).toHaveLength(12);
    if (whole.width <= 80 && whole.height <= 13)
      expect(planets.filter(({ rect }) => inside(rect, 80, 13))).toHaveLength(12);
  });

  test('most galaxies of six seats are seen whole', () => {
    const whole = SEEDS.filter(seed => {
      const found = survey('galaxy', sixSeats(seed), 80, 13).whole;
      return found.width <= 80 && found.height <= 13;
    });
    expect(whole.length).toBeGreaterThan(SEEDS.length / 2);
  });
});

describe('looking at the galaxy from nearer and from further away', () => {
  test.each([0, 1, 2])('zoom %i is what was asked for', zoom => {
    expect(survey('galaxy', view, 80, 13, { zoom }).zooms?.shown).toBe(zoom);
    expect(picture('galaxy', view, 80, 13, { zoom }).filter(row => row.length > 80)).toEqual([]);
  });

  test('a zoom that is not there is the nearest one', () => {
    expect(survey('galaxy', view, 80, 13, { zoom: 9 }).zooms?.shown).toBe(2);
    expect(survey('galaxy', view, 80, 13, { zoom: -1 }).zooms?.shown).toBe(0);
  });

  test('the window is put where the hand wants it, and never beyond the end', () => {
    const near = { zoom: 2, window: { x: 0, y: 4 } };
    expect(survey('galaxy', view, 80, 13, near).window.y).toBe(4);
    const far = survey('galaxy', view, 80, 13, { zoom: 2, window: { x: 0, y: 9999 } });
    expect(far.window.y).toBe(far.whole.height - 13);
    expect(picture('galaxy', view, 80, 13, near)).not.toEqual(picture('galaxy', view, 80, 13, { zoom: 2 }));
  });
});

test('a picture and what lies where are worked out together, and each area is written once a detail', () => {
  const shown = sixSeats('one');
  let yields = 0;
  const context = contextOf();
  const format: Formatter = words => {
    if (words.key.startsWith('board.yield')) yields += 1;
    return context.format(words);
  };
  const counting = { ...context, format };
  const galaxy = starcraftBoard.panes(shown).find(({ id }) => id === 'galaxy');
  const size = { width: 80, height: 13 };
  galaxy?.paint(shown, size, counting);
  const areas = shown.planets.flatMap(({ planet }) => PLANETS[planet].areas).length;
  const details = 5;
  // An area's yield takes a text or two.
  expect(yields).toBeGreaterThan(areas);
  expect(yields).toBeLessThanOrEqual(2 * details * areas);
  const painted = yields;
  galaxy?.survey?.(shown, size, counting);
  expect(yields).toBe(painted);
});

describe('where things are', () => {
  test.each([
    [80, 13],
    [74, 26],
    [120, 40],
  ])('the name of a planet is written where the survey says it is, at %ix%i', (width, height) => {
    const rows = picture('galaxy', view, width, height);
    for (const { ref, rect } of survey('galaxy', view, width, height).things) {
      if (!ref.startsWith('planet:') || !inside(rect, width, height)) continue;
      const [, name = ''] = ref.split(':');
      const start = name.slice(0, 4).toLowerCase();
      expect(rows[rect.y]?.slice(rect.x, rect.x + rect.width).toLowerCase()).toContain(start);
    }
  });

  test('an area is lit exactly where the survey says it is', () => {
    for (const [width, height] of [
      [80, 13],
      [120, 40],
    ] as const) {
      const { things } = survey('galaxy', view, width, height);
      for (const { rect } of things.filter(thing => thing.ref.startsWith('area:'))) {
        const row = picture('galaxy', view, width, height)[rect.y] ?? '';
        expect(row.slice(rect.x, rect.x + rect.width).trim()).not.toBe('');
      }
    }
  });

  test('both ends of a z-axis route can be pointed at', () => {
    const route = view.routes.find(({ kind }) => kind === 'z-axis');
    const ends = survey('galaxy', view, 120, 40).things.filter(({ ref }) => ref === `route:${route?.id}`);
    expect(ends).toHaveLength(2);
  });
});

test('what else can be chosen is marked on the board', () => {
  const [placed] = view.planets;
  if (placed === undefined) throw new Error('no planet');
  const open = [`planet:${placed.planet}`] as const;
  for (const [width, height] of [
    [80, 13],
    [120, 40],
  ] as const) {
    expect(picture('galaxy', view, width, height).join('')).not.toContain('›');
    expect(picture('galaxy', view, width, height, { open }).join('')).toContain('›');
  }
});

test('SC-6.1 whose turn it is stands in the legend, before the seat that comes next', () => {
  const turned = { ...view, turn: 2 };
  expect(picture('galaxy', turned, 80, 13).join('')).toMatch(/▸▲ Cyd +● Dan/);
});

describe('what the cursor changes of the galaxy', () => {
  const [galaxy] = starcraftBoard.panes(view);
  const context = contextOf();
  const size = { width: 80, height: 13 };

  test('on its way from planet to planet all things stay where they are, and are found but once', () => {
    const open = view.planets.map(({ planet }) => `planet:${planet}` as const);
    const [things, ...others] = open.map(
      ref => galaxy?.survey?.(view, size, { ...context, open, focus: [ref] }).things,
    );
    expect(things?.length).toBeGreaterThan(12);
    for (const other of others) expect(other).toBe(things);
  });

  test('areas are marked that it is on, that can be chosen and that are hinted, and no longer than that', () => {
    const [one, two] = view.planets.flatMap(({ planet }) => PLANETS[planet].areas.map(area => `area:${area}` as const));
    if (one === undefined || two === undefined) throw new Error('no areas');
    const drawn = (marks: Partial<PaneContext>): string =>
      JSON.stringify(galaxy?.paint(view, size, { ...context, ...marks }).cells);
    const bare = drawn({});
    const marked = [
      { focus: [one] },
      { open: [one, two] },
      { focus: [two], open: [one] },
      { open: [one], hinted: [one] },
    ];
    expect(new Set([bare, ...marked.map(drawn)]).size).toBe(5);
    expect(drawn({})).toBe(bare);
  });
});
