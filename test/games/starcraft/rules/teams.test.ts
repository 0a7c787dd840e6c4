import { describe, expect, test } from 'vitest';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import { CHOICES, readOptions } from '../../../../src/games/starcraft/rules/match-options.ts';
import { controlledAreas, isEnemy } from '../../../../src/games/starcraft/state/areas.ts';
import { retreatGoals, withdrawals } from '../../../../src/games/starcraft/state/retreat-goals.ts';
import { objectiveProgress } from '../../../../src/games/starcraft/state/standing.ts';
import { allTeams, areTeammates, opponentsOf, teamOf } from '../../../../src/games/starcraft/state/teams.ts';
import { Refusal } from '../../../../src/kernel/match/refusal.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { begun, building } from './build-table.ts';
import { executing, holding } from './event-effects/step-8.ts';
import { end, fourSeats, points, stage } from './four-seats.ts';
import { mobilize, table } from './mobilize-order.ts';
import { playOut, setUpTable } from './set-up-table.ts';

const FOUR: readonly FactionId[] = ['raynor', 'overmind', 'tassadar', 'queen-of-blades'];
const SIX: readonly FactionId[] = ['raynor', 'mengsk', 'tassadar', 'aldaris', 'overmind', 'queen-of-blades'];

const people = (count: number): { name: string }[] =>
  Array.from({ length: count }, (_, seat) => ({ name: `P${seat}` }));

/** A table on which seats 0 and 2 play together: Overmind and Tassadar, against Mengsk and the Queen of Blades. */
const inTeams = (): Scene =>
  table('overmind', 'mengsk', 'tassadar', 'queen-of-blades').playing({ teams: true }).base('torus-2', 0);

