import { describe, expect, test } from 'vitest';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import type { AreaId } from '../../../../src/games/starcraft/data/planets.ts';
import { regroupingSteps } from '../../../../src/games/starcraft/rules/regrouping.ts';
import {
  eventStage,
  normalVictoryThreshold,
  objectiveProgress,
} from '../../../../src/games/starcraft/state/standing.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Four planets; seat 0 stands at home in Dylar IV 2, the others far away on Torus. */
function table(...factions: FactionId[]): Scene {
  const homes = ['dylar-iv-2', 'torus-2', 'torus-3', 'torus-4'] as const;
  const board = scene(factions, regroupingSteps)
    .planet('dylar-iv', 0, 0)
    .planet('helios', 1, 0)
    .planet('torus', 2, 0)
    .planet('vyctor-5', 0, 1)
    .with(state => {
      state.eventDeck = ['e3-04'];
    });
  factions.forEach((_, seat) => board.base(homes[seat] ?? 'torus-1', seat));
  return board;
}

function stage(board: Scene, top: 'e1-01' | 'e2-01' | 'e3-04' | null): Scene {
  return board.with(state => {
    state.eventDeck = top === null ? [] : ['e3-05', top];
  });
}

function points(board: Scene, ...counts: number[]): Scene {
  counts.forEach((count, seat) =>
    board.seat(seat, owner => {
      owner.conquestPoints = count;
    }),
  );
  return board;
}

function holding(board: Scene, seat: number, ...areas: AreaId[]): Scene {
  const unit = { raynor: 'marine', mengsk: 'marine', tassadar: 'zealot', aldaris: 'zealot' } as const;
  const faction = board.state.seats[seat]?.faction ?? 'raynor';
  const type = faction === 'overmind' || faction === 'queen-of-blades' ? 'zergling' : unit[faction];
  for (const area of areas) board.area(area, seat, { [type]: 1 });
  return board;
}

function end(board: Scene): { winners: readonly number[]; key: string } | null {
  const { outcome } = board.begin('regrouping.begin', {}).match;
  if (outcome === null || outcome.words.key === 'scene.ended') return null;
  return { winners: outcome.winners, key: outcome.words.key };
}

describe('normal victory', () => {
  test('SC-19.2 with 14 points the match goes on', () => {
    expect(end(points(stage(table('raynor', 'overmind'), 'e1-01'), 14, 14))).toBeNull();
  });

  test('SC-1.4 SC-19.2 with 15 points somebody wins, and of several the one with most', () => {
    expect(end(points(stage(table('raynor', 'overmind'), 'e1-01'), 15, 17))).toEqual({
      winners: [1],
      key: 'victory.normal',
    });
  });

  test('SC-18.6 the points of step 5 count', () => {
    expect(end(holding(points(stage(table('raynor', 'overmind'), 'e1-01'), 14, 0), 0, 'helios-1'))?.winners).toEqual([
      0,
    ]);
  });

  test('SC-19.4 EX-63 Aldaris 14, Raynor 19: the match goes on', () => {
    expect(end(points(stage(table('aldaris', 'raynor'), 'e1-01'), 14, 19))).toBeNull();
  });

  test('SC-19.4 SC-19.2.2 EX-63 Aldaris 15, Raynor 19: Aldaris wins, who alone has reached the threshold', () => {
    expect(end(points(stage(table('aldaris', 'raynor'), 'e1-01'), 15, 19))?.winners).toEqual([0]);
  });

  test('SC-19.4 ruling thresholds Aldaris 15, Raynor 20: Raynor wins, with most points of those who reached their threshold', () => {
    expect(end(points(stage(table('aldaris', 'raynor'), 'e1-01'), 15, 20))?.winners).toEqual([1]);
  });

  test('SC-19.4 EX-63 with Aldaris eliminated Raynor wins with 15', () => {
    const board = points(stage(table('raynor', 'overmind', 'aldaris'), 'e1-01'), 15, 0, 0).seat(2, owner => {
      owner.eliminated = true;
    });
    expect(normalVictoryThreshold(board.state, 0)).toBe(15);
    expect(end(board)?.winners).toEqual([0]);
  });
});

