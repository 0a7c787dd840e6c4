import { describe, expect, test } from 'vitest';
import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { SPACE_IDS } from '../../../../src/games/galactic-emperor/data/spaces.ts';
import { galacticEmperor } from '../../../../src/games/galactic-emperor/game.ts';
import { isEmperorView } from '../../../../src/games/galactic-emperor/view.ts';
import type { EmperorView } from '../../../../src/games/galactic-emperor/view.ts';
import type { PointingKey } from '../../../../src/boards/pane.ts';
import { copy } from '../../../../src/kernel/plain/copy.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { Ref, Seat } from '../../../../src/kernel/words/message.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../../../src/boards/drawing/grid.ts';
import { widthOf } from '../../../../src/boards/drawing/wrapping.ts';
import { answerByChance } from '../../../oracles/random-play.ts';
import { describePanes } from '../../../boards/painting.ts';
import { arenaMatch } from '../oracles/arena.ts';
import { settingFor } from '../oracles/matches.ts';
import { contextOf, paint, picture, survey } from './painting.ts';

const SIZES = [
  [20, 5],
  [42, 38],
  [80, 12],
  [73, 25],
  [98, 33],
  [160, 50],
] as const;

interface Stop {
  readonly view: EmperorView;
  readonly seat: Seat | null;
  readonly focus: readonly Ref[];
  readonly open: readonly Ref[];
}

/** Moments of matches played by chance: one from its beginning, one amid ships and technologies. */
function stopsOf(seats: number): Stop[] {
  const setting = settingFor(seats, `board ${seats}`);
  const stops: Stop[] = [];
  for (const match of [galacticEmperor.start(setting), arenaMatch(setting, {})]) {
    const random = seededRandom('board');
    for (let given = 0; match.decision !== null; given += 1) {
      if (given % 90 === 0) {
        const { seat, options } = match.decision;
        const view = match.view(given % 180 === 0 ? seat : 'spectator');
        if (!isEmperorView(view)) throw new Error('a view of another game');
        const open = options.flatMap(({ refs = [] }) => refs);
        stops.push({ view: copy(view), seat, focus: options[given % options.length]?.refs ?? [], open });
      }
      answerByChance(match, random);
    }
    const view = match.view('spectator');
    if (isEmperorView(view)) stops.push({ view: copy(view), seat: null, focus: [], open: [] });
  }
  const step = Math.max(1, Math.ceil(stops.length / 9));
  return stops.filter((_, place) => place % step === 0 || place === stops.length - 1);
}

describe.each([3, 6])('a match of %i', seats => {
  const stops = stopsOf(seats);
  const panes = emperorBoard.panes(stops[0]?.view).map(({ id }) => id);

  test.each(panes)('%s is painted in exactly the size that was asked for, and in ASCII where that is the look', id => {
    for (const { view, ...looking } of stops) {
      for (const [width, height] of SIZES) {
        const grid = paint(id, view, width, height, looking);
        expect([grid.width, grid.height]).toEqual([width, height]);
        expect(toPlain(grid).filter(row => widthOf(row) !== width)).toEqual([]);
        const plain = toPlain(paint(id, view, width, height, { ...looking, glyphs: ASCII_GLYPHS }));
        expect(plain.join('').replace(/[ -~]/g, '')).toBe('');
      }
    }
  });

  test('a word that the catalogue lacks is nowhere', () => {
    for (const { view, ...looking } of stops) {
      for (const id of panes) {
        expect(picture(id, view, 160, 50, looking).join('\n')).not.toMatch(/\[[a-z]+\.|\{\w+\}|undefined/);
      }
      const context = contextOf(looking);
      expect(emperorBoard.status(view, context)).toMatch(/^Galactic Emperor · /);
      expect(emperorBoard.finalTable(view, context)).toHaveLength(seats + 1);
    }
  });

  test('whatever can be pointed at can be looked at, and so can all that it leads on to', () => {
    for (const { view, ...looking } of stops) {
      const context = contextOf(looking);
      const refs = new Set<Ref>(looking.open);
      for (const id of panes) for (const { ref } of survey(id, view, 98, 33, looking).things) refs.add(ref);
      for (const ref of refs) {
        const told = emperorBoard.inspect?.(view, ref, context) ?? null;
        expect([ref, told === null]).toEqual([ref, false]);
        const onward = [
          ...(told?.links ?? []).map(link => link.ref),
          ...(told?.rules ?? []).map(rule => `rule:${rule}` as const),
        ];
        const dead = onward.filter(other => (emperorBoard.inspect?.(view, other, context) ?? null) === null);
        expect([ref, dead]).toEqual([ref, []]);
        expect(JSON.stringify(told)).not.toMatch(/\[[a-z]+\.|\{\w+\}|undefined|NaN/);
      }
    }
  });

  test('all 37 spaces are in the picture at each size of the table, and arrows lead to each', () => {
    const [stop] = stops;
    for (const [width, height] of [
      [80, 12],
      [73, 25],
      [98, 33],
      [160, 50],
    ] as const) {
      const { things, zooms } = survey('galaxy', stop?.view, width, height);
      expect(things).toHaveLength(SPACE_IDS.length);
      expect(
        things.filter(({ rect }) => rect.x < 0 || rect.x + rect.width > width || rect.y + rect.height > height),
      ).toEqual([]);
      expect(zooms?.titles).toHaveLength(4);
      const seen = new Set<Ref>(['space:a1']);
      const plain: readonly PointingKey[] = ['up', 'down', 'left', 'right'];
      for (const ref of seen) {
        for (const way of plain) {
          const next = things.find(thing => thing.ref === ref)?.beside?.[way];
          if (next !== undefined) seen.add(next);
        }
      }
      expect(seen.size).toBe(SPACE_IDS.length);
    }
  });
});

describe('the galaxy', () => {
  const [stop] = stopsOf(3);

  test('a rival’s points are hidden on sheets, tables and in the inspector, GE-13.3', () => {
    const view = stop?.view;
    if (view === undefined) throw new Error('no view');
    const seen = { ...view, seats: view.seats.map((seat, at) => ({ ...seat, points: at === 0 ? 7 : null })) };
    expect(
      picture('seats', seen, 98, 33)
        .join('\n')
        .match(/hidden/g),
    ).toHaveLength(2);
    expect(JSON.stringify(emperorBoard.inspect?.(seen, 'seat:1', contextOf()))).toContain('hidden');
    expect(emperorBoard.finalTable(seen, contextOf()).flat()).toContain('hidden');
  });

  test('what is our design bears its mark, and what is printed does not, GE-15', () => {
    const told = (ref: Ref): string => JSON.stringify(emperorBoard.inspect?.(stop?.view, ref, contextOf()));
    expect(told('tile:t05')).toContain('~');
    expect(told('technology:robotics')).toContain('~');
    expect(told('technology:space-pirate')).not.toContain('~');
  });
});

describePanes(emperorBoard, { contextOf, paint }, stopsOf(3).at(-1)?.view);
