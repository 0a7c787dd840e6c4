import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { newMatchPage } from '../../src/table/pages/new-match.ts';
import type { NewMatch } from '../../src/table/draft.ts';
import { tableFormatter } from '../../src/table/say.ts';
import { toPlain } from '../../src/widgets/grid.ts';
import { ANN_AND_BOB, deskOf, preferencesOf } from './desk-of.ts';
import { hideAll, sessionOf, sit } from './session-of.ts';

const NEW = { on: true, met: [] };
const QUIET = { on: false, met: [] };

describe('the coach of a match', () => {
  test('explains a kind of decision the first time a seat meets it, with the rule that asks, and then keeps quiet', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    sit(session);
    expect(session.coached).toEqual({ words: { key: 'coach.hide' }, rule: 'FK-1' });
    session.answer('hide:cave');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0 });
    expect(session.coached).toBeNull();
    session.answer('hide:lake');
    sit(session);
    expect(session.coached?.words.key).toBe('coach.hide');
  });

  test('speaks only to those who want it', () => {
    const { session } = sessionOf({ coach: [QUIET, NEW] });
    sit(session);
    expect(session.coached).toBeNull();
    session.answer('hide:cave');
    session.answer('hide:lake');
    sit(session);
    expect(session.coached).not.toBeNull();
  });

  test('says nothing before the seat that is asked sits alone, nor while the screen is covered', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    expect(session.hotSeat.picture().show).toBe('hand-over');
    expect(session.coached).toBeNull();
    sit(session);
    session.hotSeat.cover();
    expect(session.coached).toBeNull();
  });

  test('says nothing about what the game has no words for, and nothing for a seat that the program plays', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    hideAll(session);
    expect(session.coached?.words.key).toBe('coach.act');
    session.answer('name');
    expect(session.coached).toBeNull();
    const { session: other } = sessionOf({ players: ['bot', 'human'], coach: [NEW, NEW] });
    other.answerForBot();
    other.answerForBot();
    expect(other.coach.list[0]).toEqual(NEW);
  });

  test('is still of the opinion that it has said something when the answer is undone', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    sit(session);
    session.answer('hide:cave');
    session.undo('U');
    expect(session.coached).toBeNull();
  });

  test('can be switched off and on again, and goes on with what is new', () => {
    const { session, saved } = sessionOf({ coach: [NEW, NEW] });
    sit(session);
    session.coachSeat(0, false);
    expect(session.coached).toBeNull();
    expect(saved.kept.table?.coach).toEqual([QUIET, NEW]);
    session.coachSeat(0, true);
    expect(session.coached).not.toBeNull();
  });

  test('is kept in the save, and does not begin anew when the match is resumed', () => {
    const { session, saved } = sessionOf({ coach: [NEW, QUIET] });
    sit(session);
    session.answer('hide:cave');
    const { coach = [] } = saved.kept.table ?? {};
    expect(coach).toEqual([{ on: true, met: ['hide'] }, QUIET]);
    const { session: resumed } = sessionOf({ coach });
    sit(resumed);
    expect(resumed.coached).toBeNull();
  });

  test('has met nobody in the save of a match that goes without it', () => {
    const { saved } = sessionOf();
    expect(saved.kept.table?.coach).toEqual([QUIET, QUIET]);
  });

  test('has said in a match that is played again what it has said before', () => {
    const { session } = sessionOf({ coach: [NEW, QUIET] });
    sit(session);
    session.answer('hide:cave');
    expect(session.hindsight.another('seed').coach).toEqual([{ on: true, met: ['hide'] }, QUIET]);
  });
});

const COACHED = {
  ...ANN_AND_BOB,
  new: {
    ...('new' in ANN_AND_BOB ? ANN_AND_BOB.new : { setting: { seats: [], seed: '' }, players: [] }),
    coach: [NEW, NEW],
  },
};

