import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/kernel/history/playable.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { coachText, MAX_COACH_LINES } from '../../src/table/match/coach/coach.ts';
import { widthOf } from '../../src/boards/drawing/wrapping.ts';

const PREFIX = 'coach.';
/** What stands at the right of the coach at the most: the key to the rule, and its number. */
const MARKS = widthOf('? SC-13.7.C.2');

/** What must be true of what the coach of a match says: `kinds` are all kinds of decision of the game. */
export function describeCoach(game: Game, kinds: readonly string[]): void {
  const words = Object.keys(game.texts.en).filter(key => key.startsWith(PREFIX));
  const format = tableFormatter(game.texts.en);

  describe('the coach of a match', () => {
    test('has words about every kind of decision, and about nothing else', () => {
      expect(kinds.length).toBeGreaterThan(10);
      expect(words.map(key => key.slice(PREFIX.length)).toSorted()).toEqual([...kinds].toSorted());
    });

    test.each(words)('says %s in two or three sentences, and in the room that there is at 80x23', key => {
      const text = format({ key });
      expect(text).not.toContain('{');
      expect(text.match(/[.!?](?: |$)/g)?.length, text).toBeLessThanOrEqual(4);
      expect(coachText(text, 80, MARKS).length, text).toBeLessThanOrEqual(MAX_COACH_LINES);
    });
  });
}
