import { describe, expect, test } from 'vitest';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import {
  normalVictoryThreshold,
  objectiveProgress,
  teamFigures,
} from '../../../../src/games/starcraft/state/standing.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { playMatch, settingFor } from '../oracles/matches.ts';
import type { Scene } from '../scene.ts';
import { end, fourSeats, out, points, stage } from './four-seats.ts';

const FOUR: readonly FactionId[] = ['raynor', 'overmind', 'tassadar', 'queen-of-blades'];
/** Aldaris is in the team of seats 1 and 3. */
const WITH_ALDARIS: readonly FactionId[] = ['raynor', 'aldaris', 'tassadar', 'queen-of-blades'];

describe('SC-23.2.6 normal victory of a team', () => {
  test('SC-23.2.6 30 points in sum win, 29 do not', () => {
    expect(end(points(fourSeats(FOUR), 20, 10, 9, 10))).toBeNull();
    expect(end(points(fourSeats(FOUR), 21, 10, 9, 10))).toEqual({ winners: [0, 2], key: 'victory.normal' });
    expect(end(points(fourSeats(FOUR), 15, 17, 15, 17))?.winners).toEqual([1, 3]);
  });

  test('SC-23.2.6 EX-79 with Aldaris on team 2, 38 points of team 1 and 29 of team 2 win nothing; with 30 team 2 wins', () => {
    const board = (team2: number): Scene => points(fourSeats(WITH_ALDARIS), 19, team2 - 10, 19, 10);
    expect([0, 1, 2, 3].map(seat => normalVictoryThreshold(board(29).state, seat))).toEqual([40, 30, 40, 30]);
    expect(end(board(29))).toBeNull();
    expect(end(board(30))).toEqual({ winners: [1, 3], key: 'victory.normal' });
  });

  test('SC-19.4 SC-23.2.6 40 points win against Aldaris; when Aldaris is out, 30 are enough', () => {
    expect(end(points(fourSeats(WITH_ALDARIS), 20, 15, 20, 15))?.winners).toEqual([0, 2]);
    expect(end(out(points(fourSeats(WITH_ALDARIS), 15, 15, 15, 14), 1))?.winners).toEqual([0, 2]);
  });

  test('SC-23.2.6 the tie-breaks add up both members', () => {
    // 15 + 15 points each. Team 1 holds cards of 2 + 1, team 2 of 1 + 1; alone, nobody has more than seat 1.
    const board = points(fourSeats(FOUR), 15, 15, 15, 15)
      .with(({ areas }) => {
        for (const area of Object.values(areas)) area.depletion = 'full';
      })
      .cards(0, 'dylar-iv-2')
      .cards(2, 'torus-3');
    expect(end(board)?.winners).toEqual([0, 2]);
    expect(board.match.outcome?.ranking.map(({ seat }) => seat).slice(0, 2)).toEqual([0, 2]);
  });

  test('SC-23.2.6 what nothing parts is shared by the teams', () => {
    const even = points(
      fourSeats(FOUR).with(({ areas }) => {
        for (const area of Object.values(areas)) area.depletion = 'full';
      }),
      20,
      15,
      10,
      15,
    );
    expect(end(even)).toEqual({ winners: [0, 2, 1, 3], key: 'victory.normal' });
    const told = createFormatter(en, ['Ann', 'Bob', 'Cid', 'Dee'])(even.match.outcome?.words ?? { key: '' });
    expect(told).toBe(
      'Normal victory: the team of Ann, Cid, the team of Bob, Dee share the victory by conquest points.',
    );
  });

  test('SC-23.2.9 ruling teammates-gone: the points of a member that is out do not count, but the one who is left wins for both', () => {
    expect(end(out(points(fourSeats(FOUR), 16, 0, 16, 0), 2))).toBeNull();
    const board = out(points(fourSeats(FOUR), 30, 0, 16, 0), 2);
    expect(teamFigures(board.state, 2).points).toBe(30);
    expect(end(board)?.winners).toEqual([0, 2]);
  });
});

