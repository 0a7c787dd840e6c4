import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique } from '../../../../lessons/dealing.ts';
import type { Variation } from '../../../../lessons/lesson.ts';
import { TRACK_END } from '../../data/tokens.ts';
import type { RoomId } from '../../data/ids.ts';
import type { UnitId } from '../../data/units.ts';
import { say } from '../../text/say.ts';
import type { TheseusView } from '../../view.ts';
import { countsToSay, goal, installed, nearestVictory, learnerSeat, victoriesToSay } from '../seen.ts';
import { dealtUntil, stationOf, firstOfferedAnswer } from './station.ts';

// Practice questions about tokens and points. The numbers are random.

const CARD = 'marines-battle-position-1';
const PLACES: ReadonlyMap<UnitId, RoomId> = new Map([
  ['marine-1', 'docking-bay-a'],
  ['marine-2', 'alien-nest-b'],
  ['marine-3', 'alien-nest-a'],
  ['alien-1', 'docking-bay-b'],
  ['alien-2', 'tech-bay-a'],
  ['alien-3', 'tech-bay-c'],
]);

/** Practice question: how many tokens are left in stock after one more is put on a card (TH-12.2). */
export function dealtTokens(random: RandomState): Variation<TheseusView> {
  const tokens = between(random, 0, 3);
  const stock = between(random, tokens + 1, 6);
  const tokensLeft = stock - tokens - 1;
  return {
    position: () =>
      stationOf(['marines', 'aliens'], PLACES)
        .card(CARD, 'docking-bay-s1', { upgrades: tokens })
        .seat('marines', { upgrades: stock })
        .beginning(),
    stage: {
      say: say('lesson.dealt.tokens', { tokens, stock }),
      refs: ['slot:docking-bay-s1'],
      predict: {
        ask: say('lesson.upgrading.second.ask'),
        rule: 'TH-12.2',
        choices: countsToSay('lesson-say.tokens', ...sortedUnique(tokensLeft, stock - 1, tokensLeft + 1)),
        outcome: now => `${learnerSeat(now).upgrades}`,
        explanation: say('lesson.dealt.tokens.because'),
      },
      goals: [goal('lesson.upgrading.second.goal', now => installed(now, CARD)?.upgrades === tokens + 1)],
      way: ['token:docking-bay-s1'],
    },
  };
}

/** Practice question: what a card adds when it works again (TH-13.3). */
export function dealtWaking(random: RandomState): Variation<TheseusView> {
  const tokens = between(random, 0, 4);
  return {
    position: () =>
      stationOf(['marines', 'aliens'], PLACES)
        .card(CARD, 'docking-bay-s1', { upgrades: tokens })
        .card('aliens-habitat-1', 'alien-nest-s1')
        .malfunction(CARD)
        .beginning(),
    stage: {
      say: say('lesson.dealt.waking', { tokens }),
      refs: ['slot:docking-bay-s1'],
      predict: {
        ask: say('lesson.upgrading.fetch.ask'),
        rule: 'TH-13.3',
        choices: countsToSay('lesson-say.wounds', ...sortedUnique(1, tokens, tokens + 1, tokens + 2)),
        outcome: now => `${installed(now, CARD)?.number ?? 0}`,
        explanation: say('lesson.dealt.waking.because'),
      },
      goals: [goal('lesson.upgrading.fetch.goal', now => installed(now, CARD)?.working === true)],
      way: ['unit:marine-2', firstOfferedAnswer(), 'malfunction:aliens-habitat-1'],
    },
  };
}

/** Practice question: which victory is nearest (TH-1.1). */
export function dealtFinish(random: RandomState): Variation<TheseusView> {
  const { mine, theirs, data } = dealtUntil(
    random,
    chance => ({ mine: between(chance, 2, 18), theirs: between(chance, 2, 18), data: between(chance, 2, 18) }),
    ({ mine: life, theirs: others, data: points }) => new Set([life, others, TRACK_END - points]).size === 3,
  );
  return {
    position: () =>
      stationOf(
        ['marines', 'scientists'],
        new Map<UnitId, RoomId>([
          ['marine-1', 'tech-bay-a'],
          ['scientist-1', 'corridors-a'],
        ]),
      )
        .seat('marines', { life: mine })
        .seat('scientists', { life: theirs, data })
        .beginning(),
    stage: {
      say: say('lesson.dealt.finish'),
      predict: {
        ask: say('lesson.who-wins.finish.ask'),
        rule: 'TH-1.1',
        choices: victoriesToSay(),
        outcome: nearestVictory,
        explanation: say('lesson.dealt.finish.because'),
      },
    },
  };
}
