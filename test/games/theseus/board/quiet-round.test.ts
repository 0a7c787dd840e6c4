import { expect, test } from 'vitest';
import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { say } from '../../../../src/games/theseus/text/say.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import type { Message } from '../../../../src/kernel/words/message.ts';
import { NewsCards } from '../../../../src/session/sitting/news-cards.ts';
import { paceFrom } from '../../../../src/session/sitting/pace.ts';
import type { Moment } from '../../../../src/session/sitting/beats.ts';

/** The kinds of the cards and pages at the end of the last of these rounds. */
function shownAfter(...messages: readonly Message[]): readonly string[] {
  const log = messages.map((words, index): LogEvent => ({ index, words }));
  const cards = new NewsCards(paceFrom(theseusBoard), ({ from, to }) => log.slice(from, to));
  const seen = { kind: 'round.ends', viewer: 'spectator', view: null, from: log.length - 2, to: log.length } as const;
  const moment: Moment = { open: seen, own: null };
  cards.add([moment]);
  const kinds = cards.take(true).map(({ open }) => open.kind);
  expect(cards.isMore(moment, [])).toBe(kinds.includes('round.ends'));
  return kinds;
}

const ANN = { seat: { seat: 0 } };
const begins = say('turn.begins', ANN);
const ends = say('round.ends', { round: 1 });

test('a round in which nobody gained or lost anything has no page, whatever the round before brought', () => {
  const wounded = say('track.wounded', { ...ANN, amount: 2, life: 18 });
  expect(shownAfter(begins, wounded, ends)).toContain('round.ends');
  expect(shownAfter(wounded, ends, begins, ends)).not.toContain('round.ends');
});
