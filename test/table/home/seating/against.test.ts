import { describe, expect, test, vi } from 'vitest';
import { GAMES, loadBot, loadGame } from '../../../../src/games/index.ts';
import { listedTexts } from '../../../../src/games/listed.en.ts';
import type { Game } from '../../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { progressIn } from '../../../../src/session/learning/progress.ts';
import { matchAgainst, approximateMinutes, waysToPlayAgainst } from '../../../../src/session/setting/against.ts';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { answeringOf } from '../../../oracles/answering.ts';
import { tableAt } from '../../table-at.tsx';

const SIZE = { columns: 80, rows: 23 };
const WAYS = waysToPlayAgainst(PROGRAM_GAMES.titles);

/** The game of a list, which is there. */
async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`there is no ${id}`);
  return game;
}

describe('what is known of a game before it is loaded', () => {
  test.each(Object.entries(GAMES))('%s: how many may play it, and what is played alone', async (id, { against }) => {
    const game = await gameOf(id);
    expect([against.min, against.max]).toEqual([Math.max(2, game.seats.min), game.seats.max]);
    const { choices } = game.choicesFor({ seats: 1, values: {} });
    const scenarios = game.seats.min > 1 ? undefined : choices.find(({ isCounted }) => isCounted);
    expect((against.alone ?? []).map(way => way.choices)).toEqual(
      (scenarios?.values ?? []).map(({ id: value }) => ({ [scenarios?.id ?? '']: value })),
    );
  });

  test('every way begins a match of one person, with as few and as many of the program as it says', async () => {
    for (const { game: listed, choices, opponents } of WAYS) {
      const game = await gameOf(listed.id);
      for (const count of [opponents.min, opponents.max]) {
        const setUp = { game: game.id, opponents: count, choices };
        const format = tableFormatter(game.texts.en);
        const made = matchAgainst(game, setUp, { name: '', isCoached: false }, 'seed', format);
        if ('key' in made) throw new Error(format(made));
        expect(made.players).toEqual(['human', ...Array.from({ length: count }, () => 'bot')]);
        expect(made.setting.options).toMatchObject(choices);
        expect(game.start(made.setting, { checkpointEvery: Infinity }).decision).not.toBeNull();
      }
    }
  });

  // Those that are long are left out; what a match of them takes is in src/games/index.ts as it was measured.
  const measured = WAYS.filter(({ minutes }) => minutes <= 60);
  test.each(measured.map(way => [way.game.id, way] as const))(
    '%s takes about so long as it says: eight seconds for each answer of one seat, the middle one of three matches',
    async (id, { choices, opponents, minutes }) => {
      const game = await gameOf(id);
      const answer = answeringOf(await loadBot(id));
      const seats = Array.from({ length: opponents.min + 1 }, (_, seat) => ({ name: `Seat ${seat}` }));
      const lengths = ['one', 'two', 'three'].map(number => {
        const random = seededRandom(`${id} ${number}`);
        const match = game.start({ seats, options: choices, seed: `how long ${number}` }, { checkpointEvery: 1000 });
        let own = 0;
        for (let { decision } = match; decision !== null; decision = match.decision) {
          if (decision.seat === 0) own += 1;
          match.answer(decision.n, answer(decision, random, match));
        }
        return (own * 8) / 60;
      });
      const [, taken = NaN] = lengths.sort((one, other) => one - other);
      expect(taken).toBeGreaterThan(minutes / 2);
      expect(taken).toBeLessThan(minutes * 2);
    },
    60_000,
  );

  test('more seats take longer, and so do those that imagine matches', () => {
    const way = { minutes: 10, opponents: { min: 1, max: 3 } };
    expect([1, 2, 3].map(count => approximateMinutes(way, count, 'normal'))).toEqual([10, 15, 20]);
    expect([1, 2, 3].map(count => approximateMinutes(way, count, 'hard'))).toEqual([15, 20, 25]);
  });

  test('its words are those of its list', () => {
    const keys = WAYS.flatMap(({ words }) => words?.key ?? []);
    expect(keys.toSorted()).toEqual(
      Object.keys(listedTexts)
        .filter(key => key.startsWith('listed.'))
        .toSorted(),
    );
  });
});

/** The match that has begun, as soon as its game is there. */
async function begun({ table }: Pick<Awaited<ReturnType<typeof tableAt>>, 'table'>) {
  return vi.waitFor(() => {
    const { match } = table.store.state();
    if (match === null) throw new Error('no match has begun');
    return match;
  }, 10_000);
}

