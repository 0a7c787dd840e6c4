import { expect, test } from 'vitest';
import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { say } from '../../../../src/games/galactic-emperor/text/say.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import type { Message } from '../../../../src/kernel/words/message.ts';
import { paceFrom } from '../../../../src/session/sitting/pace.ts';

const pace = paceFrom(emperorBoard);

function told(...messages: readonly Message[]): readonly LogEvent[] {
  return messages.map((words, index) => ({ index, n: 0, words, rule: 'GE-3.4' }));
}

const BOB = { seat: { seat: 1 } };
const ANNOUNCED = say('technology.announced', { ...BOB, technology: say('technology.robotics') });

test('whose round it is shares a card with the first pick, and the end of a round is on its page', () => {
  const begins = say('round.begins', { round: 2, ...BOB });
  expect(pace.isPrelude(told(begins, say('round.clockwise', BOB)))).toBe(true);
  expect(pace.isPrelude(told(begins, say('round.picked', { ...BOB, role: say('role.regent') })))).toBe(false);
  const ends = told(
    say('row.turned-up', { tiles: [say('role.explorer')], count: 1 }),
    say('round.ends', { round: 2, marks: 2 }),
  );
  expect(pace.isPrelude(ends)).toBe(true);
  expect(emperorBoard.beats?.round?.page?.things?.(ends)).toHaveLength(2);
});

test('an announcement has no card right before the Saboteur is asked about it, but what was done before has', () => {
  const begins = say('turn.begins', { ...BOB, role: say('role.engineer') });
  const built = say('engineer.built', { ...BOB, ship: say('ship.fighter'), space: say('role.engineer') });
  expect(pace.isAsked(told(begins, ANNOUNCED), 'saboteur.block')).toBe(true);
  expect(pace.isAsked(told(begins, ANNOUNCED), 'regent.buy')).toBe(false);
  expect(pace.isAsked(told(begins, built, ANNOUNCED), 'saboteur.block')).toBe(false);
});

test('the points for planets stand on the page of the influence that they follow', () => {
  expect(['influence', 'points', 'tycoons', 'end'].map(pace.joins)).toEqual([false, true, true, false]);
});

test('what the page of a round tells in the words of the log is known, so that the card before it need not say it', () => {
  const built = say('engineer.built', { ...BOB, ship: say('ship.fighter'), space: say('role.engineer') });
  const events = told(say('round.begins', { round: 2, ...BOB }), built, say('round.ends', { round: 2, marks: 2 }));
  const page = { kind: 'round', from: 1, to: 3 };
  expect(pace.toldOnPage(page, first => events.slice(first)).map(({ index }) => index)).toEqual([0, 2]);
});