describe('SC-23.2.7 and SC-23.2.8 other victories of a team', () => {
  test('SC-23.2.7 of several teams the one with more points in sum wins, though another member has most', () => {
    const board = stage(fourSeats(['overmind', 'raynor', 'mengsk', 'tassadar']), 'e3-04')
      .base('helios-2', 0)
      .base('vyctor-5-2', 0)
      .area('dylar-iv-1', 3, { zealot: 1 })
      .area('dylar-iv-3', 3, { zealot: 1 })
      .area('helios-4', 3, { zealot: 1 });
    expect(objectiveProgress(board.state, 3)).toEqual({ have: 4, need: 4 });
    points(board, 9, 6, 0, 4);
    expect(end(board)).toEqual({ winners: [1, 3], key: 'victory.special' });
    expect(board.match.outcome?.words.with?.objectives).toHaveLength(1);
  });

  test('SC-23.2.9 the objective of a member that is out wins nothing', () => {
    const board = stage(fourSeats(['overmind', 'raynor', 'mengsk', 'tassadar']), 'e3-04');
    board
      .base('helios-2', 0)
      .base('vyctor-5-2', 0)
      .seat(0, owner => {
        owner.eliminated = true;
      });
    expect(end(board)).toBeNull();
  });

  const ending = (board: Scene): Scene =>
    board.with(state => {
      state.endDrawsNear = ['e3-01', 'e3-02'];
    });

  test('SC-23.2.8 the most points in sum win when the end has come', () => {
    expect(end(ending(points(fourSeats(FOUR), 9, 6, 1, 5)))).toEqual({ winners: [1, 3], key: 'victory.end-game' });
  });

  test('SC-23.2.8 the team of Aldaris wins when Aldaris is in play, and not when Aldaris is out', () => {
    const board = (): Scene => ending(points(fourSeats(WITH_ALDARIS), 9, 0, 9, 5));
    expect(end(board())).toEqual({ winners: [1, 3], key: 'victory.aldaris' });
    expect(end(out(board(), 1))).toEqual({ winners: [0, 2], key: 'victory.end-game' });
  });
});

describe('SC-23.2.9 elimination', () => {
  /** Step 1 of regrouping destroys the only bases of these seats. */
  const losing = (...seats: (1 | 2 | 3)[]): Scene => {
    const homes = { 1: 'torus-2', 2: 'torus-3', 3: 'torus-4' } as const;
    const board = fourSeats(FOUR);
    for (const seat of seats) board.area(homes[seat], seat === 2 ? 1 : 0, seat === 2 ? { zergling: 1 } : { marine: 1 });
    return board;
  };

  test('SC-23.2.9 with one member of each team out the match goes on', () => {
    const board = losing(3);
    expect(end(out(board, 2))).toBeNull();
    expect(board.now.seats.map(({ eliminated }) => eliminated)).toEqual([false, false, true, true]);
  });

  test('SC-23.2.9 two teammates left: their team wins at once', () => {
    expect(end(losing(1, 3))).toEqual({ winners: [0, 2], key: 'victory.elimination' });
  });

  test('SC-23.2.9 the last team with a member left wins for both', () => {
    const board = out(losing(1, 3), 2);
    expect(end(board)).toEqual({ winners: [0, 2], key: 'victory.elimination' });
    expect(board.match.outcome?.ranking.map(({ seat }) => seat)).toEqual([0, 2, 1, 3]);
  });

  test('SC-23.2.9 concessions end the match only when the other whole team has given up', () => {
    const match = starcraft.start(settingFor(4, 'teams', { teams: true }));
    match.concede(1);
    match.concede(2);
    playMatch(match, { until: ({ conceding }) => conceding.length === 0 });
    expect([match.outcome, match.seatsIn]).toEqual([null, [0, 3]]);
    match.concede(3);
    playMatch(match);
    expect(match.outcome).toMatchObject({ winners: [0, 2], words: { key: 'victory.elimination' } });
  });
});

describe('what everybody sees of the teams', () => {
  test('SC-24 the teams, their figures in sum and the points that they need', () => {
    const { state } = points(fourSeats(WITH_ALDARIS), 12, 3, 8, 1);
    const view = starcraftView(state, 'spectator');
    expect(view.teams).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(view.variant).toBe('standard');
    const [ann, bob] = view.seats;
    expect(ann?.standing).toMatchObject({ figures: { points: 12 }, teamFigures: { points: 20 }, pointsNeeded: 40 });
    expect(bob?.standing).toMatchObject({ figures: { points: 3 }, teamFigures: { points: 4 }, pointsNeeded: 30 });
  });

  test('without teams there are none to be seen', () => {
    const view = starcraftView(fourSeats(FOUR, {}).state, 0);
    expect(view.teams).toBeNull();
    expect(view.seats[0]?.standing).toMatchObject({ teamFigures: null, pointsNeeded: 15 });
  });
});
