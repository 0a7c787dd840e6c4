import { expect, test } from 'vitest';
import { starcraftBoard } from '../../../src/games/starcraft/board/index.ts';
import type { LogEvent } from '../../../src/kernel/match/events.ts';
import { message } from '../../../src/kernel/words/message.ts';
import { paceFrom } from '../../../src/session/sitting/pace.ts';

test('the pace takes scenes, verdicts, orders and the seats in them from the board', () => {
  const places = (events: readonly LogEvent[]) =>
    events.map(({ words: { key } }) => ({
      filters: [],
      story: null,
      heading: key === 'TURN',
      ...(key === 'ORDER' && { beginsUnit: true }),
      seats: key === 'moves' ? [1] : [0],
    }));
  const pace = paceFrom({
    beats: { battle: { isScene: true }, won: { isVerdict: true } },
    log: { ...(starcraftBoard.log ?? expect.fail()), places },
  });
  const events = ['ORDER', 'moves', 'fights', 'TURN'].map((key, index) => ({ index, n: 0, words: message(key) }));
  expect([pace.isScene('battle'), pace.isScene('won')]).toEqual([true, false]);
  expect([pace.isVerdict('battle'), pace.isVerdict('won')]).toEqual([false, true]);
  expect(pace.begins(events)).toEqual([true, false, false, true]);
  expect(pace.seatsIn(events)).toEqual([0, 1]);
});
