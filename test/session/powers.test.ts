import { describe, expect, test } from 'vitest';
import { message } from '../../src/kernel/words/message.ts';
import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { filterItems, logFilters, logItems } from '../../src/session/looking-back/log-book.ts';
import { resultOf } from '../../src/session/looking-back/report.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { fleets, STORM } from '../toys/fleets/game.ts';

const names = ['Ann', 'Bob'];
const format = tableFormatter(fleets.texts.en, names);
const context = { format, names, glyphs: UNICODE_GLYPHS, focus: [], seat: null };

describe('a power at the table', () => {
  const blown = { index: 0, words: message('fleets.blown', { power: { power: STORM }, at: 3, count: 2 }) };
  const moved = { index: 1, words: message('fleets.moved', { seat: { seat: 1 }, from: 1, to: 2 }) };

  test('has a filter of the log, by its name', () => {
    expect(logFilters({}, null, 0, context, [STORM]).at(-1)).toEqual({ id: 'power:storm', title: 'the storm' });
    const items = logItems([blown, moved], {}, context);
    expect(filterItems(items, 'power:storm', '').map(({ text }) => text)).toEqual(['the storm takes 2 counters at 3.']);
  });

  test('wins where everybody loses', () => {
    const outcome = { winners: [], victors: [STORM], words: message('fleets.all-lost'), ranking: [] };
    expect(resultOf(outcome, names, context).text).toBe('Everybody loses to the storm');
    expect(resultOf({ winners: [], words: message('fleets.won'), ranking: [] }, names, context).text).toBe(
      'Nobody wins',
    );
  });
});
