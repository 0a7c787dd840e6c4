import { dealtFighters, dealtMine } from './dealt/battles.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtSurprise } from './dealt/fights.ts';
import { PositionBuilder } from './position.ts';
import {
  fireAnswer,
  goal,
  moveAnswers,
  numberChoices,
  optionId,
  rivalMoveAnswer,
  countEvents,
  told,
  unitsAt,
} from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

const otherAnswers = scripted('to:d4', 'done');
/** The number of units in the fleet of the rival, Korr: a Carrier, three Fighters and a Destroyer. */
const FLEET = 5;

/** The rival's answers: Korr's whole fleet goes from E3 to D4. */
function reply(decision: Decision) {
  if (decision.kind === 'move.choose') return rivalMoveAnswer(decision, 'carrier', 'e3') ?? otherAnswers(decision);
  return optionId(decision, 'with') ?? otherAnswers(decision);
}

/** The answer that aims the mine at the Carrier. */
function aimsAtCarrier(decision: Decision): string {
  return optionId(decision, 'at', 'carrier') ?? 'at';
}

/**
 * The number that the learner's last shot needed to hit, as text. It is read from the events, which remain after the
 * turn.
 */
function lastNeeded({ events }: Progress): string {
  const shot = events.findLast(
    ({ words: { key, with: filled } }) =>
      (key === 'fire.hit' || key === 'fire.missed') &&
      JSON.stringify(filled?.side) === JSON.stringify({ seat: LEARNER }),
  );
  const neededRoll = shot?.words.with?.needed;
  return typeof neededRoll === 'number' ? String(neededRoll) : '';
}

/** The lesson on Mines, Fighters and Carriers, and Raiders (SE-14 to SE-16). */
export const carriers: EmpiresLesson = {
  id: 'carriers',
  title: say('lesson.carriers'),
  optional: true,
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder({ carriers: true, raiders: true, mines: true })
      .levels(LEARNER, { 'ship-size': 3, fighters: 1, cloaking: 1, mines: 1 })
      .levels(RIVAL, { 'ship-size': 3, fighters: 1 })
      .colony(0, 'd4', 5)
      .units(0, 'd4', 'mine')
      .units(0, 'd4', 'fighter', 2)
      .units(0, 'd5', 'raider')
      .units(1, 'e3', 'carrier')
      .units(1, 'e3', 'fighter', 3)
      .units(1, 'e3', 'destroyer')
      .units(1, 'e4', 'cruiser')
      // A Fighter hits. The Raider hits the Cruiser, and the Cruiser misses.
      .dice(6, 4, 8)
      .also(state => {
        state.order = [RIVAL, LEARNER];
      })
      .turn(1),
  stages: [
    { say: say('lesson.carriers.begin'), refs: ['hex:d4', 'hex:e3'] },
    {
      say: say('lesson.carriers.wait'),
      refs: ['hex:d4'],
      mark: say('lesson.carriers.wait.mark'),
      goals: [goal('lesson.carriers.wait.goal', now => isAsked(now, 'mines.target'))],
    },
    {
      say: say('lesson.carriers.mine.count'),
      thought: say('lesson.carriers.mine.thought'),
      like: 'mines.target',
      predict: {
        ask: say('lesson.carriers.mine.ask', { ships: FLEET }),
        rule: 'SE-14.1',
        choices: numberChoices(1, 3, 4),
        meanwhile: say('lesson.carriers.mine'),
        outcome: now => String(FLEET - unitsAt(now, RIVAL, 'd4')),
        explanation: say('lesson.carriers.mine.because'),
        anew: dealtMine,
      },
      mark: say('lesson.carriers.mine.mark'),
      goals: [goal('lesson.carriers.mine.goal', now => unitsAt(now, RIVAL, 'd4', 'carrier') === 0)],
      lost: {
        when: now => told(now, 'mines.exploded') && unitsAt(now, RIVAL, 'd4', 'carrier') > 0,
        say: say('lesson.carriers.mine.advice'),
      },
      way: [aimsAtCarrier],
    },
    {
      say: say('lesson.carriers.fighters.count'),
      thought: say('lesson.carriers.fighters.thought'),
      like: 'battle.fire',
      predict: {
        ask: say('lesson.carriers.fighters.ask'),
        rule: 'SE-8.9',
        choices: numberChoices(5, 6, 4),
        meanwhile: say('lesson.carriers.fighters'),
        outcome: lastNeeded,
        explanation: say('lesson.carriers.fighters.because'),
        anew: dealtFighters,
      },
      mark: say('lesson.carriers.fighters.mark'),
      goals: [goal('lesson.carriers.fighters.goal', now => countEvents(now, 'fire.hit', 'fire.missed') > 0)],
      lost: {
        when: ({ view }) => view.pieces.some(({ owner, screened }) => owner === LEARNER && screened),
        say: say('lesson.carriers.fighters.advice'),
      },
      way: ['done', fireAnswer],
    },
    {
      say: say('lesson.carriers.raider.count'),
      thought: say('lesson.carriers.raider.thought'),
      refs: ['hex:d5', 'hex:e4'],
      predict: {
        ask: say('lesson.carriers.raider.ask'),
        rule: 'SE-15.4',
        choices: numberChoices(3, 4, 5),
        meanwhile: say('lesson.carriers.raider'),
        outcome: ({ view }) => String(view.shots.find(({ by }) => by === 'raider')?.needed ?? ''),
        explanation: say('lesson.carriers.raider.because'),
        anew: dealtSurprise,
      },
      mark: say('lesson.carriers.raider.mark'),
      goals: [goal('lesson.carriers.raider.goal', ({ view }) => view.shots.some(({ by }) => by === 'raider'))],
      allow: { 'move.choose': ['go:*', 'hide:*', 'split:*', 'done'] },
      advice: say('lesson.carriers.raider.advice'),
      way: [...moveAnswers('raider', 'd5', 'e4'), 'done', 'stay', fireAnswer],
    },
    { say: say('lesson.carriers.close') },
  ],
  remember: [say('lesson.carriers.remember.1'), say('lesson.carriers.remember.2'), say('lesson.carriers.remember.3')],
  rules: [
    'SE-14.1',
    'SE-14.4',
    'SE-14.6',
    'SE-14.7',
    'SE-15.1',
    'SE-15.3',
    'SE-15.4',
    'SE-16.3',
    'SE-16.4',
    'SE-16.5',
    'SE-16.7',
  ],
};
