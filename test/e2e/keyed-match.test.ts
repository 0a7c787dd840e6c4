import { expect, test } from 'vitest';
import { playByKeys } from './keyed-match.ts';

// The real program, bundled, in a pseudo-terminal, from the home screen on, in its smallest window and with the most
// people at the largest table. `npm run keyed` plays matches of any game to their end; first-match.test.ts begins each
// game.

type Played = readonly [game: string, seats: number, columns: number, rows: number, shows: string];

test.concurrent.each<Played>([
  ['starcraft', 2, 80, 23, 'Galaxy'],
  ['space-empires', 6, 120, 40, 'Map 2'],
])(
  '%s with %i people at %ix%i is begun on the home screen and played by keys, and every question stands on the screen',
  async (game, seats, columns, rows, shows) => {
    const wanted = 2;
    let looked = 0;
    const { match, answers, frame } = await playByKeys({
      ...{ game, seats, columns, rows, most: wanted },
      look: () => {
        looked += 1;
      },
    });
    expect(match.start.seats).toHaveLength(seats);
    expect(answers).toBe(wanted);
    expect(looked).toBe(wanted + 1);
    expect(frame).toContain(shows);
  },
  120_000,
);
