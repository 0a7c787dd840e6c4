import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, drawn, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered, scripted } from '../../../../lessons/goals.ts';
import type { Likeness, WayAnswer } from '../../../../lessons/lesson.ts';
import { LEARNER, RIVAL } from '../../../../lessons/position.ts';
import { SHIP_KINDS } from '../../data/ships.ts';
import type { ShipKind, TokenSide } from '../../data/ships.ts';
import { groupsAt } from '../../state/battle.ts';
import { oddsOf } from '../../state/odds.ts';
import type { Battle, EmperorState, Fleet, Position } from '../../state/state.ts';
import { say, shipName, tokenName } from '../../text/say.ts';
import type { EmperorView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import { goal, numbersToSay, told, wordsToSay } from '../seen.ts';

// Practice positions about battles. Fleets and dice are random; the outcome follows from the rules or the exact odds.

type Dealt = Likeness<EmperorView>;

const others = scripted('token', 'done', 'fight', 'role:regent', 'pass');
const fights: WayAnswer = decision => firstOffered(decision, 'fight', 'done') ?? decision.options[0]?.id ?? '';
const sets: WayAnswer = decision => firstOffered(decision, 'move:fleet@c5', 'move:dreadnought-1@c5') ?? '';
const attacks: readonly WayAnswer[] = [sets, 'to:d5', ...Array.from({ length: 12 }, () => fights)];

/** Practice: which ships fire first (GE-9.14). */
export function dealtPhases(random: RandomState): Dealt {
  const mine = drawn(random, SHIP_KINDS, 2);
  const hers = oneOf(random, SHIP_KINDS);
  const dice = Array.from({ length: 40 }, () => between(random, 1, 6));
  const fleet = (kinds: readonly ShipKind[]): Partial<Fleet> => Object.fromEntries(kinds.map(kind => [kind, 1]));
  return {
    position: () =>
      new PositionBuilder()
        .noShips()
        .ships(0, 'c5', fleet(mine))
        .tile('d5', 't14')
        .ships(1, 'd5', fleet([hers]))
        .dice(...dice)
        .inRole('warlord', 2),
    reply: others,
    changes: {
      say: say('lesson.dealt.phases', {
        one: shipName(mine[0] ?? 'fighter'),
        other: shipName(mine[1] ?? 'cruiser'),
        hers: shipName(hers),
      }),
      goals: [goal('lesson.dealt.phases.goal', now => told(now, 'battle.rolled'))],
      way: attacks,
      predict: {
        choices: wordsToSay(Object.fromEntries(SHIP_KINDS.map(kind => [kind, shipName(kind)]))),
        outcome: ({ events }) => {
          const first = events.find(({ words }) => words.key === 'battle.rolled')?.words.with?.phase;
          return first === 1 ? 'dreadnought' : first === 2 ? 'cruiser' : 'fighter';
        },
        explanation: say('lesson.dealt.phases.because'),
      },
    },
  };
}

/** Practice: who holds a sector after a battle with these dice (GE-9.16). */
export function dealtVictory(random: RandomState): Dealt {
  const faces = Array.from({ length: 3 }, () => between(random, 1, 6));
  const answer = [between(random, 1, 6), between(random, 1, 6)];
  return {
    position: () =>
      new PositionBuilder()
        .noShips()
        .ships(0, 'c5', { dreadnought: 1 })
        .tile('d5', 't05', 1)
        // In the second round she hits with both dice.
        .dice(...faces, ...answer, 1, 1, 1, 6, 6, 1, 1, 1, 6, 6)
        .inRole('warlord', 2),
    reply: others,
    changes: {
      say: say('lesson.dealt.victory', { faces: faces.join(', '), answer: answer.join(', ') }),
      refs: ['space:c5', 'space:d5'],
      goals: [goal('lesson.dealt.victory.goal', now => now.view.battle === null && told(now, 'battle.rolled'))],
      way: attacks,
      predict: { explanation: say('lesson.dealt.victory.because') },
    },
  };
}

const SHARES = [5, 30, 60, 95] as const;
const CLOSE = 8;
const DEFENDERS: readonly (TokenSide | null)[] = ['empire', 'starbase', null];

/** The attack of the learner's ships on C5 against Vega's pieces on D5, before its first dice. */
function attackOn(position: Position, token: TokenSide | null): Battle {
  return {
    kind: 'attack',
    space: 'd5',
    sides: [
      { seat: LEARNER, groups: groupsAt(position, LEARNER, 'c5'), token: null, shields: 'none' },
      { seat: RIVAL, groups: groupsAt(position, RIVAL, 'd5'), token, shields: 'none' },
    ],
    round: 1,
    phase: 1,
    extra: null,
    empireFell: false,
  };
}

/** How many of 100 such attacks the learner wins, by the exact odds. */
function wonOf(position: Position, token: TokenSide | null): number {
  return 100 * oddsOf(position, attackOn(position, token)).attacker;
}

/** Practice: how often an attack is won (GE-9.14). */
export function dealtOdds(random: RandomState): Dealt {
  for (;;) {
    const mine = { fighter: between(random, 0, 3), cruiser: between(random, 0, 2), dreadnought: between(random, 0, 1) };
    const hers = { fighter: between(random, 0, 2), cruiser: between(random, 0, 1), dreadnought: 0 };
    const token = oneOf(random, DEFENDERS);
    const laid = (): PositionBuilder => {
      const builder = new PositionBuilder().noShips().ships(0, 'c5', mine).ships(1, 'd5', hers);
      return token === null ? builder.tile('d5', 't14') : builder.tile('d5', 't05', RIVAL, token);
    };
    const begins = laid().role('warlord', LEARNER);
    if (!isFought(begins.state, token)) continue;
    const won = wonOf(begins.state, token);
    if (!SHARES.some(share => Math.abs(share - won) < CLOSE)) continue;
    return {
      position: () => laid().inRole('warlord'),
      changes: {
        say: say('lesson.dealt.odds', {
          ...mine,
          fighters: hers.fighter,
          cruisers: hers.cruiser,
          token: token === null ? say('lesson.dealt.odds.none') : tokenName(token),
        }),
        predict: {
          choices: numbersToSay(...SHARES),
          outcome: ({ view }) => String(SHARES.find(share => Math.abs(share - wonOf(view, token)) < CLOSE) ?? ''),
          explanation: say('lesson.dealt.odds.because'),
        },
      },
    };
  }
}

/** Whether both sides have pieces in the battle. */
function isFought(state: EmperorState, token: TokenSide | null): boolean {
  const [one, other] = attackOn(state, token).sides;
  return one.groups.length > 0 && (other.groups.length > 0 || token !== null);
}
