import { describe, expect, test } from 'vitest';
import { newMatch } from '../../../../src/cli/table.ts';
import { loadBoard, loadBot, loadGame } from '../../../../src/games/index.ts';
import type { GameCatalogue } from '../../../../src/session/setting/games.ts';
import { matchOf, newDraft, withSteppedField } from '../../../../src/session/setting/draft.ts';
import { sessionFormatter } from '../../../../src/session/text/say.ts';
import { reasonOf, SlowExplainer } from '../../../session/slow-explainer.ts';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { fakeGame } from '../../fake-game.ts';
import { tableAt } from '../../table-at.tsx';

const SMALL = { columns: 80, rows: 23 };

const PLAYED: GameCatalogue = {
  taught: [],
  lessons: () => Promise.resolve([]),
  titles: [{ id: 'starcraft', title: 'StarCraft' }],
  load: async id => {
    const [game, board, bot] = await Promise.all([loadGame(id), loadBoard(id), loadBot(id)]);
    return game === null || board === null ? null : { game, board, bot };
  },
};
const STARCRAFT = {
  game: 'starcraft',
  new: { setting: { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'laying' }, players: ['human', 'human'] },
} as const;

async function seated(start: Parameters<typeof tableAt>[1] = { start: ANN_AND_BOB }) {
  const explainer = new SlowExplainer();
  const table = await tableAt(SMALL, { ...start, explainer });
  await table.press('enter', 'space');
  return { ...table, explainer };
}

describe('a hint at the table', () => {
  test('is asked for by H, stands above the question with its reason, moves no row above that, and marks the answer, which Enter does not take yet', async () => {
    const { press, rows, text, explainer } = await seated();
    expect(text()).not.toContain('(hint)');
    const question = rows().findIndex(row => row.includes('Ann:'));
    const above = rows().slice(0, question - 1);
    await press('H');
    expect(rows()[question - 1]).toContain('The program looks for what it would do here');
    // Keys are answered meanwhile.
    await press('down', 'up');
    await explainer.has({ options: [] }, reasonOf('hide:cave', 'hide:lake'));
    await press('pagedown');
    expect(rows().slice(0, question - 1)).toEqual(above);
    expect(rows()[question - 1]).toContain('normal would take');
    const panel = rows()
      .slice(question - 1, question + 1)
      .map(row => row.trim())
      .join(' ');
    expect(panel).toContain('better than hide:lake in 6 of 8 imagined matches, worse in 2. Chance to win: about 60 %');
    const marked = rows().filter(row => row.includes('(hint)'));
    expect(marked).toHaveLength(1);
    expect(rows()).toHaveLength(SMALL.rows);
  });

  test('is not in the way of what is said about Enter under the hollow cursor on its answer', async () => {
    const { press, rows, text, explainer } = await seated();
    await press('H');
    await explainer.has({ options: [] }, reasonOf('hide:cave', 'hide:lake'));
    await press('pagedown');
    const question = rows().findIndex(row => row.includes('normal would take'));
    await press('enter');
    expect(rows()[question]).toContain('Choose first: move the cursor, or press the key of an answer.');
    expect(rows()[question + 1]).toContain('normal would take');
    expect(text()).toMatch(/▹ \S+ .*\(hint\)/);
    expect(rows()).toHaveLength(SMALL.rows);
    await press('down');
    expect(text()).not.toContain('Choose first');
  });

  test('marks its place on the board, also where the cursor moves on', async () => {
    const { press, rows, explainer, table } = await seated({ start: STARCRAFT, shelf: PLAYED });
    const { match } = table.store.state();
    const options = match?.picture.show === 'table' ? (match.picture.decision?.options ?? []) : [];
    const [hinted, other] = options.filter(({ id }) => id.startsWith('planet:'));
    if (hinted === undefined || other === undefined) throw new Error('no planets are asked for');
    await press('H');
    await explainer.has({ options: [] }, reasonOf(hinted.id, other.id));
    await press('I');
    expect(rows().find(row => row.includes('(hint)'))).toMatch(/^ {3}T Tarsonis/);
    expect(rows().some(row => row.includes('▸Helios'))).toBe(true);
    expect(rows().some(row => row.includes('◉Tarsonis'))).toBe(true);
  });

  test('leaves the cursor where it was put meanwhile', async () => {
    const { press, rows, explainer, table } = await seated({ start: STARCRAFT, shelf: PLAYED });
    const { match } = table.store.state();
    const options = match?.picture.show === 'table' ? (match.picture.decision?.options ?? []) : [];
    const [hinted, other] = options.filter(({ id }) => id.startsWith('planet:'));
    if (hinted === undefined || other === undefined) throw new Error('no planets are asked for');
    await press('H', 'I');
    await explainer.has({ options: [] }, reasonOf(hinted.id, other.id));
    expect(rows().find(row => row.includes('(hint)'))).toMatch(/^ {3}T Tarsonis/);
    expect(rows().some(row => row.includes('▸Helios'))).toBe(true);
  });

  test('goes with its question', async () => {
    const { press, text, explainer } = await seated();
    await press('H');
    await explainer.has({ options: [] }, reasonOf('hide:cave', 'hide:lake'));
    await press('1');
    expect(text()).not.toContain('(hint)');
    expect(text()).not.toContain('would take');
  });

  test('can be switched off before a match, in the form and by a flag', async () => {
    const { press, text } = await tableAt({ columns: 120, rows: 40 }, { start: { screen: 'home' } });
    await press('enter');
    expect(text()).toMatch(/Hints +for anyone who asks/);
    const draft = newDraft(fakeGame, 'seed', sessionFormatter({}));
    expect(matchOf(draft, fakeGame)).not.toHaveProperty('hints');
    expect(matchOf(withSteppedField(draft, fakeGame, 'hints', 1), fakeGame)).toMatchObject({ hints: false });
    const flags = { seats: null, seed: 'hints', coach: false, choices: [] };
    expect(await newMatch('theseus', flags)).not.toMatchObject({ new: { hints: false } });
    expect(await newMatch('theseus', { ...flags, hints: false })).toMatchObject({ new: { hints: false } });
  });

  test('that is switched off is refused by H', async () => {
    const start = { ...ANN_AND_BOB, new: { ...ANN_AND_BOB.new, hints: false } };
    const { press, text, explainer } = await seated({ start });
    await press('H');
    expect(text()).toContain('Hints were switched off for this match before it began.');
    expect(explainer.asked).toEqual([]);
  });
});
