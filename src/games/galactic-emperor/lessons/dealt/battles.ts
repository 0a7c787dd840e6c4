import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered, scripted } from '../../../../lessons/goals.ts';
import type { PartialVariation, WayAnswer } from '../../../../lessons/lesson.ts';
import { LEARNER, RIVAL } from '../../../../lessons/position.ts';
import { SHIP_KINDS } from '../../data/ships.ts';
import type { ShipKind, TokenSide } from '../../data/ships.ts';
import { groupsAt } from '../../state/battle.ts';
import { oddsOf } from '../../state/odds.ts';
import type { Battle, EmperorState, Fleet, PublicState } from '../../state/state.ts';
import { say, shipName, tokenName } from '../../text/say.ts';
import type { EmperorView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import { goal, numbersToSay, told, wordsToSay } from '../seen.ts';

// Practice positions about battles. Fleets and dice are random; the outcome follows from the rules or the exact odds.

type DealtPosition = PartialVariation<EmperorView>;

const rivalAnswers = scripted('token', 'done', 'fight', 'role:regent', 'pass');
const fightAnswer: WayAnswer = decision => firstOffered(decision, 'fight', 'done') ?? decision.options[0]?.id ?? '';
const startMove: WayAnswer = decision => firstOffered(decision, 'move:fleet@c5', 'move:dreadnought-1@c5') ?? '';
const attackAnswers: readonly WayAnswer[] = [startMove, 'to:d5', ...Array.from({ length: 12 }, () => fightAnswer)];

/** Practice: which ships fire first (GE-9.14). */
export function dealtPhases(random: RandomState): DealtPosition {
  const ownKinds = drawItems(random, SHIP_KINDS, 2);
  const rivalKind = oneOf(random, SHIP_KINDS);
  const dice = Array.from({ length: 40 }, () => between(random, 1, 6));
  const fleet = (kinds: readonly ShipKind[]): Partial<Fleet> => Object.fromEntries(kinds.map(kind => [kind, 1]));
  return {
    position: () =>
      new PositionBuilder()
        .noShips()
        .ships(0, 'c5', fleet(ownKinds))
        .tile('d5', 't14')
        .ships(1, 'd5', fleet([rivalKind]))
        .dice(...dice)
        .inRole('warlord', 2),
    reply: rivalAnswers,
    changes: {
      say: say('lesson.dealt.phases', {
        one: shipName(ownKinds[0] ?? 'fighter'),
        other: shipName(ownKinds[1] ?? 'cruiser'),
        hers: shipName(rivalKind),
      }),
      goals: [goal('lesson.dealt.phases.goal', now => told(now, 'battle.rolled'))],
      way: attackAnswers,
      predict: {
        choices: wordsToSay(Object.fromEntries(SHIP_KINDS.map(kind => [kind, shipName(kind)]))),
        outcome: ({ events }) => {
          const firstPhase = events.find(({ words }) => words.key === 'battle.rolled')?.words.with?.phase;
          return firstPhase === 1 ? 'dreadnought' : firstPhase === 2 ? 'cruiser' : 'fighter';
        },
        explanation: say('lesson.dealt.phases.because'),
      },
    },
  };
}

/** Practice: who holds a sector after a battle with these dice (GE-9.16). */
export function dealtVictory(random: RandomState): DealtPosition {
  const learnerFaces = Array.from({ length: 3 }, () => between(random, 1, 6));
  const rivalFaces = [between(random, 1, 6), between(random, 1, 6)];
  return {
    position: () =>
      new PositionBuilder()
        .noShips()
        .ships(0, 'c5', { dreadnought: 1 })
        .tile('d5', 't05', 1)
        // In the second round Vega hits with both dice.
        .dice(...learnerFaces, ...rivalFaces, 1, 1, 1, 6, 6, 1, 1, 1, 6, 6)
        .inRole('warlord', 2),
    reply: rivalAnswers,
    changes: {
      say: say('lesson.dealt.victory', { faces: learnerFaces.join(', '), answer: rivalFaces.join(', ') }),
      refs: ['space:c5', 'space:d5'],
      goals: [goal('lesson.dealt.victory.goal', now => now.view.battle === null && told(now, 'battle.rolled'))],
      way: attackAnswers,
      predict: { explanation: say('lesson.dealt.victory.because') },
    },
  };
}

const WIN_PERCENTAGES = [5, 30, 60, 95] as const;
const PERCENTAGE_TOLERANCE = 8;
const DEFENDING_TOKENS: readonly (TokenSide | null)[] = ['empire', 'starbase', null];

/** The attack of the learner's ships on C5 against Vega's pieces on D5, before its first dice. */
function attackBattle(state: PublicState, defendingToken: TokenSide | null): Battle {
  return {
    kind: 'attack',
    space: 'd5',
    sides: [
      { seat: LEARNER, groups: groupsAt(state, LEARNER, 'c5'), token: null, shields: 'none' },
      { seat: RIVAL, groups: groupsAt(state, RIVAL, 'd5'), token: defendingToken, shields: 'none' },
    ],
    round: 1,
    phase: 1,
    extra: null,
    empireFell: false,
  };
}

/** How many of 100 such attacks the learner wins, by the exact odds. */
function winPercentage(state: PublicState, defendingToken: TokenSide | null): number {
  return 100 * oddsOf(state, attackBattle(state, defendingToken)).attacker;
}

/** Practice: how often an attack is won (GE-9.14). */
export function dealtOdds(random: RandomState): DealtPosition {
  for (;;) {
    const ownFleet = {
      fighter: between(random, 0, 3),
      cruiser: between(random, 0, 2),
      dreadnought: between(random, 0, 1),
    };
    const rivalFleet = { fighter: between(random, 0, 2), cruiser: between(random, 0, 1), dreadnought: 0 };
    const defendingToken = oneOf(random, DEFENDING_TOKENS);
    const buildPosition = (): PositionBuilder => {
      const builder = new PositionBuilder().noShips().ships(0, 'c5', ownFleet).ships(1, 'd5', rivalFleet);
      return defendingToken === null ? builder.tile('d5', 't14') : builder.tile('d5', 't05', RIVAL, defendingToken);
    };
    const startPosition = buildPosition().role('warlord', LEARNER);
    if (!bothHavePieces(startPosition.state, defendingToken)) continue;
    const percentage = winPercentage(startPosition.state, defendingToken);
    if (!WIN_PERCENTAGES.some(share => Math.abs(share - percentage) < PERCENTAGE_TOLERANCE)) continue;
    return {
      position: () => buildPosition().inRole('warlord'),
      changes: {
        say: say('lesson.dealt.odds', {
          ...ownFleet,
          fighters: rivalFleet.fighter,
          cruisers: rivalFleet.cruiser,
          token: defendingToken === null ? say('lesson.dealt.odds.none') : tokenName(defendingToken),
        }),
        predict: {
          choices: numbersToSay(...WIN_PERCENTAGES),
          outcome: ({ view }) =>
            String(
              WIN_PERCENTAGES.find(
                share => Math.abs(share - winPercentage(view, defendingToken)) < PERCENTAGE_TOLERANCE,
              ) ?? '',
            ),
          explanation: say('lesson.dealt.odds.because'),
        },
      },
    };
  }
}

/** Whether both sides have pieces in the battle. */
function bothHavePieces(state: EmperorState, defendingToken: TokenSide | null): boolean {
  const [one, other] = attackBattle(state, defendingToken).sides;
  return one.groups.length > 0 && (other.groups.length > 0 || defendingToken !== null);
}
