import { describe, expect, test } from 'vitest';
import { empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { answeringOf } from '../../../oracles/answering.ts';
import { deskAt } from '../../desk-at.tsx';
import { sessionOf } from '../../../session/session-of.ts';

/** Three seats of the fake game, on which these people sit. */
const three = (persons: readonly number[]) =>
  ({
    game: 'fake',
    new: {
      setting: {
        seats: ['Ann', 'Bob', 'Cyd'].map(name => ({ name })),
        options: { rounds: 'one' },
        seed: 'people',
      },
      players: ['human', 'human', 'human'],
      persons,
    },
  }) as const;

describe('the screen between two people', () => {
  test('names the person, and the seat where that has another name', async () => {
    const { press, frame } = await deskAt({ start: three([0, 1, 0]) });
    await press('enter', '1', '1');
    expect(frame()).toContain('BOB');
    await press('enter', '1', '1');
    expect(frame()).toContain('Pass the keyboard to');
    expect(frame()).toContain('ANN, for CYD');
    expect(frame()).toContain('Ann, press Enter when only you see the screen.');
  });

  test('does not come between two seats of one person', async () => {
    const { press, frame } = await deskAt({ start: three([0, 0, 2]) });
    await press('enter', '1', '1');
    expect(frame()).not.toContain('Pass the keyboard to');
    expect(frame()).toContain('SECRET');
    await press('1', '1');
    expect(frame()).toContain('CYD');
  });

  test('never comes where one person plays all seats', async () => {
    const { frame } = await deskAt({ start: three([0, 0, 0]) });
    expect(frame()).not.toContain('press Enter when only you see');
    expect(frame()).toContain('SECRET');
  });
});

test('SE-23.5 two people with an empire on each map hand over to each other only, and each writes both sheets in one sitting', () => {
  const persons = [0, 1, 0, 1];
  const match = spaceEmpires.start({
    seats: ['Ann', 'Bob', 'Cyd', 'Dan'].map(name => ({ name })),
    options: { scenario: 'epic-4-normal', pairs: true, quickStart: true, cycles: 1 },
    seed: 'two empires',
  });
  const { session } = sessionOf({ game: spaceEmpires, match, persons, settings: { speed: 'instant' } });
  const bot = answeringOf(empiresBot);
  const random = seededRandom('players');
  const writers: number[] = [];
  let [handOvers, before]: [number, number | null] = [0, null];
  while (match.decision !== null) {
    const { seat, kind } = match.decision;
    const person = persons[seat] ?? -1;
    if (session.hotSeat.picture().show === 'hand-over') {
      // Between two questions of one person the screen is open only where others looked on.
      if (kind === 'sheet.row') expect(person).not.toBe(before);
      handOvers += 1;
      session.hotSeat.sitDown();
      session.hotSeat.goOn();
    }
    if (kind === 'sheet.row' && writers.at(-1) !== seat) writers.push(seat);
    before = person;
    session.answer(bot(match.decision, random, match));
  }
  expect(handOvers).toBeGreaterThan(3);
  expect(writers).toHaveLength(4);
  expect(writers.map(seat => persons[seat])).toEqual(
    [writers[0], writers[0], writers[2], writers[2]].map(seat => persons[seat ?? 0]),
  );
  expect(persons[writers[0] ?? 0]).not.toBe(persons[writers[2] ?? 0]);
});
