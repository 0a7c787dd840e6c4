import { expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { Tally } from '../../fuzz/tally.ts';
import { empiresFuzz } from './coverage.ts';
import { settingFor } from './oracles/matches.ts';

test.each([
  ['also when more was told than all may read', 4, '4p-normal'],
  ['also when nobody answers after it', 2, '2p-small'],
])('a concession is counted, %s', (_, seats, scenario) => {
  const match = spaceEmpires.start(settingFor(seats, 'counted', { scenario }));
  const tally = new Tally(empiresFuzz.uses);
  const watch = empiresFuzz.watch(match, tally);
  const random = seededRandom('counted');
  const [first, last] = [() => match.logEnd('spectator') < match.logBounds.to, () => match.seatsIn.length < seats];
  for (const isSo of [first, last]) {
    for (let { decision } = match; decision !== null && !isSo(); decision = match.decision) {
      const answer = randomAnswer(decision, random);
      match.answer(decision.n, answer);
      watch.after(answer);
    }
    if (isSo === first) match.concede(1);
  }
  if (match.decision === null) watch.ended();
  expect(tally.count('moment', 'a seat gives up').used).toBe(1);
});
