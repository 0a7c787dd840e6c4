import type { Decision } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { EVENT_CARDS, EVENT_CARD_IDS } from '../data/events.ts';
import type { EventCardId } from '../data/events.ts';
import { say } from '../text/say.ts';
import { LEARNER, PositionBuilder, RIVAL } from './position.ts';
import { firstOffered, goal, hasBaseOn, unitsAt } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/**
 * Kerrigan's replies: she waits for her points, draws Event cards, defends herself, and plays only Event cards that she
 * must play.
 */
function reply(decision: Decision): string | null {
  const wantedAnswers = ['planet:braken', 'order:research', 'order:build', 'event-card', 'none', 'done'];
  return firstOffered(decision, ...wantedAnswers) ?? decision.options[0]?.id ?? null;
}

/** An Event card of stage III beside the board. It has been drawn, so stages I and II are over. */
const DRAWN_EVENT = 'e3-01';
const FIRST_ROUND = 6;

/** The areas that yield conquest points. */
const CONQUEST_AREAS = ['antiga-prime-1', 'braken-1', 'dylar-iv-1'] as const;
/** The number of conquest points that wins the match. */
const POINTS_TO_WIN = 15;

/** The conquest points of a seat after the next regrouping if nothing changes. */
function pointsAhead({ view }: StarCraftProgress, seat: Seat): number {
  const areasHeld = CONQUEST_AREAS.filter(area => {
    const { holder = null, base = null } = view.areas[area] ?? {};
    return (holder ?? base) === seat;
  });
  return (view.seats[seat]?.conquestPoints ?? 0) + areasHeld.length;
}

/**
 * Whether the learner can win in the last round: by keeping its areas, or by taking Dylar IV 1 from Kerrigan with units
 * on Antiga Prime.
 */
function isWithinReach(now: StarCraftProgress): boolean {
  const [mine, hers] = [pointsAhead(now, LEARNER), pointsAhead(now, RIVAL)];
  if (now.view.outcome !== null || (mine >= POINTS_TO_WIN && mine > hers)) return true;
  const hasCaptureForce =
    unitsAt(now, 'antiga-prime-1', 'marine') > 0 && unitsAt(now, 'antiga-prime-1', 'siege-tank') > 0;
  const isRivalThere = now.view.areas['dylar-iv-1']?.holder === RIVAL;
  return (
    hasCaptureForce &&
    isRivalThere &&
    holdsAntiga(now) &&
    hasTransportThere(now) &&
    mine + 1 >= POINTS_TO_WIN &&
    hers - 1 < POINTS_TO_WIN
  );
}

/** Whether the learner still holds Antiga Prime after a Marine and the tank have left area 1. */
function holdsAntiga(now: StarCraftProgress): boolean {
  return unitsAt(now, 'antiga-prime-1') > 2 && hasBaseOn(now, 'antiga-prime');
}

/** Whether the learner has a transport between Antiga Prime and Dylar IV. */
function hasTransportThere({ view }: StarCraftProgress): boolean {
  const bothPlanets = ['antiga-prime', 'dylar-iv'];
  return view.routes.some(
    ({ ends, transports }) => transports.includes(LEARNER) && ends.every(({ planet }) => bothPlanets.includes(planet)),
  );
}

/** The right answers: the tank and a Marine take Dylar IV 1. */
const CAPTURE_ANSWERS = [
  ...['planet:dylar-iv', 'order:mobilize', 'planet:pridewater', 'order:research'],
  ...['planet:pridewater', 'order:build', 'planet:antiga-prime', 'order:mobilize'],
  ...['order:dylar-iv', 'execute'],
  ...['unit:marine@antiga-prime-1', 'move:marine:antiga-prime-1>dylar-iv-1'],
  ...['unit:siege-tank@antiga-prime-1', 'move:siege-tank:antiga-prime-1>dylar-iv-1', 'done'],
  ...['pair:siege-tank/zergling', 'done', 'card:terran-c05', 'none', 'done'],
  ...['order:pridewater', 'event-card', 'order:pridewater', 'event-card', 'event-card'],
];

