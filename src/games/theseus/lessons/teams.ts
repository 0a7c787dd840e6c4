import { dealtAround } from './dealt/around.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { firstOffered, isAsked } from '../../../lessons/goals.ts';
import type { StageProgress } from '../../../lessons/lesson.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';
import { PositionBuilder } from './position.ts';
import {
  countsToSay,
  goal,
  hasStoppedOutside,
  timesTold,
  told,
  unitsIn,
  whereIs,
  wordsToSay,
  woundsOf,
} from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const VISITOR = 3;

/**
 * The answers of the other seats. All install cards in the Nest. Brood and Visitor place one unit each in the Docking
 * Bay; Professor places its units with the learner's, and in the Tech Bay.
 */
function reply(decision: Decision): Answer | null {
  const otherRooms =
    decision.seat === 2 ? ['room:docking-bay-d', 'room:tech-bay-d'] : ['room:docking-bay-b', 'room:docking-bay-c'];
  return (
    firstOffered(decision, ...otherRooms, 'slot:alien-nest-s1', 'slot:alien-nest-s2', 'slot:alien-nest-s3', 'done') ??
    decision.options[0]?.id ??
    null
  );
}

/** The number of wounds that the other alliance has taken since the stage began. */
function rivalWounds(progress: StageProgress<TheseusView>): number {
  return woundsOf(progress, RIVAL) + woundsOf(progress, VISITOR);
}

/** A match with four players, before decks are built. */
function startingStation(): PositionBuilder {
  return new PositionBuilder(['marines', 'aliens', 'scientists', 'greys'], { mode: 'teams', decks: 'built' });
}

/** The lesson on built decks and on alliances (TH-4.4, TH-19). */
export const teams: TheseusLesson = {
  id: 'teams',
  title: say('lesson.teams'),
  optional: true,
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () => startingStation().buildingDecks(),
  stages: [
    {
      say: say('lesson.teams.deck'),
      thought: say('lesson.teams.deck.thought'),
      predict: {
        ask: say('lesson.teams.deck.ask'),
        rule: 'TH-4.4',
        choices: wordsToSay({
          cards: 'lesson.teams.deck.cards',
          changes: 'lesson.teams.deck.changes',
          count: 'lesson.teams.deck.count',
        }),
        meanwhile: say('lesson.teams.deck.then'),
        // One such event is for the learner's own deck.
        outcome: now =>
          timesTold(now, 'deck.built.own') > 1 ? 'cards' : told(now, 'deck.built') ? 'count' : 'changes',
        explanation: say('lesson.teams.deck.because'),
        anew: dealtAround(startingStation, builder => builder.buildingDecks()),
      },
      mark: say('lesson.teams.deck.mark'),
      goals: [goal('lesson.teams.deck.goal', now => isAsked(now, 'setUp.card'))],
      way: ['out:marines-fire-1', 'in:marines-double-shot-1', 'done'],
    },
    {
      say: say('lesson.teams.place'),
      thought: say('lesson.teams.place.thought'),
      mark: say('lesson.teams.place.mark'),
      goals: [
        goal('lesson.teams.place.home', now => whereIs(now, 'marine-1') === 'docking-bay'),
        goal('lesson.teams.place.far', now => stopsInCorridors(now) && isAsked(now, 'move.unit')),
      ],
      allow: {
        'setUp.slot': ['slot:control-room-*'],
        'setUp.unit': ['room:docking-bay-a', 'room:tech-bay-*', 'room:control-room-*', 'room:corridors-*'],
      },
      lost: {
        when: now => isAsked(now, 'move.unit') && !stopsInCorridors(now),
        say: say('lesson.teams.place.other'),
      },
      way: [firstCard, firstSlot, 'room:docking-bay-a', 'room:tech-bay-a'],
    },
    {
      say: say('lesson.teams.assault'),
      thought: say('lesson.teams.assault.thought'),
      predict: {
        ask: say('lesson.teams.assault.ask'),
        rule: 'TH-19.5',
        choices: countsToSay('lesson-say.wounds', 3, 2, 1, 0),
        meanwhile: say('lesson.teams.assault.then'),
        outcome: now => `${rivalWounds(now)}`,
        explanation: say('lesson.teams.assault.because'),
        anew: dealtAround(startingStation, builder => builder.buildingDecks()),
      },
      mark: say('lesson.teams.assault.mark'),
      goals: [goal('lesson.teams.assault.goal', now => rivalWounds(now) > 0 && isAsked(now, 'pending.slot'))],
      lost: { when: now => hasStoppedOutside(now, 'corridors'), say: say('lesson.teams.assault.other') },
      way: ['unit:marine-2', 'room:corridors-a', 'unit:alien-2'],
    },
    { say: say('lesson.teams.together') },
    { say: say('lesson.teams.close') },
  ],
  remember: [say('lesson.teams.remember.1'), say('lesson.teams.remember.2'), say('lesson.teams.remember.3')],
  rules: ['TH-4.4', 'TH-19', 'TH-19.1', 'TH-19.2', 'TH-19.3', 'TH-19.4', 'TH-19.5', 'TH-19.6', 'TH-19.7'],
};

/** Whether the second Marine would stop in the Corridors if it moved first: two units are in the Tech Bay. */
function stopsInCorridors(progress: StageProgress<TheseusView>): boolean {
  return whereIs(progress, 'marine-2') === 'tech-bay' && unitsIn(progress, 'tech-bay') === 2;
}

/** Answers with the first card on offer, since the lesson is not about it. */
function firstCard({ options }: Decision): Answer {
  return options[0]?.id ?? '';
}

function firstSlot({ options }: Decision): Answer {
  return options[0]?.id ?? '';
}
