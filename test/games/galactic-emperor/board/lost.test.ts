import { expect, test } from 'vitest';
import { ROUND_PAGE } from '../../../../src/games/galactic-emperor/board/round-page.ts';
import { en } from '../../../../src/games/galactic-emperor/text/en.ts';
import { say, shipName, tokenName } from '../../../../src/games/galactic-emperor/text/say.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import type { Message } from '../../../../src/kernel/words/message.ts';

const format = createFormatter(en, ['Ann', 'Bob', 'Cid']);

/** What the page of a round says of events. */
const pageOn = (events: readonly LogEvent[]): string[] =>
  (ROUND_PAGE.things?.(events) ?? []).map(({ words }) => format(words));

test('GE-9.16 the page of a round counts lost pieces, and a Starbase that was lowered and then fell once', () => {
  const lost = (at: string, ...pieces: readonly ('fighter' | 'starbase' | 'empire')[]): readonly Message[] => [
    say('battle.begins', { seat: { seat: 0 }, enemy: { seat: 1 }, space: say('space', { label: at }) }),
    ...pieces.map(piece =>
      say(piece === 'starbase' ? 'battle.lowered' : 'battle.destroyed', {
        seat: { seat: 1 },
        piece: piece === 'fighter' ? shipName(piece) : tokenName(piece),
      }),
    ),
  ];
  const told = (...messages: readonly Message[]): readonly LogEvent[] =>
    messages.map((words, index) => ({ index, n: 0, words, rule: 'GE-9.16' }));
  const twice = lost('A1', 'fighter', 'fighter', 'starbase', 'empire', 'fighter');
  expect(pageOn(told(...twice, ...lost('A2', 'empire')))).toEqual(['Lost: 3 Fighters, 1 Starbase, 1 Empire.']);
  expect(pageOn(told(...lost('A1', 'starbase'), ...lost('A2', 'empire')))).toEqual([
    'Lost: 1 Empire, 1 Starbase (an Empire now).',
  ]);
});
