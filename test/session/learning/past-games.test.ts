import { expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { countedChoices, pastGameOf, pastRecord } from '../../../src/session/learning/past-games.ts';

/** A concession takes effect when what is asked just now is answered. */
function givenOut(match: Match): void {
  const random = seededRandom('past');
  for (let { decision } = match; decision !== null; decision = match.decision)
    match.answer(decision.n, randomAnswer(decision, random));
}

test('games alone are counted by scenario and difficulty, with what is usual where nothing was chosen', () => {
  expect(countedChoices(spaceEmpires, { scenario: 'solo-aliens', raiders: 'yes' })).toEqual({
    scenario: 'solo-aliens',
    difficulty: 'easy',
  });
  expect(countedChoices(starcraft, {})).toEqual({});
});

test('a match of one seat is kept when it has ended: what was chosen, whether it was won, and when it ended', () => {
  const start = { options: { scenario: 'solo-machines-small', difficulty: 'hard' }, seats: [{ name: 'Ann' }] };
  const match = spaceEmpires.start({ ...start, seed: 'past' });
  expect(pastGameOf(spaceEmpires, match, ['human'], [0])).toBeNull();
  match.concede(0);
  givenOut(match);
  // From then on the program answers.
  expect(pastGameOf(spaceEmpires, match, ['human'], [])).toEqual({
    seed: 'past',
    choices: { scenario: 'solo-machines-small', difficulty: 'hard' },
    won: false,
    round: 1,
  });
  const two = starcraft.start({ seats: [{ name: 'A' }, { name: 'B' }], seed: 'past' });
  two.concede(0);
  givenOut(two);
  expect(two.outcome).not.toBeNull();
  expect(pastGameOf(starcraft, two, ['human', 'human'], [1])).toBeNull();
  expect(pastGameOf(spaceEmpires, match, ['bot'], [])).toBeNull();
});

test('nothing is said where nothing was played, and no victory is the quickest where there is none', () => {
  const lost = { seed: 'a', choices: { scenario: 'x', difficulty: 'y' }, won: false, round: 9 };
  expect(pastRecord([lost], { scenario: 'x', difficulty: 'z' })).toBeNull();
  expect(pastRecord([lost], { scenario: 'x' })).toEqual({ played: 1, won: 0, quickest: null, last: lost });
});
