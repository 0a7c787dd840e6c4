import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { Variation, WayAnswer } from '../../../../lessons/lesson.ts';
import { LEARNER, RIVAL } from '../../../../lessons/position.ts';
import { COLONY_STEPS, UNITS } from '../../data/units.ts';
import { say } from '../../text/say.ts';
import type { EmpiresView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import { bombardAnswer, countEvents, fireAnswer, goal, moveAnswers, numberChoices, told, unitsAt } from '../seen.ts';
import type { Progress } from '../seen.ts';

// Practice battles with random dice, levels and places; the rules work out the result.

const MISS = 10;

/** The answer that fires whenever possible and never screens. */
const fightAnswer: WayAnswer = decision =>
  decision.kind === 'battle.fire' ? fireAnswer(decision) : (firstOffered(decision, 'stay', 'done') ?? 'done');

/** The number that the learner's first shot of the battle needed to hit, as text. */
function neededRoll({ view }: Progress): string {
  return String(view.shots.find(({ side }) => side === LEARNER)?.needed ?? '');
}

const hasFired = goal('lesson.terrain.number.goal', ({ view }) => view.shots.some(({ side }) => side === LEARNER));

const SCOUTS = 4;

/** Makes a random practice that asks how many Destroyers are left after four shots (SE-8.6, SE-8.9). */
export function dealtShots(random: RandomState): Variation<EmpiresView> {
  const destroyers = between(random, 1, 3);
  const dice = Array.from({ length: SCOUTS }, () => between(random, 1, 10));
  return {
    position: () =>
      new PositionBuilder()
        .levels(RIVAL, { 'ship-size': 2 })
        .units(0, 'e4', 'scout', SCOUTS)
        .units(1, 'f4', 'destroyer', destroyers)
        .dice(...Array.from({ length: destroyers }, () => MISS), ...dice)
        .turn(1),
    stage: {
      say: say('lesson.dealt.shots', { destroyers, dice: dice.join(', ') }),
      refs: ['hex:f4'],
      predict: {
        ask: say('lesson.battle.fire.ask'),
        rule: 'SE-8.9',
        choices: numberChoices(...Array.from({ length: destroyers + 1 }, (_, left) => left)),
        outcome: now => String(unitsAt(now, RIVAL, 'f4')),
        explanation: say('lesson.dealt.shots.because'),
      },
      goals: [
        goal('lesson.battle.fire.goal', now => {
          const isBattleOver = told(now, 'battle.begins') && now.view.battle === null;
          return isBattleOver || countEvents(now, 'fire.hit', 'fire.missed') >= destroyers + SCOUTS;
        }),
      ],
      way: [...moveAnswers('scout', 'e4', 'f4'), 'done', ...Array.from({ length: SCOUTS + 1 }, () => fightAnswer)],
    },
  };
}

const SHOTS = 3;

/** Makes a random practice that asks for the value of a colony after bombardment (SE-9.3). */
export function dealtBombardment(random: RandomState): Variation<EmpiresView> {
  const value = oneOf(random, COLONY_STEPS.slice(1));
  const dice = Array.from({ length: SHOTS }, () => between(random, 1, 10));
  const lowerSteps = COLONY_STEPS.filter(step => step <= value);
  return {
    position: () =>
      new PositionBuilder()
        .levels(LEARNER, { 'ship-size': 3 })
        .units(0, 'f3', 'cruiser', SHOTS)
        .colony(RIVAL, 'g3', value)
        .dice(...dice)
        .turn(1),
    stage: {
      say: say('lesson.dealt.bombardment', { dice: dice.join(', '), attack: UNITS.cruiser.weapon?.attack ?? 0 }),
      refs: ['hex:g3'],
      predict: {
        ask: say('lesson.bombard.fire.ask', { value }),
        rule: 'SE-9.3',
        choices: numberChoices(...sortedUnique(...lowerSteps, value - 1)),
        outcome: ({ view }) => String(view.hexes.g3?.colony?.value ?? 0),
        explanation: say('lesson.dealt.bombardment.because'),
      },
      goals: [
        goal(
          'lesson.bombard.fire.goal',
          now =>
            countEvents(now, 'bombard.hit', 'bombard.missed', 'bombard.destroyed') === SHOTS ||
            now.view.hexes.g3?.colony === null,
        ),
      ],
      way: [...moveAnswers('cruiser', 'f3', 'g3'), 'done', bombardAnswer, bombardAnswer, bombardAnswer],
    },
  };
}

/**
 * Makes a random practice that asks which number is needed to hit among asteroids, in a nebula or in open space
 * (SE-8.9, SE-8.11).
 */
export function dealtTerrain(random: RandomState): Variation<EmpiresView> {
  const place = oneOf(random, ['asteroids', 'nebula', 'open'] as const);
  const attack = between(random, 1, UNITS.cruiser.hull);
  const defence = between(random, 0, 1);
  const printed = UNITS.cruiser.weapon?.attack ?? 0;
  return {
    position: () => {
      const builder = new PositionBuilder()
        .levels(LEARNER, { 'ship-size': 3, attack })
        .levels(RIVAL, { 'ship-size': 2, defence })
        .units(0, 'e4', 'cruiser', 2)
        .units(1, 'f4', 'destroyer', 2)
        .dice(...Array.from({ length: 8 }, () => MISS));
      return (place === 'open' ? builder : builder.marker('f4', place)).turn(1);
    },
    stage: {
      say: say('lesson.dealt.terrain', { printed, attack, defence, place: say(`lesson.dealt.terrain.${place}`) }),
      refs: ['hex:e4', 'hex:f4'],
      predict: {
        ask: say('lesson.terrain.number.ask'),
        rule: 'SE-8.11',
        choices: numberChoices(
          ...sortedUnique(printed, printed + attack, printed - defence, printed + attack - defence),
        ),
        outcome: neededRoll,
        explanation: say('lesson.dealt.terrain.because'),
      },
      goals: [hasFired],
      way: [...moveAnswers('cruiser', 'e4', 'f4'), 'done', ...Array.from({ length: 4 }, () => fightAnswer)],
    },
  };
}

/** Makes a random practice that asks which number a Raider needs to hit when it attacks by surprise (SE-15.4). */
export function dealtSurprise(random: RandomState): Variation<EmpiresView> {
  const attack = between(random, 0, UNITS.raider.hull);
  const defence = between(random, 0, UNITS.cruiser.hull);
  const { attack: printed = 0 } = UNITS.raider.weapon ?? {};
  const armour = (UNITS.cruiser.weapon?.defence ?? 0) + defence;
  const expected = printed + 1 + attack - armour;
  return {
    position: () =>
      new PositionBuilder({ carriers: true, raiders: true, mines: true })
        .levels(LEARNER, { 'ship-size': 3, cloaking: 1, attack })
        .levels(RIVAL, { 'ship-size': 3, defence })
        .units(0, 'd5', 'raider')
        .units(1, 'e4', 'cruiser')
        .dice(...Array.from({ length: 8 }, () => MISS))
        .turn(1),
    stage: {
      say: say('lesson.dealt.surprise', { printed, attack, armour }),
      refs: ['hex:d5', 'hex:e4'],
      predict: {
        ask: say('lesson.carriers.raider.ask'),
        rule: 'SE-15.4',
        choices: numberChoices(...sortedUnique(expected, expected - 1, expected + 1)),
        outcome: neededRoll,
        explanation: say('lesson.dealt.surprise.because'),
      },
      goals: [hasFired],
      way: [...moveAnswers('raider', 'd5', 'e4'), 'done', ...Array.from({ length: 4 }, () => fightAnswer)],
    },
  };
}
