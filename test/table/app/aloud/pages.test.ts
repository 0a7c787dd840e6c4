import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../../src/games/index.ts';
import { textOfRule } from '../../../../src/kernel/book/search.ts';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import { choicesIn, DRAWN, listening } from './listening.ts';

// What lies over the table for people who listen: the inspector, the log and the rules, in sentences.

/** Somebody who listens at a match of two. */
async function atTable(id: string) {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const setting = { seats, options: id === 'starcraft' ? { setUp: 'quick' } : {}, seed: 'heard' };
  const opened = await listening({
    start: { game: id, new: { setting, players: ['human', 'human'] } },
    shelf: PROGRAM_GAMES,
    settings: { speed: 'instant', handOver: 'never' },
  });
  return { ...opened, game: await loadGame(id) };
}

describe.each(['starcraft', 'theseus'])('%s by ear', id => {
  test('a thing is told fact by fact, and what it leads on to is followed by its number', async () => {
    const { type } = await atTable(id);
    type('i');
    // What one has comes before everything, where one has anything.
    if (id === 'starcraft') expect([...choicesIn(type('i')).values()]).toEqual(['Dylar IV 2: Zealot ×3, base']);
    const list = type('i');
    const all = choicesIn(list);
    expect(all.size).toBeGreaterThan(3);
    const heard = type('1');
    expect(heard[0]).toMatch(new RegExp(`: ${all.get('1')?.split(',')[0] ?? '?'}`));
    expect(heard.slice(1, 4).every(line => line.length > 1)).toBe(true);
    expect(heard).toContain('It leads on to:');
    const [[number, next = ''] = ['', '']] = choicesIn(heard);
    const followed = type(number);
    expect(followed[0]).toContain(next.slice(0, next.lastIndexOf(',')));
    for (const lines of [list, heard, followed]) expect(lines.filter(line => DRAWN.test(line))).toEqual([]);
  });

  test('the rule that asks is read paragraph by paragraph, and rules it names are followed by their numbers', async () => {
    const { game, type, said } = await atTable(id);
    const rule = /Rule ([A-Z]+-[\d.]+\d)\.$/.exec(said.find(line => line.includes('is asked:')) ?? '')?.[1] ?? '';
    const book = game?.book;
    if (game === null || book === undefined || book === null) throw new Error('there are no rules');
    const text = (number: string): string =>
      textOfRule(book, game.texts.en, number)?.text.replace(/\s+/g, ' ').trim() ?? '?';
    for (const key of ['r', '?']) {
      const heard = type(key);
      expect(heard).toContain(text(rule));
      expect(heard.filter(line => DRAWN.test(line))).toEqual([]);
      // The last thing it leads on to, so that it matters which was chosen: a rule or a term, under its own heading.
      const links = [...choicesIn(heard)];
      expect(links.length > 0 || key === '?').toBe(true);
      for (const [number, name] of links.slice(-1)) {
        expect(type(number).some(line => line === name || line.startsWith(`${name} `))).toBe(true);
      }
      type('escape', 'escape');
    }
  });

  test('the log is told a page at a time, the latest last, each thing with its rule', async () => {
    const { type } = await atTable(id);
    type('1', '1', '1', '1', '1', '1');
    const heard = type('L');
    expect(heard[0]).toMatch(/^Log/);
    const place = heard.findIndex(line => /^\d+ of \d+$/.test(line));
    expect(place).toBeGreaterThan(2);
    expect(place).toBeLessThanOrEqual(21);
    const [, at, of] = /^(\d+) of (\d+)$/.exec(heard[place] ?? '') ?? [];
    expect(at).toBe(of);
    const before = type('up');
    expect(before[before.findIndex(line => /^\d+ of \d+$/.test(line)) - 1]).toBe(heard[place - 2]);
    expect([...heard, ...before].filter(line => DRAWN.test(line))).toEqual([]);
  });
});