describe('tie-breaks', () => {
  /** 16 points each, and no Resource cards anywhere, so that resources part nobody. */
  function tied(): Scene {
    const board = scene(['raynor', 'overmind'], regroupingSteps).planet('torus', 0, 0).planet('helios', 1, 0);
    return points(stage(board, 'e1-01'), 16, 16).with(depleteAll);
  }

  test('SC-19.2.1 EX-78 of two with 16 points the one with more total resources wins, even with fewer cards', () => {
    // Raynor holds Helios 2, Helios 4 and Pridewater 2 (2 + 1 + 2), the Overmind Pridewater 1 and Abaddon 2 (3 + 3).
    // Both have six permanent resources, and gain their 16th point in step 5.
    const board = points(
      stage(scene(['raynor', 'overmind'], regroupingSteps), 'e1-01')
        .planet('helios', 0, 0)
        .planet('pridewater', 1, 0)
        .planet('abaddon', 0, 1)
        .base('helios-2', 0)
        .area('helios-1', 0, { marine: 1 })
        .base('pridewater-1', 1)
        .base('pridewater-2', 0)
        .base('abaddon-2', 1)
        .area('abaddon-1', 1, { zergling: 1 }),
      15,
      15,
    );
    board.begin('regrouping.begin', {});
    expect(board.match.outcome?.ranking).toMatchObject([
      { seat: 1, figures: { points: 16, resources: 12 } },
      { seat: 0, figures: { points: 16, resources: 11 } },
    ]);
    expect(board.now.seats.map(({ resourceCards }) => resourceCards.length)).toEqual([3, 2]);
    expect(board.match.outcome?.winners).toEqual([1]);
  });

  test('SC-19.2.1 then more controlled areas', () => {
    expect(
      end(tied().base('torus-2', 0).area('torus-3', 1, { zergling: 1 }).area('torus-4', 1, { zergling: 1 })),
    ).toEqual({
      winners: [1],
      key: 'victory.normal',
    });
  });

  test('SC-19.2.1 then more bases on the board', () => {
    expect(end(tied().area('torus-4', 0, { marine: 3 }).base('torus-2', 1))?.winners).toEqual([1]);
  });

  test('SC-19.2.1 then more workers in the pool, then the victory is shared', () => {
    const even = (): Scene => tied().base('torus-2', 0).base('torus-4', 1).workers(0, 4);
    expect(end(even().workers(1, 5))?.winners).toEqual([1]);
    expect(end(even().workers(1, 4))?.winners).toEqual([0, 1]);
  });
});

/** Every area is depleted: there are no Resource cards (SC-7.7). */
function depleteAll(state: Scene['state']): void {
  for (const area of Object.values(state.areas)) area.depletion = 'full';
}

