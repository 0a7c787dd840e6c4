import { describe, expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { isEmpiresView } from '../../../../src/games/space-empires/view.ts';
import { positionOf } from '../../../../src/lessons/position.ts';
import { scene } from '../../../games/space-empires/scene.ts';
import type { Scene } from '../../../games/space-empires/scene.ts';
import { stillAt } from '../../still-position.ts';

/** The position of a scene at a still table, in the movement phase of seat 0. */
async function moving(table: Scene, size = { columns: 80, rows: 24 }) {
  table.begin('move.choose', { seat: 0 }, { step: 'turn.end', args: {} });
  const { state } = table;
  const position = positionOf(
    state,
    state.seats.map(() => ({ key: 'seat' })),
  );
  const at = await stillAt('space-empires', position, { seed: 'turn', size });
  at.session.hotSeat.sitDown();
  at.session.hotSeat.goOn();
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) at.still.press(key);
  };
  return { ...at, press, text: () => at.still.rows().join('\n') };
}

/** The row that has a text, from its beginning. */
function rowWith(text: string, sought: string): string {
  return text.split('\n').find(row => row.includes(sought)) ?? '';
}

const alone = (): Scene => scene(1, { scenario: 'solo-machines-small' });

describe('a turn of Space Empires at the table', () => {
  test('the cursor of the next turn begins on what moves, not where the last one was ended', async () => {
    const { press, text, match } = await moving(alone().units(0, 'e5', 'scout', 1).units(0, 'h5', 'scout', 1));
    press('4', '4', 'd');
    expect(match.decision?.kind).toBe('move.choose');
    expect(text()).toContain('turn 2');
    expect(rowWith(text(), 'Move 1 Scout from E6')).toMatch(/▹/);
  });

  test('SE-4.1 the cursor stays on what moves when a group was split, whatever the turn before ended with', async () => {
    const { press, text, match } = await moving(alone().units(0, 'e5', 'scout', 3));
    press('d', 'd', 'D');
    const [, key = ''] = /(\d) Split 3 Scouts on E5 into single units/.exec(text()) ?? [];
    press(key);
    expect(match.decision?.kind).toBe('move.choose');
    expect(rowWith(text(), 'A Move 1 Scout from E5')).toMatch(/▹/);
  });

  test('a group that moves keeps its letter beside others of its kind', async () => {
    const { press, text } = await moving(alone().units(0, 'e5', 'scout', 1).units(0, 'e5', 'scout', 2));
    const letter = (units: string): string => /([A-Z]) Move/.exec(rowWith(text(), `Move ${units}`))?.[1] ?? '';
    const before = [letter('1 Scout'), letter('2 Scouts')];
    expect(before).toEqual(['A', 'B']);
    press('4');
    expect([letter('1 Scout'), letter('2 Scouts')]).toEqual(before);
  });

  test('SE-10.6 a sheet on which nothing is written is not ended by one key that was meant for the turn before', async () => {
    const table = alone().units(0, 'l7', 'yard', 1).cp(0, 20);
    const { press, text, match } = await moving(table.turn(3));
    press('d');
    expect(match.decision?.kind).toBe('sheet.row');
    press('d');
    expect(match.decision?.kind).toBe('sheet.row');
    expect(text()).toContain('Nothing is bought, and');
    press('d');
    expect(match.decision?.kind).not.toBe('sheet.row');
  });

  test('how far a hex is never stands right behind the worth of a colony', async () => {
    const table = alone().units(0, 'k7', 'scout', 1);
    const { hexes } = table.state;
    table.state.hexes = Object.fromEntries(Object.entries(hexes).filter(([hex]) => hex >= 'e'));
    const { press, text } = await moving(table, { columns: 120, rows: 40 });
    press('A');
    expect(text()).toMatch(/K6 →1/);
    expect(text()).toMatch(/L7 ◆O20/);
    expect(text()).not.toMatch(/◆O201/);
  });

  test('by ear, a cursor that `n` moves is told, and so is what `/` looks for', async () => {
    const { press, still } = await moving(alone().units(0, 'e5', 'scout', 1).units(0, 'h5', 'scout', 1));
    const told = (): string => still.tell().lines.join(' ');
    expect(told()).not.toContain('The cursor is on');
    press('n');
    expect(told()).toContain('The cursor is on: Move 1 Scout from H5');
    press('/');
    expect(told()).toContain('Type a colon and what you look for.');
    press('e', '5');
    expect(told()).toContain('You look for “e5”.');
  });

  test('SE-4.1 what splits a group says so', async () => {
    const { press, text } = await moving(alone().units(0, 'e5', 'scout', 2).units(0, 'h5', 'scout', 3));
    press('D');
    expect(text()).toContain('Split off 1 of 2 Scouts on E5');
    // Of more units it is asked how many go.
    expect(text()).toContain('Split 3 Scouts on H5');
    expect(text()).not.toContain('of 3 Scouts');
  });

  test('what the cursor is on is told in the rows that the question leaves free', async () => {
    const table = alone().units(0, 'k7', 'scout', 2).units(0, 'l7', 'scout', 1).hidden('l6', 'mineral-5');
    const { press, text } = await moving(table, { columns: 120, rows: 40 });
    // By the option under the cursor, before anybody has pointed at the board.
    expect(text()).toMatch(/K7 · open space · deep space · Ann: 2 Scouts/);
    press('down');
    expect(text()).toMatch(/L7 · homeworld · colony of Ann, yields 20 · deep space · Ann: 1 Scout/);
    press('B', '/', 'l', '6', 'enter');
    expect(text()).toMatch(/L6 · \d steps?, [^·]* · unexplored: /);
  });

  test('where units can’t go, the line on the place says why', async () => {
    const table = alone().units(0, 'l7', 'colony-ship', 1).hidden('l6', 'mineral-5');
    const { press, text } = await moving(table, { columns: 120, rows: 40 });
    press('A', '/', 'l', '6', 'enter');
    expect(text()).toContain('1 Colony Ship can’t get there by themselves');
  });

  test('what is left standing is on watch as by its key: the cursor goes on from it, and nobody is asked about it again', async () => {
    const { press, text } = await moving(alone().units(0, 'e5', 'scout', 1).units(0, 'h5', 'scout', 1));
    press('z');
    expect(text()).toContain('They stay on watch');
    expect(rowWith(text(), 'Move 1 Scout from H5')).toMatch(/▹/);
    press('d');
    expect(text()).toContain('1 group could still move and has not.');
    press('d');
    expect(text()).toContain('turn 2');
    expect(rowWith(text(), 'Move 1 Scout from E5')).toContain('(on watch until enemies come near)');
    expect(rowWith(text(), 'Move 1 Scout from H5')).toContain('(on watch until enemies come near)');
    press('d');
    expect(text()).toContain('turn 3');
  });

  test('what is on watch wakes as soon as somebody is near, and is asked about', async () => {
    const table = alone().units(0, 'e5', 'scout', 1).units(0, 'b5', 'scout', 1);
    const { press, text, session } = await moving(table);
    press('d', 'd');
    expect(rowWith(text(), 'Move 1 Scout from E5')).toContain('(on watch until enemies come near)');
    const asked = session.hotSeat.asked;
    const marching = empiresBoard.marching;
    const view = session.views.view(0);
    if (asked === null || marching?.isWoken === undefined) throw new Error('nothing is asked');
    const [near] = session.marches.of(0);
    if (near === undefined || !isEmpiresView(view)) throw new Error('nothing is on watch');
    const [piece] = view.pieces;
    const withOther = (at: HexId, owner: 'machines' | 'aliens' = 'machines') =>
      piece === undefined ? view : { ...view, pieces: [...view.pieces, { ...piece, owner, at }] };
    const here = near.at === 'hex:e5' ? (['e7', 'e8'] as const) : (['b7', 'b8'] as const);
    expect(marching.isWoken(view, asked, near)).toBe(false);
    expect(marching.isWoken(withOther(here[1]), asked, near)).toBe(false);
    expect(marching.isWoken(withOther(here[0]), asked, near)).toBe(true);
    // The aliens of barren planets never come (SE-17.4).
    expect(marching.isWoken(withOther(here[0], 'aliens'), asked, near)).toBe(false);
  });

  test('a second click on the same hex does what Enter does', async () => {
    const sent = async (how: 'enter' | 'click') => {
      const { press, still, match } = await moving(alone().units(0, 'l7', 'scout', 1), { columns: 120, rows: 40 });
      press('A');
      const rows = still.rows();
      const y = rows.findIndex(row => row.includes('K8 '));
      const x = (rows[y] ?? '').indexOf('K8 ');
      if (how === 'click') {
        still.click(x, y);
        expect(still.rows().join('\n')).toContain('▸K8');
        still.click(x, y);
      } else press('/', 'k', '8', 'enter', 'enter');
      return match.view(0);
    };
    const [byKey, byClick] = [await sent('enter'), await sent('click')];
    expect(byClick).toEqual(byKey);
    expect(JSON.stringify(byClick)).toContain('k8');
  });
});
