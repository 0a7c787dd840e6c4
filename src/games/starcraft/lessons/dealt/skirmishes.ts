import type { RandomState } from '../../../../kernel/plain/random.ts';
import { drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { WayAnswer } from '../../../../lessons/lesson.ts';
import { cardName, say, unitName } from '../../text/say.ts';
import { LEARNER } from '../position.ts';
import { whoseUnitsFell, numberChoices } from '../seen.ts';
import {
  attackQuestion,
  attackAnswers,
  valuesOf,
  isBattleOver,
  isSkirmishCompared,
  ATTACK_REFS,
  duelParams,
  LEARNER_CARDS,
  RIVAL_CARDS,
} from './attacks.ts';
import type { PracticeQuestion, UnitNumbers, AttackSetup } from './attacks.ts';

// Practice questions about skirmishes. Units and cards are random, and the rules resolve the skirmishes.

/** Makes a random practice question: which card is best for a unit (SC-13.7.B.1). */
export function dealtBestCard(random: RandomState): PracticeQuestion {
  const unit = oneOf(random, ['marine', 'firebat', 'vulture', 'siege-tank', 'goliath'] as const);
  let cards = drawItems(random, LEARNER_CARDS, 3);
  while (new Set(cards.map(card => valuesOf(card, unit).attack)).size < cards.length)
    cards = drawItems(random, LEARNER_CARDS, 3);
  const attack: AttackSetup = { mine: { [unit]: 1 }, hers: { zergling: 1 }, lays: cards, she: ['zerg-c03'] };
  return {
    position: attackQuestion(attack).position,
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.best-card', { unit: unitName(unit) }),
      like: 'battle.cards',
      predict: {
        ask: say('lesson.first-battle.line.ask', { unit: unitName(unit) }),
        choices: cards.map(card => ({ id: card, words: cardName(card) })),
        outcome: ({ view }) =>
          [...(view.seats[LEARNER]?.own?.hand ?? [])].sort(
            (one, other) => valuesOf(other, unit).attack - valuesOf(one, unit).attack,
          )[0] ?? '',
        explanation: say('lesson.dealt.best-card.because'),
      },
    },
  };
}

/** Makes a random practice question: which units are destroyed in a skirmish of one against one (SC-13.7.C). */
export function dealtSkirmish(random: RandomState): PracticeQuestion {
  const ownUnit = oneOf(random, ['marine', 'vulture', 'goliath'] as const);
  const rivalUnit = oneOf(random, ['zergling', 'hydralisk'] as const);
  const card = oneOf(random, LEARNER_CARDS);
  const rivalCard = oneOf(random, RIVAL_CARDS);
  const attack: AttackSetup = { mine: { [ownUnit]: 1 }, hers: { [rivalUnit]: 1 }, lays: [card], she: [rivalCard] };
  return {
    ...attackQuestion(attack),
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.skirmish', duelParams(ownUnit, rivalUnit, card, rivalCard)),
      goals: [isBattleOver],
      way: attackAnswers(attack),
    },
  };
}

/** Makes a random practice question: how many units are destroyed in two skirmishes (SC-13.7.C.3). */
export function dealtTwoSkirmishes(random: RandomState): PracticeQuestion {
  const [one = 'terran-c01', two = 'terran-c02'] = drawItems(random, LEARNER_CARDS, 2);
  const [rivalCard = 'zerg-c01', rivalCard2 = 'zerg-c02'] = drawItems(random, RIVAL_CARDS, 2);
  const attack: AttackSetup = {
    mine: { marine: 2 },
    hers: { zergling: 2 },
    lays: [one, two],
    she: [rivalCard, rivalCard2],
  };
  const [a, b] = [one, two].map(card => valuesOf(card, 'marine'));
  const [c, d] = [rivalCard, rivalCard2].map(card => valuesOf(card, 'zergling'));
  const valuePairText = (values: { readonly attack: number; readonly health: number } | undefined) =>
    `${values?.attack ?? 0}/${values?.health ?? 0}`;
  return {
    ...attackQuestion(attack),
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.two-skirmishes', {
        a: valuePairText(a),
        b: valuePairText(b),
        c: valuePairText(c),
        d: valuePairText(d),
      }),
      goals: [isBattleOver],
      way: attackAnswers(attack),
      predict: { choices: numberChoices(0, 1, 2, 3, 4) },
    },
  };
}

