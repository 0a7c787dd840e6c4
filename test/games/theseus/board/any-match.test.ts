import { describe, expect, test } from 'vitest';
import { copy } from '../../../../src/kernel/plain/copy.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { Ref, Seat } from '../../../../src/kernel/words/message.ts';
import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { isTheseusView } from '../../../../src/games/theseus/view.ts';
import type { TheseusView } from '../../../../src/games/theseus/view.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../../../src/boards/drawing/grid.ts';
import { widthOf } from '../../../../src/boards/drawing/wrapping.ts';
import { describePanes } from '../../../boards/painting.ts';
import { answerByChance } from '../../../oracles/random-play.ts';
import { settingFor, WAYS } from '../oracles/matches.ts';
import { contextOf, paint, picture, survey } from './painting.ts';

const SIZES = [
  [20, 5],
  [42, 38],
  [80, 12],
  [80, 13],
  [73, 25],
  [98, 33],
  [160, 50],
] as const;
const EVERY = 37;
const MOST_STOPS = 3;

interface Stop {
  readonly view: TheseusView;
  readonly seat: Seat | null;
  readonly focus: readonly Ref[];
  readonly open: readonly Ref[];
}

/** Moments of a match played by chance, from its first decision to its end. */
function stopsOf(seats: number, options: Readonly<Record<string, unknown>>): Stop[] {
  const match = theseus.start(settingFor(seats, `board ${seats}`, options), { checkpointEvery: 1000 });
  const random = seededRandom('board');
  const stops: Stop[] = [];
  const note = (seat: Seat | null, at: number): void => {
    const view = match.view(at % 2 === 0 && seat !== null ? seat : 'spectator');
    if (!isTheseusView(view)) throw new Error('a view of another game');
    const shown = match.decision?.options ?? [];
    const open = shown.flatMap(({ refs = [] }) => refs);
    stops.push({ view: copy(view), seat, focus: shown[at % shown.length]?.refs ?? [], open });
  };
  for (let given = 0; match.decision !== null; given += 1) {
    if (given % EVERY === 0 || (given < 30 && given % 7 === 0)) note(match.decision.seat, given);
    answerByChance(match, random);
  }
  note(null, 0);
  const step = Math.max(1, Math.ceil(stops.length / MOST_STOPS));
  return stops.filter((_, place) => place % step === 0 || place === stops.length - 1);
}

// Two seats to four, with and without Pandora, built decks and teams.
describe.each(WAYS.filter((_, at) => at % 2 === 1))('%s', (_name, seats, options) => {
  const stops = stopsOf(seats, options);
  const panes = theseusBoard.panes(stops[0]?.view).map(({ id }) => id);

  test.each(panes)('%s is painted in exactly the size that was asked for', id => {
    for (const { view, ...looking } of stops) {
      for (const [width, height] of SIZES) {
        const grid = paint(id, view, width, height, looking);
        expect([grid.width, grid.height]).toEqual([width, height]);
        expect(toPlain(grid).filter(row => widthOf(row) !== width)).toEqual([]);
      }
    }
  });

  test.each(panes)('%s holds nothing but ASCII in the ASCII look', id => {
    for (const { view, ...looking } of stops) {
      for (const [width, height] of [SIZES[1], SIZES[6]]) {
        const grid = paint(id, view, width, height, { ...looking, glyphs: ASCII_GLYPHS });
        expect(toPlain(grid).join('').replace(/[ -~]/g, '')).toBe('');
      }
    }
  });

  test('a word that the catalogue lacks is nowhere', () => {
    for (const { view, ...looking } of stops) {
      for (const id of panes) {
        expect(picture(id, view, 160, 50, looking).join('\n')).not.toMatch(/\[[a-z]+\.|\{\w+\}|undefined/);
      }
      const context = contextOf(looking);
      expect(theseusBoard.status(view, context)).toMatch(/^Theseus · /);
      expect(theseusBoard.finalTable(view, context)).toHaveLength(seats + 1);
    }
  });

  test('whatever can be pointed at can be looked at, and so can all that it leads on to', () => {
    for (const { view, ...looking } of stops) {
      const context = contextOf(looking);
      for (const id of panes) {
        for (const { ref } of survey(id, view, 98, 33, looking).things) {
          const told = theseusBoard.inspect?.(view, ref, context) ?? null;
          expect([ref, told === null]).toEqual([ref, false]);
          const onward = [
            ...(told?.links ?? []).map(link => link.ref),
            ...(told?.rules ?? []).map(rule => `rule:${rule}` as const),
          ];
          const dead = onward.filter(other => (theseusBoard.inspect?.(view, other, context) ?? null) === null);
          expect([ref, dead]).toEqual([ref, []]);
          expect(JSON.stringify(told)).not.toMatch(/\[[a-z]+\.|\{\w+\}|undefined|NaN/);
        }
      }
    }
  });

  test('every unit in a room and every card on the station is in the picture, at each size of the table', () => {
    for (const { view, ...looking } of stops) {
      for (const [width, height] of [
        [80, 13],
        [73, 25],
        [98, 33],
      ] as const) {
        const { things } = survey('station', view, width, height, looking);
        const inside = things.filter(({ rect }) => rect.x >= 0 && rect.x + rect.width <= width && rect.y < height);
        const shown = new Set<string>(inside.map(({ ref }) => ref));
        const wanted = [
          ...view.ring.map(sector => `sector:${sector}`),
          ...Object.values(view.rooms).map(unit => `unit:${unit}`),
          ...Object.values(view.installed).map(({ card }) => `card:${card}`),
          ...Object.values(view.pending).map(card => `card:${card}`),
          ...Object.values(view.bonus).map(card => `card:${card}`),
        ];
        expect(wanted.filter(ref => !shown.has(ref))).toEqual([]);
      }
    }
  });
});

describePanes(theseusBoard, { contextOf, paint }, stopsOf(2, {}).at(-1)?.view);
