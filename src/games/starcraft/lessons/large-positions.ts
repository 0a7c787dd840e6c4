import type { Seat } from '../../../kernel/words/message.ts';
import type { LessonPosition } from '../../../lessons/lesson.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { say } from '../text/say.ts';
import { LEARNER, PositionBuilder, RIVAL, trainingCluster } from './position.ts';

// Positions for several stages of lessons. Lessons use them unchanged, practice with small changes.

/** A change to the builder of a position. */
type PositionChange = (builder: PositionBuilder) => PositionBuilder;
const noChange: PositionChange = builder => builder;

/** The seat of the learner's teammate. Teammates sit as far apart as possible (SC-23.2.1). */
export const TEAMMATE: Seat = 2;
export const MENGSK: Seat = 3;

/** A position near the end of a Galactic Conquest match in teams. Kerrigan and Mengsk have few pieces left. */
export function teamsPosition(changePosition: PositionChange = noChange): LessonPosition {
  return changePosition(
    new PositionBuilder(['raynor', 'overmind', 'tassadar', 'mengsk'])
      .people(...(['cadet', 'kerrigan', 'tassadar', 'mengsk'] as const).map(name => say(`lesson-name.${name}`)))
      .with(state => {
        Object.assign(state, { options: { ...state.options, teams: true, variant: 'galactic-conquest' } });
      })
      .eventDeck()
      .with(state => {
        state.eventDeck = state.eventDeck.filter(card => EVENT_CARDS[card].event !== 'the-end-draws-near');
      })
      .planet('pridewater', 0, 0)
      .planet('antiga-prime', 1, 0, 2)
      .planet('vyctor-5', 0, 1, 0, TEAMMATE)
      .planet('braken', 1, 1, 0, MENGSK)
      .base('pridewater-1', LEARNER)
      .area('pridewater-1', LEARNER, { marine: 2 })
      .area('vyctor-5-1', LEARNER, { firebat: 1 })
      .cards(LEARNER, 'pridewater-1', 'pridewater-2', 'pridewater-3')
      .workers(LEARNER, 5)
      .transport('pridewater', 'antiga-prime', LEARNER)
      .transport('antiga-prime', 'braken', LEARNER)
      .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c03')
      .area('antiga-prime-2', RIVAL, { zergling: 1 })
      .deckTop(RIVAL, 'zerg-c07', 'zerg-c08')
      .base('antiga-prime-3', TEAMMATE)
      .base('vyctor-5-2', TEAMMATE)
      .area('vyctor-5-2', TEAMMATE, { zealot: 2 })
      .base('braken-3', MENGSK)
      .order(LEARNER, 'braken', 'mobilize')
      .order(LEARNER, 'vyctor-5', 'build')
      .order(LEARNER, 'antiga-prime', 'mobilize'),
  ).beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
}

/** A position before two battles of Terran against Protoss, with an order of each side on Antiga Prime. */
export function protossPosition(changePosition: PositionChange = noChange): LessonPosition {
  return changePosition(
    trainingCluster('tassadar', { zealot: 1 })
      .people(say('lesson-name.cadet'), say('lesson-name.tassadar'))
      .workers(LEARNER, 5)
      .area('antiga-prime-1', LEARNER, { marine: 1, vulture: 1, 'science-vessel': 1 })
      .hand(LEARNER, 'terran-c06', 'terran-c08', 'terran-c09', 'emp-shockwave-1')
      .deckTop(LEARNER, 'terran-c10', 'terran-c12', 'terran-c13', 'terran-c14')
      .seat(LEARNER, owner => {
        owner.keptEvents = ['e1-05', 'e2-05'];
      })
      .area('antiga-prime-2', RIVAL, { zealot: 1, 'high-templar': 1 })
      .area('antiga-prime-3', RIVAL, { zealot: 1, 'high-templar': 1 })
      .inPlay(RIVAL, 'leg-enhancements-1')
      .hand(RIVAL, 'protoss-c01', 'protoss-c03', 'hallucination-1', 'hallucination-2')
      .deckTop(RIVAL, 'protoss-c12', 'protoss-c13', 'protoss-c14', 'protoss-c15', 'protoss-c16', 'protoss-c11')
      .order(RIVAL, 'antiga-prime', 'mobilize')
      .order(LEARNER, 'antiga-prime', 'mobilize'),
  ).beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
}