/** Makes a random practice question: which unit can hit the other (SC-14.2). */
export function dealtTargets(random: RandomState): PracticeQuestion {
  const rivalUnit = oneOf(random, ['mutalisk', 'hydralisk', 'zergling', 'scourge'] as const);
  const ownUnit = oneOf(random, ['siege-tank', 'goliath', 'vulture'] as const);
  const card = ({ 'siege-tank': 'terran-c14', goliath: 'terran-c05', vulture: 'terran-c15' } as const)[ownUnit];
  const rivalCard = oneOf(random, ['zerg-c07', 'zerg-c01', 'zerg-c02'] as const);
  const attack: AttackSetup = { mine: { [ownUnit]: 1 }, hers: { [rivalUnit]: 1 }, lays: [card], she: [rivalCard] };
  return {
    ...attackQuestion(attack),
    changes: {
      refs: [`unit:${ownUnit}@antiga-prime-1`, `unit:${rivalUnit}@antiga-prime-2`],
      say: say('lesson.dealt.targets', duelParams(ownUnit, rivalUnit, card, rivalCard)),
      goals: [isBattleOver],
      way: attackAnswers(attack),
      predict: {
        ask: say('lesson.ground-and-air.targets.ask', { health: valuesOf(card, ownUnit).health }),
        explanation: say('lesson.dealt.targets.because'),
      },
    },
  };
}

/** Makes a random practice question: which unit's support counts (SC-13.7.C, SC-14.4). */
export function dealtSupport(random: RandomState): PracticeQuestion {
  const rivalUnit = oneOf(random, ['mutalisk', 'hydralisk'] as const);
  const supportingUnit = oneOf(random, ['siege-tank', 'marine', 'vulture'] as const);
  const card = oneOf(random, ['terran-c01', 'terran-c02', 'terran-c06', 'terran-c08'] as const);
  const rivalCard = oneOf(random, ['zerg-c13', 'zerg-c01', 'zerg-c07', 'zerg-c04'] as const);
  const ownUnit: UnitNumbers = supportingUnit === 'marine' ? { marine: 2 } : { marine: 1, [supportingUnit]: 1 };
  const attack: AttackSetup = { mine: ownUnit, hers: { [rivalUnit]: 1 }, lays: [card], she: [rivalCard] };
  return {
    ...attackQuestion(attack),
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.support', {
        ...duelParams('marine', rivalUnit, card, rivalCard),
        helper: unitName(supportingUnit),
      }),
      goals: [isSkirmishCompared],
      way: [
        ...attackAnswers(attack).slice(0, 4),
        ...attackAnswers(attack).map(
          (next): WayAnswer =>
            decision =>
              firstOffered(decision, `pair:marine/${rivalUnit}`) ??
              (typeof next === 'function' ? next(decision) : next),
        ),
      ],
      predict: { outcome: whoseUnitsFell, explanation: say('lesson.dealt.support.because') },
    },
  };
}

/** Makes a random practice question: the effect of a health bonus that is paid for with a worker (SC-13.7.A.3). */
export function dealtReinforced(random: RandomState): PracticeQuestion {
  const card = oneOf(random, ['terran-c08', 'terran-c09', 'terran-c15'] as const);
  const rivalUnit = oneOf(random, ['zergling', 'hydralisk'] as const);
  const rivalCard = oneOf(random, [...RIVAL_CARDS, 'zerg-c13'] as const);
  const attack: AttackSetup = {
    mine: { vulture: 1 },
    hers: { [rivalUnit]: 1 },
    lays: [card],
    she: [rivalCard],
    behind: ['terran-c17'],
  };
  return {
    ...attackQuestion(attack),
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.reinforced', duelParams('vulture', rivalUnit, card, rivalCard)),
      goals: [isBattleOver],
      way: attackAnswers(attack),
      predict: { explanation: say('lesson.dealt.reinforced.because') },
    },
  };
}

/** Makes a random practice question: a card from the deck in place of one from the hand (SC-13.6.1). */
export function dealtFromDeck(random: RandomState): PracticeQuestion {
  const topCard = oneOf(random, LEARNER_CARDS);
  const rivalCard = oneOf(random, RIVAL_CARDS);
  const attack: AttackSetup = { mine: { marine: 1 }, hers: { zergling: 1 }, lays: ['terran-c17'], she: [rivalCard] };
  const cardsDrawnFirst = (['terran-c11', 'terran-c12', 'terran-c13'] as const).filter(card => card !== topCard);
  return {
    ...attackQuestion(attack, builder => builder.deckTop(LEARNER, ...cardsDrawnFirst, topCard)),
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.from-deck', duelParams('marine', 'zergling', topCard, rivalCard)),
      goals: [isBattleOver],
      way: attackAnswers(attack).map(
        (next): WayAnswer =>
          decision =>
            firstOffered(decision, 'deck') ?? (typeof next === 'function' ? next(decision) : next),
      ),
      predict: {
        ask: say('lesson.reinforcements.deck.ask', {
          attack: valuesOf(rivalCard, 'zergling').attack,
          health: valuesOf(rivalCard, 'zergling').health,
        }),
        explanation: say('lesson.dealt.from-deck.because', {
          hers: valuesOf(rivalCard, 'zergling').attack,
          health: valuesOf(topCard, 'marine').health,
          mine: valuesOf(topCard, 'marine').attack,
          holds: valuesOf(rivalCard, 'zergling').health,
        }),
      },
    },
  };
}
