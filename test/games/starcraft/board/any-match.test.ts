import { describe, expect, test } from 'vitest';
import { copy } from '../../../../src/kernel/plain/copy.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { Ref, Seat } from '../../../../src/kernel/words/message.ts';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../../../src/boards/drawing/grid.ts';
import { widthOf } from '../../../../src/boards/drawing/wrapping.ts';
import { describePanes } from '../../../boards/painting.ts';
import { answerByChance } from '../../../oracles/random-play.ts';
import { NAMES, contextOf, paint, picture } from './painting.ts';

const SIZES = [
  [20, 5],
  [42, 38],
  [80, 11],
  [76, 26],
  [160, 50],
] as const;
/** Every this many decisions somebody looks at the board. */
const EVERY = 41;
const MOST_STOPS = 4;
/**
 * By chance Galactic Conquest takes hundreds of thousands of answers (SC-23.1): after this many, whoever is asked gives
 * up.
 */
const GIVES_UP_AFTER = 2_000;

interface Stop {
  readonly view: StarCraftView;
  readonly seat: Seat | null;
  readonly focus: readonly Ref[];
}

function viewOf(match: Match, viewer: Seat | 'spectator'): StarCraftView {
  const view = match.view(viewer);
  if (!isStarCraftView(view)) throw new Error('a view of another game');
  return copy(view);
}

/** Every variant is played once. */
function optionsFor(seats: number, setUp: 'quick' | 'by-hand'): unknown {
  return { setUp, teams: seats === 6, variant: seats === 5 ? 'galactic-conquest' : 'standard' };
}

/** Some of many, from the first to the last. */
function spread(stops: readonly Stop[]): readonly Stop[] {
  const step = Math.max(1, Math.ceil(stops.length / MOST_STOPS));
  return stops.filter((_, place) => place % step === 0);
}

/**
 * Moments of a match played by chance: as everybody and as the seat that is asked sees them, with the beats of its
 * battles.
 */
function stopsOf(seats: number, setUp: 'quick' | 'by-hand'): Stop[] {
  const setting = {
    seats: NAMES.slice(0, seats).map(name => ({ name })),
    options: optionsFor(seats, setUp),
    seed: `board ${seats}`,
  };
  const match = starcraft.start(setting, { checkpointEvery: 1000 });
  const random = seededRandom(`board ${setUp}`);
  const stops: Stop[] = [];
  const battles: Stop[] = [];
  match.onBeat = () => {
    const view = viewOf(match, 'spectator');
    if (view.battle !== null) battles.push({ view, seat: null, focus: [] });
  };
  for (let given = 0; match.decision !== null; given += 1) {
    const { seat, options, kind } = match.decision;
    const isBattle = kind.startsWith('battle.') && given % 7 === 0;
    if (given % EVERY === 0 || isBattle || (given < 40 && given % 9 === 0)) {
      const focus = options[given % options.length]?.refs ?? [];
      stops.push({ view: viewOf(match, given % 2 === 0 ? seat : 'spectator'), seat, focus });
    }
    if (given >= GIVES_UP_AFTER && !match.conceding.includes(seat)) match.concede(seat);
    else answerByChance(match, random);
  }
  return [...spread(stops), ...spread(battles), { view: viewOf(match, 'spectator'), seat: null, focus: [] }];
}

describe.each([
  [2, 'quick'],
  [5, 'by-hand'],
  [6, 'quick'],
] as const)('%i seats, set-up %s', (seats, setUp) => {
  const stops = stopsOf(seats, setUp);
  const panes = starcraftBoard.panes(stops[0]?.view).map(({ id }) => id);

  test.each(panes)('%s is painted in exactly the size that was asked for', id => {
    for (const { view, seat, focus } of stops) {
      for (const [width, height] of SIZES) {
        const grid = paint(id, view, width, height, { seat, focus });
        expect([grid.width, grid.height]).toEqual([width, height]);
        expect(toPlain(grid).filter(row => widthOf(row) !== width)).toEqual([]);
      }
    }
  });

  test.each(panes)('%s holds nothing but ASCII in the ASCII look', id => {
    for (const { view, seat, focus } of stops) {
      for (const [width, height] of SIZES.slice(1, 3)) {
        const grid = paint(id, view, width, height, { seat, focus, glyphs: ASCII_GLYPHS });
        expect([grid.width, grid.height]).toEqual([width, height]);
        expect(toPlain(grid).join('').replace(/[ -~]/g, '')).toBe('');
      }
    }
  });

  test('a word that the catalogue lacks is nowhere', () => {
    for (const { view, seat, focus } of stops) {
      for (const id of panes)
        expect(picture(id, view, 160, 50, { seat, focus }).join('\n')).not.toMatch(/\[[a-z]+\.|\{\w+\}/);
      const context = contextOf({ seat, focus });
      expect(starcraftBoard.status(view, context)).toMatch(/^StarCraft · /);
      expect(starcraftBoard.finalTable(view, context)).toHaveLength(seats + 1);
    }
  });

  test('the hand of nobody is shown on the open table', () => {
    for (const { view } of stops.filter(stop => stop.view.viewer === 'spectator')) {
      const shown = picture('hand', view, 120, 40).join('\n');
      expect(shown).toContain('Hands are hidden');
      expect(shown).not.toMatch(/Reinforcement|else \d/);
    }
  });
});

describePanes(starcraftBoard, { contextOf, paint }, stopsOf(2, 'quick').at(-1)?.view);
