import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { CoachedSeat } from '../../../../src/saves/input/people.ts';
import { savedFile } from '../../../../src/saves/folder/folder.ts';
import { loadMatch } from '../../../../src/saves/saved/load.ts';
import { newCoachedSeat } from '../../../../src/session/learning/coaching.ts';
import { Session } from '../../../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import { answerByChance } from '../../../oracles/random-play.ts';
import { usualLook } from '../../../oracles/looked-back.ts';
import { StillTable } from '../../still-table.ts';

const SAVES = fileURLToPath(new URL('../../../../saves', import.meta.url));
const SIZE = { columns: 200, rows: 60 };

/** The column at which the column beside the map begins. */
const BESIDE = 136;

/** The names of hexes and where they stand; the signs before them are edges and cursors. */
function namesIn(rows: readonly string[]): ReadonlyMap<string, string> {
  const found = rows.flatMap((row, y) =>
    [...row.slice(0, BESIDE).matchAll(/[/▸▹◉◂◃]([A-L]\d\d?)(?!\d)/g)].map(
      ({ 1: name = '', index }): [string, string] => [name, `${index},${y}`],
    ),
  );
  return new Map(found);
}

/** Whether the map is on the screen: its frame from below the first row to above the last one. */
function hasMap(rows: readonly string[]): boolean {
  const top = rows.findIndex(row => row.startsWith('┌ Map'));
  return top >= 0 && rows.findIndex(row => row.startsWith('└')) === rows.length - 2;
}

/** Says what has moved on the map since it was seen first. */
class Steady {
  readonly #places = new Map<string, string>();
  /** The titles of the frames beside the map. */
  readonly titles: string[] = [];

  moved(rows: readonly string[]): readonly string[] {
    if (!hasMap(rows)) return [];
    this.titles.push(...rows.flatMap(row => /^┌ (.*?) (?:·|─)/.exec(row.slice(BESIDE))?.[1] ?? []));
    return [...namesIn(rows)].flatMap(([name, place]) => {
      const before = this.#places.get(name) ?? place;
      this.#places.set(name, before);
      return before === place ? [] : [`${name} from ${before} to ${place}`];
    });
  }

  get hexes(): number {
    return this.#places.size;
  }
}

/** The table of a match that goes on from where it stands. */
function tableOf(
  match: Match,
  playerOf: (seat: number) => 'human' | 'bot' = () => 'human',
  coach: readonly CoachedSeat[] = [],
): StillTable {
  const settings = { ...DEFAULT_SETTINGS, speed: 'wait' } as const;
  const players = match.start.seats.map((_, seat) => playerOf(seat));
  const session = new Session({
    ...{ game: spaceEmpires, match, players, bot: empiresBot, settings, file: null, coach },
    ...{ now: () => new Date(0), report: () => '', random: seededRandom('beside') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  return new StillTable({ session, board: empiresBoard, look: usualLook(spaceEmpires, match), settings }, SIZE);
}

function lateMatch(): Match {
  return loadMatch(spaceEmpires, savedFile(SAVES, 'sample-empires-four-late')).match;
}

/** A match answered by chance up to the last question of a cycle. */
function lastOfCycle(): Match {
  const seats = ['Ann', 'Bob', 'Cyd', 'Dan'].map(name => ({ name }));
  const match = spaceEmpires.start({ seats, options: {}, seed: 'beside' });
  const random = seededRandom('beside');
  const endsCycle = (): boolean => {
    const { decision } = match;
    const trial = match.fork();
    const answer = decision?.options[0]?.id;
    return answer !== undefined && (trial.give(answer), trial.round > match.round);
  };
  while (match.round < 2 || !endsCycle()) answerByChance(match, random);
  return match;
}

test('at 200x60 the map has four rows a hex, and all else a column beside it', () => {
  const rows = tableOf(lateMatch()).rows();
  expect(hasMap(rows)).toBe(true);
  const names = namesIn(rows);
  expect(names.size).toBe(150);
  const [a1 = '', a2 = ''] = ['A1', 'A2'].map(name => names.get(name)?.split(',')[1]);
  expect(Number(a2) - Number(a1)).toBe(4);
  const beside = rows.slice(1).map(row => row.slice(BESIDE));
  const rowOf = (text: string): number => beside.findIndex(row => row.includes(text));
  const order = ['◆ Ann 60', '┌ Production sheet', '┌ Log', 'Units of Cyd can reach', 'Cyd: What moves next?'].map(
    rowOf,
  );
  expect(order.every((row, at) => row > (order[at - 1] ?? -1))).toBe(true);
  expect(rowOf('d End movement')).toBeGreaterThan(rowOf('A Move 3 Cruisers from I2'));
});

test('the map stays where it is through moves, hints, panes, news, hand-overs and a battle', () => {
  const still = tableOf(lateMatch());
  const steady = new Steady();
  const keys = ['H', 'e', 'e', 'tab', ';', 'right', 'escape', 'A', 'T', '1', 'd', 'd', 'enter', 'enter', 'enter'];
  for (const key of [...keys, ...Array.from({ length: 6 }, () => ['A', 'enter', 'enter']).flat()]) {
    still.press(key);
    for (let left = 20; left > 0 && still.wait() !== null; left--);
    expect(steady.moved(still.rows())).toEqual([]);
  }
  expect(steady.hexes).toBe(150);
  expect(steady.titles).toEqual(expect.arrayContaining(['Production sheet', 'Battle']));
});

test('the map stays where it is through cards of other players and what the coach says', () => {
  const still = tableOf(
    lateMatch(),
    seat => (seat === 2 ? 'human' : 'bot'),
    [0, 1, 2, 3].map(() => newCoachedSeat(true)),
  );
  const steady = new Steady();
  for (let left = 80; left > 0; left--) {
    expect(steady.moved(still.rows())).toEqual([]);
    if (still.wait() === null) still.press('d');
  }
  expect(steady.titles).toEqual(expect.arrayContaining(['What happens', 'A battle']));
});

test('the page on a cycle stands in the column, with the whole map beside it', () => {
  const still = tableOf(lastOfCycle());
  const steady = new Steady();
  const isTold = (): boolean => still.rows().some(row => row.startsWith('┌ The end of the cycle', BESIDE));
  for (const key of ['1', 'enter', 'enter', 'enter']) {
    expect(steady.moved(still.rows())).toEqual([]);
    if (isTold()) break;
    still.press(key);
  }
  expect(isTold()).toBe(true);
  expect(hasMap(still.rows())).toBe(true);
});

test('a click in the column puts the cursor on an option, and one on the map on a hex', () => {
  const still = tableOf(lateMatch());
  const clickOn = (text: string): void => {
    const rows = still.rows();
    const y = rows.findIndex(row => row.includes(text));
    still.click((rows[y] ?? '').indexOf(text) + 1, y);
  };
  clickOn('J Move 1 Destroyer from G3');
  expect(still.rows().join('\n')).toContain('▸ J Move 1 Destroyer from G3');
  clickOn('/D6');
  const rows = still.rows();
  expect(rows.join('\n')).toMatch(/[▸◂]D6/);
  expect(rows.join('\n')).toContain('▸ M Move 1 Scout from D6');
});
