import { dealtRaid, dealtRoad } from './dealt/sheets.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { HexId } from '../data/hexes.ts';
import { say } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import { goneBy } from '../state/lots.ts';
import { dealtTrade } from './dealt/turns.ts';
import { PositionBuilder } from './position.ts';
import { goal, moveAnswers, numberChoices, ownState, rivalMoveAnswer, unitsAt, textChoices } from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

const otherAnswers = scripted('to:e2', 'to:d2', 'done', 'enough');

/** The rival's answers: Korr's Scout moves from F2 by E2 to D2, one hex per turn. */
function reply(decision: Decision) {
  if (decision.kind !== 'move.choose') return otherAnswers(decision);
  return rivalMoveAnswer(decision, 'scout', 'f2') ?? rivalMoveAnswer(decision, 'scout', 'e2') ?? otherAnswers(decision);
}

/** Whether the chain of pipelines is complete. */
function isChain(progress: Progress): boolean {
  return (['c4', 'd4', 'd3', 'd2'] as const).every(hex => unitsAt(progress, LEARNER, hex, 'pipeline') > 0);
}

/** Whether the chain can't be finished, because a pipeline or the Destroyer has gone the wrong way or is lost. */
function isStrayed(progress: Progress): boolean {
  const pipelines = (hex: HexId): number => unitsAt(progress, LEARNER, hex, 'pipeline');
  const pipelinesInPlace = (['c2', 'c4', 'd2', 'd3', 'd4'] as const).reduce((sum, hex) => sum + pipelines(hex), 0);
  const isComplete = pipelinesInPlace === 4 && pipelines('c4') === 1 && pipelines('d4') > 0 && pipelines('d3') < 2;
  return !isComplete || unitsAt(progress, LEARNER, 'c4', 'destroyer') === 0;
}

/** The lesson on chains of pipelines: faster movement, income, and how chains break (SE-13). */
export const roads: EmpiresLesson = {
  id: 'roads',
  title: say('lesson.roads'),
  optional: true,
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder({ pipelines: true })
      .levels(LEARNER, { 'ship-size': 2 })
      .colony(0, 'd4', 5)
      .colony(0, 'd2', 5)
      .units(0, 'c4', 'pipeline')
      .units(0, 'd4', 'pipeline')
      .units(0, 'd4', 'pipeline')
      .units(0, 'c2', 'pipeline')
      .units(0, 'c4', 'destroyer')
      .units(1, 'f2', 'scout')
      .turn(3),
  stages: [
    { say: say('lesson.roads.begin'), refs: ['hex:c4', 'hex:d4', 'hex:d2'] },
    {
      say: say('lesson.roads.chain'),
      thought: say('lesson.roads.chain.thought'),
      refs: ['hex:d3', 'hex:d2'],
      mark: say('lesson.roads.chain.mark'),
      goals: [goal('lesson.roads.chain.goal', isChain)],
      allow: { 'move.choose': ['go:*', 'done'] },
      lost: { when: isStrayed, say: say('lesson.roads.chain.advice') },
      advice: say('lesson.roads.chain.advice'),
      way: [...moveAnswers('pipeline', 'd4', 'd3'), ...moveAnswers('pipeline', 'c2', 'd2')],
    },
    {
      say: say('lesson.roads.trade.count'),
      thought: say('lesson.roads.trade.thought'),
      refs: ['hex:c4', 'hex:d4', 'hex:d2'],
      predict: {
        ask: say('lesson.roads.trade.ask'),
        rule: 'SE-13.4',
        choices: numberChoices(4, 2, 1),
        meanwhile: say('lesson.roads.trade'),
        outcome: progress => String(ownState(progress).income?.pipelines ?? ''),
        explanation: say('lesson.roads.trade.because'),
        anew: dealtTrade,
      },
      mark: say('lesson.roads.trade.mark'),
      needs: {
        met: progress => unitsAt(progress, LEARNER, 'c4', 'destroyer') > 0,
        otherwise: say('lesson.roads.chain.needs'),
      },
      ends: 1,
      goals: [goal('lesson.roads.trade.goal', progress => isAsked(progress, 'sheet.row'))],
      allow: { 'move.choose': ['done', 'go:*'] },
      way: ['done'],
    },
    {
      say: say('lesson.roads.road.count'),
      thought: say('lesson.roads.road.thought'),
      refs: ['hex:c4'],
      predict: {
        ask: say('lesson.roads.road.ask'),
        rule: 'SE-13.3',
        choices: numberChoices(1, 3, 2),
        meanwhile: say('lesson.roads.road'),
        outcome: ({ view }) =>
          String(goneBy({ lots: viewedAt(view, 'd3', LEARNER).find(({ kind }) => kind === 'destroyer')?.lots ?? [] })),
        explanation: say('lesson.roads.road.because'),
        anew: dealtRoad,
      },
      mark: say('lesson.roads.road.mark'),
      needs: {
        met: progress => isChain(progress) && unitsAt(progress, LEARNER, 'c4', 'destroyer') > 0,
        otherwise: say('lesson.roads.trade.needs'),
      },
      goals: [goal('lesson.roads.road.goal', progress => unitsAt(progress, LEARNER, 'd3', 'destroyer') > 0)],
      allow: { 'move.choose': ['go:*', 'done'], 'economy.first': ['seat:a'] },
      lost: {
        when: progress =>
          !isChain(progress) ||
          (['c4', 'd4', 'd3'] as const).every(hex => unitsAt(progress, LEARNER, hex, 'destroyer') === 0),
        say: say('lesson.roads.road.advice'),
      },
      advice: say('lesson.roads.road.advice'),
      way: [
        'enough',
        'done',
        'seat:a',
        ...moveAnswers('destroyer', 'c4', 'd4'),
        ...moveAnswers('destroyer', 'd4', 'd3'),
      ],
    },
    {
      say: say('lesson.roads.broken.count'),
      thought: say('lesson.roads.broken.thought'),
      refs: ['hex:d2'],
      predict: {
        ask: say('lesson.roads.broken.ask'),
        rule: 'SE-6.8',
        choices: textChoices({
          battle: 'lesson.roads.broken.battle',
          gone: 'lesson.roads.broken.gone',
          safe: 'lesson.roads.broken.safe',
        }),
        meanwhile: say('lesson.roads.broken'),
        outcome: progress => (unitsAt(progress, LEARNER, 'd2', 'pipeline') === 0 ? 'gone' : 'safe'),
        explanation: say('lesson.roads.broken.because'),
        anew: dealtRaid,
      },
      mark: say('lesson.roads.broken.mark'),
      ends: 1,
      goals: [goal('lesson.roads.broken.goal', progress => progress.view.turn > 1)],
      allow: { 'move.choose': ['done'] },
      way: ['done'],
    },
    { say: say('lesson.roads.close') },
  ],
  remember: [say('lesson.roads.remember.1'), say('lesson.roads.remember.2'), say('lesson.roads.remember.3')],
  rules: ['SE-6.8', 'SE-10.3', 'SE-13.1', 'SE-13.2', 'SE-13.3', 'SE-13.4', 'SE-13.5'],
};