describe('SC-23.2.1 who plays with whom', () => {
  test('SC-23.2 teams are for 4 and 6 seats; for others they are refused in words', () => {
    for (const seats of [2, 3, 5]) {
      expect(() => readOptions({ teams: true }, people(seats))).toThrow(Refusal);
      expect(() => readOptions({ teams: 'yes' }, people(seats))).toThrow(
        `Team play is for 4 or 6 seats, in teams of two; there are ${seats}.`,
      );
      expect(readOptions({ teams: 'no' }, people(seats)).teams).toBe(false);
    }
    for (const seats of [4, 6]) expect(readOptions({ teams: 'yes' }, people(seats)).teams).toBe(true);
  });

  test('options from before the variants mean a standard match without teams', () => {
    const options = { variant: 'standard', teams: false };
    expect(readOptions({ setUp: 'quick', factions: ['raynor'] }, people(2))).toMatchObject(options);
    expect(readOptions({}, people(2))).toMatchObject(options);
    const usual = Object.fromEntries(CHOICES.map(({ id, values }) => [id, values[0]?.id]));
    expect(readOptions(usual, people(4))).toMatchObject(options);
  });

  test('SC-23.2.1 teammates sit as far apart as possible: 1-2-1-2 and 1-2-3-1-2-3', () => {
    const teamsOf = (seats: number): number[] => {
      const { state } = scene(SIX.slice(0, seats)).playing({ teams: true });
      return state.seats.map((_, seat) => teamOf(state, seat));
    };
    expect(teamsOf(4)).toEqual([0, 1, 0, 1]);
    expect(teamsOf(6)).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test('without teams everybody is a team alone', () => {
    const { state } = fourSeats(FOUR, {});
    expect(allTeams(state)).toEqual([[0], [1], [2], [3]]);
    expect(areTeammates(state, 0, 2)).toBe(false);
    expect(opponentsOf(state, 0)).toEqual([1, 2, 3]);
  });

  test('SC-23.2.1 factions are dealt at random, given ones apart, and the teams are told', () => {
    expect(readOptions({ setUp: 'by-hand', deal: 'choose', teams: true }, people(4)).deal).toBe('random');
    for (const setUp of ['quick', 'by-hand'] as const) {
      const factions = [null, 'overmind', null, null] as const;
      const board = setUpTable(4, { setUp, factions, deal: 'random', teams: true, seed: setUp });
      playOut(board, setUp);
      const { seats } = board.now;
      expect(seats[1]?.faction).toBe('overmind');
      expect(new Set(seats.map(({ faction }) => faction)).size).toBe(4);
      const told = board.match.events('spectator').filter(({ words }) => words.key === 'teams.announced');
      expect(told.map(({ refs }) => refs)).toEqual([
        ['seat:0', 'seat:2'],
        ['seat:1', 'seat:3'],
      ]);
    }
  });
});

describe('SC-23.2.2 no attack on a teammate, no move into the areas of one', () => {
  test('SC-23.2.2 neither units nor a base of a teammate can be entered; a rival beside them can be attacked', () => {
    const board = mobilize(
      inTeams()
        .area('torus-3', 0, { mutalisk: 2 })
        .transport('braken', 'torus', 0)
        .area('braken-1', 2, { zealot: 1 })
        .base('braken-2', 2)
        .area('braken-3', 1, { marine: 1 }),
    ).answer('unit:mutalisk@torus-3');
    expect(board.options).toEqual(['move:mutalisk:torus-3>braken-3', 'move-all:mutalisk:torus-3>braken-3', 'back']);
    for (const area of ['braken-1', 'braken-2']) {
      expect(board.blockedBy(`move:mutalisk:torus-3>${area}`)).toBe('SC-23.2.2');
    }
    board.answer('move-all:mutalisk:torus-3>braken-3', 'done');
    expect(board.endedAt).toBe('battle.begin');
  });

  test('SC-23.2.2 the base of a teammate keeps an area theirs, when rivals stand there too; so do their units at a rival base', () => {
    const board = mobilize(
      inTeams()
        .area('braken-1', 0, { mutalisk: 1 })
        .area('braken-2', 1, { marine: 1 })
        .base('braken-2', 2)
        .area('braken-3', 2, { zealot: 1 })
        .base('braken-3', 3),
    );
    expect(board.options).not.toContain('unit:mutalisk@braken-1');
    expect(board.blockedBy('unit:mutalisk@braken-1')).toBe('SC-23.2.2');
  });

  test('without teams the same areas can be entered', () => {
    const board = mobilize(
      table('overmind', 'mengsk', 'tassadar', 'queen-of-blades')
        .area('braken-1', 0, { mutalisk: 1 })
        .area('braken-2', 1, { marine: 1 })
        .base('braken-3', 2),
    ).answer('unit:mutalisk@braken-1');
    expect(board.options).toEqual(['move:mutalisk:braken-1>braken-2', 'move:mutalisk:braken-1>braken-3', 'back']);
  });

  test('SC-10.7 SC-23.2.2 no room is counted in an area of a teammate: a plan may not count on leaving for there', () => {
    const crowded = (owner: 1 | 2): Scene =>
      mobilize(
        inTeams()
          .area('torus-3', 0, { mutalisk: 1 })
          .transport('braken', 'torus', 0)
          .area('braken-1', owner, owner === 1 ? { marine: 1 } : { zealot: 1 })
          .area('braken-2', 0, { zergling: 3 })
          .area('braken-3', 0, { zergling: 2 }),
      );
    expect(crowded(1).options).toContain('unit:mutalisk@torus-3');
    const board = crowded(2);
    expect(board.options).not.toContain('unit:mutalisk@torus-3');
    expect(board.blockedBy('unit:mutalisk@torus-3')).toBe('SC-23.2.2');
  });

  test('SC-23.2.10 SC-22.1.2 a base does not land in an area of a teammate', () => {
    const board = mobilize(
      table('raynor', 'overmind', 'tassadar', 'queen-of-blades')
        .playing({ teams: true })
        .base('braken-1', 0)
        .area('braken-2', 2, { zealot: 1 }),
    );
    expect(board.options).toContain('lift-off:braken-3');
    expect(board.options).not.toContain('lift-off:braken-2');
    expect(board.blockedBy('lift-off:braken-2')).toBe('SC-23.2.10');
  });
});

describe('SC-23.2.3 the areas of a teammate are enemy areas', () => {
  test('SC-23.2.3 nobody controls a teammate’s area, nor the empty areas of a planet where a teammate has a base too', () => {
    const board = fourSeats(FOUR).base('helios-2', 0).base('helios-4', 2);
    const { state } = board;
    expect(isEnemy(state, 'helios-4', 0)).toBe(true);
    expect(controlledAreas(state, 0)).toEqual(['dylar-iv-2', 'helios-2']);
    const { seats } = board.begin('regrouping.begin', {}).now;
    const helios = (seat: number) =>
      seats[seat]?.resourceCards.map(({ area }) => area).filter(area => area.startsWith('helios'));
    expect([helios(0), helios(2)]).toEqual([['helios-2'], ['helios-4']]);
  });

  test('SC-23.2.3 SC-18.2 SC-18.3 to units of a teammate a Resource card is lost as to those of anybody, and one is not alone', () => {
    const board = fourSeats(FOUR)
      .area('dylar-iv-3', 2, { zealot: 1 })
      .cards(0, 'dylar-iv-2', 'dylar-iv-3')
      .begin('regrouping.begin', {});
    expect(board.now.seats[0]?.resourceCards.map(({ area }) => area)).toEqual(['dylar-iv-2']);
  });

  test('SC-23.2.4 EX-65 bases of a teammate do not help the Overmind', () => {
    const board = (): Scene =>
      stage(fourSeats(['overmind', 'raynor', 'tassadar', 'mengsk']), 'e3-04').base('helios-2', 0);
    const helped = board().base('vyctor-5-2', 2);
    expect(objectiveProgress(helped.state, 0)).toEqual({ have: 2, need: 3 });
    expect(end(helped)).toBeNull();
    expect(end(board().base('vyctor-5-2', 0))).toEqual({ winners: [0, 2], key: 'victory.special' });
  });

  test('SC-23.2.3 SC-23.2.4 Tassadar needs more areas than the teammate as well', () => {
    const { state } = fourSeats(['raynor', 'overmind', 'tassadar', 'mengsk'])
      .area('helios-1', 2, { zealot: 1 })
      .area('vyctor-5-1', 0, { marine: 1 })
      .area('vyctor-5-2', 0, { marine: 1 });
    expect(objectiveProgress(state, 2)).toEqual({ have: 2, need: 4 });
  });

  test('SC-23.2.5 EX-F12 where a teammate has one of two areas, no base is built in the other', () => {
    const site = (owner: number): Scene => {
      const board = building('mengsk', 'aldaris', 'overmind', 'raynor')
        .playing({ teams: true })
        .planet('vyctor-5', 0, 1)
        .area('vyctor-5-1', 0, { marine: 1 })
        .base('vyctor-5-2', owner)
        .order(0, 'vyctor-5', 'build');
      return board.begin('execution.turn', { seat: 0 }).answer('done');
    };
    const team = site(2);
    expect(team.endedAt).toBe('execution.endOfOrder');
    expect(team.told.at(-1)).toBe('build.base.all-bases');
    expect(site(1).options).toContain('base:vyctor-5-1');
  });

  test('SC-23.2.5 with an area left over both may have a base on one planet', () => {
    const board = begun(
      building('mengsk', 'aldaris', 'overmind', 'raynor')
        .playing({ teams: true })
        .area('braken-1', 0, { marine: 1 })
        .base('braken-2', 2),
    ).answer('done');
    expect(board.decision.kind).toBe('build.base');
    expect(board.options).toContain('base:braken-1');
  });
});

describe('SC-23.2.10 no goal, no transport', () => {
  /** Seat 0 may have to leave Braken 1; a teammate holds Braken 2 and Torus 3, and has a transport to Torus. */
  const leaving = (): Scene =>
    inTeams()
      .area('braken-1', 1, { marine: 1 })
      .base('braken-2', 2)
      .area('torus-3', 2, { zealot: 1 })
      .transport('braken', 'torus', 2);

  test('SC-23.2.10 nobody retreats or withdraws to an area of a teammate', () => {
    const { state } = leaving().transport('braken', 'torus', 0);
    const { options, blocked } = retreatGoals(state, 'braken-1', 0);
    expect(options.map(({ value }) => value)).toEqual(['braken-3', 'torus-1', 'torus-2', 'torus-4']);
    const rules = blocked().map(({ id, rule }) => `${id} ${rule}`);
    expect(rules).toContain('area:braken-2 SC-23.2.10');
    expect(rules).toContain('area:torus-3 SC-23.2.10');
    const spared = withdrawals(state, 'braken-1', 0).blocked();
    expect(spared.map(({ id, rule }) => `${id} ${rule}`)).toEqual([
      'area:braken-1 SC-15.1',
      'area:braken-2 SC-23.2.10',
    ]);
  });

  test('SC-23.2.10 ruling team-transports: the transports of a teammate cannot be used, to retreat or to move', () => {
    const { state } = leaving();
    const goals = retreatGoals(state, 'braken-1', 0);
    expect(goals.options.map(({ value }) => value)).toEqual(['braken-3']);
    expect(goals.blocked().find(({ id }) => id === 'area:torus-1')).toMatchObject({
      rule: 'SC-23.2.10',
      why: { key: 'teams.why.transport' },
    });
    const board = mobilize(leaving().area('torus-4', 0, { mutalisk: 1 }));
    expect(board.options).not.toContain('unit:mutalisk@torus-4');
    expect(board.blockedBy('unit:mutalisk@torus-4')).toBe('SC-23.2.10');
  });

  test('SC-23.2.10 units are built beside the areas of a teammate, not in them', () => {
    const board = begun(
      building('mengsk', 'aldaris', 'overmind', 'raynor')
        .playing({ teams: true })
        .base('braken-1', 0)
        .area('braken-2', 2, { zergling: 1 }),
    ).answer('unit:marine');
    expect(board.options).toEqual(['area:braken-1', 'area:braken-3', 'back']);
    expect(board.blockedBy('area:braken-2')).toBe('SC-23.2.10');
  });

  test('SC-23.2.10 SC-21.7.4 nor does an event place units there', () => {
    const board = executing('e2-01', at => at.playing({ teams: true }).base('braken-3', 2).base('helios-4', 3), [
      'mengsk',
      'overmind',
      'tassadar',
      'raynor',
    ]);
    expect(board.options).toContain('area:braken-1');
    expect(board.options).not.toContain('area:braken-3');
    expect(board.blockedBy('area:braken-3')).toBe('SC-23.2.10');
  });
});

describe('SC-21.7.8 events on opponents skip teammates', () => {
  const factions: readonly FactionId[] = ['mengsk', 'overmind', 'tassadar', 'raynor'];
  const teams = (board: Scene): Scene => board.playing({ teams: true }).base('helios-4', 3);

  test('SC-21.7.8 Collapse of Order costs both opponents a point, and the teammate none', () => {
    const board = executing('e3-17', at => points(teams(at), 5, 5, 5, 5), factions);
    expect(board.now.seats.map(({ conquestPoints }) => conquestPoints)).toEqual([5, 4, 5, 4]);
  });

  test('SC-21.7.8 Convoy Raid leaves the transports of a teammate alone', () => {
    const board = executing(
      'e2-19',
      at => teams(at).transport('braken', 'torus', 1).transport('braken', 'torus', 2),
      factions,
    );
    expect(board.told).toContain('events.raided');
    expect(board.now.routes[0]?.transports).toEqual([2]);
    const alone = holding('e2-19', at => teams(at).transport('braken', 'torus', 2), factions);
    expect(alone.blockedBy('event:e2-19')).toBe('SC-21.7.2');
  });

  test('SC-21.7.8 Precision Strike does not hit a teammate', () => {
    const board = executing(
      'e3-15',
      at =>
        teams(at)
          .area('braken-1', 0, { marine: 1 })
          .area('torus-1', 0, { marine: 1 })
          .area('braken-3', 2, { zealot: 1 })
          .area('torus-3', 1, { zergling: 1 })
          .area('torus-4', 3, { marine: 1 }),
      factions,
    );
    expect(board.options).toEqual(['area:torus-3', 'area:torus-4']);
    expect(board.blockedBy('area:braken-3')).toBe('SC-21.7.8');
  });
});
