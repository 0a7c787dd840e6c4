import { describe, expect, test } from 'vitest';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import { tableAt } from '../../table-at.tsx';

const SIZE = { columns: 80, rows: 24 };

/** A match of Space Empires for one person against the program, at its first question. */
async function begun(game: string, seats = 2) {
  const names = ['Ann', 'Bob', 'Cyd'].slice(0, seats).map(name => ({ name }));
  const players = names.map((_, seat) => (seat === 0 ? ('human' as const) : ('bot' as const)));
  const start = { game, new: { setting: { seats: names, options: {}, seed: 'hollow' }, players } };
  const table = await tableAt(SIZE, { start, shelf: PROGRAM_GAMES, settings: { speed: 'instant' } });
  const answers = (): unknown => table.table.store.state().match?.state;
  return { ...table, answers };
}

describe('a cursor that nobody has put where it stands', () => {
  test.each(['starcraft', 'theseus', 'galactic-emperor', 'space-empires'])(
    'is hollow in %s, and Enter under it answers nothing that spends',
    async game => {
      const { press, text, answers } = await begun(game, game === 'galactic-emperor' ? 3 : 2);
      for (let cards = 0; cards < 10 && !/[▹▸] \S /.test(text()); cards++) await press('space');
      expect(text()).toMatch(/▹ \S+ /);
      const before = answers();
      await press('enter', 'enter');
      if (game === 'starcraft') expect(answers()).toBe(before);
      else if (answers() === before) expect(text()).toContain('Choose first');
      await press('down');
      expect(text()).toMatch(/▸ \S+ /);
    },
  );

  test('has another sign on a hex map than one that was put there', async () => {
    const { press, text } = await begun('space-empires');
    const board = (): string => text().split('\n').slice(2, -10).join('\n');
    for (let cards = 0; cards < 10 && !/[▹▸] \S /.test(text()); cards++) await press('space');
    expect(board()).toMatch(/▹[A-Z]\d/);
    expect(board()).not.toMatch(/▸[A-Z]\d/);
    await press('down');
    expect(board()).toMatch(/▸[A-Z]\d/);
    expect(board()).not.toMatch(/▹[A-Z]\d/);
  });
});
