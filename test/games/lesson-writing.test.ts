import { describe, expect, test } from 'vitest';
import { firstOffered, goalWriting, isAsked, scripted } from '../../src/lessons/goals.ts';
import { LEARNER, positionOf, RIVAL } from '../../src/lessons/position.ts';
import { taughtTexts } from '../../src/session/text/taught.en.ts';
import { forEyesOnly } from '../oracles/eyes-only.ts';
import type { Decision } from '../../src/kernel/match/decision.ts';
import { message } from '../../src/kernel/words/message.ts';

function asking(seat: number, ...ids: readonly string[]): Decision {
  const options = ids.map(id => ({ id, words: message(id) }));
  return { n: 1, seat, kind: 'toy.way', prompt: message('way'), rule: 'X-1', secrecy: 'open', options, amount: null };
}

describe('what the lessons of every game are written with', () => {
  test('a scripted opponent takes the first option it wants, in its own order, else the first there is', () => {
    const reply = scripted('left', 'right');
    expect(reply(asking(RIVAL, 'right', 'left'))).toBe('left');
    expect(reply(asking(RIVAL, 'stay', 'right'))).toBe('right');
    expect(reply(asking(RIVAL, 'stay', 'wait'))).toBe('stay');
    expect(firstOffered(asking(RIVAL, 'stay'), 'left')).toBeNull();
  });

  test('only the learner’s own question counts as asked', () => {
    const now = { view: null, events: [], refused: [], tableActions: [] };
    expect(isAsked({ ...now, decision: asking(LEARNER, 'left') }, 'toy.way')).toBe(true);
    expect(isAsked({ ...now, decision: asking(RIVAL, 'left') }, 'toy.way')).toBe(false);
    expect(isAsked({ ...now, decision: asking(LEARNER, 'left') }, 'toy.room')).toBe(false);
    expect(isAsked({ ...now, decision: null }, 'toy.way')).toBe(false);
  });

  test('a goal has the words of its key, and what was told is known by its key', () => {
    const { goal, told } = goalWriting<number, 'won' | 'lost'>(key => message(key));
    const won = goal('won', ({ view }) => view > 1);
    const now = {
      view: 2,
      events: [{ words: message('lost'), index: 0, n: 0 }],
      refused: [],
      tableActions: [],
      decision: null,
    };
    expect(won.words).toEqual(message('won'));
    expect(won.met(now)).toBe(true);
    expect(told(now, 'lost')).toBe(true);
    expect(told(now, 'won')).toBe(false);
  });

  test('a position takes the names in, and leaves its own state as it is', () => {
    const state = {
      round: 3,
      seats: [
        { name: '', life: 20 },
        { name: '', life: 9 },
      ],
    };
    const position = positionOf(state, [message('cadet'), message('queen')]);
    expect(position.names).toEqual([message('cadet'), message('queen')]);
    expect(position.state(['Kadett', 'Königin'])).toEqual({
      round: 3,
      seats: [
        { name: 'Kadett', life: 20 },
        { name: 'Königin', life: 9 },
      ],
    });
    expect(state.seats[0]?.name).toBe('');
  });
});

describe('what is said to ears', () => {
  test.each([
    'Look at the map: it is in the upper row.',
    'The marks on the left are yours.',
    'The golden ones are special.',
    'The highlighted sector is yours.',
    'Cinder Sun (*) lies at B5.',
    'Units walk as the arrows → show.',
  ])('is not “%s”', text => {
    expect(forEyesOnly(text)).not.toEqual([]);
  });

  test.each([
    'A Cruiser may look at one marker.',
    'The Black Hole leaves the Scientist.',
    'The player to your left chooses.',
  ])('may be “%s”', text => {
    expect(forEyesOnly(text)).toEqual([]);
  });

  test('is said in the lesson about the table itself, too', () => {
    const words = Object.entries(taughtTexts).filter(([key]) => key.startsWith('table-lesson.'));
    expect(words.length).toBeGreaterThan(10);
    expect(words.flatMap(([, text]) => (typeof text === 'string' ? forEyesOnly(text) : []))).toEqual([]);
  });
});