describe('playing against the program', () => {
  /** From the home screen on, with the games of the program. */
  const home = (more: Parameters<typeof tableAt>[1] = {}) => tableAt(SIZE, { shelf: PROGRAM_GAMES, ...more });

  test('is a row of the home screen, with the game, against how many, and how long it takes', async () => {
    const { text } = await home();
    expect(text()).toMatch(/2 Play against the program +StarCraft: The Board Game · against 1 · 40 min/);
  });

  test('is begun by a number, against as many as the arrows say, and all others are played by the program', async () => {
    const { press, text, table } = await home();
    await press('2', 'down', 'down', 'right', 'right', 'left', 'right');
    expect(text()).toMatch(/▸ 3 Galactic Emperor +← against 4, normal → +about 40 min/);
    // No more than the game has seats for, and no fewer.
    await press('right', 'right');
    expect(text()).toContain('← against 5, normal →');
    await press(...Array.from({ length: 9 }, () => 'left'));
    expect(text()).toContain('← against 2, normal →');
    await press('right', 'enter');
    const { game, players } = await begun({ table });
    expect(game.id).toBe('galactic-emperor');
    expect(players).toEqual(['human', 'bot', 'bot', 'bot']);
  });

  test('is as hard as + and - say, as far as the game has such players, and the next time too', async () => {
    const kept: (readonly [string, unknown])[] = [];
    const { press, text, table, unmount } = await home({ file: { keep: (name, value) => kept.push([name, value]) } });
    await press('2', 'down', 'down', 'down', '+');
    // Space Empires has no master, and says so.
    expect(text()).toMatch(/4 Space Empires.*against 1, hard/);
    const said = (): string => text().replaceAll(/\s+/g, ' ');
    expect(said()).toContain('the strongest level of this game');
    await press('up', 'up', '+', '+', '+', '-');
    expect(text()).toMatch(/2 Theseus.*against 1, hard/);
    expect(said()).toContain('hard: tries its choices in imagined matches');
    await press('enter');
    expect((await begun({ table })).players).toEqual(['human', 'bot-hard']);
    const against = { game: 'theseus', opponents: 1, level: 'hard' as const, choices: {} };
    expect(kept).toEqual([['against', against]]);
    unmount();
    const next = await home({ settings: { against } });
    expect(next.text()).toContain('Theseus: The Dark Orbit · against 1, hard');
  });

  test('says first how the match is won, which the menu says again', async () => {
    const { press, text, table } = await home();
    await press('2', '5');
    await begun({ table });
    await vi.waitFor(() => expect(text()).toContain('How you win'));
    expect(text()).toContain('all three doomsday machines');
    await press('enter');
    expect(text()).not.toContain('How you win');
    await press('m', ...Array.from({ length: 9 }, () => 'down'));
    expect(text()).toMatch(/▸ +\d* *How this match is won/);
    await press('enter');
    expect(text()).toContain('How you win');
    await press('escape');
    expect(text()).not.toContain('How this match is won');
  });

  test('offers the games for one, and the last set-up first the next time', async () => {
    const kept: (readonly [string, unknown])[] = [];
    const { press, text, rows, table, preferences, unmount } = await home({
      file: { keep: (name, value) => kept.push([name, value]) },
    });
    await press('2');
    expect(text()).toMatch(/7 Space Empires 4X +alone: alien empires +about 2 h/);
    await press('7');
    expect((await begun({ table })).players).toEqual(['human']);
    const against = { game: 'space-empires', opponents: 0, choices: { scenario: 'solo-aliens' } };
    expect(kept).toEqual([['against', against]]);
    expect(preferences.settings.against).toEqual(against);
    unmount();

    const next = await home({ settings: { against } });
    expect(next.text()).toContain('Space Empires 4X · alone · 2 h');
    await next.press('2');
    expect(next.rows().find(row => row.includes('▸'))).toContain('7 Space Empires 4X');
    await next.press('escape');
    expect(next.text()).toContain('Quit');
    expect(rows().length).toBeLessThanOrEqual(SIZE.rows);
  });

  test('what was kept and is no longer there is forgotten', async () => {
    for (const against of [
      { game: 'chess', opponents: 1, choices: {} },
      { game: 'theseus', opponents: 9, choices: {} },
      { game: 'space-empires', opponents: 0, choices: { scenario: 'solo-dragons' } },
    ]) {
      const { text, press, rows, unmount } = await home({ settings: { against } });
      expect(text()).toContain('StarCraft: The Board Game · against 1');
      await press('2');
      expect(rows().find(row => row.includes('▸'))).toContain('1 StarCraft');
      unmount();
    }
  });

  test('who learns here plays by that name, and no other seat has it', async () => {
    const progress = progressIn({ content: {}, keep: () => undefined });
    progress.learn('Bob');
    const { press, table } = await home({ progress });
    await press('2', '3');
    const { names } = await begun({ table });
    expect(names[0]).toBe('Bob');
    expect(new Set(names).size).toBe(3);
  });

  test('is not offered where no game says how it is played so', async () => {
    const { text } = await tableAt(SIZE);
    expect(text()).not.toContain('Play against the program');
  });
});
