import { describe, expect, test } from 'vitest';
import { choose } from '../../../../src/kernel/match/rule.ts';
import type { Rule } from '../../../../src/kernel/match/rule.ts';
import { message } from '../../../../src/kernel/words/message.ts';
import type { Seat } from '../../../../src/kernel/words/message.ts';
import { battleSteps, moveToBattleLine } from '../../../../src/games/starcraft/rules/battle.ts';
import { eliminationSteps } from '../../../../src/games/starcraft/rules/elimination.ts';
import { executionSteps } from '../../../../src/games/starcraft/rules/execution.ts';
import { takeUnits } from '../../../../src/games/starcraft/rules/pieces.ts';
import { planningSteps } from '../../../../src/games/starcraft/rules/planning.ts';
import { regroupingSteps } from '../../../../src/games/starcraft/rules/regrouping.ts';
import type { StarCraft } from '../../../../src/games/starcraft/state/state.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { expectConserved, threeSeats } from './three-seats.ts';

/** A step that asks a seat something harmless. */
function* ask(game: StarCraft, seat: Seat, kind: string): Rule {
  const options = ['one', 'two'].map(id => ({ id, words: message(id), value: id }));
  yield* choose(game, seat, kind, options, { prompt: message('ask'), rule: 'test' });
}

/** Takes the Event card or the first option until the scene ends; returns who was asked what. */
function playOn(board: Scene, limit = 400): string[] {
  const asked: string[] = [];
  while (board.match.decision !== null && asked.length < limit) {
    const { seat, kind, options, amount } = board.decision;
    asked.push(`${seat} ${kind}`);
    const eventCard = options.find(({ id }) => id === 'event-card');
    board.answer((eventCard ?? options.at(0))?.id ?? amount?.min ?? 0);
  }
  return asked;
}

