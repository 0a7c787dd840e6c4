import { describe, expect, test } from 'vitest';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { starcraftBot } from '../../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { screenSpeech } from '../../../../src/table/app/screens/screens.ts';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { tableAt } from '../../table-at.tsx';

const NEW = { on: true, met: [] };
const QUIET = { on: false, met: [] };
const SMALL = { columns: 80, rows: 23 };

const COACHED = {
  ...ANN_AND_BOB,
  new: {
    ...('new' in ANN_AND_BOB ? ANN_AND_BOB.new : { setting: { seats: [], seed: '' }, players: [] }),
    coach: [NEW, NEW],
  },
};

describe('the coach on the screen', () => {
  test('stands above the table with the keys to the rule and to its silence, and the table stays when it falls silent', async () => {
    const { press, rows } = await tableAt(SMALL, { start: COACHED });
    expect(rows()[0]).not.toContain('Whoever finds it');
    await press('enter');
    expect(rows()[0]).toMatch(/^▌ Whoever finds it, keeps it\..* \? FK-1$/);
    expect(rows()[1]).toContain('m coach off');
    expect(rows()[4]).toContain('Fake · round 1');
    expect(rows()).toHaveLength(SMALL.rows);
    await press('1');
    expect(rows().slice(0, 4).join('')).toMatch(/^[▌ ]*$/);
    expect(rows()[4]).toContain('Fake · round 1');
  });

  test('leaves at 80x23 as much room for the question as there is without it', async () => {
    const fields = async (start: typeof COACHED | typeof ANN_AND_BOB): Promise<string[]> => {
      const { press, rows } = await tableAt(SMALL, { start });
      await press('enter');
      const all = rows();
      return all.slice(all.findIndex(row => row.includes('Where do you hide it')));
    };
    expect(await fields(COACHED)).toEqual(await fields(ANN_AND_BOB));
  });

  test('the rule behind the words is one key away, and a click under them finds its row', async () => {
    const { press, click, rows, text } = await tableAt(SMALL, { start: COACHED });
    await press('enter', '?');
    expect(text()).toContain('FK-1');
    await press('escape');
    const y = rows().findIndex(row => row.includes('SECRET-0-lake-1'));
    await click({ button: 'left', x: 10, y });
    expect(rows()[y]).toContain('▸');
  });

  test('the table menu switches it off at any time, seat by seat', async () => {
    const { press, text, rows, library } = await tableAt(SMALL, { start: COACHED });
    await press('enter', 'm');
    await press(/(\d) The coach/.exec(text())?.[1] ?? '');
    expect(text()).toMatch(/Ann +explains what is new/);
    await press('1');
    expect(text()).toMatch(/Ann +keeps quiet/);
    expect([...library.files.values()].at(-1)?.table?.coach).toEqual([QUIET, NEW]);
    await press('escape', 'escape', 'enter');
    expect(rows()[0]).toContain('Fake · round 1');
  });

  test('is read out before everything else', async () => {
    const { press, table } = await tableAt(SMALL, { start: COACHED });
    await press('enter');
    const state = table.store.state();
    const top = state.screens.at(-1);
    if (top === undefined) throw new Error('no screen');
    expect(screenSpeech(top.screen, top, state).lines[0]).toContain('Whoever finds it');
  });
});

describe('a new match', () => {
  const shelf = {
    titles: [{ id: 'starcraft', title: starcraft.title }],
    load: () => Promise.resolve({ game: starcraft, board: starcraftBoard, bot: starcraftBot }),
    taught: [],
    lessons: () => Promise.resolve([]),
  };

  /** Who answers for the seats of a match that was put together by these keys, as its save says. */
  async function made(...keys: readonly string[]) {
    const { press, library } = await tableAt(SMALL, { start: { screen: 'new-match' }, shelf });
    await press(...keys);
    return [...library.files.values()].at(-1)?.table;
  }

  test('says for each seat whether a person, a person with the coach or the program plays it', async () => {
    expect(await made('enter')).toMatchObject({ players: ['human', 'human'], coach: [QUIET, QUIET] });
    const toPlayer = ['down', 'down', 'down', 'down'];
    const back = toPlayer.map(() => 'up');
    const coached = await made(...toPlayer, 'right', ...back, 'enter');
    expect(coached).toMatchObject({ players: ['human', 'human'], coach: [NEW, QUIET] });
    const played = await made(...toPlayer, 'right', 'right', ...back, 'enter');
    expect(played).toMatchObject({ players: ['bot', 'human'], coach: [QUIET, QUIET] });
  });

  test('has the coach from the settings, on the form and where the match is begun at once', async () => {
    const { press, text } = await tableAt(SMALL, { start: { screen: 'new-match' }, settings: { coach: true } });
    expect(text()).toMatch(/played by +a person, with the coach/);
    await press('enter', 'enter');
    expect(text()).toContain('Whoever finds it');
    const { press: pressed, text: seen } = await tableAt(SMALL, { start: ANN_AND_BOB, settings: { coach: true } });
    await pressed('enter');
    expect(seen()).toContain('Whoever finds it');
  });

  test('has the coach when the command line says so', async () => {
    const { newMatch } = await import('../../../../src/cli/table.ts');
    const flags = { seats: null, seed: 'seed', coach: true, choices: [] };
    expect(await newMatch('starcraft', flags)).toMatchObject({ new: { coach: [NEW, NEW] } });
    const without = await newMatch('starcraft', { ...flags, coach: false });
    expect('new' in without && without.new.coach).toBeUndefined();
  });
});
