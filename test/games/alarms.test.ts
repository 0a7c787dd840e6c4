import { describe, expect, test } from 'vitest';
import { emperorBoard } from '../../src/games/galactic-emperor/board/index.ts';
import { texts as emperorTexts } from '../../src/games/galactic-emperor/text/languages.ts';
import { empiresBoard } from '../../src/games/space-empires/board/index.ts';
import { texts as empiresTexts } from '../../src/games/space-empires/text/languages.ts';
import { starcraftBoard } from '../../src/games/starcraft/board/index.ts';
import { starcraftView } from '../../src/games/starcraft/view.ts';
import { texts as starcraftTexts } from '../../src/games/starcraft/text/languages.ts';
import { theseusBoard } from '../../src/games/theseus/board/index.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { texts as theseusTexts } from '../../src/games/theseus/text/languages.ts';
import { paintingOf } from '../boards/painting.ts';
import { scene as emperorScene } from './galactic-emperor/scene.ts';
import { scene as empiresScene } from './space-empires/scene.ts';
import { scene as starcraftScene } from './starcraft/scene.ts';
import { isTheseusView } from '../../src/games/theseus/view.ts';

const NAMES = ['Ann', 'Bob'];

describe('what may end a match soon is said', () => {
  test('SC-19.2: who has enough points with those of the end of the round', () => {
    const { contextOf } = paintingOf(starcraftBoard, starcraftTexts.en, NAMES);
    const told = (points: number): readonly string[] | undefined => {
      const table = starcraftScene(['raynor', 'overmind'], {})
        .planet('braken', 0, 0)
        .base('braken-1', 0)
        .seat(0, owner => (owner.conquestPoints = points));
      return starcraftBoard.alarms?.(starcraftView(table.state, 'spectator'), contextOf());
    };
    expect(told(15)?.[0]).toBe('Ann wins at the end of the round: 15 + 1 of 15 points.');
    expect(told(3)).toEqual([]);
  });

  test('SC-19.2: of several that have enough, who has the most', () => {
    const { contextOf } = paintingOf(starcraftBoard, starcraftTexts.en, NAMES);
    const table = starcraftScene(['raynor', 'overmind'], {})
      .planet('braken', 0, 0)
      .base('braken-1', 0)
      .seat(0, owner => (owner.conquestPoints = 16))
      .seat(1, owner => (owner.conquestPoints = 15));
    const told = starcraftBoard.alarms?.(starcraftView(table.state, 'spectator'), contextOf());
    expect(told).toEqual(['Ann wins at the end of the round: 16 + 1 of 15 points.']);
  });

  test('TH-17.4: whose tracks are near their ends', () => {
    const { contextOf } = paintingOf(theseusBoard, theseusTexts.en, NAMES);
    const match = theseus.start({ seats: NAMES.map(name => ({ name })), options: {}, seed: 'alarms' });
    const view = match.view('spectator');
    if (!isTheseusView(view)) throw new Error('no view of Theseus');
    const [first, second] = view.seats;
    if (first === undefined || second === undefined) throw new Error('two seats');
    const at = (life: number): unknown => ({ ...view, phase: 'play', seats: [first, { ...second, life }] });
    expect(theseusBoard.alarms?.(at(4), contextOf())).toEqual([
      'Bob has 4 life points left, and may lose in the next turn.',
    ]);
    expect(theseusBoard.alarms?.(at(6), contextOf())).toEqual([]);
  });

  test('GE-12.1: when the next Regent may empty the pool', () => {
    const { contextOf } = paintingOf(emperorBoard, emperorTexts.en, NAMES);
    const table = emperorScene().tile('c5', 't05', 1).role('regent', 0).play();
    const view = { ...table.match.view('spectator'), round: 3 };
    expect(emperorBoard.alarms?.({ ...view, pool: 1 }, contextOf()).at(0)).toBe(
      '1 point is left in the pool: the next Regent may end the game.',
    );
    expect(emperorBoard.alarms?.({ ...view, pool: 90 }, contextOf())).toEqual([]);
  });

  test('SE-19.4: when armed counters of others are beside a homeworld or on it', () => {
    const { contextOf } = paintingOf(empiresBoard, empiresTexts.en, NAMES);
    const told = (hex: 'l6' | 'l7' | 'e5', kind: 'scout' | 'miner' = 'scout'): readonly string[] | undefined => {
      const table = empiresScene().units(1, hex, kind, 1, {}, { up: true }).begin('move.choose', { seat: 0 });
      return empiresBoard.alarms?.(table.match.view('spectator'), contextOf());
    };
    expect(told('l6')).toEqual(['Units of Bob can reach the homeworld of Ann on L7 in their next turn.']);
    expect(told('l7')).toEqual(['Units of Bob are on the homeworld of Ann on L7.']);
    expect(told('l6', 'miner')).toEqual([]);
    expect(told('e5')).toEqual([]);
  });
});