describe('concession', () => {
  test('all pieces leave the board as if destroyed, and the match goes on without the seat', () => {
    const board = threeSeats(planningSteps)
      .area('braken-1', 1, { zergling: 2 })
      .transport('braken', 'torus', 1)
      .workers(1, 5)
      .begin('planning.begin', {});
    board.match.concede(1);
    const asked = playOn(board);
    expect(board.endedAt).toBe('execution.begin');
    expect(asked.some(one => one.startsWith('1 '))).toBe(false);
    expect(board.now.areas['braken-1']).toMatchObject({ holder: null, units: {} });
    expect(board.now.areas['torus-2']?.base).toBeNull();
    expectConserved(board.now);
    expect(board.told).toContain('elimination.concedes');
  });

  test('the last one left wins', () => {
    const board = threeSeats(planningSteps).begin('planning.begin', {});
    board.match.concede(1);
    board.match.concede(2);
    playOn(board);
    expect(board.match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.elimination' } });
  });

  test('in the set-up it waits until galaxy and forces stand', () => {
    const setUp = {
      *'setUp.zAxis'(game: StarCraft): Rule {
        for (const seat of [0, 1, 2]) game.next('setUp.forces', { seat });
        game.next('setUp.combatDecks', {});
      },
      *'setUp.forces'(game: StarCraft, { seat }: { readonly seat: Seat }): Rule {
        yield* ask(game, seat, 'setUp.forces');
      },
    };
    const board = threeSeats(setUp)
      .with(state => {
        state.phase = 'set-up';
      })
      .begin('setUp.zAxis', { seat: 0 });
    board.match.concede(1);
    expect(playOn(board)).toEqual(['0 setUp.forces', '1 setUp.forces', '2 setUp.forces']);
    expect(board.endedAt).toBe('setUp.combatDecks');
    expect(board.now.seats.map(({ eliminated }) => eliminated)).toEqual([false, true, false]);
    expect(board.told).toEqual(['elimination.concedes-later', 'elimination.concedes', 'elimination.out']);
  });

  test("one's own order ends there, the token is taken back, and the next turn comes", () => {
    const build = {
      *'build.begin'(game: StarCraft): Rule {
        game.next('build.unitsAndWorkers', {});
        game.next('build.base', {});
        yield* ask(game, 0, 'build.begin');
      },
      *'build.unitsAndWorkers'(game: StarCraft): Rule {
        yield* ask(game, 0, 'build.unitsAndWorkers');
      },
      *'build.base'(game: StarCraft): Rule {
        yield* ask(game, 0, 'build.base');
      },
    };
    const board = threeSeats(executionSteps, build)
      .with(({ stacks }) => {
        stacks.braken = [
          { seat: 1, order: 'research', special: false },
          { seat: 0, order: 'build', special: false },
        ];
      })
      .begin('execution.turn', { seat: 0 })
      .answer('execute');
    expect(board.decision.kind).toBe('build.begin');
    board.match.concede(0);
    board.answer('one');
    expect(board.decision).toMatchObject({ seat: 1, kind: 'execution.choice' });
    expect(board.now.stacks.braken).toHaveLength(1);
    expect(board.told).not.toContain('elimination.token');
  });

  test('two concessions at once, one of them by the seat whose order it is, drop the steps of that order', () => {
    const build = {
      *'build.begin'(game: StarCraft): Rule {
        game.next('build.base', {});
        yield* ask(game, 0, 'build.begin');
      },
      *'build.base'(game: StarCraft): Rule {
        yield* ask(game, 0, 'build.base');
      },
    };
    const four = scene(['mengsk', 'overmind', 'tassadar', 'raynor'], eliminationSteps, executionSteps, build)
      .planet('braken', 0, 0)
      .planet('torus', 1, 0)
      .base('braken-2', 0)
      .base('torus-2', 1)
      .base('torus-4', 2)
      .base('torus-3', 3)
      .with(({ stacks }) => {
        stacks.braken = [{ seat: 0, order: 'build', special: false }];
      })
      .begin('execution.turn', { seat: 0 })
      .answer('execute');
    four.match.concede(0);
    four.match.concede(2);
    four.answer('one');
    expect(four.endedAt).toBe('regrouping.begin');
    expect(four.now.seats.map(({ eliminated }) => eliminated)).toEqual([true, false, true, false]);
  });

  test('in regrouping step 8 its Event cards leave the match, and the token passes it by', () => {
    const board = threeSeats(regroupingSteps)
      .seat(0, owner => {
        owner.events = ['e1-10'];
      })
      .seat(1, owner => {
        owner.events = ['e3-01'];
      })
      .begin('regrouping.begin', {});
    board.match.concede(1);
    expect(playOn(board)).toEqual(['0 regrouping.event']);
    expect(board.now).toMatchObject({ eventsOut: ['e3-01'], endDrawsNear: [], firstPlayer: 2 });
  });

  const mobilize = {
    *'mobilize.moves'(game: StarCraft): Rule {
      for (const [unit, count] of [['marine', 4] as const, ['vulture', 1] as const]) {
        takeUnits(game, 'torus-3', unit, count);
      }
      moveToBattleLine(game, 'torus-1', [
        { unit: 'marine', count: 4 },
        { unit: 'vulture', count: 1 },
      ]);
      game.next('battle.begin', { area: 'torus-1' });
    },
  };

  function battle(): Scene {
    const board = threeSeats(executionSteps, battleSteps, mobilize)
      .area('torus-3', 0, { marine: 4, vulture: 1 })
      .area('torus-1', 1, { zergling: 2, hydralisk: 1 })
      .hand(0, 'terran-c01', 'terran-c02', 'terran-c03', 'terran-c06', 'terran-c07', 'terran-c17')
      .hand(1, 'zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c17')
      .with(({ stacks }) => {
        stacks.torus = [{ seat: 0, order: 'mobilize', special: false }];
        stacks.braken = [
          { seat: 2, order: 'build', special: false },
          { seat: 1, order: 'build', special: false },
        ];
      });
    board.begin('execution.turn', { seat: 0 }).answer('execute');
    return board;
  }

  test('a defender who concedes leaves the battle line at once, and the attacker holds the area', () => {
    const board = battle();
    board.match.concede(1);
    while (board.match.conceding.length > 0) board.answer(board.options[0] ?? 0);
    const at = board.told.indexOf('elimination.out');
    expect(board.told[at + 1]).toBe('battle.left');
    expect(board.decision).toMatchObject({ seat: 0, kind: 'battle.excess' });
    playOn(board);
    expect(board.now.areas['torus-1']?.holder).toBe(0);
  });

  /** How many decisions the battle has when everybody always takes the first option. */
  function length(): number {
    const board = battle();
    let count = 0;
    for (; board.match.decision?.kind.startsWith('battle.') === true; count += 1) board.answer(board.options[0] ?? 0);
    return count;
  }

  test.each([0, 1, 2])('a concession of seat %i at any decision of a battle leaves a match that goes on', seat => {
    const decisions = length();
    expect(decisions).toBeGreaterThan(10);
    for (let at = 0; at < decisions; at += 1) {
      const board = battle();
      for (let done = 0; done < at; done += 1) board.answer(board.options[0] ?? 0);
      board.match.concede(seat);
      while (board.match.decision !== null && board.match.conceding.length > 0) board.answer(board.options[0] ?? 0);
      expect(board.match.decision).not.toBeNull();
      const asked = playOn(board);
      expect(asked.filter(one => one.startsWith(`${seat} `))).toEqual([]);
      expect(board.endedAt).toBe('regrouping.begin');
      expect(board.now).toMatchObject({ battle: null, order: null });
      expectConserved(board.now);
    }
  });
});
