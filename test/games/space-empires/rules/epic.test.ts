import { describe, expect, test } from 'vitest';
import { BOARDS_APART, boardOf, HEXES, stepsBetween } from '../../../../src/games/space-empires/data/hexes.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { SCENARIO_IDS, scenarioOf, SCENARIOS } from '../../../../src/games/space-empires/data/scenarios.ts';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { definition, spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import type { Ref, Seat, Viewer } from '../../../../src/kernel/words/message.ts';
import { distance, neighboursOf } from '../../../../src/games/space-empires/state/board.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Two extra large maps, seats 0 and 1 on the first, 2 and 3 on the second. */
function twoBoards(options: Readonly<Record<string, unknown>> = {}): Scene {
  return scene(4, { scenario: 'epic-4-xl', ...options });
}

describe('two boards, SE-23', () => {
  test('SE-23, SE-23.1: any set-up lies on each board, and epic games seat four to eight', () => {
    expect(HEXES.filter(({ board }) => board === 2)).toHaveLength(150);
    const epics = SCENARIO_IDS.filter(id => id.startsWith('epic-'));
    expect(new Set(epics.map(id => SCENARIOS[id].seats))).toEqual(new Set([4, 5, 6, 7, 8]));
    for (const id of epics) {
      const { homes, boards } = SCENARIOS[id];
      for (const [seat, home] of homes.entries()) {
        if (home === null) continue;
        expect(new Set(home.area.map(boardOf))).toEqual(new Set([seat < (boards[0]?.seats ?? 0) ? 1 : 2]));
      }
    }
  });

  test('SE-23.1: on two dare maps each seat has the Colony Ships of both copies', () => {
    const shipsOf = (scenario: string): readonly number[] =>
      scenarioOf(definition.options({ scenario }, FOUR)).shipSets;
    expect(shipsOf('epic-4-dare')).toEqual([2, 2, 2, 2]);
    expect(shipsOf('epic-4-xl')).toEqual([1, 1, 1, 1]);
  });

  test('SE-23.3: as many warp points as was agreed lie on each board, and none is aside', () => {
    for (const warps of [1, 2, 3]) {
      const { hexes, unused } = stateOf(
        spaceEmpires.start(settingFor(8, `warps ${warps}`, { scenario: 'epic-8-random', warps })),
      );
      for (const board of [1, 2]) {
        const laid = HEXES.filter(place => place.board === board).map(({ id }) => hexes[id]?.marker);
        expect(laid.filter(marker => marker === 'warp-1')).toHaveLength(warps);
        expect(laid.filter(marker => marker === 'warp-2')).toHaveLength(warps);
      }
      expect(unused.flat()).not.toContain('warp-1');
    }
  });

  test('SE-23.3: all revealed warp points of a number are one step from each other, on both boards', () => {
    const { state } = twoBoards()
      .marker('e5', 'warp-1')
      .marker('h9', 'warp-1')
      .marker('g3-2', 'warp-1')
      .marker('j4-2', 'warp-2');
    expect(neighboursOf(state, 'e5')).toEqual(expect.arrayContaining(['h9', 'g3-2']));
    expect(neighboursOf(state, 'e5')).not.toContain('j4-2');
    expect(neighboursOf(state, 'g3-2').every(hex => boardOf(hex) === 2 || hex === 'e5' || hex === 'h9')).toBe(true);
  });

  test('SE-23.3: a ship goes to the other board for one hex', () => {
    const table = twoBoards().marker('e5', 'warp-1').marker('g3-2', 'warp-1').units(0, 'e5', 'scout').move();
    table.go('e5', 'scout', 'g3-2');
    expect(table.count('g3-2', 'scout', 0)).toBe(1);
  });

  test('SE-23.3: the third warp point of a number stays, and a warp point works without the optional rule', () => {
    const table = twoBoards()
      .marker('e5', 'warp-1')
      .marker('g3-2', 'warp-1')
      .hidden('h9', 'warp-1')
      .units(0, 'h9', 'scout');
    table.begin('explore.choose', { seat: 0 }, { step: 'economy.begin', args: {} });
    expect(table.now.hexes.h9).toMatchObject({ marker: 'warp-1', up: true });
  });

  test('SE-23.3, SE-2.2: boards are apart but for the way through warp points', () => {
    const { state } = twoBoards();
    expect(stepsBetween('l7', 'l7-2')).toBe(BOARDS_APART);
    expect(distance(state, 'e5', 'g4-2')).toBe(Infinity);
    const linked = twoBoards().marker('e5', 'warp-1').marker('g3-2', 'warp-1').state;
    expect(distance(linked, 'e4', 'g4-2')).toBe(3);
    expect(distance(linked, 'e4', 'e6')).toBe(2);
  });

  test('SE-23.3, SE-8.12: who fights on the other board retreats by the way through warp points', () => {
    const table = twoBoards().marker('e5', 'warp-1').marker('g3-2', 'warp-1');
    table.units(0, 'g4-2', 'cruiser', 2).units(2, 'g4-2', 'scout').dice(10, 10, 10).fight();
    table.until('battle.fire', 'hex:g4-2').answer(table.options.find(id => id.startsWith('at:')) ?? '');
    while (!table.options.some(id => id.startsWith('flee:'))) table.answer(table.options[0] ?? '');
    expect(table.options).toContain('flee:g3-2');
    expect(table.options).not.toContain('flee:g5-2');
  });

  test('each map is a pane of its own, and a question is shown on the map that it is about', () => {
    const table = twoBoards().units(2, 'g4-2', 'scout').units(0, 'e5', 'scout');
    const panesFor = (viewer: Viewer): readonly string[] =>
      empiresBoard.panes(definition.view(table.state, viewer)).map(({ id }) => id);
    // Its own map is in front of a seat.
    expect(panesFor(2)).toEqual(['map-2', 'map', 'sheet', 'seats', 'battle', 'legend']);
    expect(panesFor(0)).toEqual(['map', 'map-2', 'sheet', 'seats', 'battle', 'legend']);
    const paneOf = (seat: Seat, hex: HexId): unknown => {
      const asked = twoBoards().units(seat, hex, 'scout').move(seat);
      return empiresBoard.paneFor(asked.decision, definition.view(asked.state, seat));
    };
    expect([paneOf(2, 'g4-2'), paneOf(2, 'e5'), paneOf(0, 'e5'), paneOf(0, 'g4-2')]).toEqual([
      null,
      'map',
      null,
      'map-2',
    ]);
    expect(empiresBoard.panes(definition.view(scene().state, 0)).map(({ id }) => id)).not.toContain('map-2');
  });

  test('SE-23.3: a question with choices on both maps says so, and shows the map of the option under the cursor', () => {
    const table = twoBoards()
      .marker('e5', 'warp-1')
      .marker('g3-2', 'warp-1')
      .units(0, 'e5', 'scout')
      .units(0, 'c4-2', 'scout')
      .move();
    const view = definition.view(table.state, 0);
    expect(table.decision.prompt.key).toBe('ask.both-maps');
    table.answer(table.options.find(id => id.startsWith('go:') && refsOf(table, id).includes('hex:e5')) ?? '');
    expect(table.decision.kind).toBe('move.where');
    expect(table.decision.prompt.key).toBe('ask.both-maps');
    const paneAt = (id: string) => empiresBoard.paneFor({ ...table.decision, focus: refsOf(table, id) }, view);
    expect(paneAt('to:g3-2')).toBe('map-2');
    expect(paneAt('to:e4')).toBeNull();
    expect(paneAt('back')).toBeNull();
  });

  test('a question with choices on one map says nothing of maps', () => {
    expect(twoBoards().units(2, 'g4-2', 'scout').move(2).decision.prompt.key).toBe('move.ask');
  });
});

const FOUR = ['Ann', 'Bob', 'Cid', 'Dee'].map(name => ({ name }));

/** What an option of the question is about. */
function refsOf({ decision }: Scene, id: string): readonly Ref[] {
  return decision.options.find(option => option.id === id)?.refs ?? [];
}
