import type { Decision } from '../../../../kernel/match/decision.ts';
import type { RandomState } from '../../../../kernel/plain/random.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered, isAsked, scripted } from '../../../../lessons/goals.ts';
import type { PartialVariation } from '../../../../lessons/lesson.ts';
import { LEARNER } from '../../../../lessons/position.ts';
import { FIRST_ROLES } from '../../data/roles.ts';
import { CENTRE } from '../../data/spaces.ts';
import type { SpaceId } from '../../data/spaces.ts';
import { NORMAL_TILES, TILES } from '../../data/tiles.ts';
import type { NormalTile } from '../../data/tiles.ts';
import { COUNT_FACTS } from '../../data/set-up.ts';
import { planetsOf } from '../../state/board.ts';
import { say } from '../../text/say.ts';
import type { EmperorView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import { goal, numbersToSay } from '../seen.ts';

// Practice positions about tokens, roles and the pool. Picks and remaining numbers are random.

type DealtPosition = PartialVariation<EmperorView>;

const SEATS: readonly Seat[] = [0, 1, 2];
const PLAYER_NAMES = ['learner', 'vega', 'mira'] as const;
const nameOf = (seat: Seat) => say(`lesson-name.${PLAYER_NAMES[seat] ?? 'learner'}`);

const INHABITED_TILES: readonly NormalTile[] = NORMAL_TILES.filter(tile => TILES[tile].planets > 0);

/** A Regent in which these seats buy a token, and the others do not. */
function regentOf(chooser: Seat, buyers: readonly Seat[]) {
  return {
    position: () => {
      const builder = new PositionBuilder().tile('b4', 't05', 0).tile('c5', 't06', 1).tile('c1', 't03', 2);
      for (const seat of SEATS) builder.owns(seat, { marks: 6, energy: 0 });
      return builder.inRole('regent', chooser);
    },
    reply: (decision: Decision) =>
      firstOffered(decision, buyers.includes(decision.seat) ? 'buy' : 'pass') ?? scripted('pass', 'done')(decision),
  };
}

/** Practice: the price of a token after others have bought (GE-10.2). */
export function dealtTokenPrice(random: RandomState): DealtPosition {
  const chooser = oneOf(random, SEATS);
  // The seats before the learner, clockwise from the chooser of the role.
  const seatsBefore = SEATS.slice(chooser === LEARNER ? SEATS.length : chooser);
  const buyers = seatsBefore.filter(() => between(random, 0, 1) === 1);
  return {
    ...regentOf(chooser, buyers),
    changes: {
      say: say('lesson.dealt.price', { chooser: nameOf(chooser), buyers: buyers.length }),
      predict: { explanation: say('lesson.dealt.price.because') },
    },
  };
}

/** Practice: the price of a token in the learner's own Regent (GE-10.2). */
export function dealtOwnPrice(random: RandomState): DealtPosition {
  const marks = between(random, 2, 9);
  const round = between(random, 3, 8);
  const tile = oneOf(random, INHABITED_TILES);
  return {
    position: () =>
      new PositionBuilder()
        .tile('b4', tile, LEARNER)
        .owns(0, { marks, energy: 0 })
        .also(state => {
          state.round = round;
        })
        .beginning(),
    changes: {
      say: say('lesson.dealt.own-price', { round }),
      goals: [goal('lesson.two-regents.pick.goal', now => isAsked(now, 'regent.buy'))],
      way: ['clockwise', 'role:regent'],
      predict: { explanation: say('lesson.dealt.own-price.because') },
    },
  };
}

/** Practice: how many roles nobody plays (GE-3.5). */
export function dealtRolesLeft(random: RandomState): DealtPosition {
  const hasScientist = oneOf(random, [true, false]);
  const roles = FIRST_ROLES.length - (hasScientist ? 0 : 1);
  const round = between(random, 2, 8);
  return {
    position: () => {
      const builder = new PositionBuilder().also(state => {
        state.round = round;
        if (!hasScientist) state.offer = state.offer.filter(role => role !== 'scientist');
      });
      return (hasScientist ? builder : builder.tile(CENTRE, 'black-hole')).inRole('steward');
    },
    changes: {
      say: say('lesson.dealt.roles', { round, roles }),
      predict: {
        ask: say('lesson.which-role.left.ask', { roles }),
        choices: numbersToSay(0, 3, 4),
        outcome: ({ view }) => String(view.offer.length + view.picks.length - view.seats.length),
        explanation: say('lesson.dealt.roles.because'),
      },
    },
  };
}

const POOL_SPACES: readonly SpaceId[] = ['b4', 'b5', 'a3', 'f4', 'f5', 'e5', 'e1', 'f1', 'c1'];

/** Practice: how many points a Regent leaves in the pool (GE-12.1). */
export function dealtPool(random: RandomState): DealtPosition {
  const spaces = drawItems(random, POOL_SPACES, between(random, 3, POOL_SPACES.length));
  const tiles = drawItems(random, INHABITED_TILES, spaces.length);
  const buildPosition = (): PositionBuilder => {
    const builder = new PositionBuilder();
    for (const [at, space] of spaces.entries()) {
      builder.tile(space, tiles[at] ?? 't05', Math.floor(POOL_SPACES.indexOf(space) / SEATS.length));
    }
    return builder;
  };
  const { state } = buildPosition();
  const planets = SEATS.map(seat => planetsOf(state, seat));
  const planetSum = planets.reduce((all, count) => all + count, 0);
  const pool = planetSum + between(random, -2, 4);
  return {
    position: () =>
      buildPosition()
        .also(now => {
          now.paid = COUNT_FACTS[3].pool - pool;
          now.round = 8;
        })
        .inRole('warlord'),
    changes: {
      say: say('lesson.dealt.pool', { pool, mine: planets[0] ?? 0, vega: planets[1] ?? 0, mira: planets[2] ?? 0 }),
      predict: {
        choices: numbersToSay(...sortedUnique(0, Math.max(0, pool - planetSum), 2, 4, 5)),
        explanation: say('lesson.dealt.pool.because'),
      },
    },
  };
}