describe('special victory', () => {
  test('SC-1.4 SC-18.7 SC-19.3.1 EX-64 the Overmind with bases on three planets wins in stage III and not before', () => {
    const bases = (): Scene => table('overmind', 'raynor').base('helios-2', 0).base('vyctor-5-2', 0);
    expect(end(stage(bases(), 'e1-01'))).toBeNull();
    expect(end(stage(bases(), 'e2-01'))).toBeNull();
    expect(end(stage(bases(), 'e3-04'))).toEqual({ winners: [0], key: 'victory.special' });
  });

  test('SC-19.3.2 an empty Event deck is stage III', () => {
    expect(eventStage(stage(table('overmind', 'raynor'), null).state)).toBe(3);
    expect(end(stage(table('overmind', 'raynor').base('helios-2', 0).base('vyctor-5-2', 0), null))?.winners).toEqual([
      0,
    ]);
  });

  test('SC-19.3.4 the Overmind needs three planets: two do not do', () => {
    const board = table('overmind', 'raynor').base('helios-2', 0);
    expect(objectiveProgress(board.state, 0)).toEqual({ have: 2, need: 3 });
    expect(end(board)).toBeNull();
  });

  test('SC-19.3.4 Raynor needs six areas with minerals or gas', () => {
    const five = holding(
      table('raynor', 'overmind'),
      0,
      'dylar-iv-3',
      'dylar-iv-4',
      'helios-2',
      'helios-4',
      'helios-1',
    );
    expect(objectiveProgress(five.state, 0)).toEqual({ have: 5, need: 6 });
    expect(end(five)).toBeNull();
    const six = holding(
      table('raynor', 'overmind'),
      0,
      'dylar-iv-3',
      'dylar-iv-4',
      'helios-2',
      'helios-4',
      'vyctor-5-2',
    );
    expect(end(six)?.winners).toEqual([0]);
  });

  test('SC-19.3.3 depleted areas count for Raynor', () => {
    const six = holding(
      table('raynor', 'overmind'),
      0,
      'dylar-iv-3',
      'dylar-iv-4',
      'helios-2',
      'helios-4',
      'vyctor-5-2',
    );
    expect(end(six.with(depleteAll))?.winners).toEqual([0]);
  });

  test('SC-19.3.3 EX-F11 with only five resource areas on the table Raynor needs just these', () => {
    const board = scene(['raynor', 'overmind'], regroupingSteps).planet('antiga-prime', 0, 0).planet('dylar-iv', 1, 0);
    holding(board, 0, 'antiga-prime-2', 'antiga-prime-3', 'dylar-iv-2', 'dylar-iv-3').base('dylar-iv-1', 1);
    expect(objectiveProgress(board.state, 0)).toEqual({ have: 4, need: 5 });
    holding(board, 0, 'dylar-iv-4');
    expect(end(board)?.winners).toEqual([0]);
  });

  test('SC-19.3.4 Mengsk needs every area of two planets', () => {
    const one = holding(table('mengsk', 'overmind'), 0, 'vyctor-5-1', 'vyctor-5-2', 'dylar-iv-1', 'dylar-iv-3');
    expect(objectiveProgress(one.state, 0)).toEqual({ have: 1, need: 2 });
    expect(end(one)).toBeNull();
    const two = holding(
      table('mengsk', 'overmind'),
      0,
      'vyctor-5-1',
      'vyctor-5-2',
      'dylar-iv-1',
      'dylar-iv-3',
      'dylar-iv-4',
    );
    expect(end(two)?.winners).toEqual([0]);
  });

  test('SC-19.3.4 Tassadar needs more areas than each other player, not as many', () => {
    const equal = holding(holding(table('tassadar', 'raynor', 'overmind'), 0, 'helios-1'), 1, 'helios-2');
    expect(objectiveProgress(equal.state, 0)).toEqual({ have: 2, need: 3 });
    expect(end(equal)).toBeNull();
    const more = holding(holding(table('tassadar', 'raynor', 'overmind'), 0, 'helios-1', 'helios-3'), 1, 'helios-2');
    expect(end(more)?.winners).toEqual([0]);
  });

  test('SC-19.3.4 the Queen of Blades needs three areas with conquest points, or all there are (SC-19.3.3)', () => {
    const two = holding(table('queen-of-blades', 'raynor'), 0, 'helios-1', 'helios-3');
    expect(objectiveProgress(two.state, 0)).toEqual({ have: 2, need: 3 });
    expect(end(two)).toBeNull();
    expect(end(holding(table('queen-of-blades', 'raynor'), 0, 'helios-1', 'helios-3', 'vyctor-5-1'))?.winners).toEqual([
      0,
    ]);
    const small = scene(['queen-of-blades', 'raynor'], regroupingSteps).planet('helios', 0, 0).base('helios-2', 1);
    expect(end(holding(small, 0, 'helios-1', 'helios-3'))?.winners).toEqual([0]);
  });

  test('SC-1.5.1 an area with an enemy base below my units is not controlled', () => {
    const mixed = holding(table('queen-of-blades', 'raynor'), 0, 'helios-1', 'helios-3', 'vyctor-5-1').base(
      'helios-3',
      1,
    );
    expect(objectiveProgress(mixed.state, 0)).toEqual({ have: 2, need: 3 });
  });

  test('SC-19.3 of several with their objective the one with most points wins', () => {
    const board = points(table('overmind', 'tassadar'), 3, 4).base('helios-2', 0).base('vyctor-5-2', 0);
    holding(board, 1, 'helios-1', 'helios-3', 'torus-1');
    expect(end(board)?.winners).toEqual([1]);
  });

  test('SC-19.1 a normal victory comes before a special one', () => {
    const board = points(table('overmind', 'raynor'), 0, 15).base('helios-2', 0).base('vyctor-5-2', 0);
    expect(end(board)).toEqual({ winners: [1], key: 'victory.normal' });
  });

  test('SC-19.4 Aldaris has no special victory at step 7', () => {
    const board = table('aldaris', 'raynor').with(state => {
      state.endDrawsNear = ['e3-01'];
    });
    expect(objectiveProgress(board.state, 0)).toEqual({ have: 1, need: 2 });
    expect(end(board)).toBeNull();
  });
});

describe('end-game victory', () => {
  const ending = (board: Scene): Scene =>
    stage(board, 'e1-01').with(state => {
      state.endDrawsNear = ['e3-01', 'e3-02'];
    });

  test('SC-1.4 SC-19.5 with two The End Draws Near at the end of step 8 the most conquest points win', () => {
    expect(end(points(ending(table('raynor', 'overmind')), 3, 5))).toEqual({ winners: [1], key: 'victory.end-game' });
  });

  test('SC-19.4 with Aldaris in play Aldaris wins outright', () => {
    expect(end(points(ending(table('raynor', 'aldaris')), 14, 0))).toEqual({ winners: [1], key: 'victory.aldaris' });
  });

  test('SC-19.4 with Aldaris eliminated the end-game victory is open to all', () => {
    const board = points(ending(table('raynor', 'overmind', 'aldaris')), 2, 1, 9).seat(2, owner => {
      owner.eliminated = true;
    });
    expect(end(board)).toEqual({ winners: [0], key: 'victory.end-game' });
    expect(board.match.outcome?.ranking.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});
