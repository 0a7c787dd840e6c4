import type { Decision } from '../../../../kernel/match/decision.ts';
import type { RandomState } from '../../../../kernel/plain/random.ts';
import { oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { PartialVariation, WayAnswer } from '../../../../lessons/lesson.ts';
import { CARDS } from '../../data/cards.ts';
import type { CardId } from '../../data/cards.ts';
import type { UnitType } from '../../data/units.ts';
import { cardName, say, unitName } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import { LEARNER, RIVAL, trainingCluster } from '../position.ts';
import type { PositionBuilder } from '../position.ts';
import { goal, eventCount, told } from '../seen.ts';

// Builds practice attacks: the attacking units, the cards of both sides, and the answers that lead through the battle.

export type PracticeQuestion = PartialVariation<StarCraftView>;
export type UnitNumbers = Readonly<Partial<Record<UnitType, number>>>;

/** The step with which practice positions begin: the learner's turn in the Execution Phase. */
export const LEARNER_TURN = { step: 'execution.turn', args: { seat: LEARNER } } as const;

/**
 * An attack of the learner (`mine`) from Antiga Prime 1 on the rival's units in Antiga Prime 2 (`hers`), and the cards
 * of both sides.
 */
export interface AttackSetup {
  readonly mine: UnitNumbers;
  readonly hers: UnitNumbers;
  readonly lays: readonly CardId[];
  readonly she: readonly CardId[];
  readonly special?: boolean;
  /** The reinforcement cards that the learner places behind its standard cards. */
  readonly behind?: readonly CardId[];
}

/** The position of an attack, after further changes by `changePosition`, and the rival's replies. */
export function attackQuestion(
  { mine, hers, lays, she, special = false, behind = [] }: AttackSetup,
  changePosition = (all: PositionBuilder) => all,
) {
  return {
    position: () =>
      changePosition(
        trainingCluster()
          .workers(LEARNER, 5)
          .area('antiga-prime-1', LEARNER, mine)
          .area('antiga-prime-2', RIVAL, hers)
          .hand(LEARNER, ...lays, ...behind)
          .hand(RIVAL, ...she),
      )
        .order(LEARNER, 'antiga-prime', 'mobilize', special)
        .beginningAt(LEARNER_TURN),
    reply: (decision: Decision) => firstOffered(decision, ...['none', 'done'], ...she.map(card => `card:${card}`)),
  };
}

/** The learner's answers in an attack: all units attack, and the cards are placed in their order. */
export function attackAnswers({ mine, lays, behind = [] }: AttackSetup): readonly WayAnswer[] {
  const [kind = '', ...others] = Object.keys(mine);
  const hasSeveralUnits = others.length === 0 && Object.values(mine).some(count => count > 1);
  const [pick, move] =
    others.length === 0
      ? [`unit:${kind}@antiga-prime-1`, `move${hasSeveralUnits ? '-all' : ''}:${kind}:antiga-prime-1>antiga-prime-2`]
      : ['area:antiga-prime-1', 'move-everything:antiga-prime-1>antiga-prime-2'];
  const answer: WayAnswer = decision =>
    firstOffered(
      decision,
      ...(decision.kind === 'mobilize.move' && decision.options.some(({ id }) => id === pick) ? [pick] : []),
      ...['execute', move, 'pay', ...behind.map(card => `reinforcement:${card}`)],
      ...['none', 'done', ...lays.map(card => `card:${card}`)],
    ) ??
    decision.options[0]?.id ??
    '';
  return Array.from({ length: 24 }, () => answer);
}

/**
 * The values that a card gives a front-line unit: the major ones if the card has its icon, else the minor ones
 * (SC-13.7.B.1).
 */
export function valuesOf(card: CardId, unit: UnitType) {
  const cardFacts = CARDS[card];
  if (cardFacts.kind !== 'standard') return { attack: 0, health: 0 };
  return cardFacts.icons.includes(unit) ? cardFacts.major : cardFacts.minor;
}

export const isBattleOver = goal(
  'lesson.dealt.fight.goal',
  now => told(now, 'battle.compared') && now.view.battle === null,
);
export const isSkirmishCompared = goal('lesson.dealt.fight.compared', now => told(now, 'battle.compared'));
export const ATTACK_REFS: Pick<NonNullable<PracticeQuestion['changes']>, 'refs'> = {
  refs: ['area:antiga-prime-1', 'area:antiga-prime-2'],
};

/** The text parameters for a skirmish of one unit against another. */
export function duelParams(ownUnit: UnitType, rivalUnit: UnitType, card: CardId, rivalCard: CardId) {
  const [own1, her1] = [valuesOf(card, ownUnit), valuesOf(rivalCard, rivalUnit)];
  return {
    mine: unitName(ownUnit),
    hers: unitName(rivalUnit),
    attack: own1.attack,
    health: own1.health,
    attack2: her1.attack,
    health2: her1.health,
  };
}

export const LEARNER_CARDS: readonly CardId[] = [
  ...(['terran-c01', 'terran-c02', 'terran-c03', 'terran-c04', 'terran-c05', 'terran-c06'] as const),
  ...(['terran-c08', 'terran-c09', 'terran-c10', 'terran-c15'] as const),
];
export const RIVAL_CARDS: readonly CardId[] = [
  'zerg-c01',
  'zerg-c02',
  'zerg-c03',
  'zerg-c04',
  'zerg-c05',
  'zerg-c06',
  'zerg-c07',
];

/** Makes a random practice question: an attack, with or without a detector, on a Hydralisk that may be cloaked. */
export function dealtCloak(random: RandomState, hasVessel: boolean): PracticeQuestion {
  const isCloaked = oneOf(random, [true, false]);
  const card = oneOf(random, ['terran-c08', 'terran-c09', 'terran-c15'] as const);
  const rivalCard: CardId = isCloaked ? 'burrow-1' : 'zerg-c04';
  const ownUnit: UnitNumbers = hasVessel ? { vulture: 1, 'science-vessel': 1 } : { vulture: 1 };
  const attack: AttackSetup = { mine: ownUnit, hers: { hydralisk: 1 }, lays: [card], she: [rivalCard] };
  return {
    ...attackQuestion(attack),
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.cloak', {
        ...duelParams('vulture', 'hydralisk', card, rivalCard),
        vessel: say(hasVessel ? 'lesson.dealt.cloak.vessel' : 'lesson.dealt.cloak.alone'),
        card: cardName(rivalCard),
        cloaked: say(isCloaked ? 'lesson.dealt.cloak.yes' : 'lesson.dealt.cloak.no'),
      }),
      goals: [
        goal('lesson.dealt.fight.compared', now => told(now, 'battle.compared') || told(now, 'battle.withdrawn')),
      ],
      way: attackAnswers(attack).map(
        (next): WayAnswer =>
          decision =>
            firstOffered(decision, 'pair:vulture/hydralisk') ?? (typeof next === 'function' ? next(decision) : next),
      ),
      predict: {
        outcome: now => {
          if (told(now, 'battle.withdrawn')) return 'away';
          return eventCount(now, 'battle.destroyed', RIVAL) > 0 ? 'falls' : 'stays';
        },
        explanation: say('lesson.dealt.cloak.because'),
      },
    },
  };
}