describe('the coach on the screen', () => {
  test('stands above the table with the keys to the rule and to its silence, and goes with the question', async () => {
    const { press, rows } = await deskOf({ start: COACHED });
    expect(rows()[0]).not.toContain('Whoever finds it');
    await press('enter', 'enter');
    expect(rows()[0]).toMatch(/^▌ Whoever finds it, keeps it\..* \? FK-1 $/);
    expect(rows()[1]).toContain('m coach off');
    expect(rows()[2]).toContain('Fake · round 1');
    expect(rows()).toHaveLength(24);
    await press('1');
    expect(rows()[0]).toContain('Fake · round 1');
  });

  test('leaves at 80x24 as much room for the question as there is without it', async () => {
    const fields = async (start: typeof COACHED | typeof ANN_AND_BOB): Promise<string[]> => {
      const { press, rows } = await deskOf({ start });
      await press('enter', 'enter');
      const all = rows();
      return all.slice(all.findIndex(row => row.includes('Where do you hide it')));
    };
    expect(await fields(COACHED)).toEqual(await fields(ANN_AND_BOB));
  });

  test('the rule behind the words is one key away, and a click under them finds its row', async () => {
    const { press, desk, rows, frame } = await deskOf({ start: COACHED });
    await press('enter', 'enter', '?');
    expect(frame()).toContain('FK-1');
    await press('escape');
    const y = rows().findIndex(row => row.includes('SECRET-0-lake-1'));
    desk.mouse({ button: 'left', x: 10, y });
    expect(rows()[y]).toContain('▸');
  });

  test('the table menu switches it off at any time, seat by seat', async () => {
    const { press, frame, rows, library } = await deskOf({ start: COACHED });
    await press('enter', 'enter', 'm');
    await press(/(\d) The coach/.exec(frame())?.[1] ?? '');
    expect(frame()).toMatch(/Ann +explains what is new/);
    await press('1');
    expect(frame()).toMatch(/Ann +keeps quiet/);
    expect([...library.files.values()].at(-1)?.table?.coach).toEqual([QUIET, NEW]);
    await press('escape', 'escape', 'enter');
    expect(rows()[0]).toContain('Fake · round 1');
  });
});

describe('a new match', () => {
  function made(...keys: readonly string[]): NewMatch {
    const begun: NewMatch[] = [];
    const doors = { start: (match: NewMatch) => void begun.push(match), otherGame: null, back: () => undefined };
    const page = newMatchPage(starcraft, 'seed', doors, preferencesOf().look(tableFormatter(starcraft.texts.en)));
    const frame = (): string => toPlain(page.paint({ columns: 80, rows: 24 })).join('\n');
    frame();
    for (const key of keys) {
      page.key(key);
      frame();
    }
    const [match] = begun;
    if (match === undefined) throw new Error('no match was begun');
    return match;
  }

  test('says for each seat whether a person, a person with the coach or the program plays it', () => {
    expect(made('enter')).toMatchObject({ players: ['human', 'human'], coach: [QUIET, QUIET] });
    const toPlayer = ['down', 'down', 'down', 'down'];
    const back = toPlayer.map(() => 'up');
    expect(made(...toPlayer, 'right', ...back, 'enter')).toMatchObject({
      players: ['human', 'human'],
      coach: [NEW, QUIET],
    });
    expect(made(...toPlayer, 'right', 'right', ...back, 'enter')).toMatchObject({
      players: ['bot', 'human'],
      coach: [QUIET, QUIET],
    });
  });

  test('has the coach from the settings, on the form and where the match is begun at once', async () => {
    const { press, frame } = await deskOf({ start: { screen: 'new-match' }, settings: { coach: true } });
    expect(frame()).toMatch(/played by +a person, with the coach/);
    await press('enter', 'enter', 'enter');
    expect(frame()).toContain('Whoever finds it');
    const { press: pressed, frame: seen } = await deskOf({ start: ANN_AND_BOB, settings: { coach: true } });
    await pressed('enter', 'enter');
    expect(seen()).toContain('Whoever finds it');
  });

  test('has the coach when the command line says so', async () => {
    const { newMatch } = await import('../../src/cli/table.ts');
    const flags = { seats: null, seed: 'seed', coach: true, choices: [] };
    expect(await newMatch('starcraft', flags)).toMatchObject({ new: { coach: [NEW, NEW] } });
    const without = await newMatch('starcraft', { ...flags, coach: false });
    expect('new' in without && without.new.coach).toBeUndefined();
  });
});
