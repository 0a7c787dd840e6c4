import { describe, expect, test } from 'vitest';
import { GAMES, loadBoard, loadGame } from '../../src/games/index.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan'];

/** What is said of how a match of these is won, in one text. */
async function goalOf(
  id: string,
  seats: number,
  options: object = {},
  factions: readonly string[] = [],
): Promise<string> {
  const [game, board] = await Promise.all([loadGame(id), loadBoard(id)]);
  if (game === null || board === null) throw new Error(`there is no ${id}`);
  const names = NAMES.slice(0, seats);
  const match = game.start({
    seats: names.map(name => ({ name })),
    options: factions.length === 0 ? options : { ...options, factions },
    seed: 'goal',
  });
  const format = tableFormatter(game.texts.en, names);
  const parts = board.goal?.(match.view('spectator'), { names, format }) ?? [];
  return parts.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
}

describe('before the first turn it is said how the match is won', () => {
  test('of every game, in whole sentences', async () => {
    for (const [id, { against }] of Object.entries(GAMES)) {
      const told = await goalOf(id, against.min);
      expect(told, id).toContain('How you win');
      expect(told, id).not.toMatch(/undefined|Infinity|\{\w+\}/);
    }
  });

  test('SC-19.2, SC-19.3.1 by points, and by the objective of each sheet in stage III', async () => {
    const told = await goalOf('starcraft', 2, {}, ['raynor', 'overmind']);
    expect(told).toContain('You win with 15 conquest points at the end of a round');
    expect(told).toContain('Ann, Jim Raynor, in stage III of the Event deck: Control 6 or more areas');
    expect(told).toContain('Bob, The Overmind, in stage III of the Event deck: Have bases on 3 or more');
  });

  test('SC-19.4 with Aldaris others need more, and that objective counts at any time', async () => {
    const told = await goalOf('starcraft', 2, {}, ['raynor', 'aldaris']);
    expect(told).toContain('Ann wins with 20 conquest points');
    expect(told).toContain('Bob wins with 15 conquest points');
    expect(told).toContain('Bob, Aldaris: ');
  });

  test('SC-23.1 in Galactic Conquest nothing but being the last counts', async () => {
    const told = await goalOf('starcraft', 3, { variant: 'galactic-conquest' });
    expect(told).toContain('The last player left wins. There is no other victory.');
    expect(told).not.toContain('conquest points');
  });

  test('TH-1.1, TH-18.5 by wounds in a duel, by life points among three; who collects data is named', async () => {
    const duel = await goalOf('theseus', 2, {}, ['aliens', 'scientists']);
    expect(duel).toContain('a player without life points has lost');
    expect(duel).toContain('20 data points win at once, too: Bob.');
    expect(await goalOf('theseus', 3)).toContain('The first with 20 of them wins at once');
  });

  test('SE-19.4 to SE-19.7, SE-25.2, SE-26.1 by homeworlds, points, or against the program', async () => {
    expect(await goalOf('space-empires', 2)).toContain('Destroy the enemy homeworld.');
    expect(await goalOf('space-empires', 3)).toContain(
      'The first homeworld that falls ends the match: who destroys it wins.',
    );
    expect(await goalOf('space-empires', 3, { victory: 'long' })).toContain('Be the last one left');
    expect(await goalOf('space-empires', 3, { victory: 'short' })).toContain('have three points');
    expect(await goalOf('space-empires', 1, { scenario: 'solo-machines-small' })).toContain(
      'all three doomsday machines',
    );
    expect(await goalOf('space-empires', 1, { scenario: 'solo-aliens' })).toContain('all alien homeworlds');
  });
});
