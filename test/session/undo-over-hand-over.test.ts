import { expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { PROGRAM_GAMES } from '../../src/session/setting/games.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { FakeLibrary } from '../table/desk-of.ts';
import { deskAt } from '../table/desk-at.tsx';

/** Secret orders are placed in turn: the keyboard goes round after each. */
const BEGINNING = {
  game: 'starcraft',
  new: {
    setting: { seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { setUp: 'quick' }, seed: 'undo' },
    players: ['human', 'human'],
  },
} as const;

test('a secret answer is undone until the next one sits down, which shows nothing of it, and not behind that', async () => {
  const library = new FakeLibrary();
  const settings = { speed: 'instant', quiet: 0, handOver: 'always' } as const;
  const { press, frame } = await deskAt({ library, shelf: PROGRAM_GAMES, settings, start: BEGINNING });
  const saved = (): number => {
    const [file = ''] = library.names;
    const { match, close } = loadMatch(starcraft, library.at(file));
    close();
    return match.decision?.n ?? -1;
  };
  for (let turns = 0; turns < 3; turns++) {
    expect(frame()).toContain('press Enter when only you');
    const answered = saved();
    if (turns > 0) {
      await press('u');
      expect(saved()).toBe(answered - 1);
      expect(frame()).toContain('press Enter when only you');
      expect(frame()).not.toMatch(/Build|Mobilize|Research|SC-5/);
      // And given again by who sits there.
      await press('enter', 'U');
      expect(saved()).toBe(answered);
      expect(frame()).toContain('press Enter when only you');
    }
    await press('enter', 'u');
    if (turns > 0) expect(frame()).toContain('Another player has been asked since then: that needs a take-back.');
    await press('U');
    expect(saved()).toBe(answered);
    // Two answers: where, and which order. The first of them can be undone, and given again.
    await press('g', 'home', 'enter');
    expect(saved()).toBe(answered + 1);
    await press('u');
    expect(saved()).toBe(answered);
    await press('U', '1');
    expect(saved()).toBe(answered + 2);
  }
});