/** The lesson of two freely played rounds, which begins shortly before a victory: SC-19. */
export const winningLesson: StarCraftLesson = {
  id: 'winning',
  title: say('lesson.winning'),
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder(['raynor', 'queen-of-blades'])
      .eventDeck()
      .planet('pridewater', 0, 0)
      .planet('antiga-prime', 1, 0, 2)
      .planet('braken', 0, 1, 0, RIVAL)
      .planet('dylar-iv', 1, 1, 0, RIVAL)
      .zAxis('pridewater', 'dylar-iv', 'north', 'east')
      .area('pridewater-1', LEARNER, { goliath: 1 })
      .base('pridewater-1', LEARNER)
      .area('pridewater-2', LEARNER, { firebat: 1 })
      .area('pridewater-3', LEARNER, { marine: 1 })
      .area('antiga-prime-1', LEARNER, { marine: 2, 'siege-tank': 1 })
      .base('antiga-prime-2', LEARNER)
      .area('antiga-prime-3', LEARNER, { marine: 1 })
      .cards(LEARNER, 'pridewater-1', 'pridewater-2', 'pridewater-3', 'antiga-prime-2', 'antiga-prime-3')
      .transport('pridewater', 'antiga-prime', LEARNER)
      .transport('pridewater', 'braken', LEARNER)
      .transport('antiga-prime', 'dylar-iv', LEARNER)
      .workers(LEARNER, 7)
      .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c03', 'terran-c05', 'terran-c06', 'terran-c14')
      .area('braken-1', RIVAL, { zergling: 1, hydralisk: 1 })
      .area('braken-2', RIVAL, { zergling: 1 })
      .base('braken-3', RIVAL)
      .area('dylar-iv-1', RIVAL, { zergling: 1 })
      .base('dylar-iv-2', RIVAL)
      .area('dylar-iv-3', RIVAL, { zergling: 1 })
      .area('dylar-iv-4', RIVAL, { hydralisk: 1 })
      .cards(RIVAL, 'braken-2', 'braken-3', 'dylar-iv-2', 'dylar-iv-3', 'dylar-iv-4')
      .transport('braken', 'dylar-iv', RIVAL)
      .workers(RIVAL, 7)
      .hand(RIVAL, 'zerg-c01', 'zerg-c03', 'zerg-c04')
      .seat(LEARNER, owner => {
        owner.conquestPoints = 12;
        owner.buildings.factory = 3;
      })
      .seat(RIVAL, owner => {
        owner.conquestPoints = 11;
      })
      .with(state => {
        const isUndrawnStage3 = (card: EventCardId): boolean => EVENT_CARDS[card].stage === 3 && card !== DRAWN_EVENT;
        Object.assign(state, {
          phase: 'planning',
          round: FIRST_ROUND - 1,
          eventDeck: EVENT_CARD_IDS.filter(isUndrawnStage3),
          eventsOut: EVENT_CARD_IDS.filter(card => !isUndrawnStage3(card) && card !== DRAWN_EVENT),
          endDrawsNear: [DRAWN_EVENT],
        });
      })
      .beginningAt({ step: 'planning.begin', args: {} }),
  stages: [
    { say: say('lesson.winning.race'), like: 'pay' },
    { say: say('lesson.winning.ways'), refs: ['planet:dylar-iv', 'planet:braken'] },
    { say: say('lesson.winning.clock'), like: 'regrouping.benefit' },
    {
      say: say('lesson.winning.first'),
      thought: say('lesson.winning.first.thought'),
      free: true,
      mark: say('lesson.winning.first.mark'),
      goals: [
        goal(
          'lesson.winning.first.goal',
          now => now.view.round > FIRST_ROUND || now.view.outcome?.winners.includes(LEARNER) === true,
        ),
      ],
      within: 'round',
      advice: say('lesson.winning.advice'),
      way: [...CAPTURE_ANSWERS, 'none'],
    },
    {
      say: say('lesson.winning.second'),
      thought: say('lesson.winning.second.thought'),
      free: true,
      mark: say('lesson.winning.second.mark'),
      needs: { met: isWithinReach, otherwise: say('lesson.winning.second.needs') },
      otherWays: [CAPTURE_ANSWERS],
      goals: [goal('lesson.winning.second.goal', ({ view }) => view.outcome?.winners.includes(LEARNER) === true)],
      within: 'round',
      advice: say('lesson.winning.advice'),
      way: [
        ...['planet:pridewater', 'order:build', 'planet:pridewater', 'order:build'],
        ...['planet:pridewater', 'order:research', 'planet:pridewater', 'order:research'],
        ...['event-card', 'event-card', 'event-card', 'event-card'],
      ],
    },
    { say: say('lesson.winning.which') },
    { say: say('lesson.winning.rival') },
  ],
  remember: [say('lesson.winning.remember.1'), say('lesson.winning.remember.2'), say('lesson.winning.remember.3')],
  rules: ['SC-19.1', 'SC-19.2', 'SC-19.3', 'SC-19.4', 'SC-19.5', 'SC-19.6'],
};
